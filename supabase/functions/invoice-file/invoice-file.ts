import * as z from 'zod/mini';
import type { InvoiceFormat } from '../_shared/contracts/invoice-file.ts';
import { dollars } from '../_shared/domain/numbers/amount.ts';
import { CURRENCIES } from '../_shared/domain/numbers/money.ts';
import { CRLF, CSV_BOM, csvText } from '../_shared/domain/text/write-csv.ts';

/** The format of the content that the writers of the files know. */
const VERSION = 1;

/** The contents of an invoice's files (`private.invoice_content`), frozen by its export; dates are yyyy-mm-dd. */
const invoiceContentSchema = z.object({
  version: z.literal(VERSION),
  number: z.string(),
  invoiced_on: z.string(),
  /** Null without an offer. */
  due_on: z.nullable(z.string()),
  load_number: z.string(),
  po_number: z.nullable(z.string()),
  bol_number: z.nullable(z.string()),
  bill_to: z.string(),
  consignor: z.nullable(z.string()),
  consignee: z.nullable(z.string()),
  shipped_on: z.nullable(z.string()),
  origin: z.string(),
  destination: z.string(),
  packages: z.nullable(z.int()),
  commodity: z.nullable(z.string()),
  weight_lbs: z.nullable(z.int()),
  route: z.nullable(z.string()),
  carrier: z.string(),
  remit_to: z.string(),
  currency: z.enum(CURRENCIES),
  total_cents: z.int(),
  lines: z.array(
    z.object({
      place: z.int(),
      description: z.string(),
      evidence: z.string(),
      quantity: z.number(),
      unit: z.string(),
      rate_cents: z.int(),
      amount_cents: z.int(),
    }),
  ),
});
export type InvoiceContent = z.output<typeof invoiceContentSchema>;

const versionSchema = z.object({ version: z.literal(VERSION) });

/**
 * An invoice's stored content; null if its format has a version that the writers don't know.
 *
 * @throws ZodError when a content of a known version has another shape.
 */
export const readInvoiceContent = (content: unknown): InvoiceContent | null =>
  versionSchema.safeParse(content).success ? invoiceContentSchema.parse(content) : null;

type InvoiceLine = InvoiceContent['lines'][number];

/** Numbers and dates, which are no formulas. */
const plain = (value: string | number | null) => String(value ?? '');
const text = (value: string | null) => csvText(value ?? '');

type CsvColumn = readonly [
  header: string,
  cell: (invoice: InvoiceContent, line: InvoiceLine) => string,
];
const CSV_COLUMNS: readonly CsvColumn[] = [
  ['Invoice', ({ number }) => number],
  ['Invoice date', ({ invoiced_on: day }) => day],
  ['Due date', ({ due_on: day }) => plain(day)],
  ['Load', ({ load_number: number }) => number],
  ['PO', ({ po_number: number }) => text(number)],
  ['BOL', ({ bol_number: number }) => text(number)],
  ['Bill to', ({ bill_to: name }) => text(name)],
  ['Consignor', ({ consignor }) => text(consignor)],
  ['Consignee', ({ consignee }) => text(consignee)],
  ['Date of shipment', ({ shipped_on: day }) => plain(day)],
  ['Origin', ({ origin }) => text(origin)],
  ['Destination', ({ destination }) => text(destination)],
  ['Packages', ({ packages }) => plain(packages)],
  ['Description of freight', ({ commodity }) => text(commodity)],
  ['Weight lb', ({ weight_lbs: pounds }) => plain(pounds)],
  ['Route', ({ route }) => plain(route)],
  ['Carrier', ({ carrier }) => text(carrier)],
  ['Transfer points', () => 'None'],
  ['Remit to', ({ remit_to: address }) => text(address)],
  ['Line', (_, { place }) => plain(place)],
  ['Item', (_, { description }) => text(description)],
  ['Details', (_, { evidence }) => text(evidence)],
  ['Quantity', (_, { quantity }) => plain(quantity)],
  ['Unit', (_, { unit }) => unit],
  ['Rate', (_, { rate_cents: cents }) => dollars(cents)],
  ['Amount', (_, { amount_cents: cents }) => dollars(cents)],
  ['Currency', ({ currency }) => currency],
  ['Invoice total', ({ total_cents: cents }) => dollars(cents)],
];

/** A row per billed line; every row repeats what 49 CFR 373.103 requires. */
function csvFile(invoice: InvoiceContent): string {
  const rows = [
    CSV_COLUMNS.map(([header]) => header),
    ...invoice.lines.map((line) => CSV_COLUMNS.map(([, cell]) => cell(invoice, line))),
  ];
  return CSV_BOM + rows.map((row) => row.join(',') + CRLF).join('');
}

/**
 * A text field of an IIF file: one line of plain ASCII without quotes and formulas. QuickBooks Desktop reads
 * tabs, quotes and line breaks as structure, and no Unicode.
 */
function iifText(value: string | null, length = 200): string {
  const ascii = (value ?? '')
    .replaceAll(/[“”″‘’′]/gu, "'")
    .replaceAll(/[–—−]/gu, '-')
    .replaceAll('×', 'x')
    .replaceAll(/[\t\r\n]/gu, ' ')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/gu, '')
    // After NFKD, which turns a full-width quote into one.
    .replaceAll('"', "'")
    .replaceAll(/[^ -~]/gu, '?');
  return (/^ *[=+@-]/u.test(ascii) ? `'${ascii}` : ascii).slice(0, length);
}

const iifDay = (day: string | null) => (day ?? '').replace(/^(\d{4})-(\d\d)-(\d\d)$/u, '$2/$3/$1');

/** For QuickBooks Desktop: one TRNS, one SPL per billed line, ENDTRNS; the amounts add up to zero. */
function iifFile(invoice: InvoiceContent): string {
  const { currency, lines, total_cents: total } = invoice;
  const day = iifDay(invoice.invoiced_on);
  const name = iifText(invoice.bill_to, 41);
  // QuickBooks allows 11 characters for the invoice number.
  const number = invoice.number.slice(2).slice(-11);
  // QuickBooks needs a separate receivables account for each currency.
  const account = currency === 'USD' ? 'Accounts Receivable' : `Accounts Receivable - ${currency}`;
  const memo = `${invoice.load_number}, ${invoice.origin} to ${invoice.destination}`;
  const po = iifText(invoice.po_number, 25);
  const rows = [
    '!TRNS TRNSTYPE DATE ACCNT NAME AMOUNT DOCNUM MEMO PONUM DUEDATE'.split(' '),
    '!SPL TRNSTYPE DATE ACCNT NAME AMOUNT DOCNUM MEMO QNTY PRICE'.split(' '),
    ['!ENDTRNS'],
    [
      'TRNS',
      'INVOICE',
      day,
      account,
      name,
      dollars(total),
      number,
      iifText(memo),
      po,
      iifDay(invoice.due_on),
    ],
    ...lines.map(({ description, evidence, quantity, rate_cents: rate, amount_cents: amount }) => {
      const item = iifText(evidence === '' ? description : `${description}, ${evidence}`);
      return [
        'SPL',
        'INVOICE',
        day,
        'Freight Income',
        name,
        dollars(-amount),
        number,
        item,
        plain(-quantity),
        dollars(rate),
      ];
    }),
    ['ENDTRNS'],
  ];
  return rows.map((row) => row.join('\t') + CRLF).join('');
}

const WRITERS = { csv: csvFile, iif: iifFile } as const;

/**
 * The text of an invoice's file, byte order mark included. Only from its content, so that every download is the
 * same: don't change what it writes for a content that may have been exported.
 */
export const invoiceFile = (content: InvoiceContent, format: InvoiceFormat): string =>
  WRITERS[format](content);

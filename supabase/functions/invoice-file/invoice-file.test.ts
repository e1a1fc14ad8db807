import { describe, expect, it } from 'vitest';
import { type InvoiceContent, invoiceFile } from './invoice-file.ts';
import { readRows } from '../_shared/domain/text/parse-csv.ts';

const LINE = {
  place: 1,
  description: 'Linehaul, Dayton to Laredo',
  evidence: '',
  quantity: 100,
  unit: 'mile',
  rate_cents: 985,
  amount_cents: 98_500,
};
const anInvoice = (parts: Partial<InvoiceContent> = {}): InvoiceContent => ({
  version: 1,
  number: 'I-2026-00001',
  invoiced_on: '2026-11-28',
  due_on: '2026-12-28',
  load_number: 'L-2026-00008',
  po_number: '00123',
  bol_number: '-7 “B”',
  bill_to: '=cmd|calc "Café" – Freight Brokers and Forwarders 🚚',
  consignor: '+A1',
  consignee: 'Tulsa Works',
  shipped_on: '2026-12-01',
  origin: 'Dayton, OH',
  destination: 'Laredo, TX',
  packages: 2,
  commodity: '@SUM(A1), "B"',
  weight_lbs: 76_400,
  route: 'OH-KY-TN-AR-TX',
  carrier: 'Gem City Heavy Haul',
  remit_to: '100 Main St, Dayton, OH 45402',
  currency: 'USD',
  total_cents: 463_083,
  lines: [
    LINE,
    {
      ...LINE,
      place: 2,
      description: '=Escort "North–South" × 2, Ünal',
      quantity: 2.5,
      unit: 'day',
      rate_cents: 133_333,
      amount_cents: 333_333,
    },
    {
      ...LINE,
      place: 3,
      description: 'Detention at pickup',
      evidence: 'In 8:00, out 13:00',
      quantity: 2.5,
      unit: 'hour',
      rate_cents: 12_500,
      amount_cents: 31_250,
    },
  ],
  ...parts,
});
const CANCELED = anInvoice({
  due_on: null,
  po_number: null,
  bol_number: null,
  consignor: null,
  consignee: null,
  shipped_on: null,
  packages: null,
  commodity: null,
  weight_lbs: null,
  route: null,
});

// Bookkeepers have these files: a download must be the same in every release.
describe('the bytes of an exported invoice', () => {
  it('the CSV file has these bytes', () => {
    const common =
      `I-2026-00001,2026-11-28,2026-12-28,L-2026-00008,00123,'-7 “B”,` +
      `"'=cmd|calc ""Café"" – Freight Brokers and Forwarders 🚚",'+A1,Tulsa Works,2026-12-01,` +
      `"Dayton, OH","Laredo, TX",2,"'@SUM(A1), ""B""",76400,OH-KY-TN-AR-TX,Gem City Heavy Haul,None,` +
      '"100 Main St, Dayton, OH 45402",';
    expect(invoiceFile(anInvoice(), 'csv')).toBe(
      '\uFEFFInvoice,Invoice date,Due date,Load,PO,BOL,Bill to,Consignor,Consignee,Date of shipment,Origin,' +
        'Destination,Packages,Description of freight,Weight lb,Route,Carrier,Transfer points,Remit to,' +
        'Line,Item,Details,Quantity,Unit,Rate,Amount,Currency,Invoice total\r\n' +
        `${common}1,"Linehaul, Dayton to Laredo",,100,mile,9.85,985.00,USD,4630.83\r\n` +
        `${common}2,"'=Escort ""North–South"" × 2, Ünal",,2.5,day,1333.33,3333.33,USD,4630.83\r\n` +
        `${common}3,Detention at pickup,"In 8:00, out 13:00",2.5,hour,125.00,312.50,USD,4630.83\r\n`,
    );
  });

  it('the IIF file has these bytes', () => {
    const start = 'INVOICE\t11/28/2026';
    const name = "'=cmd|calc 'Cafe' - Freight Brokers and F";
    const split = `SPL\t${start}\tFreight Income\t${name}`;
    expect(invoiceFile(anInvoice(), 'iif')).toBe(
      '!TRNS\tTRNSTYPE\tDATE\tACCNT\tNAME\tAMOUNT\tDOCNUM\tMEMO\tPONUM\tDUEDATE\r\n' +
        '!SPL\tTRNSTYPE\tDATE\tACCNT\tNAME\tAMOUNT\tDOCNUM\tMEMO\tQNTY\tPRICE\r\n!ENDTRNS\r\n' +
        `TRNS\t${start}\tAccounts Receivable\t${name}\t4630.83\t2026-00001\t` +
        'L-2026-00008, Dayton, OH to Laredo, TX\t00123\t12/28/2026\r\n' +
        `${split}\t-985.00\t2026-00001\tLinehaul, Dayton to Laredo\t-100\t9.85\r\n` +
        `${split}\t-3333.33\t2026-00001\t'=Escort 'North-South' x 2, Unal\t-2.5\t1333.33\r\n` +
        `${split}\t-312.50\t2026-00001\tDetention at pickup, In 8:00, out 13:00\t-2.5\t125.00\r\n` +
        'ENDTRNS\r\n',
    );
  });
});

it('an invoice leaves unknown facts of a canceled load blank', () => {
  expect(invoiceFile(CANCELED, 'csv')).toContain(
    `\r\nI-2026-00001,2026-11-28,,L-2026-00008,,,"'=cmd|calc ""Café"" – Freight Brokers and Forwarders 🚚",` +
      ',,,"Dayton, OH","Laredo, TX",,,,,Gem City Heavy Haul,None,',
  );
  expect(invoiceFile(CANCELED, 'iif')).toContain('Dayton, OH to Laredo, TX\t\t\r\n');
});

// Whatever people type: our own values can't be formulas.
const typed = (text: string) =>
  anInvoice({
    po_number: text,
    bol_number: text,
    bill_to: text,
    consignor: text,
    consignee: text,
    origin: text,
    destination: text,
    commodity: text,
    carrier: text,
    remit_to: text,
    lines: [{ ...LINE, description: text, evidence: text }],
  });

describe.each([
  '=1+1',
  '+1',
  '-2+3',
  '@SUM(A1)',
  '  =1+1',
  '\t=1+1',
  '\r\n=1+1',
  '＝1+1',
  '＂=\t"',
])('the text %j', (text) => {
  it('a typed text is neither a formula nor another cell of the CSV', () => {
    const [header, row, ...more] = [...readRows(invoiceFile(typed(text), 'csv'), ',')];
    expect(more).toEqual([]);
    expect(row).toHaveLength(header?.length ?? 0);
    const isFormula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
    expect(row?.filter((cell) => isFormula.test(cell))).toEqual([]);
  });

  it('a typed text is neither a formula nor another field of the IIF', () => {
    const file = invoiceFile(typed(text), 'iif');
    expect(file).toMatch(/^[\x20-\x7E\t\r\n]*$/u);
    expect(file).not.toContain('"');
    const rows = file.split('\r\n').map((line) => line.split('\t'));
    expect(rows.map(({ length }) => length)).toEqual([10, 10, 1, 10, 10, 1, 1]);
    const texts = [rows[3]?.[4], rows[3]?.[7], rows[3]?.[8], rows[4]?.[4], rows[4]?.[7]];
    expect(texts.filter((field) => /^ *[=+@-]/u.test(field ?? ''))).toEqual([]);
  });
});

import { PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib';
import fontkit from '@cantoo/fontkit';
import { COMPANY_CONTACT } from '../domain/company.ts';
import { formatCents } from '../domain/numbers/money.ts';
import {
  assumptionsOf,
  exclusionsOf,
  lineDetail,
  MEASURE_NOTE,
  type Offer,
  offerTime,
  offerTitle,
  termsOf,
} from '../contracts/offer.ts';
import { ARCHIVO_BOLD } from './archivo-bold.ts';
import { ARCHIVO_REGULAR } from './archivo-regular.ts';
import { NOTO_SANS_REGULAR } from './noto-sans-regular.ts';
import { PLACEHOLDER, Typeface } from './typeface.ts';

/** US Letter, in points. */
const WIDTH = 612;
const HEIGHT = 792;
const MARGIN = 54;
const FOOTER = 60;
const INK = rgb(0.06, 0.07, 0.08);
const MUTED = rgb(0.29, 0.27, 0.24);
const LINE = rgb(0.79, 0.76, 0.7);
const AMBER = rgb(1, 0.706, 0.039);
const CENTER = 320;

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

interface Style {
  size?: number;
  font?: Typeface;
  color?: ReturnType<typeof rgb>;
}

/** Writes top to bottom and starts a new page where one is full. */
class Writer {
  readonly pages: PDFPage[] = [];
  #y = 0;
  readonly #document: PDFDocument;
  readonly #font: Typeface;

  constructor(document: PDFDocument, font: Typeface) {
    this.#document = document;
    this.#font = font;
    this.#addPage();
  }

  #addPage(): void {
    this.pages.push(this.#document.addPage([WIDTH, HEIGHT]));
    this.#y = HEIGHT - MARGIN;
  }

  get #page(): PDFPage {
    const page = this.pages.at(-1);
    if (page === undefined) throw new Error('A PDF has at least one page.');
    return page;
  }

  /** Starts a new page unless so many points are left. */
  need(points: number): void {
    if (this.#y - points < FOOTER + MARGIN / 2) this.#addPage();
  }

  space(points: number): void {
    this.#y -= points;
  }

  rule(color = LINE, thickness = 0.75): void {
    const y = this.#y;
    this.#page.drawLine({
      start: { x: MARGIN, y },
      end: { x: WIDTH - MARGIN, y },
      thickness,
      color,
    });
  }

  /** Text that wraps between two edges. */
  text(
    text: string,
    { size = 10, font = this.#font, color = INK }: Style = {},
    [left, right]: readonly [number, number] = [MARGIN, WIDTH - MARGIN],
  ): void {
    for (const line of font.wrap(text, size, right - left)) {
      this.need(size * 1.45);
      this.#y -= size * 1.45;
      drawLine(this.#page, line, { x: left, y: this.#y + size * 0.35, size, font, color });
    }
  }

  /** A row with text left and right; the right one is on the first line. */
  row(left: string, right: string, style: Style = {}, detail = ''): void {
    const { size = 10, font = this.#font, color = INK } = style;
    this.need(size * 1.45 + (detail === '' ? 0 : 12));
    const top = this.#y;
    const page = this.#page;
    const width = font.width(right, size);
    drawLine(page, right, {
      x: WIDTH - MARGIN - width,
      y: top - size * 1.1,
      size,
      font,
      color,
    });
    this.text(left, style, [MARGIN, WIDTH - MARGIN - Math.max(width, 80) - 16]);
    if (detail !== '') {
      this.text(detail, { size: 8.5, color: MUTED }, [MARGIN, WIDTH - MARGIN - 110]);
    }
  }

  /** Names left, values in a column beside them. */
  facts(rows: readonly (readonly [string, string])[]): void {
    for (const [name, value] of rows) {
      this.need(15);
      const top = this.#y;
      this.text(name, { color: MUTED }, [MARGIN, MARGIN + 150]);
      const below = this.#y;
      this.#y = top;
      this.text(value, {}, [MARGIN + 160, WIDTH - MARGIN]);
      this.#y = Math.min(below, this.#y);
    }
  }

  heading(text: string, font: Typeface): void {
    this.space(14);
    this.need(50);
    this.text(text, { size: 12, font });
    this.space(3);
  }
}

interface Place extends Required<Style> {
  x: number;
  y: number;
}

function drawLine(page: PDFPage, line: string, { x, font: typeface, ...place }: Place): void {
  let left = x;
  for (const { text, font } of typeface.runs(line)) {
    page.drawText(text, { ...place, x: left, font });
    left += font.widthOfTextAtSize(text, place.size);
  }
}

/**
 * The PDF of an offer on US Letter, with the numbers of the page and the email. The same offer gives the
 * same bytes: its dates are the offer's, and it doesn't say how the offer was answered.
 */
export async function offerPdf(offer: Offer, customerName: string): Promise<Uint8Array> {
  const { name: company, phones, address } = COMPANY_CONTACT;
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  const embed = (font: string) => document.embedFont(fromBase64(font), { subset: true });
  const other = await embed(NOTO_SANS_REGULAR);
  const regular = new Typeface(await embed(ARCHIVO_REGULAR), other);
  // Only our own texts are bold.
  const bold = new Typeface(await embed(ARCHIVO_BOLD), other);
  const isDraft = offer.status === 'draft';
  const title = `Offer ${offer.number}, version ${String(offer.version)}`;
  const made = new Date(offer.sent_at ?? offer.now);
  document.setTitle(`${title}${isDraft ? ' (draft)' : ''}`, { showInWindowTitleBar: true });
  document.setAuthor(company);
  document.setSubject(offerTitle(offer));
  document.setProducer(company);
  document.setCreator(company);
  document.setLanguage('en-US');
  document.setCreationDate(made);
  document.setModificationDate(made);

  const page = new Writer(document, regular);
  const money = (amount: number) => formatCents(amount, offer.currency);
  page.text(company, { size: 11, font: bold });
  page.text(
    `${address.street}, ${address.city}, ${address.regionCode} ${address.postalCode}. Dispatch ${phones.dispatch.display}`,
    { size: 9, color: MUTED },
  );
  page.space(10);
  page.rule(AMBER, 3);
  page.space(14);
  page.text(`${title}${isDraft ? ', draft' : ''}`, { size: 18, font: bold });
  page.text(offerTitle(offer), { size: 12 });
  page.space(8);
  page.facts([
    ['For', customerName],
    ['Request', offer.reference],
    ...(offer.sent_at === null ? [] : [['Sent', offerTime(offer.sent_at)] as const]),
    ...(offer.valid_until === null ? [] : [['Valid until', offerTime(offer.valid_until)] as const]),
  ]);
  if (offer.message !== '') {
    page.space(8);
    page.text(offer.message);
  }

  page.heading('Price', bold);
  page.rule();
  for (const line of offer.lines) {
    page.space(4);
    const amount = line.amount_cents === null ? '–' : money(line.amount_cents);
    page.row(line.description, amount, {}, lineDetail(line, offer.currency));
    page.space(3);
    page.rule();
  }
  page.space(4);
  if (offer.pass_through_cents > 0) {
    page.row('Fixed price', money(offer.fixed_cents), { color: MUTED });
    page.row('Billed at cost, estimate', money(offer.pass_through_cents), { color: MUTED });
  }
  page.row(`Total, ${offer.currency}`, money(offer.total_cents), { size: 13, font: bold });

  page.heading('The load this price assumes', bold);
  page.facts(assumptionsOf(offer));
  page.space(4);
  page.text(MEASURE_NOTE, { size: 9, color: MUTED });

  page.heading('Terms', bold);
  page.facts([...termsOf(offer), ['Terms version', offer.terms_version]]);

  const excluded = exclusionsOf(offer);
  if (excluded.length > 0) {
    page.heading('Not included', bold);
    for (const text of excluded) page.text(`• ${text}`);
  }

  if (regular.hasGaps || bold.hasGaps) {
    page.space(14);
    page.text(`${PLACEHOLDER} stands for a character that this PDF can’t show.`, {
      size: 9,
      color: MUTED,
    });
  }

  for (const [index, pdfPage] of page.pages.entries()) {
    const count = `${offer.number} v${String(offer.version)}   Page ${String(index + 1)} of ${String(page.pages.length)}`;
    const place = { y: FOOTER / 2, size: 8.5, font: regular, color: MUTED };
    drawLine(pdfPage, count, { ...place, x: MARGIN });
    const note = 'Accept or decline with the link in our email.';
    drawLine(pdfPage, note, { ...place, x: CENTER });
  }
  return document.save({ updateFieldAppearances: false });
}

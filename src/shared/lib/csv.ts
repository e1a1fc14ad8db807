/** What a cell can hold; `null` is an empty one. */
export type CsvValue = string | number | boolean | null;

/** A column of a CSV file, and what of a row stands in it. */
export interface CsvColumn<Row> {
  header: string;
  value: (row: Row) => CsvValue;
}

/** Ends a record (RFC 4180, section 2). */
const CRLF = '\r\n';

/** Without it Excel takes UTF-8 for the code page of the machine. */
export const CSV_BOM = '\uFEFF';

/**
 * What a spreadsheet would run instead of showing: `=`, `+`, `-`, `@`, their wide forms, and the
 * white space and control characters some of them skip to get there (OWASP, CSV Injection).
 */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/u;

function cell(value: CsvValue): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * One record of a CSV file with its line end (RFC 4180). Text that would be a formula gets an
 * apostrophe in front; numbers stay numbers.
 */
export function csvRecord(values: readonly CsvValue[]): string {
  return values.map(cell).join(',') + CRLF;
}

/** The records of these rows. */
export function csvRecords<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return rows.map((row) => csvRecord(columns.map(({ value }) => value(row)))).join('');
}

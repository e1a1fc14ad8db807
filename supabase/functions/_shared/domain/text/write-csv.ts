/** Value of a cell; `null` is an empty cell. */
export type CsvValue = string | number | boolean | null;

/** A column of a CSV file. */
export interface CsvColumn<Row> {
  header: string;
  value: (row: Row) => CsvValue;
}

/** Ends a record (RFC 4180, section 2). */
export const CRLF = '\r\n';

/** Without it Excel reads the file in the machine's code page instead of UTF-8. */
export const CSV_BOM = '\uFEFF';

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';

/**
 * Text a spreadsheet would run as a formula: `=`, `+`, `-`, `@` and their full-width forms, also
 * after white space and control characters that some programs skip (OWASP, CSV Injection).
 */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/**
 * Text that a spreadsheet would change into a number or a date: `00123`, `1E10`, a long number, `12-6`, `3/4`,
 * `Mar 1`. A full date stays a date.
 */
const CHANGED = new RegExp(
  [
    String.raw`^\s*(?:0\d+|\d{12,}|\d+(?:\.\d*)?e[+-]?\d+|\d{1,2}[-/]\d{1,4}|\d{1,2}([-/])\d{1,2}\1\d{1,4}`,
    String.raw`(?:${MONTHS})[a-z]*[-/ ]?\d{1,4}|\d{1,4}[-/ ]?(?:${MONTHS})[a-z]*)\s*$`,
  ].join('|'),
  'iu',
);
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/u;

const quoted = (text: string): string =>
  NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A cell with this text. Text that looks like a formula is prefixed with an apostrophe. */
export const csvText = (text: string): string => quoted(FORMULA.test(text) ? `'${text}` : text);

function cell(value: CsvValue): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  return CHANGED.test(value) && !FORMULA.test(value) ? quoted(`\t${value}`) : csvText(value);
}

/**
 * One record of a CSV file with its line end (RFC 4180). Text that looks like a formula is prefixed
 * with an apostrophe, and text that a spreadsheet would change with a tab, which no one sees; numbers stay
 * numbers.
 */
export function csvRecord(values: readonly CsvValue[]): string {
  return values.map(cell).join(',') + CRLF;
}

/** One record for each row. */
export function csvRecords<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return rows.map((row) => csvRecord(columns.map(({ value }) => value(row)))).join('');
}

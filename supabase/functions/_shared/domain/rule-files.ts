import { decodeText, type DecodedText } from './text/decode-text.ts';
import { readTable } from './text/parse-csv.ts';

/** The columns of a file of rules, in the order of an export. */
export const RULE_COLUMNS = [
  'state',
  'country',
  'rule',
  'value',
  'unit',
  'comparison',
  'road_class',
  'condition_note',
  'certainty',
  'as_of',
  'source_id',
  'conflicts',
] as const;
/** The columns of a file of sources, in the order of an export. */
export const SOURCE_COLUMNS = [
  'source_id',
  'title',
  'publisher',
  'kind',
  'url',
  'as_of',
  'retrieved',
] as const;

/** A row of a file with its line number. */
export interface ImportRow {
  readonly line: number;
  readonly [column: string]: string | number;
}
export interface ImportRows {
  readonly rules: readonly ImportRow[];
  readonly sources: readonly ImportRow[];
}

/** A file that can't be imported. The message is a sentence for the user. */
export class RuleFileError extends Error {
  override readonly name = 'RuleFileError';
}

/** `private.check_import` has the same limits and raises the same text. */
const MAX_ROWS = { rules: 5000, sources: 2000 } as const;
const TOO_MANY_ROWS = 'The file has too many rows: import at most 5,000 rules and 2,000 sources.';
/** More than as many rows of the greatest length have, even in UTF-16. */
const MAX_BYTES = 20_000_000;

/**
 * Export adds an apostrophe before anything a spreadsheet would run as a formula, and a tab before what it would
 * change into a number or a date.
 */
const unescape = (text: string) => text.replace(/^\t|^'(?=[\s\p{Cc}]*[=+\-@＝＋－＠])/u, '');

/**
 * Returns the rows of CSV files of rules and sources. Their headers say which is which.
 *
 * @throws RuleFileError if a file has no rows or too many, or is neither.
 */
export function readRuleFiles(files: readonly { name: string; text: string }[]): ImportRows {
  const result: { rules: ImportRow[]; sources: ImportRow[] } = { rules: [], sources: [] };
  for (const { name, text } of files) {
    let kind: keyof ImportRows | undefined;
    // A row at a time, so that a file with far too many isn't read to its end.
    for (const { line, cells } of readTable(text)) {
      kind ??= kindOf(name, cells);
      if (result[kind].length === MAX_ROWS[kind]) throw new RuleFileError(TOO_MANY_ROWS);
      const values = Object.entries(cells).map(
        ([column, value]) => [column, unescape(value)] as const,
      );
      result[kind].push({ ...Object.fromEntries(values), line });
    }
    if (kind === undefined) throw new RuleFileError(`${name} has no rows.`);
  }
  return result;
}

function kindOf(name: string, cells: Readonly<Record<string, string>>): keyof ImportRows {
  const missing = RULE_COLUMNS.filter((column) => !(column in cells));
  if (missing.length === 0) return 'rules';
  if (SOURCE_COLUMNS.every((column) => column in cells)) return 'sources';
  throw new RuleFileError(`${name} isn’t a file of rules: it has no column ${missing.join(', ')}.`);
}

/** Starts of Excel's own files: `.xlsx` is a ZIP, `.xls` an older container. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/**
 * Returns a file's text, and whether its encoding is a guess.
 *
 * @throws RuleFileError for an Excel workbook, and for a file that is too large to be one of rules.
 */
export async function readRuleText(file: File): Promise<DecodedText> {
  if (file.size > MAX_BYTES) throw new RuleFileError(TOO_MANY_ROWS);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (WORKBOOKS.some((start) => start.every((byte, index) => bytes[index] === byte))) {
    throw new RuleFileError(
      `${file.name} is an Excel workbook. Save it as “CSV UTF-8” and choose that.`,
    );
  }
  return decodeText(bytes);
}

import { parseCsv } from './parse-csv.ts';

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

/** A file that has neither rules nor sources. The message is a sentence for the user. */
export class RuleFileError extends Error {
  override readonly name = 'RuleFileError';
}

/** Excel starts UTF-8 files with it. */
const BOM = /^\uFEFF/u;
/** Export adds an apostrophe before anything a spreadsheet would run as a formula. */
const unescape = (text: string) => text.replace(/^'(?=[\s\p{Cc}]*[=+\-@＝＋－＠])/u, '');

/**
 * Returns the rows of CSV files of rules and sources, told apart by their headers.
 *
 * @throws RuleFileError if a file has no rows, or is neither.
 */
export function readRuleFiles(files: readonly { name: string; text: string }[]): ImportRows {
  const result: { rules: ImportRow[]; sources: ImportRow[] } = { rules: [], sources: [] };
  for (const { name, text } of files) {
    const rows = parseCsv(text.replace(BOM, '')).map((row, index): ImportRow => ({
      ...Object.fromEntries(
        Object.entries(row).map(([column, value]) => [column, unescape(value)]),
      ),
      line: index + 2,
    }));
    const [first] = rows;
    if (first === undefined) throw new RuleFileError(`${name} has no rows.`);
    const missing = RULE_COLUMNS.filter((column) => !(column in first));
    if (missing.length === 0) result.rules.push(...rows);
    else if (SOURCE_COLUMNS.every((column) => column in first)) result.sources.push(...rows);
    else {
      throw new RuleFileError(
        `${name} isn’t a file of rules: it has no column ${missing.join(', ')}.`,
      );
    }
  }
  return result;
}

import { AppError } from '@/shared/lib/app-error';
import { CSV_BOM, csvRecords, type CsvColumn } from '@/shared/lib/csv';
import { parseCsv } from './parse-csv';
import { countryOf, type DeskRule, type DeskSource } from './rule-desk';

const RULE_COLUMNS: readonly CsvColumn<DeskRule>[] = [
  { header: 'state', value: ({ state }) => state },
  { header: 'country', value: ({ state }) => countryOf(state) },
  { header: 'rule', value: ({ rule }) => rule },
  { header: 'value', value: ({ value }) => value },
  { header: 'unit', value: ({ unit }) => unit },
  { header: 'comparison', value: ({ comparison }) => comparison },
  { header: 'road_class', value: ({ road_class }) => road_class },
  { header: 'condition_note', value: ({ condition_note }) => condition_note },
  { header: 'certainty', value: ({ certainty }) => certainty },
  { header: 'as_of', value: ({ as_of }) => as_of },
  { header: 'source_id', value: ({ source_ids }) => source_ids.join(';') },
  { header: 'conflicts', value: ({ is_conflict }) => (is_conflict ? 1 : 0) },
];
const SOURCE_COLUMNS: readonly CsvColumn<DeskSource>[] = [
  { header: 'source_id', value: ({ id }) => id },
  { header: 'title', value: ({ title }) => title },
  { header: 'publisher', value: ({ publisher }) => publisher },
  { header: 'kind', value: ({ kind }) => kind },
  { header: 'url', value: ({ url }) => url },
  { header: 'as_of', value: ({ as_of }) => as_of },
  { header: 'retrieved', value: ({ retrieved_on }) => retrieved_on },
];

const file = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]) =>
  `${CSV_BOM}${columns.map(({ header }) => header).join(',')}\r\n${csvRecords(columns, rows)}`;

/** The rules as a CSV file that can be imported again. */
export const rulesToCsv = (rules: readonly DeskRule[]): string => file(RULE_COLUMNS, rules);
export const sourcesToCsv = (sources: readonly DeskSource[]): string =>
  file(SOURCE_COLUMNS, sources);

/** A row of a file with its line number. */
export interface ImportRow {
  readonly line: number;
  readonly [column: string]: string | number;
}
export interface ImportRows {
  readonly rules: readonly ImportRow[];
  readonly sources: readonly ImportRow[];
}

const headers = (columns: readonly CsvColumn<never>[]) => columns.map(({ header }) => header);
/** Export adds an apostrophe before anything a spreadsheet would run as a formula. */
const unescape = (text: string) => text.replace(/^'(?=[\s\p{Cc}]*[=+\-@＝＋－＠])/u, '');

/**
 * The rows of CSV files of rules and sources, told apart by their headers.
 *
 * @throws AppError with a sentence for the user if a file is neither.
 */
export function readImport(files: readonly { name: string; text: string }[]): ImportRows {
  const result: { rules: ImportRow[]; sources: ImportRow[] } = { rules: [], sources: [] };
  for (const { name, text } of files) {
    const rows = parseCsv(text.replace(CSV_BOM, '')).map((row, index): ImportRow => ({
      ...Object.fromEntries(
        Object.entries(row).map(([column, value]) => [column, unescape(value)]),
      ),
      line: index + 2,
    }));
    const [first] = rows;
    if (first === undefined) throw new AppError('validation', `${name} has no rows.`);
    const has = (columns: readonly string[]) => columns.every((column) => column in first);
    if (has(headers(RULE_COLUMNS))) result.rules.push(...rows);
    else if (has(headers(SOURCE_COLUMNS))) result.sources.push(...rows);
    else {
      const missing = headers(RULE_COLUMNS).filter((column) => !(column in first));
      throw new AppError(
        'validation',
        `${name} isn’t a file of rules: it has no column ${missing.join(', ')}.`,
      );
    }
  }
  return result;
}

/** One change an import would make. */
export interface ImportChange {
  readonly change: 'added' | 'changed' | 'removed';
  readonly before: Omit<DeskRule, 'id'> | null;
  readonly line: number | null;
  readonly after: Omit<DeskRule, 'id'> | null;
}

/** What an import would do, as `preview_rule_import` returns it. */
export interface ImportPreview {
  readonly version: number;
  readonly rejected: readonly { file: 'rules' | 'sources'; line: number; reason: string }[];
  readonly changes: readonly ImportChange[];
  readonly unchanged: number;
  readonly sources: readonly { change: 'added' | 'changed'; id: string }[];
}

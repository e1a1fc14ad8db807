import { RULE_COLUMNS, SOURCE_COLUMNS } from '@domain/rule-files';
import { CSV_BOM, csvRecords, type CsvValue } from '@domain/text/write-csv';
import { countryOf, type CurrentRule, type SourceRecord } from './rules-desk';

type Values<Column extends string, Row> = Readonly<Record<Column, (row: Row) => CsvValue>>;

const RULE_VALUES: Values<(typeof RULE_COLUMNS)[number], CurrentRule> = {
  state: ({ state }) => state,
  country: ({ state }) => countryOf(state),
  rule: ({ rule }) => rule,
  value: ({ value }) => value,
  unit: ({ unit }) => unit,
  comparison: ({ comparison }) => comparison,
  road_class: ({ road_class }) => road_class,
  condition_note: ({ condition_note }) => condition_note,
  certainty: ({ certainty }) => certainty,
  as_of: ({ as_of }) => as_of,
  source_id: ({ source_ids }) => source_ids.join(';'),
  conflicts: ({ is_conflict }) => (is_conflict ? 1 : 0),
};
const SOURCE_VALUES: Values<(typeof SOURCE_COLUMNS)[number], SourceRecord> = {
  source_id: ({ id }) => id,
  title: ({ title }) => title,
  publisher: ({ publisher }) => publisher,
  kind: ({ kind }) => kind,
  url: ({ url }) => url,
  as_of: ({ as_of }) => as_of,
  retrieved: ({ retrieved_on }) => retrieved_on,
};

function file<Column extends string, Row>(
  headers: readonly Column[],
  values: Values<Column, Row>,
  rows: readonly Row[],
): string {
  const columns = headers.map((header) => ({ header, value: values[header] }));
  return `${CSV_BOM}${headers.join(',')}\r\n${csvRecords(columns, rows)}`;
}

/** The rules as a CSV file that can be imported again. */
export const rulesToCsv = (rules: readonly CurrentRule[]): string =>
  file(RULE_COLUMNS, RULE_VALUES, rules);
export const sourcesToCsv = (sources: readonly SourceRecord[]): string =>
  file(SOURCE_COLUMNS, SOURCE_VALUES, sources);

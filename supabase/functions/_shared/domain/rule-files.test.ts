import { expect, it } from 'vitest';
import {
  readRuleFiles,
  readRuleText,
  RULE_COLUMNS,
  RuleFileError,
  SOURCE_COLUMNS,
} from './rule-files';

const file = (name: string, columns: readonly string[], lines: string) => ({
  name,
  text: `\uFEFF${columns.join(',')}\r\n${lines}`,
});

it('a file is recognized as rules or sources, also if an export or Excel wrote it', () => {
  const { rules, sources } = readRuleFiles([
    file('a.csv', SOURCE_COLUMNS, 'gao,"GAO, 2015",GAO,other,,2015-02,2026-11-22\r\n'),
    file('b.csv', RULE_COLUMNS, "TN,US,metro_curfew,'-7 am,text,text,any,,C,,gao,0\r\n"),
  ]);
  expect(sources).toMatchObject([{ line: 2, source_id: 'gao', title: 'GAO, 2015' }]);
  expect(rules).toMatchObject([{ line: 2, state: 'TN', value: '-7 am', conflicts: '0' }]);
});

it.each([
  ['no rows', file('a.csv', RULE_COLUMNS, ''), 'a.csv has no rows.'],
  [
    'other columns',
    file('b.csv', RULE_COLUMNS.slice(0, -1), 'TN\r\n'),
    'b.csv isn’t a file of rules: it has no column conflicts.',
  ],
])('a file with %s is rejected', (_, wrong, message) => {
  expect(() => readRuleFiles([wrong])).toThrow(new RuleFileError(message));
});

it('blank rows are skipped, and the others keep their numbers', () => {
  const lines = ',,,,,,,,,,,\r\nTN,US,metro_curfew,7 am,text,text,any,,C,,gao,0\r\n\r\n';
  expect(readRuleFiles([file('b.csv', RULE_COLUMNS, lines)]).rules).toMatchObject([
    { line: 3, state: 'TN' },
  ]);
});

it('a file from a European Excel is read', () => {
  const text = `${RULE_COLUMNS.join(';').toUpperCase()};\r\nQC;CA;metro_curfew;7 h;text;text;any;Été;C;;"a;b";0;\r\n`;
  expect(readRuleFiles([{ name: 'b.csv', text }]).rules).toMatchObject([
    { line: 2, state: 'QC', condition_note: 'Été', source_id: 'a;b' },
  ]);
});

it.each([6000, 200_000])('a file of %i rows is refused', (count) => {
  const line = `TN,US,metro_curfew,7 am,text,text,any,${'Weekdays only. '.repeat(4)},C,,gao,0\r\n`;
  const big = file('b.csv', RULE_COLUMNS, line.repeat(count));
  expect(() => readRuleFiles([big])).toThrow(
    new RuleFileError('The file has too many rows: import at most 5,000 rules and 2,000 sources.'),
  );
});

it('the rows of all files are counted together', () => {
  const half = (name: string) =>
    file(name, SOURCE_COLUMNS, 'gao,GAO,,other,,,2026-11-22\r\n'.repeat(1001));
  expect(readRuleFiles([half('a.csv')]).sources).toHaveLength(1001);
  expect(() => readRuleFiles([half('a.csv'), half('b.csv')])).toThrow(/too many rows/);
});

it('a huge file is refused before it is read', async () => {
  const huge = new File([], 'b.csv');
  Object.defineProperty(huge, 'size', { value: 30_000_000 });
  huge.arrayBuffer = () => Promise.reject(new Error('It was read.'));
  await expect(readRuleText(huge)).rejects.toThrow(/too many rows/);
});

it('a message says how to save an Excel workbook', async () => {
  const workbook = new File(['PK\u0003\u0004'], 'rules.csv');
  await expect(readRuleText(workbook)).rejects.toThrow(
    new RuleFileError('rules.csv is an Excel workbook. Save it as “CSV UTF-8” and choose that.'),
  );
});

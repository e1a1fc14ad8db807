import { expect, it } from 'vitest';
import { readRuleFiles, RULE_COLUMNS, RuleFileError, SOURCE_COLUMNS } from './rule-files';

const file = (name: string, columns: readonly string[], lines: string) => ({
  name,
  text: `\uFEFF${columns.join(',')}\r\n${lines}`,
});

it('tells rules and sources apart, and reads what an export or Excel wrote', () => {
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
])('rejects a file with %s', (_, wrong, message) => {
  expect(() => readRuleFiles([wrong])).toThrow(new RuleFileError(message));
});

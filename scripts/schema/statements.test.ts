import { expect, it } from 'vitest';
import { splitStatements } from './statements.ts';

const codes = (sql: string) => splitStatements(sql).map(({ code }) => code);

it('statements end at semicolons and have no comments or line breaks', () => {
  expect(codes('-- first;\nSelect 1;\n/* second; */ select\n  2 -- and;\n;')).toEqual([
    'select 1',
    'select 2',
  ]);
});

it('each statement says on which line it starts', () => {
  const sql = "-- a comment\n\nselect 'two\nlines';\nselect 2;\n\n  -- another\n  select 3";

  expect(splitStatements(sql).map(({ line }) => line)).toEqual([3, 5, 8]);
});

it('semicolons in strings and names end no statement, and what strings contain is hidden', () => {
  expect(codes(`select 'a;''b', E'\\';', "c;""D"; select 1`)).toEqual([
    `select '', '', "c;""D"`,
    'select 1',
  ]);
});

it('semicolons in dollar quotes with and without a tag end no statement', () => {
  const [first, second] = splitStatements('do\n$$\nbegin; end $$; select $x$ a; $$ b; $x$');

  expect(first).toEqual({ line: 1, code: 'do $$', body: { sql: '\nbegin; end ', line: 2 } });
  expect(second?.code).toBe('select $$');
});

it('a begin atomic body stays together, with its case expressions', () => {
  const body = 'begin atomic select case when a then 1 end; select 2; end';

  expect(codes(`create function f() returns int ${body}; select 3`)).toEqual([
    `create function f() returns int ${body}`,
    'select 3',
  ]);
});

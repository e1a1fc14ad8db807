import { describe, expect, it } from 'vitest';
import { parseCsv, readTable } from './parse-csv';

const ROW = [{ state: 'QC', note: 'Été, hiver' }];

describe('a CSV text reads the same', () => {
  it.each([
    ['with commas and CRLF', 'state,note\r\nQC,"Été, hiver"\r\n'],
    ['with LF, and no line end at the end', 'state,note\nQC,"Été, hiver"'],
    ['with CR, as from an old Mac', 'state,note\rQC,"Été, hiver"\r'],
    ['with a byte order mark', '\uFEFFstate,note\r\nQC,"Été, hiver"\r\n'],
    ['with semicolons, as from a European Excel', 'state;note\r\nQC;Été, hiver\r\n'],
    ['with a line that names the separator', 'sep=;\r\nstate;note\r\nQC;Été, hiver\r\n'],
    ['with tabs, as Excel’s Unicode Text', 'state\tnote\r\nQC\t"Été, hiver"\r\n'],
    ['with every cell quoted', '"state","note"\r\n"QC","Été, hiver"\r\n'],
    ['with trailing empty columns', 'state,note,,\r\nQC,"Été, hiver",,\r\n'],
    ['with a trailing empty column on some rows', 'state,note\r\nQC,"Été, hiver",\r\n'],
    ['with its header in another case', 'State, NOTE \r\nQC,"Été, hiver"\r\n'],
    ['with blank rows', '\r\n,\r\nstate,note\r\n,,\r\nQC,"Été, hiver"\r\n\r\n ,\r\n'],
  ])('%s', (_, text) => {
    expect(parseCsv(text)).toEqual(ROW);
  });
});

describe('a cell', () => {
  it.each([
    ['"a ""b"" c"', 'a "b" c'],
    ['""', ''],
    ['"a\r\nb"', 'a\r\nb'],
    ['"a"b', 'ab'],
    ['5" deck', '5" deck'],
    ['"never closed', 'never closed,1'],
  ])('%j is %j', (cell, value) => {
    expect(parseCsv(`x,y\r\n${cell},1`)).toMatchObject([{ x: value }]);
  });
});

it('a column name with spaces is read', () => {
  expect(parseCsv('Road Class,Source-ID\nany,gao\n')).toEqual([
    { road_class: 'any', source_id: 'gao' },
  ]);
});

it('separators of other kinds stay in a cell', () => {
  expect(parseCsv('state;source_id\nQC;"a;b"\nON;c,d\n')).toEqual([
    { state: 'QC', source_id: 'a;b' },
    { state: 'ON', source_id: 'c,d' },
  ]);
});

it('missing cells are filled in, and a row may end with a separator', () => {
  expect(parseCsv('a,b,c\n1\n1,2,')).toEqual([
    { a: '1', b: '', c: '' },
    { a: '1', b: '2', c: '' },
  ]);
});

it('rows are counted as a spreadsheet does, blank rows and rows of several lines included', () => {
  const rows = readTable('a,b\n\n"1\n1",2\n,\n3,4\n');
  expect(Array.from(rows, ({ line }) => line)).toEqual([3, 5]);
});

it('an empty text has no rows', () => {
  expect(parseCsv('')).toEqual([]);
  expect(parseCsv('\r\n\r\n')).toEqual([]);
});

it('the parser doesn’t read further than needed', () => {
  const rows = readTable(`a,b\n${'1,2\n'.repeat(3)}"${'x'.repeat(20_000_000)}`);
  const start = performance.now();
  expect(rows.next().value).toEqual({ line: 2, cells: { a: '1', b: '2' } });
  rows.return(undefined);
  expect(performance.now() - start).toBeLessThan(2000);
});

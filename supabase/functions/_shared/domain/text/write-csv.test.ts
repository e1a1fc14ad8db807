import { describe, expect, it } from 'vitest';
import { csvRecord, csvRecords, type CsvValue } from './write-csv.ts';

const cellOf = (value: CsvValue) => csvRecord([value]).slice(0, -2);

describe('csvRecord', () => {
  it('separates values with commas and ends with CR LF', () => {
    expect(csvRecord(['a', 1, null, true, ''])).toBe('a,1,,true,\r\n');
  });

  it.each([
    ['Dayton, OH', '"Dayton, OH"'],
    ['11\'-6" high', '"11\'-6"" high"'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    [' padded ', '" padded "'],
    ['plain', 'plain'],
    ['überbreit – 14′', 'überbreit – 14′'],
  ])('writes %j as %s', (text, written) => {
    expect(cellOf(text)).toBe(written);
  });
});

describe('text that looks like a formula', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("http://evil.example","x")', '"\'=HYPERLINK(""http://evil.example"",""x"")"'],
    ['+1-937-555-0100', "'+1-937-555-0100"],
    ["-2+3+cmd|' /C calc'!A0", "'-2+3+cmd|' /C calc'!A0"],
    ['@SUM(A1:A9)', "'@SUM(A1:A9)"],
    ['\t=1+1', "'\t=1+1"],
    ['\tplain', "'\tplain"],
    ['\t00123', "'\t00123"],
    ['\r=1+1', '"\'\r=1+1"'],
    ['\n=1+1', '"\'\n=1+1"'],
    ['  =1+1', "'  =1+1"],
    ['\u0000=1+1', "'\u0000=1+1"],
    ['＝1+1', "'＝1+1"],
    ['=1,2', '"\'=1,2"'],
  ])('%j is escaped: %j', (text, written) => {
    expect(cellOf(text)).toBe(written);
  });

  it.each([[-12.5, '-12.5'] as const, [1e21, '1e+21'] as const, [0, '0'] as const])(
    'the number %d is not escaped',
    (number, written) => {
      expect(cellOf(number)).toBe(written);
    },
  );

  it.each(['a=b', 'a-2', 'me@example.com', '{"page_url":"=x"}'])('%s is not escaped', (text) => {
    expect(cellOf(text).replaceAll('"', '')).toBe(text.replaceAll('"', ''));
  });
});

describe('text that a spreadsheet would change', () => {
  it.each([
    '00123',
    '0045402',
    '1E10',
    '12e-5',
    '1.5E3',
    '123456789012',
    '4111111111111111111',
    '12-6',
    '3/4',
    '1/2/26',
    '11-12-2026',
    'MAR1',
    'Dec-26',
    '2-Sept',
    'May 5',
  ])('%s keeps its characters behind a tab', (text) => {
    expect(cellOf(text)).toBe(`"\t${text}"`);
  });

  it.each([
    '123',
    '0',
    '0.5',
    '13.6',
    '9375550100',
    '937-555-0100',
    '45402-1234',
    '2026-11-28',
    '2026-11-28 14:00',
    '2026-11-28T14:00:00.000Z',
    'L-2026-00001',
    'Dayton',
    'Mary 1st',
    'E10',
  ])('%s needs no tab', (text) => {
    expect(cellOf(text)).toBe(text);
  });
});

it('every column of every row is written', () => {
  const columns = [
    { header: 'Name', value: (row: { name: string; axles: number }) => row.name },
    { header: 'Axles', value: (row: { name: string; axles: number }) => row.axles },
  ];
  const rows = [
    { name: 'Lowboy', axles: 6 },
    { name: '=Schnabel', axles: 20 },
  ];
  expect(csvRecords(columns, rows)).toBe("Lowboy,6\r\n'=Schnabel,20\r\n");
});

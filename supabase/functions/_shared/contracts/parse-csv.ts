/** Reads a CSV file with a header line; quoted cells may contain commas, quotes and line ends. */
export function parseCsv(text: string): Record<string, string>[] {
  const records: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/gu;
  for (const [match, quoted, plain = '', end] of text.matchAll(cells)) {
    if (match === '') break;
    records.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') records.push([]);
  }
  const [header = [], ...rows] = records.filter(({ length }) => length > 0);
  return rows.map((cells) =>
    Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])),
  );
}

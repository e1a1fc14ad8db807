const SEPARATORS = [',', ';', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Excel starts UTF-8 files with a byte order mark, and names the separator on a line of its own. */
const PREAMBLE = /^\uFEFF?(?:sep=.(?:\r\n|\r|\n))?/iu;

/**
 * Yields the rows of a CSV or tab-separated text, as Excel reads them: a quoted cell may contain separators,
 * quotes and line ends. A blank line is a row with one blank cell.
 */
export function* readRows(text: string, separator: Separator): Generator<string[]> {
  const plain = new RegExp(`[^${separator}\\r\\n]*`, 'uy');
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      let end = text.indexOf('"', at + 1);
      while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
      if (end === -1) end = text.length;
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
    }
    plain.lastIndex = at;
    const [rest = ''] = plain.exec(text) ?? [];
    row.push(cell + rest);
    at += rest.length;
    const end = text[at];
    at += 1;
    if (end === separator) continue;
    if (end === '\r' && text[at] === '\n') at += 1;
    yield row;
    row = [];
  }
  // The text ended with a separator.
  if (row.length > 0) yield [...row, ''];
}

/** A row of a table: its cells by column, and its number in a spreadsheet. */
export interface TableRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/**
 * Yields the rows below the header of a CSV text. Finds the separator from the header, ignores blank rows and
 * columns without a name, and writes names as `road_class`.
 */
export function* readTable(csv: string): Generator<TableRow> {
  const text = csv.replace(PREAMBLE, '');
  let columns: readonly string[] | undefined;
  let line = 0;
  for (const row of readRows(text, separatorOf(text))) {
    line += 1;
    if (row.every((cell) => cell.trim() === '')) continue;
    if (columns === undefined) {
      columns = row.map((name) =>
        name
          .trim()
          .toLowerCase()
          .replaceAll(/[\s-]+/gu, '_'),
      );
      continue;
    }
    const cells = columns.map((name, index) => [name, row[index] ?? ''] as const);
    yield { line, cells: Object.fromEntries(cells.filter(([name]) => name !== '')) };
  }
}

/** Reads a CSV text with a header, each row by column. */
export const parseCsv = (text: string): Record<string, string>[] =>
  Array.from(readTable(text), ({ cells }) => ({ ...cells }));

/** The separator that splits the first line with text into the most cells; a comma if none does. */
function separatorOf(text: string): Separator {
  const start = text.slice(text.search(/[^\r\n]/u));
  const cellsWith = (separator: Separator) => {
    const [first] = readRows(start, separator);
    return first?.length ?? 0;
  };
  return SEPARATORS.toSorted((a, b) => cellsWith(b) - cellsWith(a))[0] ?? ',';
}

/** A row of a Markdown table. Cells aren't padded, so that a longer cell changes only its own line. */
export const tableRow = (...cells: string[]) =>
  `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell.replaceAll('|', String.raw`\|`)} `)).join('|')}|`;

/** A Markdown table with these headings and rows. */
export const table = (headings: string[], rows: string[]) =>
  [tableRow(...headings), `|${' --- |'.repeat(headings.length)}`, ...rows].join('\n');

export const code = (text: string) => `\`${text}\``;

/** Compares by code unit: the same order on every machine. */
export const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

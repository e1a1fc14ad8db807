import { withoutInvisible } from '@domain/text/invisible';
import { readRows } from '@domain/text/parse-csv';
import { ENTRY_FIELDS, type EntryField, type EntryRow } from './permit-entry';

/**
 * Puts cells pasted from a spreadsheet into the rows from `row` and `field` on. A first column of states
 * puts each line into the row of its state instead.
 */
export function pasteCells(
  rows: readonly EntryRow[],
  at: { row: number; field: EntryField },
  text: string,
): EntryRow[] {
  const lines = Array.from(readRows(text, '\t'), (cells) =>
    cells.map((cell) => withoutInvisible(cell).trim().replaceAll(/\s+/gu, ' ')),
  ).filter((cells) => cells.some((cell) => cell !== ''));
  const isByState = lines.every(
    ([state = ''], index) => /^[A-Za-z]{2}$/u.test(state) && lines[index]?.[1] !== undefined,
  );
  const result = [...rows];
  for (const [index, cells] of lines.entries()) {
    const target = isByState
      ? result.findIndex(({ permit }) => permit.jurisdiction === cells[0]?.toUpperCase())
      : at.row + index;
    const row = result[target];
    if (row === undefined) continue;
    const fields = isByState ? ENTRY_FIELDS : ENTRY_FIELDS.slice(ENTRY_FIELDS.indexOf(at.field));
    const pasted = isByState ? cells.slice(1) : cells;
    const texts = { ...row.texts };
    for (const [column, cell] of pasted.entries()) {
      const field = fields[column];
      if (field !== undefined) texts[field] = cell;
    }
    result[target] = { ...row, texts };
  }
  return result;
}

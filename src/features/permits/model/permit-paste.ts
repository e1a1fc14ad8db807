import { withoutInvisible } from '@domain/text/invisible';
import { readRows } from '@domain/text/parse-csv';
import { ENTRY_FIELDS, readKind, type EntryField, type EntryRow } from './permit-entry';

/** Fields in which line breaks count. */
const LINES: ReadonlySet<EntryField> = new Set(['curfews', 'route_text', 'provisions']);

/** A pasted cell as the field has it. */
function fieldText(field: EntryField, cell: string): string {
  if (LINES.has(field)) return cell;
  const line = cell.replaceAll(/\s+/gu, ' ');
  if (field === 'kind') return readKind(line) ?? line;
  // Only a clear yes allows night travel.
  if (field === 'night') return /^(?:y|yes|true|1|x|allowed)$/iu.test(line) ? 'yes' : '';
  return line;
}

/**
 * Puts cells pasted from a spreadsheet into the rows from `row` and `field` on. A first column of states
 * puts each line into the next row of its state instead.
 */
export function pasteCells(
  rows: readonly EntryRow[],
  at: { row: number; field: EntryField },
  text: string,
): EntryRow[] {
  const lines = Array.from(readRows(text, '\t'), (cells) =>
    cells.map((cell) => withoutInvisible(cell).trim()),
  ).filter((cells) => cells.some((cell) => cell !== ''));
  const isByState = lines.every(
    ([state = ''], index) => /^[A-Za-z]{2}$/u.test(state) && lines[index]?.[1] !== undefined,
  );
  const result = [...rows];
  const filled = new Set<number>();
  for (const [index, cells] of lines.entries()) {
    const target = isByState
      ? result.findIndex(
          ({ permit }, place) =>
            permit.jurisdiction === cells[0]?.toUpperCase() && !filled.has(place),
        )
      : at.row + index;
    filled.add(target);
    const row = result[target];
    if (row === undefined) continue;
    const fields = isByState ? ENTRY_FIELDS : ENTRY_FIELDS.slice(ENTRY_FIELDS.indexOf(at.field));
    const pasted = isByState ? cells.slice(1) : cells;
    const texts = { ...row.texts };
    for (const [column, cell] of pasted.entries()) {
      const field = fields[column];
      if (field !== undefined) texts[field] = fieldText(field, cell);
    }
    result[target] = { ...row, texts };
  }
  return result;
}

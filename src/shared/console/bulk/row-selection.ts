/** The most records one statement can write: their ids travel in its URL. */
export const SELECTED_MAX = 200;

/** The selected rows of a list, in the list's order. */
export interface RowSelection<Row extends { id: string } = { id: string }> {
  records: readonly Row[];
  clear: () => void;
}

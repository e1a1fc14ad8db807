/**
 * The columns that a select string names: `'id, status'` gives `'id' | 'status'`. supabase-js can't type the rows of
 * a view, or what a json column contains. Pick the type of such rows with this, so that a column left out of
 * the string is a type error.
 */
export type ColumnNames<Columns extends string> = Columns extends `${infer First}, ${infer Rest}`
  ? First | ColumnNames<Rest>
  : Columns;

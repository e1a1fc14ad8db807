import { getSupabase } from './client';

/** Tables the console lists through a view `admin_<table>` of the same columns. */
type ViewedTable = 'quotes' | 'contact_messages' | 'job_applications' | 'profiles';

/**
 * The rows of a table for a list of the console. Under the table's own policies Postgres uses no
 * index for a search or a status; the view asks once whether an admin is calling. Reading only:
 * writes, and whatever embeds other tables, go through the table itself. `view` names another view
 * of the same columns.
 */
export function fromAdminView<Table extends ViewedTable>(
  table: Table,
  view = ['admin', table].join('_'),
) {
  // The generator makes every column of a view nullable; these are the table's.
  return getSupabase().from(view as Table);
}

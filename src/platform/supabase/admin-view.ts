import { getSupabase } from './client';

/** Tables with a view `admin_<table>` for console lists. */
type ViewedTable = 'quotes' | 'contact_messages' | 'job_applications' | 'profiles';

/**
 * Reads a table for a console list. Under the table's own policies Postgres can't use indexes for
 * search or status; the view checks once whether an admin is calling. Only for reading: write, or
 * embed other tables, through the table itself. `view` names a different view with the same
 * columns.
 */
export function fromAdminView<Table extends ViewedTable>(
  table: Table,
  view = ['admin', table].join('_'),
) {
  // Generated types make every column of a view nullable, so this uses the table's types.
  return getSupabase().from(view as Table);
}

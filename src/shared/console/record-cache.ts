import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Pages } from '@/shared/lib/page';
import type { RecordKeys } from './record-keys';

/** A record that stands somewhere between new and done. */
export interface WithStatus {
  id: string;
  status: string;
}

const isTakenBy = (key: QueryKey, status: string) => {
  const chosen = (key.at(-1) as { status?: string }).status ?? 'all';
  return chosen === 'all' || chosen === status;
};

function editLists<Row>(
  client: QueryClient,
  keys: RecordKeys,
  edit: (rows: Row[], key: QueryKey) => Row[],
): void {
  for (const [key, list] of client.getQueriesData<Pages<Row>>({ queryKey: keys.lists() })) {
    if (list === undefined) continue;
    const pages = list.pages.map((page) => ({ ...page, rows: edit(page.rows, key) }));
    client.setQueryData<Pages<Row>>(key, { ...list, pages });
  }
}

/**
 * Shows a status before the server has confirmed it: in the open drawer, the figures and every
 * list, where a filter may no longer take the row. Returns the way back.
 */
export function showStatus(
  client: QueryClient,
  keys: RecordKeys,
  record: WithStatus,
  status: string,
): () => void {
  const before = client.getQueriesData({ queryKey: keys.all });
  editLists<WithStatus>(client, keys, (rows, key) =>
    rows
      .map((row) => (row.id === record.id ? { ...row, status } : row))
      .filter(({ id }) => id !== record.id || isTakenBy(key, status)),
  );
  client.setQueryData<WithStatus | null>(
    keys.detail(record.id),
    (shown) => shown && { ...shown, status },
  );
  client.setQueriesData<Record<string, number>>(
    { queryKey: keys.allCounts() },
    (counts) =>
      counts && {
        ...counts,
        [record.status]: Math.max(0, (counts[record.status] ?? 0) - 1),
        [status]: (counts[status] ?? 0) + 1,
      },
  );
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data);
  };
}

/** Takes a deleted record out of the lists without waiting until they are fetched again. */
export function dropRecord(client: QueryClient, keys: RecordKeys, id: string): void {
  editLists<{ id: string }>(client, keys, (rows) => rows.filter((row) => row.id !== id));
}

import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Pages } from '@/shared/lib/page';
import type { RecordQueryKeys } from './record-query-keys';

/** A record with a status that staff change. */
export interface WithStatus {
  id: string;
  status: string;
}

const isListedUnder = (key: QueryKey, status: string) => {
  const chosen = (key.at(-1) as { status?: string }).status ?? 'all';
  return chosen === 'all' || chosen === status;
};

function editLists<Row>(
  client: QueryClient,
  keys: RecordQueryKeys,
  edit: (rows: Row[], key: QueryKey) => Row[],
): void {
  for (const [key, list] of client.getQueriesData<Pages<Row>>({ queryKey: keys.lists() })) {
    if (list === undefined) continue;
    const pages = list.pages.map((page) => ({ ...page, rows: edit(page.rows, key) }));
    client.setQueryData<Pages<Row>>(key, { ...list, pages });
  }
}

/**
 * Shows a status before the server confirms it: in the open drawer, the counts and every list, where
 * a filter may now exclude the row. Returns a function that rolls it back.
 */
export function showStatus(
  client: QueryClient,
  keys: RecordQueryKeys,
  record: WithStatus,
  status: string,
): () => void {
  const before = client.getQueriesData({ queryKey: keys.all });
  editLists<WithStatus>(client, keys, (rows, key) =>
    rows
      .map((row) => (row.id === record.id ? { ...row, status } : row))
      .filter(({ id }) => id !== record.id || isListedUnder(key, status)),
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

/** Removes a deleted record from the lists before they are refetched. */
export function dropRecord(client: QueryClient, keys: RecordQueryKeys, id: string): void {
  editLists<{ id: string }>(client, keys, (rows) => rows.filter((row) => row.id !== id));
}

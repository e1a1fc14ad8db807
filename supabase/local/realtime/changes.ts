import type { Database } from '../database/database.ts';
import { type Channels, roomOf } from './channels.ts';
import { passesFilter } from './filter.ts';
import type { Member, Subscription } from './member.ts';
import { type Column, readColumns, readVisibleColumns } from './table-shape.ts';

type Row = Record<string, unknown>;

interface Change extends Row {
  committed_at: string;
  table_schema: string;
  table_name: string;
  operation: 'INSERT' | 'UPDATE' | 'DELETE';
  new_row: Row | null;
  old_row: Row | null;
}

/**
 * Delivers the changes captured since the last call, in order. Each row is read again as each
 * subscriber, so policies and column grants apply. For deleted rows and old values only the key is
 * sent, as on a hosted project with row-level security.
 */
export async function deliverChanges(database: Database, channels: Channels): Promise<void> {
  const rows = await database.query<{ id: number; change: Change }>(
    `delete from embedded_backend.changes c returning id, to_jsonb(c) as change`,
  );
  const changes = rows.sort((a, b) => a.id - b.id).map(({ change }) => change);
  for (const change of changes) {
    if (change.table_schema === 'realtime') deliverMessage(channels, change);
    else await deliverRow(database, channels, change);
  }
}

/** A message sent from SQL (realtime.send). */
function deliverMessage(channels: Channels, { new_row: message }: Change): void {
  const { topic, event, payload, id } = message ?? {};
  if (typeof topic !== 'string') return;
  channels.broadcast(roomOf(topic, message?.['private'] === true), {
    type: 'broadcast',
    event,
    payload,
    meta: { id },
  });
}

async function deliverRow(database: Database, channels: Channels, change: Change): Promise<void> {
  const { table_schema: schema, table_name: table, operation } = change;
  const receivers = [...channels.all()]
    .map((member) => ({
      member,
      wishes: member.subscriptions.filter((wish) => fits(wish, change)),
    }))
    .filter(({ wishes }) => wishes.length > 0);
  if (receivers.length === 0) return;

  const columns = await readColumns(database, schema, table);
  const keys = columns.filter(({ isKey }) => isKey).map(({ name }) => name);
  const row = operation === 'DELETE' ? undefined : (change.new_row ?? {});
  const visibleTo = new Map<string, Promise<string[]>>();
  for (const { member, wishes } of receivers) {
    const caller = `${member.claims.role}:${member.claims.sub ?? ''}`;
    const visible =
      visibleTo.get(caller) ??
      readVisibleColumns(database, member.claims, { schema, table }, row, keys);
    visibleTo.set(caller, visible);
    const names = await visible;
    if (names.length > 0) tell(member, wishes, change, columns, names, keys);
  }
}

function tell(
  member: Member,
  wishes: Subscription[],
  change: Change,
  columns: Column[],
  visible: string[],
  keys: string[],
): void {
  const isWanted = (name: string) =>
    visible.includes(name) &&
    wishes.some(
      ({ select }) => select === undefined || select.includes(name) || keys.includes(name),
    );
  const wanted = columns.filter(({ name }) => isWanted(name));
  const pick = (row: Row | null, names: string[]) =>
    Object.fromEntries(names.map((name) => [name, row?.[name] ?? null]));
  member.send('postgres_changes', {
    ids: wishes.map(({ id }) => id),
    data: {
      schema: change.table_schema,
      table: change.table_name,
      commit_timestamp: new Date(change.committed_at).toISOString(),
      type: change.operation,
      columns: wanted.map(({ name, type }) => ({ name, type })),
      record:
        change.operation === 'DELETE'
          ? {}
          : pick(
              change.new_row,
              wanted.map(({ name }) => name),
            ),
      old_record: change.operation === 'INSERT' ? {} : pick(change.old_row, keys),
      errors: null,
    },
  });
}

function fits({ event, schema, table, filter }: Subscription, change: Change): boolean {
  if (event !== '*' && event !== change.operation) return false;
  if (schema !== '*' && schema !== change.table_schema) return false;
  if (table !== undefined && table !== '' && table !== '*' && table !== change.table_name)
    return false;
  // A hosted project can't filter deletions, because it only has the deleted row's key.
  return change.operation === 'DELETE' || passesFilter(filter, change.new_row ?? {});
}

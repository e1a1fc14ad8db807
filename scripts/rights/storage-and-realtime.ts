import type { Query } from '../../supabase/local/database/database.ts';
import { byText, table, tableRow } from './markdown.ts';
import { bucketsIn } from './buckets-in.ts';
import { describePolicies, describePolicy, policiesFor, type Policy } from './policies.ts';
import { groupRoles, nameRoles } from './roles.ts';

interface Bucket extends Record<string, unknown> {
  id: string;
  isPublic: boolean;
  /** Megabytes; null without a limit. */
  limit: string | null;
  types: string[] | null;
}

const OPERATIONS = ['select', 'insert', 'update', 'delete'];

/** The part of the snapshot about buckets and their files. */
export async function describeBuckets(query: Query, policies: readonly Policy[]): Promise<string> {
  const buckets = await query<Bucket>(`
    select id, public as "isPublic", (file_size_limit / 1048576.0)::float::text as limit,
      allowed_mime_types::text[] as types
    from storage.buckets`);
  buckets.sort((a, b) => byText(a.id, b.id));
  const settings = buckets.map(({ id, isPublic, limit, types }) =>
    tableRow(
      id,
      isPublic ? '**public**: anyone with the address downloads' : 'private',
      limit === null ? 'none' : `${limit} MB`,
      types?.join(', ') ?? 'any',
    ),
  );
  const rows = buckets.flatMap(({ id }) =>
    fileRows(
      id,
      policies.filter((policy) => isAbout(policy, id)),
    ),
  );
  return [
    '## Storage buckets',
    table(['bucket', 'download', 'size limit', 'types'], settings),
    '## Files in the buckets',
    table(['bucket', 'operation', 'role', 'files: policies'], rows),
  ].join('\n\n');
}

/** True if a policy decides about files in a bucket: one of its conditions may be true there. */
const isAbout = ({ using, check }: Policy, bucket: string) =>
  [using, check].some(
    (condition) => condition !== null && bucketsIn(condition)?.includes(bucket) !== false,
  ) ||
  (using === null && check === null);

/** A row for each operation and group of roles. Supabase grants them all, so policies alone decide. */
function fileRows(bucket: string, policies: readonly Policy[]): string[] {
  return OPERATIONS.flatMap((operation) =>
    groupRoles((role) => {
      // It bypasses policies.
      if (role === 'service_role') return undefined;
      const own = policiesFor(policies, { table: 'storage.objects', operation, role });
      return own.length === 0 ? undefined : [describePolicies(own, operation)];
    }).map(({ roles, cells }) => tableRow(bucket, operation, roles, ...cells)),
  );
}

/** The part of the snapshot about channels and published tables. */
export async function describeRealtime(query: Query, policies: readonly Policy[]): Promise<string> {
  const published = await query<{ name: string; operations: string }>(`
    select schemaname || '.' || tablename as name,
      concat_ws(', ', case when pubinsert then 'insert' end, case when pubupdate then 'update' end,
        case when pubdelete then 'delete' end, case when pubtruncate then 'truncate' end) as operations
    from pg_publication_tables join pg_publication using (pubname)
    where pubname = 'supabase_realtime'`);
  const channels = policies
    .filter((policy) => policy.table === 'realtime.messages')
    .sort((a, b) => byText(a.operation, b.operation))
    .map((policy) =>
      tableRow(
        policy.operation,
        nameRoles(policy.roles),
        `${policy.isPermissive ? '' : '**always:** '}${describePolicy(policy, policy.operation)}`,
      ),
    );
  const tables = published
    .sort((a, b) => byText(a.name, b.name))
    .map(({ name, operations }) => tableRow(name.replace(/^public\./, ''), operations));
  return [
    '## Realtime channels',
    table(['operation', 'role', 'channels: policies'], channels),
    '## Tables whose changes Realtime sends',
    table(['table', 'operations'], tables),
  ].join('\n\n');
}

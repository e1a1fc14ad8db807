import type { Query } from '../database/database.ts';

/** Body of POST /object/list/<bucket>. */
export interface ListRequest {
  prefix?: string;
  limit?: number;
  offset?: number;
  search?: string;
  sortBy?: { column?: string; order?: string };
}

const SORTABLE = new Set(['name', 'created_at', 'updated_at', 'last_accessed_at']);
const DEFAULT_LIMIT = 100;

/** The files directly under a prefix; folders are entries without an id. */
export async function listObjects(
  query: Query,
  bucket: string,
  request: ListRequest,
): Promise<unknown[]> {
  const folder = (request.prefix ?? '').replace(/^\/+|\/+$/g, '');
  const column = SORTABLE.has(request.sortBy?.column ?? '') ? request.sortBy?.column : 'name';
  const order = request.sortBy?.order?.toLowerCase() === 'desc' ? 'desc' : 'asc';
  const rows = await query<{ entry: unknown }>(
    `with visible as (
       select o.*, substr(o.name, length($2) + 1) as rest
       from storage.objects o where o.bucket_id = $1 and starts_with(o.name, $2)
     ), entries as (
       select rest as name, id, updated_at, created_at, last_accessed_at, metadata
       from visible where position('/' in rest) = 0
       union all
       select distinct split_part(rest, '/', 1), null::uuid, null::timestamptz, null::timestamptz,
         null::timestamptz, null::jsonb
       from visible where position('/' in rest) > 0
     )
     select to_jsonb(entries) as entry from entries
     where starts_with(lower(name), lower($3))
     order by ${String(column)} ${order}, name limit $4::text::int offset $5::text::int`,
    [
      bucket,
      folder === '' ? '' : `${folder}/`,
      request.search ?? '',
      String(request.limit ?? DEFAULT_LIMIT),
      String(request.offset ?? 0),
    ],
  );
  return rows.map(({ entry }) => entry);
}

import type { Project } from './project.ts';
import type { Case, Row } from './case.ts';

/** Inserts a new target row of a case and returns what identifies it. */
export async function insertTarget(
  project: Project,
  { table, key, target, change, complete }: Case,
): Promise<Row> {
  const row = target();
  const identity = Object.fromEntries(key.map((column) => [column, row[column]]));
  // The profile exists and can only be deleted with its account.
  if (table === 'profiles') return identity;

  const columns = Object.keys(row).join(', ');
  // Delete what earlier callers left behind.
  await project.sql(
    `delete from public.${table} as t
     where to_jsonb(t) @> $1::text::jsonb or to_jsonb(t) @> $2::text::jsonb`,
    [JSON.stringify(identity), JSON.stringify({ ...identity, ...change() })],
  );
  await project.sql(
    `insert into public.${table} (${columns})
     select ${columns} from jsonb_populate_record(null::public.${table}, $1::text::jsonb)`,
    [JSON.stringify(row)],
  );
  if (complete !== undefined) await project.sql(complete);
  return identity;
}

/** True if the table has a row with these values. */
export async function rowExists(project: Project, table: string, values: Row): Promise<boolean> {
  const rows = await project.sql(
    `select 1 from public.${table} as t where to_jsonb(t) @> $1::text::jsonb`,
    [JSON.stringify(values)],
  );
  return rows.length > 0;
}

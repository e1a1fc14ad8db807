import type { Project } from './project.ts';
import type { Case, Row } from './tables.ts';

/** Puts a fresh victim of a case into its table and returns what identifies it. */
export async function layVictim(
  project: Project,
  { table, key, victim, change }: Case,
): Promise<Row> {
  const row = victim();
  const identity = Object.fromEntries(key.map((column) => [column, row[column]]));
  // The profile is there already, and goes only with its account.
  if (table === 'profiles') return identity;

  const columns = Object.keys(row).join(', ');
  // What an earlier caller made of an earlier victim would be in the way.
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
  return identity;
}

/** Whether the table holds a row with these values. */
export async function isThere(project: Project, table: string, values: Row): Promise<boolean> {
  const rows = await project.sql(
    `select 1 from public.${table} as t where to_jsonb(t) @> $1::text::jsonb`,
    [JSON.stringify(values)],
  );
  return rows.length > 0;
}

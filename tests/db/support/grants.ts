import type { Project } from './project.ts';

/** The right on a function for signed-in callers only. */
export const signedIn = { authenticated: ['execute'] };
/** The right on a function for visitors too. */
export const anyone = { anon: ['execute'], authenticated: ['execute'] };

/**
 * All rights of the API roles in `schemas`, as 'role → object → rights'. A table's rights are verbs,
 * with columns if only some are granted; a function's right is execute. Grants to PUBLIC are listed
 * under that name.
 */
export async function readGrants(
  project: Project,
  kind: 'tables' | 'functions',
): Promise<Record<string, Record<string, string[]>>> {
  const rows = await project.sql<{ role: string; object: string; right: string }>(
    kind === 'tables' ? TABLE_GRANTS : FUNCTION_GRANTS,
  );
  const grants: Record<string, Record<string, string[]>> = {};
  for (const { role, object, right } of rows) ((grants[object] ??= {})[role] ??= []).push(right);
  return grants;
}

const GRANTEE = `case acl.grantee when 0 then 'public' else acl.grantee::regrole::text end`;
const WATCHED = `(acl.grantee = 0 or acl.grantee::regrole::text in ('anon', 'authenticated'))`;

const TABLE_GRANTS = `
  select ${GRANTEE} as role, relation.oid::regclass::text as object,
    lower(acl.privilege_type) as right
  from pg_class as relation
  cross join aclexplode(coalesce(relation.relacl, acldefault(
    case relation.relkind when 'S' then 's'::"char" else 'r' end, relation.relowner))) as acl
  where relation.relnamespace::regnamespace::text in ('public', 'private')
    and relation.relkind in ('r', 'v', 'm', 'p', 'S') and ${WATCHED}
  union all
  select ${GRANTEE}, a.attrelid::regclass::text,
    lower(acl.privilege_type) || ' ' || string_agg(a.attname, ', ' order by a.attname)
  from pg_attribute as a
  join pg_class as relation on relation.oid = a.attrelid
  cross join aclexplode(a.attacl) as acl
  where relation.relnamespace::regnamespace::text in ('public', 'private') and ${WATCHED}
  group by acl.grantee, acl.privilege_type, a.attrelid
  order by 1, 2, 3`;

const FUNCTION_GRANTS = `
  select ${GRANTEE} as role, f.oid::regprocedure::text as object, 'execute' as right
  from pg_proc as f
  cross join aclexplode(coalesce(f.proacl, acldefault('f', f.proowner))) as acl
  where f.pronamespace::regnamespace::text in ('public', 'private') and ${WATCHED}
  order by 2, 1`;

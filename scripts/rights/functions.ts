import type { Query } from '../../supabase/local/database/database.ts';
import { accessAsOwner, type RoutineBody } from './access-as-owner.ts';
import { byText, code, table, tableRow } from './markdown.ts';
import { GRANTEE, IS_WATCHED, nameRoles, type Role } from './roles.ts';

interface Routine extends RoutineBody, Record<string, unknown> {
  /** As `schema.name(types)`. */
  signature: string;
  owner: string;
  callers: Role[];
  /** The callers that may let others call it. */
  granters: Role[];
}

const HEADINGS = ['function', 'callers', 'runs as its owner'];

/** The part of the snapshot about functions and procedures. */
export async function describeFunctions(query: Query): Promise<string> {
  const routines = await query<Routine>(ROUTINES);
  const relations = await query<{ name: string }>(RELATIONS);
  const accessOf = accessAsOwner(
    routines,
    relations.map(({ name }) => name),
  );
  const rowsOf = (schema: string) =>
    routines
      .filter((routine) => routine.schema === schema)
      .filter(({ callers, isDefiner }) => callers.length > 0 || isDefiner)
      .sort((a, b) => byText(a.signature, b.signature))
      .map((routine) =>
        tableRow(
          code(routine.signature.replaceAll('public.', '')),
          nameCallers(routine.callers) +
            (routine.granters.length > 0
              ? ` (**with grant option**: ${nameRoles(routine.granters)})`
              : ''),
          routine.isDefiner ? describeOwner(routine.owner, accessOf(routine)) : '',
        ),
      );
  return [
    '## Functions of the API',
    table(HEADINGS, rowsOf('public')),
    '## Private functions',
    table(HEADINGS, rowsOf('private')),
  ].join('\n\n');
}

/** The service role is named only where it differs from signed-in users. */
function nameCallers(callers: readonly Role[]): string {
  if (callers.length === 0) return 'no API role';
  const isService = callers.includes('service_role') || callers.includes('PUBLIC');
  const others = callers.filter((role) => role !== 'service_role');
  if (callers.includes('authenticated') && isService) return nameRoles(others);
  return isService ? nameRoles(callers) : `${nameRoles(callers)}, not the service role`;
}

function describeOwner(
  owner: string,
  { reads, writes }: { reads: string[]; writes: string[] },
): string {
  const list = (verb: string, names: string[]) => {
    const sorted = names.map((name) => name.replace(/^public\./, '')).sort(byText);
    return sorted.length === 0 ? [] : [`${verb} ${sorted.join(', ')}`];
  };
  const access = [...list('reads', reads), ...list('writes', writes)].join('; ');
  return `${owner} ${access}`.trim();
}

const ROUTINES = `
  select n.nspname::text as schema, f.proname::text as name,
    n.nspname || '.' || f.proname || '(' || array_to_string(array(
      select format_type(type, null) from unnest(f.proargtypes) with ordinality as t (type, place)
      order by place
    ), ', ') || ')' as signature,
    f.prosecdef as "isDefiner", f.proowner::regrole::text as owner,
    f.prosrc as source, pg_get_function_sqlbody(f.oid) as parsed,
    array(
      select ${GRANTEE}
      from aclexplode(coalesce(f.proacl, acldefault('f', f.proowner))) as acl
      where ${IS_WATCHED}
    )::text[] as callers,
    array(
      select ${GRANTEE} from aclexplode(f.proacl) as acl where ${IS_WATCHED} and acl.is_grantable
    )::text[] as granters
  from pg_proc as f
  join pg_namespace as n on n.oid = f.pronamespace
  where n.nspname in ('public', 'private')`;

const RELATIONS = `
  select n.nspname || '.' || c.relname as name
  from pg_class as c
  join pg_namespace as n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm') and n.nspname !~ '^(pg_|information_schema)'`;

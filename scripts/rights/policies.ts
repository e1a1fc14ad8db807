import type { Query } from '../../supabase/local/database/database.ts';
import { plainExpression } from './expression.ts';
import { byText, code } from './markdown.ts';
import type { Role } from './roles.ts';

export interface Policy {
  /** As `schema.table`. */
  table: string;
  name: string;
  isPermissive: boolean;
  roles: Role[];
  /** `select`, `insert`, `update`, `delete` or `all`. */
  operation: string;
  using: string | null;
  check: string | null;
}

/** Every policy in the schemas the API reaches, sorted by name. */
export async function readPolicies(query: Query): Promise<Policy[]> {
  const rows = await query<Policy & Record<string, unknown>>(`
    select n.nspname || '.' || c.relname as table, p.polname::text as name,
      p.polpermissive as "isPermissive",
      array(
        select case role when 0 then 'PUBLIC' else role::regrole::text end
        from unnest(p.polroles) as role
      )::text[] as roles,
      case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update'
        when 'd' then 'delete' else 'all' end as operation,
      pg_get_expr(p.polqual, p.polrelid, true) as using,
      pg_get_expr(p.polwithcheck, p.polrelid, true) as check
    from pg_policy as p
    join pg_class as c on c.oid = p.polrelid
    join pg_namespace as n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private', 'storage', 'realtime')`);
  return rows.sort((a, b) => byText(a.name, b.name));
}

/** The policies that decide what a role may do with a table. */
export const policiesFor = (
  policies: readonly Policy[],
  { table, operation, role }: { table: string; operation: string; role: Role },
) =>
  policies.filter(
    (policy) =>
      policy.table === table &&
      [operation, 'all'].includes(policy.operation) &&
      policy.roles.some((name) => name === role || name === 'PUBLIC'),
  );

/** Which rows these policies allow: permissive ones joined with "or", restrictive ones with "and". */
export function describePolicies(policies: readonly Policy[], operation: string): string {
  const describe = (wanted: boolean) =>
    policies
      .filter(({ isPermissive }) => isPermissive === wanted)
      .map((policy) => describePolicy(policy, operation));
  const [first = 'no rows: no policy', ...others] = describe(true);
  return [
    first,
    ...others.map((text) => `**or** ${text}`),
    ...describe(false).map((text) => `**and always** ${text}`),
  ].join(' ');
}

/** Name and condition of a policy. */
export function describePolicy({ name, using, check }: Policy, operation: string): string {
  const old = code(plainExpression(using ?? 'true'));
  const fresh = code(plainExpression(check ?? using ?? 'true'));
  if (operation === 'insert') return `${name}: ${fresh}`;
  return operation === 'update' && fresh !== old
    ? `${name}: ${old}, afterwards ${fresh}`
    : `${name}: ${old}`;
}

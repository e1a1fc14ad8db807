import type { Query } from '../../supabase/local/database/database.ts';
import { byText, code, table, tableRow } from './markdown.ts';
import { GRANTEE, IS_WATCHED, nameRoles, type Role } from './roles.ts';

/** The part of the snapshot about schemas, and about the roles whose rights the API roles have too. */
export async function describeSchemas(query: Query): Promise<string> {
  const grants = await query<{ schema: string; operation: string; roles: Role[] }>(`
    select nspname::text as schema,
      lower(acl.privilege_type) || case when acl.is_grantable then ' **with grant option**' else '' end as operation,
      array_agg(distinct ${GRANTEE})::text[] as roles
    from pg_namespace
    cross join aclexplode(coalesce(nspacl, acldefault('n', nspowner))) as acl
    where nspname in ('public', 'private') and ${IS_WATCHED}
    group by 1, 2`);
  const memberships = await query<{ member: string; role: string }>(`
    select member::regrole::text as member, roleid::regrole::text as role from pg_auth_members
    where member::regrole::text in ('anon', 'authenticated', 'service_role')`);
  const rows = grants
    .map(({ schema, operation, roles }) => tableRow(schema, operation, nameRoles(roles)))
    .sort(byText);
  const members = memberships
    .map(({ member, role }) => `- ${code(member)} has the rights of ${code(role)}`)
    .sort(byText);
  return [
    '## Schemas',
    table(['schema', 'operation', 'role'], rows),
    '## Roles that the API roles are members of',
    members.length === 0 ? 'None.' : members.join('\n'),
  ].join('\n\n');
}

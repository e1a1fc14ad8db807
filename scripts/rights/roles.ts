/** The roles of the API, and PUBLIC, which stands for every role. */
export const ROLES = ['PUBLIC', 'anon', 'authenticated', 'service_role'] as const;
export type Role = (typeof ROLES)[number];

const NAMES: Record<Role, string> = {
  PUBLIC: 'PUBLIC',
  anon: 'visitor',
  authenticated: 'signed in',
  service_role: 'service role',
};

/** The names of these roles, in a fixed order: `visitor, signed in`. */
export const nameRoles = (roles: readonly Role[]) =>
  ROLES.filter((role) => roles.includes(role))
    .map((role) => NAMES[role])
    .join(', ');

/** The roles with the same cells, in a fixed order. Those for which `cellsOf` returns nothing are left out. */
export function groupRoles(
  cellsOf: (role: Role) => string[] | undefined,
): { roles: string; cells: string[] }[] {
  const groups = new Map<string, { names: Role[]; cells: string[] }>();
  for (const role of ROLES) {
    const cells = cellsOf(role);
    if (cells === undefined) continue;
    const key = cells.join('\n');
    const group = groups.get(key) ?? { names: [], cells };
    group.names.push(role);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ names, cells }) => ({ roles: nameRoles(names), cells }));
}

/** SQL: the grantee of `acl`, an exploded list of rights. */
export const GRANTEE = `case acl.grantee when 0 then 'PUBLIC' else acl.grantee::regrole::text end`;

/** SQL: whether that grantee is one of the {@link ROLES}. */
export const IS_WATCHED = `(acl.grantee = 0 or acl.grantee::regrole::text in ('anon', 'authenticated', 'service_role'))`;

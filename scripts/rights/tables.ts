import type { Query } from '../../supabase/local/database/database.ts';
import { byText, code, table, tableRow } from './markdown.ts';
import { describePolicies, policiesFor, type Policy } from './policies.ts';
import { GRANTEE, IS_WATCHED, groupRoles, nameRoles, type Role } from './roles.ts';

interface Relation extends Record<string, unknown> {
  /** As `schema.table`. */
  name: string;
  kind: 'table' | 'view' | 'sequence';
  isPartition: boolean;
  columns: string[];
  hasRowSecurity: boolean;
  isInvoker: boolean;
  /** The tables that a view reads. */
  sources: string[];
  /** A view's query. */
  definition: string | null;
}

interface Grant extends Record<string, unknown> {
  relation: string;
  role: Role;
  operation: string;
  /** Null when the right is on the whole table, with the columns of later migrations. */
  columns: string[] | null;
  /** True if the role may pass the right on. */
  isGrantable: boolean;
}

const OPERATIONS = ['select', 'insert', 'update', 'delete'];
/** The service role's usual rights, for relations without a row of it. */
const USUAL: Record<Relation['kind'], string> = {
  table: 'delete,insert,select,update',
  view: 'select',
  sequence: '',
};

/** The part of the snapshot about tables, views, their columns and sequences. */
export async function describeTables(query: Query, policies: readonly Policy[]): Promise<string> {
  const relations = (await query<Relation>(RELATIONS)).sort((a, b) => byText(a.name, b.name));
  // Those of the API first.
  relations.sort((a, b) => Number(isPrivate(a.name)) - Number(isPrivate(b.name)));
  const grants = await query<Grant>(`${GRANTS} order by columns nulls first`);
  const rows: string[] = [];
  const unused: string[] = [];
  for (const relation of relations) {
    const own = grants.filter((grant) => grant.relation === relation.name);
    if (own.length > 0) rows.push(...describeRelation(relation, own, policies));
    else if (relation.kind !== 'sequence' && !relation.isPartition) unused.push(relation.name);
  }
  const used = relations.filter(
    ({ name, kind }) => kind !== 'sequence' && grants.some(({ relation }) => relation === name),
  );
  return [
    '## Tables, views and sequences',
    table(['table', 'operation', 'role', 'columns', 'rows: policies'], rows),
    '## What `all` columns are',
    used
      .map(({ name, columns }) => `- ${code(withoutPublic(name))}: ${listNames(columns)}`)
      .join('\n'),
    '## Tables and views that no API role can use',
    unused.map((name) => `- ${code(withoutPublic(name))}`).join('\n'),
  ].join('\n\n');
}

const isPrivate = (name: string) => !name.startsWith('public.');
const withoutPublic = (name: string) => name.replace(/^public\./, '');

/** A row for each operation, and for each group of roles that have the same right. */
function describeRelation(
  relation: Relation,
  grants: readonly Grant[],
  policies: readonly Policy[],
): string[] {
  const label = withoutPublic(relation.name);
  const service = grants.filter(({ role }) => role === 'service_role');
  const isUsual =
    namesOf(service).join() === USUAL[relation.kind] && service.length < grants.length;
  // In this order, then what is rarer.
  const operations = new Set([
    ...OPERATIONS,
    ...grants.map(({ operation }) => operation).sort(byText),
  ]);
  const rows = [...operations].flatMap((operation) =>
    groupRoles((role) => {
      const grant = grants.find((one) => one.role === role && one.operation === operation);
      if (grant === undefined || (role === 'service_role' && isUsual)) return undefined;
      return [describeColumns(relation, grant), describeRows(relation, grant, policies)];
    }).map(({ roles, cells }) => tableRow(label, operation, roles, ...cells)),
  );
  if (service.length === 0 && USUAL[relation.kind] !== '')
    rows.push(tableRow(label, 'nothing', nameRoles(['service_role']), '', ''));
  return rows;
}

const namesOf = (grants: readonly Grant[]) =>
  grants
    .map(({ operation, columns, isGrantable }) =>
      [operation, columns === null ? '' : ' columns', isGrantable ? ' with grant option' : ''].join(
        '',
      ),
    )
    .sort(byText);

/** `all` for a right on the whole table, otherwise the names, so that every new right changes a line. */
function describeColumns(relation: Relation, grant: Grant): string {
  const columns = nameColumns(relation, grant);
  return grant.isGrantable ? `${columns} **with grant option**`.trim() : columns;
}

function nameColumns(relation: Relation, { operation, columns }: Grant): string {
  if (columns === null) return operation === 'delete' || relation.kind === 'sequence' ? '' : 'all';
  return listNames(columns);
}

const listNames = (columns: readonly string[]) => [...columns].sort(byText).join(', ');

function describeRows(
  relation: Relation,
  { role, operation }: Grant,
  policies: readonly Policy[],
): string {
  const { name, kind, sources, definition } = relation;
  if (kind === 'sequence') return '';
  if (kind === 'view') {
    const read = sources.map(withoutPublic).sort(byText).map(code).join(', ');
    if (relation.isInvoker) {
      return `what the caller may ${operation === 'select' ? 'read of' : `${operation} in`} ${read}`;
    }
    const checks = new Set(definition?.match(/\bprivate\.is_\w+\(\)/g) ?? []);
    return `as its owner, from ${read}; checks ${[...checks].sort(byText).map(code).join(', ') || 'no one'}`;
  }
  if (role === 'service_role') return 'all: bypasses policies';
  if (!relation.hasRowSecurity) return '**all: row level security is off**';
  if (!OPERATIONS.includes(operation)) return '**not limited by policies**';
  return describePolicies(policiesFor(policies, { table: name, operation, role }), operation);
}

const NAME = (relation: string) =>
  `(select nspname from pg_namespace where oid = ${relation}.relnamespace) || '.' || ${relation}.relname`;

const IS_OURS = `c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    and c.relkind in ('r', 'p', 'v', 'm', 'S')`;

const RELATIONS = `
  select ${NAME('c')} as name,
    case when c.relkind in ('v', 'm') then 'view' when c.relkind = 'S' then 'sequence'
      else 'table' end as kind,
    c.relispartition as "isPartition", c.relrowsecurity as "hasRowSecurity",
    exists (
      select from pg_options_to_table(c.reloptions)
      where option_name = 'security_invoker' and option_value::boolean
    ) as "isInvoker",
    case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid) end as definition,
    array(
      select attname from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped
    )::text[] as columns,
    array(
      select distinct ${NAME('source')}
      from pg_rewrite as r
      join pg_depend as d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid
        and d.refclassid = 'pg_class'::regclass and d.refobjid <> r.ev_class
      join pg_class as source on source.oid = d.refobjid
      where r.ev_class = c.oid
    )::text[] as sources
  from pg_class as c
  where ${IS_OURS}`;

const GRANTS = `
  select ${NAME('c')} as relation, ${GRANTEE} as role, lower(acl.privilege_type) as operation,
    null::text[] as columns, bool_or(acl.is_grantable) as "isGrantable"
  from pg_class as c
  cross join aclexplode(coalesce(c.relacl, acldefault(
    case c.relkind when 'S' then 's'::"char" else 'r' end, c.relowner))) as acl
  where ${IS_OURS} and ${IS_WATCHED}
  group by c.oid, acl.grantee, acl.privilege_type
  union all
  select ${NAME('c')}, ${GRANTEE}, lower(acl.privilege_type), array_agg(distinct a.attname)::text[],
    bool_or(acl.is_grantable)
  from pg_attribute as a
  join pg_class as c on c.oid = a.attrelid
  cross join aclexplode(a.attacl) as acl
  where ${IS_OURS} and ${IS_WATCHED}
  group by c.oid, acl.grantee, acl.privilege_type`;

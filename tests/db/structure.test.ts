import { describe, expect, it } from 'vitest';
import { useCatalog } from './support/catalog.ts';

/** Rules for the whole schema, checked by queries on the catalog that return the offending names. */
describe('The schema', () => {
  const project = useCatalog();
  const find = async (query: string) =>
    (await project.sql<{ name: string }>(query)).map(({ name }) => name);

  it('enables row level security on every table', async () => {
    expect(
      await find(`
        select oid::regclass::text as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`),
    ).toEqual([]);
  });

  it('keeps security definer functions out of the exposed schema', async () => {
    expect(
      await find(`
        select oid::regprocedure::text as name from pg_proc
        where pronamespace = 'public'::regnamespace and prosecdef`),
    ).toEqual([]);
  });

  // A procedure with a search path of its own can't commit.
  it('gives every function an empty search path', async () => {
    expect(
      await find(`
        select oid::regprocedure::text as name from pg_proc
        where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prokind <> 'p'
          and not coalesce(proconfig @> array['search_path=""'], false)`),
    ).toEqual([]);
  });

  // The longest are lists with one rule per line: after_load_update and invoice_checks.
  it('keeps the body of every function within 80 lines', async () => {
    expect(
      await find(`
        select format('%s: %s lines', oid::regprocedure, lines) as name
        from pg_proc cross join lateral (
          select cardinality(string_to_array(btrim(prosrc, E'\\n'), E'\\n')) as lines
        ) as body
        where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and lines > 80`),
    ).toEqual([]);
  });

  it('has only security invoker views in public', async () => {
    expect(
      await find(`
        select oid::regclass::text as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
          and not exists (
            select from pg_options_to_table(reloptions)
            where option_name = 'security_invoker' and option_value::boolean)`),
    ).toEqual([]);
  });

  it('checks who reads in every private view that clients can reach through a public one', async () => {
    expect(
      await find(`
        select oid::regclass::text as name from pg_class
        where relnamespace = 'private'::regnamespace and relkind in ('v', 'm')
          and (has_table_privilege('anon', oid, 'select')
            or has_table_privilege('authenticated', oid, 'select'))
          and pg_get_viewdef(oid) !~ 'private.is_(admin|staff)_or_service\\(\\)'`),
    ).toEqual([]);
  });

  it('names a role in every policy, and one operation unless it only restricts', async () => {
    expect(
      await find(`
        select tablename || ': ' || policyname as name from pg_policies
        where schemaname = 'public'
          and (roles = '{public}' or cmd = 'ALL' and permissive = 'PERMISSIVE')`),
    ).toEqual([]);
  });

  it('has an index on every foreign key except those to a lookup table', async () => {
    expect(
      await find(`
        select conrelid::regclass || ' ' || conname as name from pg_constraint as key
        where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
          select from pg_index
          where indrelid = key.conrelid and indpred is null and indkey[0] = key.conkey[1])
        -- Only a migration deletes these rows.
        and confrelid not in (
          select attrelid from pg_attribute join pg_type on pg_type.oid = atttypid
          where typtype = 'd' and attnum = 1)`),
    ).toEqual([]);
  });

  it('has a lookup table for every domain, and a foreign key to it on every column of that type', async () => {
    expect(
      await find(`
        with lookups as (
          select t.oid, conrelid, a.attnum
          from pg_type as t
          left join (
            pg_attribute as a
            join pg_constraint on conrelid = a.attrelid and contype = 'p' and conkey = array[a.attnum]
          ) on a.atttypid = t.oid
          where typtype = 'd' and typnamespace in ('public'::regnamespace, 'private'::regnamespace)
        )
        select lookups.oid::regtype::text as name from lookups where conrelid is null
        union all
        select attrelid::regclass || '.' || attname
        from lookups
        join pg_attribute as a on atttypid = lookups.oid and attrelid <> lookups.conrelid
        join pg_class as c on c.oid = attrelid and relkind in ('r', 'p')
        where not exists (
          select from pg_constraint
          where conrelid = attrelid and contype = 'f' and conkey = array[a.attnum]
            and confrelid = lookups.conrelid and confkey = array[lookups.attnum])`),
    ).toEqual([]);
  });

  it('has a comment on every table and view', async () => {
    expect(
      await find(`
        select oid::regclass::text as name from pg_class
        where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
          and relkind in ('r', 'p', 'v', 'm') and not relispartition
          and obj_description(oid, 'pg_class') is null`),
    ).toEqual([]);
  });

  it('has a comment on every function an API role can execute', async () => {
    expect(
      await find(`
        select f.oid::regprocedure::text as name from pg_proc as f
        where f.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
          and obj_description(f.oid, 'pg_proc') is null
          -- The comment on a function that only calls this one is enough.
          and not exists (
            select from pg_proc as caller
            where caller.pronamespace = 'public'::regnamespace and f.pronamespace <> caller.pronamespace
              and caller.prokind = 'f'
              and pg_get_functiondef(caller.oid) like '%private.' || f.proname || '(%')
          and exists (
            select from unnest(array['anon', 'authenticated', 'service_role']) as role
            where has_function_privilege(role, f.oid, 'execute'))`),
    ).toEqual([]);
  });

  it('runs steps whose order matters in one trigger per event', async () => {
    expect(
      await find(`
        select format('%s %s %s', tgrelid::regclass, timing, event) as name
        from pg_trigger as t
        join pg_proc as f on f.oid = t.tgfoid and f.pronamespace = 'private'::regnamespace
        cross join lateral (
          select case when tgtype & 2 = 2 then 'before' else 'after' end as timing
        ) as moment
        join (values (4, 'insert'), (8, 'delete'), (16, 'update')) as events (bit, event)
          on tgtype & bit = bit
        where tgrelid in (
            'public.loads'::regclass, 'public.load_escorts'::regclass, 'public.charges'::regclass,
            'public.quotes'::regclass, 'public.job_applications'::regclass,
            'public.contact_messages'::regclass, 'auth.users'::regclass)
          and tgtype & 1 = 1 and tgconstraint = 0
        group by tgrelid, timing, event having count(*) > 1`),
    ).toEqual([]);
  });

  it('limits the length of every text', async () => {
    expect(
      await find(`
        select attrelid::regclass || '.' || attname as name from pg_attribute as a
        where attnum > 0 and not attisdropped and atttypid = 'text'::regtype and attgenerated = ''
          and attrelid in (
            select oid from pg_class
            where relnamespace = 'public'::regnamespace and relkind in ('r', 'p'))
          and not exists (
            select from pg_constraint
            where conrelid = attrelid and contype = 'c' and attnum = any (conkey))
        order by name`),
    ).toEqual([
      // Written by triggers only, from text that is limited elsewhere.
      'activity_log.label',
      'activity_log.new_status',
      'activity_log.old_status',
      'analytics_days.label',
      'analytics_visitor_days.consent_id',
      'analytics_visitor_days.step',
      'contact_messages.search_text',
      'job_applications.search_text',
      'profiles.email',
      'profiles.search_text',
      'quotes.search_text',
    ]);
  });
});

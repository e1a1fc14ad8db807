-- Everything that migrations can create, one fact per row. Two databases with the same rows have the same
-- schema. Run it as role postgres with the same search path on both. Partitions are left out, because
-- which exist depends on the date.
with ours as (
  select oid from pg_namespace where nspname in ('public', 'private')
),
relations as (
  select * from pg_class where relnamespace in (select oid from ours) and not relispartition
),
facts as (
  select format(
    'schema %s owner %s grants %s',
    nspname, nspowner::regrole, (select string_agg(x::text, ',' order by x::text) from unnest(nspacl) as x)
  ) as fact
  from pg_namespace where oid in (select oid from ours)

  union all
  select format('extension %s in %s', extname, extnamespace::regnamespace) from pg_extension

  union all
  select format(
    '%s %s owner %s grants %s options %s row level security %s, forced %s',
    case relkind
      when 'r' then 'table' when 'p' then 'partitioned table' when 'v' then 'view'
      when 'm' then 'materialized view' when 'S' then 'sequence' when 'c' then 'composite type'
      else relkind::text
    end,
    oid::regclass, relowner::regrole,
    (select string_agg(x::text, ',' order by x::text) from unnest(relacl) as x),
    array_to_string(reloptions, ','), relrowsecurity, relforcerowsecurity
  )
  from relations where relkind not in ('i', 'I')

  union all
  select format(
    'column %s.%s #%s %s %s default %s generated %s identity %s collation %s statistics %s grants %s',
    attrelid::regclass, attname,
    (
      select count(*) from pg_attribute as earlier
      where earlier.attrelid = a.attrelid and earlier.attnum > 0 and earlier.attnum <= a.attnum
        and not earlier.attisdropped
    ),
    format_type(atttypid, atttypmod), case when attnotnull then 'not null' else 'null' end, pg_get_expr(adbin, adrelid), attgenerated, attidentity,
    attcollation::regcollation, attstattarget,
    (select string_agg(x::text, ',' order by x::text) from unnest(attacl) as x)
  )
  from pg_attribute as a
    join relations on relations.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relkind in ('r', 'p', 'v', 'm', 'c') and attnum > 0 and not attisdropped

  union all
  select format(
    'sequence %s %s start %s by %s from %s to %s, cycles %s, cached %s',
    seqrelid::regclass, format_type(seqtypid, null), seqstart, seqincrement, seqmin, seqmax, seqcycle, seqcache
  )
  from pg_sequence where seqrelid in (select oid from relations)

  union all
  select format('view %s as %s', oid::regclass, pg_get_viewdef(oid)) from relations where relkind in ('v', 'm')

  union all
  select format('index %s', pg_get_indexdef(indexrelid)) from pg_index
  where indrelid in (select oid from relations)

  union all
  select format('statistics %s', pg_get_statisticsobjdef(oid)) from pg_statistic_ext
  where stxnamespace in (select oid from ours)

  union all
  select format(
    'constraint %s on %s: %s', conname, coalesce(nullif(conrelid, 0)::regclass::text, contypid::regtype::text),
    pg_get_constraintdef(oid)
  )
  from pg_constraint
  where connamespace in (select oid from ours)
    and not exists (select from pg_class where pg_class.oid = conrelid and relispartition)

  union all
  select format(
    'type %s %s owner %s grants %s',
    oid::regtype,
    case typtype
      when 'e' then (select string_agg(enumlabel, ',' order by enumsortorder) from pg_enum where enumtypid = t.oid)
      else format('%s not null %s default %s', format_type(typbasetype, typtypmod), typnotnull, typdefault)
    end,
    typowner::regrole, (select string_agg(x::text, ',' order by x::text) from unnest(typacl) as x)
  )
  from pg_type as t where typtype in ('e', 'd') and typnamespace in (select oid from ours)

  union all
  select format(
    'function %s owner %s grants %s definition %s',
    oid::regprocedure, proowner::regrole,
    (select string_agg(x::text, ',' order by x::text) from unnest(proacl) as x),
    md5(pg_get_functiondef(oid))
  )
  from pg_proc where prokind <> 'a' and pronamespace in (select oid from ours)

  union all
  select format(
    'policy %s on %s.%s: %s for %s to %s using %s check %s',
    policyname, schemaname, tablename, permissive, cmd, roles, qual, with_check
  )
  from pg_policies

  -- The stand-in's own triggers report changes to its realtime server.
  union all
  select format('trigger %s, enabled %s', pg_get_triggerdef(oid), tgenabled) from pg_trigger
  where not tgisinternal and tgparentid = 0 and tgname not like '%embedded_capture'

  union all
  select format('comment on %s %s: %s', type, identity, description)
  from pg_description, pg_identify_object(classoid, objoid, objsubid)
  where (schema in ('public', 'private') or type in ('policy', 'trigger', 'table constraint'))
    and objoid >= 16384 -- The first id of an object that didn't come with Postgres.

  union all
  select format(
    'default privileges of %s in %s on %s: %s',
    defaclrole::regrole, defaclnamespace::regnamespace, defaclobjtype,
    (select string_agg(x::text, ',' order by x::text) from unnest(defaclacl) as x)
  )
  from pg_default_acl

  union all
  select format('setting of %s: %s', setrole::regrole, setconfig) from pg_db_role_setting
  where setdatabase = (select oid from pg_database where datname = current_database())

  union all
  select format('published %s.%s in %s', schemaname, tablename, pubname) from pg_publication_tables

  union all
  select format('publication %s: %s %s %s %s %s', pubname, pubinsert, pubupdate, pubdelete, pubtruncate, pubviaroot)
  from pg_publication

  union all
  select format('scheduled job %s: %s %s', jobname, schedule, command) from cron.job

  union all
  select format('bucket %s: public %s, limit %s, types %s', id, public, file_size_limit, allowed_mime_types)
  from storage.buckets

  -- Rows that the schema comes with. Their ids and times differ from database to database.
  union all
  select 'rows of ' || oid::regclass || ': ' ||
    (xpath(
      '//fact/text()',
      query_to_xml(
        format(
          'select count(*) || '' '' || md5(string_agg(line, '','' order by line)) as fact from (
             select regexp_replace(t::text, %L, '''', ''g'') as line from %s as t
           ) as lines having count(*) > 0',
          '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[.\d]*[+-]\d\d', oid::regclass
        ),
        true, false, ''
      )
    ))[1]::text
  from relations where relkind = 'r'
)
-- Definitions and comments have line breaks. Tables without rows have no fact about them.
select replace(fact, E'\n', ' ') as fact from facts where fact is not null order by fact collate "C";

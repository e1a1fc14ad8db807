-- Everything that migrations can create or change, one fact per row. Two databases with the same rows have the
-- same schema. Run it as role postgres with the same search path on both. Partitions are left out, because
-- which exist depends on the date, and so is what extensions create. Grants are written out even where they
-- are Postgres' defaults: whether they are stored depends on what was granted and revoked before.
with schemas as (
  select * from pg_namespace
  where nspname !~ '^pg_' and nspname not in ('information_schema', 'supabase_migrations', 'embedded_backend')
),
-- The other schemas belong to Supabase: their rows aren't part of our schema.
ours as (
  select oid from schemas
  where nspname not in ('auth', 'cron', 'extensions', 'net', 'realtime', 'storage', 'vault')
),
members as (
  select classid, objid from pg_depend where deptype = 'e'
),
relations as (
  select * from pg_class
  where relnamespace in (select oid from schemas) and not relispartition
    and ('pg_class'::regclass, oid) not in (select classid, objid from members)
),
routines as (
  select * from pg_proc
  where pronamespace in (select oid from schemas)
    and ('pg_proc'::regclass, oid) not in (select classid, objid from members)
),
facts as (
  select format(
    'schema %s owner %s grants %s',
    nspname, nspowner::regrole,
    (
      select string_agg(x::text, ',' order by x::text)
      from unnest(coalesce(nspacl, acldefault('n', nspowner))) as x
    )
  ) as fact
  from schemas

  union all
  select format('extension %s in %s', extname, extnamespace::regnamespace) from pg_extension

  union all
  select format(
    '%s %s in %s owner %s grants %s options %s row level security %s, forced %s persistence %s replica identity %s',
    case relkind
      when 'r' then 'table' when 'p' then 'partitioned table' when 'v' then 'view'
      when 'm' then 'materialized view' when 'S' then 'sequence' when 'c' then 'composite type'
      else relkind::text
    end,
    oid::regclass, relnamespace::regnamespace, relowner::regrole,
    (
      select string_agg(x::text, ',' order by x::text)
      from unnest(coalesce(relacl, acldefault(case relkind when 'S' then 's'::"char" else 'r' end, relowner))) as x
    ),
    array_to_string(reloptions, ','), relrowsecurity, relforcerowsecurity, relpersistence, relreplident
  )
  from relations where relkind not in ('i', 'I')

  union all
  select format(
    'column %s.%s #%s %s %s default %s generated %s identity %s collation %s statistics %s options %s storage %s '
    'compression %s grants %s',
    attrelid::regclass, attname,
    (
      select count(*) from pg_attribute as earlier
      where earlier.attrelid = a.attrelid and earlier.attnum > 0 and earlier.attnum <= a.attnum
        and not earlier.attisdropped
    ),
    format_type(atttypid, atttypmod), case when attnotnull then 'not null' else 'null' end, pg_get_expr(adbin, adrelid), attgenerated, attidentity,
    attcollation::regcollation, attstattarget, attoptions, attstorage, attcompression,
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
  select format('rule %s, enabled %s', pg_get_ruledef(oid), ev_enabled) from pg_rewrite
  where rulename <> '_RETURN' and ev_class in (select oid from relations)

  union all
  select format('index %s, replica identity %s', pg_get_indexdef(indexrelid), indisreplident) from pg_index
  where indrelid in (select oid from relations)

  union all
  select format('statistics %s', pg_get_statisticsobjdef(oid)) from pg_statistic_ext
  where stxnamespace in (select oid from schemas)

  union all
  select format(
    'constraint %s on %s: %s', conname, coalesce(nullif(conrelid, 0)::regclass::text, contypid::regtype::text),
    pg_get_constraintdef(oid)
  )
  from pg_constraint
  where connamespace in (select oid from schemas) and (conrelid = 0 or conrelid in (select oid from relations))

  union all
  select format(
    'type %s in %s %s owner %s grants %s',
    oid::regtype, typnamespace::regnamespace,
    case typtype
      when 'e' then (select string_agg(enumlabel, ',' order by enumsortorder) from pg_enum where enumtypid = t.oid)
      else format('%s not null %s default %s', format_type(typbasetype, typtypmod), typnotnull, typdefault)
    end,
    typowner::regrole,
    (
      select string_agg(x::text, ',' order by x::text)
      from unnest(coalesce(typacl, acldefault('T', typowner))) as x
    )
  )
  from pg_type as t
  where typtype in ('e', 'd') and typnamespace in (select oid from schemas)
    and ('pg_type'::regclass, oid) not in (select classid, objid from members)

  union all
  select format(
    'function %s in %s owner %s grants %s definition %s',
    oid::regprocedure, pronamespace::regnamespace, proowner::regrole,
    (
      select string_agg(x::text, ',' order by x::text)
      from unnest(coalesce(proacl, acldefault('f', proowner))) as x
    ),
    case when prokind <> 'a' then md5(pg_get_functiondef(oid)) end
  )
  from routines

  union all
  select format(
    'aggregate %s of %s by %s, combined by %s, final %s, initial %s, sorted by %s, state %s',
    aggfnoid::regprocedure, aggkind, aggtransfn, aggcombinefn, aggfinalfn, agginitval, aggsortop::regoperator,
    aggtranstype::regtype
  )
  from pg_aggregate where aggfnoid in (select oid from routines)

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
  select format('event trigger %s on %s %s executes %s, enabled %s', evtname, evtevent, evttags, evtfoid::regproc, evtenabled)
  from pg_event_trigger

  union all
  select format('comment on %s %s: %s', type, identity, description)
  from pg_description, pg_identify_object(classoid, objoid, objsubid)
  where (
      schema in (select nspname from schemas)
      or type in ('schema', 'extension', 'publication', 'policy', 'trigger', 'table constraint', 'rule')
    )
    -- The first id of an object that didn't come with Postgres, as schema public did.
    and (objoid >= 16384 or identity = 'public')
    and (classoid, objoid) not in (select classid, objid from members)

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
  select format(
    'published %s.%s in %s, columns %s, where %s',
    relnamespace::regnamespace, relname, pubname,
    (
      select string_agg(attname, ',' order by attnum) from pg_attribute
      where attrelid = prrelid and attnum = any (prattrs)
    ),
    pg_get_expr(prqual, prrelid)
  )
  from pg_publication_rel
    join pg_publication on pg_publication.oid = prpubid
    join pg_class on pg_class.oid = prrelid

  union all
  select format('published schema %s in %s', pnnspid::regnamespace, pubname)
  from pg_publication_namespace join pg_publication on pg_publication.oid = pnpubid

  union all
  select format(
    'publication %s owner %s: %s %s %s %s %s, all tables %s',
    pubname, pubowner::regrole, pubinsert, pubupdate, pubdelete, pubtruncate, pubviaroot, puballtables
  )
  from pg_publication

  union all
  select format('scheduled job %s: %s %s, active %s', jobname, schedule, command, active) from cron.job

  union all
  select format('bucket %s: name %s, public %s, limit %s, types %s', id, name, public, file_size_limit, allowed_mime_types)
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
  from relations where relkind = 'r' and relnamespace in (select oid from ours)
)
-- Definitions and comments have line breaks. Tables without rows have no fact about them.
select replace(fact, E'\n', ' ') as fact from facts where fact is not null order by fact collate "C";

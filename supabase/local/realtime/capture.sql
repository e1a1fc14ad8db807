-- Changes to published tables, kept until they are delivered. NOTIFY alone isn't enough, because its
-- payload is limited to 8 kB.

create unlogged table if not exists embedded_backend.changes (
  id bigint generated always as identity primary key,
  committed_at timestamptz not null default clock_timestamp(),
  table_schema text not null,
  table_name text not null,
  operation text not null,
  new_row jsonb,
  old_row jsonb
);

create or replace function embedded_backend.capture_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into embedded_backend.changes (table_schema, table_name, operation, new_row, old_row)
  values (
    tg_table_schema, tg_table_name, tg_op,
    case when tg_op <> 'DELETE' then to_jsonb(new) end,
    case when tg_op <> 'INSERT' then to_jsonb(old) end
  );
  perform pg_notify('embedded_backend_changes', '');
  return null;
end;
$$;

-- Captures messages sent from SQL (realtime.send) too.
create or replace trigger embedded_capture after insert on realtime.messages
  for each row execute function embedded_backend.capture_change();

-- Adds the trigger to every published table and drops it from all others. Called at every start, after
-- migrations. Correct triggers are kept, because the API rereads a schema that changed.
create or replace function embedded_backend.follow_publication() returns void
language plpgsql set search_path = '' as $$
declare
  place record;
  -- The publication says which changes it publishes, such as 'insert or update'.
  operations constant text := (
    select concat_ws(' or ', case when pubinsert then 'insert' end, case when pubupdate then 'update' end,
      case when pubdelete then 'delete' end)
    from pg_catalog.pg_publication where pubname = 'supabase_realtime'
  );
  -- The same as in pg_trigger.tgtype, for each row.
  type constant smallint := (
    select 1 + 4 * pubinsert::int + 8 * pubdelete::int + 16 * pubupdate::int
    from pg_catalog.pg_publication where pubname = 'supabase_realtime'
  );
begin
  for place in
    select t.tgrelid::regclass as name from pg_catalog.pg_trigger t
    where t.tgname = 'zz_embedded_capture' and not exists (
      select from pg_catalog.pg_publication_tables p
      where p.pubname = 'supabase_realtime'
        and format('%I.%I', p.schemaname, p.tablename)::regclass = t.tgrelid
    )
  loop
    execute format('drop trigger zz_embedded_capture on %s', place.name);
  end loop;
  for place in
    select p.schemaname, p.tablename from pg_catalog.pg_publication_tables p
    where p.pubname = 'supabase_realtime' and not exists (
      select from pg_catalog.pg_trigger t
      where t.tgname = 'zz_embedded_capture' and t.tgtype = type
        and t.tgrelid = format('%I.%I', p.schemaname, p.tablename)::regclass
    )
  loop
    execute format(
      'create or replace trigger zz_embedded_capture after %s on %I.%I
       for each row execute function embedded_backend.capture_change()',
      operations, place.schemaname, place.tablename
    );
  end loop;
end;
$$;

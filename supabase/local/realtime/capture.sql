-- Changes of the published tables, kept until the realtime room has delivered them. A NOTIFY alone
-- would not do: it holds 8 kB at most.

create unlogged table if not exists realtime.local_changes (
  id bigint generated always as identity primary key,
  committed_at timestamptz not null default clock_timestamp(),
  table_schema text not null,
  table_name text not null,
  operation text not null,
  new_row jsonb,
  old_row jsonb
);

create or replace function realtime.local_capture() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into realtime.local_changes (table_schema, table_name, operation, new_row, old_row)
  values (
    tg_table_schema, tg_table_name, tg_op,
    case when tg_op <> 'DELETE' then to_jsonb(new) end,
    case when tg_op <> 'INSERT' then to_jsonb(old) end
  );
  perform pg_notify('local_realtime', '');
  return null;
end;
$$;
revoke execute on function realtime.local_capture() from public;

-- Messages sent from SQL (realtime.send) travel the same way.
create or replace trigger local_capture after insert on realtime.messages
  for each row execute function realtime.local_capture();

-- Gives every published table the trigger and takes it from the others. Called after migrations.
create or replace function realtime.local_follow_publication() returns void
language plpgsql set search_path = '' as $$
declare
  place record;
begin
  for place in
    select t.tgrelid::regclass as name from pg_catalog.pg_trigger t
    where t.tgname = 'zz_local_capture' and not exists (
      select from pg_catalog.pg_publication_tables p
      where p.pubname = 'supabase_realtime'
        and format('%I.%I', p.schemaname, p.tablename)::regclass = t.tgrelid
    )
  loop
    execute format('drop trigger zz_local_capture on %s', place.name);
  end loop;
  for place in
    select schemaname, tablename from pg_catalog.pg_publication_tables
    where pubname = 'supabase_realtime'
  loop
    execute format(
      'create or replace trigger zz_local_capture after insert or update or delete on %I.%I
       for each row execute function realtime.local_capture()',
      place.schemaname, place.tablename
    );
  end loop;
end;
$$;
revoke execute on function realtime.local_follow_publication() from public;

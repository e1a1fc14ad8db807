-- Realtime checks no policy before it sends a deletion: it would tell every subscriber the key of every
-- deleted row. So the publication leaves deletions out, and triggers send notices without keys instead.

alter publication supabase_realtime set (publish = 'insert, update');

-- Security definer: users may not send on these channels.
create function private.announce_deletions()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  topics text[] := '{admin:console}';
  topic text;
begin
  if not exists (select from gone) then
    return null;
  end if;
  if tg_table_name = 'quotes' then
    topics := topics || array(select distinct 'quotes:' || user_id from gone where user_id is not null);
  elsif tg_table_name = 'loads' then
    topics := topics || array(
      select distinct 'person:' || driver_id from gone where driver_id is not null
    );
  elsif tg_table_name = 'load_escorts' then
    topics := topics || array(select distinct 'person:' || pilot_id from gone);
  elsif tg_table_name in ('load_events', 'load_permits') then
    topics := topics || array(
      select distinct 'person:' || person from (
        select load.driver_id as person from public.loads as load
        where load.id in (select load_id from gone)
        union
        select escort.pilot_id from public.load_escorts as escort
        where escort.load_id in (select load_id from gone) and escort.status = 'accepted'
      ) as crew
      where person is not null
    );
  end if;
  foreach topic in array topics loop
    perform realtime.send(jsonb_build_object('table', tg_table_name), 'deleted', topic, true);
  end loop;
  return null;
end;
$$;
comment on function private.announce_deletions() is
  'After a delete: broadcasts {table} as event ''deleted'' to the console and to the people whose rows are '
  'gone, on their private channels.';

do $$
declare
  published name;
begin
  for published in
    select tablename from pg_catalog.pg_publication_tables
    where pubname = 'supabase_realtime' and schemaname = 'public'
  loop
    execute format(
      'create trigger announce_deletions after delete on public.%I referencing old table as gone
       for each statement execute function private.announce_deletions()',
      published
    );
  end loop;
end;
$$;

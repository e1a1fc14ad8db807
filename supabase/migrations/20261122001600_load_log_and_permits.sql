-- What belongs to a load: its log, its permits, and the people on it.

create table public.load_events (
  -- Created once by the form, so that a retry conflicts with its own row (23505).
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  load_id uuid not null references public.loads (id) on delete cascade,
  author_id uuid default auth.uid() references public.profiles (id) on delete set null,
  note text not null default '',
  status public.load_status,
  constraint load_events_note_check
    check (char_length(note) <= 1000 and (note ~ '\S' or status is not null))
);
comment on table public.load_events is 'The log of a load: notes, and each change of its status.';
comment on column public.load_events.status is
  'The load''s new status; null for a note. Only the trigger on loads writes it.';
create index load_events_load_id_idx on public.load_events (load_id, created_at desc, id desc);
create index load_events_author_id_idx on public.load_events (author_id);

alter table public.load_events enable row level security;
grant select, insert (id, load_id, note), delete on public.load_events to authenticated;
grant select, insert, update, delete on public.load_events to service_role;

create policy "Users can read the log of their loads, admins all" on public.load_events
  for select to authenticated
  using (load_id in (select private.my_load_ids()) or (select private.is_admin()));
create policy "Users can add to the log of their loads, admins to all" on public.load_events
  for insert to authenticated
  with check (
    author_id = (select auth.uid())
    and (load_id in (select private.my_load_ids()) or (select private.is_admin()))
  );
create policy "Admins can delete log entries" on public.load_events
  for delete to authenticated using ((select private.is_admin()));

alter publication supabase_realtime add table public.load_events;

-- An account being deleted can no longer be the author.
-- Security definer: no role is granted to write a status into the log.
create function private.log_load_status()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.load_events (load_id, author_id, status)
  values (new.id, (select id from public.profiles where id = (select auth.uid())), new.status);
  return null;
end;
$$;
create trigger loads_log_status after update on public.loads
  for each row when (new.status <> old.status) execute function private.log_load_status();

create type public.permit_status as enum ('requested', 'issued', 'expired');

create table public.load_permits (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  load_id uuid not null references public.loads (id) on delete cascade,
  -- State or province: 'OH', 'ON'.
  jurisdiction text not null check (jurisdiction = any (private.jurisdictions())),
  permit_number text check (private.is_line(permit_number, 60)),
  status public.permit_status not null default 'requested',
  valid_from date,
  valid_until date check (valid_until >= valid_from),
  unique (load_id, jurisdiction)
);
comment on table public.load_permits is 'Oversize permits of a load, one per state or province.';
create trigger load_permits_set_updated_at before update on public.load_permits
  for each row execute function private.set_updated_at();

alter table public.load_permits enable row level security;
grant
  select, delete,
  insert (load_id, jurisdiction, permit_number, status, valid_from, valid_until),
  update (permit_number, status, valid_from, valid_until) on public.load_permits to authenticated;
grant select, insert, update, delete on public.load_permits to service_role;

create policy "Users can see permits of their loads, admins all" on public.load_permits
  for select to authenticated
  using (load_id in (select private.my_load_ids()) or (select private.is_admin()));
create policy "Admins can add permits" on public.load_permits
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins can update permits" on public.load_permits
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins can delete permits" on public.load_permits
  for delete to authenticated using ((select private.is_admin()));

alter publication supabase_realtime add table public.load_permits;

create type public.load_part as enum ('driver', 'pilot', 'dispatch', 'former');

-- Security definer: people can read no profile but their own.
create function private.load_people(_load_ids uuid[])
returns table (
  load_id uuid, person_id uuid, part public.load_part, first_name text, last_name text, phone text
)
language sql stable security definer set search_path = '' as $$
  with crew as (
    select id as load_id, driver_id as person_id, 'driver'::public.load_part as part,
      status in ('assigned', 'in_transit') as is_on
    from public.loads where id = any (_load_ids) and driver_id is not null
    union all
    select escort.load_id, escort.pilot_id, 'pilot'::public.load_part,
      escort.status = 'accepted' and load.status in ('planned', 'assigned', 'in_transit')
    from public.load_escorts as escort
    join public.loads as load on load.id = escort.load_id
    where escort.load_id = any (_load_ids) and escort.status in ('accepted', 'completed')
  ), mine as (
    select load_id, is_on from crew where person_id = (select auth.uid())
    union all
    select id, true from unnest(_load_ids) as id where (select private.is_admin())
  )
  select crew.load_id, crew.person_id, crew.part, person.first_name, person.last_name,
    case when crew.is_on and bool_or(mine.is_on) then nullif(person.phone, '') end
  from crew
  join mine on mine.load_id = crew.load_id
  join public.profiles as person on person.id = crew.person_id
  group by crew.load_id, crew.person_id, crew.part, crew.is_on, person.id
  union all
  select distinct event.load_id, event.author_id,
    case when exists (
      select from public.user_roles where user_id = event.author_id and role = 'admin'
    ) then 'dispatch' else 'former' end::public.load_part,
    '', '', null
  from public.load_events as event
  join mine on mine.load_id = event.load_id
  where event.author_id is not null and not exists (
    select from crew where crew.load_id = event.load_id and crew.person_id = event.author_id
  );
$$;
comment on function private.load_people(uuid[]) is 'Implements public.load_people.';

create function public.load_people(_load_ids uuid[])
returns table (
  load_id uuid, person_id uuid, part public.load_part, first_name text, last_name text, phone text
)
language sql stable set search_path = '' as $$
  select * from private.load_people(_load_ids);
$$;
comment on function public.load_people(uuid[]) is
  'People of these loads. The driver and escorts who accepted see each other''s names; phone numbers only '
  'until the load arrives, and only between people still on it. Other authors in the log appear without a '
  'name as dispatch, or as former once they are off the load. An open offer shows nobody. Admins see every '
  'load.';
grant execute on function private.load_people(uuid[]), public.load_people(uuid[])
to authenticated, service_role;

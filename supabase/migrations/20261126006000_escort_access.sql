-- Escorts see as much of a load as they need: an offer shows its terms only, accepting it opens the
-- load, and access ends 30 days after the end.

alter table public.loads add column closed_at timestamptz;
comment on column public.loads.closed_at is
  'When the load was delivered or canceled; null while it is open. Access of its escorts ends 30 days later.';
update public.loads set closed_at = updated_at where status in ('delivered', 'cancelled');

-- The entry of the status says when a load was closed.
create or replace function private.log_load()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  -- What the other entries say, and what no one edits.
  elsewhere constant text[] :=
    '{status,driver_id,start_override,updated_at,search_text,pickup_sort,pickup_date,closed_at}';
begin
  if tg_op = 'DELETE' then
    perform private.log_load_entry('deleted', 'load', old.id, old.title);
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform private.log_load_entry(
      'created', 'load', new.id, new.title, _at => new.created_at
    );
    if new.driver_id is not null then
      perform private.log_load_entry(
        'assigned', 'load', new.id, new.title, _target_id => new.driver_id, _at => new.created_at
      );
    end if;
    return null;
  end if;
  if to_jsonb(new) - elsewhere <> to_jsonb(old) - elsewhere then
    perform private.log_load_entry('updated', 'load', new.id, new.title);
  end if;
  if new.driver_id is distinct from old.driver_id then
    perform private.log_load_entry(
      case when new.driver_id is null then 'unassigned' else 'assigned' end,
      'load', new.id, new.title, _target_id => coalesce(new.driver_id, old.driver_id)
    );
  end if;
  -- Planned and assigned follow the driver, whose entry is enough.
  if new.status <> old.status
    and not (array[old.status, new.status] <@ '{planned,assigned}'::public.load_status[])
  then
    perform private.log_load_entry(
      case when old.status = 'assigned' and new.start_override is not null
        then 'started_anyway' else 'status_changed' end,
      'load', new.id, new.title, old.status::text, new.status::text
    );
  end if;
  return null;
end;
$$;

create function private.set_load_closed_at()
returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.status <> old.status then
    new.closed_at := case when new.status in ('delivered', 'cancelled') then now() end;
  end if;
  return new;
end;
$$;
-- Runs after loads_limit_driver_update, which compares the row as it was sent.
create trigger loads_set_closed_at before insert or update on public.loads
  for each row execute function private.set_load_closed_at();

create or replace function private.my_load_ids()
returns setof uuid language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select id from public.loads where driver_id = (select auth.uid())
    union
    select escort.load_id from public.load_escorts as escort
    join public.loads as load on load.id = escort.load_id
    where escort.pilot_id = (select auth.uid())
      -- Only dispatch can change a completed escort, so updated_at is when it was completed.
      and (escort.status = 'accepted'
        or escort.status = 'completed' and escort.updated_at > now() - interval '30 days')
      and coalesce(load.closed_at > now() - interval '30 days', true);
end;
$$;
comment on function private.my_load_ids() is
  'Loads the caller drives, and loads whose escort they accepted, until 30 days after the escort was '
  'completed or the load delivered or canceled.';

-- Security definer: the operator can't read the load until they accept.
create function private.escort_offers()
returns table (
  escort_id uuid, "position" public.escort_position, load_status public.load_status,
  meeting_area text, destination_state text, states text[], pickup_day date, delivery_day date,
  equipment text, length numeric, width numeric, height numeric
)
language sql stable security definer set search_path = '' as $$
  select escort.id, escort.position, load.status, load.origin, private.jurisdiction_of(load.destination),
    array(
      select state from (
        select private.jurisdiction_of(load.origin) as state
        union select private.jurisdiction_of(load.destination)
        union select jurisdiction::text from public.load_permits where load_id = load.id
      ) as crossed
      where state is not null order by state
    ),
    (load.pickup_at at time zone load.pickup_time_zone::text)::date,
    (load.delivery_at at time zone load.delivery_time_zone::text)::date,
    load.equipment, load.length, load.width, load.height
  from public.load_escorts as escort
  join public.loads as load on load.id = escort.load_id
  where escort.pilot_id = (select auth.uid()) and escort.status = 'offered'
  order by escort.created_at desc, escort.id
  limit 100;
$$;
comment on function private.escort_offers() is 'Implements public.my_escort_offers.';

create function public.my_escort_offers()
returns table (
  escort_id uuid, "position" public.escort_position, load_status public.load_status,
  meeting_area text, destination_state text, states text[], pickup_day date, delivery_day date,
  equipment text, length numeric, width numeric, height numeric
)
language sql stable set search_path = '' as $$
  select * from private.escort_offers();
$$;
comment on function public.my_escort_offers() is
  'Terms of the escorts offered to the caller, newest first, 100 at most: the city to meet in, the state of '
  'the destination and all known states of the route (postal codes), local days of pickup and delivery '
  '(null while not set), and the load''s size in feet. The rest of the load is visible after accepting.';
grant execute on function private.escort_offers(), public.my_escort_offers()
  to authenticated, service_role;

-- Security definer: an operator answers an offer of a load they can't read.
create or replace function private.limit_pilot_update()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  not_theirs constant text[] := '{status,updated_at,answered_at}';
  load_status constant public.load_status := (select status from public.loads where id = old.load_id);
  is_allowed constant boolean := case
    when (old.status, new.status) = ('offered', 'accepted')
      then load_status in ('planned', 'assigned', 'in_transit')
    when (old.status, new.status) = ('offered', 'declined') then true
    when (old.status, new.status) = ('accepted', 'completed')
      then load_status in ('in_transit', 'delivered')
    when old.status in ('accepted', 'declined') and new.status = 'offered'
      then old.answered_at > now() - interval '10 minutes' and load_status in ('planned', 'assigned')
    else false
  end;
begin
  if to_jsonb(new) - not_theirs <> to_jsonb(old) - not_theirs or is_allowed is not true then
    raise exception 'Pilot-car operators can only accept, decline or complete an escort.'
      using errcode = '42501';
  end if;
  return new;
end;
$$;

-- Crew whose access ended sees no names either.
create or replace function private.load_people(_load_ids uuid[])
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
    select load_id, is_on from crew
    where person_id = (select auth.uid()) and load_id in (select private.my_load_ids())
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

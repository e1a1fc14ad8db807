-- What speaks against booking a person on a load's days: dispatch sees it while choosing. A warning only,
-- because two short moves on one day can be fine. The start guard refuses what is never fine.

create type public.conflict_kind as enum (
  'load', 'escort_job', 'escort_offer', 'not_available', 'not_certified'
);

create function private.load_days(_load public.loads)
returns daterange language sql stable set search_path = ''
return (
  select case
    when coalesce(pickup, delivery) is not null
      -- Going west just after midnight, the local delivery day can be earlier than the pickup day.
      then daterange(coalesce(pickup, delivery), greatest(pickup, delivery), '[]')
  end
  from (values (
    (_load.pickup_at at time zone _load.pickup_time_zone::text)::date,
    (_load.delivery_at at time zone _load.delivery_time_zone::text)::date
  )) as stops (pickup, delivery)
);
comment on function private.load_days(public.loads) is
  'The days a load takes, each end in the time zone of its stop; null while it has no times.';

create function public.assignment_conflicts(
  _from date default null, _to date default null,
  _origin text default '', _destination text default '', _load_id uuid default null
)
returns table (
  kind public.conflict_kind, person_id uuid, person_name text, load_id uuid, title text,
  origin text, destination text, from_day date, to_day date, states text[]
)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    with bookings as (
      select 'load'::public.conflict_kind as booked_as, drives.driver_id as booked, drives as booked_load
      from public.loads as drives
      where drives.driver_id is not null and drives.status in ('assigned', 'in_transit')
      union all
      select
        case escort.status when 'accepted' then 'escort_job' else 'escort_offer' end::public.conflict_kind,
        escort.pilot_id, escorted
      from public.load_escorts as escort
      join public.loads as escorted on escorted.id = escort.load_id
      where escort.status in ('offered', 'accepted')
        and escorted.status in ('planned', 'assigned', 'in_transit')
    ), days_off as (
      -- Days in a row differ from their number by the same day.
      select entry.user_id, entry.day, entry.day - row_number() over (
        partition by entry.user_id order by entry.day
      )::integer as run
      from public.availability as entry
      where not entry.available and entry.day between _from and _to
    ), route as (
      select code
      from (
        select private.jurisdiction_of(_origin)
        union select private.jurisdiction_of(_destination)
        union select permit.jurisdiction from public.load_permits as permit
          where permit.load_id = _load_id
      ) as codes (code)
      where code is not null
    ), found as (
      select booked_as as kind, booked as person_id, (booked_load).id as load_id,
        (booked_load).title as title, (booked_load).origin as origin,
        (booked_load).destination as destination, lower(days) as from_day, upper(days) - 1 as to_day,
        '{}'::text[] as states
      from bookings, private.load_days(booked_load) as days
      where days && daterange(_from, _to, '[]') and _from is not null and _to is not null
        and (booked_load).id is distinct from _load_id
      union all
      select 'not_available', user_id, null, null, null, null, min(day), max(day), '{}'
      from days_off group by user_id, run
      union all
      select 'not_certified', pilot.user_id, null, null, null, null, null, null,
        array_agg(route.code order by route.code)
      from public.user_roles as pilot
      cross join route
      left join public.pilot_profiles as equipment on equipment.user_id = pilot.user_id
      where pilot.role = 'pilot_car' and route.code <> all (coalesce(equipment.certified_states, '{}'))
      group by pilot.user_id
    )
    select found.kind, found.person_id,
      coalesce(
        nullif(btrim(person.first_name || ' ' || person.last_name), ''),
        split_part(person.email, '@', 1)
      ),
      found.load_id, found.title, found.origin, found.destination, found.from_day, found.to_day,
      found.states
    from found
    join public.profiles as person on person.id = found.person_id
    order by found.person_id, found.kind, found.from_day, found.load_id;
end;
$$;
comment on function public.assignment_conflicts(date, date, text, text, uuid) is
  'What speaks against booking each driver and pilot-car operator from _from to _to (both included), one '
  'row per conflict: loads they drive, escort jobs they accepted and offers they have on those days; days '
  'they marked not available, one row per run of days; and, for pilot-car operators, the states of the '
  'origin, the destination and the load''s permits in which they aren''t certified (states). _load_id is '
  'the load being planned: it doesn''t conflict with itself. Without days only certifications are checked. '
  'Admins only (42501).';

grant execute on function
  private.jurisdiction_of(text),
  private.load_days(public.loads),
  public.assignment_conflicts(date, date, text, text, uuid)
to authenticated, service_role;

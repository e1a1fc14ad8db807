-- A load in transit that is late or on hold still has its driver and units: the conflicts that dispatch sees when
-- it chooses them say so.

create function private.held_days(_load public.loads)
returns daterange language sql stable set search_path = '' as $$
  select case
    when _load.status <> 'in_transit' then days
    when held_until = 'infinity' then daterange(lower(days), 'infinity')
    else daterange(lower(days), greatest(
      upper(days), (held_until at time zone _load.delivery_time_zone::text)::date + 1
    ))
  end
  from private.load_days(_load) as days, private.held_until(_load) as held_until;
$$;
comment on function private.held_days(public.loads) is
  'private.load_days, and in transit until the load arrives: until infinity while it is on hold.';

create or replace function public.unit_conflicts(_load_id uuid)
returns table (
  unit_id uuid, load_id uuid, title text, from_at timestamptz, from_time_zone public.load_time_zone,
  to_at timestamptz, to_time_zone public.load_time_zone, from_day date, until_day date, reason text
)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select booking.unit_id, other.id, other.title, other.pickup_at, other.pickup_time_zone,
      nullif(greatest(other.delivery_at, private.held_until(other)), 'infinity'),
      other.delivery_time_zone, null::date, null::date, null::text
    from public.loads as this_load
    cross join lateral private.held_assignments(private.booked_times(this_load)) as booking
    join public.loads as other on other.id = booking.load_id
    where this_load.id = _load_id and booking.unit_id is not null and other.id <> this_load.id
    union all
    select outage.unit_id, null, null, null, null, null, null,
      outage.from_day, outage.until_day, outage.reason
    from public.loads as this_load
    join public.unit_outages as outage on outage.days && private.load_days(this_load)
    where this_load.id = _load_id
    order by 1, 4 nulls first, 8;
end;
$$;
comment on function public.unit_conflicts(uuid) is
  'Why units can''t take a load, one row per conflict: another load that holds the unit at an overlapping '
  'time (load_id to to_time_zone), in transit until it arrives (to_at is null while it is on hold), or an '
  'outage on the load''s days (from_day, until_day, reason; until_day is null until further notice). No rows '
  'while the load''s times are TBD. Admins only (42501).';

create or replace function public.assignment_conflicts(
  _from date default null, _to date default null,
  _origin text default '', _destination text default '', _load_id uuid default null,
  _states text[] default null
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
      where (escort.status = 'accepted' or private.is_open_offer(escort))
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
        select unnest(_states)
        union select private.jurisdiction_of(_origin) where _states is null
        union select private.jurisdiction_of(_destination) where _states is null
        union select permit.jurisdiction from public.load_permits as permit
          where permit.load_id = _load_id and _states is null
      ) as codes (code)
      where code is not null
    ), found as (
      select booked_as as kind, booked as person_id, (booked_load).id as load_id,
        (booked_load).title as title, (booked_load).origin as origin,
        (booked_load).destination as destination, lower(days) as from_day,
        case when upper(days) < 'infinity' then upper(days) - 1 end as to_day, '{}'::text[] as states
      from bookings
      cross join lateral (
        -- A pilot car is free when its job ends.
        select case booked_as when 'load' then private.held_days(booked_load)
          else private.load_days(booked_load) end
      ) as held (days)
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
comment on function public.assignment_conflicts(date, date, text, text, uuid, text[]) is
  'Why drivers and pilot-car operators may not be able to take a load from _from to _to (both included), '
  'one row per conflict: a load they drive, in transit until it arrives (to_day is null while it is on hold), '
  'an escort job they accepted or an offer they have on those days; days in a row they marked not available; '
  'and, for pilot-car operators, the states in which they aren''t certified (states): of _states, or of the '
  'origin, the destination and the load''s permits. _load_id is the load that needs them; it doesn''t '
  'conflict with itself. Without days only certifications are checked. Admins only (42501).';

grant execute on function private.held_days(public.loads) to authenticated, service_role;

-- The loads list finds a load by everything the console's search does, and a permit request names the axles.

-- Security definer: no API role may read load_search. Returns nothing to people who aren't admins.
create function private.found_load_ids(_search text)
returns setof uuid language sql stable security definer rows 50 set search_path = '' as $$
  select load_id from private.load_search
  where private.is_admin_or_service() and search_text like private.contains_pattern(_search);
$$;
comment on function private.found_load_ids(text) is
  'Loads that contain a text, for admins: number, title, customer, PO, BOL, places, equipment, quote, driver, '
  'pilot cars, permits and units.';
grant execute on function private.found_load_ids(text) to authenticated, service_role;

create or replace function private.open_loads_by_pickup(
  _search text, _status public.load_status, _driver_id uuid, _from date, _to date, _list text
)
returns table (load_id uuid, pickup_group public.pickup_group, pickup_sort timestamptz)
language sql stable set search_path = '' as $$
  select load.id, case
      when load.status <> 'in_transit'
        then private.pickup_day_group(load.pickup_at, private.business_day(now()))
      when load.id in (select problem.load_id from private.road_problems() as problem) then 'problems'
      else 'in_transit'
    end::public.pickup_group, load.pickup_sort
  from public.loads as load
  where load.status in ('planned', 'assigned', 'in_transit')
    and (_status is null or load.status = _status)
    and (_search = '' or load.id in (select private.found_load_ids(_search)))
    and (_driver_id is null or load.driver_id = _driver_id)
    and (_from is null or load.pickup_date >= _from)
    and (_to is null or load.pickup_date <= _to)
    and (_list is null or load.id in (select private.board_load_ids(_list)));
$$;

create or replace function public.loads_by_pickup(
  _search text default '', _status public.load_status default null, _driver_id uuid default null,
  _from date default null, _to date default null, _list text default null,
  _after_group public.pickup_group default null, _after_pickup timestamptz default null,
  _after_id uuid default null, _limit integer default 51
)
returns table (load_id uuid, pickup_group public.pickup_group, pickup_sort timestamptz)
language plpgsql stable rows 50 set search_path = '' as $$
#variable_conflict use_column
declare
  size constant integer := least(greatest(_limit, 0), 1000);
  found_open integer := 0;
begin
  perform private.require_admin();
  if _after_group is distinct from 'closed' then
    return query
      select open.load_id, open.pickup_group, open.pickup_sort
      from private.open_loads_by_pickup(_search, _status, _driver_id, _from, _to, _list) as open
      where _after_group is null
        or (open.pickup_group, open.pickup_sort, open.load_id) > (_after_group, _after_pickup, _after_id)
      order by open.pickup_group, open.pickup_sort, open.load_id
      limit size;
    get diagnostics found_open = row_count;
  end if;
  if found_open < size and (_status is null or _status in ('delivered', 'cancelled')) then
    return query
      select load.id, 'closed'::public.pickup_group, load.pickup_sort
      from public.loads as load
      where load.status in ('delivered', 'cancelled')
        and (_status is null or load.status = _status)
        and (_search = '' or load.id in (select private.found_load_ids(_search)))
        and (_driver_id is null or load.driver_id = _driver_id)
        and (_from is null or load.pickup_date >= _from)
        and (_to is null or load.pickup_date <= _to)
        and (_list is null or load.id in (select private.board_load_ids(_list)))
        and (
          _after_group is distinct from 'closed'
          or (load.pickup_sort, load.id) < (_after_pickup, _after_id)
        )
      order by load.pickup_sort desc, load.id desc
      limit size - found_open;
  end if;
end;
$$;

create or replace function public.load_status_counts(
  _search text default '', _driver_id uuid default null, _from date default null,
  _to date default null, _list text default null
)
returns table (status public.load_status, loads bigint)
language sql stable set search_path = '' as $$
  select every.status, coalesce(found.loads, 0)
  from unnest(enum_range(null::public.load_status)) as every (status)
  left join (
    select loads.status, count(*) as loads
    from public.loads
    where (_search = '' or loads.id in (select private.found_load_ids(_search)))
      and (_driver_id is null or loads.driver_id = _driver_id)
      and (_from is null or loads.pickup_date >= _from)
      and (_to is null or loads.pickup_date <= _to)
      and (_list is null or loads.id in (select private.board_load_ids(_list)))
    group by loads.status
  ) as found using (status)
  order by every.status;
$$;
comment on function public.load_status_counts(text, uuid, date, date, text) is
  'One row per status, 0 included: how many of the loads the caller can see match the search (admins only; '
  'others find nothing), the driver, the days of pickup (both included) and the list of board_loads.';

drop function public.board_loads(text);
create function public.board_loads(_list text default null, _search text default '')
returns setof public.loads language plpgsql stable rows 50 set search_path = '' as $$
declare
  listed constant uuid[] := case when _list is not null and private.is_admin_or_service()
    then array(select private.board_load_ids(_list)) end;
begin
  perform private.require_admin();
  return query
    select load.* from public.loads as load
    where (_list is null or load.id = any (listed))
      and (_search = '' or load.id in (select private.found_load_ids(_search)));
end;
$$;
comment on function public.board_loads(text, text) is
  'Loads that contain the text of _search (empty: all), of the list behind a number of board_numbers: '
  'cannot_roll, escorts, in_transit, late, delivered or over_quote (null: all). 22023 for another list. Admins '
  'only (42501).';
grant execute on function public.board_loads(text, text) to authenticated, service_role;

drop function public.permit_desk(integer);
-- Permits with the same planned entry, as before the legs have times, are listed by load and leg.
create function public.permit_desk(_per_group integer default 100)
returns table (
  desk_group text, in_group bigint, permit_id uuid, updated_at timestamptz, load_id uuid,
  load_number text, title text, origin text, destination text, jurisdiction text,
  status public.permit_status, kind public.permit_kind, permit_number text, applied_on date,
  valid_from date, valid_until date, ends_at timestamptz, max_length numeric, max_width numeric,
  max_height numeric, max_weight_lbs integer, leg_id uuid, time_zone text, entry_at timestamptz,
  exit_at timestamptz, entry_place text, exit_place text, is_planned boolean, length numeric,
  width numeric, height numeric, weight_lbs integer, is_measured boolean, route_text text,
  units jsonb
)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    with open_permits as (
      select permit, load, leg,
        coalesce(leg.planned_entry_at, load.pickup_at) as entry_at,
        coalesce(leg.planned_exit_at, load.delivery_at) as exit_at,
        private.permit_ends(permit) as ends_at
      from public.load_permits as permit
      join public.loads as load on load.id = permit.load_id
      left join public.load_legs as leg on leg.id = permit.leg_id
      where load.status in ('planned', 'assigned', 'in_transit') and permit.status <> 'used'
    ), grouped as (
      select case
          when (permit).status in ('needed', 'expired') then 'to_apply'
          when (permit).status in ('applied', 'amending') then 'applied'
          when open_permits.ends_at <= greatest(open_permits.exit_at, now()) then 'expiring'
          else 'issued'
        end as desk_group, open_permits.*
      from open_permits
    ), listed as (
      select grouped.*, count(*) over (partition by grouped.desk_group) as in_group,
        row_number() over (
          partition by grouped.desk_group order by grouped.entry_at nulls last, (load).id, (leg).sequence, (permit).id
        ) as place
      from grouped
    )
    select listed.desk_group, listed.in_group, (permit).id, (permit).updated_at, (load).id, (load).number,
      (load).title, (load).origin, (load).destination, (permit).jurisdiction, (permit).status,
      (permit).kind, (permit).permit_number, (permit).applied_on, (permit).valid_from,
      (permit).valid_until, listed.ends_at, (permit).max_length, (permit).max_width,
      (permit).max_height, (permit).max_weight_lbs, (permit).leg_id,
      coalesce((leg).time_zone::text, private.permit_zone(permit)), listed.entry_at, listed.exit_at,
      coalesce((leg).entry_place, ''), coalesce((leg).exit_place, ''),
      (leg).planned_entry_at is not null and (leg).planned_exit_at is not null,
      size.length, size.width, size.height, size.weight_lbs, size.is_measured, (permit).route_text,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'name', private.unit_name(unit.kind, unit.number), 'axles', unit.axles,
          'axle_spacings', unit.axle_spacings
        ) order by booking.place)
        from public.assignments as booking join public.units as unit on unit.id = booking.unit_id
        where booking.load_id = (load).id
      ), '[]')
    from listed cross join lateral private.load_size((load).id) as size
    where listed.place <= least(greatest(_per_group, 1), 200)
    order by array_position(array['expiring', 'to_apply', 'applied', 'issued'], listed.desk_group),
      listed.place;
end;
$$;
comment on function public.permit_desk(integer) is
  'The permits of all open loads in four groups, each by planned entry, up to _per_group (200 at most) of '
  'each: expiring (ends before the planned exit), to_apply (needed or expired), applied (or amending) and '
  'issued. in_group counts the whole group. Planned times are those of the leg, otherwise of the load '
  '(is_planned false). Sizes in feet and pounds: max_ is what the permit allows, the others what the load '
  'measures or declares. units: the load''s units from front to back, [{name, axles, axle_spacings}], feet. '
  'No costs. Admins only (42501).';
grant execute on function public.permit_desk(integer) to authenticated, service_role;

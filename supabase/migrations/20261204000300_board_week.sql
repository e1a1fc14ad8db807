-- A week of drivers and units: what books them, when they are off, and the loads that still lack them.

create function public.board_week(_from date)
returns jsonb language plpgsql stable set search_path = '' as $$
declare
  week_days constant daterange := daterange(_from, _from + 7);
  -- Where each day begins and the week ends. A day of 23 or 25 hours is a day.
  edges constant timestamptz[] := array(
    select (_from + day)::timestamp at time zone 'America/New_York' from generate_series(0, 7) as day
  );
  week constant tstzrange := tstzrange(edges[1], edges[8]);
begin
  perform private.require_admin();
  return (
    with booked_now as (
      select coalesce(booking.driver_id, booking.unit_id) as lane_id, booking.driver_id, booking.load_id,
        booking.during
      from public.assignments as booking
      join public.loads as load on load.id = booking.load_id
      where booking.during && week
        -- A load in transit past its planned delivery still has its driver and units.
        or (
          load.status = 'in_transit'
          and tstzrange(lower(booking.during), greatest(upper(booking.during), now())) && week
        )
    ), lacking as (
      select load.id, load.number, private.booked_times(load) as during, concat_ws(', ',
        case when load.driver_id is null then 'no driver' end,
        (
          select string_agg('no ' || needed, ', ' order by needed)
          from unnest(array['tractor', 'trailer']) as needed
          where not exists (
            select from public.assignments as booking
            where booking.load_id = load.id and booking.unit_kind::text = needed
          )
        )
      ) as lacks
      from public.loads as load
      where load.status in ('planned', 'assigned') and private.booked_times(load) && week
    ), driver as (
      select role.user_id as id from public.user_roles as role where role.role = 'driver'
      union
      select booked_now.driver_id from booked_now where booked_now.driver_id is not null
    ), lane as (
      select 'load' as kind, 0 as place, lacking.id, lacking.number as name, lacking.lacks as detail
      from lacking where lacking.lacks <> ''
      union all
      select 'driver', 1, person.id,
        coalesce(nullif(btrim(person.first_name || ' ' || person.last_name), ''), person.email), ''
      from driver join public.profiles as person on person.id = driver.id
      union all
      select unit.kind::text, 1 + array_position(enum_range(null::public.unit_kind), unit.kind), unit.id,
        unit.number,
        unit.axles || case when unit.axles = 1 then ' axle' else ' axles' end
      from public.units as unit
    ), booked as (
      select booked_now.lane_id, booked_now.load_id, booked_now.during from booked_now
      union all
      select lacking.id, lacking.id, lacking.during from lacking where lacking.lacks <> ''
    ), off as (
      select outage.unit_id as lane_id, outage.days, outage.reason
      from public.unit_outages as outage where outage.days && week_days
      union all
      select free.user_id, unnest(range_agg(daterange(free.day, free.day + 1))), 'Time off'
      from public.availability as free
      where not free.available and free.day <@ week_days and free.user_id in (select id from driver)
      group by free.user_id
    )
    select jsonb_build_object(
      'edges', to_jsonb(edges),
      'lanes', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'kind', lane.kind, 'id', lane.id, 'name', lane.name, 'detail', lane.detail
        ) order by lane.place, lane.name, lane.id), '[]') from lane
      ),
      'loads', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'lane_id', booked.lane_id, 'from_at', lower(booked.during), 'until_at', upper(booked.during),
          'number', load.number, 'origin', load.origin, 'destination', load.destination,
          'status', load.status, 'is_on_hold', exists (
            select from public.load_holds as hold where hold.load_id = load.id and hold.cleared_at is null
          )
        ) order by lower(booked.during), load.number), '[]')
        from booked join public.loads as load on load.id = booked.load_id
      ),
      'off', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'lane_id', off.lane_id, 'reason', off.reason,
          'from_at', lower(off.days * week_days)::timestamp at time zone 'America/New_York',
          'until_at', upper(off.days * week_days)::timestamp at time zone 'America/New_York'
        ) order by lower(off.days)), '[]') from off
      )
    )
  );
end;
$$;
comment on function public.board_week(date) is
  'The seven days from _from on, Dayton time. edges: the eight instants at which the days begin and end. '
  'lanes: [{kind, id, name, detail}]: open loads of these days that lack a driver, tractor or trailer (kind '
  'load), then drivers, then units by kind. loads: what holds a lane, [{lane_id, from_at, until_at, number, '
  'origin, destination, status, is_on_hold}]. off: outages of units and days off of drivers, [{lane_id, '
  'reason, from_at, until_at}]. Loads whose times are TBD aren''t in a week. Admins only (42501).';
grant execute on function public.board_week(date) to authenticated, service_role;

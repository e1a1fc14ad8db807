-- The week finds loads by the same words as the list: number, PO, BOL and customer, too.

create or replace function public.board_week(
  _from date, _search text default '', _status public.load_status default null,
  _driver_id uuid default null, _pickup_from date default null, _pickup_to date default null,
  _list text default null
)
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
        booking.place, booking.during
      from private.held_assignments(week) as booking
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
      select booked_now.lane_id, booked_now.load_id, booked_now.place, booked_now.during from booked_now
      union all
      select lacking.id, lacking.id, 1, lacking.during from lacking where lacking.lacks <> ''
    ), matching as (
      select load.id
      from public.loads as load
      where load.id in (select booked.load_id from booked)
        and (_status is null or load.status = _status)
        and (_search = '' or load.id in (select private.found_load_ids(_search)))
        and (_driver_id is null or load.driver_id = _driver_id)
        and (_pickup_from is null or load.pickup_date >= _pickup_from)
        and (_pickup_to is null or load.pickup_date <= _pickup_to)
        and (_list is null or load.id in (select private.board_load_ids(_list)))
    ), days_off as (
      -- Days in a row, also those before and after the week.
      select free.user_id, unnest(range_agg(daterange(free.day, free.day + 1))) as days
      from public.availability as free
      where not free.available and free.day between _from - 60 and _from + 66
        and free.user_id in (select id from driver)
      group by free.user_id
    ), off as (
      select outage.unit_id as lane_id, outage.days, outage.reason
      from public.unit_outages as outage where outage.days && week_days
      union all
      select days_off.user_id, days_off.days, 'Time off' from days_off where days_off.days && week_days
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
          'load_id', load.id, 'updated_at', load.updated_at, 'driver_id', load.driver_id,
          'place', booked.place, 'number', load.number, 'origin', load.origin,
          'destination', load.destination, 'status', load.status,
          'eta_at', (private.last_stop(load.id)).eta_at, 'is_on_hold', exists (
            select from public.load_holds as hold where hold.load_id = load.id and hold.cleared_at is null
          ), 'is_match', load.id in (select matching.id from matching)
        ) order by lower(booked.during), load.number), '[]')
        from booked join public.loads as load on load.id = booked.load_id
      ),
      'off', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'lane_id', off.lane_id, 'reason', off.reason,
          'from_at', lower(off.days)::timestamp at time zone 'America/New_York',
          'until_at', upper(off.days)::timestamp at time zone 'America/New_York'
        ) order by lower(off.days)), '[]') from off
      )
    )
  );
end;
$$;

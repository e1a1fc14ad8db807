-- The loads list by pickup: which group a load is in, in what order, and what is wrong on the road.

-- In the order of the list. A load is in exactly one.
create type public.pickup_group as enum (
  'problems', 'overdue', 'today', 'tomorrow', 'this_week', 'later', 'in_transit', 'closed'
);

create function private.road_problems()
returns table (
  load_id uuid, code text, detail text, at timestamptz, time_zone public.load_time_zone, day date
)
language sql stable set search_path = '' as $$
  select load.id, 'on_hold', hold.reason, null::timestamptz, null::public.load_time_zone, null::date
  from public.loads as load
  join public.load_holds as hold on hold.load_id = load.id
  where load.status = 'in_transit' and hold.cleared_at is null
  union all
  select stop.load_id, 'late', stop.place, coalesce(stop.window_until, stop.window_from), stop.time_zone, null
  from private.late_stops() as late
  join public.load_stops as stop on stop.id = late.stop_id
  union all
  select permit.load_id, 'permit_expires', permit.jurisdiction, null, null, permit.valid_until
  from private.expiring_permits() as expiring (id)
  join public.load_permits as permit on permit.id = expiring.id
  join public.loads as load on load.id = permit.load_id
  where load.status = 'in_transit';
$$;
comment on function private.road_problems() is
  'What is wrong with loads in transit. on_hold: detail is the reason of an open hold. late: a stop at '
  'detail, with the end of its window (at, time_zone). permit_expires: the permit of the state detail ends '
  'on day, before the planned exit.';

create function public.road_problems(_load_ids uuid[])
returns table (
  load_id uuid, code text, detail text, at timestamptz, time_zone public.load_time_zone, day date
)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select problem.* from private.road_problems() as problem
    where problem.load_id = any (_load_ids)
    order by problem.load_id, array_position('{on_hold,late,permit_expires}', problem.code),
      problem.at, problem.day, problem.detail;
end;
$$;
comment on function public.road_problems(uuid[]) is
  'What is wrong with these loads on the road, one row per problem: on_hold with the hold''s reason as '
  'detail; late with the stop''s place and the end of its window (at, time_zone); permit_expires with the '
  'state and the permit''s last day. Loads that aren''t in transit have none. Admins only (42501).';

create function private.pickup_day_group(_pickup_at timestamptz, _today date)
returns public.pickup_group language sql stable set search_path = '' as $$
  select case
    when _pickup_at is null then 'later'
    when day < _today then 'overdue'
    when day = _today then 'today'
    when day = _today + 1 then 'tomorrow'
    when day <= date_trunc('week', _today)::date + 6 then 'this_week'
    else 'later'
  end::public.pickup_group
  from private.business_day(_pickup_at) as day;
$$;
comment on function private.pickup_day_group(timestamptz, date) is
  'The group of a load that has not started. Days are days in Dayton, and a week ends on Sunday.';

-- A few hundred loads are open at a time; the rest is closed and paged by its index.
create function private.open_loads_by_pickup(
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
    and (_search = '' or load.search_text like (select private.contains_pattern(_search)))
    and (_driver_id is null or load.driver_id = _driver_id)
    and (_from is null or load.pickup_date >= _from)
    and (_to is null or load.pickup_date <= _to)
    and (_list is null or load.id in (select private.board_load_ids(_list)));
$$;
comment on function private.open_loads_by_pickup(text, public.load_status, uuid, date, date, text) is
  'The open loads that match, each with its group in loads_by_pickup.';

create function public.loads_by_pickup(
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
        and (_search = '' or load.search_text like (select private.contains_pattern(_search)))
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
comment on function public.loads_by_pickup(
  text, public.load_status, uuid, date, date, text, public.pickup_group, timestamptz, uuid, integer
) is
  'A page of the loads list by pickup, each load once, in the order of the groups. problems: in transit and '
  'on hold, late or with a permit that ends before the planned exit. overdue: not started, its pickup day '
  'has passed. today, tomorrow, this_week (until Sunday) and later (or without a date): not started, by '
  'pickup. in_transit: the others on the road. closed: delivered and canceled, latest first. Days are days '
  'in Dayton. Filters as in load_status_counts, plus _status; _after_group, _after_pickup and _after_id are '
  'the last row of the page before. Admins only (42501).';

create function public.pickup_group_counts(
  _search text default '', _status public.load_status default null, _driver_id uuid default null,
  _from date default null, _to date default null, _list text default null
)
returns table (pickup_group public.pickup_group, loads bigint, ready bigint)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select open.pickup_group, count(*),
      -- Checking readiness takes milliseconds per load, so only the next two days are checked.
      case when open.pickup_group in ('today', 'tomorrow') then count(*) filter (where not exists (
        select from private.start_problems(open.load_id)
      )) end
    from private.open_loads_by_pickup(_search, _status, _driver_id, _from, _to, _list) as open
    group by open.pickup_group order by open.pickup_group;
end;
$$;
comment on function public.pickup_group_counts(text, public.load_status, uuid, date, date, text) is
  'How many loads each group of loads_by_pickup has under the same filters, without empty groups and without '
  'closed, whose count is in load_status_counts. ready: how many can start now, for today and tomorrow. '
  'Admins only (42501).';

grant execute on function
  private.road_problems(), public.road_problems(uuid[]),
  private.pickup_day_group(timestamptz, date),
  private.open_loads_by_pickup(text, public.load_status, uuid, date, date, text),
  public.loads_by_pickup(
    text, public.load_status, uuid, date, date, text, public.pickup_group, timestamptz, uuid, integer
  ),
  public.pickup_group_counts(text, public.load_status, uuid, date, date, text)
to authenticated, service_role;

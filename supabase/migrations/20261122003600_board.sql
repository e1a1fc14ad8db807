-- The board: the loads page with its ten numbers, the list by pickup and the week of drivers and units. Each
-- number and the list behind it come from the same function, so they can't differ. For admins; all days are
-- days in Dayton.

-- In the order of the list; each load is in exactly one group.
create type public.pickup_group as enum (
  'problems', 'overdue', 'today', 'tomorrow', 'this_week', 'later', 'in_transit', 'closed'
);

-- Search. It's here because the text of a load comes from the tables of many domains.

-- Security definer: drivers and pilot cars change loads, but no API role may write load_search.
create function private.refresh_load_search(_load_ids uuid[])
returns void language sql security definer set search_path = '' as $$
  insert into private.load_search (load_id, search_text)
  select load.id, private.fold(concat_ws(' ',
    load.number, load.title, load.origin, load.destination, load.equipment, load.commodity,
    load.po_number, load.bol_number,
    (select concat_ws(' ', quote.reference, quote.customer_name, quote.commodity, quote.po_number)
     from public.quotes as quote where quote.id = load.quote_id),
    (select concat_ws(' ', customer.name, customer.company)
     from public.load_customers as customer where customer.load_id = load.id),
    (select string_agg(person.first_name || ' ' || person.last_name, ' ')
     from public.profiles as person
     -- Not with or, which would read all profiles for each load.
     where person.id in (
       select load.driver_id
       union all
       select escort.pilot_id from public.load_escorts as escort
       where escort.load_id = load.id and escort.status <> 'declined'
     )),
    (select string_agg(permit.permit_number, ' ')
     from public.load_permits as permit where permit.load_id = load.id),
    (select string_agg(unit.number, ' ')
     from public.assignments as booking
     join public.units as unit on unit.id = booking.unit_id
     where booking.load_id = load.id)
  ))
  from public.loads as load where load.id = any (_load_ids)
  on conflict (load_id) do update set search_text = excluded.search_text;
$$;

-- Security definer: no API role may read load_search. Only admins get rows.
create function private.found_load_ids(_search text)
returns setof uuid language sql stable security definer rows 50 set search_path = '' as $$
  select load_id from private.load_search
  where private.is_admin_or_service() and search_text like private.contains_pattern(_search);
$$;
comment on function private.found_load_ids(text) is
  'Loads that contain a text, for admins: number, title, customer, PO, BOL, places, equipment, quote, '
  'driver, pilot cars, permits and units.';
grant execute on function private.found_load_ids(text) to authenticated, service_role;

-- The ten numbers and their lists.

create function private.escorts_to_confirm()
returns table (load_id uuid, record_id uuid)
language sql stable set search_path = '' as $$
  select slot.load_id, slot.id
  from public.loads as load
  join public.escort_slots as slot on slot.load_id = load.id
  where load.status in ('planned', 'assigned', 'in_transit') and not slot.is_arranged
    and coalesce(slot.meet_at, load.pickup_at) <= now() + interval '72 hours'
    and not exists (
      select from public.load_escorts as holder
      where holder.slot_id = slot.id
        and (holder.status = 'completed' or holder.status = 'accepted' and holder.confirmed_at is not null)
    )
  union all
  select escort.load_id, escort.id
  from public.loads as load
  join public.load_escorts as escort on escort.load_id = load.id
  where load.status in ('planned', 'assigned', 'in_transit') and escort.slot_id is null
    and private.is_open_offer(escort) and load.pickup_at <= now() + interval '72 hours';
$$;
comment on function private.escorts_to_confirm() is
  'Escorts of open loads that are needed within 72 hours and aren''t certain: slots without a confirmed '
  'pilot car, police escorts that aren''t arranged, and open offers without a slot.';
grant execute on function private.escorts_to_confirm() to authenticated, service_role;

create function private.loads_to_invoice()
returns setof uuid language sql stable set search_path = '' as $$
  select load.id from public.loads as load
  where load.status = 'delivered' and not exists (
    select from public.invoices as invoice
    where invoice.load_id = load.id and invoice.voided_at is null
  );
$$;
comment on function private.loads_to_invoice() is 'Delivered loads without an exported invoice.';
grant execute on function private.loads_to_invoice() to authenticated, service_role;

-- Security definer, here and below: the policies of 20,000 loads would take longer than the question.
create function private.board_load_ids(_list text)
returns setof uuid language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin_or_service() then
    return;
  end if;
  case _list
    when 'cannot_roll' then
      -- Checking readiness takes milliseconds per load, so only loads picked up soon are checked.
      return query
        select load.id from public.loads as load
        where load.status in ('planned', 'assigned') and load.pickup_at <= now() + interval '48 hours'
          and exists (select from private.start_problems(load.id));
    when 'escorts' then
      return query select distinct load_id from private.escorts_to_confirm();
    when 'in_transit' then
      return query select load.id from public.loads as load where load.status = 'in_transit';
    when 'on_hold' then
      return query
        select load.id from public.loads as load
        where load.status in ('planned', 'assigned', 'in_transit') and exists (
          select from public.load_holds as hold where hold.load_id = load.id and hold.cleared_at is null
        );
    when 'late' then
      return query select distinct load_id from private.late_stops();
    when 'delivered' then
      return query select load_id from private.loads_to_invoice() as load_id;
    when 'leakage' then
      return query select load_id from private.leakage();
    else
      raise exception 'There is no list “%”.', _list using errcode = '22023';
  end case;
end;
$$;
comment on function private.board_load_ids(text) is
  'The loads behind a number of board_numbers: cannot_roll, escorts, in_transit, on_hold, late, delivered or '
  'leakage. 22023 for another list. Only admins get rows.';
grant execute on function private.board_load_ids(text) to authenticated, service_role;

create function public.board_numbers()
returns table (
  cannot_roll bigint,
  permits_late bigint,
  permits_expiring bigint,
  escorts_to_confirm bigint,
  in_transit bigint,
  on_hold bigint,
  late_stops bigint,
  units_booked bigint,
  units_in_service bigint,
  open_offers bigint,
  open_offers_cents jsonb,
  offers_expiring bigint,
  offers_accepted bigint,
  offers_answered bigint,
  win_rate numeric,
  delivered bigint,
  delivered_cents jsonb,
  delivered_since timestamptz,
  leakage_loads bigint,
  leakage_cents jsonb
)
language plpgsql stable set search_path = '' as $$
declare
  today constant date := private.business_day(now());
begin
  perform private.require_admin();
  cannot_roll := (select count(*) from private.board_load_ids('cannot_roll'));
  permits_late := (
    select count(*) from private.desk_permits('', null) as permit where permit.desk_group = 'late'
  );
  permits_expiring := (select count(*) from private.expiring_permits());
  escorts_to_confirm := (select count(*) from private.escorts_to_confirm());
  in_transit := (select count(*) from private.board_load_ids('in_transit'));
  on_hold := (select count(*) from private.board_load_ids('on_hold'));
  late_stops := (select count(*) from private.late_stops());

  select count(*), count(*) filter (where unit.id in (
    -- Not from assignments, whose policy keeps Postgres from using their index.
    select booking.unit_id from private.held_assignments(tstzrange(now(), now() + interval '7 days')) as booking
    where booking.during && tstzrange(now(), now() + interval '7 days')
  ))
  into units_in_service, units_booked
  from public.units as unit
  -- Leaves out units that are out of service on all seven days.
  where not coalesce((
    select range_agg(outage.days) @> daterange(today, today + 7)
    from public.unit_outages as outage where outage.unit_id = unit.id
  ), false);

  -- Counts only the latest version of an offer, like the list of offers.
  select coalesce(sum(sums.offers), 0), coalesce(sum(sums.expiring), 0),
    coalesce(jsonb_object_agg(sums.currency, sums.cents) filter (where sums.currency is not null), '{}')
  into open_offers, offers_expiring, open_offers_cents
  from (
    select offer.currency, count(*) as offers, sum(offer.total_cents) as cents,
      count(*) filter (where offer.valid_until <= now() + interval '24 hours') as expiring
    from public.offers as offer where offer.is_latest and offer.status = 'sent' group by offer.currency
  ) as sums;

  select count(*) filter (where offer.status = 'accepted'), count(*)
  into offers_accepted, offers_answered
  from public.offers as offer
  where offer.status in ('accepted', 'declined', 'expired')
    and coalesce(offer.accepted_at, offer.declined_at, offer.expired_at)
      between now() - interval '90 days' and now()
    -- A later draft doesn't count, because the customer hasn't seen it.
    and not exists (
      select from public.offers as later
      where later.number = offer.number and later.version > offer.version and later.status <> 'draft'
    );
  win_rate := round(offers_accepted::numeric / nullif(offers_answered, 0), 4);

  select coalesce(sum(sums.loads), 0), min(sums.since),
    coalesce(jsonb_object_agg(sums.currency, sums.cents) filter (where sums.currency is not null), '{}')
  into delivered, delivered_since, delivered_cents
  from (
    select offer.currency, count(*) as loads, min(load.closed_at) as since, sum(offer.total_cents) as cents
    from public.loads as load left join public.offers as offer on offer.id = load.offer_id
    where load.id in (select private.loads_to_invoice()) group by offer.currency
  ) as sums;

  select coalesce(sum(sums.loads), 0), coalesce(jsonb_object_agg(sums.currency, sums.cents), '{}')
  into leakage_loads, leakage_cents
  from (
    select leakage.currency, count(*) as loads, sum(leakage.cents) as cents
    from private.leakage() as leakage group by leakage.currency
  ) as sums;
  return next;
end;
$$;
comment on function public.board_numbers() is
  'One row with the dispatcher''s ten numbers. cannot_roll: loads that haven''t started and aren''t ready, '
  'with a pickup within 48 h or overdue. permits_late: the group late of permit_desk. permits_expiring: '
  'issued permits that end before the planned exit or the ETA. '
  'escorts_to_confirm: escorts needed within 72 h that aren''t confirmed, or arranged with the police. '
  'in_transit; on_hold: open loads with an open hold, also before the start. late_stops: stops whose window has ended or ends before the ETA. '
  'units_booked of units_in_service in the next 7 days. open_offers and offers_expiring within 24 h, by '
  'their latest version. offers_accepted of offers_answered (accepted, declined, expired) in 90 days, by '
  'the last version sent; win_rate is null without any. delivered: loads not invoiced, with the totals of '
  'their accepted offers and when the oldest was delivered. leakage: the loads and amounts of '
  'board_leakage. _cents are {currency: cents}. Admins only (42501).';
grant execute on function public.board_numbers() to authenticated, service_role;

create function public.board_leakage()
returns table (load_id uuid, currency text, cents bigint)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query select * from private.leakage();
end;
$$;
comment on function public.board_leakage() is
  'The amount of each load that board_numbers counts as leakage (private.leakage). Admins only (42501).';
grant execute on function public.board_leakage() to authenticated, service_role;

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
  'cannot_roll, escorts, in_transit, on_hold, late, delivered or leakage (null: all). 22023 for another '
  'list. Admins only (42501).';
grant execute on function public.board_loads(text, text) to authenticated, service_role;

-- The list by pickup.

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
grant execute on function private.pickup_day_group(timestamptz, date) to authenticated, service_role;

create function private.pickup_group(_load public.loads, _has_road_problem boolean)
returns public.pickup_group language sql stable set search_path = ''
return case
  when _load.status in ('delivered', 'cancelled') then 'closed'::public.pickup_group
  when _load.status <> 'in_transit'
    then private.pickup_day_group(_load.pickup_at, private.business_day(now()))
  when _has_road_problem then 'problems'::public.pickup_group
  else 'in_transit'::public.pickup_group
end;
comment on function private.pickup_group(public.loads, boolean) is
  'The group of a load in loads_by_pickup.';
grant execute on function private.pickup_group(public.loads, boolean) to authenticated, service_role;

-- Reads all open loads, because there are only a few hundred; closed loads are paged by index. Security definer,
-- like board_load_ids.
create function private.open_loads_by_pickup(
  _search text, _status public.load_status, _driver_id uuid, _from date, _to date, _list text
)
returns table (load_id uuid, pickup_group public.pickup_group, pickup_sort timestamptz)
language sql stable security definer set search_path = '' as $$
  select load.id, private.pickup_group(
      load, load.id in (select problem.load_id from private.road_problems() as problem)
    ), load.pickup_sort
  from public.loads as load
  where load.status in ('planned', 'assigned', 'in_transit') and private.is_admin_or_service()
    and (_status is null or load.status = _status)
    and (_search = '' or load.id in (select private.found_load_ids(_search)))
    and (_driver_id is null or load.driver_id = _driver_id)
    and (_from is null or load.pickup_date >= _from)
    and (_to is null or load.pickup_date <= _to)
    and (_list is null or load.id in (select private.board_load_ids(_list)));
$$;
comment on function private.open_loads_by_pickup(text, public.load_status, uuid, date, date, text) is
  'The open loads that match, each with its group in loads_by_pickup. Only admins get rows.';
grant execute on function private.open_loads_by_pickup(text, public.load_status, uuid, date, date, text)
to authenticated, service_role;

-- Security definer, like board_load_ids.
create function private.load_problems(
  _load public.loads, out start_problems jsonb, out road_problems jsonb, out permits_valid bigint,
  out permits_needed bigint
)
language plpgsql stable security definer set search_path = '' as $$
declare
  permit_problems jsonb;
begin
  if not private.is_admin_or_service() then
    return;
  elsif _load.status in ('planned', 'assigned') then
    start_problems := (select jsonb_agg(to_jsonb(listed)) from private.start_problems(_load.id) as listed);
    permit_problems := start_problems;
  elsif _load.status = 'in_transit' then
    road_problems := (
      select jsonb_agg(to_jsonb(listed) - 'load_id' order by
        array_position('{on_hold,late,permit_expires}', listed.code), listed.at, listed.day, listed.detail)
      from private.road_problems(_load.id) as listed
    );
    permit_problems := (select jsonb_agg(to_jsonb(listed)) from private.permit_problems(_load.id) as listed);
  end if;
  select valid, needed into permits_valid, permits_needed
  from private.permit_count(_load, coalesce(permit_problems, '[]'));
end;
$$;
comment on function private.load_problems(public.loads) is
  'The problems of a load and its permits, for admin_load_checks; null where it has none.';
grant execute on function private.load_problems(public.loads) to authenticated, service_role;

-- These columns aren't stored, because they depend on other tables and on the time.
create view public.admin_load_checks with (security_invoker = true) as
select
  load.id,
  private.pickup_group(load, now.road_problems is not null) as pickup_group,
  coalesce(now.start_problems, '[]') as start_problems,
  coalesce(now.road_problems, '[]') as road_problems,
  now.permits_valid,
  now.permits_needed
from public.loads as load
cross join lateral private.load_problems(load) as now
where (select private.is_admin_or_service());
comment on view public.admin_load_checks is
  'A load''s problems now, for admins; embedded in loads as checks. start_problems: the rows of '
  'load_start_problems of a load that hasn''t started. road_problems: [{code, detail, at, time_zone, day, '
  'eta_at, place, permit_number}] of a load in transit, as private.road_problems describes them. permits_valid '
  'of permits_needed, null for a closed load. pickup_group: its group in loads_by_pickup.';
grant select on public.admin_load_checks to authenticated, service_role;

create function public.checks(public.loads)
returns setof public.admin_load_checks language sql stable rows 1 set search_path = '' as $$
  select * from public.admin_load_checks where id = $1.id;
$$;
comment on function public.checks(public.loads) is
  'The admin_load_checks of a load: select them with it as checks(*). Null for everyone but admins.';
grant execute on function public.checks(public.loads) to authenticated, service_role;

create function public.loads_by_pickup(
  _search text default '', _status public.load_status default null, _driver_id uuid default null,
  _from date default null, _to date default null, _list text default null,
  _after_group public.pickup_group default null, _after_pickup timestamptz default null,
  _after_id uuid default null, _limit integer default 51
)
returns setof public.loads language plpgsql stable rows 50 set search_path = '' as $$
declare
  size constant integer := least(greatest(_limit, 0), 1000);
  found_open integer := 0;
begin
  perform private.require_admin();
  if _after_group is distinct from 'closed' then
    return query
      select load.*
      from private.open_loads_by_pickup(_search, _status, _driver_id, _from, _to, _list) as open
      join public.loads as load on load.id = open.load_id
      where _after_group is null
        or (open.pickup_group, open.pickup_sort, open.load_id) > (_after_group, _after_pickup, _after_id)
      order by open.pickup_group, open.pickup_sort, open.load_id
      limit size;
    get diagnostics found_open = row_count;
  end if;
  if found_open < size and (_status is null or _status in ('delivered', 'cancelled')) then
    return query
      select load.*
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
comment on function public.loads_by_pickup(
  text, public.load_status, uuid, date, date, text, public.pickup_group, timestamptz, uuid, integer
) is
  'A page of the loads list by pickup, each load once, in the order of the groups (pickup_group of '
  'admin_load_checks). problems: in transit and on hold, late or with a permit that ends before the planned '
  'exit. overdue: not started, its pickup day has passed. today, tomorrow, this_week (until Sunday) and '
  'later (or without a date): not started, by pickup. in_transit: the other loads in transit. closed: '
  'delivered and canceled, latest first. Days are '
  'days in Dayton. Filters as in load_status_counts, plus _status; _after_group, _after_pickup and '
  '_after_id are the last row of the page before. Admins only (42501).';
grant execute on function public.loads_by_pickup(
  text, public.load_status, uuid, date, date, text, public.pickup_group, timestamptz, uuid, integer
) to authenticated, service_role;

create function public.load_status_counts(
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
  'One row per status, including 0: how many of the loads the caller can see match the search (admins only; '
  'others find nothing), the driver, the days of pickup (both included) and the list of board_loads.';
grant execute on function public.load_status_counts(text, uuid, date, date, text)
to authenticated, service_role;

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
      case when open.pickup_group in ('today', 'tomorrow') then count(*) filter (where
        case when open.pickup_group in ('today', 'tomorrow')
          then not exists (select from private.start_problems(open.load_id)) end
      ) end
    from private.open_loads_by_pickup(_search, _status, _driver_id, _from, _to, _list) as open
    group by open.pickup_group order by open.pickup_group;
end;
$$;
comment on function public.pickup_group_counts(text, public.load_status, uuid, date, date, text) is
  'The number of loads in each group of loads_by_pickup under the same filters, without empty groups and '
  'without closed, which load_status_counts counts. ready: how many can start now, for today and tomorrow. '
  'Admins only (42501).';
grant execute on function public.pickup_group_counts(text, public.load_status, uuid, date, date, text)
to authenticated, service_role;

-- The other orders of the list need no such function, because they page by one column in both directions.
create function public.neighbors_by_pickup(
  _load_id uuid, _search text default '', _status public.load_status default null,
  _driver_id uuid default null, _from date default null, _to date default null, _list text default null
)
returns table (previous text, next text)
language plpgsql stable rows 1 set search_path = '' as $$
declare
  here public.loads;
  -- Found without the filters, because a load that was just started may no longer match them.
  here_group public.pickup_group;
  before_id uuid;
  after_id uuid;
  closed_id uuid;
begin
  perform private.require_admin();
  select * into here from public.loads where id = _load_id;
  if not found then
    return;
  end if;
  select open.pickup_group into here_group
  from private.open_loads_by_pickup('', null, null, null, null, null) as open where open.load_id = _load_id;
  here_group := coalesce(here_group, 'closed');
  with place as (
    select open.load_id, (open.pickup_group, open.pickup_sort, open.load_id)
        < (here_group, here.pickup_sort, _load_id) as is_before,
      row_number() over (order by open.pickup_group, open.pickup_sort, open.load_id) as number
    from private.open_loads_by_pickup(_search, _status, _driver_id, _from, _to, _list) as open
    where open.load_id <> _load_id
  )
  select
    (array_agg(load_id order by number desc) filter (where is_before))[1],
    (array_agg(load_id order by number) filter (where not is_before))[1]
  into before_id, after_id from place;
  if _status is null or _status in ('delivered', 'cancelled') then
    if here_group = 'closed' then
      -- Closed loads are listed latest pickup first, so the previous one has a later pickup.
      select load.id into closed_id from public.loads as load
      where load.status in ('delivered', 'cancelled')
        and (_status is null or load.status = _status)
        and (_search = '' or load.id in (select private.found_load_ids(_search)))
        and (_driver_id is null or load.driver_id = _driver_id)
        and (_from is null or load.pickup_date >= _from)
        and (_to is null or load.pickup_date <= _to)
        and (_list is null or load.id in (select private.board_load_ids(_list)))
        and (load.pickup_sort, load.id) > (here.pickup_sort, here.id)
      order by load.pickup_sort, load.id limit 1;
      before_id := coalesce(closed_id, before_id);
    end if;
    if after_id is null then
      select load.id into after_id from public.loads as load
      where load.status in ('delivered', 'cancelled')
        and (_status is null or load.status = _status)
        and (_search = '' or load.id in (select private.found_load_ids(_search)))
        and (_driver_id is null or load.driver_id = _driver_id)
        and (_from is null or load.pickup_date >= _from)
        and (_to is null or load.pickup_date <= _to)
        and (_list is null or load.id in (select private.board_load_ids(_list)))
        and (here_group <> 'closed' or (load.pickup_sort, load.id) < (here.pickup_sort, here.id))
      order by load.pickup_sort desc, load.id desc limit 1;
    end if;
  end if;
  return query select
    (select load.number from public.loads as load where load.id = before_id),
    (select load.number from public.loads as load where load.id = after_id);
end;
$$;
comment on function public.neighbors_by_pickup(uuid, text, public.load_status, uuid, date, date, text) is
  'The numbers of the loads before and after a load in loads_by_pickup with the same filters, null at the '
  'ends; no row if it was deleted. A load that the filters leave out has the place it would have. Admins '
  'only (42501).';
grant execute on function public.neighbors_by_pickup(uuid, text, public.load_status, uuid, date, date, text)
to authenticated, service_role;

-- The week.

-- Security definer, like board_load_ids.
create function private.incomplete_loads(_during tstzrange)
returns table (load_id uuid, number text, during tstzrange, lacks text)
language sql stable security definer set search_path = '' as $$
  select open.* from (
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
    where load.status in ('planned', 'assigned') and private.booked_times(load) && _during
      and private.is_admin_or_service()
  ) as open
  where open.lacks <> '';
$$;
comment on function private.incomplete_loads(tstzrange) is
  'Loads of this time that haven''t started and lack a driver, tractor or trailer, with what they lack as '
  'text. Only admins get rows.';
grant execute on function private.incomplete_loads(tstzrange) to authenticated, service_role;

create function private.week_lanes(_driver_ids uuid[])
returns table (kind text, place integer, id uuid, name text, detail text)
language sql stable set search_path = '' as $$
  select 'driver', 1, person.id,
    coalesce(nullif(btrim(person.first_name || ' ' || person.last_name), ''), person.email), ''
  from public.profiles as person where person.id = any (_driver_ids)
  union all
  select unit.kind::text, 1 + array_position(enum_range(null::public.unit_kind), unit.kind), unit.id,
    unit.number, unit.axles || case when unit.axles = 1 then ' axle' else ' axles' end
  from public.units as unit;
$$;
comment on function private.week_lanes(uuid[]) is
  'The lanes of board_week for these drivers and for all units, by place and name.';
grant execute on function private.week_lanes(uuid[]) to authenticated, service_role;

create function private.unavailable_days(_from date, _driver_ids uuid[])
returns table (lane_id uuid, days daterange, reason text)
language sql stable set search_path = '' as $$
  select outage.unit_id, outage.days, outage.reason
  from public.unit_outages as outage where outage.days && daterange(_from, _from + 7)
  union all
  select off.user_id, off.days, 'Time off'
  from (
    -- Joins consecutive days off, including those before and after the week.
    select free.user_id, unnest(range_agg(daterange(free.day, free.day + 1))) as days
    from public.availability as free
    where not free.available and free.day between _from - 60 and _from + 66
      and free.user_id = any (_driver_ids)
    group by free.user_id
  ) as off
  where off.days && daterange(_from, _from + 7);
$$;
comment on function private.unavailable_days(date, uuid[]) is
  'Outages of units and days off of these drivers in the seven days from _from on, with their full length '
  '(days off: up to 60 days outside).';
grant execute on function private.unavailable_days(date, uuid[]) to authenticated, service_role;

create function private.matching_load_ids(
  _load_ids uuid[], _search text, _status public.load_status, _driver_id uuid, _from date, _to date,
  _list text
)
returns setof uuid language sql stable set search_path = '' as $$
  select load.id
  from public.loads as load
  where load.id = any (_load_ids)
    and (_status is null or load.status = _status)
    and (_search = '' or load.id in (select private.found_load_ids(_search)))
    and (_driver_id is null or load.driver_id = _driver_id)
    and (_from is null or load.pickup_date >= _from)
    and (_to is null or load.pickup_date <= _to)
    and (_list is null or load.id in (select private.board_load_ids(_list)));
$$;
comment on function private.matching_load_ids(uuid[], text, public.load_status, uuid, date, date, text) is
  'Which of these loads match the filters of loads_by_pickup. 22023 for another _list.';
grant execute on function private.matching_load_ids(uuid[], text, public.load_status, uuid, date, date, text)
to authenticated, service_role;

create function public.board_week(
  _from date, _search text default '', _status public.load_status default null,
  _driver_id uuid default null, _pickup_from date default null, _pickup_to date default null,
  _list text default null
)
returns jsonb language plpgsql stable set search_path = '' as $$
declare
  -- The starts of the days and the end of the week, because a day can have 23 or 25 hours.
  edges constant timestamptz[] := array(
    select (_from + day)::timestamp at time zone 'America/New_York' from generate_series(0, 7) as day
  );
  week constant tstzrange := tstzrange(edges[1], edges[8]);
begin
  perform private.require_admin();
  return (
    with booked_now as (
      select coalesce(booking.driver_id, booking.unit_id) as lane_id, booking.*
      from private.held_assignments(week) as booking
    ), incomplete as (
      select * from private.incomplete_loads(week)
    ), driver as (
      select array(
        select role.user_id from public.user_roles as role where role.role = 'driver'
        union
        select booked_now.driver_id from booked_now where booked_now.driver_id is not null
      ) as ids
    ), lane (kind, place, id, name, detail) as (
      select 'load', 0, incomplete.load_id, incomplete.number, incomplete.lacks from incomplete
      union all
      select crew.* from driver, private.week_lanes(driver.ids) as crew
    ), booked as (
      select booked_now.lane_id, booked_now.load_id, booked_now.place, booked_now.during from booked_now
      union all
      select incomplete.load_id, incomplete.load_id, 1, incomplete.during from incomplete
    ), matching (id) as (
      select * from private.matching_load_ids(
        array(select booked.load_id from booked), _search, _status, _driver_id, _pickup_from, _pickup_to,
        _list
      )
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
        ) order by lower(off.days)), '[]') from driver, private.unavailable_days(_from, driver.ids) as off
      )
    )
  );
end;
$$;
comment on function public.board_week(date, text, public.load_status, uuid, date, date, text) is
  'The seven days from _from on, Dayton time. edges: the eight instants at which the days begin and end. '
  'lanes: [{kind, id, name, detail}]: open loads of these days that lack a driver, tractor or trailer (kind '
  'load), then drivers, then units by kind. loads: the bars of the lanes, [{lane_id, from_at, until_at, '
  'load_id, updated_at, driver_id, place, number, origin, destination, status, eta_at, is_on_hold, '
  'is_match}]; a load in transit holds its lane until it arrives; place as in assignments; is_match: '
  'whether the load matches the filters, which are the same as in loads_by_pickup (22023 for another '
  '_list). off: outages of units and days off of drivers, with their full length outside the week too, '
  '[{lane_id, reason, from_at, until_at}]; until_at is null if the end isn''t known. Loads whose times are '
  'TBD aren''t in a week. Admins only (42501).';
grant execute on function public.board_week(date, text, public.load_status, uuid, date, date, text)
to authenticated, service_role;

-- The ten numbers a dispatcher starts the day with, and the loads behind those that are about loads. Each
-- number and its list come from the same function, so they can't differ.

-- What the permits of a load cost above what its offer says, for loads with a cost entered in 30 days.
create function private.permits_over_quote()
returns table (load_id uuid, currency text, cents bigint)
language sql stable set search_path = '' as $$
  select load.id, offer.currency::text, cost.cents - quoted.cents
  from public.loads as load
  join public.offers as offer on offer.id = load.offer_id
  cross join lateral (
    -- A cost in another currency can't be compared with the offer.
    select sum(cost.cents) as cents, max(cost.updated_at) as entered_at
    from public.load_permits as permit
    join public.permit_costs as cost on cost.permit_id = permit.id
    where permit.load_id = load.id and cost.currency = offer.currency::text
  ) as cost
  cross join lateral (
    select coalesce(sum(line.amount_cents), 0) as cents
    from public.offer_lines as line where line.offer_id = offer.id and line.kind = 'permit'
  ) as quoted
  where cost.entered_at > now() - interval '30 days' and cost.cents > quoted.cents;
$$;
comment on function private.permits_over_quote() is
  'Loads whose permits cost more than the permit lines of their offer, by how many cents in the offer''s '
  'currency. Only loads with an offer and a cost entered in the last 30 days; costs in another currency '
  'don''t count.';

create function private.late_stops()
returns table (load_id uuid, stop_id uuid)
language sql stable set search_path = '' as $$
  select stop.load_id, stop.id
  from public.loads as load
  join public.load_stops as stop on stop.load_id = load.id
  where load.status = 'in_transit' and stop.arrived_at is null
    and coalesce(stop.window_until, stop.window_from) <= now()
    -- A load in transit has left its first pickup, and whatever comes before a stop it has reached.
    and exists (
      select from public.load_stops as earlier
      where earlier.load_id = stop.load_id and earlier.sequence < stop.sequence
    )
    and not exists (
      select from public.load_stops as later
      where later.load_id = stop.load_id and later.sequence > stop.sequence and later.arrived_at is not null
    );
$$;
comment on function private.late_stops() is
  'Stops of loads in transit that the truck has not reached although their window has ended.';

create function private.escorts_to_confirm()
returns table (load_id uuid, escort_id uuid)
language sql stable set search_path = '' as $$
  select escort.load_id, escort.id
  from public.loads as load
  join public.load_escorts as escort on escort.load_id = load.id
  where load.status in ('planned', 'assigned', 'in_transit') and escort.status = 'offered'
    and load.pickup_at <= now() + interval '72 hours';
$$;
comment on function private.escorts_to_confirm() is
  'Escort offers without an answer, of open loads that are picked up within 72 hours.';

create function private.expiring_permits()
returns setof uuid language sql stable set search_path = '' as $$
  select permit.id
  from public.loads as load
  join public.load_permits as permit on permit.load_id = load.id
  left join public.load_legs as leg on leg.id = permit.leg_id
  cross join lateral (
    select greatest(coalesce(leg.planned_exit_at, load.delivery_at), now()) as at
  ) as needed_until
  where load.status in ('planned', 'assigned', 'in_transit') and permit.status = 'issued'
    -- A day ends later in our zones than in UTC. This spares most permits the exact comparison, which is slow.
    and permit.valid_until < (needed_until.at at time zone 'UTC')::date
    and private.permit_ends(permit) <= needed_until.at;
$$;
comment on function private.expiring_permits() is
  'The permits in the group “expiring” of permit_desk: issued, and they end before the planned exit.';

create function private.board_load_ids(_list text)
returns setof uuid language plpgsql stable set search_path = '' as $$
begin
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
    when 'late' then
      return query select distinct load_id from private.late_stops();
    when 'delivered' then
      return query select load.id from public.loads as load where load.status = 'delivered';
    when 'over_quote' then
      return query select load_id from private.permits_over_quote();
    else
      raise exception 'There is no list “%”.', _list using errcode = '22023';
  end case;
end;
$$;
comment on function private.board_load_ids(text) is
  'The loads behind a number of board_numbers: cannot_roll, escorts, in_transit, late, delivered or '
  'over_quote. 22023 for another list.';

create function public.board_loads(_list text)
returns setof public.loads language plpgsql stable rows 50 set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select load.* from public.loads as load where load.id in (select private.board_load_ids(_list));
end;
$$;
comment on function public.board_loads(text) is
  'The loads behind a number of board_numbers: cannot_roll, escorts, in_transit, late, delivered or '
  'over_quote. 22023 for another list. Admins only (42501).';

create function public.board_numbers()
returns table (
  cannot_roll bigint,
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
  over_quote_loads bigint,
  over_quote_cents jsonb
)
language plpgsql stable set search_path = '' as $$
declare
  today constant date := private.business_day(now());
begin
  perform private.require_admin();
  cannot_roll := (select count(*) from private.board_load_ids('cannot_roll'));
  permits_expiring := (select count(*) from private.expiring_permits());
  escorts_to_confirm := (select count(*) from private.escorts_to_confirm());
  select count(*), count(*) filter (where exists (
    select from public.load_holds as hold where hold.load_id = load.id and hold.cleared_at is null
  ))
  into in_transit, on_hold
  from public.loads as load where load.status = 'in_transit';
  late_stops := (select count(*) from private.late_stops());

  select count(*), count(*) filter (where exists (
    select from public.assignments as booking
    where booking.unit_id = unit.id and booking.during && tstzrange(now(), now() + interval '7 days')
  ))
  into units_in_service, units_booked
  from public.units as unit
  -- Out of service on every one of the seven days.
  where not coalesce((
    select range_agg(outage.days) @> daterange(today, today + 7)
    from public.unit_outages as outage where outage.unit_id = unit.id
  ), false);

  -- By their latest version, as the list of offers shows them.
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
    -- A draft hasn't reached the customer.
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
    where load.status = 'delivered' group by offer.currency
  ) as sums;

  select coalesce(sum(sums.loads), 0), coalesce(jsonb_object_agg(sums.currency, sums.cents), '{}')
  into over_quote_loads, over_quote_cents
  from (
    select over_quote.currency, count(*) as loads, sum(over_quote.cents) as cents
    from private.permits_over_quote() as over_quote group by over_quote.currency
  ) as sums;
  return next;
end;
$$;
comment on function public.board_numbers() is
  'One row with the dispatcher''s ten numbers. cannot_roll: loads not started that are picked up within 48 h '
  '(or should have been) and aren''t ready. permits_expiring: the permit desk''s group. escorts_to_confirm: '
  'unanswered escort offers of loads picked up within 72 h. in_transit and on_hold: loads. late_stops: stops '
  'not reached although their window ended. units_booked of units_in_service in the next 7 days. open_offers '
  'and offers_expiring within 24 h, by their latest version. offers_accepted of offers_answered (accepted, '
  'declined, expired) in 90 days, by the last version sent; win_rate is null without any. delivered: loads, '
  'what was accepted for them, and since when the oldest is. over_quote: what permits cost above the permit '
  'lines of the accepted offer, for loads with a cost entered in 30 days. _cents are {currency: cents}. '
  'Admins only (42501).';

drop function public.load_status_counts(text, uuid, date, date);
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
    where (_search = '' or loads.search_text like (select private.contains_pattern(_search)))
      and (_driver_id is null or loads.driver_id = _driver_id)
      and (_from is null or loads.pickup_date >= _from)
      and (_to is null or loads.pickup_date <= _to)
      and (_list is null or loads.id in (select private.board_load_ids(_list)))
    group by loads.status
  ) as found using (status)
  order by every.status;
$$;
comment on function public.load_status_counts(text, uuid, date, date, text) is
  'One row per status, 0 included: how many of the loads the caller can see match the search, the driver, '
  'the days of pickup (both included) and the list of board_loads.';

grant execute on function
  private.business_day(timestamptz), private.permits_over_quote(), private.late_stops(),
  private.escorts_to_confirm(), private.expiring_permits(), private.board_load_ids(text),
  public.board_loads(text), public.board_numbers(),
  public.load_status_counts(text, uuid, date, date, text)
to authenticated, service_role;
comment on function private.business_day(timestamptz) is 'The day of a moment in Dayton''s time zone.';

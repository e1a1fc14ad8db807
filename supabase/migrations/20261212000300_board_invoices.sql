-- “Delivered” on the board leaves out what was invoiced.

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

create or replace function private.board_load_ids(_list text)
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
      return query select load_id from private.loads_to_invoice() as load_id;
    when 'over_quote' then
      return query select load_id from private.permits_over_quote();
    else
      raise exception 'There is no list “%”.', _list using errcode = '22023';
  end case;
end;
$$;

create or replace function public.board_numbers()
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
    where load.id in (select private.loads_to_invoice()) group by offer.currency
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
  'declined, expired) in 90 days, by the last version sent; win_rate is null without any. delivered: loads not '
  'invoiced, what was accepted for them, and since when the oldest is. over_quote: what permits cost above the permit '
  'lines of the accepted offer, for loads with a cost entered in 30 days. _cents are {currency: cents}. '
  'Admins only (42501).';

-- Detention and layover: what the time at a stop costs by the load's offer, proposed as charges that dispatch
-- approves or withdraws (docs/decisions/0057).

create function private.stop_time(
  _stop public.load_stops, _free_minutes integer,
  out minutes integer, out layover_days integer, out detention_hours numeric
)
language sql stable parallel safe set search_path = '' as $$
  select spent.minutes, billed.quarters / 96, billed.quarters % 96 / 4.0
  from (
    select date_trunc('minute', greatest(_stop.window_from, _stop.arrived_at), 'UTC') as moment
  ) as clock
  cross join lateral (
    -- Seconds don't count, so that the bill agrees with the times it shows.
    select greatest(
      extract(epoch from date_trunc('minute', _stop.departed_at, 'UTC') - clock.moment) / 60, 0
    )::integer as minutes
  ) as spent
  cross join lateral (
    select ceil(greatest(spent.minutes - _free_minutes, 0) / 15.0)::integer as quarters
  ) as billed;
$$;
comment on function private.stop_time(public.load_stops, integer) is
  'The time at a stop the truck has left: from the later of appointment and arrival, in elapsed minutes. What '
  'exceeds the free minutes is rounded up to 15 minutes; each full 24 hours of it are a layover day, the rest '
  'is detention.';

create function private.minutes_text(_minutes integer)
returns text language sql immutable parallel safe set search_path = ''
return concat_ws(' ',
  case when _minutes >= 60 then _minutes / 60 || ' h' end,
  case when _minutes % 60 > 0 or _minutes = 0 then _minutes % 60 || ' min' end
);
comment on function private.minutes_text(integer) is '5 h 10 min.';

create function private.days_text(_days integer)
returns text language sql immutable parallel safe set search_path = ''
return _days || case _days when 1 then ' day' else ' days' end;

create function private.cents_text(_cents bigint, _currency public.offer_currency)
returns text language sql stable parallel safe set search_path = ''
return case _currency when 'CAD' then 'CA$' else '$' end || to_char(_cents / 100.0, 'FM9,999,990.00');
comment on function private.cents_text(bigint, public.offer_currency) is
  '$1,240.00 or CA$1,240.00, like formatCents in contracts/money.ts.';

create function private.stop_time_text(_stop public.load_stops, _minutes integer, _free_minutes integer)
returns text language sql stable set search_path = '' as $$
  -- The same day isn't repeated: Appointment Dec 14, 8:00 AM PST, arrived 7:40 AM PST.
  select string_agg(
    label || ' ' || case
      when day = day_before then substr(said, length(private.day_text(day)) + 3)
      else said
    end, ', ' order by place
  ) || ': ' || private.minutes_text(_minutes) || ', ' || private.minutes_text(_free_minutes) || ' free'
  from (
    select place, case when lag(place) over (order by place) is null then initcap(word) else word end as label,
      day, lag(day) over (order by place) as day_before,
      private.moment_text(moment, _stop.time_zone::text) as said
    from (values
      (1, 'appointment', _stop.window_from), (2, 'arrived', _stop.arrived_at), (3, 'left', _stop.departed_at)
    ) as times (place, word, moment)
    cross join lateral (select (moment at time zone _stop.time_zone::text)::date as day) as zoned
    where moment is not null
  ) as shown;
$$;
comment on function private.stop_time_text(public.load_stops, integer, integer) is
  'The evidence for what the time at a stop costs.';

create function private.stop_charges(_stop public.load_stops)
returns setof public.charges language sql stable set search_path = '' as $$
  select jsonb_populate_record(null::public.charges, jsonb_build_object(
    'load_id', _stop.load_id, 'stop_id', _stop.id, 'kind', item.kind, 'quantity', item.quantity,
    'unit', item.unit, 'currency', offer.currency, 'rate_cents', item.rate_cents,
    'description', left(initcap(item.kind) || ' at ' || _stop.kind || ', ' || _stop.place, 160),
    'evidence', private.stop_time_text(_stop, spent.minutes, offer.free_minutes)
      || case when item.kind = 'detention' and spent.layover_days > 0
        then ', ' || private.days_text(spent.layover_days) || ' layover' else '' end
      || ', ' || item.amount || ' at ' || private.cents_text(item.rate_cents, offer.currency) || '.'
  ))
  from public.loads as load
  join public.offers as offer on offer.id = load.offer_id
  cross join private.stop_time(_stop, offer.free_minutes) as spent
  cross join lateral (values
    ('detention', 'hour', spent.detention_hours, offer.detention_cents,
      trim_scale(spent.detention_hours) || ' h'),
    ('layover', 'day', spent.layover_days, offer.layover_cents, private.days_text(spent.layover_days))
  ) as item (kind, unit, quantity, rate_cents, amount)
  where load.id = _stop.load_id and _stop.kind <> 'meet_point' and item.quantity > 0;
$$;
comment on function private.stop_charges(public.load_stops) is
  'What the time at a stop costs by the load''s offer: none, detention, layover or both. None for a load '
  'without an offer and for a meet point, where the truck doesn''t wait for the customer.';

create function private.propose_stop_charges(_stop_id uuid, _may_add boolean)
returns void language plpgsql set search_path = '' as $$
declare
  stop public.load_stops;
  wanted public.charges[];
begin
  select * into stop from public.load_stops where id = _stop_id;
  -- The charges of an invoiced load can't change.
  if stop.id is null or private.standing_invoice(stop.load_id) is not null then
    return;
  end if;
  if stop.departed_at is not null then
    select array_agg(charge) into wanted from private.stop_charges(stop) as charge;
  end if;
  delete from public.charges
  where stop_id = _stop_id and approved_at is null and withdrawn_at is null
    and kind::text not in (select next.kind::text from unnest(wanted) as next);
  update public.charges as open set
    description = next.description, quantity = next.quantity, unit = next.unit, currency = next.currency,
    rate_cents = next.rate_cents, evidence = next.evidence, request_id = gen_random_uuid()
  from unnest(wanted) as next
  where open.stop_id = _stop_id and open.kind = next.kind and open.approved_at is null
    and open.withdrawn_at is null and open.evidence <> next.evidence;
  insert into public.charges (
    id, load_id, stop_id, kind, description, quantity, unit, currency, rate_cents, evidence, request_id
  )
  select gen_random_uuid(), next.load_id, next.stop_id, next.kind, next.description, next.quantity,
    next.unit, next.currency, next.rate_cents, next.evidence, gen_random_uuid()
  from unnest(wanted) as next
  where _may_add and not exists (
    select from public.charges as other
    where other.stop_id = _stop_id and other.kind = next.kind and other.withdrawn_at is null
  );
end;
$$;
comment on function private.propose_stop_charges(uuid, boolean) is
  'Makes the open charges of a stop agree with its times: changes, deletes or, if _may_add, adds them. '
  'Approved and withdrawn ones never change, and an approved one is the only one of its kind.';

create function private.replace_stop_charge(_charge public.charges)
returns void language plpgsql set search_path = '' as $$
declare
  stop public.load_stops;
begin
  select * into stop from public.load_stops where id = _charge.stop_id;
  if exists (
    select from private.stop_charges(stop) as next
    where next.kind = _charge.kind and next.evidence <> _charge.evidence
  ) then
    perform private.propose_stop_charges(stop.id, true);
  end if;
end;
$$;
comment on function private.replace_stop_charge(public.charges) is
  'Proposes a charge again after an approved one was withdrawn, if the times have changed since.';

create function private.charge_basis(_stop_id uuid)
returns jsonb language sql stable set search_path = '' as $$
  -- Numbers, because a time as text depends on the session. Seconds don't count, as in stop_time.
  select jsonb_build_array(
    stop.kind, extract(epoch from date_trunc('minute', stop.window_from, 'UTC')),
    extract(epoch from date_trunc('minute', stop.arrived_at, 'UTC')),
    extract(epoch from date_trunc('minute', stop.departed_at, 'UTC')),
    offer.free_minutes, offer.detention_cents, offer.layover_cents
  )
  from public.load_stops as stop
  join public.loads as load on load.id = stop.load_id
  left join public.offers as offer on offer.id = load.offer_id
  where stop.id = _stop_id;
$$;
comment on function private.charge_basis(uuid) is
  'What the charges for the time at a stop are computed from: its kind, appointment, arrival and departure, '
  'and the free minutes and rates of the load''s offer.';
grant execute on function private.charge_basis(uuid) to authenticated, service_role;

create function public.is_outdated(public.charges)
returns boolean language sql stable set search_path = ''
return $1.approved_at is not null and $1.withdrawn_at is null
  and coalesce($1.approved_basis <> private.charge_basis($1.stop_id), false);
comment on function public.is_outdated(public.charges) is
  'True if the appointment, the times or the offer''s terms changed after a charge for the time at a stop was '
  'approved, to select with the charge. Only admins can tell: to others it''s always false.';
grant execute on function public.is_outdated(public.charges) to authenticated, service_role;

-- Security definer: no API role may write charges.
create function private.charge_stop_time()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  -- The others only change how the evidence reads, so a charge that dispatch withdrew doesn't return.
  is_other_time constant boolean := (new.arrived_at, new.departed_at, new.window_from, new.kind)
    is distinct from (old.arrived_at, old.departed_at, old.window_from, old.kind);
begin
  if coalesce(new.departed_at, old.departed_at) is not null
    and (is_other_time or new.time_zone <> old.time_zone)
  then
    perform private.propose_stop_charges(new.id, is_other_time);
  end if;
  return null;
end;
$$;
create trigger load_stops_charge_time after update on public.load_stops
  for each row execute function private.charge_stop_time();

-- Security definer: drivers can't read offers, but see when free time ends.
create function private.free_minutes(_load_id uuid)
returns integer language sql stable security definer set search_path = '' as $$
  select offer.free_minutes from public.loads as load join public.offers as offer on offer.id = load.offer_id
  where load.id = _load_id and (load.driver_id = (select auth.uid()) or private.is_admin_or_service());
$$;
grant execute on function private.free_minutes(uuid) to authenticated, service_role;

create function public.free_minutes(public.loads)
returns integer language sql stable set search_path = ''
return private.free_minutes($1.id);
comment on function public.free_minutes(public.loads) is
  'The free minutes at a stop that the load''s offer agreed on, to select with the load; null without an offer. '
  'For the load''s driver and admins, null for others.';
grant execute on function public.free_minutes(public.loads) to authenticated, service_role;

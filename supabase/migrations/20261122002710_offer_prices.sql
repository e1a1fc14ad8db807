-- What a new offer starts with: lines priced from our settings, the route, the customer's load assessment and
-- what permits cost us before (docs/decisions/0062). Dispatch changes them; customers see only the result.

create function private.are_prices(_prices jsonb)
returns boolean language sql immutable parallel safe set search_path = ''
return jsonb_typeof(_prices) = 'object' and pg_column_size(_prices) < 20000 and not exists (
  select from jsonb_each(_prices) as price (name, cents)
  where jsonb_typeof(cents) <> 'number'
    or cents::numeric not between 1 and 99999999 or cents::numeric % 1 <> 0
);
comment on function private.are_prices(jsonb) is
  'True for an object of whole cents by name, between 1 and 99,999,999.';
grant execute on function private.are_prices(jsonb) to authenticated, service_role;

create table public.price_settings (
  only_row boolean primary key default true check (only_row),
  updated_at timestamptz not null default now(),
  -- Until an admin saves our own figures.
  is_sample boolean not null default true,
  mile_cents integer not null default 850 check (mile_cents between 1 and 9999999),
  configuration_mile_cents jsonb not null default '{}' check (private.are_prices(configuration_mile_cents)),
  minimum_cents integer not null default 150000 check (minimum_cents between 1 and 99999999),
  fuel_mile_cents integer default 88 check (fuel_mile_cents between 1 and 9999999),
  fuel_percent numeric(5, 2) check (fuel_percent > 0 and fuel_percent <= 100),
  escort_mile_cents integer not null default 210 check (escort_mile_cents between 1 and 9999999),
  escort_day_cents integer not null default 65000 check (escort_day_cents between 1 and 99999999),
  permit_cents jsonb not null default '{}' check (private.are_prices(permit_cents)),
  cost_mile_cents integer not null default 510 check (cost_mile_cents between 1 and 9999999),
  fuel_cost_mile_cents integer not null default 79 check (fuel_cost_mile_cents between 1 and 9999999),
  escort_cost_mile_cents integer not null default 175 check (escort_cost_mile_cents between 1 and 9999999),
  escort_cost_day_cents integer not null default 55000 check (escort_cost_day_cents between 1 and 99999999),
  constraint price_settings_fuel_check check (fuel_mile_cents is null or fuel_percent is null),
  constraint price_settings_permit_states_check check (permit_cents - private.jurisdictions() = '{}')
);
comment on table public.price_settings is
  'One row: what new offers charge and what we estimate they cost us, in cents (USD). Admins only.';
comment on column public.price_settings.is_sample is 'True until an admin saves our own figures.';
comment on column public.price_settings.mile_cents is
  'Linehaul per mile on a configuration that has no rate in configuration_mile_cents.';
comment on column public.price_settings.configuration_mile_cents is
  'Linehaul per mile by the id of a row of fleet_vehicles.';
comment on column public.price_settings.fuel_percent is
  'Fuel surcharge in percent of the linehaul, instead of per mile. None if both are null.';
comment on column public.price_settings.escort_day_cents is
  'The least a pilot car charges for a load; its states share it by miles.';
comment on column public.price_settings.permit_cents is
  'What a permit costs by state, for states of which we have no issued permit with a cost.';

alter table public.price_settings enable row level security;
grant
  select,
  update (
    is_sample, mile_cents, configuration_mile_cents, minimum_cents, fuel_mile_cents, fuel_percent,
    escort_mile_cents, escort_day_cents, permit_cents, cost_mile_cents, fuel_cost_mile_cents,
    escort_cost_mile_cents, escort_cost_day_cents
  )
on public.price_settings to authenticated;
grant select on public.price_settings to service_role;

create policy "Admins can read the price settings" on public.price_settings
  for select to authenticated using ((select private.is_admin()));
create policy "Admins can change the price settings" on public.price_settings
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create trigger price_settings_set_updated_at before update on public.price_settings
  for each row execute function private.set_updated_at();

insert into public.price_settings default values;

create function private.permit_history(_state text)
returns table (cents integer, permits integer) language sql stable set search_path = '' as $$
  select round(percentile_cont(0.5) within group (order by paid.cents))::integer, count(*)::integer
  from (
    select cost.cents from public.load_permits as permit
    join public.permit_costs as cost on cost.permit_id = permit.id
    where permit.jurisdiction = _state and permit.authority_type = 'state' and cost.currency = 'USD'
      and permit.issued_at is not null
    order by permit.issued_at desc limit 10
  ) as paid;
$$;
comment on function private.permit_history(text) is
  'The median cost in US cents of our last ten issued permits of a state, and how many there are.';

create function private.assessed_escorts(_assessment jsonb)
returns table (jurisdiction text, "position" public.escort_position) language sql immutable set search_path = '' as $$
  select state ->> 'state', car::public.escort_position
  from jsonb_array_elements(_assessment -> 'states') as state
  cross join lateral (
    select car from jsonb_array_elements_text(state -> 'escorts' -> 'positions') as car
    union all
    -- Requests from before positions were stored: the first car follows, the second leads.
    select case place when 2 then 'lead' else 'chase' end
    from generate_series(1, (state -> 'escorts' ->> 'atLeast')::numeric::integer) as place
    where not (state -> 'escorts') ? 'positions'
  ) as needed
  where car <> 'police';
$$;
comment on function private.assessed_escorts(jsonb) is
  'The pilot cars that a load assessment requires, one row per car and state. Without the police, which our '
  'offers exclude.';

-- bigint, so that check_amount refuses a product that is too large with a sentence.
create function private.estimated(
  _quantity bigint, _unit text, _rate_cents bigint, _cost_cents bigint, _source text
)
returns jsonb language sql immutable set search_path = ''
return jsonb_build_object(
  'quantity', _quantity, 'unit', _unit, 'rate_cents', _rate_cents, 'cost_cents', _cost_cents,
  'source', _source, 'estimate', jsonb_build_object(
    'quantity', _quantity, 'unit', _unit, 'rate_cents', _rate_cents
  )
);

comment on function private.estimated(bigint, text, bigint, bigint, text) is
  'The parts of a line that an estimate sets; the cost is per unit.';

create function private.estimated_miles_lines(_quote public.quotes, _equipment text, _prices public.price_settings)
returns jsonb language plpgsql stable set search_path = '' as $$
declare
  -- Null if we don't know a town.
  total constant bigint := (
    select case when bool_and(miles is not null) then sum(miles) end
    from private.route_legs(_quote.origin, _quote.destination, _quote.assessment)
  );
  unknown constant jsonb := private.estimated(1, 'flat', null, null, 'We don’t know the miles. Enter a price.');
  rate_name text;
  rate integer;
  linehaul jsonb;
  fuel jsonb;
begin
  select name, (_prices.configuration_mile_cents ->> id::text)::integer into rate_name, rate
  from public.fleet_vehicles
  where lower(name) = lower(_equipment) and _prices.configuration_mile_cents ? id::text
  limit 1;
  rate := coalesce(rate, _prices.mile_cents);
  linehaul := jsonb_build_object(
    'kind', 'linehaul',
    'description', left('Linehaul, ' || _quote.origin || ' to ' || _quote.destination, 160)
  ) || case
    when total is null then unknown
    when total * rate < _prices.minimum_cents then private.estimated(
      1, 'flat', _prices.minimum_cents, total * _prices.cost_mile_cents,
      format('Minimum. %s mi × %s is less', total, private.cents_text(rate, 'USD')))
    else private.estimated(
      total, 'mile', rate, _prices.cost_mile_cents,
      format('%s mi × %s, %s', total, private.cents_text(rate, 'USD'), coalesce(rate_name, 'default rate')))
  end;
  fuel := jsonb_build_object('kind', 'fuel', 'description', 'Fuel surcharge') || case
    when total is null then unknown
    when _prices.fuel_percent is not null then private.estimated(
      1, 'flat',
      greatest(1, round((linehaul ->> 'quantity')::numeric * (linehaul ->> 'rate_cents')::numeric
        * _prices.fuel_percent / 100))::bigint,
      total * _prices.fuel_cost_mile_cents,
      format('%s%% of the linehaul', trim_scale(_prices.fuel_percent)))
    else private.estimated(
      total, 'mile', _prices.fuel_mile_cents, _prices.fuel_cost_mile_cents,
      format('%s mi × %s', total, private.cents_text(_prices.fuel_mile_cents, 'USD')))
  end;
  return jsonb_build_array(linehaul) || case
    when num_nonnulls(_prices.fuel_mile_cents, _prices.fuel_percent) > 0 then jsonb_build_array(fuel)
    else '[]'
  end;
end;
$$;
comment on function private.estimated_miles_lines(public.quotes, text, public.price_settings) is
  'The linehaul and the fuel surcharge of a quote''s route.';

create function private.estimated_permit_lines(_quote public.quotes, _prices public.price_settings)
returns jsonb language plpgsql stable set search_path = '' as $$
declare
  -- By the same measures as the permits that a load needs.
  is_over_legal constant boolean := private.over_legal_axes(jsonb_populate_record(
    null::public.loads, jsonb_build_object('length', _quote.length, 'width', _quote.width,
      'height', _quote.height, 'weight_lbs', _quote.weight_lbs))) is not null;
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'kind', 'permit', 'description', 'Permit', 'jurisdiction', route.jurisdiction, 'is_pass_through', true
    ) || private.estimated(
      1, 'flat',
      coalesce(history.cents, (_prices.permit_cents ->> route.jurisdiction)::integer), null,
      case
        when history.permits >= 3 then format('Median of our last %s', history.permits)
        when history.permits > 0 then format('Little history: %s of ours', history.permits)
        when _prices.permit_cents ? route.jurisdiction then 'Entered in the prices'
        else 'No history. Enter a cost.'
      end
    ) order by route.sequence), '[]')
    from private.route_legs(_quote.origin, _quote.destination, _quote.assessment) as route
    cross join lateral private.permit_history(route.jurisdiction) as history
    where is_over_legal or exists (
      select from jsonb_array_elements(_quote.assessment -> 'states') as state
      where state ->> 'state' = route.jurisdiction
        and state ->> 'expectation' in ('permit', 'superload_possible', 'superload')
    )
  );
end;
$$;
comment on function private.estimated_permit_lines(public.quotes, public.price_settings) is
  'A permit per state of a quote''s route if the load is over legal size or weight, or the assessment expects '
  'one there.';

create function private.estimated_escort_lines(_quote public.quotes, _prices public.price_settings)
returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'kind', 'escort', 'description', private.slot_name(needed.position, '{}'),
      'jurisdiction', needed.jurisdiction, 'escort_position', needed.position
    ) || case
      when needed.job_miles is null then private.estimated(
        1, 'flat', null, null, 'We don’t know the miles. Enter a price.')
      when needed.job_miles * _prices.escort_mile_cents < _prices.escort_day_cents then private.estimated(
        1, 'flat', greatest(1, round(_prices.escort_day_cents * needed.share))::integer,
        greatest(1, round(_prices.escort_cost_day_cents * needed.share))::integer,
        format('Day rate. %s mi × %s is less', needed.job_miles,
          private.cents_text(_prices.escort_mile_cents, 'USD')))
      else private.estimated(
        needed.miles, 'mile', _prices.escort_mile_cents, _prices.escort_cost_mile_cents,
        format('%s mi × %s', needed.miles, private.cents_text(_prices.escort_mile_cents, 'USD')))
    end order by needed.position, needed.car, needed.sequence), '[]')
    from (
      select job.*, miles::numeric / sum(miles) over cars as share,
        case when bool_and(miles is not null) over cars then sum(miles) over cars end as job_miles
      from (
        select route.sequence, route.jurisdiction, route.miles, escort.position,
          row_number() over (partition by route.sequence, escort.position) as car
        from private.route_legs(_quote.origin, _quote.destination, _quote.assessment) as route
        join private.assessed_escorts(_quote.assessment) as escort on escort.jurisdiction = route.jurisdiction
      ) as job
      window cars as (partition by position, car)
    ) as needed
  );
end;
$$;
comment on function private.estimated_escort_lines(public.quotes, public.price_settings) is
  'A pilot car per position and state of a quote''s assessment: by miles, but no less than a day for all '
  'states of a car.';

create function private.proposed_offer_lines(_quote public.quotes, _equipment text)
returns jsonb language sql stable set search_path = '' as $$
  select private.estimated_miles_lines(_quote, _equipment, prices)
    || private.estimated_permit_lines(_quote, prices) || private.estimated_escort_lines(_quote, prices)
  from public.price_settings as prices;
$$;
comment on function private.proposed_offer_lines(public.quotes, text) is
  'The lines that an offer for a quote starts with, as save_offer reads them, each marked as an estimate with '
  'its source. A rate is null if we don''t know it.';

-- Copying from an earlier offer.

-- Security definer: no API role may call jurisdiction_of.
create function private.similar_offers(_offer_id uuid, _search text)
returns table (
  id uuid, number text, load_number text, accepted_at timestamptz, origin text, destination text,
  length numeric, width numeric, height numeric, weight_lbs integer, currency public.offer_currency,
  total_cents integer
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  this_offer public.offers;
begin
  perform private.require_admin();
  select * into this_offer from public.offers where offers.id = _offer_id;
  return query
  select earlier.id, earlier.number, load.number, earlier.accepted_at, earlier.origin, earlier.destination,
    earlier.length, earlier.width, earlier.height, earlier.weight_lbs, earlier.currency, earlier.total_cents
  from public.offers as earlier
  left join public.loads as load on load.offer_id = earlier.id
  where earlier.status = 'accepted' and earlier.number <> this_offer.number
    and earlier.currency = this_offer.currency
    and case when _search = ''
      then private.jurisdiction_of(earlier.origin) = private.jurisdiction_of(this_offer.origin)
        and private.jurisdiction_of(earlier.destination) = private.jurisdiction_of(this_offer.destination)
      else earlier.search_text like private.contains_pattern(_search)
    end
  order by
    abs(earlier.length - this_offer.length) / 50 + abs(earlier.width - this_offer.width) / 5
      + abs(earlier.height - this_offer.height) / 5
      + coalesce(abs(earlier.weight_lbs - this_offer.weight_lbs), 0) / 50000.0,
    earlier.accepted_at desc
  limit 8;
end;
$$;
grant execute on function private.similar_offers(uuid, text) to authenticated, service_role;

create function public.similar_offers(_offer_id uuid, _search text default '')
returns table (
  id uuid, number text, load_number text, accepted_at timestamptz, origin text, destination text,
  length numeric, width numeric, height numeric, weight_lbs integer, currency public.offer_currency,
  total_cents integer
)
language sql stable set search_path = '' as $$
  select * from private.similar_offers(_offer_id, _search);
$$;
comment on function public.similar_offers(uuid, text) is
  'Up to eight accepted offers in the currency of this one, the most similar sizes first: from the same '
  'state to the same state, or those that the search finds. Admins only (42501).';
grant execute on function public.similar_offers(uuid, text) to authenticated, service_role;

-- What we pay a pilot car for an escort. A table of its own: drivers and other pilot cars of a load read
-- load_escorts, and a policy hides rows, not columns (docs/decisions/0046).

create table public.escort_rates (
  escort_id uuid primary key references public.load_escorts (id) on delete cascade,
  updated_at timestamptz not null default now(),
  unit public.offer_unit not null check (unit in ('mile', 'day', 'flat')),
  quantity numeric(8, 2) not null check (quantity > 0),
  currency public.offer_currency not null,
  rate_cents integer not null check (rate_cents between 1 and 99999999),
  minimum_cents integer not null default 0 check (minimum_cents between 0 and 99999999),
  amount_cents bigint not null
    generated always as (greatest(round(quantity * rate_cents)::bigint, minimum_cents::bigint)) stored
    check (amount_cents between 1 and 999999999)
);
comment on table public.escort_rates is
  'What we pay for an escort: integer cents, a rate per mile or day times a quantity, at least minimum_cents. '
  'Admins read all, a pilot car their own while the offer is open or they may read the load. Written by '
  'offer_escort_slot only.';
create trigger escort_rates_set_updated_at before update on public.escort_rates
  for each row execute function private.set_updated_at();

-- Security definer: reads load_escorts without its policies, which would ask for the loads of each row.
create function private.my_rated_escort_ids()
returns setof uuid language sql stable security definer set search_path = '' as $$
  select escort.id from public.load_escorts as escort
  where escort.pilot_id = (select auth.uid()) and (
    private.is_open_offer(escort)
    or escort.status in ('accepted', 'completed') and escort.load_id in (select private.my_load_ids())
  );
$$;
comment on function private.my_rated_escort_ids() is
  'The caller''s open offers, and their jobs until 30 days after the end.';

alter table public.escort_rates enable row level security;
grant select on public.escort_rates to authenticated, service_role;
create policy "Pilots can see their own rates, admins all" on public.escort_rates
  for select to authenticated
  using ((select private.is_admin()) or escort_id in (select private.my_rated_escort_ids()));

create function private.escort_rate_from(_rate jsonb)
returns public.escort_rates language plpgsql set search_path = '' as $$
declare
  rate public.escort_rates;
begin
  begin
    rate := jsonb_populate_record(null::public.escort_rates, _rate);
    perform private.check_amount('Rate', (_rate ->> 'rate_cents')::numeric);
  exception when data_exception then
    raise exception 'A value of this rate isn’t a number or not in the list.' using errcode = '23514';
  end;
  rate.minimum_cents := coalesce(rate.minimum_cents, 0);
  if rate.currency is null or rate.rate_cents is null or not coalesce(rate.unit in ('mile', 'day', 'flat'), false)
  then
    raise exception 'Enter a rate per mile, per day or flat, and its currency.' using errcode = '23514';
  elsif coalesce(rate.quantity, 0) <= 0 or rate.quantity > 99999 then
    raise exception 'Enter how many miles or days, more than 0.' using errcode = '23514';
  elsif rate.minimum_cents < 0 or rate.rate_cents > 99999999 or rate.minimum_cents > 99999999 then
    raise exception 'A rate can’t exceed $999,999.99.' using errcode = '23514';
  end if;
  perform private.check_amount('Rate', round(rate.quantity * rate.rate_cents));
  return rate;
end;
$$;
comment on function private.escort_rate_from(jsonb) is
  'The rate in {unit, quantity, currency, rate_cents, minimum_cents}. 23514 with a sentence for what can''t be '
  'saved.';

-- Security definer: no API role may write offers of slots or rates.
create function private.offer_escort_slot(
  _slot_id uuid, _pilot_ids uuid[], _lapses_at timestamptz, _rate jsonb
)
returns integer language plpgsql security definer set search_path = '' as $$
declare
  slot public.escort_slots;
  this_load public.loads;
  rate public.escort_rates;
  pilot uuid;
  escort public.load_escorts;
  has_same_rate boolean;
  sent integer := 0;
begin
  perform private.require_admin();
  select * into slot from public.escort_slots where id = _slot_id;
  select * into this_load from public.loads where id = slot.load_id for share;
  select * into slot from public.escort_slots where id = _slot_id for update;
  if slot.id is null then
    raise exception 'This slot was deleted.' using errcode = '23514';
  elsif this_load.status in ('delivered', 'cancelled') then
    raise exception 'This load is closed. Reopen it to send offers.' using errcode = '23514';
  elsif slot.position = 'police' then
    raise exception 'Police escorts aren’t offered to pilot cars. Mark the slot as arranged.'
      using errcode = '23514';
  elsif coalesce(cardinality(_pilot_ids), 0) not between 1 and 30 then
    raise exception 'Choose 1 to 30 pilot cars.' using errcode = '23514';
  elsif _lapses_at <= now() then
    raise exception 'The offer must end in the future.' using errcode = '23514';
  elsif exists (
    select from public.load_escorts where slot_id = _slot_id and status in ('accepted', 'completed')
  ) then
    raise exception 'A pilot car accepted this slot. Withdraw them before you offer it again.'
      using errcode = '23514';
  end if;
  if _rate is not null then
    rate := private.escort_rate_from(_rate);
  end if;
  -- In one order, so that two who offer the same slot can't wait for each other.
  for pilot in select distinct chosen from unnest(_pilot_ids) as chosen order by chosen loop
    select * into escort from public.load_escorts
    where load_id = slot.load_id and slot_id = _slot_id and pilot_id = pilot for update;
    if escort.id is null then
      insert into public.load_escorts (load_id, slot_id, pilot_id, position, lapses_at)
      values (slot.load_id, _slot_id, pilot, slot.position, _lapses_at)
      returning * into escort;
      sent := sent + 1;
    else
      has_same_rate := case
        when rate.unit is null
          then not exists (select from public.escort_rates where escort_id = escort.id)
        else exists (
          select from public.escort_rates as own
          where own.escort_id = escort.id
            and (own.unit, own.quantity, own.currency, own.rate_cents, own.minimum_cents)
              = (rate.unit, rate.quantity, rate.currency, rate.rate_cents, rate.minimum_cents)
        )
      end;
      if not private.is_open_offer(escort) or not has_same_rate then
        sent := sent + 1;
      end if;
      update public.load_escorts set
        status = 'offered', lapses_at = _lapses_at,
        terms_changed_at = case
          when private.is_open_offer(escort) and has_same_rate then terms_changed_at else now()
        end
      where id = escort.id;
    end if;
    if rate.unit is null then
      delete from public.escort_rates where escort_id = escort.id;
    else
      insert into public.escort_rates (escort_id, unit, quantity, currency, rate_cents, minimum_cents)
      values (escort.id, rate.unit, rate.quantity, rate.currency, rate.rate_cents, rate.minimum_cents)
      on conflict (escort_id) do update set
        unit = excluded.unit, quantity = excluded.quantity, currency = excluded.currency,
        rate_cents = excluded.rate_cents, minimum_cents = excluded.minimum_cents;
    end if;
  end loop;
  return sent;
end;
$$;
comment on function private.offer_escort_slot(uuid, uuid[], timestamptz, jsonb) is
  'Implements public.offer_escort_slot.';
create function public.offer_escort_slot(
  _slot_id uuid, _pilot_ids uuid[], _lapses_at timestamptz default null, _rate jsonb default null
)
returns integer language sql set search_path = ''
return private.offer_escort_slot(_slot_id, _pilot_ids, _lapses_at, _rate);
comment on function public.offer_escort_slot(uuid, uuid[], timestamptz, jsonb) is
  'Offers a slot to pilot cars, all or none, and returns how many offers are new or have new terms. '
  '_lapses_at: when the offers end without an answer (null: never). _rate: {unit (mile, day, flat), quantity, '
  'currency, rate_cents, minimum_cents}, null to agree on it later. Someone who declined, whose offer ended or '
  'who gave the job back gets it again; repeating a call changes nothing. 23514 with a sentence if someone has '
  'the slot, the load is closed or a value can''t be saved. Admins only (42501).';

grant execute on function
  private.offer_escort_slot(uuid, uuid[], timestamptz, jsonb),
  public.offer_escort_slot(uuid, uuid[], timestamptz, jsonb),
  private.my_rated_escort_ids()
to authenticated, service_role;

-- What canceling costs for pilot cars is what they were promised, where a rate was agreed.
create or replace function public.cancellation_fees(_load_id uuid)
returns table (
  kind public.charge_kind, description text, quantity numeric, unit public.offer_unit,
  currency public.offer_currency, rate_cents integer, is_due boolean
)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    with accepted as (
      select offer.* from public.loads as load
      join public.offers as offer on offer.id = load.offer_id where load.id = _load_id
    ), booked as (
      select escort.id, escort.position, slot.states, agreed.unit, agreed.quantity, agreed.currency,
        agreed.rate_cents, agreed.amount_cents,
        agreed.amount_cents = round(agreed.quantity * agreed.rate_cents) as is_product
      from public.load_escorts as escort
      left join public.escort_slots as slot on slot.id = escort.slot_id
      left join public.escort_rates as agreed on agreed.escort_id = escort.id
      where escort.load_id = _load_id and escort.status = 'accepted'
    ), fees as (
      select 1 as place, 'tonu' as kind, 'Truck ordered, not used' as description, 1.0 as quantity,
        'flat'::public.offer_unit as unit, accepted.currency, accepted.tonu_cents as cents, true as is_due
      from accepted
      union all
      select 2, 'permit', permit.jurisdiction || ' permit' || coalesce(' ' || permit.permit_number, ''), 1,
        'flat', cost.currency::public.offer_currency, cost.cents,
        -- In another currency, someone has to convert it first.
        cost.currency = accepted.currency::text
      from accepted
      join public.load_permits as permit on permit.load_id = _load_id
      join public.permit_costs as cost on cost.permit_id = permit.id
      union all
      -- A minimum isn't a rate times a quantity.
      select 3, 'no_go', left('Booked: ' || private.slot_name(booked.position, booked.states), 160),
        case when booked.is_product then booked.quantity else 1 end,
        case when booked.is_product then booked.unit else 'flat' end, booked.currency,
        case when booked.is_product then booked.rate_cents else booked.amount_cents end::integer, false
      from accepted, booked
      where booked.rate_cents is not null
      union all
      select 3, 'no_go', left('Booked: ' || line.description, 160), line.quantity, line.unit,
        line.currency, line.rate_cents, false
      from accepted
      join public.offer_lines as line on line.offer_id = accepted.id and line.kind = 'escort'
      where exists (select from booked)
        and not exists (select from booked where booked.rate_cents is not null)
    )
    select fees.kind::public.charge_kind, fees.description, fees.quantity, fees.unit, fees.currency,
      fees.cents, fees.is_due
    from fees order by fees.place, fees.description;
end;
$$;
comment on function public.cancellation_fees(uuid) is
  'What canceling this load may cost its customer: the TONU of its offer, what was paid for permits, and its '
  'booked pilot cars at the rates they were promised (the offer''s pilot cars if none has a rate). is_due is '
  'false for what dispatch has to decide: pilot cars, and permits paid in another currency. No rows for a load '
  'without an offer. Admins only (42501).';

-- Offers of escort slots: dispatch offers a slot at a rate, pilot cars read and answer their offers
-- (docs/decisions/0041). Rates are a table of their own, because the driver of a load can read its
-- load_escorts and a policy hides rows, not columns.

create function private.is_open_offer(_escort public.load_escorts)
returns boolean language sql stable set search_path = ''
return _escort.status = 'offered' and coalesce(_escort.lapses_at > now(), true);
comment on function private.is_open_offer(public.load_escorts) is
  'True if an offer still waits for an answer. Compares the time, because the job marks lapsed offers later.';
grant execute on function private.is_open_offer(public.load_escorts) to authenticated, service_role;

-- Security definer: skips the policies of load_escorts, which would check the caller's loads for every row.
create function private.my_rated_escort_ids()
returns setof uuid language sql stable security definer set search_path = '' as $$
  select escort.id from public.load_escorts as escort
  where escort.pilot_id = (select auth.uid()) and private.is_open_offer(escort)
  union all
  select private.my_accepted_escort_ids();
$$;
comment on function private.my_rated_escort_ids() is
  'The caller''s open offers, and their jobs until 30 days after the end.';
grant execute on function private.my_rated_escort_ids() to authenticated, service_role;

create table public.escort_rates (
  escort_id uuid primary key references public.load_escorts (id) on delete cascade,
  updated_at timestamptz not null default now(),
  unit public.offer_unit not null references private.offer_units (unit)
    check (unit in ('mile', 'day', 'flat')),
  quantity numeric(8, 2) not null check (quantity > 0),
  currency public.offer_currency not null,
  rate_cents integer not null check (rate_cents between 1 and 99999999),
  minimum_cents integer not null default 0 check (minimum_cents between 0 and 99999999),
  amount_cents bigint not null
    generated always as (greatest(round(quantity * rate_cents)::bigint, minimum_cents::bigint)) stored
    check (amount_cents between 1 and 999999999)
);
comment on table public.escort_rates is
  'Our payment for an escort: integer cents, a rate per mile or day times a quantity, at least '
  'minimum_cents. Admins read all, pilot cars their own while the offer is open or they may read the job. '
  'Written by offer_escort_slot only.';

alter table public.escort_rates enable row level security;
grant select on public.escort_rates to authenticated, service_role;

create policy "Pilots can see their own rates, admins all" on public.escort_rates
  for select to authenticated
  using ((select private.is_admin()) or escort_id in (select private.my_rated_escort_ids()));

create trigger escort_rates_set_updated_at before update on public.escort_rates
  for each row execute function private.set_updated_at();

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
  'The rate in {unit, quantity, currency, rate_cents, minimum_cents}. 23514 with a sentence for what can''t '
  'be saved.';

create function private.offer_slot_to_pilot(
  _slot public.escort_slots, _pilot_id uuid, _lapses_at timestamptz, _rate public.escort_rates
)
returns boolean language plpgsql set search_path = '' as $$
declare
  escort public.load_escorts;
  has_same_rate boolean;
  is_sent boolean := false;
begin
  select * into escort from public.load_escorts
  where load_id = _slot.load_id and slot_id = _slot.id and pilot_id = _pilot_id for update;
  if escort.id is null then
    insert into public.load_escorts (load_id, slot_id, pilot_id, position, lapses_at)
    values (_slot.load_id, _slot.id, _pilot_id, _slot.position, _lapses_at)
    returning * into escort;
    is_sent := true;
  else
    has_same_rate := case
      when _rate.unit is null
        then not exists (select from public.escort_rates where escort_id = escort.id)
      else exists (
        select from public.escort_rates as own
        where own.escort_id = escort.id
          and (own.unit, own.quantity, own.currency, own.rate_cents, own.minimum_cents)
            = (_rate.unit, _rate.quantity, _rate.currency, _rate.rate_cents, _rate.minimum_cents)
      )
    end;
    if not private.is_open_offer(escort) or not has_same_rate then
      is_sent := true;
    end if;
    update public.load_escorts set
      status = 'offered', lapses_at = _lapses_at,
      terms_changed_at = case
        when private.is_open_offer(escort) and has_same_rate then terms_changed_at else now()
      end
    where id = escort.id;
  end if;
  if _rate.unit is null then
    delete from public.escort_rates where escort_id = escort.id;
  else
    insert into public.escort_rates (escort_id, unit, quantity, currency, rate_cents, minimum_cents)
    values (escort.id, _rate.unit, _rate.quantity, _rate.currency, _rate.rate_cents, _rate.minimum_cents)
    on conflict (escort_id) do update set
      unit = excluded.unit, quantity = excluded.quantity, currency = excluded.currency,
      rate_cents = excluded.rate_cents, minimum_cents = excluded.minimum_cents;
  end if;
  return is_sent;
end;
$$;
comment on function private.offer_slot_to_pilot(
  public.escort_slots, uuid, timestamptz, public.escort_rates
) is
  'Offers a slot to a pilot car (arguments as in offer_escort_slot), and returns whether the offer is new or '
  'has new terms.';

-- Security definer: signed-in users have no grant to write rates or the status of offers.
create function private.offer_escort_slot(
  _slot_id uuid, _pilot_ids uuid[], _lapses_at timestamptz, _rate jsonb
)
returns integer language plpgsql security definer set search_path = '' as $$
declare
  slot public.escort_slots;
  this_load public.loads;
  rate public.escort_rates;
  pilot uuid;
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
  elsif not private.is_time_in_range(_lapses_at) then
    raise exception 'Enter a year from 2000 to 2099.' using errcode = '23514';
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
  -- In a fixed order, so that two calls for the same slot can't deadlock.
  for pilot in select distinct chosen from unnest(_pilot_ids) as chosen order by chosen loop
    if private.offer_slot_to_pilot(slot, pilot, _lapses_at, rate) then
      sent := sent + 1;
    end if;
  end loop;
  return sent;
end;
$$;
grant execute on function private.offer_escort_slot(uuid, uuid[], timestamptz, jsonb)
to authenticated, service_role;

create function public.offer_escort_slot(
  _slot_id uuid, _pilot_ids uuid[], _lapses_at timestamptz default null, _rate jsonb default null
)
returns integer language sql set search_path = ''
return private.offer_escort_slot(_slot_id, _pilot_ids, _lapses_at, _rate);
comment on function public.offer_escort_slot(uuid, uuid[], timestamptz, jsonb) is
  'Offers a slot to pilot cars, all or none, and returns how many offers are new or have new terms. '
  '_lapses_at: when the offers end without an answer (null: never). _rate: {unit (mile, day, flat), '
  'quantity, currency, rate_cents, minimum_cents}, null to agree on it later. Pilot cars who declined, whose '
  'offer ended or who gave the job back get it again; repeating a call changes nothing. 23514 with a '
  'sentence if a pilot car has the slot, the load is closed or a value can''t be saved. Admins only (42501).';
grant execute on function public.offer_escort_slot(uuid, uuid[], timestamptz, jsonb)
to authenticated, service_role;

-- Security definer: pilot cars read neither loads nor units.
create function private.escort_jobs()
returns table (
  escort_id uuid, "position" public.escort_position, status public.escort_status,
  load_number text, load_status public.load_status,
  meeting_area text, destination_state text, states text[], pickup_day date, delivery_day date,
  equipment text, length numeric, width numeric, height numeric, loaded_height numeric, gross_lbs integer,
  meet_at timestamptz, ends_at timestamptz, time_zone public.load_time_zone, lapses_at timestamptz,
  has_rivals boolean,
  title text, origin text, destination text,
  pickup_at timestamptz, pickup_time_zone public.load_time_zone,
  delivery_at timestamptz, delivery_time_zone public.load_time_zone, channel text
)
language sql stable security definer set search_path = '' as $$
  select escort.id, escort.position, escort.status, load.number, load.status,
    coalesce(nullif(slot.meet_place, ''), load.origin),
    private.jurisdiction_of(load.destination),
    coalesce(slot.states, array(
      select state from (
        select private.jurisdiction_of(load.origin) as state
        union select private.jurisdiction_of(load.destination)
        union select jurisdiction::text from public.load_permits where load_id = load.id
      ) as crossed
      where state is not null order by state
    )),
    coalesce(
      (slot.meet_at at time zone slot.time_zone::text)::date,
      (load.pickup_at at time zone load.pickup_time_zone::text)::date
    ),
    coalesce(
      (slot.ends_at at time zone slot.time_zone::text)::date,
      (load.delivery_at at time zone load.delivery_time_zone::text)::date
    ),
    load.equipment, load.length, coalesce(measure.width, load.width), load.height,
    coalesce(measure.height, combination.loaded_height),
    coalesce(measure.weight_lbs, combination.gross_lbs),
    slot.meet_at, slot.ends_at, slot.time_zone, escort.lapses_at,
    exists (
      select from public.load_escorts as other
      where other.slot_id = escort.slot_id and other.id <> escort.id and private.is_open_offer(other)
    ),
    accepted.title, accepted.origin, accepted.destination,
    accepted.pickup_at, accepted.pickup_time_zone, accepted.delivery_at, accepted.delivery_time_zone,
    case when accepted.id is not null then slot.channel end
  from public.load_escorts as escort
  join public.loads as load on load.id = escort.load_id
  left join public.escort_slots as slot on slot.id = escort.slot_id
  left join public.load_combinations(array[load.id]) as combination on true
  left join lateral (
    select * from public.load_measures where load_id = load.id order by created_at desc, id desc limit 1
  ) as measure on true
  -- The same load, or null for an offer.
  left join public.loads as accepted
    on accepted.id = load.id and escort.id in (select private.my_accepted_escort_ids())
  where escort.pilot_id = (select auth.uid())
    and (private.is_open_offer(escort) or accepted.id is not null)
  order by escort.created_at desc, escort.id
  limit 200;
$$;
grant execute on function private.escort_jobs() to authenticated, service_role;

create function public.my_escort_jobs()
returns table (
  escort_id uuid, "position" public.escort_position, status public.escort_status,
  load_number text, load_status public.load_status,
  meeting_area text, destination_state text, states text[], pickup_day date, delivery_day date,
  equipment text, length numeric, width numeric, height numeric, loaded_height numeric, gross_lbs integer,
  meet_at timestamptz, ends_at timestamptz, time_zone public.load_time_zone, lapses_at timestamptz,
  has_rivals boolean,
  title text, origin text, destination text,
  pickup_at timestamptz, pickup_time_zone public.load_time_zone,
  delivery_at timestamptz, delivery_time_zone public.load_time_zone, channel text
)
language sql stable set search_path = '' as $$
  select * from private.escort_jobs();
$$;
comment on function public.my_escort_jobs() is
  'The caller''s open escort offers and the jobs they accepted, until 30 days after the end, newest first, '
  '200 at most. All a pilot car may know of a load except its permits and driver: the load''s '
  'number, where to meet (the slot''s meet place, otherwise the load''s origin), the destination''s state, '
  'the states to escort in (postal codes), local first and last day (null while not set), the load''s size '
  'in feet, and, for a slot, meet time and end with their time zone. loaded_height (feet, from the ground) '
  'and gross_lbs (pounds) are null until the load is measured or has its units. lapses_at is when an offer '
  'ends; has_rivals is true if other pilot cars have an open offer for the same slot. Rates are in '
  'escort_rates. Title, origin, destination, pickup, delivery and channel are null until they accept.';
grant execute on function public.my_escort_jobs() to authenticated, service_role;

-- Locks the load, then the slot, then the offer. All writers keep this order, so they can't deadlock.
create function private.lock_escort(_escort_id uuid)
returns public.load_escorts language plpgsql set search_path = '' as $$
declare
  escort public.load_escorts;
begin
  select * into escort from public.load_escorts where id = _escort_id;
  perform from public.loads where id = escort.load_id for share;
  perform from public.escort_slots where id = escort.slot_id for update;
  select * into escort from public.load_escorts where id = _escort_id for update;
  return escort;
end;
$$;

-- Security definer: pilot cars can't read a load before they accept it, and can't write the status.
create function private.answer_escort(
  _escort_id uuid, _from public.escort_status, _to public.escort_status, _seen timestamptz
)
returns void language plpgsql security definer set search_path = '' as $$
declare
  escort public.load_escorts;
  load_status public.load_status;
  begins_at timestamptz;
begin
  if not exists (
    select from public.load_escorts where id = _escort_id and pilot_id = (select auth.uid())
  ) then
    perform private.raise_stale();
  end if;
  escort := private.lock_escort(_escort_id);
  -- A retry after a lost response changes nothing.
  if escort.status = _to then
    return;
  end if;
  select load.status, coalesce(slot.meet_at, load.pickup_at) into load_status, begins_at
  from public.loads as load left join public.escort_slots as slot on slot.id = escort.slot_id
  where load.id = escort.load_id;
  if _to in ('accepted', 'offered') and exists (
    select from public.load_escorts as other
    where other.slot_id = escort.slot_id and other.id <> escort.id and other.status in ('accepted', 'completed')
  ) then
    raise exception 'Another pilot took this job.' using errcode = '23514';
  elsif _to = 'accepted' and (escort.status = 'lapsed' or escort.lapses_at <= clock_timestamp()) then
    raise exception 'This offer has ended. Call dispatch if you still want the job.' using errcode = '23514';
  elsif escort.status is distinct from _from
    or _to = 'accepted' and escort.terms_changed_at is distinct from _seen
  then
    perform private.raise_stale();
  elsif _from = 'accepted' and _to = 'withdrawn' and load_status in ('planned', 'assigned')
    and begins_at <= now() + interval '24 hours'
  then
    raise exception 'This job starts in less than 24 hours. Call dispatch to give it back.'
      using errcode = '23514';
  elsif (case
    when (_from, _to) = ('offered', 'accepted') then load_status in ('planned', 'assigned', 'in_transit')
    when (_from, _to) = ('offered', 'declined') then true
    when (_from, _to) = ('accepted', 'completed') then load_status in ('in_transit', 'delivered')
    when (_from, _to) = ('accepted', 'withdrawn') then load_status in ('planned', 'assigned')
    when _from in ('accepted', 'declined') and _to = 'offered'
      then escort.answered_at > now() - interval '10 minutes' and load_status in ('planned', 'assigned')
    else false
  end) is not true then
    raise exception 'Pilot-car operators can only accept, decline, give back or complete an escort.'
      using errcode = '42501';
  end if;
  if _to = 'accepted' then
    perform private.require_cover(_escort_id);
  end if;
  update public.load_escorts set status = _to where id = _escort_id;
end;
$$;
grant execute on function private.answer_escort(uuid, public.escort_status, public.escort_status, timestamptz)
to authenticated, service_role;

create function public.answer_escort(
  _escort_id uuid, _from public.escort_status, _to public.escort_status, _seen timestamptz default null
)
returns void language sql set search_path = '' as $$
  select private.answer_escort(_escort_id, _from, _to, _seen);
$$;
comment on function public.answer_escort(uuid, public.escort_status, public.escort_status, timestamptz) is
  'The caller''s answer to an escort offered to them: _from the status they saw, _to accepted, declined, '
  'completed, withdrawn (up to 24 hours before the job starts) or offered (undo, for ten minutes). Accepting '
  'names the terms_changed_at they saw (_seen). The first to accept a slot gets it; the others get 23514 '
  '“Another pilot took this job.” Also 23514 with a sentence if the offer has ended, if they escort another '
  'load at that time, or if their certificates or insurance don''t cover the job (escort_covers). Repeating '
  'an answer changes nothing. PT412 if dispatch changed or withdrew the offer; 42501 for any other step.';
grant execute on function public.answer_escort(uuid, public.escort_status, public.escort_status, timestamptz)
to authenticated, service_role;

-- Security definer: signed-in users have no grant to write confirmed_at.
create function private.confirm_escort(_escort_id uuid, _seen timestamptz)
returns void language plpgsql security definer set search_path = '' as $$
declare
  escort public.load_escorts;
begin
  if not exists (
    select from public.load_escorts
    where id = _escort_id and (pilot_id = (select auth.uid()) or (select private.is_admin()))
  ) then
    perform private.raise_stale();
  end if;
  escort := private.lock_escort(_escort_id);
  if escort.status is distinct from 'accepted' or escort.terms_changed_at is distinct from _seen then
    perform private.raise_stale();
  end if;
  update public.load_escorts set confirmed_at = now() where id = _escort_id and confirmed_at is null;
end;
$$;
grant execute on function private.confirm_escort(uuid, timestamptz) to authenticated, service_role;

create function public.confirm_escort(_escort_id uuid, _seen timestamptz)
returns void language sql set search_path = '' as $$
  select private.confirm_escort(_escort_id, _seen);
$$;
comment on function public.confirm_escort(uuid, timestamptz) is
  'The pilot car of an accepted escort, or an admin who called them, confirms that they''ll be there. _seen '
  'is the terms_changed_at they saw: PT412 if it changed, or if the escort isn''t accepted or theirs. '
  'Repeating it changes nothing. When the terms change, it has to be confirmed again.';
grant execute on function public.confirm_escort(uuid, timestamptz) to authenticated, service_role;

create function private.job_lapse_escort_offers(_limit integer)
returns integer language plpgsql set search_path = '' as $$
declare
  done integer;
begin
  update public.load_escorts set status = 'lapsed' where id in (
    select id from public.load_escorts
    where status in ('offered', 'taken') and lapses_at <= now()
    order by lapses_at limit _limit for update skip locked
  );
  get diagnostics done = row_count;
  return done;
end;
$$;

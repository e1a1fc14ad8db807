-- Charges: what a load costs its customer besides the offer, and the fees for canceling it
-- (docs/decisions/0037). Admins write them through functions; the customer sees a charge once it is approved.
-- A table of its own, because drivers and pilot cars can read loads and a policy hides rows, not columns.

create domain public.charge_kind as text;
create table private.charge_kinds (
  kind public.charge_kind primary key check (kind ~ '^[a-z0-9_]{1,40}$')
);
comment on table private.charge_kinds is 'The purpose of a charge.';
insert into private.charge_kinds (kind) values
  ('detention'), ('layover'), ('tonu'), ('no_go'), ('escort'), ('amendment'), ('permit'), ('other');

create table private.load_cancellations (
  -- Created once by the dialog, so that a retry has no second effect.
  id uuid primary key,
  load_id uuid not null references public.loads (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table private.load_cancellations is
  'Completed calls of cancel_load, so that a retry changes nothing. A load that was reopened can have '
  'several.';
create index load_cancellations_load_id_idx on private.load_cancellations (load_id);

create table public.charges (
  -- Created once by the browser, so that a retry adds nothing.
  id uuid primary key,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  load_id uuid not null references public.loads (id) on delete cascade,
  kind public.charge_kind not null references private.charge_kinds (kind),
  description text not null check (private.is_filled_line(description, 160)),
  quantity numeric(8, 2) not null default 1 check (quantity > 0),
  unit public.offer_unit not null default 'flat' references private.offer_units (unit),
  currency public.offer_currency not null,
  rate_cents integer not null check (rate_cents between 1 and 999999999),
  amount_cents bigint not null generated always as (round(quantity * rate_cents)::bigint) stored
    check (amount_cents between 1 and 999999999),
  evidence text not null default '' check (char_length(evidence) <= 1000),
  document_id uuid references public.load_documents (id) on delete set null,
  approved_at timestamptz,
  approved_by uuid references public.profiles (id) on delete set null,
  withdrawn_at timestamptz,
  -- The last write, so that a repeat of it changes nothing.
  request_id uuid not null,
  cancellation_id uuid references private.load_cancellations (id) on delete cascade,
  stop_id uuid references public.load_stops (id) on delete set null,
  approved_basis jsonb,
  check (approved_by is null or approved_at is not null)
);
comment on table public.charges is
  'Amounts on top of a load''s offer: detention, TONU and others. Integer cents. All charges '
  'of a load that weren''t withdrawn are in one currency, the offer''s if the load has one. Admins read all, '
  'the load''s customer approved ones that weren''t withdrawn, drivers and pilot cars none. Written by '
  'save_charge, approve_charge, withdraw_charge and cancel_load only, and proposed from the times at a stop.';
comment on column public.charges.evidence is 'Proof of the charge, such as times. The customer can see it.';
comment on column public.charges.withdrawn_at is 'When it was withdrawn. Withdrawn charges aren''t billed.';
comment on column public.charges.cancellation_id is
  'Set if the charge is a fee for canceling the load. Reopening the load withdraws it.';
comment on column public.charges.stop_id is
  'Set if the charge was proposed for the time at this stop (private.propose_stop_charges).';
comment on column public.charges.approved_basis is
  'The stop''s appointment and times and the offer''s terms when a charge for the time at a stop was approved '
  '(private.charge_basis).';
create index charges_load_id_idx on public.charges (load_id, created_at);
create index charges_document_id_idx on public.charges (document_id);
create index charges_approved_by_idx on public.charges (approved_by);
create index charges_cancellation_id_idx on public.charges (cancellation_id);
create index charges_stop_id_idx on public.charges (stop_id);
create unique index charges_one_proposal_per_stop_idx on public.charges (stop_id, kind)
  where approved_at is null and withdrawn_at is null;

alter table public.charges enable row level security;
grant select on public.charges to authenticated, service_role;

create policy "Customers can read approved charges of their loads, admins all" on public.charges
  for select to authenticated
  using (
    (select private.is_admin())
    or (approved_at is not null and withdrawn_at is null
      and load_id in (select private.my_shipped_load_ids()))
  );

alter publication supabase_realtime add table public.charges;
create trigger announce_deletions after delete on public.charges referencing old table as gone
  for each statement execute function private.announce_deletions();

create function private.check_charge(new public.charges)
returns void language plpgsql set search_path = '' as $$
declare
  due public.offer_currency;
begin
  -- Locks the load, so that two charges saved at the same time can't differ in currency.
  perform from public.loads where id = new.load_id for update;
  select offer.currency into due
  from public.loads as load join public.offers as offer on offer.id = load.offer_id
  where load.id = new.load_id;
  if due is null then
    select currency into due from public.charges
    where load_id = new.load_id and withdrawn_at is null and id <> new.id limit 1;
  end if;
  if new.withdrawn_at is null and new.currency <> due then
    raise exception 'This load is billed in %. Enter the amount in %.', due, due using errcode = '23514';
  end if;
  if new.document_id is not null and not exists (
    select from public.load_documents where id = new.document_id and load_id = new.load_id
  ) then
    raise exception 'Choose a document of this load.' using errcode = '23514';
  end if;
end;
$$;

-- The activity log gets no amounts.
-- Security definer: API roles have no grant on log_load_entry.
create function private.log_charge()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  action text;
begin
  if tg_op = 'INSERT' then
    action := case when new.approved_at is null then 'created' else 'approved' end;
  elsif new.withdrawn_at is distinct from old.withdrawn_at then
    action := 'withdrawn';
  elsif new.approved_at is distinct from old.approved_at then
    action := 'approved';
  elsif new.request_id <> old.request_id then
    action := 'updated';
  else
    return null;
  end if;
  perform private.log_load_entry(action, 'charge', load.id, load.number || ': ' || new.description)
  from public.loads as load where load.id = new.load_id;
  return null;
end;
$$;
create trigger charges_log after insert or update on public.charges
  for each row execute function private.log_charge();

create function private.keep_billed_load(old public.loads)
returns void language plpgsql set search_path = '' as $$
begin
  if exists (
    select from public.charges
    where load_id = old.id and approved_at is not null and withdrawn_at is null
  ) then
    raise exception '% has approved charges. Withdraw them before you delete it.', old.number
      using errcode = '23514';
  end if;
end;
$$;
comment on function private.keep_billed_load(public.loads) is
  'Refuses to delete a load with approved charges.';
grant execute on function private.keep_billed_load(public.loads) to authenticated, service_role;

create function private.charge_from(_charge jsonb)
returns public.charges language plpgsql set search_path = '' as $$
declare
  charge public.charges;
  what text := btrim(coalesce(_charge ->> 'description', ''));
  rate numeric;
begin
  begin
    charge := jsonb_populate_record(null::public.charges, _charge - 'rate_cents');
    rate := (_charge ->> 'rate_cents')::numeric;
  exception when data_exception then
    raise exception 'A value of this charge isn’t a number or not in the list.' using errcode = '23514';
  end;
  if charge.kind is not null and not exists (select from private.charge_kinds where kind = charge.kind)
    or charge.unit is not null and not exists (select from private.offer_units where unit = charge.unit)
  then
    raise exception 'A value of this charge isn’t a number or not in the list.' using errcode = '23514';
  elsif not coalesce(private.is_filled_line(what, 160), false) then
    raise exception 'Enter a description, up to 160 characters.' using errcode = '23514';
  elsif charge.kind is null or charge.currency is null then
    raise exception '%: choose a kind and a currency.', what using errcode = '23514';
  elsif coalesce(charge.quantity, 0) <= 0 or charge.quantity > 999999 then
    raise exception '%: enter a quantity above 0.', what using errcode = '23514';
  elsif char_length(charge.evidence) > 1000 then
    raise exception '%: the evidence can’t be longer than 1,000 characters.', what using errcode = '23514';
  end if;
  perform private.check_amount(what, coalesce(rate, 0));
  perform private.check_amount(what, round(charge.quantity * rate));
  charge.description := what;
  charge.evidence := btrim(coalesce(charge.evidence, ''));
  charge.unit := coalesce(charge.unit, 'flat');
  charge.rate_cents := rate;
  return charge;
end;
$$;
comment on function private.charge_from(jsonb) is
  'The charge in {kind, description, quantity, unit, currency, rate_cents, evidence, document_id}. 23514 '
  'with a sentence for what can''t be saved.';

-- Security definer: no API role may write charges.
create function private.save_charge(
  _id uuid, _load_id uuid, _seen timestamptz, _request_id uuid, _charge jsonb
)
returns timestamptz language plpgsql security definer set search_path = '' as $$
declare
  stored public.charges;
  next public.charges;
begin
  perform private.require_admin();
  perform from public.loads where id = _load_id for update;
  if not found then
    raise exception 'This load was deleted.' using errcode = '23514';
  end if;
  select * into stored from public.charges where id = _id for update;
  if stored.request_id = _request_id then
    return stored.updated_at;
  elsif stored.id is null and _seen is not null
    or stored.id is not null and (stored.load_id <> _load_id or stored.updated_at is distinct from _seen)
  then
    perform private.raise_stale();
  elsif stored.withdrawn_at is not null then
    raise exception 'This charge was withdrawn. Add a new one instead.' using errcode = '23514';
  elsif stored.approved_at is not null then
    raise exception 'This charge is approved and can’t change. Withdraw it and add a new one.'
      using errcode = '23514';
  end if;
  next := private.charge_from(_charge);
  if stored.stop_id is not null and next.kind <> stored.kind then
    raise exception 'This charge was computed from the times at a stop and keeps its kind. Withdraw it and add another.'
      using errcode = '23514';
  end if;
  if stored.id is null then
    if (select count(*) from public.charges where load_id = _load_id) >= 100 then
      raise exception 'A load can have up to 100 charges.' using errcode = '23514';
    end if;
    insert into public.charges (
      id, load_id, kind, description, quantity, unit, currency, rate_cents, evidence, document_id, request_id
    )
    values (
      _id, _load_id, next.kind, next.description, next.quantity, next.unit, next.currency,
      next.rate_cents, next.evidence, next.document_id, _request_id
    );
  else
    update public.charges set
      kind = next.kind, description = next.description, quantity = next.quantity, unit = next.unit,
      currency = next.currency, rate_cents = next.rate_cents, evidence = next.evidence,
      document_id = next.document_id, request_id = _request_id
    where id = _id;
  end if;
  return (select updated_at from public.charges where id = _id);
end;
$$;
grant execute on function private.save_charge(uuid, uuid, timestamptz, uuid, jsonb) to authenticated;

create function public.save_charge(
  _id uuid, _load_id uuid, _request_id uuid, _charge jsonb, _seen timestamptz default null
)
returns timestamptz language sql set search_path = ''
return private.save_charge(_id, _load_id, _seen, _request_id, _charge);
comment on function public.save_charge(uuid, uuid, uuid, jsonb, timestamptz) is
  'Adds a charge to a load, or changes it if _seen (its updated_at) is given; returns its new version. '
  '_charge: {kind, description, quantity, unit, currency, rate_cents, evidence, document_id}. Repeating a '
  '_request_id changes nothing. PT412 if it changed since _seen; 23514 with a sentence for a zero, negative or '
  'ten-digit amount, a currency other than the load''s, or a charge that is approved or withdrawn. Admins '
  'only (42501).';
grant execute on function public.save_charge(uuid, uuid, uuid, jsonb, timestamptz) to authenticated;

-- All writers lock the load before the charge, so they can't deadlock.
create function private.charge_to_write(_id uuid, _seen timestamptz, _request_id uuid)
returns public.charges language plpgsql set search_path = '' as $$
declare
  charge public.charges;
begin
  perform from public.loads
  where id = (select load_id from public.charges where id = _id) for update;
  select * into charge from public.charges where id = _id for update;
  if charge.id is null or (
    charge.updated_at is distinct from _seen and charge.request_id is distinct from _request_id
  ) then
    perform private.raise_stale();
  end if;
  return charge;
end;
$$;

-- Security definer: no API role may write charges.
create function private.approve_charge(_id uuid, _seen timestamptz, _request_id uuid)
returns timestamptz language plpgsql security definer set search_path = '' as $$
declare
  charge public.charges;
begin
  perform private.require_admin();
  charge := private.charge_to_write(_id, _seen, _request_id);
  if charge.request_id = _request_id then
    return charge.updated_at;
  elsif charge.withdrawn_at is not null then
    raise exception 'This charge was withdrawn.' using errcode = '23514';
  elsif charge.approved_at is not null then
    raise exception 'This charge is approved already.' using errcode = '23514';
  end if;
  update public.charges set
    approved_at = now(), request_id = _request_id,
    approved_by = (select id from public.profiles where id = (select auth.uid())),
    approved_basis = private.charge_basis(charge.stop_id)
  where id = _id
  returning * into charge;
  return charge.updated_at;
end;
$$;
grant execute on function private.approve_charge(uuid, timestamptz, uuid) to authenticated;

create function public.approve_charge(_id uuid, _seen timestamptz, _request_id uuid)
returns timestamptz language sql set search_path = ''
return private.approve_charge(_id, _seen, _request_id);
comment on function public.approve_charge(uuid, timestamptz, uuid) is
  'Approves a charge, which makes it visible to the customer, and returns its new version. Repeating a '
  '_request_id changes nothing. PT412 if it changed since _seen or is gone; 23514 if it is already withdrawn '
  'or approved. Admins only (42501).';
grant execute on function public.approve_charge(uuid, timestamptz, uuid) to authenticated;

-- Security definer: no API role may write charges.
create function private.withdraw_charge(_id uuid, _seen timestamptz, _request_id uuid)
returns timestamptz language plpgsql security definer set search_path = '' as $$
declare
  charge public.charges;
begin
  perform private.require_admin();
  charge := private.charge_to_write(_id, _seen, _request_id);
  if charge.request_id = _request_id then
    return charge.updated_at;
  elsif charge.withdrawn_at is not null then
    raise exception 'This charge was withdrawn already.' using errcode = '23514';
  end if;
  update public.charges set withdrawn_at = now(), request_id = _request_id where id = _id
  returning * into charge;
  if charge.approved_at is not null and charge.stop_id is not null then
    perform private.replace_stop_charge(charge);
  end if;
  return charge.updated_at;
end;
$$;
grant execute on function private.withdraw_charge(uuid, timestamptz, uuid) to authenticated;

create function public.withdraw_charge(_id uuid, _seen timestamptz, _request_id uuid)
returns timestamptz language sql set search_path = ''
return private.withdraw_charge(_id, _seen, _request_id);
comment on function public.withdraw_charge(uuid, timestamptz, uuid) is
  'Withdraws a charge, approved or not: it stays on the load and isn''t billed. Returns its new version. '
  'Repeating a _request_id changes nothing. PT412 if it changed since _seen or is gone; 23514 if it is already '
  'withdrawn. Admins only (42501).';
grant execute on function public.withdraw_charge(uuid, timestamptz, uuid) to authenticated;

create function public.cancellation_fees(_load_id uuid)
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
        -- Dispatch has to convert other currencies first.
        cost.currency = accepted.currency::text
      from accepted
      join public.load_permits as permit on permit.load_id = _load_id
      join public.permit_costs as cost on cost.permit_id = permit.id
      union all
      -- If the minimum applies, the amount isn't rate times quantity, so it becomes a flat fee.
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
    select fees.kind::public.charge_kind, fees.description, fees.quantity, fees.unit::public.offer_unit,
      fees.currency, fees.cents, fees.is_due
    from fees order by fees.place, fees.description;
end;
$$;
comment on function public.cancellation_fees(uuid) is
  'Fees for canceling this load: the TONU of its offer, the cost of its permits, and its booked pilot cars '
  'at the rates they were promised (the offer''s pilot-car lines if none has a rate). is_due is false where '
  'dispatch has to decide: pilot cars, and permits paid in another currency. No rows for a load without an '
  'offer. Admins only (42501).';
grant execute on function public.cancellation_fees(uuid) to authenticated;

-- Security definer: no API role may write charges.
create function private.cancel_load(
  _load_id uuid, _from public.load_status, _request_id uuid, _reason text, _charges jsonb
)
returns void language plpgsql security definer set search_path = '' as $$
declare
  this_load public.loads;
  -- The log shows it as one line.
  reason constant text := btrim(regexp_replace(coalesce(_reason, ''), '\s+', ' ', 'g'));
  item jsonb;
  fee public.charges;
begin
  perform private.require_admin();
  select * into this_load from public.loads where id = _load_id for update;
  if exists (
    select from private.load_cancellations where id = _request_id and load_id = _load_id
  ) then
    return;
  elsif this_load.id is null or this_load.status <> _from or this_load.status = 'cancelled' then
    perform private.raise_stale();
  elsif not coalesce(private.is_filled_line(reason, 500), false) then
    raise exception 'Enter a reason, up to 500 characters.' using errcode = '23514';
  elsif jsonb_typeof(_charges) is distinct from 'array' or jsonb_array_length(_charges) > 50 then
    raise exception 'Charge up to 50 fees.' using errcode = '23514';
  end if;
  -- Triggers free the driver, the units and the pilot cars.
  update public.loads set status = 'cancelled', cancel_reason = reason where id = _load_id;
  insert into private.load_cancellations (id, load_id) values (_request_id, _load_id);
  for item in select value from jsonb_array_elements(_charges) loop
    fee := private.charge_from(item);
    insert into public.charges (
      id, load_id, kind, description, quantity, unit, currency, rate_cents, evidence, approved_at,
      approved_by, request_id, cancellation_id
    )
    values (
      gen_random_uuid(), _load_id, fee.kind, fee.description, fee.quantity, fee.unit, fee.currency,
      fee.rate_cents, fee.evidence, now(),
      (select id from public.profiles where id = (select auth.uid())), _request_id, _request_id
    );
  end loop;
end;
$$;
grant execute on function private.cancel_load(uuid, public.load_status, uuid, text, jsonb) to authenticated;

create function public.cancel_load(
  _load_id uuid, _from public.load_status, _request_id uuid, _reason text, _charges jsonb default '[]'
)
returns void language sql set search_path = '' as $$
  select private.cancel_load(_load_id, _from, _request_id, _reason, _charges);
$$;
comment on function public.cancel_load(uuid, public.load_status, uuid, text, jsonb) is
  'Cancels a load: frees its driver, units and pilot cars and adds the fees as approved charges, in one '
  'transaction. _from is the status the caller saw; _charges is a list of up to 50 charges as in '
  'save_charge. Repeating a _request_id changes nothing. PT412 if the status changed; 23514 with a sentence '
  'if the reason is missing or a fee can''t be charged. Admins only (42501).';
grant execute on function public.cancel_load(uuid, public.load_status, uuid, text, jsonb) to authenticated;

create function private.refuse_plain_cancellation()
returns void language plpgsql set search_path = '' as $$
begin
  raise exception 'Use Cancel load: it asks for the reason and the fees.' using errcode = '23514';
end;
$$;
comment on function private.refuse_plain_cancellation() is
  'Refuses to cancel a load by an update of its status, which would skip the reason and the fees.';
grant execute on function private.refuse_plain_cancellation() to authenticated, service_role;

create function private.withdraw_cancellation_fees(new public.loads)
returns void language plpgsql set search_path = '' as $$
begin
  update public.charges set withdrawn_at = now(), request_id = gen_random_uuid()
  where load_id = new.id and cancellation_id is not null and withdrawn_at is null;
end;
$$;

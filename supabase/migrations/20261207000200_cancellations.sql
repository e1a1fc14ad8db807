-- Canceling a load and charging for it in one transaction.

create table private.load_cancellations (
  -- Created once by the dialog, so that a retry has no second effect.
  id uuid primary key,
  load_id uuid not null references public.loads (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table private.load_cancellations is
  'Calls of cancel_load that canceled a load: a load that was reopened has one for each time.';
create index load_cancellations_load_id_idx on private.load_cancellations (load_id);
alter table public.charges add column cancellation_id uuid
  references private.load_cancellations (id) on delete cascade;
comment on column public.charges.cancellation_id is
  'Set if the charge is a fee for canceling the load. Reopening the load withdraws it.';
create index charges_cancellation_id_idx on public.charges (cancellation_id);

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
      select 3, 'no_go', left('Booked: ' || line.description, 160), line.quantity, line.unit,
        line.currency, line.rate_cents, false
      from accepted
      join public.offer_lines as line on line.offer_id = accepted.id and line.kind = 'escort'
      where exists (
        select from public.load_escorts as escort
        where escort.load_id = _load_id and escort.status = 'accepted'
      )
    )
    select fees.kind::public.charge_kind, fees.description, fees.quantity, fees.unit, fees.currency,
      fees.cents, fees.is_due
    from fees order by fees.place, fees.description;
end;
$$;
comment on function public.cancellation_fees(uuid) is
  'What canceling this load may cost its customer: the TONU of its offer, what was paid for permits, and the '
  'offer''s pilot cars if one is booked. is_due is false for what dispatch has to decide: pilot cars, and '
  'permits paid in another currency. No rows for a load without an offer. Admins only (42501).';

-- Security definer: no API role may write charges.
create function private.cancel_load(
  _load_id uuid, _from public.load_status, _cancel_id uuid, _reason text, _charges jsonb
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
    select from private.load_cancellations where id = _cancel_id and load_id = _load_id
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
  insert into private.load_cancellations (id, load_id) values (_cancel_id, _load_id);
  for item in select value from jsonb_array_elements(_charges) loop
    fee := private.charge_from(item);
    insert into public.charges (
      id, load_id, kind, description, quantity, unit, currency, rate_cents, evidence, approved_at,
      approved_by, write_id, cancellation_id
    )
    values (
      gen_random_uuid(), _load_id, fee.kind, fee.description, fee.quantity, fee.unit, fee.currency,
      fee.rate_cents, fee.evidence, now(),
      (select id from public.profiles where id = (select auth.uid())), _cancel_id, _cancel_id
    );
  end loop;
end;
$$;
comment on function private.cancel_load(uuid, public.load_status, uuid, text, jsonb) is
  'Implements public.cancel_load.';

create function public.cancel_load(
  _load_id uuid, _from public.load_status, _cancel_id uuid, _reason text, _charges jsonb default '[]'
)
returns void language sql set search_path = '' as $$
  select private.cancel_load(_load_id, _from, _cancel_id, _reason, _charges);
$$;
comment on function public.cancel_load(uuid, public.load_status, uuid, text, jsonb) is
  'Cancels a load: frees its driver, units and pilot cars and charges the fees, approved, in one transaction. '
  '_from is the status the caller saw; _charges a list as in save_charge, up to 50. Repeating a _cancel_id '
  'changes nothing. PT412 if the status changed; 23514 with a sentence without a reason or for a fee that can''t '
  'be charged. Admins only (42501).';

-- Security definer: no API role may write charges.
create function private.withdraw_cancellation_fees()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.charges set withdrawn_at = now(), write_id = gen_random_uuid()
  where load_id = new.id and cancellation_id is not null and withdrawn_at is null;
  return null;
end;
$$;
create trigger loads_withdraw_fees after update of status on public.loads
  for each row when (old.status = 'cancelled' and new.status <> 'cancelled')
  execute function private.withdraw_cancellation_fees();

grant execute on function
  public.cancellation_fees(uuid),
  private.cancel_load(uuid, public.load_status, uuid, text, jsonb),
  public.cancel_load(uuid, public.load_status, uuid, text, jsonb)
to authenticated;

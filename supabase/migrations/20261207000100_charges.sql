-- Charges: what a load costs its customer besides the offer. A table of its own, because drivers and pilot
-- cars read `loads` and a policy hides rows, not columns (docs/decisions/0041).

create type public.charge_kind as enum
  ('detention', 'layover', 'tonu', 'no_go', 'escort', 'amendment', 'permit', 'other');
alter type public.activity_subject add value if not exists 'charge';
alter type public.activity_action add value if not exists 'approved';

create table public.charges (
  -- Created once by the browser, so that a retry adds nothing.
  id uuid primary key,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  load_id uuid not null references public.loads (id) on delete cascade,
  kind public.charge_kind not null,
  description text not null check (private.is_filled_line(description, 160)),
  quantity numeric(8, 2) not null default 1 check (quantity > 0),
  unit public.offer_unit not null default 'flat',
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
  write_id uuid not null,
  check (approved_by is null or approved_at is not null)
);
comment on table public.charges is
  'What a load costs its customer besides the offer: detention, TONU and others. Integer cents; all charges of a '
  'load that weren''t withdrawn are in one currency, that of its offer if it has one. Admins read all, the '
  'load''s customer those approved and not withdrawn, drivers and pilot cars none. Written by save_charge, '
  'approve_charge and withdraw_charge only.';
comment on column public.charges.evidence is 'What proves the charge, such as times. The customer reads it.';
comment on column public.charges.withdrawn_at is 'When it was withdrawn. Withdrawn charges are not billed.';
create index charges_load_id_idx on public.charges (load_id, created_at);
create index charges_document_id_idx on public.charges (document_id);
create index charges_approved_by_idx on public.charges (approved_by);
create trigger charges_set_updated_at before update on public.charges
  for each row execute function private.set_updated_at();

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

create function private.check_charge()
returns trigger language plpgsql set search_path = '' as $$
declare
  due public.offer_currency;
begin
  -- Waits for other charges of the load, so that the second of two sees the first one's currency.
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
  return new;
end;
$$;
create trigger charges_check before insert or update on public.charges
  for each row execute function private.check_charge();

create function private.keep_billed_load()
returns trigger language plpgsql set search_path = '' as $$
begin
  if exists (
    select from public.charges
    where load_id = old.id and approved_at is not null and withdrawn_at is null
  ) then
    raise exception '% has approved charges. Withdraw them before you delete it.', old.number
      using errcode = '23514';
  end if;
  return old;
end;
$$;
create trigger loads_keep_billed before delete on public.loads
  for each row execute function private.keep_billed_load();

-- No amounts in the log. Security definer: calls log_load_entry.
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
  elsif new.write_id <> old.write_id then
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
  if not coalesce(private.is_filled_line(what, 160), false) then
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
  'The charge in {kind, description, quantity, unit, currency, rate_cents, evidence, document_id}. 23514 with a '
  'sentence for what can''t be saved.';

-- Security definer: no API role may write charges.
create function private.save_charge(
  _id uuid, _load_id uuid, _seen timestamptz, _write_id uuid, _charge jsonb
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
  if stored.write_id = _write_id then
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
  if stored.id is null then
    if (select count(*) from public.charges where load_id = _load_id) >= 100 then
      raise exception 'A load can have up to 100 charges.' using errcode = '23514';
    end if;
    insert into public.charges (
      id, load_id, kind, description, quantity, unit, currency, rate_cents, evidence, document_id, write_id
    )
    values (
      _id, _load_id, next.kind, next.description, next.quantity, next.unit, next.currency,
      next.rate_cents, next.evidence, next.document_id, _write_id
    );
  else
    update public.charges set
      kind = next.kind, description = next.description, quantity = next.quantity, unit = next.unit,
      currency = next.currency, rate_cents = next.rate_cents, evidence = next.evidence,
      document_id = next.document_id, write_id = _write_id
    where id = _id;
  end if;
  return (select updated_at from public.charges where id = _id);
end;
$$;
comment on function private.save_charge(uuid, uuid, timestamptz, uuid, jsonb) is
  'Implements public.save_charge.';

-- Locks the load before the charge, as the other writers of charges do.
create function private.charge_to_write(_id uuid, _seen timestamptz, _write_id uuid)
returns public.charges language plpgsql set search_path = '' as $$
declare
  charge public.charges;
begin
  perform from public.loads
  where id = (select load_id from public.charges where id = _id) for update;
  select * into charge from public.charges where id = _id for update;
  if charge.id is null or (charge.updated_at <> _seen and charge.write_id <> _write_id) then
    perform private.raise_stale();
  end if;
  return charge;
end;
$$;

-- Security definer: no API role may write charges.
create function private.approve_charge(_id uuid, _seen timestamptz, _write_id uuid)
returns timestamptz language plpgsql security definer set search_path = '' as $$
declare
  charge public.charges;
begin
  perform private.require_admin();
  charge := private.charge_to_write(_id, _seen, _write_id);
  if charge.write_id = _write_id then
    return charge.updated_at;
  elsif charge.withdrawn_at is not null then
    raise exception 'This charge was withdrawn.' using errcode = '23514';
  elsif charge.approved_at is not null then
    raise exception 'This charge is approved already.' using errcode = '23514';
  end if;
  update public.charges set
    approved_at = now(), write_id = _write_id,
    approved_by = (select id from public.profiles where id = (select auth.uid()))
  where id = _id
  returning * into charge;
  return charge.updated_at;
end;
$$;
comment on function private.approve_charge(uuid, timestamptz, uuid) is 'Implements public.approve_charge.';

-- Security definer: no API role may write charges.
create function private.withdraw_charge(_id uuid, _seen timestamptz, _write_id uuid)
returns timestamptz language plpgsql security definer set search_path = '' as $$
declare
  charge public.charges;
begin
  perform private.require_admin();
  charge := private.charge_to_write(_id, _seen, _write_id);
  if charge.write_id = _write_id then
    return charge.updated_at;
  elsif charge.withdrawn_at is not null then
    raise exception 'This charge was withdrawn already.' using errcode = '23514';
  end if;
  update public.charges set withdrawn_at = now(), write_id = _write_id where id = _id
  returning * into charge;
  return charge.updated_at;
end;
$$;
comment on function private.withdraw_charge(uuid, timestamptz, uuid) is 'Implements public.withdraw_charge.';

create function public.save_charge(
  _id uuid, _load_id uuid, _write_id uuid, _charge jsonb, _seen timestamptz default null
)
returns timestamptz language sql set search_path = ''
return private.save_charge(_id, _load_id, _seen, _write_id, _charge);
comment on function public.save_charge(uuid, uuid, uuid, jsonb, timestamptz) is
  'Adds a charge to a load, or with _seen (its updated_at) saves a changed one; returns its new version. '
  '_charge: {kind, description, quantity, unit, currency, rate_cents, evidence, document_id}. Repeating a '
  '_write_id changes nothing. PT412 if it changed since _seen; 23514 with a sentence for a zero, negative or '
  'ten-digit amount, another currency than the load''s, or a charge that is approved or withdrawn. Admins only '
  '(42501).';

create function public.approve_charge(_id uuid, _seen timestamptz, _write_id uuid)
returns timestamptz language sql set search_path = ''
return private.approve_charge(_id, _seen, _write_id);
comment on function public.approve_charge(uuid, timestamptz, uuid) is
  'Approves a charge, which its customer reads from then on, and returns its new version. Repeating a _write_id '
  'changes nothing. PT412 if it changed since _seen or is gone; 23514 if it was withdrawn or approved. Admins '
  'only (42501).';

create function public.withdraw_charge(_id uuid, _seen timestamptz, _write_id uuid)
returns timestamptz language sql set search_path = ''
return private.withdraw_charge(_id, _seen, _write_id);
comment on function public.withdraw_charge(uuid, timestamptz, uuid) is
  'Withdraws a charge, approved or not: it stays on the load and isn''t billed. Returns its new version. '
  'Repeating a _write_id changes nothing. PT412 if it changed since _seen or is gone; 23514 if it was withdrawn '
  'already. Admins only (42501).';

grant execute on function
  private.save_charge(uuid, uuid, timestamptz, uuid, jsonb),
  public.save_charge(uuid, uuid, uuid, jsonb, timestamptz),
  private.approve_charge(uuid, timestamptz, uuid), public.approve_charge(uuid, timestamptz, uuid),
  private.withdraw_charge(uuid, timestamptz, uuid), public.withdraw_charge(uuid, timestamptz, uuid)
to authenticated;

-- Offers: the price of a quote, one row per version. Admins write them with the functions below; customers
-- read and answer them with the functions in offer_answers. Prices have tables of their own because a policy
-- hides rows, not columns: drivers, pilot cars and carriers read loads, never these tables
-- (docs/decisions/0034).

create type public.offer_status as enum
  ('draft', 'sent', 'accepted', 'declined', 'withdrawn', 'superseded', 'expired');

create domain public.offer_line_kind as text;
create table private.offer_line_kinds (
  kind public.offer_line_kind primary key check (kind ~ '^[a-z0-9_]{1,40}$')
);
comment on table private.offer_line_kinds is 'The purpose of an offer''s line.';
insert into private.offer_line_kinds (kind) values
  ('linehaul'), ('fuel'), ('permit'), ('escort'), ('accessorial');

create domain public.offer_unit as text;
create table private.offer_units (
  unit public.offer_unit primary key check (unit ~ '^[a-z0-9_]{1,40}$')
);
comment on table private.offer_units is 'Units of work that offers, charges and rates of pilot cars price.';
insert into private.offer_units (unit) values
  ('flat'), ('mile'), ('kilometer'), ('hour'), ('day'), ('night'), ('each');

create type public.offer_currency as enum ('USD', 'CAD');

create type public.escort_position as enum ('lead', 'chase', 'high_pole', 'steer', 'police');

create domain public.offer_decline_reason as text;
create table private.offer_decline_reasons (
  reason public.offer_decline_reason primary key check (reason ~ '^[a-z0-9_]{1,40}$')
);
comment on table private.offer_decline_reasons is 'Why a customer declines an offer.';
insert into private.offer_decline_reasons (reason) values
  ('price'), ('dates'), ('other_carrier'), ('move_off'), ('other');

create table public.offer_settings (
  only_row boolean primary key default true check (only_row),
  updated_at timestamptz not null default now(),
  validity_days integer not null default 10 check (validity_days between 1 and 90),
  free_minutes integer not null default 120 check (free_minutes between 0 and 10080),
  detention_cents integer not null default 12500 check (detention_cents between 1 and 999999999),
  layover_cents integer not null default 85000 check (layover_cents between 1 and 999999999),
  tonu_cents integer not null default 150000 check (tonu_cents between 1 and 999999999),
  payment_days integer not null default 30 check (payment_days between 0 and 180),
  exclusions text not null default
    E'Crane, rigging and forklift\nPolice escorts and utility crews\nRoute surveys\n'
    'Permit changes if the measured size or weight differs\nStorage or staging'
    check (char_length(exclusions) <= 4000),
  terms_version text not null default '2026-11' check (private.is_filled_line(terms_version, 40))
);
comment on table public.offer_settings is
  'One row: the terms and days of validity that a new offer starts with. Cents, minutes, days.';

alter table public.offer_settings enable row level security;
grant
  select,
  update (
    validity_days, free_minutes, detention_cents, layover_cents, tonu_cents, payment_days, exclusions,
    terms_version
  )
on public.offer_settings to authenticated;
grant select on public.offer_settings to service_role;

create policy "Admins can read the offer settings" on public.offer_settings
  for select to authenticated using ((select private.is_admin()));
create policy "Admins can change the offer settings" on public.offer_settings
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create trigger offer_settings_set_updated_at before update on public.offer_settings
  for each row execute function private.set_updated_at();

insert into public.offer_settings default values;

create table public.offers (
  -- The browser creates it once, so a retry finds its own row.
  id uuid primary key,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  number text not null check (number ~ '^O-\d{4}-\d{5,9}$'),
  version integer not null check (version > 0),
  is_latest boolean not null default true,
  -- Null once the quote is deleted from the trash; an accepted offer stays.
  quote_id uuid references public.quotes (id) on delete set null,
  status public.offer_status not null default 'draft',
  currency public.offer_currency not null default 'USD',
  valid_until timestamptz constraint offers_valid_until_range check (private.is_time_in_range(valid_until)),
  -- The customer and the move, as they were when the offer was written.
  reference text not null check (private.is_filled_line(reference, 20)),
  customer_name text not null check (private.is_filled_line(customer_name, 120)),
  customer_email text not null check (private.is_email_address(customer_email)),
  origin text not null check (private.is_filled_line(origin, 160)),
  destination text not null check (private.is_filled_line(destination, 160)),
  commodity text check (private.is_filled_line(commodity, 160)),
  ready_on date,
  deliver_by date,
  -- The size and weight that the price assumes.
  length numeric(9, 6) not null default 0 check (length between 0 and 500),
  width numeric(9, 6) not null default 0 check (width between 0 and 100),
  height numeric(9, 6) not null default 0 check (height between 0 and 100),
  weight_lbs integer check (weight_lbs between 1 and 20000000),
  equipment text not null default '' check (private.is_line(equipment, 160)),
  -- Terms. A new offer copies them from offer_settings.
  free_minutes integer not null check (free_minutes between 0 and 10080),
  detention_cents integer not null check (detention_cents between 1 and 999999999),
  layover_cents integer not null check (layover_cents between 1 and 999999999),
  tonu_cents integer not null check (tonu_cents between 1 and 999999999),
  payment_days integer not null check (payment_days between 0 and 180),
  exclusions text not null check (char_length(exclusions) <= 4000),
  terms_version text not null check (private.is_filled_line(terms_version, 40)),
  message text not null default '' check (char_length(message) <= 2000),
  -- Sums of the lines; write_offer_lines sets them.
  fixed_cents integer not null default 0 check (fixed_cents between 0 and 999999999),
  pass_through_cents integer not null default 0 check (pass_through_cents between 0 and 999999999),
  total_cents integer not null generated always as (fixed_cents + pass_through_cents) stored,
  created_by uuid references public.profiles (id) on delete set null,
  sent_by uuid references public.profiles (id) on delete set null,
  -- While an admin can still undo sending.
  sends_at timestamptz,
  sent_at timestamptz,
  -- The customer must enter a purchase order number to accept.
  needs_po boolean not null default false,
  accepted_at timestamptz,
  accepted_name text check (private.is_filled_line(accepted_name, 120)),
  accepted_email text check (private.is_email_address(accepted_email)),
  po_number text check (private.is_filled_line(po_number, 60)),
  pdf_sha256 text check (pdf_sha256 ~ '^[0-9a-f]{64}$'),
  declined_at timestamptz,
  decline_reason public.offer_decline_reason references private.offer_decline_reasons (reason),
  decline_note text check (char_length(decline_note) <= 1000),
  withdrawn_at timestamptz,
  withdrawal_reason text check (private.is_filled_line(withdrawal_reason, 300)),
  superseded_at timestamptz,
  expired_at timestamptz,
  requested_at timestamptz,
  -- Ids of the last calls to save, send, answer and withdraw, so that repeating a call changes nothing.
  save_request_id uuid,
  send_request_id uuid,
  answer_request_id uuid,
  withdraw_request_id uuid,
  search_text text not null generated always as (
    private.fold(number || ' ' || reference || ' ' || customer_name || ' ' || customer_email || ' ' || origin
      || ' ' || destination || ' ' || coalesce(commodity, '') || ' ' || coalesce(po_number, ''))
  ) stored,
  states text[] not null default '{}' check (private.are_jurisdictions(states)),
  unique (number, version),
  unique (quote_id, version),
  -- For the foreign key of the lines, which keeps them in the offer's currency.
  unique (id, currency),
  check (total_cents between 0 and 999999999),
  check ((status = 'draft') = (sent_at is null)),
  check (sends_at is null or (status = 'draft' and send_request_id is not null)),
  check ((status = 'accepted')
    = (accepted_at is not null and accepted_name is not null and accepted_email is not null)),
  check ((status = 'declined') = (decline_reason is not null)),
  check ((status = 'withdrawn') = (withdrawal_reason is not null)),
  check (status = 'draft' or (
    valid_until is not null and total_cents > 0 and length > 0 and width > 0 and height > 0
    and weight_lbs is not null
  ))
);
comment on table public.offers is
  'Versions of offers: the price of a quote. Integer cents, feet, pounds, minutes, days. A sent version '
  'never changes except for its status and the answer to it.';
comment on column public.offers.is_latest is 'True if this is the newest version, drafts included.';
comment on column public.offers.pass_through_cents is 'Estimated sum of the lines that are billed at cost.';
comment on column public.offers.pdf_sha256 is 'SHA-256 of the PDF of the accepted version.';
comment on column public.offers.requested_at is
  'When the customer asked for a new offer, because this one had expired or been declined or withdrawn.';
comment on column public.offers.sends_at is
  'When a draft whose sending can still be undone is sent: ten seconds after an admin chose Send offer.';
comment on column public.offers.states is
  'The states and provinces from origin to destination, in order, as the customer''s load assessment listed '
  'them; empty if the request has none. Set by the database.';
create unique index offers_one_draft_idx on public.offers (number) where status = 'draft';
create unique index offers_one_open_idx on public.offers (number) where status = 'sent';
create unique index offers_one_accepted_idx on public.offers (number) where status = 'accepted';
create unique index offers_one_latest_idx on public.offers (number) where is_latest;
create index offers_created_at_idx on public.offers (created_at desc, id desc);
create index offers_status_idx on public.offers (status, created_at desc, id desc);
create index offers_sends_at_idx on public.offers (sends_at) where sends_at is not null;
create index offers_expiry_idx on public.offers (valid_until) where status = 'sent';
create index offers_created_by_idx on public.offers (created_by);
create index offers_sent_by_idx on public.offers (sent_by);
create index offers_search_text_idx on public.offers using gin (search_text extensions.gin_trgm_ops);

alter table public.offers enable row level security;
-- No API role writes offers or their lines: every change goes through a function.
grant select on public.offers to authenticated, service_role;

create policy "Admins can read offers" on public.offers
  for select to authenticated using ((select private.is_admin()));

alter publication supabase_realtime add table public.offers;
create trigger announce_deletions after delete on public.offers referencing old table as gone
  for each statement execute function private.announce_deletions();
create trigger offers_set_updated_at before update on public.offers
  for each row execute function private.set_updated_at();

create function private.set_offer_states()
returns trigger language plpgsql set search_path = '' as $$
begin
  new.states := coalesce((
    select private.assessed_states(assessment) from public.quotes where id = new.quote_id
  ), '{}');
  return new;
end;
$$;
create trigger offers_set_states before insert on public.offers
  for each row execute function private.set_offer_states();

-- Customers rely on the version they read, so not even the owner of the table can change it.
create function private.keep_sent_offer()
returns trigger language plpgsql set search_path = '' as $$
declare
  -- Columns that may change after sending, and generated ones, which are still null in a BEFORE trigger.
  answer constant text[] := '{status,updated_at,is_latest,accepted_at,accepted_name,accepted_email,
    po_number,pdf_sha256,declined_at,decline_reason,decline_note,withdrawn_at,withdrawal_reason,
    superseded_at,expired_at,requested_at,answer_request_id,withdraw_request_id,quote_id,created_by,sent_by,
    total_cents,search_text}';
begin
  if to_jsonb(new) - answer <> to_jsonb(old) - answer
    or (new.quote_id is not null and new.quote_id is distinct from old.quote_id)
    or (new.created_by is not null and new.created_by is distinct from old.created_by)
    or (new.sent_by is not null and new.sent_by is distinct from old.sent_by)
    or (old.pdf_sha256 is not null and new.pdf_sha256 is distinct from old.pdf_sha256)
    or (old.accepted_at is not null and (new.accepted_at, new.accepted_name, new.accepted_email,
        new.po_number) is distinct from (old.accepted_at, old.accepted_name, old.accepted_email,
        old.po_number))
  then
    raise exception 'This version was sent and can’t change. Revise the offer instead.'
      using errcode = '23514';
  end if;
  if new.status <> old.status and old.status <> 'sent' then
    raise exception 'An offer can’t go from % to %.', old.status, new.status using errcode = '23514';
  end if;
  return new;
end;
$$;
create trigger offers_keep_sent before update on public.offers
  for each row when (old.status <> 'draft') execute function private.keep_sent_offer();

create function private.keep_accepted_offer()
returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'An accepted offer is a contract and can’t be deleted.' using errcode = '23514';
end;
$$;
create trigger offers_keep_accepted before delete on public.offers
  for each row when (old.status = 'accepted') execute function private.keep_accepted_offer();

create table public.offer_lines (
  id uuid primary key default gen_random_uuid(),
  offer_id uuid not null,
  position integer not null check (position between 1 and 60),
  kind public.offer_line_kind not null references private.offer_line_kinds (kind),
  -- May be blank in a draft.
  description text not null check (private.is_line(description, 160)),
  jurisdiction text check (jurisdiction = any (private.jurisdictions())),
  quantity numeric(8, 2) not null default 1 check (quantity > 0),
  unit public.offer_unit not null default 'flat' references private.offer_units (unit),
  currency public.offer_currency not null,
  -- Null in a draft until it is known.
  rate_cents integer check (rate_cents between 1 and 999999999),
  amount_cents bigint generated always as (round(quantity * rate_cents)::bigint) stored
    check (amount_cents between 1 and 999999999),
  is_pass_through boolean not null default false,
  escort_position public.escort_position,
  is_estimate boolean not null default false,
  source text not null default '' check (private.is_line(source, 200)),
  unique (offer_id, position),
  foreign key (offer_id, currency) references public.offers (id, currency)
    on update cascade on delete cascade,
  check (jurisdiction is null or kind in ('permit', 'escort')),
  check (escort_position is null or kind = 'escort')
);
comment on table public.offer_lines is
  'The lines of an offer''s price. Cents; all lines of an offer are in its currency.';
comment on column public.offer_lines.is_pass_through is 'Billed at cost; the amount is an estimate.';
comment on column public.offer_lines.is_estimate is
  'The line still is as we proposed it (offer_line_estimates). Customers can''t see it.';
comment on column public.offer_lines.source is
  'Where our estimate comes from, such as “412 mi × $8.50, RGN”. Customers can''t see it.';

alter table public.offer_lines enable row level security;
grant select on public.offer_lines to authenticated, service_role;

create policy "Admins can read offer lines" on public.offer_lines
  for select to authenticated using ((select private.is_admin()));

create table public.offer_line_estimates (
  offer_id uuid not null,
  position integer not null,
  -- Per unit of the line; null if unknown.
  cost_cents integer check (cost_cents between 1 and 999999999),
  quantity numeric(8, 2) check (quantity > 0),
  unit public.offer_unit references private.offer_units (unit),
  rate_cents integer check (rate_cents between 1 and 999999999),
  primary key (offer_id, position),
  foreign key (offer_id, position) references public.offer_lines (offer_id, position) on delete cascade,
  check (num_nulls(quantity, unit) in (0, 2))
);
comment on table public.offer_line_estimates is
  'What we estimate a line of an offer costs us, and the quantity, unit and rate that we proposed, which are '
  'null for a line that dispatch added. Admins only.';

alter table public.offer_line_estimates enable row level security;
grant select on public.offer_line_estimates to authenticated, service_role;

create policy "Admins can read estimates" on public.offer_line_estimates
  for select to authenticated using ((select private.is_admin()));

create function private.keep_sent_offer_lines()
returns trigger language plpgsql set search_path = '' as $$
begin
  -- The offer is already gone when its lines are deleted with it.
  if exists (
    select from public.offers where status <> 'draft'
      and id in ((to_jsonb(old) ->> 'offer_id')::uuid, (to_jsonb(new) ->> 'offer_id')::uuid)
  ) then
    raise exception 'This version was sent and can’t change. Revise the offer instead.'
      using errcode = '23514';
  end if;
  return coalesce(new, old);
end;
$$;
create trigger offer_lines_keep_sent before insert or update or delete on public.offer_lines
  for each row execute function private.keep_sent_offer_lines();
create trigger offer_line_estimates_keep_sent
  before insert or update or delete on public.offer_line_estimates
  for each row execute function private.keep_sent_offer_lines();

create function private.default_valid_until(_days integer)
returns timestamptz language sql stable set search_path = ''
return ((private.business_day(now()) + _days) + time '17:00') at time zone 'America/New_York';
comment on function private.default_valid_until(integer) is
  'When an offer expires: at 5 PM in Dayton, _days days from today.';

create function private.check_amount(_what text, _cents numeric)
returns void language plpgsql immutable set search_path = '' as $$
begin
  if _cents <= 0 then
    raise exception '%: enter an amount above $0.00.', _what using errcode = '23514';
  elsif _cents > 999999999 then
    raise exception '%: the amount can’t exceed $9,999,999.99.', _what using errcode = '23514';
  elsif _cents % 1 <> 0 then
    raise exception '%: enter whole cents.', _what using errcode = '23514';
  end if;
end;
$$;
comment on function private.check_amount(text, numeric) is
  'Raises 23514 with a sentence unless the cents are whole and between 1 and 999,999,999. Null passes.';

create function private.write_offer_lines(
  _offer_id uuid, _currency public.offer_currency, _lines jsonb
)
returns void language plpgsql set search_path = '' as $$
declare
  line jsonb;
  place integer := 0;
  name text;
  quantity numeric;
  sums record;
begin
  if jsonb_typeof(_lines) is distinct from 'array' or jsonb_array_length(_lines) > 60 then
    raise exception 'An offer can have 60 lines at most.' using errcode = '23514';
  end if;
  delete from public.offer_lines where offer_id = _offer_id;
  for line in select * from jsonb_array_elements(_lines) loop
    place := place + 1;
    name := coalesce(nullif(btrim(line ->> 'description'), ''), 'Line ' || place);
    quantity := (line ->> 'quantity')::numeric;
    if quantity is null or quantity <= 0 or quantity >= 1000000 then
      raise exception '%: enter a quantity above 0.', name using errcode = '23514';
    end if;
    if coalesce(line ->> 'currency', _currency::text) <> _currency::text then
      raise exception 'All lines of an offer must be in one currency.' using errcode = '23514';
    end if;
    perform private.check_amount(name, (line ->> 'rate_cents')::numeric);
    -- Checks the amount of the stored quantity, which has two decimals.
    quantity := round(quantity, 2);
    perform private.check_amount(name || ', cost', (line ->> 'cost_cents')::numeric);
    perform private.check_amount(name, round(quantity * (line ->> 'rate_cents')::numeric));
    insert into public.offer_lines (
      offer_id, position, kind, description, jurisdiction, quantity, unit, currency, rate_cents,
      is_pass_through, escort_position, is_estimate, source
    ) values (
      _offer_id, place, (line ->> 'kind')::public.offer_line_kind,
      btrim(coalesce(line ->> 'description', '')), nullif(line ->> 'jurisdiction', ''), quantity,
      (line ->> 'unit')::public.offer_unit, _currency, (line ->> 'rate_cents')::integer,
      coalesce((line ->> 'is_pass_through')::boolean, false),
      (line ->> 'escort_position')::public.escort_position,
      coalesce(
        (line -> 'estimate' ->> 'quantity')::numeric = quantity
          and line -> 'estimate' ->> 'unit' = line ->> 'unit'
          and line -> 'estimate' ->> 'rate_cents' is not distinct from line ->> 'rate_cents',
        false
      ),
      coalesce(line ->> 'source', '')
    );
    insert into public.offer_line_estimates (offer_id, position, cost_cents, quantity, unit, rate_cents)
    values (
      _offer_id, place, (line ->> 'cost_cents')::integer, (line -> 'estimate' ->> 'quantity')::numeric,
      (line -> 'estimate' ->> 'unit')::public.offer_unit, (line -> 'estimate' ->> 'rate_cents')::integer
    );
  end loop;
  select coalesce(sum(amount_cents) filter (where not is_pass_through), 0) as fixed,
    coalesce(sum(amount_cents) filter (where is_pass_through), 0) as passed
  into sums from public.offer_lines where offer_id = _offer_id;
  if sums.fixed + sums.passed > 999999999 then
    raise exception 'The total can’t exceed $9,999,999.99.' using errcode = '23514';
  end if;
  update public.offers set fixed_cents = sums.fixed, pass_through_cents = sums.passed
  where id = _offer_id;
end;
$$;
comment on function private.write_offer_lines(uuid, public.offer_currency, jsonb) is
  'Replaces the lines of a draft and its sums. 23514 with a sentence for an amount that is zero, '
  'negative, too large or in another currency.';

create function private.names_trailer(_equipment text)
returns boolean language sql immutable parallel safe set search_path = ''
return _equipment ~ '\S' and _equipment !~* '^\s*recommend';
comment on function private.names_trailer(text) is
  'False for “Recommend one” and for an empty text, with which a customer leaves the trailer to us.';

-- Security definer: no API role may write offers.
create function private.create_offer(_quote_id uuid, _offer_id uuid)
returns text language plpgsql security definer set search_path = '' as $$
declare
  quote public.quotes;
  existing text;
  trailer text;
begin
  perform private.require_admin();
  -- The lock makes a colleague's call wait and then find this offer.
  select * into quote from private.live_quotes where id = _quote_id for update;
  if quote.id is null then
    perform private.raise_stale();
  end if;
  select number into existing from public.offers where quote_id = _quote_id and is_latest;
  if existing is not null then
    return existing;
  end if;
  existing := private.next_number('O');
  trailer := case when private.names_trailer(quote.equipment) then quote.equipment
    else coalesce(quote.assessment ->> 'trailer', '') end;
  insert into public.offers (
    id, number, version, quote_id, valid_until, reference, customer_name, customer_email, origin,
    destination, commodity, ready_on, deliver_by, length, width, height, weight_lbs, equipment,
    free_minutes, detention_cents, layover_cents, tonu_cents, payment_days, exclusions,
    terms_version, created_by
  )
  select _offer_id, existing, 1, quote.id, private.default_valid_until(validity_days),
    quote.reference, quote.customer_name, quote.email, quote.origin, quote.destination,
    coalesce(quote.commodity, quote.pieces -> 0 ->> 'description'), quote.ready_on, quote.deliver_by,
    quote.length, quote.width, quote.height, nullif(quote.weight_lbs, 0), trailer,
    free_minutes, detention_cents, layover_cents, tonu_cents, payment_days, exclusions,
    terms_version, (select id from public.profiles where id = (select auth.uid()))
  from public.offer_settings;
  perform private.write_offer_lines(_offer_id, 'USD', private.proposed_offer_lines(quote, trailer));
  return existing;
end;
$$;
grant execute on function private.create_offer(uuid, uuid) to authenticated, service_role;

create function public.create_offer(_quote_id uuid, _offer_id uuid)
returns text language sql set search_path = ''
return private.create_offer(_quote_id, _offer_id);
comment on function public.create_offer(uuid, uuid) is
  'Starts the offer for a quote as a draft with the settings'' terms, the trailer of the load assessment and '
  'estimated lines, or finds the one it has. Returns its number. PT412 if the quote is gone or in the trash. '
  'Admins only (42501).';
grant execute on function public.create_offer(uuid, uuid) to authenticated, service_role;

create function private.refuse_while_sending(_draft public.offers)
returns void language plpgsql immutable set search_path = '' as $$
begin
  if _draft.sends_at is not null then
    raise exception 'This offer is being sent. Undo sending to change it.' using errcode = '23514';
  end if;
end;
$$;

-- Security definer: no API role may write offers.
create function private.save_offer(
  _offer_id uuid, _seen timestamptz, _request_id uuid, _offer jsonb
)
returns timestamptz language plpgsql security definer set search_path = '' as $$
declare
  draft public.offers;
begin
  perform private.require_admin();
  select * into draft from public.offers where id = _offer_id for update;
  if draft.save_request_id = _request_id then
    return draft.updated_at;
  end if;
  if draft.id is null or draft.updated_at is distinct from _seen then
    perform private.raise_stale();
  end if;
  if draft.status <> 'draft' then
    raise exception 'This version was sent and can’t change. Revise the offer instead.'
      using errcode = '23514';
  end if;
  perform private.refuse_while_sending(draft);
  if not private.is_time_in_range((_offer ->> 'valid_until')::timestamptz) then
    raise exception 'Enter a year from 2000 to 2099.' using errcode = '23514';
  end if;
  perform private.check_amount('Detention', (_offer ->> 'detention_cents')::numeric);
  perform private.check_amount('Layover', (_offer ->> 'layover_cents')::numeric);
  perform private.check_amount('TONU', (_offer ->> 'tonu_cents')::numeric);
  update public.offers set
    save_request_id = _request_id,
    currency = (_offer ->> 'currency')::public.offer_currency,
    valid_until = (_offer ->> 'valid_until')::timestamptz,
    length = (_offer ->> 'length')::numeric,
    width = (_offer ->> 'width')::numeric,
    height = (_offer ->> 'height')::numeric,
    weight_lbs = (_offer ->> 'weight_lbs')::integer,
    equipment = _offer ->> 'equipment',
    free_minutes = (_offer ->> 'free_minutes')::integer,
    detention_cents = (_offer ->> 'detention_cents')::integer,
    layover_cents = (_offer ->> 'layover_cents')::integer,
    tonu_cents = (_offer ->> 'tonu_cents')::integer,
    payment_days = (_offer ->> 'payment_days')::integer,
    exclusions = _offer ->> 'exclusions',
    message = _offer ->> 'message'
  where id = _offer_id;
  perform private.write_offer_lines(
    _offer_id, (_offer ->> 'currency')::public.offer_currency, _offer -> 'lines'
  );
  return (select updated_at from public.offers where id = _offer_id);
end;
$$;
grant execute on function private.save_offer(uuid, timestamptz, uuid, jsonb) to authenticated, service_role;

create function public.save_offer(
  _offer_id uuid, _seen timestamptz, _request_id uuid, _offer jsonb
)
returns timestamptz language sql set search_path = ''
return private.save_offer(_offer_id, _seen, _request_id, _offer);
comment on function public.save_offer(uuid, timestamptz, uuid, jsonb) is
  'Saves a draft with its lines and returns the new version. _offer: contracts/offer.ts. Repeating a '
  '_request_id changes nothing. PT412 if the draft changed since _seen; 23514 with a sentence for what can''t '
  'be saved. Admins only (42501).';
grant execute on function public.save_offer(uuid, timestamptz, uuid, jsonb) to authenticated, service_role;

-- Security definer: no API role may write offers.
create function private.discard_offer(_offer_id uuid, _seen timestamptz)
returns void language plpgsql security definer set search_path = '' as $$
declare
  draft public.offers;
begin
  perform private.require_admin();
  select * into draft from public.offers where id = _offer_id for update;
  if draft.id is null then
    return;
  end if;
  if draft.updated_at is distinct from _seen or draft.status <> 'draft' then
    perform private.raise_stale();
  end if;
  perform private.refuse_while_sending(draft);
  delete from public.offers where id = _offer_id;
  update public.offers set is_latest = true
  where number = draft.number and version = draft.version - 1;
end;
$$;
grant execute on function private.discard_offer(uuid, timestamptz) to authenticated, service_role;

create function public.discard_offer(_offer_id uuid, _seen timestamptz)
returns void language sql set search_path = ''
return private.discard_offer(_offer_id, _seen);
comment on function public.discard_offer(uuid, timestamptz) is
  'Deletes a draft. PT412 if it changed since _seen or was sent. Admins only (42501).';
grant execute on function public.discard_offer(uuid, timestamptz) to authenticated, service_role;

-- Locks the versions of an offer in order, so that sending, revising and accepting wait for each other.
create function private.lock_offer_versions(_offer_id uuid)
returns setof public.offers language sql set search_path = '' as $$
  select * from public.offers
  where number = (select number from public.offers where id = _offer_id)
  order by version for update;
$$;

-- Logs no amounts, because people who can't read offers may be allowed to read the activity log one day.
-- Security definer: no role is granted to write the log.
create function private.log_offer(
  _action public.activity_action, _offer public.offers, _detail text default null
)
returns void language sql security definer set search_path = '' as $$
  insert into public.activity_log (actor_id, action, subject, record_id, label, detail)
  values (
    -- A job sends the offer if its sender closed the page.
    case _action when 'sent' then _offer.sent_by
      else (select id from public.profiles where id = (select auth.uid())) end,
    _action, 'offer', _offer.id,
    left(format('%s v%s, %s → %s', _offer.number, _offer.version,
      private.remove_contact_details(_offer.origin),
      private.remove_contact_details(_offer.destination)), 200),
    _detail
  );
$$;
comment on function private.log_offer(public.activity_action, public.offers, text) is
  'Adds an entry about an offer to the activity log. The detail of an acceptance is the number of its load.';

create function private.send_problem(_draft public.offers)
returns text language sql stable set search_path = ''
return case
  when not exists (select from private.live_quotes where id = _draft.quote_id)
    then 'The quote of this offer is in the trash. Restore it first.'
  when exists (select from public.offers where number = _draft.number and status = 'accepted')
    then (
      select format('The customer accepted version %s. Discard this draft.', version)
      from public.offers where number = _draft.number and status = 'accepted'
    )
  when _draft.valid_until is null or _draft.valid_until <= clock_timestamp()
    then 'Choose a date in the future for “Valid until”.'
end;
comment on function private.send_problem(public.offers) is
  'Why an unchanged draft can’t be sent; null if it can. Checked again after the ten seconds '
  'in which sending can be undone.';

-- Security definer: no API role may write offers.
create function private.send_offer(_offer_id uuid, _seen timestamptz, _request_id uuid)
returns timestamptz language plpgsql security definer set search_path = '' as $$
declare
  draft public.offers;
  problem text;
begin
  perform private.require_admin();
  perform private.lock_offer_versions(_offer_id);
  select * into draft from public.offers where id = _offer_id;
  if draft.send_request_id = _request_id then
    return draft.updated_at;
  end if;
  if draft.id is null or draft.updated_at is distinct from _seen or draft.status <> 'draft'
    or draft.sends_at is not null then
    perform private.raise_stale();
  end if;
  problem := coalesce(
    private.send_problem(draft),
    case when not exists (select from public.offer_lines where offer_id = draft.id)
      then 'Add a line before you send the offer.' end,
    (
      select format('Line %s%s needs a description and a rate.', position,
        ' (' || nullif(concat_ws(', ', nullif(description, ''), jurisdiction), '') || ')') from public.offer_lines
      where offer_id = draft.id and (description = '' or rate_cents is null) order by position limit 1
    ),
    case when draft.length = 0 or draft.width = 0 or draft.height = 0 or draft.weight_lbs is null
      then 'Enter the size and weight that this price assumes.' end,
    case when not private.names_trailer(draft.equipment) then 'Choose the trailer.' end
  );
  if problem is not null then
    raise exception '%', problem using errcode = '23514';
  end if;
  update public.offers set
    sends_at = clock_timestamp() + interval '10 seconds', send_request_id = _request_id,
    sent_by = (select id from public.profiles where id = (select auth.uid()))
  where id = draft.id
  returning * into draft;
  return draft.updated_at;
end;
$$;
grant execute on function private.send_offer(uuid, timestamptz, uuid) to authenticated, service_role;

create function public.send_offer(_offer_id uuid, _seen timestamptz, _request_id uuid)
returns timestamptz language sql set search_path = ''
return private.send_offer(_offer_id, _seen, _request_id);
comment on function public.send_offer(uuid, timestamptz, uuid) is
  'Sends a draft in ten seconds; until then undo_send_offer stops it and the customer sees and gets nothing. '
  'send_offer_now or, within a minute, a job completes it. Returns the new version. Repeating _request_id '
  'changes nothing, not even after an undo. PT412 if it changed since _seen or is being sent; 23514 with a '
  'sentence for what is missing. Admins only (42501).';
grant execute on function public.send_offer(uuid, timestamptz, uuid) to authenticated, service_role;

create function private.complete_sending(_offer_id uuid)
returns text language plpgsql set search_path = '' as $$
declare
  draft public.offers;
  quote public.quotes;
  problem text;
begin
  perform private.lock_offer_versions(_offer_id);
  select * into draft from public.offers where id = _offer_id and sends_at is not null;
  if draft.id is null then
    return '';
  end if;
  select * into quote from public.quotes where id = draft.quote_id for update;
  problem := private.send_problem(draft);
  if problem is not null then
    update public.offers set sends_at = null, sent_by = null where id = draft.id;
    return problem;
  end if;
  update public.offers set status = 'superseded', superseded_at = now()
  where number = draft.number and status = 'sent';
  update public.offers set
    status = 'sent', sent_at = now(), sends_at = null,
    needs_po = quote.po_number is not null or exists (
      select from public.user_roles where user_id = quote.user_id and role = 'freight_broker'
    )
  where id = draft.id
  returning * into draft;
  -- An offer answers the request, as a reply does.
  update public.quotes set replied_at = now() where id = quote.id and replied_at is null;
  update public.quotes set status = 'reviewed' where id = quote.id and status = 'new';
  perform private.queue_offer_email(draft.id, 'offer');
  perform private.log_offer('sent', draft);
  return '';
end;
$$;
comment on function private.complete_sending(uuid) is
  'Sends an offer that waits to be sent: supersedes the version before, stops the quote''s reply clock and '
  'queues the email. Returns an empty text, or a sentence if it’s a draft again because it can’t be sent '
  'anymore.';

-- Locks the offer, and raises PT412 if this isn't the call that sends it.
create function private.offer_being_sent(_offer_id uuid, _request_id uuid)
returns public.offers language plpgsql set search_path = '' as $$
declare
  offer public.offers;
begin
  perform private.require_admin();
  perform private.lock_offer_versions(_offer_id);
  select * into offer from public.offers where id = _offer_id;
  if offer.send_request_id is null or offer.send_request_id is distinct from _request_id then
    perform private.raise_stale();
  end if;
  return offer;
end;
$$;

-- Security definer: no API role may write offers.
create function private.send_offer_now(_offer_id uuid, _request_id uuid)
returns text language plpgsql security definer set search_path = '' as $$
declare
  offer constant public.offers := private.offer_being_sent(_offer_id, _request_id);
begin
  if offer.status = 'draft' and offer.sends_at is null then
    return 'Sending was undone. The offer is a draft.';
  end if;
  return private.complete_sending(_offer_id);
end;
$$;
grant execute on function private.send_offer_now(uuid, uuid) to authenticated, service_role;

create function public.send_offer_now(_offer_id uuid, _request_id uuid)
returns text language sql set search_path = ''
return private.send_offer_now(_offer_id, _request_id);
comment on function public.send_offer_now(uuid, uuid) is
  'Sends an offer without waiting for the end of its ten seconds. _request_id: from send_offer. Returns an empty '
  'text, also when repeated; a sentence if it’s a draft because sending was undone or it can’t be sent '
  'anymore. PT412 for another _request_id. Admins only (42501).';
grant execute on function public.send_offer_now(uuid, uuid) to authenticated, service_role;

-- Security definer: no API role may write offers.
create function private.undo_send_offer(_offer_id uuid, _request_id uuid)
returns timestamptz language plpgsql security definer set search_path = '' as $$
declare
  offer public.offers := private.offer_being_sent(_offer_id, _request_id);
begin
  if offer.status <> 'draft' or offer.sends_at <= clock_timestamp() then
    raise exception 'It’s too late to undo. Withdraw the offer instead.'
      using errcode = '23514';
  end if;
  if offer.sends_at is not null then
    update public.offers set sends_at = null, sent_by = null where id = _offer_id
    returning * into offer;
  end if;
  return offer.updated_at;
end;
$$;
grant execute on function private.undo_send_offer(uuid, uuid) to authenticated, service_role;

create function public.undo_send_offer(_offer_id uuid, _request_id uuid)
returns timestamptz language sql set search_path = ''
return private.undo_send_offer(_offer_id, _request_id);
comment on function public.undo_send_offer(uuid, uuid) is
  'Makes an offer that is sent in a few seconds a draft again and returns its version, also when repeated. '
  '_request_id: from send_offer. 23514 after the ten seconds; PT412 for another _request_id. Admins only '
  '(42501).';
grant execute on function public.undo_send_offer(uuid, uuid) to authenticated, service_role;

-- For senders who closed the page.
create function private.job_send_offers(_limit integer)
returns integer language plpgsql set search_path = '' as $$
declare
  due uuid;
  done integer := 0;
begin
  for due in
    select id from public.offers where sends_at <= now() order by sends_at limit _limit
  loop
    perform private.complete_sending(due);
    -- No browser sends it.
    update public.emails set due_at = now() where offer_id = due and kind = 'offer' and sent_at is null;
    done := done + 1;
  end loop;
  return done;
end;
$$;

-- Security definer: no API role may write offers.
create function private.revise_offer(_offer_id uuid, _new_id uuid)
returns integer language plpgsql security definer set search_path = '' as $$
declare
  base public.offers;
  latest public.offers;
begin
  perform private.require_admin();
  -- The lock makes a colleague's call wait and then find this draft.
  perform private.lock_offer_versions(_offer_id);
  select * into base from public.offers where id = _offer_id;
  select * into latest from public.offers where number = base.number and is_latest;
  if latest.id = _new_id then
    return latest.version;
  end if;
  if latest.id is distinct from _offer_id then
    perform private.raise_stale();
  end if;
  if base.status = 'draft' then
    raise exception 'This version is still a draft. Edit it instead.' using errcode = '23514';
  elsif base.status = 'accepted' then
    raise exception 'The customer accepted this offer. It can’t be revised.' using errcode = '23514';
  elsif base.quote_id is null then
    raise exception 'The quote of this offer was deleted.' using errcode = '23514';
  end if;
  update public.offers set is_latest = false where id = base.id;
  insert into public.offers (
    id, number, version, quote_id, currency, valid_until, reference, customer_name, customer_email,
    origin, destination, commodity, ready_on, deliver_by, length, width, height, weight_lbs,
    equipment, free_minutes, detention_cents, layover_cents, tonu_cents, payment_days, exclusions,
    terms_version, message, fixed_cents, pass_through_cents, created_by
  )
  select _new_id, base.number, base.version + 1, base.quote_id, base.currency,
    case when base.valid_until > now() then base.valid_until
      else private.default_valid_until(validity_days) end,
    base.reference, base.customer_name, base.customer_email, base.origin, base.destination,
    base.commodity, base.ready_on, base.deliver_by, base.length, base.width, base.height,
    base.weight_lbs, base.equipment, base.free_minutes, base.detention_cents, base.layover_cents,
    base.tonu_cents, base.payment_days, base.exclusions, settings.terms_version, base.message,
    base.fixed_cents, base.pass_through_cents,
    (select id from public.profiles where id = (select auth.uid()))
  from public.offer_settings as settings;
  insert into public.offer_lines (
    offer_id, position, kind, description, jurisdiction, quantity, unit, currency, rate_cents,
    is_pass_through, escort_position, is_estimate, source
  )
  select _new_id, position, kind, description, jurisdiction, quantity, unit, currency, rate_cents,
    is_pass_through, escort_position, is_estimate, source
  from public.offer_lines where offer_id = base.id;
  insert into public.offer_line_estimates (offer_id, position, cost_cents, quantity, unit, rate_cents)
  select _new_id, position, cost_cents, quantity, unit, rate_cents
  from public.offer_line_estimates where offer_id = base.id;
  perform private.log_offer('revised', offer) from public.offers as offer where id = _new_id;
  return base.version + 1;
end;
$$;
grant execute on function private.revise_offer(uuid, uuid) to authenticated, service_role;

create function public.revise_offer(_offer_id uuid, _new_id uuid)
returns integer language sql set search_path = ''
return private.revise_offer(_offer_id, _new_id);
comment on function public.revise_offer(uuid, uuid) is
  'Copies the latest version into a draft with the next one, which it returns. Repeating _new_id changes '
  'nothing; PT412 if another draft or version exists; 23514 for a draft or an accepted offer. Admins only '
  '(42501).';
grant execute on function public.revise_offer(uuid, uuid) to authenticated, service_role;

-- Security definer: no API role may write offers.
create function private.withdraw_offer(_offer_id uuid, _request_id uuid, _reason text)
returns timestamptz language plpgsql security definer set search_path = '' as $$
declare
  offer public.offers;
begin
  perform private.require_admin();
  select * into offer from public.offers where id = _offer_id for update;
  if offer.withdraw_request_id = _request_id then
    return offer.updated_at;
  end if;
  if offer.id is null or offer.status = 'withdrawn' then
    perform private.raise_stale();
  elsif offer.status = 'accepted' then
    raise exception 'The customer accepted this offer. Cancel the load instead.'
      using errcode = '23514';
  elsif offer.status <> 'sent' then
    raise exception 'Only an open offer can be withdrawn. This one is %.', offer.status
      using errcode = '23514';
  elsif btrim(coalesce(_reason, '')) = '' then
    raise exception 'Enter a reason. The customer reads it.' using errcode = '23514';
  end if;
  update public.offers set
    status = 'withdrawn', withdrawn_at = now(), withdrawal_reason = btrim(_reason),
    withdraw_request_id = _request_id
  where id = offer.id
  returning * into offer;
  perform private.queue_offer_email(offer.id, 'offer_withdrawn');
  perform private.log_offer('withdrawn', offer);
  return offer.updated_at;
end;
$$;
grant execute on function private.withdraw_offer(uuid, uuid, text) to authenticated, service_role;

create function public.withdraw_offer(_offer_id uuid, _request_id uuid, _reason text)
returns timestamptz language sql set search_path = ''
return private.withdraw_offer(_offer_id, _request_id, _reason);
comment on function public.withdraw_offer(uuid, uuid, text) is
  'Withdraws an open offer; the reason is for the customer. Repeating _request_id changes nothing. PT412 '
  'if it is withdrawn already; 23514 without a reason or if it isn''t open. Admins only (42501).';
grant execute on function public.withdraw_offer(uuid, uuid, text) to authenticated, service_role;

create function public.offer_status_counts(_search text default '')
returns table (status public.offer_status, offers bigint, total_cents bigint)
language sql stable set search_path = '' as $$
  select every.status, coalesce(found.offers, 0), coalesce(found.total_cents, 0)
  from unnest(enum_range(null::public.offer_status)) as every (status)
  left join (
    select offer.status, count(*) as offers, sum(offer.total_cents)::bigint as total_cents
    from public.offers as offer
    where offer.is_latest
      and (_search = '' or offer.search_text like (select private.contains_pattern(_search)))
    group by offer.status
  ) as found on found.status = every.status
  order by every.status;
$$;
comment on function public.offer_status_counts(text) is
  'One row per status, including 0: how many offers match the search, by the status of their latest version, '
  'and their sum in cents. Admins only; others get zeros.';
grant execute on function public.offer_status_counts(text) to authenticated, service_role;

-- offer-pdf calls this for signed-in readers, is_offer_of_link for holders of a private link.
-- Security definer: customers can't read the tables of offers.
create function private.may_read_offer(_offer_id uuid)
returns boolean language sql stable security definer set search_path = ''
return private.is_admin() or exists (
  select from public.offers as offer join private.live_quotes as quotes on quotes.id = offer.quote_id
  where offer.id = _offer_id and offer.status <> 'draft' and quotes.user_id = (select auth.uid())
);
grant execute on function private.may_read_offer(uuid) to authenticated, service_role;

create function public.may_read_offer(_offer_id uuid)
returns boolean language sql stable set search_path = ''
return private.may_read_offer(_offer_id);
comment on function public.may_read_offer(uuid) is
  'True if the caller may read this version of an offer: any version for admins, sent ones for the quote''s '
  'owner.';
grant execute on function public.may_read_offer(uuid) to authenticated, service_role;

-- Security definer: service_role has no rights in the private tables. No rate limit here, because
-- offer-pdf limits calls per network and offer.
create function private.is_offer_of_link(_offer_id uuid, _token text)
returns boolean language sql stable security definer set search_path = ''
return exists (
  select from public.offers as offer join private.live_quotes as quotes on quotes.id = offer.quote_id
  where offer.id = _offer_id and offer.status <> 'draft'
    and (
      quotes.link_hash = private.hash_link_token(_token)
      or exists (
        select from private.quote_links as links
        where links.quote_id = quotes.id
          and links.token_hash = private.hash_link_token(_token)
      )
    )
);
grant execute on function private.is_offer_of_link(uuid, text) to service_role;

create function public.is_offer_of_link(_offer_id uuid, _token text)
returns boolean language sql stable set search_path = ''
return private.is_offer_of_link(_offer_id, _token);
comment on function public.is_offer_of_link(uuid, text) is
  'True if a private link opens this version of an offer. For offer-pdf.';
grant execute on function public.is_offer_of_link(uuid, text) to service_role;

-- An accepted offer outlives its quote; other offers are deleted with it.
-- Security definer: people who may delete a quote may not delete offers.
create function private.delete_open_offers(_quote_id uuid)
returns void language sql security definer set search_path = '' as $$
  delete from public.offers where quote_id = _quote_id and status <> 'accepted';
$$;
comment on function private.delete_open_offers(uuid) is
  'Deletes the offers of a quote that is deleted, except an accepted one.';
grant execute on function private.delete_open_offers(uuid) to service_role;

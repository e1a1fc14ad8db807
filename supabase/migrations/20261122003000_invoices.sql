-- Bills and invoices: a load's bill is what its customer pays, and its invoice is that bill, exported once
-- (docs/decisions/0043). Admins export and void; customers read their bills. An exported invoice never changes,
-- and until it is voided, neither do the load's status, charges and invoice details. The edge function
-- invoice-file writes its CSV and IIF from what the export froze.

-- A table of its own, because the stops of a delivered load can't change and not every load has a quote.
create table public.invoice_details (
  load_id uuid primary key references public.loads (id) on delete cascade,
  updated_at timestamptz not null default now(),
  bill_to text check (private.is_filled_line(bill_to, 120)),
  consignor text check (private.is_filled_line(consignor, 120)),
  consignee text check (private.is_filled_line(consignee, 120)),
  commodity text check (private.is_filled_line(commodity, 160)),
  packages integer check (packages between 1 and 99999),
  weight_lbs integer check (weight_lbs between 1 and 20000000),
  po_number text check (private.is_filled_line(po_number, 60)),
  bol_number text check (private.is_filled_line(bol_number, 60))
);
comment on table public.invoice_details is
  'Values that dispatch entered for a load''s invoice. A null column takes the load''s own value. Admins '
  'only; written by save_invoice_details.';

alter table public.invoice_details enable row level security;
grant select on public.invoice_details to authenticated, service_role;

create policy "Admins can read invoice details" on public.invoice_details
  for select to authenticated using ((select private.is_admin()));

create trigger invoice_details_set_updated_at before update on public.invoice_details
  for each row execute function private.set_updated_at();

create function private.text_sha256(_text text)
returns text language sql stable set search_path = ''
return encode(sha256(convert_to(_text, 'UTF8')), 'hex');

create table public.invoices (
  -- Created once by the browser, so that a retry finds its own export.
  id uuid primary key,
  created_at timestamptz not null default now(),
  load_id uuid not null references public.loads (id) on delete restrict,
  number text not null unique check (number ~ '^I-\d{4}-\d{5,}$'),
  currency public.offer_currency not null,
  total_cents bigint not null check (total_cents > 0),
  bill jsonb not null,
  content jsonb not null,
  content_sha256 text not null
    constraint invoices_hash_matches check (content_sha256 = private.text_sha256(content::text)),
  created_by uuid references public.profiles (id) on delete set null,
  voided_at timestamptz,
  voided_by uuid references public.profiles (id) on delete set null,
  void_reason text check (private.is_filled_line(void_reason, 300)),
  check ((voided_at is null) = (void_reason is null)),
  check (voided_by is null or voided_at is not null)
);
comment on table public.invoices is
  'Exported invoices: what they say, its SHA-256, who exported them and when. Never changed or deleted, only '
  'voided. Admins only; written by export_invoice and void_invoice.';
comment on column public.invoices.bill is
  'The bill as the customer sees it: private.load_bill at the time of the export.';
comment on column public.invoices.content is
  'The contents of the CSV and IIF files, with the version of its format '
  '(functions/invoice-file/invoice-file.ts writes them).';
comment on column public.invoices.content_sha256 is 'SHA-256 of content::text in UTF-8.';
create unique index invoices_one_per_load_idx on public.invoices (load_id) where voided_at is null;
create index invoices_load_id_idx on public.invoices (load_id, created_at);
create index invoices_created_by_idx on public.invoices (created_by);
create index invoices_voided_by_idx on public.invoices (voided_by);

alter table public.invoices enable row level security;
grant select on public.invoices to authenticated, service_role;

create policy "Admins can read invoices" on public.invoices
  for select to authenticated using ((select private.is_admin()));

alter publication supabase_realtime add table public.invoices;
create trigger announce_deletions after delete on public.invoices referencing old table as gone
  for each statement execute function private.announce_deletions();

create function private.keep_invoice()
returns trigger language plpgsql set search_path = '' as $$
declare
  -- Voiding writes these, and deleting a user removes their name.
  may_change constant text[] := '{voided_at,voided_by,void_reason,created_by}';
begin
  if tg_op = 'DELETE'
    or to_jsonb(new) - may_change <> to_jsonb(old) - may_change
    or (old.voided_at is not null
      and (new.voided_at, new.void_reason) is distinct from (old.voided_at, old.void_reason))
    or (new.created_by is not null and new.created_by is distinct from old.created_by)
    or (old.voided_at is not null and new.voided_by is not null
      and new.voided_by is distinct from old.voided_by)
  then
    raise exception 'An exported invoice can’t change. Void it and export it again.' using errcode = '23514';
  end if;
  return new;
end;
$$;
create trigger invoices_keep before update or delete on public.invoices
  for each row execute function private.keep_invoice();

-- Security definer: triggers call it for drivers, who can't read invoices.
create function private.standing_invoice(_load_id uuid)
returns text language sql stable security definer set search_path = '' as $$
  select number from public.invoices where load_id = _load_id and voided_at is null;
$$;
comment on function private.standing_invoice(uuid) is
  'Number of a load''s exported invoice; null if it has none or it was voided.';
grant execute on function private.standing_invoice(uuid) to authenticated, service_role;

create function private.keep_invoiced_charge(old public.charges, new public.charges)
returns void language plpgsql set search_path = '' as $$
declare
  -- Deleting a user, a document or a stop clears the first three; the others aren't computed yet in a BEFORE trigger.
  may_change constant text[] := '{approved_by,document_id,stop_id,updated_at,amount_cents}';
  of_load constant uuid := coalesce(new.load_id, old.load_id);
  invoice constant text := private.standing_invoice(of_load);
begin
  if invoice is not null
    and to_jsonb(new) - may_change is distinct from to_jsonb(old) - may_change
  then
    raise exception 'Invoice % of this load was exported. Void it before you change charges.', invoice
      using errcode = '23514';
  end if;
end;
$$;

create function private.keep_invoiced_status(old public.loads)
returns void language plpgsql set search_path = '' as $$
declare
  invoice constant text := private.standing_invoice(old.id);
begin
  if invoice is not null then
    raise exception '% was invoiced. Void invoice % before you reopen it.', old.number, invoice
      using errcode = '23514';
  end if;
end;
$$;
comment on function private.keep_invoiced_status(public.loads) is
  'Refuses to change the status of an invoiced load.';
grant execute on function private.keep_invoiced_status(public.loads) to authenticated, service_role;

create function private.keep_invoiced_load(old public.loads)
returns void language plpgsql set search_path = '' as $$
begin
  -- The foreign key refuses this too, but its error isn't meant for people.
  if exists (select from public.invoices where load_id = old.id) then
    raise exception '% was invoiced and can’t be deleted.', old.number using errcode = '23514';
  end if;
end;
$$;
comment on function private.keep_invoiced_load(public.loads) is 'Refuses to delete an invoiced load.';
grant execute on function private.keep_invoiced_load(public.loads) to authenticated, service_role;

create function private.invoice_facts(_load public.loads)
returns table (
  bill_to text, consignor text, consignee text, commodity text, packages integer, weight_lbs integer,
  po_number text, bol_number text, shipped_on date, route text, payment_days integer, needs_po boolean
)
language sql stable set search_path = '' as $$
  select
    coalesce(details.bill_to, nullif(customer.company, ''), customer.name),
    coalesce(details.consignor, (
      select nullif(site, '') from public.load_stops
      where load_id = _load.id and kind = 'pickup' order by sequence limit 1
    )),
    coalesce(details.consignee, (
      select nullif(site, '') from public.load_stops
      where load_id = _load.id and kind = 'delivery' order by sequence desc limit 1
    )),
    coalesce(details.commodity, _load.commodity),
    coalesce(details.packages, (
      select sum((piece ->> 'quantity')::integer)::integer from jsonb_array_elements(_load.pieces) as piece
    )),
    coalesce(details.weight_lbs, _load.weight_lbs),
    coalesce(details.po_number, _load.po_number),
    coalesce(details.bol_number, _load.bol_number),
    (coalesce((
      select departed_at from public.load_stops
      where load_id = _load.id and kind = 'pickup' order by sequence limit 1
    ), (
      select max(created_at) from public.load_events where load_id = _load.id and status = 'in_transit'
    ), _load.pickup_at) at time zone _load.pickup_time_zone::text)::date,
    (
      select string_agg(jurisdiction, '-' order by sequence) from public.load_legs where load_id = _load.id
    ),
    offer.payment_days,
    coalesce(offer.needs_po, false)
  from (select 1) as one
  left join public.invoice_details as details on details.load_id = _load.id
  left join public.load_customers as customer on customer.load_id = _load.id
  left join public.offers as offer on offer.id = _load.offer_id;
$$;
comment on function private.invoice_facts(public.loads) is
  'The facts on a load''s invoice: what dispatch entered, otherwise the values of the load, its stops and '
  'its legs. Null if unknown.';
grant execute on function private.invoice_facts(public.loads) to authenticated;

create function public.invoice_facts(_load_id uuid)
returns table (
  bill_to text, consignor text, consignee text, commodity text, packages integer, weight_lbs integer,
  po_number text, bol_number text, saved_at timestamptz, entered jsonb
)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select facts.bill_to, facts.consignor, facts.consignee, facts.commodity, facts.packages,
      facts.weight_lbs, facts.po_number, facts.bol_number, details.updated_at,
      coalesce(to_jsonb(details) - 'load_id' - 'updated_at', '{}')
    from public.loads as load
    cross join private.invoice_facts(load) as facts
    left join public.invoice_details as details on details.load_id = load.id
    where load.id = _load_id;
end;
$$;
comment on function public.invoice_facts(uuid) is
  'The facts that this load''s invoice would state, null if unknown. weight_lbs is in pounds; entered is '
  'what save_invoice_details stored, and saved_at its version. Admins only (42501).';
grant execute on function public.invoice_facts(uuid) to authenticated;

-- Security definer: no API role may write invoice details.
create function private.save_invoice_details(_load_id uuid, _seen timestamptz, _details jsonb)
returns timestamptz language plpgsql security definer set search_path = '' as $$
declare
  invoice text;
  stored public.invoice_details;
  next public.invoice_details;
begin
  perform private.require_admin();
  perform from public.loads where id = _load_id for update;
  if not found then
    raise exception 'This load was deleted.' using errcode = '23514';
  end if;
  invoice := private.standing_invoice(_load_id);
  if invoice is not null then
    raise exception 'Invoice % of this load was exported. Void it before you change its details.', invoice
      using errcode = '23514';
  end if;
  begin
    next := jsonb_populate_record(null::public.invoice_details, _details);
  exception when data_exception then
    raise exception 'Enter whole numbers for packages and weight.' using errcode = '23514';
  end;
  next.load_id := _load_id;
  next.bill_to := nullif(btrim(next.bill_to), '');
  next.consignor := nullif(btrim(next.consignor), '');
  next.consignee := nullif(btrim(next.consignee), '');
  next.commodity := nullif(btrim(next.commodity), '');
  next.po_number := nullif(btrim(next.po_number), '');
  next.bol_number := nullif(btrim(next.bol_number), '');
  select * into stored from public.invoice_details where load_id = _load_id;
  if to_jsonb(stored) - 'updated_at' = to_jsonb(next) - 'updated_at' then
    return stored.updated_at;
  elsif stored.updated_at is distinct from _seen then
    perform private.raise_stale();
  end if;
  insert into public.invoice_details (
    load_id, bill_to, consignor, consignee, commodity, packages, weight_lbs, po_number, bol_number
  )
  values (
    next.load_id, next.bill_to, next.consignor, next.consignee, next.commodity, next.packages,
    next.weight_lbs, next.po_number, next.bol_number
  )
  on conflict (load_id) do update set
    bill_to = excluded.bill_to, consignor = excluded.consignor, consignee = excluded.consignee,
    commodity = excluded.commodity, packages = excluded.packages, weight_lbs = excluded.weight_lbs,
    po_number = excluded.po_number, bol_number = excluded.bol_number;
  return (select updated_at from public.invoice_details where load_id = _load_id);
end;
$$;
grant execute on function private.save_invoice_details(uuid, timestamptz, jsonb) to authenticated;

create function public.save_invoice_details(
  _load_id uuid, _details jsonb, _seen timestamptz default null
)
returns timestamptz language sql set search_path = ''
return private.save_invoice_details(_load_id, _seen, _details);
comment on function public.save_invoice_details(uuid, jsonb, timestamptz) is
  'Stores {bill_to, consignor, consignee, commodity, packages, weight_lbs, po_number, bol_number} for a '
  'load''s invoice and returns the version; null or blank takes the load''s own value. Repeating a call '
  'changes nothing. _seen is saved_at of invoice_facts. PT412 if it changed since; 23514 with a sentence for '
  'a wrong value or once the invoice is exported. Admins only (42501).';
grant execute on function public.save_invoice_details(uuid, jsonb, timestamptz) to authenticated;

create function private.bill_lines(_load_id uuid)
returns table (
  place integer, kind text, description text, quantity numeric, unit public.offer_unit, rate_cents integer,
  amount_cents bigint, is_at_cost boolean, charge_id uuid, evidence text
)
language sql stable set search_path = '' as $$
  with offer as (
    select offer.id, offer.currency, (
      -- At cost only if every permit's cost is known and no permit line has a fixed price.
      select coalesce(bool_and(line.is_pass_through), false)
      from public.offer_lines as line where line.offer_id = offer.id and line.kind = 'permit'
    ) and (
      select coalesce(bool_and(cost.currency is not distinct from offer.currency::text), false)
      from public.load_permits as permit
      left join public.permit_costs as cost on cost.permit_id = permit.id
      where permit.load_id = load.id
    ) as is_at_cost
    from public.loads as load join public.offers as offer on offer.id = load.offer_id
    -- A canceled load is billed its charges only.
    where load.id = _load_id and load.status <> 'cancelled'
  ), line (part, place, kind, description, quantity, unit, rate_cents, amount_cents, is_at_cost, charge_id,
    evidence) as (
    select 1, line.position::text, line.kind::text,
      concat_ws(', ', line.description, line.jurisdiction),
      line.quantity, line.unit, line.rate_cents, line.amount_cents, false, null::uuid, ''
    from offer join public.offer_lines as line on line.offer_id = offer.id
    where line.kind <> 'permit' or not offer.is_at_cost
    union all
    select 2, permit.jurisdiction, 'permit',
      permit.jurisdiction || ' permit' || coalesce(' ' || permit.permit_number, ''),
      1, 'flat'::public.offer_unit, cost.cents, cost.cents, true, null, ''
    from offer
    join public.load_permits as permit on permit.load_id = _load_id
    join public.permit_costs as cost on cost.permit_id = permit.id
    where offer.is_at_cost
    union all
    select 3, charge.created_at::text || charge.id, charge.kind::text, charge.description, charge.quantity,
      charge.unit, charge.rate_cents, charge.amount_cents, false, charge.id, charge.evidence
    from public.charges as charge
    where charge.load_id = _load_id and charge.approved_at is not null and charge.withdrawn_at is null
  )
  select (row_number() over (order by part, lpad(place, 80), description))::integer, kind, description,
    quantity, unit, rate_cents, amount_cents, is_at_cost, charge_id, evidence
  from line order by 1;
$$;
comment on function private.bill_lines(uuid) is
  'The lines of a load''s bill, in cents: the lines of its offer, then its approved charges. '
  'Pass-through permits are billed at cost once each permit''s cost is known in the offer''s currency, and '
  'as estimated until then. A canceled load is only billed its charges.';
grant execute on function private.bill_lines(uuid) to authenticated;

create function private.current_bill(_load public.loads)
returns jsonb language sql stable set search_path = '' as $$
  with line as (
    select * from private.bill_lines(_load.id)
  ), offer as (
    select number, version, currency from public.offers where id = _load.offer_id
  )
  select jsonb_build_object(
    'load_id', _load.id,
    'status', _load.status,
    'currency', coalesce((select currency from offer), (
      select currency from public.charges
      where load_id = _load.id and approved_at is not null and withdrawn_at is null limit 1
    )),
    'offer', (
      select jsonb_build_object('number', number, 'version', version,
        'cents', (select coalesce(sum(amount_cents), 0) from line where charge_id is null),
        'is_at_cost', (select coalesce(bool_or(is_at_cost), false) from line))
      from offer where _load.status <> 'cancelled'
    ),
    'charges', (
      select coalesce(jsonb_agg(jsonb_build_object('id', charge_id, 'description', description,
        'quantity', quantity, 'unit', unit, 'rate_cents', rate_cents, 'amount_cents', amount_cents,
        'evidence', evidence) order by place), '[]')
      from line where charge_id is not null
    ),
    'total_cents', (select coalesce(sum(amount_cents), 0) from line)
  );
$$;
comment on function private.current_bill(public.loads) is
  'A load''s current bill, without its invoice: {load_id, status, currency, offer, charges, total_cents}.';

create function private.load_bill(_load public.loads)
returns jsonb language sql stable set search_path = '' as $$
  select coalesce((
    select bill || jsonb_build_object('invoice', jsonb_build_object('number', number, 'at', created_at))
    from public.invoices where load_id = _load.id and voided_at is null
  ), private.current_bill(_load));
$$;
comment on function private.load_bill(public.loads) is
  'A load''s bill as its customer reads it (contracts/load-bill.ts): the offer''s total, the approved '
  'charges and the sum, in cents of one currency. Once the load is invoiced, the bill as invoiced. The '
  'currency is null without an offer or charges.';

-- 49 CFR 373.103 lists what a freight bill must contain. A canceled load moved no freight and needs less.
create function private.invoice_checks(_load_id uuid)
returns table (code text, label text, problem text)
language sql stable set search_path = '' as $$
  with load as (
    select loads.*, status = 'cancelled' as is_canceled from public.loads where id = _load_id
  ), facts as (
    select facts.* from public.loads as load cross join private.invoice_facts(load) as facts
    where load.id = _load_id
  ), charge as (
    select count(*) as open from public.charges
    where load_id = _load_id and approved_at is null and withdrawn_at is null
  ), permit as (
    -- Pass-through permits are billed at cost, so the cost has to be known.
    select (
      select coalesce(bool_and(line.is_pass_through), false) from public.offer_lines as line
      where line.offer_id = load.offer_id and line.kind = 'permit'
    ) as is_at_cost, offer.currency, count(filed) as filed,
      string_agg(filed.jurisdiction, ', ' order by filed.jurisdiction)
        filter (where cost.currency is distinct from offer.currency::text) as missing
    from load
    join public.offers as offer on offer.id = load.offer_id
    left join public.load_permits as filed on filed.load_id = load.id
    left join public.permit_costs as cost on cost.permit_id = filed.id
    group by load.offer_id, offer.currency
  ), item (place, code, label, is_for_canceled, problem) as (
    select 1, 'status', 'Delivered or canceled', true, case when status not in ('delivered', 'cancelled')
      then 'Deliver or cancel the load first' end from load
    union all
    select 2, 'pod', 'Proof of delivery', false, case when not exists (
      select from public.load_documents as document
      where document.load_id = _load_id and document.kind = 'pod' and not exists (
        select from public.file_checks as checked
        where checked.bucket_id = 'load-documents' and checked.path = document.file_path
          and checked.is_quarantined and checked.released_at is null
      )
    ) then 'Upload the proof of delivery' end
    union all
    select 3, 'charges', 'Charges approved', true, case
      when open = 1 then '1 charge waits for approval'
      when open > 1 then open || ' charges wait for approval'
    end from charge
    union all
    select 4, 'permit_costs', 'Permits at cost', false, case
      when filed = 0 then 'The offer bills permits at cost. Add the permits and what they cost'
      when missing is not null then 'Enter what these permits cost in ' || currency || ': ' || missing
    end from permit where is_at_cost
    union all
    select 5, 'amount', 'Rates and total', true, case
      when coalesce((select sum(amount_cents) from private.bill_lines(_load_id)), 0) = 0
        then 'There is nothing to bill'
    end
    union all
    select 6, 'reference', 'References', true, case
      when needs_po and facts.po_number is null then 'Enter the PO number, which the customer requires'
      when facts.po_number is null and facts.bol_number is null and not load.is_canceled
        then 'Enter a PO or BOL number'
    end from facts, load
    union all
    select 7, 'bill_to', 'Bill to', true, case when bill_to is null then 'Enter who pays' end from facts
    union all
    select 8, 'consignor', 'Consignor', false, case when consignor is null then 'Enter the consignor' end
    from facts
    union all
    select 9, 'consignee', 'Consignee', false, case when consignee is null then 'Enter the consignee' end
    from facts
    union all
    select 10, 'shipped_on', 'Date of shipment', false, case when shipped_on is null
      then 'Enter the time of pickup' end from facts
    union all
    select 11, 'commodity', 'Description of freight', false, case when commodity is null
      then 'Enter what was moved' end from facts
    union all
    select 12, 'packages', 'Number of packages', false, case when packages is null
      then 'Enter the number of packages' end from facts
    union all
    select 13, 'weight', 'Weight', false, case when weight_lbs is null then 'Enter the weight' end from facts
    union all
    select 14, 'route', 'Route', false, case when route is null
      then 'The load has no legs, so its route isn’t known' end from facts
  )
  select item.code, item.label, item.problem from item cross join load
  where item.is_for_canceled or not load.is_canceled order by item.place;
$$;
comment on function private.invoice_checks(uuid) is
  'The items that this load''s invoice needs, in order; problem is null if the item is complete. The invoice '
  'can be exported once there is no problem left.';
grant execute on function private.invoice_checks(uuid) to authenticated;

create function public.invoice_checks(public.loads)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_agg(to_jsonb(item)) from private.invoice_checks($1.id) as item
  where (select private.is_admin());
$$;
comment on function public.invoice_checks(public.loads) is
  'The items that a load''s invoice needs, in order, to select with it: [{code, label, problem}]; problem is '
  'a sentence without its period, null if the item is complete. Null for everyone but admins.';
grant execute on function public.invoice_checks(public.loads) to authenticated;

create function private.invoice_content(
  _load public.loads, _bill jsonb, _number text, _carrier text, _remit_to text
)
returns jsonb language sql stable set search_path = '' as $$
  select to_jsonb(facts) - '{payment_days,needs_po}'::text[] || jsonb_build_object(
    -- The writers of the files refuse versions they don't know.
    'version', 1,
    'number', _number,
    'invoiced_on', today,
    'due_on', today + facts.payment_days,
    'load_number', _load.number,
    'origin', _load.origin,
    'destination', _load.destination,
    'carrier', _carrier,
    'remit_to', _remit_to,
    'currency', _bill -> 'currency',
    'total_cents', _bill -> 'total_cents',
    'lines', (
      select jsonb_agg(jsonb_build_object('place', place, 'description', description, 'evidence', evidence,
        'quantity', trim_scale(quantity), 'unit', unit, 'rate_cents', rate_cents, 'amount_cents', amount_cents)
        order by place)
      from private.bill_lines(_load.id)
    )
  )
  from private.invoice_facts(_load) as facts
  cross join private.business_day(now()) as today;
$$;
comment on function private.invoice_content(public.loads, jsonb, text, text, text) is
  'The contents of the files of a load''s invoice (functions/invoice-file/invoice-file.ts): what 49 CFR 373.103 '
  'requires, and the billed lines.';

-- Security definer: no API role may write invoices.
create function private.export_invoice(_id uuid, _load_id uuid, _carrier text, _remit_to text)
returns uuid language plpgsql security definer set search_path = '' as $$
declare
  this_load public.loads;
  standing uuid;
  problems text;
  bill jsonb;
  content jsonb;
  given text;
begin
  perform private.require_admin();
  -- Writers of charges and status lock the load too, so neither can change during the export.
  select * into this_load from public.loads where id = _load_id for update;
  if this_load.id is null then
    raise exception 'This load was deleted.' using errcode = '23514';
  end if;
  if exists (select from public.invoices where id = _id and load_id = _load_id) then
    return _id;
  end if;
  -- If two admins export at the same time, both get the same invoice.
  select id into standing from public.invoices where load_id = _load_id and voided_at is null;
  if standing is not null then
    return standing;
  end if;
  select string_agg(problem, '. ') into problems from private.invoice_checks(_load_id);
  if problems is not null then
    raise exception 'The invoice isn’t complete. %.', problems using errcode = '23514';
  elsif not coalesce(private.is_filled_line(_carrier, 120), false)
    or not coalesce(private.is_filled_line(_remit_to, 300), false)
  then
    raise exception 'Enter the carrier and the address for payment.' using errcode = '23514';
  end if;
  bill := private.load_bill(this_load);
  given := private.next_number('I');
  content := private.invoice_content(this_load, bill, given, btrim(_carrier), btrim(_remit_to));
  insert into public.invoices (
    id, load_id, number, currency, total_cents, bill, content, content_sha256, created_by
  )
  values (
    _id, _load_id, given, (bill ->> 'currency')::public.offer_currency, (bill ->> 'total_cents')::bigint, bill,
    content, private.text_sha256(content::text),
    (select id from public.profiles where id = (select auth.uid()))
  );
  perform private.log_load_entry('exported', 'invoice', _load_id, this_load.number || ': ' || given);
  return _id;
end;
$$;
grant execute on function private.export_invoice(uuid, uuid, text, text) to authenticated;

create function public.export_invoice(_id uuid, _load_id uuid, _carrier text, _remit_to text)
returns uuid language sql set search_path = ''
return private.export_invoice(_id, _load_id, _carrier, _remit_to);
comment on function public.export_invoice(uuid, uuid, text, text) is
  'Exports a load''s invoice, and returns its id; the edge function invoice-file returns its CSV and IIF. '
  'Repeating it, even with another id, returns the existing export unchanged. 23514 with a sentence while '
  'invoice_checks has a problem. Admins only (42501).';
grant execute on function public.export_invoice(uuid, uuid, text, text) to authenticated;

-- Security definer: no API role may write invoices.
create function private.void_invoice(_id uuid, _reason text)
returns void language plpgsql security definer set search_path = '' as $$
declare
  invoice public.invoices;
  words constant text := btrim(regexp_replace(coalesce(_reason, ''), '\s+', ' ', 'g'));
begin
  perform private.require_admin();
  perform from public.loads
  where id = (select load_id from public.invoices where id = _id) for update;
  select * into invoice from public.invoices where id = _id for update;
  if invoice.id is null then
    perform private.raise_stale();
  elsif not coalesce(private.is_filled_line(words, 300), false) then
    raise exception 'Enter a reason, up to 300 characters.' using errcode = '23514';
  elsif invoice.voided_at is not null and invoice.void_reason = words then
    return;
  elsif invoice.voided_at is not null then
    raise exception 'Invoice % was voided already.', invoice.number using errcode = '23514';
  end if;
  update public.invoices set
    voided_at = now(), void_reason = words,
    voided_by = (select id from public.profiles where id = (select auth.uid()))
  where id = _id;
  perform private.log_load_entry('voided', 'invoice', load.id, load.number || ': ' || invoice.number)
  from public.loads as load where load.id = invoice.load_id;
end;
$$;
grant execute on function private.void_invoice(uuid, text) to authenticated;

create function public.void_invoice(_id uuid, _reason text)
returns void language sql set search_path = '' as $$
  select private.void_invoice(_id, _reason);
$$;
comment on function public.void_invoice(uuid, text) is
  'Voids an exported invoice: its files stay, and the load can be reopened, its charges changed and its '
  'invoice exported again. Repeating it with the same reason changes nothing. 23514 with a sentence if the '
  'reason is missing or the invoice is already voided; PT412 if it doesn''t exist. Admins only (42501).';
grant execute on function public.void_invoice(uuid, text) to authenticated;

create function private.load_bills(_quote_id uuid)
returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(private.load_bill(load) order by load.created_at, load.id), '[]')
  from (
    select * from public.loads
    where quote_id = _quote_id and status in ('delivered', 'cancelled')
    order by created_at, id limit 20
  ) as load;
$$;

-- Security definer: the holder of a link may have no account.
create function private.track_bills(_token text)
returns jsonb language plpgsql security definer set search_path = '' as $$
begin
  return private.load_bills(private.linked_quote(_token));
end;
$$;
grant execute on function private.track_bills(text) to anon, authenticated, service_role;

create function public.track_bills(_token text)
returns jsonb language sql set search_path = ''
return private.track_bills(_token);
comment on function public.track_bills(text) is
  'The bills of the delivered and canceled loads of the quote a private link opens, oldest first, 20 at '
  'most, in cents (contracts/load-bill.ts). Empty if there is none or the token is invalid. PT429 when '
  'rate-limited.';
grant execute on function public.track_bills(text) to anon, authenticated, service_role;

-- Security definer: customers can't read loads.
create function private.my_bills(_quote_id uuid)
returns jsonb language sql stable security definer set search_path = '' as $$
  select private.load_bills((
    select id from private.live_quotes where id = _quote_id and user_id = (select auth.uid())
  ));
$$;
grant execute on function private.my_bills(uuid) to authenticated, service_role;

create function public.my_bills(_quote_id uuid)
returns jsonb language sql stable set search_path = ''
return private.my_bills(_quote_id);
comment on function public.my_bills(uuid) is
  'The bills of the delivered and canceled loads of the caller''s own quote, oldest first, 20 at most, in '
  'cents (contracts/load-bill.ts). Empty if there is none or the quote is someone else''s.';
grant execute on function public.my_bills(uuid) to authenticated, service_role;

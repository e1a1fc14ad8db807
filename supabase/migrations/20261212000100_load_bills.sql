-- What the customer of a load is billed, as the customer reads it and as the invoice says it.

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
  'What a load is billed, line by line, in cents: the lines of its offer, then its approved charges. '
  'Pass-through permits count at cost once each permit''s cost is known in the offer''s currency, before that '
  'as estimated. A canceled load is billed its charges only.';

create function private.load_bill(_load public.loads)
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
comment on function private.load_bill(public.loads) is
  'A load''s bill as its customer reads it (contracts/load-bill.ts): the offer''s total, the approved charges '
  'and the sum, in cents of one currency. The currency is null without an offer and charges.';

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
comment on function private.track_bills(text) is 'Implements public.track_bills.';
create function public.track_bills(_token text)
returns jsonb language sql set search_path = ''
return private.track_bills(_token);
comment on function public.track_bills(text) is
  'The bills of the delivered and canceled loads of the quote a private link opens, oldest first, 20 at most, '
  'in cents (contracts/load-bill.ts). Empty if there is none or the token is invalid. PT429 when rate-limited.';

-- Security definer: customers read no loads.
create function private.my_bills(_quote_id uuid)
returns jsonb language sql stable security definer set search_path = '' as $$
  select private.load_bills((
    select id from public.quotes
    where id = _quote_id and user_id = (select auth.uid()) and deleted_at is null
  ));
$$;
comment on function private.my_bills(uuid) is 'Implements public.my_bills.';
create function public.my_bills(_quote_id uuid)
returns jsonb language sql stable set search_path = ''
return private.my_bills(_quote_id);
comment on function public.my_bills(uuid) is
  'The bills of the delivered and canceled loads of the caller''s own quote, oldest first, 20 at most, in cents '
  '(contracts/load-bill.ts). Empty if there is none or the quote is someone else''s.';

grant execute on function private.track_bills(text), public.track_bills(text)
  to anon, authenticated, service_role;
grant execute on function private.my_bills(uuid), public.my_bills(uuid) to authenticated, service_role;

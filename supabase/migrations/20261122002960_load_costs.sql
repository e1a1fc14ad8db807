-- Costs: what a load costs us beside its permits and pilot cars, and all of it beside what the customer was
-- quoted. Admins only: in tables of their own, because drivers and pilot cars can read loads and a policy hides
-- rows, not columns (docs/decisions/0037).

create domain public.load_cost_kind as text;
create table private.load_cost_kinds (
  kind public.load_cost_kind primary key check (kind ~ '^[a-z0-9_]{1,40}$')
);
comment on table private.load_cost_kinds is 'What dispatch enters as a cost of a load.';
insert into private.load_cost_kinds (kind) values ('fuel'), ('driver');

create table public.load_costs (
  load_id uuid not null references public.loads (id) on delete cascade,
  kind public.load_cost_kind not null references private.load_cost_kinds (kind),
  updated_at timestamptz not null default now(),
  currency public.offer_currency not null,
  cents integer not null check (cents between 1 and 999999999),
  primary key (load_id, kind)
);
comment on table public.load_costs is
  'What a load costs us, as dispatch entered it: fuel and driver. Integer cents. Costs of permits and pilot '
  'cars are in permit_costs and escort_rates. Admins only; written by save_load_cost.';

alter table public.load_costs enable row level security;
grant select on public.load_costs to authenticated, service_role;

create policy "Admins can read load costs" on public.load_costs
  for select to authenticated using ((select private.is_admin()));

create trigger load_costs_set_updated_at before update on public.load_costs
  for each row execute function private.set_updated_at();

-- The activity log gets no amounts.
-- Security definer: API roles have no grant on log_load_entry.
create function private.log_load_cost()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_load_entry(
    case tg_op when 'INSERT' then 'created' when 'DELETE' then 'deleted' else 'updated' end,
    'cost', load.id, load.number || ': ' || coalesce(new.kind, old.kind)
  )
  from public.loads as load where load.id = coalesce(new.load_id, old.load_id);
  return null;
end;
$$;
create trigger load_costs_log after insert or update or delete on public.load_costs
  for each row execute function private.log_load_cost();

-- Security definer: no API role may write load costs.
create function private.save_load_cost(
  _load_id uuid, _kind text, _cents numeric, _currency text, _seen timestamptz
)
returns timestamptz language plpgsql security definer set search_path = '' as $$
declare
  stored public.load_costs;
begin
  perform private.require_admin();
  perform from public.loads where id = _load_id for update;
  if not found then
    raise exception 'This load was deleted.' using errcode = '23514';
  elsif not exists (select from private.load_cost_kinds where kind = _kind) then
    raise exception 'Choose fuel or driver.' using errcode = '23514';
  elsif _cents is not null and not coalesce(_currency in ('USD', 'CAD'), false) then
    raise exception 'Choose a currency.' using errcode = '23514';
  end if;
  perform private.check_amount('Cost', _cents);
  select * into stored from public.load_costs where load_id = _load_id and kind = _kind;
  if stored.cents is not distinct from _cents
    and (_cents is null or stored.currency::text = _currency)
  then
    return stored.updated_at;
  elsif stored.updated_at is distinct from _seen then
    perform private.raise_stale();
  elsif _cents is null then
    delete from public.load_costs where load_id = _load_id and kind = _kind;
  else
    insert into public.load_costs (load_id, kind, cents, currency)
    values (_load_id, _kind, _cents, _currency::public.offer_currency)
    on conflict (load_id, kind) do update set cents = excluded.cents, currency = excluded.currency;
  end if;
  return (select updated_at from public.load_costs where load_id = _load_id and kind = _kind);
end;
$$;
grant execute on function private.save_load_cost(uuid, text, numeric, text, timestamptz) to authenticated;

create function public.save_load_cost(
  _load_id uuid, _kind text, _cents numeric default null, _currency text default null,
  _seen timestamptz default null
)
returns timestamptz language sql set search_path = ''
return private.save_load_cost(_load_id, _kind, _cents, _currency, _seen);
comment on function public.save_load_cost(uuid, text, numeric, text, timestamptz) is
  'Saves what a load costs us for fuel or its driver (_kind), removes it if _cents is null, and returns its '
  'new version. Repeating it changes nothing. PT412 if it changed since _seen (its updated_at, null for a first '
  'one); 23514 with a sentence for a zero, negative or ten-digit amount or without a currency. Admins only '
  '(42501).';
grant execute on function public.save_load_cost(uuid, text, numeric, text, timestamptz) to authenticated;

create function private.load_costs_compared(_load_ids uuid[])
returns table (
  load_id uuid, kind text, detail text, currency public.offer_currency, quoted_cents bigint,
  actual_cents bigint, is_final boolean, is_cost boolean
)
language sql stable set search_path = '' as $$
  with load as (
    select loads.id, loads.offer_id, loads.status = 'cancelled' as is_canceled,
      coalesce(offer.currency, 'USD') as currency
    from public.loads left join public.offers as offer on offer.id = loads.offer_id
    where loads.id = any (_load_ids)
  ), quoted (load_id, kind, detail, place, currency, cents, charged) as (
    select load.id, line.kind::text, case line.kind
        when 'permit' then coalesce(line.jurisdiction, '')
        when 'escort' then coalesce(line.escort_position::text, '')
        when 'fuel' then ''
        else line.description
      end, line.position, line.currency, line.amount_cents,
      -- Nothing of the offer is billed after a cancellation.
      case when line.kind in ('linehaul', 'accessorial') and not load.is_canceled
        then line.amount_cents end
    from load join public.offer_lines as line on line.offer_id = load.offer_id
  ), actual (load_id, kind, detail, currency, cents, is_final) as (
    select load.id, 'permit', permit.jurisdiction,
      coalesce(cost.currency::public.offer_currency, load.currency), cost.cents, cost.cents is not null
    from load
    join public.load_permits as permit on permit.load_id = load.id
    left join public.permit_costs as cost on cost.permit_id = permit.id
    union all
    select load.id, 'escort', escort.position::text, coalesce(agreed.currency, load.currency),
      agreed.amount_cents, escort.status = 'completed' and agreed.amount_cents is not null
    from load
    join public.load_escorts as escort on escort.load_id = load.id
    left join public.escort_rates as agreed on agreed.escort_id = escort.id
    -- Canceling the load ends a job that was only booked; what it costs then is a no-go fee.
    where escort.status = 'completed' or escort.status = 'accepted' and not load.is_canceled
    union all
    select load.id, entered.kind, '', coalesce(cost.currency, load.currency), cost.cents, true
    from load
    cross join unnest(array['fuel', 'driver']) as entered (kind)
    left join public.load_costs as cost on cost.load_id = load.id and cost.kind = entered.kind
    union all
    select load.id, 'charge', charge.kind::text, charge.currency, charge.amount_cents, true
    from load
    join public.charges as charge on charge.load_id = load.id
    where charge.approved_at is not null and charge.withdrawn_at is null
  ), entry (load_id, kind, detail, place, currency, quoted, actual, is_final) as (
    select load_id, kind, detail, place, currency, cents, charged, true from quoted
    union all
    -- A line of the offer without a state or position covers those that have no line of their own.
    select actual.load_id, actual.kind, case when own.load_id is null and every.load_id is not null
        then '' else actual.detail end, 61, actual.currency, null, actual.cents, actual.is_final
    from actual
    left join (select distinct load_id, kind, detail from quoted) as own
      using (load_id, kind, detail)
    left join (select distinct load_id, kind from quoted where detail = '') as every
      on every.load_id = actual.load_id and every.kind = actual.kind
  )
  select load_id, kind, detail, currency, sum(quoted)::bigint, sum(actual)::bigint, bool_and(is_final),
    kind in ('permit', 'escort', 'fuel', 'driver')
  from entry group by load_id, kind, detail, currency
  order by load_id, array_position('{linehaul,fuel,permit,escort,accessorial,driver,charge}', kind),
    min(place), detail, currency;
$$;
comment on function private.load_costs_compared(uuid[]) is
  'What was quoted for these loads beside what it costs or is charged, in lines by kind, detail and currency. '
  'Costs (is_cost): permit by state, escort by position at its agreed rate, fuel, driver. Charged to the '
  'customer: linehaul and accessorial by description, and charge by its kind once approved. detail is empty '
  'for a line of the offer that names no state or position, which covers all without a line of their own. '
  'quoted_cents is null if it wasn''t quoted, '
  'actual_cents if there is no cost yet. is_final is false while a permit has no cost or a pilot car hasn''t '
  'completed the job.';
grant execute on function private.load_costs_compared(uuid[]) to authenticated, service_role;

create function public.costs_compared(public.loads)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_agg(to_jsonb(line) - 'load_id') from private.load_costs_compared(array[$1.id]) as line
  where (select private.is_admin());
$$;
comment on function public.costs_compared(public.loads) is
  'The lines of private.load_costs_compared, to select with a load: [{kind, detail, currency, quoted_cents, '
  'actual_cents, is_final, is_cost}]. Null for everyone but admins.';
grant execute on function public.costs_compared(public.loads) to authenticated;

create function private.leakage()
returns table (load_id uuid, currency text, cents bigint)
language sql stable set search_path = '' as $$
  with waiting as (
    select charge.load_id, charge.currency, charge.amount_cents, charge.created_at
    from public.charges as charge
    where charge.kind in ('detention', 'layover') and charge.approved_at is null
      and charge.withdrawn_at is null
  ), recent as (
    select permit.load_id
    from public.permit_costs as cost
    join public.load_permits as permit on permit.id = cost.permit_id
    where cost.updated_at > now() - interval '30 days'
    union
    select escort.load_id from public.load_escorts as escort
    where escort.status in ('accepted', 'completed') and escort.answered_at > now() - interval '30 days'
    union
    select waiting.load_id from waiting where waiting.created_at > now() - interval '30 days'
  ), line as (
    select compared.*, case
        when compared.kind in ('permit', 'escort') then compared.kind
        when compared.detail in ('permit', 'amendment') then 'permit'
        when compared.detail in ('escort', 'no_go') then 'escort'
      end as group_kind
    from private.load_costs_compared(array(select recent.load_id from recent)) as compared
    where compared.kind in ('permit', 'escort', 'charge')
  ), part as (
    -- A cost in another currency can't be compared with the offer.
    select load.id as load_id, offer.currency::text as currency,
      coalesce(sum(line.actual_cents) filter (where line.kind <> 'charge'), 0)
        - coalesce(sum(line.actual_cents) filter (where line.kind = 'charge'), 0)
        - coalesce(sum(line.quoted_cents) filter (where load.status <> 'cancelled'), 0) as cents
    from line
    join public.loads as load on load.id = line.load_id
    join public.offers as offer on offer.id = load.offer_id and offer.currency = line.currency
    where line.group_kind is not null
    group by load.id, offer.currency, line.group_kind
    union all
    select load.id, waiting.currency::text, waiting.amount_cents
    from recent
    join public.loads as load on load.id = recent.load_id
    join public.offers as offer on offer.id = load.offer_id
    join waiting on waiting.load_id = load.id and waiting.currency = offer.currency
  )
  select load_id, currency, sum(cents)::bigint from part where cents > 0 group by load_id, currency;
$$;
comment on function private.leakage() is
  'Loads that lose money against their accepted offer, and how much, in the offer''s currency: permits and '
  'pilot cars that cost more than quoted plus charged on to the customer, each counted for itself, and detention '
  'and layover that no one has approved. Of a canceled load nothing quoted is billed, so only charges count '
  'against its costs. Only loads with a permit cost, an accepted pilot car or such a charge of the last 30 days.';
grant execute on function private.leakage() to authenticated, service_role;

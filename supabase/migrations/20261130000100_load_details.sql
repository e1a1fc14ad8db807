-- What a load is called and what it takes over from its quote and offer: number, pieces, references and customer.
-- Dispatch retypes nothing. The customer is in a table of its own, because drivers read loads.

alter table public.loads
  add column number text check (number ~ '^L-\d{4}-\d{5,}$' and char_length(number) <= 20),
  add column commodity text check (private.is_filled_line(commodity, 160)),
  add column pieces jsonb not null default '[]' check (private.are_quote_pieces(pieces)),
  add column po_number text check (private.is_filled_line(po_number, 60)),
  add column bol_number text check (private.is_filled_line(bol_number, 60)),
  add column instructions text not null default '' check (char_length(instructions) <= 2000),
  add column cancel_reason text check (private.is_filled_line(cancel_reason, 500));
comment on column public.loads.number is
  'L-2026-00001: given by the database, unique, never changes. A gap is possible.';
comment on column public.loads.pieces is
  'List of {description, quantity, length, width, height, weight}, as in quotes.pieces; empty if unknown.';
comment on column public.loads.instructions is 'What the driver has to know. Drivers and pilot cars read it.';
comment on column public.loads.cancel_reason is
  'Why the load was canceled. Required once a permit is applied for.';

-- Not an edit: it belongs in no log and makes no form stale.
alter table public.loads disable trigger user;
do $$
declare
  unnumbered uuid;
begin
  for unnumbered in select id from public.loads order by created_at, id loop
    update public.loads set number = private.next_number('L') where id = unnumbered;
  end loop;
end;
$$;
alter table public.loads enable trigger user;
alter table public.loads
  alter column number set not null,
  -- A trigger gives every new load its number. The default keeps it optional in the generated types.
  alter column number set default '',
  add constraint loads_number_key unique (number);

grant
  insert (commodity, pieces, po_number, bol_number, instructions),
  update (commodity, pieces, po_number, bol_number, instructions, cancel_reason)
  on public.loads to authenticated;

-- Security definer: no API role may write the numbers or read offers.
create function private.set_load_details()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  quote public.quotes;
  offer public.offers;
begin
  new.number := private.next_number('L');
  select * into offer from public.offers where id = new.offer_id;
  new.commodity := coalesce(new.commodity, offer.commodity);
  new.po_number := coalesce(new.po_number, offer.po_number);
  select * into quote from public.quotes where id = new.quote_id;
  if found then
    new.commodity := coalesce(new.commodity, quote.commodity);
    new.po_number := coalesce(new.po_number, quote.po_number);
    new.weight_lbs := coalesce(new.weight_lbs, quote.weight_lbs);
    if new.pieces = '[]' then
      new.pieces := quote.pieces;
    end if;
  end if;
  return new;
end;
$$;
create trigger loads_set_details before insert on public.loads
  for each row execute function private.set_load_details();

create function private.keep_load_number()
returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'A load keeps its number.' using errcode = '23514';
end;
$$;
create trigger loads_keep_number before update on public.loads
  for each row when (new.number is distinct from old.number)
  execute function private.keep_load_number();

create table public.load_customers (
  load_id uuid primary key references public.loads (id) on delete cascade,
  updated_at timestamptz not null default now(),
  user_id uuid references public.profiles (id) on delete set null,
  name text not null check (private.is_filled_line(name, 120)),
  company text not null default '' check (private.is_line(company, 120)),
  email text not null default '' check (email = '' or private.is_email_address(email)),
  phone text not null default '' check (private.is_line(phone, 40))
);
comment on table public.load_customers is
  'Who a load is for, as of its creation. Admins only: drivers, pilot cars and moderators read no row.';
create index load_customers_user_id_idx on public.load_customers (user_id);
create trigger load_customers_set_updated_at before update on public.load_customers
  for each row execute function private.set_updated_at();
alter table public.load_customers enable row level security;
grant
  select, insert (load_id, name, company, email, phone), update (name, company, email, phone)
  on public.load_customers to authenticated;
grant select, insert, update, delete on public.load_customers to service_role;
create policy "Admins can see customers of loads" on public.load_customers
  for select to authenticated using ((select private.is_admin()));
create policy "Admins can add customers of loads" on public.load_customers
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins can update customers of loads" on public.load_customers
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

-- Security definer: no role is granted to write user_id.
create function private.copy_load_customer()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.load_customers (load_id, user_id, name, company, email, phone)
  select new.id, quote.user_id, quote.customer_name, coalesce(customer.company_name, ''),
    quote.email, quote.phone
  from public.quotes as quote
  left join public.profiles as customer on customer.id = quote.user_id
  where quote.id = new.quote_id
  on conflict (load_id) do nothing;
  return null;
end;
$$;
create trigger loads_copy_customer after insert on public.loads
  for each row when (new.quote_id is not null) execute function private.copy_load_customer();
insert into public.load_customers (load_id, user_id, name, company, email, phone)
select load.id, quote.user_id, quote.customer_name, coalesce(customer.company_name, ''),
  quote.email, quote.phone
from public.loads as load
join public.quotes as quote on quote.id = load.quote_id
left join public.profiles as customer on customer.id = quote.user_id;

-- The list of services admins maintain. Nothing else depends on it.

create type public.service_category as enum (
  'Heavy Haul', 'Oversized Transport', 'Machinery Moving', 'Construction Equipment',
  'Industrial Transport', 'Special Projects'
);

create table public.services (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null check (private.is_filled_line(name, 120)),
  category public.service_category not null,
  short_description text not null default '' check (char_length(short_description) <= 500),
  -- Free text: '$3.50/mile', 'Contact for Quote'.
  price text not null default '' check (private.is_line(price, 80)),
  active boolean not null default true
);
comment on table public.services is 'Services we offer. Visitors see the active ones.';

create index services_created_at_idx on public.services (created_at desc, id desc);
create trigger services_set_updated_at before update on public.services
  for each row execute function private.set_updated_at();
create trigger services_log_activity after insert or update or delete on public.services
  for each row execute function private.log_activity('service', 'id', 'name');

alter table public.services enable row level security;
grant select on public.services to anon, authenticated;
grant
  insert (id, name, category, short_description, price, active),
  update (name, category, short_description, price, active),
  delete on public.services to authenticated;
grant select, insert, update, delete on public.services to service_role;

create policy "Visitors can see active services" on public.services
  for select to anon using (active);
create policy "Users can see active services, admins all" on public.services
  for select to authenticated using (active or (select private.is_admin()));
create policy "Admins can add services" on public.services
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins can update services" on public.services
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins can delete services" on public.services
  for delete to authenticated using ((select private.is_admin()));

alter publication supabase_realtime add table public.services;

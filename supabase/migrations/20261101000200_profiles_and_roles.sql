-- Who people are (profiles) and what they may do (user_roles).

-- The order counts: the first role decides which dashboard a person sees.
create type public.app_role as enum
  ('admin', 'moderator', 'freight_broker', 'carrier', 'pilot_car', 'driver', 'customer');

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  email text not null,
  first_name text not null default '' check (private.is_line(first_name, 80)),
  last_name text not null default '' check (private.is_line(last_name, 80)),
  phone text check (private.is_line(phone, 40)),
  company_name text check (private.is_line(company_name, 120))
);
comment on table public.profiles is
  'One row per account, written when the account is made. E-mail follows the account.';
create index profiles_newest_first on public.profiles (created_at desc, id desc);
create trigger profiles_touch before update on public.profiles
  for each row execute function private.touch_updated_at();

create table public.user_roles (
  user_id uuid not null references public.profiles (id) on delete cascade,
  role public.app_role not null,
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);
comment on table public.user_roles is 'Given by the sign-up trigger (three roles only) or by an admin.';
create index user_roles_by_role on public.user_roles (role);

-- Security definer: policies on user_roles ask this too, and would recurse if it read under them.
-- Answers only about the caller.
create function private.is_admin()
returns boolean language sql stable security definer set search_path = ''
return exists (
  select 1 from public.user_roles where user_id = (select auth.uid()) and role = 'admin'
);

-- Stops a function that serves admins, and our own edge functions, alone.
create function private.require_admin()
returns void language plpgsql stable set search_path = '' as $$
begin
  if (select auth.role()) is distinct from 'service_role' and not private.is_admin() then
    raise exception 'Only an administrator may do this.' using errcode = '42501';
  end if;
end;
$$;
grant execute on function private.is_admin(), private.require_admin() to authenticated, service_role;

alter table public.profiles enable row level security;
grant select, update (first_name, last_name, phone, company_name) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

create policy "people read their own profile, admins all" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()));
create policy "people update their own profile, admins all" on public.profiles
  for update to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()))
  with check (id = (select auth.uid()) or (select private.is_admin()));

alter table public.user_roles enable row level security;
grant select, insert (user_id, role), update (role), delete on public.user_roles to authenticated;
grant select, insert, update, delete on public.user_roles to service_role;

create policy "people read their own roles, admins all" on public.user_roles
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "admins give roles" on public.user_roles
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change roles" on public.user_roles
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins take roles" on public.user_roles
  for delete to authenticated using ((select private.is_admin()));

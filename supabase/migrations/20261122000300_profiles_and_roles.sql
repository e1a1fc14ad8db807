-- Who people are (profiles), what they may do (user_roles), and how the console lists and edits them.

-- The order matters: a person's first role decides which dashboard they see.
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
  company_name text check (private.is_line(company_name, 120)),
  roles text[] not null default '{}',
  invited_at timestamptz,
  joined_at timestamptz,
  search_text text generated always as (
    lower(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, '') || ' '
      || coalesce(company_name, ''))
  ) stored,
  sort_name text generated always as (
    lower(coalesce(nullif(btrim(first_name || ' ' || last_name), ''), email))
  ) stored
);
comment on table public.profiles is
  'One row per account, created with it. The account''s email address is copied here.';
comment on column public.profiles.roles is
  'Copy of user_roles, most important role first. Only the trigger on user_roles writes it.';
comment on column public.profiles.invited_at is 'When an admin last invited them; null if never.';
comment on column public.profiles.joined_at is
  'When they first opened a link from our emails, as Auth recorded it; null until then.';
comment on column public.profiles.search_text is 'Lower case; the console searches it.';
comment on column public.profiles.sort_name is 'Lower-case name; the email address if there is no name.';

create index profiles_created_at_idx on public.profiles (created_at desc, id desc);
create index profiles_sort_name_idx on public.profiles (sort_name, id);
-- With a join instead, filtering by a rare role would look up the roles of every user.
create index profiles_roles_idx on public.profiles using gin (roles);
create index profiles_search_text_idx on public.profiles using gin (search_text extensions.gin_trgm_ops);
create trigger profiles_set_updated_at before update on public.profiles
  for each row execute function private.set_updated_at();

create table public.user_roles (
  user_id uuid not null references public.profiles (id) on delete cascade,
  role public.app_role not null,
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);
comment on table public.user_roles is
  'Roles of users, granted by the sign-up trigger (three roles only) or by an admin.';
create index user_roles_role_idx on public.user_roles (role);

-- Security definer: policies on user_roles call it and would recurse if it read under them.
create function private.is_admin()
returns boolean language sql stable security definer set search_path = ''
return exists (
  select 1 from public.user_roles where user_id = (select auth.uid()) and role = 'admin'
);
comment on function private.is_admin() is 'Whether the caller is an admin.';

create function private.require_admin()
returns void language plpgsql stable set search_path = '' as $$
begin
  if (select auth.role()) is distinct from 'service_role' and not private.is_admin() then
    raise exception 'Only an admin can do this.' using errcode = '42501';
  end if;
end;
$$;
comment on function private.require_admin() is
  'Raises 42501 unless the caller is an admin or one of our edge functions (service_role).';

create function private.is_admin_or_service()
returns boolean language sql stable set search_path = ''
return (select auth.role()) = 'service_role' or private.is_admin();
comment on function private.is_admin_or_service() is
  'Whether the caller is an admin or one of our edge functions (service_role).';

grant execute on function private.is_admin(), private.require_admin(), private.is_admin_or_service()
to authenticated, service_role;

alter table public.profiles enable row level security;
grant select, update (first_name, last_name, phone, company_name) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

create policy "Users can read their own profile, admins all" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()));
create policy "Users can update their own profile, admins all" on public.profiles
  for update to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()))
  with check (id = (select auth.uid()) or (select private.is_admin()));

alter table public.user_roles enable row level security;
grant select, insert (user_id, role), update (role), delete on public.user_roles to authenticated;
grant select, insert, update, delete on public.user_roles to service_role;

create policy "Users can read their own roles, admins all" on public.user_roles
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "Admins can grant roles" on public.user_roles
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins can update roles" on public.user_roles
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins can revoke roles" on public.user_roles
  for delete to authenticated using ((select private.is_admin()));

-- Granting or revoking a role changes the user's version: the console watches and compares profiles.
-- Security definer: no role is granted to write these columns.
create function private.sync_profile_roles()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  holder constant uuid := coalesce(new.user_id, old.user_id);
begin
  update public.profiles set updated_at = now(), roles = array(
    select role::text from public.user_roles where user_id = holder order by user_roles.role
  ) where id = holder;
  return null;
end;
$$;
create trigger user_roles_sync_profile after insert or update or delete on public.user_roles
  for each row execute function private.sync_profile_roles();

-- Security definer: when Auth deletes an account, the cascade runs as a role that cannot read
-- user_roles. The lock serializes transactions that each remove a different admin. An invited admin
-- who has not joined yet cannot administer anything, so they do not count.
create function private.protect_last_admin()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.user_roles: last admin'));
  if not exists (
    select 1 from public.user_roles as other join public.profiles on profiles.id = other.user_id
    where other.role = 'admin' and other.user_id <> old.user_id and profiles.joined_at is not null
  ) then
    raise exception 'The last administrator cannot be removed or demoted.' using errcode = '23514';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end;
$$;
create trigger user_roles_protect_last_admin_delete before delete on public.user_roles
  for each row when (old.role = 'admin') execute function private.protect_last_admin();
create trigger user_roles_protect_last_admin_update before update on public.user_roles
  for each row when (old.role = 'admin' and (new.role <> 'admin' or new.user_id <> old.user_id))
  execute function private.protect_last_admin();

create function private.require_self_or_admin(_user_id uuid)
returns void language plpgsql stable set search_path = '' as $$
begin
  if _user_id is distinct from (select auth.uid()) then
    perform private.require_admin();
  end if;
end;
$$;
comment on function private.require_self_or_admin(uuid) is
  'Raises 42501 unless the caller is this user, an admin or one of our edge functions.';

create function public.get_user_roles(_user_id uuid)
returns setof public.app_role language plpgsql stable set search_path = '' as $$
begin
  perform private.require_self_or_admin(_user_id);
  return query select role from public.user_roles where user_id = _user_id order by role;
end;
$$;
comment on function public.get_user_roles(uuid) is
  'Roles of a user, the one that decides the dashboard first. Own roles, or any user''s for an admin; else 42501.';

create function public.has_role(_user_id uuid, _role public.app_role)
returns boolean language plpgsql stable set search_path = '' as $$
begin
  perform private.require_self_or_admin(_user_id);
  return exists (select 1 from public.user_roles where user_id = _user_id and role = _role);
end;
$$;
comment on function public.has_role(uuid, public.app_role) is
  'Whether a user has a role. About yourself, or about any user for an admin; else 42501.';

create function private.set_roles(_user_id uuid, _roles text[])
returns void language sql set search_path = '' as $$
  delete from public.user_roles where user_id = _user_id and role::text <> all (_roles);
  insert into public.user_roles (user_id, role)
  select _user_id, wanted::public.app_role from unnest(_roles) as wanted
  on conflict do nothing;
$$;
comment on function private.set_roles(uuid, text[]) is
  'Gives a user exactly these roles. Runs under the caller''s policies on user_roles.';

-- The console reads profiles through these views: a policy keeps Postgres from using the trigram index
-- (docs/console-lists.md). The private view runs as its owner and checks the caller once per query.
create view private.admin_profiles as
  select * from public.profiles where (select private.is_admin_or_service());
create view public.admin_profiles with (security_invoker = true) as
  select * from private.admin_profiles;
comment on view private.admin_profiles is 'All profiles for admins, no rows for others.';
comment on view public.admin_profiles is 'All profiles for admins, no rows for others. Fast search on search_text.';
grant select on private.admin_profiles, public.admin_profiles to authenticated, service_role;

-- plan_cache_mode: one cached plan cannot fit both common and rare search texts.
create function public.user_role_counts(_search text default '')
returns table (role public.app_role, users bigint, total bigint)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  pattern constant text := private.contains_pattern(_search);
begin
  return query
    with found as materialized (
      select profile.roles from private.admin_profiles as profile
      where _search = '' or profile.search_text like pattern
    ), held as (
      select name, count(*) as users from found, unnest(found.roles) as name group by name
    )
    select every.role, coalesce(held.users, 0), (select count(*) from found)
    from unnest(enum_range(null::public.app_role)) as every (role)
    left join held on held.name = every.role::text
    order by every.role;
end;
$$;
comment on function public.user_role_counts(text) is
  'One row per role: how many of the users the search finds have it, and how many users it finds in '
  'total. Admins only; others get zeros.';

create function public.save_user(
  _user_id uuid, _seen timestamptz, _first_name text, _last_name text, _phone text,
  _company_name text, _roles text[]
)
returns boolean language plpgsql set search_path = '' as $$
begin
  perform private.require_admin();
  update public.profiles
  set first_name = _first_name, last_name = _last_name,
    phone = nullif(_phone, ''), company_name = nullif(_company_name, '')
  where id = _user_id and updated_at = _seen;
  if not found then
    return false;
  end if;
  perform private.set_roles(_user_id, _roles);
  return true;
end;
$$;
comment on function public.save_user(uuid, timestamptz, text, text, text, text, text[]) is
  'Saves a user''s details and roles in one transaction. _seen is the updated_at the caller edited; '
  'false if the user has changed since or does not exist. An empty phone or company is stored as null. '
  'Admins only (42501); 23514 when it would remove the last admin.';

grant execute on function
  private.require_self_or_admin(uuid),
  private.set_roles(uuid, text[]),
  public.get_user_roles(uuid),
  public.has_role(uuid, public.app_role),
  public.user_role_counts(text),
  public.save_user(uuid, timestamptz, text, text, text, text, text[])
to authenticated, service_role;

alter publication supabase_realtime add table public.profiles;

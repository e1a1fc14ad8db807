-- Profiles, roles, and who counts as staff. Moderators are staff who answer quotes, messages and
-- applications and nothing else (docs/decisions/0021). A staff session also needs activity in the last 12
-- hours and, where required, a second factor (docs/decisions/0028). Only private.is_admin() and
-- private.is_staff() check that; every policy, view and function uses them.

-- The order matters: a user's first role decides which dashboard they see.
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
  search_text text,
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
comment on column public.profiles.search_text is 'Folded (private.fold); the console searches it.';
comment on column public.profiles.sort_name is 'Lower-case name; the email address if there is no name.';
-- With the default sample, the planner overestimates rare words and scans the table.
alter table public.profiles alter column search_text set statistics 1000;
create index profiles_created_at_idx on public.profiles (created_at desc, id desc);
create index profiles_sort_name_idx on public.profiles (sort_name, id);
-- With a join instead, filtering by a rare role would look up the roles of every user.
create index profiles_roles_idx on public.profiles using gin (roles);
create index profiles_search_text_idx on public.profiles using gin (search_text extensions.gin_trgm_ops);

create table public.user_roles (
  user_id uuid not null references public.profiles (id) on delete cascade,
  role public.app_role not null,
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);
comment on table public.user_roles is
  'Roles of users. The sign-up trigger grants one of three roles, or none to a shipper; admins grant any.';
create index user_roles_role_idx on public.user_roles (role);

create table private.session_activity (
  -- No foreign key: auth.sessions belongs to Auth, which also deletes its rows.
  session_id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  last_active_at timestamptz not null default now()
);
comment on table private.session_activity is
  'When staff last used the keyboard, mouse or screen, by session. Their browser reports it every few '
  'minutes.';
create index session_activity_user_id_idx on private.session_activity (user_id);

create function private.idle_limit()
returns interval language sql immutable parallel safe set search_path = ''
return interval '12 hours';
comment on function private.idle_limit() is
  'After this long without activity a staff session ends. src/session/idle.ts has the same limit.';

-- Security definer: sessions and factors are in schema auth.
create function private.session_state()
returns text language sql stable security definer set search_path = '' as $$
  select case
    when session.id is null then 'ended'
    when greatest(session.created_at, activity.last_active_at) <= now() - private.idle_limit()
      then 'idle'
    -- The token and the session: after a reset, older tokens still claim aal2 for up to an hour.
    when token.claims ->> 'aal' = 'aal2' and session.aal::text = 'aal2' then 'open'
    when exists (
      select from auth.mfa_factors
      where user_id = (token.claims ->> 'sub')::uuid and status = 'verified'
    ) then 'challenge'
    when (select is_second_factor_required from private.settings) then 'enroll'
    else 'open'
  end
  from (select auth.jwt() as claims) as token
  left join auth.sessions as session
    on session.id = (token.claims ->> 'session_id')::uuid
    and session.user_id = (token.claims ->> 'sub')::uuid
  left join private.session_activity as activity on activity.session_id = session.id;
$$;
comment on function private.session_state() is
  'The step the caller''s session lacks for staff rights: nothing (open), a code from their authenticator app '
  '(challenge), a second factor (enroll), or a new sign-in (idle for 12 hours, or ended).';

-- Security definer: policies on user_roles call it, and reading user_roles under them would recurse.
create function private.is_admin()
returns boolean language sql stable security definer set search_path = ''
return exists (
  select 1 from public.user_roles where user_id = (select auth.uid()) and role = 'admin'
) and private.session_state() = 'open';
comment on function private.is_admin() is
  'True if the caller is an admin in a session that is open to staff (private.session_state).';
grant execute on function private.is_admin() to authenticated, service_role;

-- Security definer: policies call it, and reading user_roles under its policies would recurse.
create function private.is_staff()
returns boolean language sql stable security definer set search_path = ''
return exists (
  select 1 from public.user_roles
  where user_id = (select auth.uid()) and role in ('admin', 'moderator')
) and private.session_state() = 'open';
comment on function private.is_staff() is
  'True if the caller is an admin or a moderator in a session that is open to staff '
  '(private.session_state).';
grant execute on function private.is_staff() to authenticated, service_role;

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
grant execute on function private.require_admin() to authenticated, service_role;

create function private.is_admin_or_service()
returns boolean language sql stable set search_path = ''
return (select auth.role()) = 'service_role' or private.is_admin();
comment on function private.is_admin_or_service() is
  'True if the caller is an admin or one of our edge functions (service_role).';
grant execute on function private.is_admin_or_service() to authenticated, service_role;

create function private.require_staff()
returns void language plpgsql stable set search_path = '' as $$
begin
  if (select auth.role()) is distinct from 'service_role' and not private.is_staff() then
    raise exception 'Only an admin or a moderator can do this.' using errcode = '42501';
  end if;
end;
$$;
comment on function private.require_staff() is
  'Raises 42501 unless the caller is an admin, a moderator or one of our edge functions (service_role).';
grant execute on function private.require_staff() to authenticated, service_role;

create function private.is_staff_or_service()
returns boolean language sql stable set search_path = ''
return (select auth.role()) = 'service_role' or private.is_staff();
comment on function private.is_staff_or_service() is
  'True if the caller is an admin, a moderator or one of our edge functions (service_role).';
grant execute on function private.is_staff_or_service() to authenticated, service_role;

alter table public.profiles enable row level security;
grant select, update (first_name, last_name, phone, company_name) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

create policy "Users can read their own profile, staff colleagues', admins all"
  on public.profiles
  for select to authenticated
  using (
    id = (select auth.uid())
    or (select private.is_admin())
    or (roles && '{admin,moderator}' and (select private.is_staff()))
  );
create policy "Users can update their own profile, admins all" on public.profiles
  for update to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()))
  with check (id = (select auth.uid()) or (select private.is_admin()));

alter publication supabase_realtime add table public.profiles;
create trigger announce_deletions after delete on public.profiles referencing old table as gone
  for each statement execute function private.announce_deletions();
create trigger profiles_set_updated_at before update on public.profiles
  for each row execute function private.set_updated_at();
create function private.write_profile_search_text()
returns trigger language plpgsql set search_path = '' as $$
begin
  new.search_text := private.search_text_of(
    to_jsonb(new), 'first_name', 'last_name', 'email', 'phone', 'company_name'
  );
  return new;
end;
$$;
create trigger profiles_write_search_text before insert or update of
  first_name, last_name, email, phone, company_name, search_text
  on public.profiles for each row execute function private.write_profile_search_text();

-- Logs an admin's edit of another user. The label names the changed fields, never their values. What people
-- change about themselves is not logged, and an invitation has its own entry.
-- Security definer: no role is granted to write the log.
create function private.log_profile_edit()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.activity_log (actor_id, action, subject, record_id, label)
  select id, 'updated', 'user', new.id, initcap(left(fields, 1)) || substr(fields, 2)
  from public.profiles, concat_ws(', ',
    case when (old.first_name, old.last_name) is distinct from (new.first_name, new.last_name)
      then 'name' end,
    case when old.phone is distinct from new.phone then 'phone' end,
    case when old.company_name is distinct from new.company_name then 'company' end
  ) as fields
  where id = (select auth.uid()) and id <> new.id
    and old.invited_at is not distinct from new.invited_at;
  return null;
end;
$$;
create trigger profiles_log_edit
  after update of first_name, last_name, phone, company_name on public.profiles
  for each row when (
    (old.first_name, old.last_name, old.phone, old.company_name)
      is distinct from (new.first_name, new.last_name, new.phone, new.company_name)
  )
  execute function private.log_profile_edit();

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

-- Granting or revoking a role changes the profile's updated_at, because the console watches profiles and
-- compares their versions.
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

-- The lock serializes transactions that each remove a different admin. An invited admin who has not joined
-- yet cannot administer anything, so they do not count.
-- Security definer: when Auth deletes an account, the cascade runs as a role that cannot read user_roles.
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
grant execute on function private.require_self_or_admin(uuid) to authenticated, service_role;

create function public.get_user_roles(_user_id uuid)
returns setof public.app_role language plpgsql stable set search_path = '' as $$
begin
  perform private.require_self_or_admin(_user_id);
  return query select role from public.user_roles where user_id = _user_id order by role;
end;
$$;
comment on function public.get_user_roles(uuid) is
  'Roles of a user, the role that decides the dashboard first. Own roles, or any user''s for an admin; else '
  '42501.';
grant execute on function public.get_user_roles(uuid) to authenticated, service_role;

create function public.has_role(_user_id uuid, _role public.app_role)
returns boolean language plpgsql stable set search_path = '' as $$
begin
  perform private.require_self_or_admin(_user_id);
  return exists (select 1 from public.user_roles where user_id = _user_id and role = _role);
end;
$$;
comment on function public.has_role(uuid, public.app_role) is
  'True if a user has a role. About yourself, or about any user for an admin; else 42501.';
grant execute on function public.has_role(uuid, public.app_role) to authenticated, service_role;

-- The console reads profiles through these views, because a policy keeps Postgres from using the trigram
-- index (docs/console.md). The private view runs as its owner and checks the caller once per query.
create view private.admin_profiles as
  select * from public.profiles where (select private.is_admin_or_service());
comment on view private.admin_profiles is 'All profiles for admins, no rows for others.';
grant select on private.admin_profiles to authenticated, service_role;

create view public.admin_profiles with (security_invoker = true) as
  select * from private.admin_profiles;
comment on view public.admin_profiles is
  'All profiles for admins, no rows for others. Fast search on search_text.';
grant select on public.admin_profiles to authenticated, service_role;

-- force_custom_plan: one cached plan can't fit both common and rare search texts.
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
grant execute on function public.user_role_counts(text) to authenticated, service_role;

create function private.set_roles(_user_id uuid, _roles text[])
returns void language sql set search_path = '' as $$
  -- Before the delete, because the last role of someone on a load can't be deleted.
  insert into public.user_roles (user_id, role)
  select _user_id, wanted::public.app_role from unnest(_roles) as wanted
  on conflict do nothing;
  delete from public.user_roles where user_id = _user_id and role::text <> all (_roles);
$$;
comment on function private.set_roles(uuid, text[]) is
  'Gives a user exactly these roles. Runs under the caller''s policies on user_roles.';
grant execute on function private.set_roles(uuid, text[]) to authenticated, service_role;

create function public.save_user(
  _user_id uuid, _seen timestamptz, _first_name text, _last_name text, _phone text,
  _company_name text, _roles text[]
)
returns void language plpgsql set search_path = '' as $$
begin
  perform private.require_admin();
  update public.profiles
  set first_name = _first_name, last_name = _last_name,
    phone = nullif(_phone, ''), company_name = nullif(_company_name, '')
  where id = _user_id and updated_at = _seen;
  if not found then
    perform private.raise_stale();
  end if;
  perform private.set_roles(_user_id, _roles);
end;
$$;
comment on function public.save_user(uuid, timestamptz, text, text, text, text, text[]) is
  'Saves a user''s details and roles in one transaction. _seen is the updated_at the caller edited; '
  'PT412 if the user has changed since or does not exist. An empty phone or company is stored as null. '
  'Admins only (42501); 23514 when it would remove the last admin, PT409 when it would remove all roles of '
  'the caller or of someone a load depends on.';
grant execute on function public.save_user(uuid, timestamptz, text, text, text, text, text[])
to authenticated, service_role;

-- Security definer: session_state is granted to no role, because its answer is for staff.
create function private.my_session_state()
returns text language sql stable security definer set search_path = '' as $$
  select case
    when exists (
      select from public.user_roles
      where user_id = (select auth.uid()) and role in ('admin', 'moderator')
    ) then state
    when state = 'challenge' then 'challenge'
    else 'open'
  end
  from private.session_state() as state;
$$;
grant execute on function private.my_session_state() to authenticated, service_role;

create function public.my_session_state()
returns text language sql stable set search_path = ''
return private.my_session_state();
comment on function public.my_session_state() is
  'The next step of the caller''s session: nothing (open), a code from their authenticator app (challenge); '
  'for staff also setting one up (enroll) or a new sign-in (idle: no activity for 12 hours; ended: signed '
  'out). Staff have their rights only while it is open.';
grant execute on function public.my_session_state() to authenticated, service_role;

-- Security definer: no role may write session_activity.
create function private.touch_session()
returns void language sql security definer set search_path = '' as $$
  insert into private.session_activity (session_id, user_id)
  select ((select auth.jwt()) ->> 'session_id')::uuid, (select auth.uid())
  where private.session_state() not in ('idle', 'ended') and exists (
    select from public.user_roles
    where user_id = (select auth.uid()) and role in ('admin', 'moderator')
  )
  on conflict (session_id) do update set last_active_at = now();
$$;
grant execute on function private.touch_session() to authenticated, service_role;

create function public.touch_session()
returns void language sql set search_path = ''
return private.touch_session();
comment on function public.touch_session() is
  'Records that the caller is active. Does nothing for a session that already ended and for users who are '
  'not staff.';
grant execute on function public.touch_session() to authenticated, service_role;

-- An idle session has lost its staff rights already, but its refresh token works until this job ends it.
create function private.job_end_idle_staff_sessions(_limit integer)
returns integer language sql set search_path = '' as $$
  with ended as (
    delete from auth.sessions where id in (
      select session.id
      from auth.sessions as session
      left join private.session_activity as activity on activity.session_id = session.id
      where greatest(session.created_at, activity.last_active_at) <= now() - private.idle_limit()
        and exists (
          select from public.user_roles
          where user_id = session.user_id and role in ('admin', 'moderator')
        )
      limit _limit
    )
    returning id
  ), forgotten as (
    delete from private.session_activity where session_id in (
      select activity.session_id from private.session_activity as activity
      where not exists (select from auth.sessions where id = activity.session_id)
      limit _limit
    )
    returning session_id
  )
  select (select count(*) from ended)::integer + (select count(*) from forgotten)::integer;
$$;

-- Security definer: settings and factors are private.
create function private.second_factors()
returns table (is_required boolean, user_ids uuid[])
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select settings.is_second_factor_required, array(
      select distinct factor.user_id from auth.mfa_factors as factor
      where factor.status = 'verified'
    )
    from private.settings;
end;
$$;
grant execute on function private.second_factors() to authenticated, service_role;

create function public.second_factors()
returns table (is_required boolean, user_ids uuid[])
language sql stable set search_path = '' as $$
  select * from private.second_factors();
$$;
comment on function public.second_factors() is
  'The requirement of a second factor for staff, and the users who have set one up: one row. Admins only (42501).';
grant execute on function public.second_factors() to authenticated, service_role;

-- Security definer: settings and sessions are private, and no role is granted to write the log.
create function private.require_second_factor(_is_required boolean)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  -- An admin without a second factor would lock themselves out.
  if _is_required and not exists (
    select from auth.sessions
    where id = ((select auth.jwt()) ->> 'session_id')::uuid
      and aal::text = 'aal2' and (select auth.jwt()) ->> 'aal' = 'aal2'
  ) then
    raise exception 'Set up two-step verification for your own account first.'
      using errcode = 'PT409';
  end if;
  update private.settings set is_second_factor_required = _is_required
  where is_second_factor_required <> _is_required;
  if found then
    insert into public.activity_log (actor_id, action, subject, record_id, label, new_status)
    values (
      (select auth.uid()), 'status_changed', 'second_factor',
      '00000000-0000-0000-0000-000000000000', 'Staff accounts',
      case when _is_required then 'required' else 'optional' end
    );
  end if;
end;
$$;
grant execute on function private.require_second_factor(boolean) to authenticated, service_role;

create function public.require_second_factor(_is_required boolean)
returns void language sql set search_path = ''
return private.require_second_factor(_is_required);
comment on function public.require_second_factor(boolean) is
  'Sets whether staff need a second factor, and logs the change. Admins only (42501). PT409 if the '
  'caller turns it on without having used their own second factor in this session.';
grant execute on function public.require_second_factor(boolean) to authenticated, service_role;

-- Security definer: Auth's tables belong to another role, and no role is granted to write the log.
create function private.reset_second_factor(_user_id uuid)
returns text language plpgsql security definer set search_path = '' as $$
declare
  address text;
begin
  perform private.require_admin();
  if _user_id = (select auth.uid()) then
    raise exception 'Another admin has to reset your two-step verification.' using errcode = 'PT409';
  end if;
  select email into address from public.profiles where id = _user_id;
  if not found then
    raise exception 'This account does not exist.' using errcode = 'PT404';
  end if;
  delete from auth.mfa_factors where user_id = _user_id;
  if not found then
    return null;
  end if;
  -- The lost device may still be signed in.
  delete from auth.sessions where user_id = _user_id;
  insert into public.activity_log (actor_id, action, subject, record_id, label, target_id)
  values ((select auth.uid()), 'updated', 'second_factor', _user_id, 'User account', _user_id);
  return address;
end;
$$;
grant execute on function private.reset_second_factor(uuid) to authenticated, service_role;

create function public.reset_second_factor(_user_id uuid)
returns text language sql set search_path = ''
return private.reset_second_factor(_user_id);
comment on function public.reset_second_factor(uuid) is
  'Removes a user''s second factors, signs them out everywhere and logs it. Returns their email address, '
  'or null if they had none. Admins only (42501). PT404 if the account does not exist, PT409 for the '
  'caller''s own account.';
grant execute on function public.reset_second_factor(uuid) to authenticated, service_role;

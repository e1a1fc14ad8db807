-- Users in the console: sorted and counted in the database, saved with their roles in one step.

alter table public.profiles add column sort_name text generated always as (
  lower(coalesce(nullif(btrim(first_name || ' ' || last_name), ''), email))
) stored;
comment on column public.profiles.sort_name is 'Lower case; the address where there is no name.';
create index profiles_by_name on public.profiles (sort_name, id);

create or replace view private.admin_profiles as
  select * from public.profiles where (select private.serves_admin());
create or replace view public.admin_profiles with (security_invoker = true) as
  select * from private.admin_profiles;

-- A given or taken role makes a new version of the user: the console watches and compares profiles.
-- Security definer: nobody is granted to set updated_at.
create function private.touch_profile_of_role()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set updated_at = now() where id = coalesce(new.user_id, old.user_id);
  return null;
end;
$$;
create trigger user_roles_touch_profile after insert or update or delete on public.user_roles
  for each row execute function private.touch_profile_of_role();

alter publication supabase_realtime add table public.profiles;

-- How many users have each role among those the search finds, and how many it finds in all; every
-- role has its row, 0 included. Counts whom the caller may read.
create function public.user_role_counts(_search text default '')
returns table (role public.app_role, users bigint, total bigint)
language sql stable set search_path = '' as $$
  with found as (
    select id from public.profiles
    where _search = '' or search_text like (select private.containing(_search))
  ), held as (
    select user_roles.role, count(*) as users
    from found join public.user_roles on user_roles.user_id = found.id
    group by user_roles.role
  )
  select every.role, coalesce(held.users, 0), (select count(*) from found)
  from unnest(enum_range(null::public.app_role)) as every (role)
  left join held using (role)
  order by every.role;
$$;

-- Saves what the console edits of a user, all of it or nothing, over the version that was seen;
-- false where there is another one by now, or none. Empty text is no phone and no company. Admins
-- only; the last one keeps the role (23514).
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
  delete from public.user_roles where user_id = _user_id and role::text <> all (_roles);
  insert into public.user_roles (user_id, role)
  select _user_id, wanted::public.app_role from unnest(_roles) as wanted
  on conflict do nothing;
  return true;
end;
$$;
grant execute on function
  public.user_role_counts(text),
  public.save_user(uuid, timestamptz, text, text, text, text, text[])
to authenticated, service_role;

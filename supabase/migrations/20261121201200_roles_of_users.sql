-- The roles of a user beside their profile, so that the console's list is filtered by an index: with
-- a join the users of a rare role were looked for in the roles of everybody, one by one.

alter table public.profiles add column roles text[] not null default '{}';
comment on column public.profiles.roles is
  'What user_roles holds, the one that decides the dashboard first. Written by its trigger alone.';
create index profiles_by_role on public.profiles using gin (roles);

-- No new version of anybody.
alter table public.profiles disable trigger profiles_touch;
update public.profiles set roles = array(
  select role::text from public.user_roles where user_id = profiles.id order by user_roles.role
);
alter table public.profiles enable trigger profiles_touch;

-- As before, a given or taken role makes a new version of the user: the console watches and
-- compares profiles. Security definer: nobody is granted to set these columns.
create or replace function private.touch_profile_of_role()
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

create or replace view private.admin_profiles as
  select * from public.profiles where (select private.serves_admin());
create or replace view public.admin_profiles with (security_invoker = true) as
  select * from private.admin_profiles;

-- How many users have each role among those the search finds, and how many it finds in all; every
-- role has its row, 0 included. One pass over what is found, planned anew for each text. Admins
-- only; others count nothing.
create or replace function public.user_role_counts(_search text default '')
returns table (role public.app_role, users bigint, total bigint)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  pattern constant text := private.containing(_search);
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

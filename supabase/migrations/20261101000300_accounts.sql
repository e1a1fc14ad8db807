-- What happens to profile and roles when an account is made, changes its address, or goes.

-- A name from sign-up metadata: one clean line, cut to the profile's limit. Metadata is whatever
-- the caller sent, so nothing in it may make a sign-up fail.
create function private.clean_name(value text)
returns text language sql immutable set search_path = ''
return left(btrim(regexp_replace(coalesce(value, ''), '[\s\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')), 80);

-- Security definer: Auth inserts the account as its own role, which has no rights in `public`.
create function private.welcome_new_user()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  wanted text := new.raw_user_meta_data ->> 'role';
begin
  insert into public.profiles (id, created_at, email, first_name, last_name)
  values (
    new.id,
    coalesce(new.created_at, now()),
    coalesce(new.email, ''),
    private.clean_name(new.raw_user_meta_data ->> 'first_name'),
    private.clean_name(new.raw_user_meta_data ->> 'last_name')
  )
  on conflict (id) do nothing;

  -- Only these three can be chosen (design 3.4); every other wish, admin included, is a carrier.
  insert into public.user_roles (user_id, role)
  values (
    new.id,
    case when wanted in ('freight_broker', 'carrier', 'pilot_car')
      then wanted::public.app_role else 'carrier' end
  )
  on conflict (user_id, role) do nothing;
  return new;
end;
$$;
create trigger welcome_new_user after insert on auth.users
  for each row execute function private.welcome_new_user();

-- Security definer for the same reason.
create function private.follow_account_email()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set email = coalesce(new.email, '') where id = new.id;
  return new;
end;
$$;
create trigger follow_account_email after update of email on auth.users
  for each row when (old.email is distinct from new.email)
  execute function private.follow_account_email();

-- Security definer: when Auth deletes an account the cascade arrives here as a role that may not
-- read user_roles. The lock makes two transactions that each remove a different admin take turns,
-- so the second one sees that the first is gone.
create function private.keep_last_admin()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.user_roles: last admin'));
  if not exists (
    select 1 from public.user_roles where role = 'admin' and user_id <> old.user_id
  ) then
    raise exception 'The last administrator cannot be removed or demoted.' using errcode = '23514';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end;
$$;
create trigger keep_last_admin_on_delete before delete on public.user_roles
  for each row when (old.role = 'admin') execute function private.keep_last_admin();
create trigger keep_last_admin_on_update before update on public.user_roles
  for each row when (old.role = 'admin' and (new.role <> 'admin' or new.user_id <> old.user_id))
  execute function private.keep_last_admin();

create function private.require_self_or_admin(_user_id uuid)
returns void language plpgsql stable set search_path = '' as $$
begin
  if _user_id is distinct from (select auth.uid()) then
    perform private.require_admin();
  end if;
end;
$$;
grant execute on function private.require_self_or_admin(uuid) to authenticated, service_role;

-- The roles of a person, the one that decides the dashboard first. Only about oneself, or for an
-- admin; otherwise 42501.
create function public.get_user_roles(_user_id uuid)
returns setof public.app_role language plpgsql stable set search_path = '' as $$
begin
  perform private.require_self_or_admin(_user_id);
  return query select role from public.user_roles where user_id = _user_id order by role;
end;
$$;

-- Whether a person has a role; the same rule.
create function public.has_role(_user_id uuid, _role public.app_role)
returns boolean language plpgsql stable set search_path = '' as $$
begin
  perform private.require_self_or_admin(_user_id);
  return exists (select 1 from public.user_roles where user_id = _user_id and role = _role);
end;
$$;

-- Security definer: accounts live in schema auth, where the API roles have no rights. Profile and
-- roles go with the account, and the trigger above refuses the last admin.
create function private.delete_user(_user_id uuid)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  delete from auth.users where id = _user_id;
  if not found then
    raise exception 'There is no such account.' using errcode = 'PT404';
  end if;
end;
$$;

-- Removes an account with everything that is only about it. Admins only.
create function public.delete_user(_user_id uuid)
returns void language sql set search_path = ''
return private.delete_user(_user_id);

grant execute on function
  private.delete_user(uuid),
  public.delete_user(uuid),
  public.get_user_roles(uuid),
  public.has_role(uuid, public.app_role)
to authenticated, service_role;

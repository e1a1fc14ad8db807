-- Deleting an account, one's own or a user's. It works the same way for both: not while a load depends
-- on the person, and with an entry in the log of each load they were asked to escort.

-- A stolen token or an unattended browser must not be able to delete an account, so Auth must have
-- created the session in the last five minutes, which takes a password.
-- Security definer: sessions are in schema auth.
create function private.require_recent_sign_in()
returns void language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (
    select from auth.sessions
    where id = ((select auth.jwt()) ->> 'session_id')::uuid
      and user_id = (select auth.uid())
      and created_at > now() - interval '5 minutes'
  ) then
    raise exception 'Please enter your password again.' using errcode = 'PT403';
  end if;
end;
$$;

-- Dispatch relies on people who accepted an escort or drive a load: their account can be deleted once
-- that is done or dispatch has named someone else.
create function private.require_not_on_load(_user_id uuid)
returns void language plpgsql stable set search_path = '' as $$
declare
  is_self constant boolean := _user_id is not distinct from (select auth.uid());
  person constant text := case when is_self then 'You have' else 'This user has' end;
  driver constant text := case when is_self then 'You are' else 'This user is' end;
  way_out constant text := case when is_self
    then 'Ask dispatch to take you off it first.' else 'Assign it to someone else first.' end;
  move public.loads;
begin
  select loads.* into move from public.loads
  join public.load_escorts as escort on escort.load_id = loads.id
  where escort.pilot_id = _user_id and escort.status = 'accepted'
    and loads.status not in ('delivered', 'cancelled')
  limit 1;
  if found then
    raise exception '% accepted an escort that is not finished yet: % to %. %',
      person, move.origin, move.destination, way_out using errcode = 'PT409';
  end if;
  select * into move from public.loads
  where driver_id = _user_id and status in ('assigned', 'in_transit')
  limit 1;
  if found then
    raise exception '% the driver of a load that is not delivered yet: % to %. %',
      driver, move.origin, move.destination, way_out using errcode = 'PT409';
  end if;
end;
$$;

-- Profile, roles, days, equipment, escort offers and sessions are deleted with the account. Quotes,
-- loads and log entries stay with the company, without the link to the person. The trigger on
-- user_roles refuses to delete the last admin.
-- Security definer: accounts are in schema auth. Granted to no role: the two functions below check the
-- caller.
create function private.delete_account(_user_id uuid)
returns void language plpgsql security definer set search_path = '' as $$
begin
  -- A concurrent assignment to this person waits here, and then fails because the person is gone.
  perform from public.profiles where id = _user_id for update;
  perform private.require_not_on_load(_user_id);
  -- Escorts are deleted with the pilot; the load's log keeps what dispatch must know.
  insert into public.load_events (load_id, author_id, note)
  select load_id, null, format(
    case when _user_id = (select auth.uid())
      then 'The %s pilot car deleted their account; the escort was %s.'
      else 'The account of the %s pilot car was deleted; the escort was %s.' end,
    replace(position::text, '_', ' '), status
  )
  from public.load_escorts where pilot_id = _user_id;
  delete from auth.users where id = _user_id;
  if not found then
    raise exception 'This account does not exist.' using errcode = 'PT404';
  end if;
end;
$$;

-- Security definer: to call delete_account.
create function private.delete_my_account()
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_recent_sign_in();
  perform private.delete_account((select auth.uid()));
end;
$$;
comment on function private.delete_my_account() is 'Implements public.delete_my_account.';

create function public.delete_my_account()
returns void language sql set search_path = ''
return private.delete_my_account();
comment on function public.delete_my_account() is
  'Deletes the caller''s account. PT403 if their sign-in is older than five minutes, 23514 for the last '
  'admin, PT409 while a load depends on them.';

-- Security definer: to call delete_account.
create function private.delete_user(_user_id uuid)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if _user_id = (select auth.uid()) then
    raise exception 'Delete your own account on your profile page.' using errcode = 'PT409';
  end if;
  perform private.delete_account(_user_id);
end;
$$;
comment on function private.delete_user(uuid) is 'Implements public.delete_user.';

create function public.delete_user(_user_id uuid)
returns void language sql set search_path = ''
return private.delete_user(_user_id);
comment on function public.delete_user(uuid) is
  'Deletes a user''s account. Admins only (42501). PT404 if it does not exist, PT409 for the caller''s own '
  'account or while a load depends on the user, 23514 for the last admin who has joined.';

grant execute on function private.delete_my_account(), public.delete_my_account() to authenticated;
grant execute on function private.delete_user(uuid), public.delete_user(uuid)
to authenticated, service_role;

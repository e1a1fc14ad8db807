-- An account goes the same way whoever removes it: not while a load counts on the person, and with a
-- line in the log of every load they were asked to escort.

-- Dispatch counts on whoever accepted an escort or drives a load: such an account goes once that is
-- done, or dispatch has named somebody else.
create or replace function private.refuse_while_on_a_load(_user_id uuid)
returns void language plpgsql stable set search_path = '' as $$
declare
  is_self constant boolean := _user_id is not distinct from (select auth.uid());
  person constant text := case when is_self then 'You have' else 'This user has' end;
  driver constant text := case when is_self then 'You are' else 'This user is' end;
  way_out constant text := case when is_self
    then 'Call dispatch to be taken off it first.' else 'Give it to somebody else first.' end;
  move public.loads;
begin
  select loads.* into move from public.loads
  join public.load_escorts as escort on escort.load_id = loads.id
  where escort.pilot_id = _user_id and escort.status = 'accepted'
    and loads.status not in ('delivered', 'cancelled')
  limit 1;
  if found then
    raise exception '% accepted an escort that is still to be run: % to %. %',
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

-- With the account go profile, roles, days, equipment, escort offers and every session; quotes,
-- loads and log entries stay with the company, without the link to it. The trigger on user_roles
-- refuses the last admin.
-- Security definer: accounts live in schema auth. Granted to nobody: the two functions below decide
-- who may.
create function private.remove_account(_user_id uuid)
returns void language plpgsql security definer set search_path = '' as $$
begin
  -- Whoever gives this person a load or an escort meanwhile waits, and then finds nobody.
  perform from public.profiles where id = _user_id for update;
  perform private.refuse_while_on_a_load(_user_id);
  -- Escorts go with the pilot; the log of the load keeps what dispatch must know.
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
    raise exception 'There is no such account.' using errcode = 'PT404';
  end if;
end;
$$;

-- Security definer: for remove_account. Answers only for the caller.
create or replace function private.delete_my_account()
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_fresh_sign_in();
  perform private.remove_account((select auth.uid()));
end;
$$;

-- Security definer: for remove_account. One's own account goes by delete_my_account(), which asks
-- for the password.
create or replace function private.delete_user(_user_id uuid)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if _user_id = (select auth.uid()) then
    raise exception 'Your own account is deleted on your profile page.' using errcode = 'PT409';
  end if;
  perform private.remove_account(_user_id);
end;
$$;

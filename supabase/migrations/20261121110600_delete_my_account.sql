-- Leaving: somebody removes their own account.

-- Security definer: sessions live in schema auth, where the API roles have no rights. A password was
-- typed just now if Auth made this session within five minutes. A stolen
-- token alone, or a browser left open, deletes nothing.
create function private.require_fresh_sign_in()
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

-- Dispatch counts on whoever accepted an escort or drives a load: such an account goes once that is
-- done, or dispatch has named somebody else.
create function private.refuse_while_on_a_load(_user_id uuid)
returns void language plpgsql stable set search_path = '' as $$
declare
  move public.loads;
begin
  select loads.* into move from public.loads
  join public.load_escorts as escort on escort.load_id = loads.id
  where escort.pilot_id = _user_id and escort.status = 'accepted'
    and loads.status not in ('delivered', 'cancelled')
  limit 1;
  if found then
    raise exception 'You have accepted an escort that is still to be run: % to %. Call dispatch to be taken off it first.',
      move.origin, move.destination using errcode = 'PT409';
  end if;
  select * into move from public.loads
  where driver_id = _user_id and status in ('assigned', 'in_transit')
  limit 1;
  if found then
    raise exception 'You are the driver of a load that is not delivered yet: % to %. Call dispatch to be taken off it first.',
      move.origin, move.destination using errcode = 'PT409';
  end if;
end;
$$;

-- Security definer: accounts live in schema auth. Answers only for the caller. With the account go
-- profile, roles, days, equipment, escort offers and every session; quotes, loads and log entries
-- stay with the company, without the link to it. The trigger on user_roles refuses the last admin.
create function private.delete_my_account()
returns void language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
begin
  perform private.require_fresh_sign_in();
  -- Whoever gives this person a load or an escort meanwhile waits, and then finds nobody.
  perform from public.profiles where id = me for update;
  perform private.refuse_while_on_a_load(me);
  -- Escorts go with the pilot; the log of the load keeps what dispatch must know.
  insert into public.load_events (load_id, author_id, note)
  select load_id, null, format(
    'The %s pilot car deleted their account; the escort was %s.',
    replace(position::text, '_', ' '), status
  )
  from public.load_escorts where pilot_id = me;
  delete from auth.users where id = me;
end;
$$;

-- Removes the caller's own account. Needs a sign-in within the last five minutes (PT403); refuses
-- the last admin (23514) and whoever a load counts on (PT409).
create function public.delete_my_account()
returns void language sql set search_path = ''
return private.delete_my_account();

grant execute on function private.delete_my_account(), public.delete_my_account() to authenticated;

-- What a staff session needs besides the role: a second factor where one is required, and activity in the
-- last 12 hours (docs/decisions/0032). private.is_admin() and private.is_staff() decide who is staff for
-- every policy, view, function, bucket and channel, so the rule is there and nowhere else.

alter table private.settings
  add column is_second_factor_required boolean not null default false;
comment on table private.settings is
  'One row: rate limits (uses per window), the secrets behind hashes and links, and whether staff need a '
  'second factor.';

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
  'What the caller''s session lacks for staff rights: nothing (open), a code from their authenticator app '
  '(challenge), a second factor (enroll), or a new sign-in (idle for 12 hours, or ended).';

create or replace function private.is_admin()
returns boolean language sql stable security definer set search_path = ''
return exists (
  select 1 from public.user_roles where user_id = (select auth.uid()) and role = 'admin'
) and private.session_state() = 'open';
comment on function private.is_admin() is
  'Whether the caller is an admin in a session that is open to staff (private.session_state).';

create or replace function private.is_staff()
returns boolean language sql stable security definer set search_path = ''
return exists (
  select 1 from public.user_roles
  where user_id = (select auth.uid()) and role in ('admin', 'moderator')
) and private.session_state() = 'open';
comment on function private.is_staff() is
  'Whether the caller is an admin or a moderator in a session that is open to staff '
  '(private.session_state).';

-- Security definer: session_state is not granted, because its answer is for staff.
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
comment on function private.my_session_state() is 'Implements public.my_session_state.';

create function public.my_session_state()
returns text language sql stable set search_path = ''
return private.my_session_state();
comment on function public.my_session_state() is
  'What the caller''s session needs next: nothing (open), a code from their authenticator app (challenge); '
  'for staff also setting one up (enroll) or a new sign-in (idle: no activity for 12 hours; ended: signed '
  'out). Staff have their rights only while it is open.';

-- Security definer: no role may write the table.
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
comment on function private.touch_session() is 'Implements public.touch_session.';

create function public.touch_session()
returns void language sql set search_path = ''
return private.touch_session();
comment on function public.touch_session() is
  'Records that the caller is active. Does nothing for a session that already ended and for users who are '
  'not staff.';

-- Until it runs the rights are gone, but the refresh token of a session still works.
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

select private.add_job(
  'end-idle-staff-sessions', 'sql', '1 hour',
  'Signs out staff who were idle for 12 hours.', '27 minutes'
);

-- Deleting an account takes the second factor too. Definer as before: sessions are in schema auth.
create or replace function private.require_recent_sign_in()
returns void language plpgsql stable security definer set search_path = '' as $$
begin
  if private.my_session_state() = 'challenge' or not exists (
    select from auth.sessions
    where id = ((select auth.jwt()) ->> 'session_id')::uuid
      and user_id = (select auth.uid())
      and created_at > now() - interval '5 minutes'
  ) then
    raise exception 'Please enter your password again.' using errcode = 'PT403';
  end if;
end;
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
comment on function private.second_factors() is 'Implements public.second_factors.';

create function public.second_factors()
returns table (is_required boolean, user_ids uuid[])
language sql stable set search_path = '' as $$
  select * from private.second_factors();
$$;
comment on function public.second_factors() is
  'Whether staff need a second factor, and the users who have set one up: one row. Admins only (42501).';

-- Security definer: as above, and no role is granted to write the log.
create function private.require_second_factor(_is_required boolean)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  -- Whoever turns it on without a second factor would lock themselves out.
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
comment on function private.require_second_factor(boolean) is
  'Implements public.require_second_factor.';

create function public.require_second_factor(_is_required boolean)
returns void language sql set search_path = ''
return private.require_second_factor(_is_required);
comment on function public.require_second_factor(boolean) is
  'Turns on or off that staff need a second factor, and logs it. Admins only (42501). PT409 if the caller '
  'turns it on without having used their own second factor in this session.';

-- Security definer: as above, and Auth's tables belong to another role.
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
  -- The device that was lost may be signed in.
  delete from auth.sessions where user_id = _user_id;
  insert into public.activity_log (actor_id, action, subject, record_id, label, target_id)
  values ((select auth.uid()), 'updated', 'second_factor', _user_id, 'User account', _user_id);
  return address;
end;
$$;
comment on function private.reset_second_factor(uuid) is 'Implements public.reset_second_factor.';

create function public.reset_second_factor(_user_id uuid)
returns text language sql set search_path = ''
return private.reset_second_factor(_user_id);
comment on function public.reset_second_factor(uuid) is
  'Removes a user''s second factors, signs them out everywhere and logs it. Returns their email address, '
  'or null if they had none. Admins only (42501). PT404 if the account does not exist, PT409 for the '
  'caller''s own account.';

grant execute on function
  private.my_session_state(), public.my_session_state(),
  private.touch_session(), public.touch_session(),
  private.second_factors(), public.second_factors(),
  private.require_second_factor(boolean), public.require_second_factor(boolean),
  private.reset_second_factor(uuid), public.reset_second_factor(uuid)
to authenticated, service_role;

-- Accounts: keeps profiles and roles in step with Supabase Auth, and invites users.

-- Invitations: an admin adds a user by having Auth email them a link, so nobody else ever knows their
-- password (docs/decisions/0019). The function invite-user claims an invitation, sends the email and
-- finishes it, all as the admin; repeating the same call after a failure is safe.

create table private.invitations (
  -- Created once by the form, so that a retry finds its own row and emails nobody twice.
  id uuid primary key,
  created_at timestamptz not null default now(),
  -- Lower case, as Auth stores addresses.
  email text not null check (private.is_email_address(email)),
  invited_by uuid references public.profiles (id) on delete set null,
  -- Set while the email is being sent.
  taken_at timestamptz,
  -- Set once the email is out and the account has its details and roles.
  sent_at timestamptz,
  user_id uuid references public.profiles (id) on delete cascade
);
comment on table private.invitations is 'Who invited whom. Unsent invitations are deleted after a day.';
create index invitations_email_idx on private.invitations (email);
create index invitations_invited_by_idx on private.invitations (invited_by);
create index invitations_user_id_idx on private.invitations (user_id, sent_at desc);

-- Security definer: invitations are private, and accounts are in schema auth.
create function private.claim_invitation(_invitation_id uuid, _email text)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  address constant text := lower(btrim(_email) collate "C");
begin
  perform private.require_admin();
  -- One claim at a time for an address, or two concurrent calls would both succeed.
  perform pg_advisory_xact_lock(hashtextextended('invitation to ' || address, 0));
  if exists (
    select from private.invitations where id = _invitation_id
      and (sent_at is not null or taken_at > now() - interval '2 minutes')
  ) then
    return false;
  end if;
  if exists (
    select from private.invitations where email = address
      and (sent_at > now() - interval '1 minute'
        or sent_at is null and taken_at > now() - interval '2 minutes')
  ) then
    raise exception 'An invitation was just sent to this address. Wait a minute before you send another.'
      using errcode = 'PT429';
  end if;
  perform private.rate_limit('invitations', (select auth.uid())::text, 30, 300);
  delete from private.invitations where sent_at is null and created_at < now() - interval '1 day';

  -- Someone who registered with this address and never verified it may not own it. The password they
  -- chose must not open the account that the owner takes over with our link.
  update auth.users set encrypted_password = '' where email = address and email_confirmed_at is null;

  insert into private.invitations as invitation (id, email, invited_by, taken_at)
  values (_invitation_id, address, (select auth.uid()), now())
  on conflict (id) do update set email = excluded.email, taken_at = now()
    where invitation.invited_by = excluded.invited_by;
  return found;
end;
$$;
comment on function private.claim_invitation(uuid, text) is 'Implements public.claim_invitation.';

create function public.claim_invitation(_invitation_id uuid, _email text)
returns boolean language sql set search_path = ''
return private.claim_invitation(_invitation_id, _email);
comment on function public.claim_invitation(uuid, text) is
  'Claims an invitation before its email is sent. False if this one is sent or being sent; a claim that '
  'is not finished expires after two minutes. Admins only (42501). PT429: one email a minute to an '
  'address, 30 invitations per admin and 300 in total per rate-limit window.';

-- Security definer: as above, and no role is granted to write the log.
create function private.finish_invitation(
  _invitation_id uuid, _first_name text, _last_name text, _phone text, _company_name text,
  _roles text[]
)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  invitation private.invitations;
  account uuid;
begin
  perform private.require_admin();
  select * into invitation from private.invitations
  where id = _invitation_id and invited_by is not distinct from (select auth.uid())
    and sent_at is null
  for update;
  -- Found by Auth's own record of the email, so this also finds someone who opened the link before an
  -- earlier attempt could finish.
  select id into account from auth.users
  where email = invitation.email and invited_at > invitation.created_at - interval '1 minute';
  if not found then
    return false;
  end if;
  update public.profiles
  set invited_at = now(),
    first_name = coalesce(_first_name, first_name),
    last_name = coalesce(_last_name, last_name),
    phone = case when _roles is null then phone else nullif(_phone, '') end,
    company_name = case when _roles is null then company_name else nullif(_company_name, '') end
  where id = account;
  if _roles is not null then
    perform private.set_roles(account, _roles);
  end if;
  update private.invitations set sent_at = now(), user_id = account where id = _invitation_id;
  insert into public.activity_log (actor_id, action, subject, record_id, label)
  select (select auth.uid()), 'invited', 'user', account,
    coalesce(string_agg(replace(role::text, '_', ' '), ', ' order by role), 'no role')
  from public.user_roles where user_id = account;
  return true;
end;
$$;
comment on function private.finish_invitation(uuid, text, text, text, text, text[]) is
  'Implements public.finish_invitation.';

create function public.finish_invitation(
  _invitation_id uuid, _first_name text default null, _last_name text default null,
  _phone text default null, _company_name text default null, _roles text[] default null
)
returns boolean language sql set search_path = ''
return private.finish_invitation(
  _invitation_id, _first_name, _last_name, _phone, _company_name, _roles
);
comment on function public.finish_invitation(uuid, text, text, text, text, text[]) is
  'After the email is sent: gives the account its details and roles and logs who invited them, in one '
  'transaction. Without _roles (a resent invitation) details and roles stay as they are. False, and no '
  'change, if the address has an account this invitation did not create. Admins only (42501).';

-- Security definer: invitations are private.
create function private.release_invitation(_invitation_id uuid)
returns void language sql security definer set search_path = '' as $$
  update private.invitations set taken_at = null
  where id = _invitation_id and sent_at is null
    and invited_by is not distinct from (select auth.uid());
$$;
comment on function private.release_invitation(uuid) is 'Implements public.release_invitation.';

create function public.release_invitation(_invitation_id uuid)
returns void language sql set search_path = ''
return private.release_invitation(_invitation_id);
comment on function public.release_invitation(uuid) is
  'Releases the caller''s own claim after sending or finishing failed, so that a retry can start immediately.';

-- Security definer: an invited person can read neither invitations nor the inviter's profile.
create function private.my_invitation()
returns table (invited_by text) language sql stable security definer set search_path = '' as $$
  select coalesce(btrim(inviter.first_name || ' ' || inviter.last_name), '')
  from private.invitations as invitation
  left join public.profiles as inviter on inviter.id = invitation.invited_by
  where invitation.user_id = (select auth.uid()) and invitation.sent_at is not null
  order by invitation.sent_at desc
  limit 1;
$$;
comment on function private.my_invitation() is 'Implements public.my_invitation.';

create function public.my_invitation()
returns table (invited_by text) language sql stable set search_path = '' as $$
  select * from private.my_invitation();
$$;
comment on function public.my_invitation() is
  'Name of the person who invited the caller: one row, or none for someone who registered. Empty if the '
  'inviter''s account is deleted or has no name.';

grant execute on function
  private.claim_invitation(uuid, text), public.claim_invitation(uuid, text),
  private.finish_invitation(uuid, text, text, text, text, text[]),
  public.finish_invitation(uuid, text, text, text, text, text[]),
  private.release_invitation(uuid), public.release_invitation(uuid),
  private.my_invitation(), public.my_invitation()
to authenticated, service_role;

-- Sign-up metadata is whatever the caller sent, so a bad name must not make the sign-up fail: line
-- breaks and control characters become spaces, and the rest is cut to the profile's limit.
create function private.clean_name(value text)
returns text language sql immutable set search_path = ''
return left(btrim(regexp_replace(coalesce(value, ''), '[\s\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')), 80);

-- Creates the profile and the first role of a new account. An invited person gets no role here: the
-- admin's choice follows in finish_invitation.
-- Security definer: Auth inserts accounts as its own role, which has no rights in `public`.
create function private.handle_new_user()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  wanted text := new.raw_user_meta_data ->> 'role';
begin
  insert into public.profiles (id, created_at, email, first_name, last_name, joined_at)
  values (
    new.id,
    coalesce(new.created_at, now()),
    coalesce(new.email, ''),
    private.clean_name(new.raw_user_meta_data ->> 'first_name'),
    private.clean_name(new.raw_user_meta_data ->> 'last_name'),
    new.email_confirmed_at
  )
  on conflict (id) do nothing;

  -- Only these three roles can be chosen at sign-up; anything else, admin included, becomes carrier.
  insert into public.user_roles (user_id, role)
  select
    new.id,
    case when wanted in ('freight_broker', 'carrier', 'pilot_car')
      then wanted::public.app_role else 'carrier' end
  where not exists (
    select from private.invitations
    where email = new.email and sent_at is null and taken_at > now() - interval '2 minutes'
  )
  on conflict (user_id, role) do nothing;
  return new;
end;
$$;
create trigger handle_new_user after insert on auth.users
  for each row execute function private.handle_new_user();

-- Security definer: as above.
create function private.sync_profile_email()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set email = coalesce(new.email, '') where id = new.id;
  return new;
end;
$$;
create trigger sync_profile_email after update of email on auth.users
  for each row when (old.email is distinct from new.email)
  execute function private.sync_profile_email();

-- Security definer: as above.
create function private.sync_profile_joined_at()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set joined_at = new.email_confirmed_at where id = new.id;
  return new;
end;
$$;
create trigger sync_profile_joined_at after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is distinct from new.email_confirmed_at)
  execute function private.sync_profile_joined_at();

-- Invitations: an admin adds somebody by having Auth mail them a link, and nobody but themselves
-- ever knows their password. The function invite-user claims an invitation, has it mailed, and
-- finishes it, all as the admin; whatever fails in between, the same call again ends right.

create table private.invitations (
  -- Made once by the form, so that a retry meets its own row and mails nobody twice.
  id uuid primary key,
  created_at timestamptz not null default now(),
  -- Lower case, as Auth keeps addresses.
  email text not null check (private.is_email_address(email)),
  invited_by uuid references public.profiles (id) on delete set null,
  -- While it is being mailed.
  taken_at timestamptz,
  -- Once the mail is out and the account has its details and roles.
  sent_at timestamptz,
  user_id uuid references public.profiles (id) on delete cascade
);
comment on table private.invitations is 'Who invited whom. Unsent ones go after a day.';
create index invitations_by_email on private.invitations (email);
create index invitations_by_inviter on private.invitations (invited_by);
create index invitations_by_user on private.invitations (user_id, sent_at desc);

alter type public.activity_action add value 'invited';

-- Takes an invitation for mailing. False when this very one is out already, or on its way; one that
-- was taken and never heard of again can be taken anew after two minutes.
-- Security definer: invitations are private, and accounts live in schema auth. Admins only.
create function private.claim_invitation(_invitation_id uuid, _email text)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  address constant text := lower(btrim(_email) collate "C");
begin
  perform private.require_admin();
  -- One at a time for an address, or two calls at the same time would both be given it.
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
    raise exception 'An invitation went to this address a moment ago. Wait a minute before you send another.'
      using errcode = 'PT429';
  end if;
  perform private.hold_back('invitations', (select auth.uid())::text, 30, 300);
  delete from private.invitations where sent_at is null and created_at < now() - interval '1 day';

  -- Whoever registered with the address and never verified it may not own it: the password they
  -- chose must not open the account that its owner takes over with our link.
  update auth.users set encrypted_password = '' where email = address and email_confirmed_at is null;

  insert into private.invitations as invitation (id, email, invited_by, taken_at)
  values (_invitation_id, address, (select auth.uid()), now())
  on conflict (id) do update set email = excluded.email, taken_at = now()
    where invitation.invited_by = excluded.invited_by;
  return found;
end;
$$;

-- The mail is out: gives the account its details and roles, all or nothing, and writes down who
-- invited. With no roles given (an invitation sent again) both stay as they are. False when the
-- address has an account that this invitation did not make: nothing is changed then.
-- Security definer: for the same reasons, and nobody is granted to write the log. Admins only.
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
  -- By Auth's own record of the mail: it also finds who opened the link of a try whose end failed.
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

-- It did not go out, or its end failed: it may be tried again at once.
-- Security definer: for the same reason. Only who took it gives it back.
create function private.release_invitation(_invitation_id uuid)
returns void language sql security definer set search_path = '' as $$
  update private.invitations set taken_at = null
  where id = _invitation_id and sent_at is null
    and invited_by is not distinct from (select auth.uid());
$$;

-- Who invited the caller, by name: one row, or none for whoever registered. Empty where the inviter
-- is gone or has no name.
-- Security definer: an invited person reads neither invitations nor the inviter's profile.
create function private.my_invitation()
returns table (invited_by text) language sql stable security definer set search_path = '' as $$
  select coalesce(btrim(inviter.first_name || ' ' || inviter.last_name), '')
  from private.invitations as invitation
  left join public.profiles as inviter on inviter.id = invitation.invited_by
  where invitation.user_id = (select auth.uid()) and invitation.sent_at is not null
  order by invitation.sent_at desc
  limit 1;
$$;

-- Makes these, and no others, the roles of a user.
create function private.set_roles(_user_id uuid, _roles text[])
returns void language sql set search_path = '' as $$
  delete from public.user_roles where user_id = _user_id and role::text <> all (_roles);
  insert into public.user_roles (user_id, role)
  select _user_id, wanted::public.app_role from unnest(_roles) as wanted
  on conflict do nothing;
$$;

create or replace function public.save_user(
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

create function public.claim_invitation(_invitation_id uuid, _email text)
returns boolean language sql set search_path = ''
return private.claim_invitation(_invitation_id, _email);

create function public.finish_invitation(
  _invitation_id uuid, _first_name text default null, _last_name text default null,
  _phone text default null, _company_name text default null, _roles text[] default null
)
returns boolean language sql set search_path = ''
return private.finish_invitation(
  _invitation_id, _first_name, _last_name, _phone, _company_name, _roles
);

create function public.release_invitation(_invitation_id uuid)
returns void language sql set search_path = ''
return private.release_invitation(_invitation_id);

create function public.my_invitation()
returns table (invited_by text) language sql stable set search_path = '' as $$
  select * from private.my_invitation();
$$;

grant execute on function
  private.claim_invitation(uuid, text), public.claim_invitation(uuid, text),
  private.finish_invitation(uuid, text, text, text, text, text[]),
  public.finish_invitation(uuid, text, text, text, text, text[]),
  private.release_invitation(uuid), public.release_invitation(uuid),
  private.my_invitation(), public.my_invitation(),
  private.set_roles(uuid, text[])
to authenticated, service_role;

-- Security definer: as before. Somebody who is being invited gets no role here, but those the admin
-- chose, a moment later.
create or replace function private.welcome_new_user()
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

  -- Only these three can be chosen (design 3.4); every other wish, admin included, is a carrier.
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

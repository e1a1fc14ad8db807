-- Sign-up, invitations, carriers' equipment and the deletion of accounts. Triggers on auth.users keep
-- profiles in step with Supabase Auth. An admin invites a user by having Auth email them a link, so that
-- only the user ever knows the password (docs/decisions/0016). invite-user claims an invitation, sends the
-- email and finishes it, all as the admin; repeating the call after a failure is safe.

create domain public.carrier_equipment_kind as text;
create table private.carrier_equipment_kinds (
  kind public.carrier_equipment_kind primary key check (kind ~ '^[a-z0-9_]{1,40}$')
);
comment on table private.carrier_equipment_kinds is 'Trailers and tractors that carriers can list.';
insert into private.carrier_equipment_kinds (kind) values
  ('rgn'), ('lowboy'), ('step_deck'), ('double_drop'), ('flatbed'), ('extendable'), ('perimeter'),
  ('schnabel'), ('tractor');

create table private.invitations (
  -- Created once by the form, so that a retry finds its own row and emails no one twice.
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
comment on table private.invitations is 'Invitations by admins. Unsent ones are deleted after a day.';
create index invitations_email_idx on private.invitations (email);
create index invitations_invited_by_idx on private.invitations (invited_by);
create index invitations_user_id_idx on private.invitations (user_id, sent_at desc);

-- functions/_shared/contracts/carrier-equipment.ts has the same kinds and limits.
create table public.carrier_equipment (
  -- Created once per form by the browser, so that a retry conflicts with its own row (23505).
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  kind public.carrier_equipment_kind not null references private.carrier_equipment_kinds (kind),
  axles integer not null check (axles between 1 and 19),
  deck_length numeric(9, 6) check (deck_length > 0 and deck_length <= 500),
  capacity_lbs integer not null check (capacity_lbs between 1 and 2000000),
  quantity integer not null default 1 check (quantity between 1 and 99),
  available boolean not null default true
);
comment on table public.carrier_equipment is
  'Trailers and tractors of a carrier, 50 rows at most. Units of the same kind and size share a row.';
comment on column public.carrier_equipment.deck_length is
  'Feet; null if not given.';
comment on column public.carrier_equipment.available is 'True if dispatch can book it now.';
create index carrier_equipment_user_id_idx on public.carrier_equipment (user_id, kind, id);

alter table public.carrier_equipment enable row level security;
grant
  select, delete,
  insert (id, kind, axles, deck_length, capacity_lbs, quantity, available),
  update (kind, axles, deck_length, capacity_lbs, quantity, available)
on public.carrier_equipment to authenticated;
grant select, insert, update, delete on public.carrier_equipment to service_role;

create policy "Carriers can read their own equipment, admins all" on public.carrier_equipment
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "Carriers can add their own equipment" on public.carrier_equipment
  for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and exists (
      select from public.user_roles
      where user_roles.user_id = (select auth.uid()) and role = 'carrier'
    )
  );
create policy "Carriers can update their own equipment" on public.carrier_equipment
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Carriers can delete their own equipment" on public.carrier_equipment
  for delete to authenticated using (user_id = (select auth.uid()));

create trigger carrier_equipment_set_updated_at before update on public.carrier_equipment
  for each row execute function private.set_updated_at();

-- The lock makes concurrent inserts by one carrier count each other.
create function private.limit_carrier_equipment()
returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('carrier equipment of ' || new.user_id, 0));
  if 50 <= (select count(*) from public.carrier_equipment where user_id = new.user_id) then
    raise exception 'You can list 50 pieces of equipment at most.' using errcode = '23514';
  end if;
  return new;
end;
$$;
create trigger carrier_equipment_limit before insert on public.carrier_equipment
  for each row execute function private.limit_carrier_equipment();

-- Sign-up.

-- Anyone can put anything into sign-up metadata, and a bad name must not make the sign-up fail: line breaks
-- and control characters become spaces, invisible characters go, and the rest is cut to the profile's limit.
create function private.clean_name(value text)
returns text language sql immutable set search_path = ''
return left(
  btrim(regexp_replace(
    regexp_replace(
      coalesce(value, ''),
      '[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]', '', 'g'
    ),
    '[\s\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'
  )), 80
);

create function private.create_profile(
  _id uuid, _email text, _metadata jsonb, _created_at timestamptz, _joined_at timestamptz
)
returns void language plpgsql set search_path = '' as $$
declare
  wanted constant text := _metadata ->> 'role';
begin
  insert into public.profiles (id, created_at, email, first_name, last_name, joined_at)
  values (
    _id, coalesce(_created_at, now()), coalesce(_email, ''),
    private.clean_name(_metadata ->> 'first_name'), private.clean_name(_metadata ->> 'last_name'),
    _joined_at
  )
  on conflict (id) do nothing;

  -- Only these three roles can be chosen at sign-up; anything else, admin included, becomes carrier. An
  -- invited person gets the admin's choice in finish_invitation.
  insert into public.user_roles (user_id, role)
  select
    _id,
    case when wanted in ('freight_broker', 'carrier', 'pilot_car')
      then wanted::public.app_role else 'carrier' end
  where wanted is distinct from 'shipper' and not exists (
    select from private.invitations
    where email = _email and sent_at is null and taken_at > now() - interval '2 minutes'
  )
  on conflict (user_id, role) do nothing;
end;
$$;
comment on function private.create_profile(uuid, text, jsonb, timestamptz, timestamptz) is
  'Creates the profile and first role of an account, as its sign-up metadata requests. Changes nothing '
  'about an existing profile.';

-- Invitations.

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
    perform private.record_limit_hit('invitations');
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
grant execute on function private.claim_invitation(uuid, text) to authenticated, service_role;

create function public.claim_invitation(_invitation_id uuid, _email text)
returns boolean language sql set search_path = ''
return private.claim_invitation(_invitation_id, _email);
comment on function public.claim_invitation(uuid, text) is
  'Claims an invitation before its email is sent. False if this one is sent or being sent; a claim that '
  'is not finished expires after two minutes. Admins only (42501). PT429: one email a minute to an '
  'address, 30 invitations per admin and 300 in total per rate-limit window.';
grant execute on function public.claim_invitation(uuid, text) to authenticated, service_role;

-- Security definer: invitations and accounts are private, and no role is granted to write the log.
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
grant execute on function private.finish_invitation(uuid, text, text, text, text, text[])
to authenticated, service_role;

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
grant execute on function public.finish_invitation(uuid, text, text, text, text, text[])
to authenticated, service_role;

-- Security definer: invitations are private.
create function private.release_invitation(_invitation_id uuid)
returns void language sql security definer set search_path = '' as $$
  update private.invitations set taken_at = null
  where id = _invitation_id and sent_at is null
    and invited_by is not distinct from (select auth.uid());
$$;
grant execute on function private.release_invitation(uuid) to authenticated, service_role;

create function public.release_invitation(_invitation_id uuid)
returns void language sql set search_path = ''
return private.release_invitation(_invitation_id);
comment on function public.release_invitation(uuid) is
  'Releases the caller''s own claim after sending or finishing failed, so that a retry can start '
  'immediately.';
grant execute on function public.release_invitation(uuid) to authenticated, service_role;

create function private.clear_invitation_password()
returns trigger language plpgsql set search_path = '' as $$
begin
  -- A stranger may have registered with this address since the invitation. Empty means no password.
  new.encrypted_password := '';
  return new;
end;
$$;
create trigger clear_invitation_password before update of email_confirmed_at on auth.users
  for each row when (
    old.email_confirmed_at is null and new.email_confirmed_at is not null
    and new.invited_at is not null
  )
  execute function private.clear_invitation_password();

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
grant execute on function private.my_invitation() to authenticated, service_role;

create function public.my_invitation()
returns table (invited_by text) language sql stable set search_path = '' as $$
  select * from private.my_invitation();
$$;
comment on function public.my_invitation() is
  'Name of the person who invited the caller: one row, or none for someone who registered. Empty if the '
  'inviter''s account is deleted or has no name.';
grant execute on function public.my_invitation() to authenticated, service_role;

-- Account deletion, which is refused while a load depends on the person.

-- A stolen token or an unattended browser must not be able to delete an account, so the sign-in must be at
-- most five minutes old and must include the second factor if the user has one.
-- Security definer: sessions are in schema auth.
create function private.require_recent_sign_in()
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

-- Profile, roles, availability, equipment, escort offers and sessions are deleted with the account. Quotes,
-- loads and log entries stay with the company, without the link to the person. The trigger on user_roles
-- refuses to delete the last admin.
create function private.prepare_account_deletion(_user_id uuid)
returns void language plpgsql set search_path = '' as $$
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
end;
$$;
comment on function private.prepare_account_deletion(uuid) is
  'Raises PT409 while a load depends on the user, and notes in the logs of other loads that their escort is '
  'gone.';

-- Security definer: accounts are in schema auth.
create function private.delete_my_account()
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_recent_sign_in();
  perform private.prepare_account_deletion((select auth.uid()));
  delete from auth.users where id = (select auth.uid());
end;
$$;
grant execute on function private.delete_my_account() to authenticated;

create function public.delete_my_account()
returns void language sql set search_path = ''
return private.delete_my_account();
comment on function public.delete_my_account() is
  'Deletes the caller''s account. PT403 if their sign-in is older than five minutes, 23514 for the last '
  'admin, PT409 while a load depends on them.';
grant execute on function public.delete_my_account() to authenticated;

-- Deleting a profile through the API deletes the account. When Auth deletes an account, the cascade runs as
-- the owner of profiles, and these triggers don't fire.
create policy "Admins can delete profiles" on public.profiles
  for delete to authenticated using ((select private.is_admin()));
grant delete on public.profiles to authenticated;

-- Security definer: no API role may write load_events without an author.
create function private.prepare_profile_deletion()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if old.id = (select auth.uid()) then
    raise exception 'Delete your own account on your profile page.' using errcode = 'PT409';
  end if;
  perform private.prepare_account_deletion(old.id);
  return old;
end;
$$;
create trigger profiles_prepare_deletion before delete on public.profiles
  for each row when (current_user in ('authenticated', 'service_role'))
  execute function private.prepare_profile_deletion();

-- Security definer: accounts are in schema auth.
create function private.delete_account_of_profile()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.users where id = old.id;
  return null;
end;
$$;
create trigger profiles_delete_account after delete on public.profiles
  for each row when (current_user in ('authenticated', 'service_role'))
  execute function private.delete_account_of_profile();

-- Clients delete a user's roles before the profile. If the profile can't be deleted, the user must not be
-- left without roles.
-- Security definer: require_not_on_load is granted to no role.
create function private.require_last_role_removable()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  holder uuid;
begin
  for holder in
    select distinct user_id from gone
    where not exists (select from public.user_roles as kept where kept.user_id = gone.user_id)
  loop
    if holder = (select auth.uid()) then
      raise exception 'Another admin has to remove your last role.' using errcode = 'PT409';
    end if;
    perform private.require_not_on_load(holder);
  end loop;
  return null;
end;
$$;
create trigger user_roles_require_last_removable after delete on public.user_roles
  referencing old table as gone
  for each statement when (current_user = 'authenticated')
  execute function private.require_last_role_removable();

create function public.delete_user(_user_id uuid)
returns void language plpgsql set search_path = '' as $$
begin
  perform private.require_admin();
  delete from public.profiles where id = _user_id;
  if not found then
    raise exception 'This account does not exist.' using errcode = 'PT404';
  end if;
end;
$$;
comment on function public.delete_user(uuid) is
  'Deletes a user''s account. Admins only (42501). PT404 if it does not exist, PT409 for the caller''s own '
  'account or while a load depends on the user, 23514 for the last admin who has joined.';
grant execute on function public.delete_user(uuid) to authenticated, service_role;

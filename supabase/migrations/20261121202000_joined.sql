-- Whether somebody has joined: an account that was invited, or registered and never verified, is
-- there, but nobody can sign in with it yet.

alter table public.profiles
  add column invited_at timestamptz,
  add column joined_at timestamptz;
comment on column public.profiles.invited_at is 'When an admin last invited them; null where none did.';
comment on column public.profiles.joined_at is
  'When they first opened a link from our mails, as Auth has it; null while they have not.';

-- No new version of anybody.
alter table public.profiles disable trigger profiles_touch;
update public.profiles set joined_at = account.email_confirmed_at
from auth.users as account where account.id = profiles.id;
alter table public.profiles enable trigger profiles_touch;

create or replace view private.admin_profiles as
  select * from public.profiles where (select private.serves_admin());
create or replace view public.admin_profiles with (security_invoker = true) as
  select * from private.admin_profiles;

-- Security definer: Auth changes the account as its own role, which has no rights in `public`.
create function private.follow_confirmation()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set joined_at = new.email_confirmed_at where id = new.id;
  return new;
end;
$$;
create trigger follow_confirmation after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is distinct from new.email_confirmed_at)
  execute function private.follow_confirmation();

-- Security definer: as before. Somebody who was invited and has not joined administers nothing, so
-- they do not count as the admin who stays.
create or replace function private.keep_last_admin()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.user_roles: last admin'));
  if not exists (
    select 1 from public.user_roles as other join public.profiles on profiles.id = other.user_id
    where other.role = 'admin' and other.user_id <> old.user_id and profiles.joined_at is not null
  ) then
    raise exception 'The last administrator cannot be removed or demoted.' using errcode = '23514';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end;
$$;

-- Gives accounts that are older than the sign-up trigger their profile and first role. Someone may have
-- created users in the dashboard before the first `supabase db push`.

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

-- Security definer: Auth inserts accounts as its own role, which has no rights in `public`.
create or replace function private.handle_new_user()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.create_profile(
    new.id, new.email, new.raw_user_meta_data, new.created_at, new.email_confirmed_at
  );
  return new;
end;
$$;

select private.create_profile(id, email, raw_user_meta_data, created_at, email_confirmed_at)
from auth.users
where not exists (select from public.profiles where profiles.id = users.id);

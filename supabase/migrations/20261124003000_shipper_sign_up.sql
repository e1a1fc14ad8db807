-- Shippers register without a role. A missing or unknown role stays a carrier, so `shipper` is explicit.

-- Security definer: Auth inserts accounts as its own role, which has no rights in `public`.
create or replace function private.handle_new_user()
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
  where wanted is distinct from 'shipper' and not exists (
    select from private.invitations
    where email = new.email and sent_at is null and taken_at > now() - interval '2 minutes'
  )
  on conflict (user_id, role) do nothing;
  return new;
end;
$$;

comment on table public.user_roles is
  'Roles of users, granted by the sign-up trigger (three roles, none for a shipper) or by an admin.';

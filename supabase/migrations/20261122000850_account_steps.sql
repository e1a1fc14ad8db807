-- The steps when Auth adds or changes an account, as in load_steps.sql.

-- Security definer: Auth writes accounts as its own role, which has no rights in `public`.
create function private.after_user_insert()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.create_profile(
    new.id, new.email, new.raw_user_meta_data, new.created_at, new.email_confirmed_at
  );
  -- After the profile, which the quotes refer to.
  if new.email_confirmed_at is not null and new.email <> '' then
    perform private.claim_quotes(new.id, new.email);
  end if;
  return null;
end;
$$;
create trigger after_user_insert after insert on auth.users
  for each row execute function private.after_user_insert();

-- Security definer: as after_user_insert.
create function private.after_user_update()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.email is distinct from old.email then
    update public.profiles set email = coalesce(new.email, '') where id = new.id;
  end if;
  if new.email_confirmed_at is distinct from old.email_confirmed_at then
    update public.profiles set joined_at = new.email_confirmed_at where id = new.id;
  end if;
  -- Auth stores a new address only once it is confirmed. Quotes that a user sent while signed out are
  -- claimed at the next sign-in: claiming them on insert would reveal who has an account.
  if new.email_confirmed_at is not null and new.email <> ''
    and (new.email, new.email_confirmed_at, new.last_sign_in_at)
      is distinct from (old.email, old.email_confirmed_at, old.last_sign_in_at)
  then
    perform private.claim_quotes(new.id, new.email);
  end if;
  return null;
end;
$$;
create trigger after_user_update after update on auth.users
  for each row execute function private.after_user_update();

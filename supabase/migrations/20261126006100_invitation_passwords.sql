-- The password of an account that joins through an invitation is chosen after opening the link.

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

-- A quote sent before its sender had an account joins the account whose verified address is the
-- one in the quote (docs/decisions/0012).

alter type public.activity_action add value 'claimed';

create index quotes_unclaimed_by_email on public.quotes (lower(email collate "C"))
  where user_id is null;

-- A quote that has an owner keeps it. Only A to Z are folded: other alphabets hold letters that
-- become those of another address in lower case.
-- Security definer: Auth writes accounts as its own role, which has no rights in `public`.
create function private.claim_quotes()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  with claimed as (
    update public.quotes set user_id = new.id
    where user_id is null and lower(email collate "C") = lower(new.email collate "C")
    returning id, origin, destination
  )
  insert into public.activity_log (actor_id, action, subject, record_id, label)
  select new.id, 'claimed', 'quote', id, left(origin || ' → ' || destination, 200) from claimed;
  return null;
end;
$$;
-- Triggers run in the order of their names: after welcome_new_user, which makes the profile.
create trigger welcome_quotes_of_new_user after insert on auth.users
  for each row when (new.email_confirmed_at is not null and new.email <> '')
  execute function private.claim_quotes();
-- Auth writes a new address only once it is confirmed. At sign-in for what somebody with an account
-- sent without signing in: claimed at once, the answer would tell who has an account.
create trigger claim_quotes after update of email, email_confirmed_at, last_sign_in_at on auth.users
  for each row when (new.email_confirmed_at is not null and new.email <> '')
  execute function private.claim_quotes();

-- The function above writes its own line, so the general one leaves this change alone.
drop trigger quotes_logged on public.quotes;
create trigger quotes_logged after insert or delete on public.quotes
  for each row execute function private.log_activity('quote', 'id', 'origin', 'destination');
create trigger quotes_change_logged after update on public.quotes
  for each row when (not (old.user_id is null and new.user_id is not null))
  execute function private.log_activity('quote', 'id', 'origin', 'destination');

-- 'quotes:' and one's own id: a channel that says when one's own quotes changed.
create policy "people join the channel of their own quotes" on realtime.messages
  for select to authenticated
  using (
    extension = 'broadcast'
    and (select realtime.topic()) = 'quotes:' || (select auth.uid())::text
  );

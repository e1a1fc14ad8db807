-- People who hold a load hear that it's off when it is canceled. Deleting it would tell no one, and would
-- delete the emails that wait.

create function private.keep_booked_load()
returns trigger language plpgsql set search_path = '' as $$
begin
  -- Accounts and test data are cleaned up as the owner of the table.
  if current_user not in ('anon', 'authenticated', 'service_role') then
    return old;
  end if;
  if old.status in ('planned', 'assigned') and (
    old.driver_id is not null or exists (
      select from public.load_escorts as escort
      where escort.load_id = old.id
        and (escort.status = 'accepted' or private.is_open_offer(escort))
    )
  ) then
    raise exception 'A driver or pilot car has this load. Cancel it instead: that emails them.'
      using errcode = '23514';
  elsif old.status = 'cancelled' and private.has_waiting_emails(old.id) then
    raise exception 'We’re still emailing that this load is canceled. Delete it in a few minutes.'
      using errcode = '23514';
  end if;
  return old;
end;
$$;

-- Security definer: no API role reads the outbox.
create function private.has_waiting_emails(_load_id uuid)
returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.load_emails as queued
    where queued.load_id = _load_id and private.is_due_load_email(queued)
      -- What fails for longer can't keep a load forever.
      and queued.created_at > now() - interval '1 hour'
      and not exists (
        select from public.email_log as log where log.load_email_id = queued.id and log.sent_at is not null
      )
  );
$$;
comment on function private.has_waiting_emails(uuid) is
  'Whether an email about a load, queued in the last hour, still makes sense and isn''t sent.';
grant execute on function private.has_waiting_emails(uuid) to authenticated, service_role;

create trigger loads_keep_booked before delete on public.loads
  for each row execute function private.keep_booked_load();

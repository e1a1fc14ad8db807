-- A customer who may know of a load hears that it's off when it is canceled. Deleting it would tell no one.
create or replace function private.keep_booked_load()
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
  elsif old.status in ('planned', 'assigned') and private.is_known_to_customer(old) then
    raise exception 'The customer knows about this load. Cancel it instead.' using errcode = '23514';
  elsif old.status = 'cancelled' and private.has_waiting_emails(old.id) then
    raise exception 'We’re still emailing that this load is canceled. Delete it in a few minutes.'
      using errcode = '23514';
  end if;
  return old;
end;
$$;

-- Security definer: no API role reads the outbox.
create function private.is_known_to_customer(_load public.loads)
returns boolean language sql stable security definer set search_path = ''
return _load.offer_id is not null
  -- The private link and the account show every load of a quote.
  or exists (select from public.quotes where id = _load.quote_id and deleted_at is null)
  or exists (
    select from private.load_emails
    where load_id = _load.id and num_nonnulls(driver_id, pilot_id) = 0
  );
comment on function private.is_known_to_customer(public.loads) is
  'Whether a load''s customer may know of it: they accepted its offer, can open it with their quote, or an '
  'email about it is queued or sent.';
grant execute on function private.is_known_to_customer(public.loads) to authenticated, service_role;

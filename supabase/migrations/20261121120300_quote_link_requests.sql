-- "Send the link to me again": whoever knows a quote's reference and its address may have the link
-- mailed to that address. The answer is the same for everybody.

create table private.quote_link_requests (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- Null where reference and address belong to no quote: the row is written all the same.
  quote_id uuid references public.quotes (id) on delete cascade,
  mailed_at timestamptz
);
create index quote_link_requests_by_quote on private.quote_link_requests (quote_id, mailed_at);

-- Security definer: visitors have no rights in the private tables, and read no quotes.
create function private.request_quote_link(_reference text, _email text)
returns uuid language plpgsql security definer set search_path = '' as $$
declare
  request_id uuid;
begin
  perform private.hold_back(
    'quote_link_requests', private.client_address(), brake_per_sender, brake_overall
  ) from private.settings;
  delete from private.quote_link_requests where created_at < now() - interval '1 day';
  insert into private.quote_link_requests (quote_id) values ((
    select id from public.quotes
    where reference = upper(btrim(_reference))
      and lower(email collate "C") = lower(btrim(_email) collate "C")
  ))
  returning id into request_id;
  return request_id;
end;
$$;

-- The id of a request for the link, to be handed to send-quote-link. Tells nothing else.
create function public.request_quote_link(_reference text, _email text)
returns uuid language sql set search_path = '' as $$
  select private.request_quote_link(_reference, _email);
$$;
grant execute on function
  private.request_quote_link(text, text), public.request_quote_link(text, text)
to anon, authenticated, service_role;

-- Takes a request for mailing, once and within the hour; no row when there is nothing to mail. Three
-- mails an hour for one quote, however many ask. Security definer: see private.mail_link_token.
create function private.claim_quote_link(_request_id uuid)
returns table (id uuid, reference text, email text, link_token text)
language sql security definer set search_path = '' as $$
  update private.quote_link_requests as request set mailed_at = now()
  from public.quotes
  where request.id = _request_id and request.mailed_at is null
    and request.created_at > now() - interval '1 hour' and quotes.id = request.quote_id
    and (
      select count(*) from private.quote_link_requests as earlier
      where earlier.quote_id = request.quote_id and earlier.mailed_at > now() - interval '1 hour'
    ) < 3
  returning request.id, quotes.reference, quotes.email, private.mail_link_token(quotes.id);
$$;
create function public.claim_quote_link(_request_id uuid)
returns table (id uuid, reference text, email text, link_token text)
language sql set search_path = '' as $$
  select * from private.claim_quote_link(_request_id);
$$;

-- Gives the request back when sending failed. Security definer for the same reason.
create function private.release_quote_link(_request_id uuid)
returns void language sql security definer set search_path = '' as $$
  update private.quote_link_requests set mailed_at = null where id = _request_id;
$$;
create function public.release_quote_link(_request_id uuid)
returns void language sql set search_path = '' as $$
  select private.release_quote_link(_request_id);
$$;
grant execute on function
  private.claim_quote_link(uuid), private.release_quote_link(uuid),
  public.claim_quote_link(uuid), public.release_quote_link(uuid)
to service_role;

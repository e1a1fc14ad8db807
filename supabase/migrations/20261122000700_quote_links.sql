-- Private links: a customer tracks a quote without an account (docs/decisions/0013). The link's token
-- has 192 random bits and only its hash is stored.

-- Hashes of the tokens in the links our emails carry.
create table private.quote_links (
  token_hash text primary key,
  quote_id uuid not null references public.quotes (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table private.quote_links is 'SHA-256 of each emailed link''s token, and the quote it opens.';
create index quote_links_quote_id_idx on private.quote_links (quote_id);

create function private.hash_link_token(token text)
returns text language sql immutable set search_path = ''
return encode(sha256(convert_to(token, 'UTF8')), 'hex');

-- The token is derived from the quote's id and a secret, so that a retried email carries the same link.
-- Security definer: service_role has no rights in the private tables.
create function private.email_link_token(_quote_id uuid)
returns text language plpgsql security definer set search_path = '' as $$
declare
  token text;
begin
  select translate(
    encode(substring(extensions.hmac(_quote_id::text, link_secret, 'sha256') from 1 for 24), 'base64'),
    '+/', '-_')
  into strict token from private.settings;
  insert into private.quote_links (token_hash, quote_id)
  values (private.hash_link_token(token), _quote_id)
  on conflict do nothing;
  return token;
end;
$$;
comment on function private.email_link_token(uuid) is
  'Token of the link our emails about a quote carry (32 characters). Stores its hash.';

create function public.claim_quote_email(_quote_id uuid)
returns table (
  id uuid, created_at timestamptz, emailed_at timestamptz, reference text, customer_name text,
  email text, phone text, origin text, destination text, equipment text, length numeric,
  width numeric, height numeric, notes text, link_token text
)
language sql set search_path = '' as $$
  update public.quotes set emailed_at = now()
  where quotes.id = _quote_id and quotes.emailed_at is null
  returning quotes.id, quotes.created_at, quotes.emailed_at, quotes.reference,
    quotes.customer_name, quotes.email, quotes.phone, quotes.origin, quotes.destination,
    quotes.equipment, quotes.length, quotes.width, quotes.height, quotes.notes,
    private.email_link_token(quotes.id);
$$;
comment on function public.claim_quote_email(uuid) is
  'Claims the emails about a quote for sending and returns what they need (feet; the link''s token); no '
  'row if they are already claimed or the quote does not exist. For send-quote-emails.';

create function public.release_quote_email(_quote_id uuid)
returns void language sql set search_path = '' as $$
  update public.quotes set emailed_at = null where id = _quote_id;
$$;
comment on function public.release_quote_email(uuid) is
  'Releases a claim after sending failed, so that a later call can retry. For send-quote-emails.';

grant execute on function
  private.email_link_token(uuid),
  public.claim_quote_email(uuid),
  public.release_quote_email(uuid)
to service_role;

-- A place without the email addresses and phone numbers that customers type into it.
create function private.remove_contact_details(place text)
returns text language sql immutable set search_path = ''
return btrim(regexp_replace(place, '\S+@\S+|\+?\(?\d[\d\s().-]{5,}\d', '…', 'g'));

-- Security definer: the holder of a link may have no account.
create function private.track_quote(_token text)
returns table (
  reference text, status public.quote_status, origin text, destination text,
  created_at timestamptz, reviewed_at timestamptz, archived_at timestamptz
)
language plpgsql security definer set search_path = '' as $$
declare
  hash text := private.hash_link_token(coalesce(_token, ''));
begin
  -- A wrong token raises no error, so it counts too. Six times a form's limits: a form is sent once, a
  -- link is opened repeatedly.
  perform private.rate_limit(
    'quote_links', private.client_address(), rate_limit_per_sender * 6, rate_limit_overall * 6
  ) from private.settings;
  return query
  select quotes.reference, quotes.status, private.remove_contact_details(quotes.origin),
    private.remove_contact_details(quotes.destination), quotes.created_at, quotes.reviewed_at,
    quotes.archived_at
  from public.quotes
  where quotes.id = (
    select sent.id from public.quotes as sent where sent.link_hash = hash
    union all
    select links.quote_id from private.quote_links as links where links.token_hash = hash
    limit 1
  );
end;
$$;
comment on function private.track_quote(text) is 'Implements public.track_quote.';

create function public.track_quote(_token text)
returns table (
  reference text, status public.quote_status, origin text, destination text,
  created_at timestamptz, reviewed_at timestamptz, archived_at timestamptz
)
language sql set search_path = '' as $$
  select * from private.track_quote(_token);
$$;
comment on function public.track_quote(text) is
  'Status, times and route of the quote a private link opens, nothing about people or the load; no row '
  'for an invalid token. PT429 when rate-limited.';
grant execute on function private.track_quote(text), public.track_quote(text)
to anon, authenticated, service_role;

create table private.quote_link_requests (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- Null if reference and address match no quote; the row is written anyway.
  quote_id uuid references public.quotes (id) on delete cascade,
  emailed_at timestamptz
);
comment on table private.quote_link_requests is
  'Requests to have a quote''s link emailed again. Deleted after a day.';
create index quote_link_requests_quote_id_idx on private.quote_link_requests (quote_id, emailed_at);

-- Security definer: visitors have no rights in the private tables and cannot read quotes.
create function private.request_quote_link(_reference text, _email text)
returns uuid language plpgsql security definer set search_path = '' as $$
declare
  request_id uuid;
begin
  perform private.rate_limit(
    'quote_link_requests', private.client_address(), rate_limit_per_sender, rate_limit_overall
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
comment on function private.request_quote_link(text, text) is 'Implements public.request_quote_link.';

create function public.request_quote_link(_reference text, _email text)
returns uuid language sql set search_path = '' as $$
  select private.request_quote_link(_reference, _email);
$$;
comment on function public.request_quote_link(text, text) is
  'Requests that a quote''s link is emailed to its address again. Returns an id for send-quote-link, the '
  'same way whether or not reference and address match a quote. PT429 when rate-limited.';
grant execute on function
  private.request_quote_link(text, text), public.request_quote_link(text, text)
to anon, authenticated, service_role;

-- Security definer: service_role has no rights in the private tables.
create function private.claim_quote_link(_request_id uuid)
returns table (id uuid, reference text, email text, link_token text)
language sql security definer set search_path = '' as $$
  update private.quote_link_requests as request set emailed_at = now()
  from public.quotes
  where request.id = _request_id and request.emailed_at is null
    and request.created_at > now() - interval '1 hour' and quotes.id = request.quote_id
    and (
      select count(*) from private.quote_link_requests as earlier
      where earlier.quote_id = request.quote_id and earlier.emailed_at > now() - interval '1 hour'
    ) < 3
  returning request.id, quotes.reference, quotes.email, private.email_link_token(quotes.id);
$$;
comment on function private.claim_quote_link(uuid) is 'Implements public.claim_quote_link.';

create function public.claim_quote_link(_request_id uuid)
returns table (id uuid, reference text, email text, link_token text)
language sql set search_path = '' as $$
  select * from private.claim_quote_link(_request_id);
$$;
comment on function public.claim_quote_link(uuid) is
  'Claims a request for sending, once and within an hour; no row if there is nothing to send. At most '
  'three emails an hour for a quote. For send-quote-link.';

-- Security definer: service_role has no rights in the private tables.
create function private.release_quote_link(_request_id uuid)
returns void language sql security definer set search_path = '' as $$
  update private.quote_link_requests set emailed_at = null where id = _request_id;
$$;
comment on function private.release_quote_link(uuid) is 'Implements public.release_quote_link.';

create function public.release_quote_link(_request_id uuid)
returns void language sql set search_path = '' as $$
  select private.release_quote_link(_request_id);
$$;
comment on function public.release_quote_link(uuid) is
  'Releases a claim after sending failed, so that a later call can retry. For send-quote-link.';

grant execute on function
  private.claim_quote_link(uuid), private.release_quote_link(uuid),
  public.claim_quote_link(uuid), public.release_quote_link(uuid)
to service_role;

-- Following a quote without an account: a private link whose token nobody can guess, of which only
-- a hash is stored (docs/decisions/0013).

-- SHA-256 of the token the sender's browser made for its own link. The token itself stays there.
alter table public.quotes
  add column link_hash text unique check (link_hash ~ '^[0-9a-f]{64}$');
grant insert (link_hash) on public.quotes to anon, authenticated;

-- The links our mails carry. Their token follows from the quote's id and this secret, so that the
-- same mail can be built twice; a new secret makes new links.
alter table private.settings add column link_secret text not null
  default gen_random_uuid()::text || gen_random_uuid()::text;
create table private.quote_links (
  token_hash text primary key,
  quote_id uuid not null references public.quotes (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index quote_links_by_quote on private.quote_links (quote_id);

create function private.hash_link_token(token text)
returns text language sql immutable set search_path = ''
return encode(sha256(convert_to(token, 'UTF8')), 'hex');

-- 192 bits. Security definer: our functions' role has no rights in the private tables.
create function private.mail_link_token(_quote_id uuid)
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
grant execute on function private.mail_link_token(uuid) to service_role;

-- As before, with what the mails need alone, the reference and the link's token among it.
drop function public.claim_quote_email(uuid);
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
    private.mail_link_token(quotes.id);
$$;
grant execute on function public.claim_quote_email(uuid) to service_role;

-- A place as typed, without what is no place: mail addresses and phone numbers.
create function private.place_only(place text)
returns text language sql immutable set search_path = ''
return btrim(regexp_replace(place, '\S+@\S+|\+?\(?\d[\d\s().-]{5,}\d', '…', 'g'));

-- Where the quote of a link stands: times and route, nothing about people or the load. No row for a
-- token that opens nothing. Security definer: whoever holds the link may have no account.
create function private.follow_quote(_token text)
returns table (
  reference text, status public.quote_status, origin text, destination text,
  created_at timestamptz, reviewed_at timestamptz, archived_at timestamptz
)
language plpgsql security definer set search_path = '' as $$
declare
  hash text := private.hash_link_token(coalesce(_token, ''));
begin
  -- Misses count too: nothing is raised for them. Six times the limits of a form, which is sent once
  -- where a link is looked at again and again.
  perform private.hold_back(
    'quote_links', private.client_address(), brake_per_sender * 6, brake_overall * 6
  ) from private.settings;
  return query
  select quotes.reference, quotes.status, private.place_only(quotes.origin),
    private.place_only(quotes.destination), quotes.created_at, quotes.reviewed_at,
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

create function public.follow_quote(_token text)
returns table (
  reference text, status public.quote_status, origin text, destination text,
  created_at timestamptz, reviewed_at timestamptz, archived_at timestamptz
)
language sql set search_path = '' as $$
  select * from private.follow_quote(_token);
$$;
grant execute on function private.follow_quote(text), public.follow_quote(text)
to anon, authenticated, service_role;

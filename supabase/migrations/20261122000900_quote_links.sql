-- Private links: a customer tracks a quote without an account (docs/decisions/0011). A link's token has 192
-- random bits, and only its hash is stored. quotes.link_hash belongs to the link in the sender's browser;
-- private.quote_links has the links in our emails.

create table private.quote_links (
  token_hash text primary key,
  quote_id uuid not null references public.quotes (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table private.quote_links is 'SHA-256 of each emailed link''s token, and the quote it opens.';
create index quote_links_quote_id_idx on private.quote_links (quote_id);

create table private.quote_link_requests (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- Null if reference and address match no quote. The row is written anyway, so that nothing reveals it.
  quote_id uuid references public.quotes (id) on delete cascade
);
comment on table private.quote_link_requests is
  'Requests to have a quote''s link emailed again. Deleted after a day.';
create index quote_link_requests_quote_id_idx on private.quote_link_requests (quote_id);

create function private.hash_link_token(token text)
returns text language sql immutable set search_path = ''
return encode(sha256(convert_to(token, 'UTF8')), 'hex');

-- The token is derived from the quote's id and a secret, so that a retried email has the same link.
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
grant execute on function private.email_link_token(uuid) to service_role;

-- Customers type email addresses and phone numbers into the fields for places.
create function private.remove_contact_details(place text)
returns text language sql immutable set search_path = ''
return btrim(regexp_replace(place, '\S+@\S+|\+?\(?\d[\d\s().-]{5,}\d', '…', 'g'));

-- North American phone numbers only: other patterns would also match sizes and serial numbers.
create function private.remove_contacts(words text)
returns text language sql immutable set search_path = ''
return regexp_replace(
  words, '\S+@\S+|(\+?1[ .-]?)?\(?\d{3}\)?[ .-]{0,2}\d{3}[ .-]?\d{4}', '…', 'g'
);
comment on function private.remove_contacts(text) is
  'Free text without the email addresses and phone numbers in it.';

-- Security definer: the holder of a link may have no account.
create function private.track_quote(_token text)
returns table (
  reference text, status public.quote_status, origin text, destination text,
  created_at timestamptz, reviewed_at timestamptz, archived_at timestamptz, equipment text,
  length numeric, width numeric, height numeric, pieces jsonb, weight_lbs integer, ready_on date,
  deliver_by date, are_dates_flexible boolean, commodity text, po_number text, notes text,
  attachments jsonb, assessment jsonb, stage jsonb
)
language plpgsql security definer set search_path = '' as $$
declare
  hash text := private.hash_link_token(coalesce(_token, ''));
begin
  -- Wrong tokens count, too. People open a link more often than they send a form, so its limits are six times as high.
  perform private.rate_limit(
    'quote_links', private.client_address(), rate_limit_per_sender * 6, rate_limit_overall * 6
  ) from private.settings;
  return query
  select quotes.reference, quotes.status, private.remove_contact_details(quotes.origin),
    private.remove_contact_details(quotes.destination), quotes.created_at, quotes.reviewed_at,
    quotes.archived_at, quotes.equipment, quotes.length, quotes.width, quotes.height, quotes.pieces,
    quotes.weight_lbs, quotes.ready_on, quotes.deliver_by, quotes.are_dates_flexible,
    quotes.commodity, quotes.po_number, private.remove_contacts(quotes.notes),
    (
      select coalesce(jsonb_agg(
        -- Without the folder, which is secret: anyone who knows a path could upload to it.
        jsonb_build_object(
          'name', split_part(named.path, '/', 2), 'bytes', (object.metadata ->> 'size')::bigint
        ) order by named.place
      ), '[]')
      from unnest(quotes.attachments) with ordinality as named (path, place)
      left join storage.objects as object
        on object.bucket_id = 'quote-attachments' and object.name = named.path
    ), quotes.assessment, private.quote_stage(quotes.id)
  from private.live_quotes as quotes
  where quotes.id = (
    select sent.id from public.quotes as sent where sent.link_hash = hash
    union all
    select links.quote_id from private.quote_links as links where links.token_hash = hash
    limit 1
  );
end;
$$;
grant execute on function private.track_quote(text) to anon, authenticated, service_role;

create function public.track_quote(_token text)
returns table (
  reference text, status public.quote_status, origin text, destination text,
  created_at timestamptz, reviewed_at timestamptz, archived_at timestamptz, equipment text,
  length numeric, width numeric, height numeric, pieces jsonb, weight_lbs integer, ready_on date,
  deliver_by date, are_dates_flexible boolean, commodity text, po_number text, notes text,
  attachments jsonb, assessment jsonb, stage jsonb
)
language sql set search_path = '' as $$
  select * from private.track_quote(_token);
$$;
comment on function public.track_quote(text) is
  'The quote a private link opens: status, times and what was sent, but nothing about people. '
  'attachments: [{name, bytes}], bytes null if the file is missing. assessment: what the customer saw when '
  'they sent it. stage: my_quote_stages. No row for an invalid token. PT429 when rate-limited.';
grant execute on function public.track_quote(text) to anon, authenticated, service_role;

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
    select id from private.live_quotes
    where reference = upper(btrim(_reference))
      and lower(email collate "C") = lower(btrim(_email) collate "C")
  ))
  returning id into request_id;
  -- Without a match, too, so that both take equally long. Only send-quote-link sends it.
  insert into public.emails (record_type, record_id, kind, due_at)
  values ('link_request', request_id, 'quote_link', 'infinity');
  return request_id;
end;
$$;
grant execute on function private.request_quote_link(text, text) to anon, authenticated, service_role;

create function public.request_quote_link(_reference text, _email text)
returns uuid language sql set search_path = '' as $$
  select private.request_quote_link(_reference, _email);
$$;
comment on function public.request_quote_link(text, text) is
  'Requests that a quote''s link is emailed to its address again. Returns an id for send-quote-link, the '
  'same way whether or not reference and address match a quote. PT429 when rate-limited.';
grant execute on function public.request_quote_link(text, text) to anon, authenticated, service_role;

-- Other files check a link with this function.
-- Security definer: the holder of a link may have no account, and no role may read the private tables.
create function private.linked_quote(_token text)
returns uuid language plpgsql security definer set search_path = '' as $$
declare
  hash constant text := private.hash_link_token(coalesce(_token, ''));
begin
  -- Wrong tokens count, too. The limits are six times a form's, as in track_quote.
  perform private.rate_limit(
    'quote_links', private.client_address(), rate_limit_per_sender * 6, rate_limit_overall * 6
  ) from private.settings;
  return (
    select id from private.live_quotes
    where id = (
      select sent.id from public.quotes as sent where sent.link_hash = hash
      union all
      select links.quote_id from private.quote_links as links where links.token_hash = hash
      limit 1
    )
  );
end;
$$;
comment on function private.linked_quote(text) is
  'Id of the quote a private link opens, null for an invalid token. PT429 when rate-limited.';

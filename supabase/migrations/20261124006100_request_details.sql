-- What a private link shows of a request, who reaches its attachments, and which ones are deleted.

create index quotes_attachments_idx on public.quotes using gin (attachments);

-- North American phone numbers only: other patterns would also match sizes and serial numbers.
create function private.remove_contacts(words text)
returns text language sql immutable set search_path = ''
return regexp_replace(
  words, '\S+@\S+|(\+?1[ .-]?)?\(?\d{3}\)?[ .-]{0,2}\d{3}[ .-]?\d{4}', '…', 'g'
);
comment on function private.remove_contacts(text) is
  'Free text without the email addresses and phone numbers in it.';

drop function public.track_quote(text);
drop function private.track_quote(text);
-- Security definer: the holder of a link may have no account.
create function private.track_quote(_token text)
returns table (
  reference text, status public.quote_status, origin text, destination text,
  created_at timestamptz, reviewed_at timestamptz, archived_at timestamptz, equipment text,
  length numeric, width numeric, height numeric, pieces jsonb, weight_lbs integer, ready_on date,
  deliver_by date, are_dates_flexible boolean, commodity text, po_number text, notes text,
  attachments jsonb
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
    )
  from public.quotes
  where quotes.deleted_at is null and quotes.id = (
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
  created_at timestamptz, reviewed_at timestamptz, archived_at timestamptz, equipment text,
  length numeric, width numeric, height numeric, pieces jsonb, weight_lbs integer, ready_on date,
  deliver_by date, are_dates_flexible boolean, commodity text, po_number text, notes text,
  attachments jsonb
)
language sql set search_path = '' as $$
  select * from private.track_quote(_token);
$$;
comment on function public.track_quote(text) is
  'The quote a private link opens: status, times and what was sent, but nothing about people. '
  'attachments: [{name, bytes}], bytes null if the file is missing. No row for an invalid token. PT429 '
  'when rate-limited.';
grant execute on function private.track_quote(text), public.track_quote(text)
to anon, authenticated, service_role;

create function public.quote_attachments(_quote_id uuid)
returns table (path text, bytes bigint)
language sql stable set search_path = '' as $$
  select named.path, (object.metadata ->> 'size')::bigint
  from public.quotes as quote
  cross join lateral unnest(quote.attachments) with ordinality as named (path, place)
  left join storage.objects as object
    on object.bucket_id = 'quote-attachments' and object.name = named.path
  where quote.id = _quote_id
  order by named.place;
$$;
comment on function public.quote_attachments(uuid) is
  'Attachments of a quote in form order, with their size in bytes (null if the file is missing). No rows '
  'for callers who cannot read the quote.';
grant execute on function public.quote_attachments(uuid) to authenticated, service_role;

-- Security definer: visitors cannot read quotes.
create function private.is_claimed_attachment(_path text)
returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.quotes where quotes.attachments @> array[_path]);
$$;
comment on function private.is_claimed_attachment(text) is 'Whether a quote names this file.';
-- Policies run as the role that writes the row.
grant execute on function private.is_claimed_attachment(text)
to anon, authenticated, service_role;

drop policy "Anyone can upload quote attachments" on storage.objects;
create policy "Anyone can upload quote attachments" on storage.objects
  for insert to anon, authenticated
  with check (
    bucket_id = 'quote-attachments' and private.is_quote_attachment_path(name)
    and not private.is_claimed_attachment(name)
  );
create policy "Customers can read the attachments of their own quotes" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'quote-attachments' and exists (
      select from public.quotes
      where quotes.user_id = (select auth.uid()) and quotes.deleted_at is null
        and quotes.attachments @> array[objects.name]
    )
  );

-- Otherwise a customer who learned a path could name it in a quote of their own and read the file.
-- Security definer: the sender cannot read other quotes.
create function private.claim_quote_attachments()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.quotes where quotes.attachments && new.attachments and quotes.id <> new.id
  ) then
    raise exception 'An attachment belongs to another quote.' using errcode = '23514';
  end if;
  return new;
end;
$$;
create trigger quotes_claim_attachments before insert or update of attachments on public.quotes
  for each row when (new.attachments <> '{}') execute function private.claim_quote_attachments();

create function public.orphaned_attachments(_limit integer default 100)
returns setof text language sql stable set search_path = '' as $$
  select object.name
  from storage.objects as object
  where object.bucket_id = 'quote-attachments'
    and object.created_at < now() - interval '1 day'
    and not exists (
      select from public.quotes as quote where quote.attachments @> array[object.name]
    )
  order by object.created_at
  limit least(_limit, 1000);
$$;
comment on function public.orphaned_attachments(integer) is
  'Paths of attachments older than a day that no quote names, oldest first, 1,000 at most. For '
  'delete-orphaned-documents, which deletes them through the Storage API.';
grant execute on function public.orphaned_attachments(integer) to service_role;

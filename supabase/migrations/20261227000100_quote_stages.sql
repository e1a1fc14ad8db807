-- Customers read in their lists, on the dashboard and by private link whether a quote has an offer to answer or
-- has become a load. Until now these said "Reviewed" until the end.

create function private.quote_stage(_quote_id uuid)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'offer', (
      select jsonb_build_object(
        -- The clock decides, not the job that marks expired offers.
        'status', case
          when offer.status = 'sent' and offer.valid_until <= clock_timestamp() then 'expired'
          else offer.status::text
        end,
        'total_cents', offer.total_cents, 'currency', offer.currency, 'valid_until', offer.valid_until
      )
      from public.offers as offer
      where offer.quote_id = _quote_id and offer.status <> 'draft'
      order by offer.version desc limit 1
    ),
    'load', (
      select jsonb_build_object('number', load.number, 'status', load.status)
      from public.loads as load
      where load.quote_id = _quote_id
      order by load.status = 'cancelled', load.status = 'in_transit' desc, load.created_at desc, load.id
      limit 1
    )
  );
$$;
comment on function private.quote_stage(uuid) is
  'The newest sent offer of a quote {status, total_cents, currency, valid_until} and its load {number, status}, '
  'each null if there is none. Of several loads, one in transit, then the newest; a canceled one last.';

-- Security definer: customers can't read offers, and their loads only by the functions for them.
create function private.my_quote_stages(_quote_ids uuid[])
returns table (quote_id uuid, stage jsonb)
language sql stable security definer set search_path = '' as $$
  select quote.id, private.quote_stage(quote.id)
  from public.quotes as quote
  where quote.id = any (_quote_ids[1:100]) and quote.user_id = (select auth.uid())
    and quote.deleted_at is null;
$$;
comment on function private.my_quote_stages(uuid[]) is 'Implements public.my_quote_stages.';

create function public.my_quote_stages(_quote_ids uuid[])
returns table (quote_id uuid, stage jsonb)
language sql stable set search_path = '' as $$
  select * from private.my_quote_stages(_quote_ids);
$$;
comment on function public.my_quote_stages(uuid[]) is
  'Offer and load of the caller''s own quotes, of 100 at most: {offer: {status, total_cents, currency, '
  'valid_until} or null, load: {number, status} or null}. No row for other people''s quotes.';
grant execute on function private.my_quote_stages(uuid[]), public.my_quote_stages(uuid[])
to authenticated, service_role;

drop function public.track_quote(text);
drop function private.track_quote(text);
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
    ), quotes.assessment, private.quote_stage(quotes.id)
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
  attachments jsonb, assessment jsonb, stage jsonb
)
language sql set search_path = '' as $$
  select * from private.track_quote(_token);
$$;
comment on function public.track_quote(text) is
  'The quote a private link opens: status, times and what was sent, but nothing about people. '
  'attachments: [{name, bytes}], bytes null if the file is missing. assessment: what the customer saw when '
  'they sent it. stage: my_quote_stages. No row for an invalid token. PT429 when rate-limited.';
grant execute on function private.track_quote(text), public.track_quote(text)
to anon, authenticated, service_role;

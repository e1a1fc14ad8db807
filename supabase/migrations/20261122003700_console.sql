-- The parts of the console that span all kinds of records: the dashboard, unread records, search and the
-- System page. For staff; moderators find only quotes, messages and applications. "npm run check:launch"
-- calls system_schema with the secret key.

-- The dashboard.

create function public.admin_counts()
returns table (
  unique_visitors bigint,
  analytics_events bigint,
  page_views bigint,
  consent_records bigint,
  total_users bigint,
  gallery_images bigint,
  services bigint
)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query select
    coalesce(sum(days.events) filter (where days.kind = 'seen' and days.label = 'first'), 0)::bigint,
    coalesce(sum(days.events) filter (where days.kind = 'event'), 0)::bigint,
    coalesce(sum(days.events) filter (where days.kind = 'event' and days.label = 'page_view'), 0)::bigint,
    coalesce(sum(days.events) filter (where days.kind = 'consents'), 0)::bigint,
    (select count(*) from public.profiles),
    (select count(*) from public.gallery_images),
    (select count(*) from public.services)
  from public.analytics_days as days
  where days.kind in ('event', 'consents', 'seen');
end;
$$;
comment on function public.admin_counts() is
  'One row of counts for the dashboard. Visitors, events, page views and consents come from the daily '
  'counters. Admins only (42501).';
grant execute on function public.admin_counts() to authenticated, service_role;

create function public.admin_dashboard()
returns table (
  unique_visitors bigint,
  analytics_events bigint,
  page_views bigint,
  consent_records bigint,
  total_users bigint,
  gallery_images bigint,
  services bigint,
  board jsonb,
  expiring_papers jsonb
)
language sql stable set search_path = '' as $$
  select counts.*, to_jsonb(board), (
    select coalesce(jsonb_agg(to_jsonb(expiring) order by expiring.expires_on, expiring.id), '[]')
    from (
      select paper.id, paper.kind, paper.issuing_state, paper.insurer, paper.expires_on, paper.pilot_id,
        jsonb_build_object(
          'first_name', pilot.first_name, 'last_name', pilot.last_name, 'email', pilot.email
        ) as pilot
      from public.pilot_papers as paper join public.profiles as pilot on pilot.id = paper.pilot_id
      where paper.expires_on between private.business_day(now()) - 30 and private.business_day(now()) + 30
        and not private.is_renewed_paper(paper)
      order by paper.expires_on, paper.id
      limit 50
    ) as expiring
  )
  from public.admin_counts() as counts, public.board_numbers() as board;
$$;
comment on function public.admin_dashboard() is
  'The row of admin_counts, the row of board_numbers as board, and as expiring_papers up to 50 certificates '
  'and policies of pilot cars that expired in the last 30 days (in Dayton) or expire in the next 30 and '
  'weren''t renewed, first to expire first: [{id, kind, issuing_state, insurer, expires_on, pilot_id, '
  'pilot: {first_name, last_name, email}}]. Admins only (42501).';
grant execute on function public.admin_dashboard() to authenticated, service_role;

-- Unread records and failed emails.

-- Through the views, each count is read from the index on status, and nothing in the trash is listed.
create function public.admin_unread_counts()
returns table (
  quotes bigint,
  applications bigint,
  messages bigint,
  newest_quote_at timestamptz,
  failed_emails jsonb
)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_staff();
  return query select
    (select count(*) from private.admin_quotes where status = 'new'),
    (select count(*) from private.admin_job_applications where status = 'new'),
    (select count(*) from private.admin_contact_messages where status = 'new'),
    coalesce((select max(created_at) from private.admin_quotes), '-infinity'),
    (
      select coalesce(jsonb_agg(to_jsonb(latest) - 'attempted_at' order by latest.attempted_at desc), '[]')
      from (
        select email.id, private.email_name(email.kind, email.record_type) as name, email.record_type,
          private.shown_record(email) as record_id, email.to_email, email.attempted_at
        from public.emails as email
        where email.sent_at is null and email.kind <> 'reply'
          -- private.next_attempt_at stops after the same number of attempts.
          and email.attempts >= 5
          and email.attempted_at > now() - interval '14 days'
          and (
            exists (select from private.admin_quotes where id = email.quote_id)
            or exists (select from private.admin_contact_messages where id = email.message_id)
            or exists (select from private.admin_job_applications where id = email.application_id)
            -- The policy on offers lets only admins see these.
            or exists (select from public.offers where id = email.offer_id)
            or (
              num_nonnulls(email.load_id, email.paper_id) > 0 and (select private.is_admin())
            )
          )
        order by email.attempted_at desc
        limit 20
      ) as latest
    );
end;
$$;
comment on function public.admin_unread_counts() is
  'One row: how many quotes, applications and messages are new; when the newest quote was stored (-infinity '
  'without quotes); and the automatic emails whose last attempt failed in the last 14 days, latest first, '
  'at most 20: [{id, name, record_type, record_id, to_email}]. Excludes the trash. Staff only (42501).';
grant execute on function public.admin_unread_counts() to authenticated, service_role;

-- Search.

-- A literal condition instead of parameters, so that the planner sees how rare each word is.
create function private.search_condition(_column text, _text text)
returns text language plpgsql immutable set search_path = '' as $$
declare
  digits constant text := regexp_replace(private.phone_digits(_text), '^1(\d{10})$', '\1');
  -- The text without the punctuation of its phone numbers.
  dialed constant text := case
    when _text ~ '^[-+()./\s\d]+$' and char_length(digits) >= 4 then digits
    else regexp_replace(
      _text, '(?:\+?1[-.\s]*)?\(?(\d{3})\)?[-.\s]*(\d{3})[-.\s]*(\d{4})', ' \1\2\3 ', 'g'
    )
  end;
begin
  if dialed = _text then
    return private.search_words(_column, _text);
  end if;
  return format(
    '(%s or %s)', private.search_words(_column, _text), private.search_words(_column, dialed)
  );
end;
$$;

create function private.admin_search_of_kind(
  _kind text, _records text, _condition text, _title text, _detail text, _limit integer, _is_one_word boolean
)
returns text language sql immutable set search_path = '' as $$
  select format($query$
    (with %8$s
     select %1$L, record.id, %4$s, %5$s
     from picked join public.%7$I as record on record.id = picked.id
     order by picked.created_at desc, picked.id desc)
  $query$, _kind, _records, _condition, _title, _detail, _limit, case _kind
    when 'message' then 'contact_messages'
    when 'application' then 'job_applications'
    when 'user' then 'profiles'
    else _kind || 's'
  end, format(case when _is_one_word then $picked$
    picked as materialized (
      select id, created_at from (%1$s) as record
      where %2$s order by created_at desc, id desc limit %3$s
    )$picked$
  else $picked$
    recent as materialized (
      -- An expression, because the planner would compare 1,000 sampled values with each word.
      select id, created_at from (
        select id, created_at, search_text || '' as search_text
        from (%1$s) as record order by created_at desc, id desc limit 500
      ) as record
      where %2$s order by created_at desc, id desc limit %3$s
    ), found as materialized (
      select id, created_at from (%1$s) as record
      where %2$s and (select count(*) from recent) < %3$s
    ), picked as (
      select * from recent where (select count(*) from recent) = %3$s
      union all
      (select * from found order by created_at desc, id desc limit %3$s)
    )$picked$
  end, _records, _condition, _limit));
$$;
comment on function private.admin_search_of_kind(text, text, text, text, text, integer, boolean) is
  'SQL that searches one kind of record. Several words are searched in its newest 500 records first, then '
  'through the indexes, because the planner misestimates how many records contain words that are common but '
  'rarely occur together.';

create function private.admin_search_query(_text text, _per_kind integer)
returns text language sql immutable set search_path = '' as $body$
  select concat_ws(' union all ',
    private.admin_search_of_kind(
      'quote', 'select id, created_at, search_text from private.live_quotes',
      condition, 'customer_name', $$reference || ', ' || origin || ' to ' || destination$$, _per_kind, is_one_word),
    private.admin_search_of_kind(
      'load',
      'select load.id, load.created_at, search.search_text
       from private.load_search as search join public.loads as load on load.id = search.load_id',
      condition, 'title',
      format($detail$concat_ws(', ', origin || ' to ' || destination,
        (select nullif(btrim(first_name || ' ' || last_name), '')
         from public.profiles where id = record.driver_id),
        (select 'permit ' || string_agg(permit_number, ', ' order by permit_number)
         from public.load_permits where load_id = record.id and %s))$detail$,
        private.search_condition('private.fold(permit_number)', _text)), _per_kind, is_one_word),
    private.admin_search_of_kind(
      'offer', 'select id, created_at, search_text from public.offers where is_latest',
      condition, $$number || ', ' || customer_name$$, $$origin || ' to ' || destination$$, _per_kind, is_one_word),
    private.admin_search_of_kind(
      'message',
      'select id, created_at, search_text from private.live_messages',
      condition, 'name', 'subject', _per_kind, is_one_word),
    private.admin_search_of_kind(
      'application',
      'select id, created_at, search_text from private.live_applications',
      condition, $$first_name || ' ' || last_name$$, 'job_title', _per_kind, is_one_word),
    private.admin_search_of_kind(
      'user', 'select id, created_at, search_text from public.profiles', condition,
      $$coalesce(nullif(btrim(first_name || ' ' || last_name), ''), email)$$,
      $$concat_ws(', ', initcap(replace(roles[1], '_', ' ')), email)$$, _per_kind, is_one_word)
  )
  from private.search_condition('search_text', _text) as condition,
    lateral (select btrim(_text) !~ '\s' as is_one_word) as words;
$body$;

-- Security definer: under the tables' policies, LIKE can't use the trigram indexes, and no API role may
-- read load_search. The policies don't apply here, so the query names the kinds that moderators may find.
create function private.admin_search(_text text, _per_kind integer)
returns table (kind text, id uuid, title text, detail text)
language plpgsql stable security definer set search_path = '' as $$
declare
  typed constant text := left(btrim(private.fold(_text)), 200);
begin
  perform private.require_staff();
  -- A single letter matches almost every record.
  if coalesce(char_length(typed), 0) < 2 then
    return;
  end if;
  return query execute format(
    'select * from (%s) as found (kind, id, title, detail)
     where $1 or found.kind in (''quote'', ''message'', ''application'')',
    private.admin_search_query(typed, least(greatest(coalesce(_per_kind, 5), 1), 20))
  ) using private.is_admin_or_service();
end;
$$;
grant execute on function private.admin_search(text, integer) to authenticated, service_role;

create function public.admin_search(_text text, _per_kind integer default 5)
returns table (kind text, id uuid, title text, detail text)
language sql stable set search_path = '' as $$
  select * from private.admin_search(_text, _per_kind);
$$;
comment on function public.admin_search(text, integer) is
  'Newest quotes, offers, loads, messages, applications and users that contain every word of the text (two '
  'characters or more, eight words) in any order; two characters match the start of a word, and phone '
  'numbers match by their digits. 1 to 20 of each kind. Staff only (42501); moderators find only quotes, '
  'messages and applications.';
grant execute on function public.admin_search(text, integer) to authenticated, service_role;

-- The System page.

-- Security definer: otherwise the policies would be checked for every file.
create function private.system_storage()
returns table (bucket text, files bigint, bytes bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select buckets.id, count(object.id),
    coalesce(sum((object.metadata ->> 'size')::bigint), 0)::bigint
  from storage.buckets
  left join storage.objects as object on object.bucket_id = buckets.id
  group by buckets.id order by buckets.id;
end;
$$;
grant execute on function private.system_storage() to authenticated, service_role;

create function public.system_storage()
returns table (bucket text, files bigint, bytes bigint)
language sql stable set search_path = '' as $$
  select * from private.system_storage();
$$;
comment on function public.system_storage() is
  'Number and size in bytes of the files of each bucket. Admins only (42501).';
grant execute on function public.system_storage() to authenticated, service_role;

-- Security definer: no API role may read the CLI's table of migrations.
create function private.system_schema()
returns table (version text, name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select applied.version, applied.name from supabase_migrations.schema_migrations as applied
  order by applied.version desc limit 5;
end;
$$;
grant execute on function private.system_schema() to authenticated, service_role;

create function public.system_schema()
returns table (version text, name text)
language sql stable set search_path = '' as $$
  select * from private.system_schema();
$$;
comment on function public.system_schema() is
  'The last five migrations applied to this database, newest first. Admins only (42501).';
grant execute on function public.system_schema() to authenticated, service_role;

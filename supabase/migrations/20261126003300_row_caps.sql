-- Limits on rows and labels that users and visitors create.

-- Availability: a day within two years, in either direction. The primary key allows one row per day.
create function private.check_availability_day()
returns trigger language plpgsql set search_path = '' as $$
begin
  if abs(new.day - current_date) > 731 then
    raise exception 'Choose days within two years from today.' using errcode = '23514';
  end if;
  return new;
end;
$$;
-- A trigger, because a CHECK may not depend on the date. For the API only, as rate limits are.
create trigger availability_check_day before insert or update of day on public.availability
  for each row when (current_user in ('authenticated', 'service_role')) execute function private.check_availability_day();

create function private.job_delete_old_availability(_limit integer)
returns integer language sql set search_path = ''
return private.delete_batch(
  'public.availability', $$day < current_date - interval '2 years'$$, _limit
);
select private.add_job(
  'delete-old-availability', 'sql', '1 day', 'Deletes availability two years after the day.',
  '3 hours 32 minutes'
);
create index availability_day_idx on public.availability (day);

-- The log of a load: enough for a check call every quarter of an hour, all day.
create function private.limit_load_events()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- One insert at a time per load and author, or concurrent ones would pass the limit together.
  perform pg_advisory_xact_lock(hashtextextended(format('log %s %s', new.load_id, new.author_id), 0));
  if 100 <= (
    select count(*) from public.load_events
    where load_id = new.load_id and author_id = new.author_id
      and created_at > now() - interval '24 hours'
  ) then
    perform private.record_limit_hit('load_events');
    raise exception 'You''ve added 100 entries to this load''s log in 24 hours. Call dispatch to add more.'
      using errcode = 'PT429';
  end if;
  return new;
end;
$$;
comment on function private.limit_load_events() is
  'At most 100 entries per load, author and 24 hours, status changes included. Not for admins, seeds and '
  'migrations. Security definer: an author may not see all entries any more.';
create trigger load_events_limit before insert on public.load_events
  for each row when (auth.uid() is not null and not private.is_admin())
  execute function private.limit_load_events();
select private.add_limit('load_events', 'Entries in a load''s log', '100 per load and author in 24 hours');

-- Pages and referring sites come from the visitor's browser, so anyone can invent them.
alter table private.event_pages
  add column first_day date not null default private.business_day(now());
comment on column private.event_pages.first_day is 'The day the pair was first seen.';
create index event_pages_first_day_idx on private.event_pages (first_day);

-- Security definer: as record_visit(), which calls it.
create function private.cap_labels(_properties jsonb)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  today constant date := private.business_day(now());
  this_page constant text := private.url_path(_properties ->> 'page_url');
  this_host constant text := private.referrer_host(_properties ->> 'referrer');
begin
  if not exists (select from private.event_pages where page = this_page)
    and (
      200 <= (select count(distinct page) from private.event_pages where first_day = today)
      or 5000 <= (select count(*) from private.event_pages)
    )
  then
    perform private.record_limit_hit('pages');
    _properties := _properties || '{"page_url": "(other)"}';
  end if;
  if _properties ? 'referrer'
    and not exists (
      select from public.analytics_days where (day, kind, label) = (today, 'referrer', this_host)
    )
    and 200 <= (select count(*) from public.analytics_days where (day, kind) = (today, 'referrer'))
  then
    perform private.record_limit_hit('referrers');
    _properties := _properties || '{"referrer": "https://(other)/"}';
  end if;
  return _properties;
end;
$$;
comment on function private.cap_labels(jsonb) is
  'An event''s properties with the page replaced by (other) after 200 new pages in a day or 5,000 pairs of '
  'page and event in all, and the referring site after 200 of them in a day. What is already counted '
  'stays.';
select
  private.add_limit('pages', 'Pages in the figures', '200 new a day, 5,000 in all; others count as (other)'),
  private.add_limit('referrers', 'Referring sites in the figures', '200 a day; others count as (other)');

-- As before, with the cap.
create or replace function private.record_visit(
  _event_name text,
  _consent_id text,
  _session_id text,
  _site_id text,
  _properties jsonb,
  _user_agent text,
  _device text,
  _address text,
  _country text,
  _city text
)
returns bigint language plpgsql security definer set search_path = '' as $$
declare
  number bigint;
begin
  perform private.rate_limit('visits', _address, rate_limit_visits_per_sender, rate_limit_visits_overall)
  from private.settings;
  perform private.upsert_visitor(_consent_id, _session_id, _address, _country, _city);

  if _event_name = 'consent_accept_all' then
    insert into public.consent_records (choice, consent_id, site_id)
    values ('accepted', _consent_id, _site_id)
    on conflict (consent_id) where choice = 'accepted' do nothing;
  end if;

  select visitor_number into strict number
  from public.unique_visitors where consent_id = _consent_id;
  insert into public.analytics_events (
    event_name, site_id, visitor_id, consent_id, session_id, properties, user_agent, device,
    ip_address
  )
  values (
    _event_name, _site_id, number::text, _consent_id, _session_id, private.cap_labels(_properties), _user_agent,
    _device, private.truncate_address(_address)
  );
  return number;
end;
$$;

-- Consent, visitors, events and their daily counters. Only the edge function track-analytics writes, and only
-- admins read. Events are partitioned by quarter, so that expired ones are dropped with their partition and
-- active indexes stay small (docs/decisions/0014). All figures come from the counters, so they cost the same
-- for ten events and for ten million. Counters identify no one and are kept; the rest is kept for 13 months.

create function private.event_retention()
returns interval language sql immutable parallel safe set search_path = ''
return interval '13 months';

create function private.is_truncated_address(value text)
returns boolean language sql immutable parallel safe set search_path = ''
return value ~ '^(\d{1,3}\.){3}0$' or value ~* '^([0-9a-f]{1,4}(:[0-9a-f]{1,4}){0,2})?::$';
comment on function private.is_truncated_address(text) is
  'True if an IP address is truncated to its network, the only form we store: /24, or /48 for IPv6.';
-- A CHECK or a generated column runs its function as the role that writes the row.
grant execute on function private.is_truncated_address(text) to service_role;

create function private.url_path(url text)
returns text language sql immutable parallel safe set search_path = ''
return left(coalesce(nullif(
  regexp_replace(coalesce(url, ''), '^[a-z]+://[^/?#]+|[?#].*$', '', 'gi'), ''), '(unknown)'), 200);
comment on function private.url_path(text) is
  'Path of a URL without its query: /fleet for https://example.com/fleet?x=1; (unknown) without a path.';
grant execute on function private.url_path(text) to service_role;

create type public.consent_choice as enum ('accepted', 'declined');

create table public.consent_records (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  choice public.consent_choice not null,
  -- Visitors who decline get no id.
  consent_id text check (consent_id ~ '^[A-Za-z0-9_-]{32}$'),
  site_id text not null default 'default' check (private.is_filled_line(site_id, 64)),
  check (choice = 'declined' or consent_id is not null)
);
comment on table public.consent_records is 'Choices made in the cookie dialog. Kept for 13 months.';
create index consent_records_created_at_idx on public.consent_records (created_at desc);
-- One record per visitor, because a beacon can arrive twice.
create unique index consent_records_accepted_key
  on public.consent_records (consent_id) where choice = 'accepted';

alter table public.consent_records enable row level security;
grant select on public.consent_records to authenticated;
grant select, insert, update, delete on public.consent_records to service_role;

create policy "Admins can read consent records" on public.consent_records
  for select to authenticated using ((select private.is_admin()));

create table public.unique_visitors (
  consent_id text primary key check (consent_id ~ '^[A-Za-z0-9_-]{32}$'),
  -- The console shows 0 as 'Master Creator'.
  visitor_number bigint generated always as identity (minvalue 0 start with 0) unique,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  total_visits integer not null default 1 check (total_visits > 0),
  last_session_id text check (private.is_line(last_session_id, 64)),
  ip_address text check (private.is_truncated_address(ip_address)),
  geo_country text check (private.is_line(geo_country, 80)),
  geo_city text check (private.is_line(geo_city, 120)),
  -- public.analytics_totals relies on this.
  constraint unique_visitors_last_seen_at_check check (last_seen_at >= first_seen_at)
);
comment on table public.unique_visitors is
  'One row per browser that agreed to analytics. Deleted 13 months after its last visit.';
-- The job delete-expired-visits finds visitors by their last visit.
create index unique_visitors_last_seen_at_idx
  on public.unique_visitors (last_seen_at desc, consent_id) include (first_seen_at);

alter table public.unique_visitors enable row level security;
grant select on public.unique_visitors to authenticated;
grant select, insert, update, delete on public.unique_visitors to service_role;

create policy "Admins can read visitors" on public.unique_visitors
  for select to authenticated using ((select private.is_admin()));

create table public.analytics_events (
  id bigint generated always as identity,
  created_at timestamptz not null default now(),
  event_name text not null check (event_name ~ '^[a-z][a-z0-9_]{0,63}$'),
  site_id text not null default 'default' check (private.is_filled_line(site_id, 64)),
  visitor_id text check (private.is_line(visitor_id, 64)),
  consent_id text not null check (consent_id ~ '^[A-Za-z0-9_-]{32}$'),
  session_id text check (private.is_line(session_id, 64)),
  -- Keys: page_url, page_title, referrer.
  properties jsonb not null default '{}'
    check (jsonb_typeof(properties) = 'object' and char_length(properties::text) <= 8192),
  page text generated always as (private.url_path(properties ->> 'page_url')) stored,
  ip_address text check (private.is_truncated_address(ip_address)),
  user_agent text check (private.is_line(user_agent, 1024)),
  device text check (device in ('desktop', 'mobile', 'tablet', 'other')),
  primary key (id, created_at)
) partition by range (created_at);
comment on table public.analytics_events is
  'One row per event of a visitor who agreed to analytics. Kept for 13 months.';
create index analytics_events_created_at_idx on public.analytics_events (created_at desc, id desc);
create index analytics_events_consent_id_idx
  on public.analytics_events (consent_id, created_at desc, id desc);
create index analytics_events_event_name_idx
  on public.analytics_events (event_name, created_at desc, id desc);
create index analytics_events_page_idx
  on public.analytics_events (page, event_name, created_at desc, id desc);

alter table public.analytics_events enable row level security;
grant select on public.analytics_events to authenticated;
grant select, insert, update, delete on public.analytics_events to service_role;

create policy "Admins can read events" on public.analytics_events
  for select to authenticated using ((select private.is_admin()));

-- Takes events of quarters without a partition, so that no event is refused for its date.
create table private.analytics_events_default partition of public.analytics_events default;
comment on table private.analytics_events_default is 'Events of quarters that have no partition yet.';

-- For example analytics_events_2026_q4. Quarters begin at midnight UTC.
create function private.event_partition_name(begins timestamptz)
returns text language sql immutable parallel safe set search_path = ''
return 'analytics_events_' || to_char(begins at time zone 'UTC', 'YYYY"_q"Q');

-- Moving events out of the default partition doesn't count them twice, because the triggers are on the parent
-- table.
create function private.create_event_partition(moment timestamptz)
returns void language plpgsql set search_path = '' as $$
declare
  begins constant timestamptz := date_trunc('quarter', moment, 'UTC');
  ends constant timestamptz := (begins at time zone 'UTC' + interval '3 months') at time zone 'UTC';
  name constant text := private.event_partition_name(begins);
begin
  if to_regclass(format('private.%I', name)) is not null then
    return;
  end if;
  execute format(
    'create table private.%I (like public.analytics_events
      including defaults including constraints including generated)', name);
  execute format(
    'with moved as (
      delete from private.analytics_events_default where created_at >= $1 and created_at < $2
      returning id, created_at, event_name, site_id, visitor_id, consent_id, session_id, properties,
        ip_address, user_agent, device
    )
    insert into private.%I (
      id, created_at, event_name, site_id, visitor_id, consent_id, session_id, properties,
      ip_address, user_agent, device
    )
    select * from moved', name) using begins, ends;
  execute format(
    'alter table public.analytics_events attach partition private.%I for values from (%L) to (%L)',
    name, begins, ends);
end;
$$;

-- Creates the partitions from the oldest retained quarter to the next one and drops older ones. The job
-- rotate-event-partitions runs it every hour; without it, events wait in the default partition.
create function private.rotate_event_partitions()
returns void language plpgsql set search_path = '' as $$
declare
  oldest constant timestamptz := now() - private.event_retention();
  outdated text;
begin
  perform private.create_event_partition(month)
  from generate_series(oldest, now() + interval '3 months', interval '1 month') as month;
  for outdated in
    select relname from pg_catalog.pg_inherits
    join pg_catalog.pg_class on pg_class.oid = inhrelid
    where inhparent = 'public.analytics_events'::regclass and relname ~ '_q[1-4]$'
      and relname < private.event_partition_name(date_trunc('quarter', oldest, 'UTC'))
  loop
    execute format('drop table private.%I', outdated);
  end loop;
end;
$$;

select private.rotate_event_partitions();

-- A search for part of a path starts from this short list instead of every partition's index.
create table private.event_pages (
  page text not null,
  event_name text not null,
  -- Limits new pages per day, because paths come from the visitor's browser and anyone can invent them.
  first_day date not null default private.business_day(now()),
  primary key (page, event_name)
);
comment on table private.event_pages is
  'Every pair of page and event name in analytics_events. The job delete-expired-visits deletes pairs whose '
  'events are gone.';
comment on column private.event_pages.first_day is 'The day the pair was first seen.';
create index event_pages_first_day_idx on private.event_pages (first_day);

-- All writers insert in one order, to avoid deadlocks.
-- Security definer: no role is granted to write event_pages.
create function private.record_event_pages()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.event_pages (page, event_name)
  select distinct page, event_name from changed order by page, event_name
  on conflict do nothing;
  return null;
end;
$$;
create trigger analytics_events_record_pages after insert on public.analytics_events
  referencing new table as changed
  for each statement execute function private.record_event_pages();

create table public.analytics_days (
  day date not null,
  kind text not null check (kind in ('event', 'page', 'referrer', 'device', 'visitors', 'consents', 'seen')),
  label text not null,
  events bigint not null,
  primary key (day, kind, label)
);
comment on table public.analytics_days is
  'Counters per day in Ohio: events by name; page views by page, by referring site (first page of a '
  'visit) and by device; distinct visitors by step. They identify no one and are kept. Counters of '
  'consents by choice, and of visitors by the day they were first and last seen (kind seen), count '
  'only rows that still exist.';
-- For all-time counts per label.
create index analytics_days_label_idx on public.analytics_days (kind, label, day);

alter table public.analytics_days enable row level security;
grant select on public.analytics_days to authenticated, service_role;

create policy "Admins can read daily counters" on public.analytics_days
  for select to authenticated using ((select private.is_admin()));

create table public.analytics_visitor_days (
  day date not null,
  step text not null,
  consent_id text not null,
  previous_day date,
  primary key (day, step, consent_id)
);
comment on table public.analytics_visitor_days is
  'Which visitor took which step on a day (any visit, the quote page, the goals), so that each is counted '
  'once. Kept for 13 months.';
comment on column public.analytics_visitor_days.previous_day is
  'For the step visit: the day of the visitor''s previous visit; null for the first. That day''s rows '
  'may have been deleted.';
create index analytics_visitor_days_consent_id_idx on public.analytics_visitor_days (consent_id, day);

alter table public.analytics_visitor_days enable row level security;

create table private.analytics_returns (
  day date not null,
  previous_day date not null,
  visitors bigint not null,
  primary key (day, previous_day)
);
comment on table private.analytics_returns is
  'The number of visitors on a day, by the day of their previous visit (-infinity: none). At most one row '
  'per pair of days we keep, no matter how many visitors.';

create table public.analytics_filtered (
  day date not null,
  reason text not null check (reason in ('bot', 'staff')),
  events bigint not null default 1,
  primary key (day, reason)
);
comment on table public.analytics_filtered is
  'The number of dropped events of bots and of our own staff per day.';

alter table public.analytics_filtered enable row level security;
grant select on public.analytics_filtered to authenticated, service_role;

create policy "Admins can read filtered counts" on public.analytics_filtered
  for select to authenticated using ((select private.is_admin()));

-- Recording a visit.

-- Returns the network of an IP address, the only part we store: /24, or /48 for IPv6. Null if it's invalid.
create function private.truncate_address(address text)
returns text language plpgsql immutable set search_path = '' as $$
begin
  return host(network(set_masklen(
    address::inet, case family(address::inet) when 4 then 24 else 48 end
  )));
exception
  when invalid_text_representation or invalid_parameter_value then
    return null;
end;
$$;

-- greatest(), because the first of two concurrent visits can be stored last.
create function private.upsert_visitor(
  _consent_id text, _session_id text, _address text, _country text, _city text
)
returns void language plpgsql set search_path = '' as $$
begin
  update public.unique_visitors
  set last_seen_at = greatest(last_seen_at, now()),
    total_visits = total_visits
      + (_session_id is not null and last_session_id is distinct from _session_id)::integer,
    last_session_id = coalesce(_session_id, last_session_id)
  where consent_id = _consent_id;
  if found then return; end if;

  perform private.rate_limit('visitors', _address, rate_limit_visitors_per_sender, rate_limit_visits_overall)
  from private.settings;
  insert into public.unique_visitors
    (consent_id, last_session_id, ip_address, geo_country, geo_city)
  values (_consent_id, _session_id, private.truncate_address(_address), _country, _city)
  on conflict (consent_id) do nothing;
end;
$$;

-- Host of the referring site or name of the app; (direct) if the browser sends none.
create function private.referrer_host(url text)
returns text language sql immutable parallel safe set search_path = ''
return coalesce(
  lower(left(substring(coalesce(url, '') from '^[a-zA-Z-]+://(?:www\.)?([^/?#:]+)'), 100)), '(direct)'
);

-- Security definer: no API role has rights in event_pages.
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
  'page and event in all, and the referring site after 200 of them in a day. Pages that are listed and '
  'sites that were counted that day keep their name.';

-- Security definer: service_role has no rights in the private tables.
create function private.record_visit(
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
grant execute on function private.record_visit(text, text, text, text, jsonb, text, text, text, text, text)
to service_role;

create function public.record_visit(
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
returns bigint language sql set search_path = ''
return private.record_visit(
  _event_name, _consent_id, _session_id, _site_id, _properties, _user_agent, _device, _address,
  _country, _city
);
comment on function public.record_visit(text, text, text, text, jsonb, text, text, text, text, text) is
  'Stores an event of a visitor who agreed to analytics and returns their visitor number. _address is the '
  'full IP address: it is used for rate limits, and only its network is stored. PT429 when rate-limited. '
  'For track-analytics.';
grant execute on function public.record_visit(text, text, text, text, jsonb, text, text, text, text, text)
to service_role;

-- Security definer: service_role has no rights in the private tables.
create function private.count_filtered_visit(_reason text, _address text)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.rate_limit('visits', _address, rate_limit_visits_per_sender, rate_limit_visits_overall)
  from private.settings;
  insert into public.analytics_filtered as filtered (day, reason)
  values (private.business_day(now()), _reason)
  on conflict (day, reason) do update set events = filtered.events + 1;
end;
$$;
grant execute on function private.count_filtered_visit(text, text) to service_role;

create function public.count_filtered_visit(_reason text, _address text)
returns void language sql set search_path = ''
return private.count_filtered_visit(_reason, _address);
comment on function public.count_filtered_visit(text, text) is
  'Counts an event that is not stored. _reason: bot or staff. PT429 when rate-limited. For track-analytics.';
grant execute on function public.count_filtered_visit(text, text) to service_role;

-- Counters of consents and visitors. Unlike event counters, they count only rows that still exist.

create function private.move_counts(_kind text, _label text, _from date[], _to date[])
returns void language plpgsql set search_path = '' as $$
begin
  -- Usually the visitor was already seen today.
  if _from is not distinct from _to then
    return;
  end if;
  -- All writers change counters in one order, to avoid deadlocks.
  insert into public.analytics_days as days (day, kind, label, events)
  select changed.day, _kind, _label, sum(changed.rows)
  from (
    select unnest(_to) as day, 1 as rows
    union all
    select unnest(_from), -1
  ) as changed
  group by changed.day having sum(changed.rows) <> 0
  order by changed.day
  on conflict (day, kind, label) do update set events = days.events + excluded.events;
  delete from public.analytics_days
  where day = any(_from) and kind = _kind and label = _label and events = 0;
end;
$$;
comment on function private.move_counts(text, text, date[], date[]) is
  'Subtracts 1 from a daily counter for each of the days _from, and adds 1 for each of the days _to.';

-- Security definer: no role is granted to write the counters.
create function private.count_consents()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  each_choice public.consent_choice;
  days_from date[];
  days_to date[];
begin
  foreach each_choice in array enum_range(null::public.consent_choice) loop
    if tg_op <> 'INSERT' then
      select array_agg(private.business_day(created_at)) into days_from
      from removed where choice = each_choice;
    end if;
    if tg_op <> 'DELETE' then
      select array_agg(private.business_day(created_at)) into days_to
      from added where choice = each_choice;
    end if;
    perform private.move_counts('consents', each_choice::text, days_from, days_to);
  end loop;
  return null;
end;
$$;
create trigger consent_records_count_added after insert on public.consent_records
  referencing new table as added
  for each statement execute function private.count_consents();
create trigger consent_records_count_changed after update on public.consent_records
  referencing old table as removed new table as added
  for each statement execute function private.count_consents();
create trigger consent_records_count_removed after delete on public.consent_records
  referencing old table as removed
  for each statement execute function private.count_consents();

-- Security definer: no role is granted to write the counters.
create function private.count_seen_visitors()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  first_from date[];
  first_to date[];
  last_from date[];
  last_to date[];
begin
  if tg_op <> 'INSERT' then
    select array_agg(private.business_day(first_seen_at)), array_agg(private.business_day(last_seen_at))
    into first_from, last_from from removed;
  end if;
  if tg_op <> 'DELETE' then
    select array_agg(private.business_day(first_seen_at)), array_agg(private.business_day(last_seen_at))
    into first_to, last_to from added;
  end if;
  perform private.move_counts('seen', 'first', first_from, first_to);
  perform private.move_counts('seen', 'last', last_from, last_to);
  return null;
end;
$$;
create trigger unique_visitors_count_added after insert on public.unique_visitors
  referencing new table as added
  for each statement execute function private.count_seen_visitors();
create trigger unique_visitors_count_changed after update on public.unique_visitors
  referencing old table as removed new table as added
  for each statement execute function private.count_seen_visitors();
create trigger unique_visitors_count_removed after delete on public.unique_visitors
  referencing old table as removed
  for each statement execute function private.count_seen_visitors();

-- Counters of events, and of visitors by step.

-- The counters that one event increments.
create function private.event_counters(event public.analytics_events)
returns table (day date, kind text, label text)
language sql immutable parallel safe set search_path = '' as $$
  select private.business_day(event.created_at), counter.kind, counter.label
  from (values
    ('event', event.event_name),
    ('page', private.url_path(event.properties ->> 'page_url')),
    ('device', coalesce(event.device, 'other')),
    ('referrer', private.referrer_host(event.properties ->> 'referrer'))
  ) as counter (kind, label)
  where counter.kind = 'event'
    or event.event_name = 'page_view'
    and (counter.kind <> 'referrer' or event.properties ? 'referrer');
$$;

create function private.event_steps(event public.analytics_events)
returns table (step text)
language sql immutable parallel safe set search_path = '' as $$
  select 'visit'
  union all
  select 'quote_page' where event.event_name = 'page_view'
    and private.url_path(event.properties ->> 'page_url') = '/quote'
  union all
  select event.event_name where event.event_name not in ('page_view', 'consent_accept_all');
$$;

create function private.lock_visitors(_consent_ids text[], _days date[])
returns void language plpgsql set search_path = '' as $$
begin
  -- Imports and deletions change counters of several days in two passes; a visit changes only today's.
  if exists (select from unnest(_days) as day where day < private.business_day(now())) then
    perform pg_advisory_xact_lock(hashtextextended('analytics days', 0));
  end if;
  perform from public.unique_visitors
  where consent_id = any(_consent_ids) order by consent_id for no key update;
end;
$$;
comment on function private.lock_visitors(text[], date[]) is
  'Makes writers of the same visitors'' days wait for each other, so that each finds the previous day that '
  'the other added or deleted. Writers call it before they change counters, so that all lock in the same '
  'order as record_visit.';

-- plpgsql, because it caches the plan.
create function private.correct_previous_days(_consent_ids text[], _after date)
returns void language plpgsql set search_path = '' as $$
begin
  update public.analytics_visitor_days as later set previous_day = (
    select max(earlier.day) from public.analytics_visitor_days as earlier
    where earlier.consent_id = later.consent_id and earlier.day < later.day and earlier.step = 'visit'
  )
  where later.consent_id = any(_consent_ids) and later.day > _after and later.step = 'visit'
    and later.previous_day is distinct from (
      select max(earlier.day) from public.analytics_visitor_days as earlier
      where earlier.consent_id = later.consent_id and earlier.day < later.day and earlier.step = 'visit'
    );
end;
$$;
comment on function private.correct_previous_days(text[], date) is
  'Corrects the previous days on these visitors'' later days, after days from _after on were added or '
  'deleted.';

-- Security definer: no role is granted to write the counters.
create function private.increment_event_counters()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  consent_ids text[];
  event_days date[];
begin
  select array_agg(distinct consent_id), array_agg(distinct private.business_day(created_at))
  into consent_ids, event_days from changed;
  perform private.lock_visitors(consent_ids, event_days);

  insert into public.analytics_days as days (day, kind, label, events)
  select counter.day, counter.kind, counter.label, count(*)
  from changed, private.event_counters(changed) as counter
  group by counter.day, counter.kind, counter.label
  order by counter.day, counter.kind, counter.label
  on conflict (day, kind, label) do update set events = days.events + excluded.events;

  with taken as (
    insert into public.analytics_visitor_days (day, step, consent_id, previous_day)
    select step.day, step.step, step.consent_id,
      case when step.step = 'visit' then greatest(
        lag(step.day) over (partition by step.consent_id, step.step order by step.day),
        (
          select max(earlier.day) from public.analytics_visitor_days as earlier
          where earlier.consent_id = step.consent_id and earlier.day < step.day and earlier.step = 'visit'
        )
      ) end
    from (
      select distinct private.business_day(changed.created_at) as day, taken.step, changed.consent_id
      from changed, private.event_steps(changed) as taken
    ) as step
    order by 1, 2, 3
    on conflict do nothing
    returning day, step
  )
  insert into public.analytics_days as days (day, kind, label, events)
  select day, 'visitors', step, count(*) from taken group by day, step order by day, step
  on conflict (day, kind, label) do update set events = days.events + excluded.events;
  -- Usually the visitor already took this step that day.
  if not found then
    return null;
  end if;

  perform private.correct_previous_days(consent_ids, (select min(day) from unnest(event_days) as day));
  return null;
end;
$$;
create trigger analytics_events_increment_counters after insert on public.analytics_events
  referencing new table as changed
  for each statement execute function private.increment_event_counters();

-- Events deleted on request are subtracted; events past their retention stay counted.
-- Security definer: no role is granted to write the counters.
create function private.decrement_event_counters()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  oldest timestamptz := now() - private.event_retention();
  consent_ids text[];
  event_days date[];
begin
  select array_agg(distinct consent_id), array_agg(distinct private.business_day(created_at))
  into consent_ids, event_days from changed where created_at >= oldest;
  if consent_ids is null then
    return null;
  end if;
  perform private.lock_visitors(consent_ids, event_days);

  insert into public.analytics_days as days (day, kind, label, events)
  select counter.day, counter.kind, counter.label, -count(*)
  from changed, private.event_counters(changed) as counter
  where changed.created_at >= oldest
  group by counter.day, counter.kind, counter.label
  order by counter.day, counter.kind, counter.label
  on conflict (day, kind, label) do update set events = days.events + excluded.events;

  with left_over as (
    delete from public.analytics_visitor_days as taken
    using (
      select distinct private.business_day(created_at) as day, consent_id
      from changed where created_at >= oldest
    ) as removed
    where taken.day = removed.day and taken.consent_id = removed.consent_id
      and not exists (
        select 1 from public.analytics_events as event, private.event_steps(event) as kept
        where event.consent_id = taken.consent_id
          and private.business_day(event.created_at) = taken.day
          and kept.step = taken.step
      )
    returning taken.day, taken.step
  )
  insert into public.analytics_days as days (day, kind, label, events)
  select day, 'visitors', step, -count(*) from left_over group by day, step order by day, step
  on conflict (day, kind, label) do update set events = days.events + excluded.events;

  perform private.correct_previous_days(consent_ids, (select min(day) from unnest(event_days) as day));
  delete from public.analytics_days where events = 0 and day = any(event_days);
  return null;
end;
$$;
create trigger analytics_events_decrement_counters after delete on public.analytics_events
  referencing old table as changed
  for each statement execute function private.decrement_event_counters();

-- Counters for the unique visitors of any past period: each visitor counts on their first day in it, the one
-- whose previous day is before the period.

create function private.move_returns(
  _from public.analytics_visitor_days[], _to public.analytics_visitor_days[]
)
returns void language plpgsql set search_path = '' as $$
begin
  -- All writers change counters in one order, to avoid deadlocks.
  insert into private.analytics_returns as returns (day, previous_day, visitors)
  select changed.day, coalesce(changed.previous_day, '-infinity'), sum(changed.visitors)
  from (
    select day, previous_day, 1 as visitors from unnest(_to)
    union all
    select day, previous_day, -1 from unnest(_from)
  ) as changed
  group by 1, 2 having sum(changed.visitors) <> 0
  order by 1, 2
  on conflict (day, previous_day) do update set visitors = returns.visitors + excluded.visitors;
  delete from private.analytics_returns
  where visitors = 0 and day in (select day from unnest(_from));
end;
$$;
comment on function private.move_returns(public.analytics_visitor_days[], public.analytics_visitor_days[]) is
  'Subtracts 1 from analytics_returns for each of the rows _from, and adds 1 for each of the rows _to.';

-- Security definer: no role is granted to write the counters.
create function private.count_returns()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  rows_from public.analytics_visitor_days[];
  rows_to public.analytics_visitor_days[];
begin
  if tg_op <> 'INSERT' then
    select array_agg(removed::public.analytics_visitor_days) into rows_from from removed where step = 'visit';
  end if;
  if tg_op <> 'DELETE' then
    select array_agg(added::public.analytics_visitor_days) into rows_to from added where step = 'visit';
  end if;
  if coalesce(rows_from, rows_to) is not null then
    perform private.move_returns(rows_from, rows_to);
  end if;
  return null;
end;
$$;
create trigger analytics_visitor_days_count_added after insert on public.analytics_visitor_days
  referencing new table as added
  for each statement execute function private.count_returns();
create trigger analytics_visitor_days_count_changed after update on public.analytics_visitor_days
  referencing old table as removed new table as added
  for each statement execute function private.count_returns();
create trigger analytics_visitor_days_count_removed after delete on public.analytics_visitor_days
  referencing old table as removed
  for each statement execute function private.count_returns();

-- Reports of /admin/analytics. Days are Ohio days, both ends included. These functions run as the caller, so
-- the policies limit them to admins too.

create function public.analytics_totals(_from date, _to date)
returns table (
  events bigint,
  page_views bigint,
  consents bigint,
  unique_visitors bigint,
  bots bigint,
  staff bigint
)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select
    coalesce(sum(days.events) filter (where days.kind = 'event' and days.day <= _to), 0)::bigint,
    coalesce(sum(days.events) filter (
      where days.kind = 'event' and days.label = 'page_view' and days.day <= _to
    ), 0)::bigint,
    coalesce(sum(days.events) filter (where days.kind = 'consents' and days.day <= _to), 0)::bigint,
    -- A visitor of the period was last seen in it or later, so this is exact for periods that end today.
    -- Visitors first seen after the period don't count.
    (
      coalesce(sum(days.events) filter (where days.kind = 'seen' and days.label = 'last'), 0)
      - coalesce(sum(days.events) filter (
        where days.kind = 'seen' and days.label = 'first' and days.day > _to
      ), 0)
    )::bigint,
    (select coalesce(sum(filtered.events), 0)::bigint from public.analytics_filtered as filtered
     where filtered.reason = 'bot' and filtered.day between _from and _to),
    (select coalesce(sum(filtered.events), 0)::bigint from public.analytics_filtered as filtered
     where filtered.reason = 'staff' and filtered.day between _from and _to)
  from public.analytics_days as days
  where days.kind in ('event', 'consents', 'seen') and days.day >= _from;
end;
$$;
comment on function public.analytics_totals(date, date) is
  'One row of totals for a period. unique_visitors is exact for periods that end today. Admins only (42501).';
grant execute on function public.analytics_totals(date, date) to authenticated, service_role;

-- analytics_totals is exact only for periods that end today, because it knows only first and last visits.
-- Security definer: no API role has rights in analytics_returns.
create function private.analytics_visitors(_from date, _to date)
returns table (visitors bigint, counted_since date, kept_since date)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  kept_since := private.business_day(now() - private.event_retention());
  counted_since := (
    select min(days.day) from public.analytics_days as days
    where days.kind = 'visitors' and days.label = 'visit'
  );
  if _from >= kept_since and _from >= counted_since then
    visitors := (
      select coalesce(sum(returns.visitors), 0)::bigint from private.analytics_returns as returns
      where returns.day between _from and _to and returns.previous_day < _from
    );
  end if;
  return next;
end;
$$;
grant execute on function private.analytics_visitors(date, date) to authenticated, service_role;

create function public.analytics_visitors(_from date, _to date)
returns table (visitors bigint, counted_since date, kept_since date)
language sql stable set search_path = '' as $$
  select * from private.analytics_visitors(_from, _to);
$$;
comment on function public.analytics_visitors(date, date) is
  'One row: the exact number of unique visitors in any past period, null if we don''t know them for all of '
  'its days; the first day with counted visitors (null: none yet); and the first day whose visitors are '
  'kept, 13 months ago. Days are Ohio days, both ends included. Admins only (42501).';
grant execute on function public.analytics_visitors(date, date) to authenticated, service_role;

create function public.analytics_top(_kind text, _from date, _to date, _limit integer default 10)
returns table (label text, events bigint)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select days.label, sum(days.events)::bigint
  from public.analytics_days as days
  where days.kind = _kind and days.day between _from and _to
  group by days.label
  order by 2 desc, 1
  limit least(_limit, 100);
end;
$$;
comment on function public.analytics_top(text, date, date, integer) is
  'Most frequent labels of a kind (event, page, referrer, device, visitors), 100 at most. Admins only '
  '(42501).';
grant execute on function public.analytics_top(text, date, date, integer) to authenticated, service_role;

create function public.analytics_series(_from date, _to date)
returns table (day date, visitors bigint, page_views bigint)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select every::date,
    coalesce(sum(days.events) filter (where days.kind = 'visitors'), 0)::bigint,
    coalesce(sum(days.events) filter (where days.kind = 'event'), 0)::bigint
  from generate_series(_from, least(_to, _from + 800), interval '1 day') as every
  left join public.analytics_days as days
    on days.day = every::date
    and (days.kind, days.label) in (('visitors', 'visit'), ('event', 'page_view'))
  group by every
  order by every;
end;
$$;
comment on function public.analytics_series(date, date) is
  'One row per day with its visitors and page views, days without any included, 801 days at most. Admins '
  'only (42501).';
grant execute on function public.analytics_series(date, date) to authenticated, service_role;

create function public.analytics_funnel(_from date, _to date)
returns table (step text, visitors bigint)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select every.step, coalesce(sum(days.events), 0)::bigint
  from unnest(array['visit', 'quote_page', 'quote_started', 'quote_sent'])
    with ordinality as every (step, place)
  left join public.analytics_days as days
    on days.kind = 'visitors' and days.label = every.step and days.day between _from and _to
  group by every.step, every.place
  order by every.place;
end;
$$;
comment on function public.analytics_funnel(date, date) is
  'Visitors who took each step toward a quote, in order; a visitor counts once per day and step. Admins '
  'only (42501).';
grant execute on function public.analytics_funnel(date, date) to authenticated, service_role;

-- Security definer: no API role has rights in event_pages.
create function private.search_event_pages(_page text, _event text)
returns table (page text, event_name text)
language sql stable security definer set search_path = '' as $$
  select known.page, known.event_name from private.event_pages as known
  where (select private.is_admin_or_service())
    and position(lower(_page) in lower(known.page)) > 0
    and (_event is null or known.event_name = _event);
$$;
comment on function private.search_event_pages(text, text) is
  'Pairs of page and event name whose page contains the text, for all events or only _event. Admins only; '
  'others get no rows.';
grant execute on function private.search_event_pages(text, text) to authenticated, service_role;

-- plan_cache_mode: a custom plan leaves out the filters that aren't used.
create function public.analytics_history(
  _event text default null,
  _page text default null,
  _visitor bigint default null,
  _from date default null,
  _before_at timestamptz default null,
  _before_id bigint default null,
  _limit integer default 25
)
returns setof public.analytics_events
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  begins timestamptz := coalesce(_from::timestamp at time zone 'America/New_York', '-infinity');
  before_at timestamptz := coalesce(_before_at, 'infinity');
  before_id bigint := coalesce(_before_id, 9223372036854775807);
  most integer := least(_limit, 100);
begin
  perform private.require_admin();
  if _page is null or _visitor is not null then
    return query
    select * from public.analytics_events as event
    where (_visitor is null or event.consent_id = (
        select consent_id from public.unique_visitors where visitor_number = _visitor))
      and (_event is null or event.event_name = _event)
      and (_page is null or position(lower(_page) in lower(event.page)) > 0)
      and event.created_at >= begins
      and (event.created_at, event.id) < (before_at, before_id)
    order by event.created_at desc, event.id desc
    limit most;
    return;
  end if;

  -- Reads the newest events of each matching page and event name, because searching every row for a
  -- rare path is slow.
  return query
  select found.*
  from private.search_event_pages(_page, _event) as known, lateral (
    select * from public.analytics_events as event
    where event.page = known.page and event.event_name = known.event_name
      and event.created_at >= begins
      and (event.created_at, event.id) < (before_at, before_id)
    order by event.created_at desc, event.id desc
    limit most
  ) as found
  order by found.created_at desc, found.id desc
  limit most;
end;
$$;
comment on function
  public.analytics_history(text, text, bigint, date, timestamptz, bigint, integer) is
  'Events, newest first, 100 at most per call. Optional filters: event name, part of the page''s path, '
  'visitor number, first day. _before_at and _before_id are the last row already shown. Admins only (42501).';
grant execute on function public.analytics_history(text, text, bigint, date, timestamptz, bigint, integer)
to authenticated, service_role;

-- Visits. Written by the edge function alone (service_role), read by admins; the browser has no
-- grant to write any of it (design 3.8).

create type public.consent_choice as enum ('accepted', 'declined');

-- An address only ever arrives truncated, to its /24 or /48.
create function private.is_truncated_address(value text)
returns boolean language sql immutable parallel safe set search_path = ''
return value ~ '^(\d{1,3}\.){3}0$' or value ~* '^([0-9a-f]{1,4}(:[0-9a-f]{1,4}){0,2})?::$';
grant execute on function private.is_truncated_address(text) to service_role;

create table public.analytics_events (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  event_name text not null check (event_name ~ '^[a-z][a-z0-9_]{0,63}$'),
  site_id text not null default 'default' check (private.is_filled_line(site_id, 64)),
  visitor_id text check (private.is_line(visitor_id, 64)),
  consent_id text not null check (consent_id ~ '^[A-Za-z0-9_-]{32}$'),
  session_id text check (private.is_line(session_id, 64)),
  -- page_url, page_title, referrer
  properties jsonb not null default '{}'
    check (jsonb_typeof(properties) = 'object' and char_length(properties::text) <= 8192),
  ip_address text check (private.is_truncated_address(ip_address)),
  user_agent text check (private.is_line(user_agent, 1024))
);
comment on table public.analytics_events is 'One row per event of a visitor who agreed to be counted.';
create index analytics_events_newest_first on public.analytics_events (created_at desc, id desc);
create index analytics_events_by_visitor
  on public.analytics_events (consent_id, created_at desc, id desc);

create table public.consent_records (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  choice public.consent_choice not null,
  -- Who declines is given no id.
  consent_id text check (consent_id ~ '^[A-Za-z0-9_-]{32}$'),
  site_id text not null default 'default' check (private.is_filled_line(site_id, 64)),
  check (choice = 'declined' or consent_id is not null)
);
comment on table public.consent_records is 'Choices made in the cookie dialog.';
create index consent_records_by_visitor on public.consent_records (consent_id);

create table public.unique_visitors (
  consent_id text primary key check (consent_id ~ '^[A-Za-z0-9_-]{32}$'),
  -- 0 is shown as 'Master Creator' (specification 2, section 3).
  visitor_number bigint generated always as identity (minvalue 0 start with 0) unique,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  total_visits integer not null default 1 check (total_visits > 0),
  ip_address text check (private.is_truncated_address(ip_address)),
  geo_country text check (private.is_line(geo_country, 80)),
  geo_city text check (private.is_line(geo_city, 120))
);
comment on table public.unique_visitors is 'One row per browser that agreed to be counted.';
create index unique_visitors_newest_first on public.unique_visitors (last_seen_at desc, consent_id);

-- Totals per event, kept by the triggers below: counting a million events for one card on the
-- dashboard would take longer than everything else on it (design 6).
create table public.analytics_event_totals (
  event_name text primary key,
  events bigint not null
);
comment on table public.analytics_event_totals is 'How many rows of analytics_events there are per event.';
create index analytics_event_totals_most_first
  on public.analytics_event_totals (events desc, event_name);

-- Security definer, both: nobody is granted to write the totals.
create function private.add_to_event_totals()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.analytics_event_totals as totals (event_name, events)
  select event_name, count(*) from changed group by event_name order by event_name
  on conflict (event_name) do update set events = totals.events + excluded.events;
  return null;
end;
$$;
create trigger analytics_events_counted after insert on public.analytics_events
  referencing new table as changed
  for each statement execute function private.add_to_event_totals();

create function private.take_from_event_totals()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.analytics_event_totals as totals set events = totals.events - gone.events
  from (select event_name, count(*) as events from changed group by event_name) as gone
  where totals.event_name = gone.event_name;
  return null;
end;
$$;
create trigger analytics_events_uncounted after delete on public.analytics_events
  referencing old table as changed
  for each statement execute function private.take_from_event_totals();

alter table public.analytics_events enable row level security;
alter table public.consent_records enable row level security;
alter table public.unique_visitors enable row level security;
alter table public.analytics_event_totals enable row level security;
grant select on
  public.analytics_events, public.consent_records, public.unique_visitors,
  public.analytics_event_totals
to authenticated;
grant select, insert, update, delete on
  public.analytics_events, public.consent_records, public.unique_visitors
to service_role;
grant select on public.analytics_event_totals to service_role;

create policy "admins read events" on public.analytics_events
  for select to authenticated using ((select private.is_admin()));
create policy "admins read consents" on public.consent_records
  for select to authenticated using ((select private.is_admin()));
create policy "admins read visitors" on public.unique_visitors
  for select to authenticated using ((select private.is_admin()));
create policy "admins read totals" on public.analytics_event_totals
  for select to authenticated using ((select private.is_admin()));

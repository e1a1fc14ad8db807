-- Visits, counted in one call an event (design 3.8). The figures of the console come from the
-- counters in analytics_days, so they cost the same at ten events and at ten million.

alter table private.settings
  add column visits_per_sender integer not null default 300 check (visits_per_sender > 0),
  add column visits_overall integer not null default 60000 check (visits_overall > 0),
  -- An office or a truck stop shares an address; a flood of made-up visitors comes from few.
  add column visitors_per_sender integer not null default 60 check (visitors_per_sender > 0);

alter table public.analytics_events
  add column device text check (device in ('desktop', 'mobile', 'tablet', 'other'));
create index analytics_events_by_name
  on public.analytics_events (event_name, created_at desc, id desc);

alter table public.unique_visitors
  add column last_session_id text check (private.is_line(last_session_id, 64));

-- The company's day: a figure for 'today' that turns at midnight in London tells dispatch nothing.
create function private.business_day(moment timestamptz)
returns date language sql immutable parallel safe set search_path = ''
return (moment at time zone 'America/New_York')::date;

-- '/fleet' of 'https://example.com/fleet?x=1'. What no address says stands under '(unknown)'.
create function private.page_of(url text)
returns text language sql immutable parallel safe set search_path = ''
return left(coalesce(nullif(
  regexp_replace(coalesce(url, ''), '^[a-z]+://[^/?#]+|[?#].*$', '', 'gi'), ''), '(unknown)'), 200);

-- The site somebody came from; '(direct)' where the browser names none.
create function private.referrer_of(url text)
returns text language sql immutable parallel safe set search_path = ''
return coalesce(
  lower(left(substring(coalesce(url, '') from '^[a-zA-Z]+://(?:www\.)?([^/?#:]+)'), 100)), '(direct)'
);

-- How often something happened on a day: every event by its name, page views by page, by the site
-- that sent the visitor (first page of a visit only) and by device, and how many different visitors
-- took a step.
create table public.analytics_days (
  day date not null,
  kind text not null check (kind in ('event', 'page', 'referrer', 'device', 'visitors')),
  label text not null,
  events bigint not null,
  primary key (day, kind, label)
);
comment on table public.analytics_days is 'Counters a day, kept by triggers on analytics_events.';

-- Who took which step on which day, so that nobody is counted twice.
create table public.analytics_visitor_days (
  day date not null,
  step text not null,
  consent_id text not null,
  primary key (day, step, consent_id)
);
comment on table public.analytics_visitor_days is
  'Steps of a visitor on a day: any visit, the quote page, and the goals.';
create index analytics_visitor_days_by_visitor on public.analytics_visitor_days (consent_id);

-- What was not counted, and why.
create table public.analytics_filtered (
  day date not null,
  reason text not null check (reason in ('bot', 'staff')),
  events bigint not null default 1,
  primary key (day, reason)
);
comment on table public.analytics_filtered is 'Events of programs and of our own staff, only counted.';

-- What one event adds to the counters.
create function private.counters_of(event public.analytics_events)
returns table (day date, kind text, label text)
language sql immutable parallel safe set search_path = '' as $$
  select private.business_day(event.created_at), counter.kind, counter.label
  from (values
    ('event', event.event_name),
    ('page', private.page_of(event.properties ->> 'page_url')),
    ('device', coalesce(event.device, 'other')),
    ('referrer', private.referrer_of(event.properties ->> 'referrer'))
  ) as counter (kind, label)
  where counter.kind = 'event'
    or event.event_name = 'page_view'
    and (counter.kind <> 'referrer' or event.properties ? 'referrer');
$$;

create function private.steps_of(event public.analytics_events)
returns table (step text)
language sql immutable parallel safe set search_path = '' as $$
  select 'visit'
  union all
  select 'quote_page' where event.event_name = 'page_view'
    and private.page_of(event.properties ->> 'page_url') = '/quote'
  union all
  select event.event_name where event.event_name not in ('page_view', 'consent_accept_all');
$$;

-- Security definer, both: nobody is granted to write the counters. Rows are written in one order,
-- so that two statements at the same time wait for each other instead of locking up.
create function private.count_events()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.analytics_days as days (day, kind, label, events)
  select counter.day, counter.kind, counter.label, count(*)
  from changed, private.counters_of(changed) as counter
  group by counter.day, counter.kind, counter.label
  order by counter.day, counter.kind, counter.label
  on conflict (day, kind, label) do update set events = days.events + excluded.events;

  with taken as (
    insert into public.analytics_visitor_days (day, step, consent_id)
    select distinct private.business_day(changed.created_at) as day, taken.step, changed.consent_id
    from changed, private.steps_of(changed) as taken
    order by 1, 2, 3
    on conflict do nothing
    returning day, step
  )
  insert into public.analytics_days as days (day, kind, label, events)
  select day, 'visitors', step, count(*) from taken group by day, step order by day, step
  on conflict (day, kind, label) do update set events = days.events + excluded.events;
  return null;
end;
$$;
create trigger analytics_events_days_added after insert on public.analytics_events
  referencing new table as changed
  for each statement execute function private.count_events();

create function private.uncount_events()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.analytics_days as days set events = days.events - gone.events
  from (
    select counter.day, counter.kind, counter.label, count(*) as events
    from changed, private.counters_of(changed) as counter
    group by counter.day, counter.kind, counter.label
  ) as gone
  where (days.day, days.kind, days.label) = (gone.day, gone.kind, gone.label);

  with left_over as (
    delete from public.analytics_visitor_days as taken
    using (
      select distinct private.business_day(created_at) as day, consent_id from changed
    ) as gone
    where taken.day = gone.day and taken.consent_id = gone.consent_id
      and not exists (
        select 1 from public.analytics_events as event, private.steps_of(event) as kept
        where event.consent_id = taken.consent_id
          and private.business_day(event.created_at) = taken.day
          and kept.step = taken.step
      )
    returning taken.day, taken.step
  )
  update public.analytics_days as days set events = days.events - gone.visitors
  from (
    select day, step, count(*) as visitors from left_over group by day, step
  ) as gone
  where (days.day, days.kind, days.label) = (gone.day, 'visitors', gone.step);

  delete from public.analytics_days
  where events = 0 and day in (select private.business_day(created_at) from changed);
  return null;
end;
$$;
create trigger analytics_events_days_taken after delete on public.analytics_events
  referencing old table as changed
  for each statement execute function private.uncount_events();

alter table public.analytics_days enable row level security;
alter table public.analytics_visitor_days enable row level security;
alter table public.analytics_filtered enable row level security;
grant select on public.analytics_days, public.analytics_filtered to authenticated, service_role;

create policy "admins read the days" on public.analytics_days
  for select to authenticated using ((select private.is_admin()));
create policy "admins read what was filtered out" on public.analytics_filtered
  for select to authenticated using ((select private.is_admin()));

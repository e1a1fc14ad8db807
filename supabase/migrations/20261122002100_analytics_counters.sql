-- Daily counters, kept by triggers on analytics_events. All figures come from them, so they cost the
-- same for ten events and for ten million.

create table public.analytics_days (
  day date not null,
  kind text not null check (kind in ('event', 'page', 'referrer', 'device', 'visitors')),
  label text not null,
  events bigint not null,
  primary key (day, kind, label)
);
comment on table public.analytics_days is
  'Counters per day in Ohio: events by name; page views by page, by referring site (first page of a visit) '
  'and by device; distinct visitors by step. They name nobody and are kept.';
-- All-time counts per label without reading every day.
create index analytics_days_label_idx on public.analytics_days (kind, label, day);

create table public.analytics_visitor_days (
  day date not null,
  step text not null,
  consent_id text not null,
  primary key (day, step, consent_id)
);
comment on table public.analytics_visitor_days is
  'Which visitor took which step on a day (any visit, the quote page, the goals), so that nobody is '
  'counted twice. Kept for 13 months.';
create index analytics_visitor_days_consent_id_idx on public.analytics_visitor_days (consent_id);

create table public.analytics_filtered (
  day date not null,
  reason text not null check (reason in ('bot', 'staff')),
  events bigint not null default 1,
  primary key (day, reason)
);
comment on table public.analytics_filtered is
  'How many events of bots and of our own staff were dropped per day.';

alter table public.analytics_days enable row level security;
alter table public.analytics_visitor_days enable row level security;
alter table public.analytics_filtered enable row level security;
grant select on public.analytics_days, public.analytics_filtered to authenticated, service_role;

create policy "Admins can read daily counters" on public.analytics_days
  for select to authenticated using ((select private.is_admin()));
create policy "Admins can read filtered counts" on public.analytics_filtered
  for select to authenticated using ((select private.is_admin()));

-- What one event adds to the counters.
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

-- One order for all writers, to avoid deadlocks.
-- Security definer: no role is granted to write the counters.
create function private.increment_event_counters()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.analytics_days as days (day, kind, label, events)
  select counter.day, counter.kind, counter.label, count(*)
  from changed, private.event_counters(changed) as counter
  group by counter.day, counter.kind, counter.label
  order by counter.day, counter.kind, counter.label
  on conflict (day, kind, label) do update set events = days.events + excluded.events;

  with taken as (
    insert into public.analytics_visitor_days (day, step, consent_id)
    select distinct private.business_day(changed.created_at) as day, taken.step, changed.consent_id
    from changed, private.event_steps(changed) as taken
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
create trigger analytics_events_increment_counters after insert on public.analytics_events
  referencing new table as changed
  for each statement execute function private.increment_event_counters();

-- Events deleted on request leave the counters too; events past their retention do not.
-- Security definer: no role is granted to write the counters.
create function private.decrement_event_counters()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  oldest timestamptz := now() - private.event_retention();
begin
  update public.analytics_days as days set events = days.events - removed.events
  from (
    select counter.day, counter.kind, counter.label, count(*) as events
    from changed, private.event_counters(changed) as counter
    where changed.created_at >= oldest
    group by counter.day, counter.kind, counter.label
  ) as removed
  where (days.day, days.kind, days.label) = (removed.day, removed.kind, removed.label);

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
  update public.analytics_days as days set events = days.events - removed.visitors
  from (
    select day, step, count(*) as visitors from left_over group by day, step
  ) as removed
  where (days.day, days.kind, days.label) = (removed.day, 'visitors', removed.step);

  delete from public.analytics_days
  where events = 0 and day in (
    select private.business_day(created_at) from changed where created_at >= oldest
  );
  return null;
end;
$$;
create trigger analytics_events_decrement_counters after delete on public.analytics_events
  referencing old table as changed
  for each statement execute function private.decrement_event_counters();

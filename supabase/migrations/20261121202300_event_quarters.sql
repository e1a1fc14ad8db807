-- Events by the quarter of a year: what is thirteen months old goes by dropping a table, whatever
-- its size, and the indexes that are written to stay small (docs/decisions/0017).

-- A table is not made a partitioned one: another takes its place, and all that goes by its type.
drop function public.analytics_history(text, text, bigint, date, timestamptz, bigint, integer);
drop function private.counters_of(public.analytics_events);
drop function private.steps_of(public.analytics_events);
alter table public.analytics_events rename to analytics_events_before;

create table public.analytics_events (
  like public.analytics_events_before
    including defaults including constraints including generated including identity
    including comments,
  primary key (id, created_at)
) partition by range (created_at);
comment on table public.analytics_events is 'One row per event of a visitor who agreed to be counted.';

-- Takes what no quarter has been opened for, so that no event is ever refused for its date.
create table private.analytics_events_other partition of public.analytics_events default;

insert into public.analytics_events (
  id, created_at, event_name, site_id, visitor_id, consent_id, session_id, properties, ip_address,
  user_agent, device
)
overriding system value
select id, created_at, event_name, site_id, visitor_id, consent_id, session_id, properties,
  ip_address, user_agent, device
from public.analytics_events_before;
select setval(
  pg_get_serial_sequence('public.analytics_events', 'id'),
  coalesce(max(id), 0) + 1, false
)
from public.analytics_events_before;
drop table public.analytics_events_before;

create index analytics_events_newest_first on public.analytics_events (created_at desc, id desc);
create index analytics_events_by_visitor
  on public.analytics_events (consent_id, created_at desc, id desc);
create index analytics_events_by_name
  on public.analytics_events (event_name, created_at desc, id desc);
create index analytics_events_by_page
  on public.analytics_events (page, event_name, created_at desc, id desc);

alter table public.analytics_events enable row level security;
grant select on public.analytics_events to authenticated;
grant select, insert, update, delete on public.analytics_events to service_role;
create policy "admins read events" on public.analytics_events
  for select to authenticated using ((select private.is_admin()));

-- 'analytics_events_2026_q4'. Quarters begin at midnight UTC.
create function private.event_quarter_name(begins timestamptz)
returns text language sql immutable parallel safe set search_path = ''
return 'analytics_events_' || to_char(begins at time zone 'UTC', 'YYYY"_q"Q');

-- Opens the quarter a moment lies in. Events that came before it was opened move there, uncounted:
-- triggers stand on the table as a whole.
create function private.open_event_quarter(moment timestamptz)
returns void language plpgsql set search_path = '' as $$
declare
  begins constant timestamptz := date_trunc('quarter', moment, 'UTC');
  ends constant timestamptz := (begins at time zone 'UTC' + interval '3 months') at time zone 'UTC';
  name constant text := private.event_quarter_name(begins);
begin
  if to_regclass(format('private.%I', name)) is not null then
    return;
  end if;
  execute format(
    'create table private.%I (like public.analytics_events
      including defaults including constraints including generated)', name);
  execute format(
    'with moved as (
      delete from private.analytics_events_other where created_at >= $1 and created_at < $2
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

-- Opens every quarter of the time that visits are kept and the next one, and drops those before it,
-- each as a whole. Run every night (private.forget_old_rows). Where nobody runs it, events of a
-- quarter that was not opened wait in the rest.
create function private.turn_event_quarters()
returns void language plpgsql set search_path = '' as $$
declare
  oldest constant timestamptz := now() - private.visits_kept();
  outdated text;
begin
  perform private.open_event_quarter(month)
  from generate_series(oldest, now() + interval '3 months', interval '1 month') as month;
  for outdated in
    select relname from pg_catalog.pg_inherits
    join pg_catalog.pg_class on pg_class.oid = inhrelid
    where inhparent = 'public.analytics_events'::regclass and relname ~ '_q[1-4]$'
      and relname < private.event_quarter_name(date_trunc('quarter', oldest, 'UTC'))
  loop
    execute format('drop table private.%I', outdated);
  end loop;
end;
$$;
select private.turn_event_quarters();

-- As before, of the new table.
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

create trigger analytics_events_days_added after insert on public.analytics_events
  referencing new table as changed
  for each statement execute function private.count_events();
create trigger analytics_events_days_taken after delete on public.analytics_events
  referencing old table as changed
  for each statement execute function private.uncount_events();

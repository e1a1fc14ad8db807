-- Analytics events, one row each, partitioned by quarter of created_at: what is past its retention is
-- dropped with its partition, whatever its size, and active indexes stay small (docs/decisions/0017).

create function private.event_retention()
returns interval language sql immutable parallel safe set search_path = ''
return interval '13 months';

-- Days in figures are the company's: a "today" that ends at midnight in London is useless to dispatch.
create function private.business_day(moment timestamptz)
returns date language sql immutable parallel safe set search_path = ''
return (moment at time zone 'America/New_York')::date;

create function private.is_truncated_address(value text)
returns boolean language sql immutable parallel safe set search_path = ''
return value ~ '^(\d{1,3}\.){3}0$' or value ~* '^([0-9a-f]{1,4}(:[0-9a-f]{1,4}){0,2})?::$';
comment on function private.is_truncated_address(text) is
  'Whether an IP address is truncated to its network, the only form we store: /24, or /48 for IPv6.';

create function private.url_path(url text)
returns text language sql immutable parallel safe set search_path = ''
return left(coalesce(nullif(
  regexp_replace(coalesce(url, ''), '^[a-z]+://[^/?#]+|[?#].*$', '', 'gi'), ''), '(unknown)'), 200);
comment on function private.url_path(text) is
  'Path of a URL without its query: /fleet for https://example.com/fleet?x=1; (unknown) without a path.';

-- Host of the referring site; (direct) if the browser sends none.
create function private.referrer_host(url text)
returns text language sql immutable parallel safe set search_path = ''
return coalesce(
  lower(left(substring(coalesce(url, '') from '^[a-zA-Z]+://(?:www\.)?([^/?#:]+)'), 100)), '(direct)'
);

-- A CHECK and a generated column run their functions as the role that writes the row.
grant execute on function private.is_truncated_address(text), private.url_path(text) to service_role;

create table public.analytics_events (
  id bigint generated always as identity,
  created_at timestamptz not null default now(),
  event_name text not null check (event_name ~ '^[a-z][a-z0-9_]{0,63}$'),
  site_id text not null default 'default' check (private.is_filled_line(site_id, 64)),
  visitor_id text check (private.is_line(visitor_id, 64)),
  consent_id text not null check (consent_id ~ '^[A-Za-z0-9_-]{32}$'),
  session_id text check (private.is_line(session_id, 64)),
  -- page_url, page_title, referrer
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

-- 'analytics_events_2026_q4'. Quarters begin at midnight UTC.
create function private.event_partition_name(begins timestamptz)
returns text language sql immutable parallel safe set search_path = ''
return 'analytics_events_' || to_char(begins at time zone 'UTC', 'YYYY"_q"Q');

-- Creates the partition for a moment if it does not exist. Events already in the default partition move
-- into it without being counted twice: the triggers are on the parent table.
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

-- Creates partitions from the oldest retained quarter to the next one and drops older ones. Runs every
-- night (private.delete_expired_rows). Where nothing runs it, events wait in the default partition.
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

-- Lets a search for part of a path start from a short list instead of every partition's index.
create table private.event_pages (
  page text not null,
  event_name text not null,
  primary key (page, event_name)
);
comment on table private.event_pages is
  'Every pair of page and event name in analytics_events, and until the next night some that are gone.';

-- One order for all writers, to avoid deadlocks.
-- Security definer: no role is granted to write the list.
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

-- Security definer: the list is private.
create function private.search_event_pages(_page text, _event text)
returns table (page text, event_name text)
language sql stable security definer set search_path = '' as $$
  select known.page, known.event_name from private.event_pages as known
  where (select private.is_admin_or_service())
    and position(lower(_page) in lower(known.page)) > 0
    and (_event is null or known.event_name = _event);
$$;
comment on function private.search_event_pages(text, text) is
  'Known pairs of page and event name whose page contains the text, on request of one event. Admins '
  'only; others get no rows.';
grant execute on function private.search_event_pages(text, text) to authenticated, service_role;

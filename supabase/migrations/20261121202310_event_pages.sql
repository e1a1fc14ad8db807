-- The pages there are events of. A look-up by a part of a page's path began by walking an index from
-- page to page, in every quarter; now it begins with this list.

create table private.event_pages (
  page text not null,
  event_name text not null,
  primary key (page, event_name)
);
comment on table private.event_pages is
  'Every pair of page and event name in analytics_events, and for a day some that are gone.';

-- Security definer: nobody is granted to write the list. In one order, as the counters.
create function private.list_event_pages()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.event_pages (page, event_name)
  select distinct page, event_name from changed order by page, event_name
  on conflict do nothing;
  return null;
end;
$$;
create trigger analytics_events_pages_listed after insert on public.analytics_events
  referencing new table as changed
  for each statement execute function private.list_event_pages();
insert into private.event_pages (page, event_name)
select distinct page, event_name from public.analytics_events;

-- Security definer: the list is private; this is its only door. Admins only.
create function private.event_pages_with(_page text, _event text)
returns table (page text, event_name text)
language sql stable security definer set search_path = '' as $$
  select known.page, known.event_name from private.event_pages as known
  where (select private.serves_admin())
    and position(lower(_page) in lower(known.page)) > 0
    and (_event is null or known.event_name = _event);
$$;
grant execute on function private.event_pages_with(text, text) to authenticated, service_role;

-- As before, but for where the pages come from.
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

  -- A path that is rarely or never visited must not be looked for in every row: of each pair of
  -- page and event that matches the newest rows are read.
  return query
  select found.*
  from private.event_pages_with(_page, _event) as known, lateral (
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
grant execute on function
  public.analytics_history(text, text, bigint, date, timestamptz, bigint, integer)
to authenticated, service_role;

-- As before, a quarter at a time, and pages nobody has an event of any more. In plpgsql, which plans
-- a statement when it comes to it: one planned before would look for the tables just dropped.
create or replace function private.forget_old_rows()
returns void language plpgsql set search_path = '' as $$
begin
  perform private.turn_event_quarters();
  delete from public.analytics_events where created_at < now() - private.visits_kept();
  delete from private.event_pages as known where not exists (
    select from public.analytics_events as event
    where (event.page, event.event_name) = (known.page, known.event_name)
  );
  delete from public.analytics_visitor_days
  where day < private.business_day(now() - private.visits_kept());
  delete from public.unique_visitors where last_seen_at < now() - private.visits_kept();
  delete from public.consent_records where created_at < now() - private.visits_kept();
  delete from public.activity_log where created_at < now() - interval '2 years';
  delete from private.submission_counts where window_start < now() - interval '1 day';
end;
$$;

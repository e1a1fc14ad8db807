-- The events of /admin/analytics one by one, newest first: any filter, any page of a million rows,
-- at the price of the rows that are shown.

-- The column is made with the rights of who inserts.
grant execute on function private.page_of(text) to service_role;
alter table public.analytics_events
  add column page text generated always as (private.page_of(properties ->> 'page_url')) stored;
create index analytics_events_by_page
  on public.analytics_events (page, event_name, created_at desc, id desc);

-- Events from a day of the company's on, those before a cursor (the last row shown), newest first.
-- `_page` is part of a page's path. Admins only, by row level security too.
-- Planned anew at every call: what is not asked for then costs nothing.
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

  -- A path that is rarely or never visited must not be looked for in every row: from one pair of
  -- page and event the index leads to the next, and those that match have their newest rows read.
  return query
  with recursive pairs as (
    (select page, event_name from public.analytics_events order by page, event_name limit 1)
    union all
    select following.page, following.event_name
    from pairs, lateral (
      select event.page, event.event_name from public.analytics_events as event
      where (event.page, event.event_name) > (pairs.page, pairs.event_name)
      order by event.page, event.event_name
      limit 1
    ) as following
  )
  select found.*
  from pairs, lateral (
    select * from public.analytics_events as event
    where event.page = pairs.page and event.event_name = pairs.event_name
      and event.created_at >= begins
      and (event.created_at, event.id) < (before_at, before_id)
    order by event.created_at desc, event.id desc
    limit most
  ) as found
  where position(lower(_page) in lower(pairs.page)) > 0
    and (_event is null or pairs.event_name = _event)
  order by found.created_at desc, found.id desc
  limit most;
end;
$$;
grant execute on function
  public.analytics_history(text, text, bigint, date, timestamptz, bigint, integer)
to authenticated, service_role;

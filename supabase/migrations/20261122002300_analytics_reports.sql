-- Figures of /admin/analytics. Days are Ohio days, both ends included. Row level security limits what
-- the functions can sum up to admins as well.

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
declare
  begins timestamptz := _from::timestamp at time zone 'America/New_York';
  ends timestamptz := (_to + 1)::timestamp at time zone 'America/New_York';
begin
  perform private.require_admin();
  return query
  select
    coalesce(sum(days.events), 0)::bigint,
    coalesce(sum(days.events) filter (where days.label = 'page_view'), 0)::bigint,
    (select count(*) from public.consent_records
     where created_at >= begins and created_at < ends),
    -- A visitor of the period was last seen in it or later, so this is exact for periods that end today.
    (select count(*) from public.unique_visitors
     where last_seen_at >= begins and first_seen_at < ends),
    (select coalesce(sum(filtered.events), 0)::bigint from public.analytics_filtered as filtered
     where filtered.reason = 'bot' and filtered.day between _from and _to),
    (select coalesce(sum(filtered.events), 0)::bigint from public.analytics_filtered as filtered
     where filtered.reason = 'staff' and filtered.day between _from and _to)
  from public.analytics_days as days
  where days.kind = 'event' and days.day between _from and _to;
end;
$$;
comment on function public.analytics_totals(date, date) is
  'One row of totals for a period. unique_visitors is exact for periods that end today. Admins only (42501).';

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
  'Most frequent labels of a kind (event, page, referrer, device, visitors), 100 at most. Admins only (42501).';

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

-- plan_cache_mode: unused filters must not cost anything.
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

grant execute on function
  public.analytics_totals(date, date),
  public.analytics_top(text, date, date, integer),
  public.analytics_series(date, date),
  public.analytics_funnel(date, date),
  public.analytics_history(text, text, bigint, date, timestamptz, bigint, integer)
to authenticated, service_role;

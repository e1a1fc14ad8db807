-- The figures of /admin/analytics (design 3.10), each from the counters. Days are the company's,
-- both ends included. Row level security lets admins alone see what they sum up.

-- One row.
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
    -- Whoever came in the period was last seen in it or later: exact for periods that end today.
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

-- The labels of a kind that happened most often.
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

-- Every day of the period with its visitors and page views, days without any included.
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

-- How many took each step towards a quote, a visitor counted once a day and step.
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

create index consent_records_newest_first on public.consent_records (created_at desc);

grant execute on function
  public.analytics_totals(date, date),
  public.analytics_top(text, date, date, integer),
  public.analytics_series(date, date),
  public.analytics_funnel(date, date)
to authenticated, service_role;

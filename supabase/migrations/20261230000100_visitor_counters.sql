-- Consents and visitors are counted per day, as events are: the totals and the dashboard no longer read a row
-- per visitor. Unlike the sums of events, these counters follow their rows: what is deleted is subtracted,
-- also after 13 months.

-- Of two concurrent visits, the one that began first can be stored last.
create or replace function private.upsert_visitor(
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
update public.unique_visitors set last_seen_at = first_seen_at where last_seen_at < first_seen_at;
-- public.analytics_totals relies on it.
alter table public.unique_visitors add constraint unique_visitors_last_seen_at_check
  check (last_seen_at >= first_seen_at);

alter table public.analytics_days drop constraint analytics_days_kind_check;
alter table public.analytics_days add constraint analytics_days_kind_check
  check (kind in ('event', 'page', 'referrer', 'device', 'visitors', 'consents', 'seen'));
comment on table public.analytics_days is
  'Counters per day in Ohio: events by name; page views by page, by referring site (first page of a visit) '
  'and by device; distinct visitors by step. They identify no one and are kept. Also consents by choice, and visitors by '
  'the day they were first and last seen (kind seen), are those of the rows that exist.';

create function private.move_counts(_kind text, _label text, _from date[], _to date[])
returns void language plpgsql set search_path = '' as $$
begin
  -- Almost every visit: the visitor was already seen today.
  if _from is not distinct from _to then
    return;
  end if;
  -- One order for all writers, to avoid deadlocks.
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

-- The triggers' locks keep visits out until the end of the migration.
insert into public.analytics_days (day, kind, label, events)
select private.business_day(first_seen_at), 'seen', 'first', count(*) from public.unique_visitors group by 1
union all
select private.business_day(last_seen_at), 'seen', 'last', count(*) from public.unique_visitors group by 1
union all
select private.business_day(created_at), 'consents', choice::text, count(*)
from public.consent_records group by 1, 3;

create or replace function public.analytics_totals(_from date, _to date)
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
    -- Those first seen after the period were last seen after it too.
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

create or replace function public.admin_counts()
returns table (
  unique_visitors bigint,
  analytics_events bigint,
  page_views bigint,
  consent_records bigint,
  total_users bigint,
  gallery_images bigint,
  services bigint
)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query select
    coalesce(sum(days.events) filter (where days.kind = 'seen' and days.label = 'first'), 0)::bigint,
    coalesce(sum(days.events) filter (where days.kind = 'event'), 0)::bigint,
    coalesce(sum(days.events) filter (where days.kind = 'event' and days.label = 'page_view'), 0)::bigint,
    coalesce(sum(days.events) filter (where days.kind = 'consents'), 0)::bigint,
    (select count(*) from public.profiles),
    (select count(*) from public.gallery_images),
    (select count(*) from public.services)
  from public.analytics_days as days
  where days.kind in ('event', 'consents', 'seen');
end;
$$;
comment on function public.admin_counts() is
  'One row of counts for the dashboard. Visitors, events, page views and consents come from the daily counters. '
  'Admins only (42501).';

-- Visits are forgotten after 13 months; the counters of their days, which name nobody, stay. And one
-- set of counters does: analytics_event_totals gives way to analytics_days.

create function private.visits_kept()
returns interval language sql immutable parallel safe set search_path = ''
return interval '13 months';

-- Events taken out before their time (somebody asked for it) are taken from the counters too; those
-- forgotten for their age are not.
create or replace function private.uncount_events()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  oldest timestamptz := now() - private.visits_kept();
begin
  update public.analytics_days as days set events = days.events - gone.events
  from (
    select counter.day, counter.kind, counter.label, count(*) as events
    from changed, private.counters_of(changed) as counter
    where changed.created_at >= oldest
    group by counter.day, counter.kind, counter.label
  ) as gone
  where (days.day, days.kind, days.label) = (gone.day, gone.kind, gone.label);

  with left_over as (
    delete from public.analytics_visitor_days as taken
    using (
      select distinct private.business_day(created_at) as day, consent_id
      from changed where created_at >= oldest
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
  where events = 0 and day in (
    select private.business_day(created_at) from changed where created_at >= oldest
  );
  return null;
end;
$$;

-- Keeps what is needed and no longer: visits 13 months, the activity log two years, counters of
-- senders a day. Who took a step on a day names a visitor and goes with the visits.
create or replace function private.forget_old_rows()
returns void language sql set search_path = '' as $$
  delete from public.analytics_events where created_at < now() - private.visits_kept();
  delete from public.analytics_visitor_days
  where day < private.business_day(now() - private.visits_kept());
  delete from public.unique_visitors where last_seen_at < now() - private.visits_kept();
  delete from public.consent_records where created_at < now() - private.visits_kept();
  delete from public.activity_log where created_at < now() - interval '2 years';
  delete from private.submission_counts where window_start < now() - interval '1 day';
$$;

-- All events there ever were of a kind, and the most frequent ones, without reading every day.
create index analytics_days_by_label on public.analytics_days (kind, label, day);

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
    (select count(*) from public.unique_visitors),
    coalesce(sum(days.events), 0)::bigint,
    coalesce(sum(days.events) filter (where days.label = 'page_view'), 0)::bigint,
    (select count(*) from public.consent_records),
    (select count(*) from public.profiles),
    (select count(*) from public.gallery_images),
    (select count(*) from public.services)
  from public.analytics_days as days
  where days.kind = 'event';
end;
$$;

drop trigger analytics_events_counted on public.analytics_events;
drop trigger analytics_events_uncounted on public.analytics_events;
drop function private.add_to_event_totals();
drop function private.take_from_event_totals();
drop table public.analytics_event_totals;

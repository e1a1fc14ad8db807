-- How long data is kept. The privacy page promises the same periods.

-- Visits 13 months, the activity log two years, rate-limit counters a day. The sums in analytics_days
-- name nobody and stay. In plpgsql, which plans each statement when it runs: the partitions that the
-- first one drops must be gone by then.
create function private.delete_expired_rows()
returns void language plpgsql set search_path = '' as $$
begin
  perform private.rotate_event_partitions();
  delete from public.analytics_events where created_at < now() - private.event_retention();
  delete from private.event_pages as known where not exists (
    select from public.analytics_events as event
    where (event.page, event.event_name) = (known.page, known.event_name)
  );
  delete from public.analytics_visitor_days
  where day < private.business_day(now() - private.event_retention());
  delete from public.unique_visitors where last_seen_at < now() - private.event_retention();
  delete from public.consent_records where created_at < now() - private.event_retention();
  delete from public.activity_log where created_at < now() - interval '2 years';
  delete from private.rate_limit_counts where window_start < now() - interval '1 day';
end;
$$;

-- Every night at 3:17 UTC where pg_cron is available: on hosted projects, not on every plain Postgres.
do $$
begin
  if exists (select 1 from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
    perform cron.schedule('delete-expired-rows', '17 3 * * *', 'select private.delete_expired_rows()');
  end if;
end;
$$;

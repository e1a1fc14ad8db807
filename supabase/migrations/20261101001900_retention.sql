-- Keeps what is needed and no longer: visits 13 months, the activity log two years, counters a day.
create function private.forget_old_rows()
returns void language sql set search_path = '' as $$
  delete from public.analytics_events where created_at < now() - interval '13 months';
  delete from public.unique_visitors where last_seen_at < now() - interval '13 months';
  delete from public.consent_records where created_at < now() - interval '13 months';
  delete from public.activity_log where created_at < now() - interval '2 years';
  delete from private.submission_counts where window_start < now() - interval '1 day';
$$;

-- Every night, where there is a scheduler: a hosted project has pg_cron, a plain Postgres may not.
do $$
begin
  if exists (select 1 from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
    perform cron.schedule('forget-old-rows', '17 3 * * *', 'select private.forget_old_rows()');
  end if;
end;
$$;

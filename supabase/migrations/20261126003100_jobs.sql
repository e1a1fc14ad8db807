-- All scheduled work, in one list: private.jobs. private.schedule_jobs() gives it to pg_cron, the System page
-- and "npm run check:launch" compare it with what is scheduled, and every run is recorded
-- (docs/decisions/0026).

create function private.cron_schedule(_every interval, _at interval)
returns text language sql immutable parallel safe set search_path = ''
return case _every
  when interval '1 minute' then '* * * * *'
  when interval '5 minutes' then '*/5 * * * *'
  when interval '1 hour' then extract(minute from _at) || ' * * * *'
  when interval '1 day' then extract(minute from _at) || ' ' || extract(hour from _at) || ' * * *'
end;

create type private.job_kind as enum ('sql', 'function');

create table private.jobs (
  name text primary key check (name ~ '^[a-z][a-z0-9-]{0,49}$'),
  description text not null check (private.is_filled_line(description, 200)),
  kind private.job_kind not null,
  every interval not null,
  -- Minute of the hour, or time of the day in UTC.
  at interval not null default '0' check (at >= '0' and at < every),
  schedule text not null generated always as (private.cron_schedule(every, at)) stored,
  added_at timestamptz not null default now()
);
comment on table private.jobs is
  'Everything that runs on a schedule. A job of kind sql is the function private.job_<name>(_limit), which '
  'does at most _limit rows and returns how many it did, 0 when nothing is left. One of kind function is '
  'the edge function with its name.';

create type private.job_outcome as enum ('ok', 'failed');

create table private.job_runs (
  id bigint generated always as identity primary key,
  job text not null references private.jobs (name) on delete cascade,
  started_at timestamptz not null default clock_timestamp(),
  -- Null while it runs.
  finished_at timestamptz,
  outcome private.job_outcome,
  rows_done bigint not null default 0,
  error text check (char_length(error) <= 500),
  -- pg_net's id of the call to an edge function.
  request_id bigint,
  -- The admin who pressed Run now.
  requested_by uuid references public.profiles (id) on delete set null,
  check ((finished_at is null) = (outcome is null)),
  check ((outcome = 'failed') = (error is not null))
);
comment on table private.job_runs is
  'Every run of a job. Successful ones are kept for 7 days, failed ones for 90.';
create index job_runs_job_idx on private.job_runs (job, started_at desc);
create index job_runs_running_idx on private.job_runs (job) where finished_at is null;
create index job_runs_started_at_idx on private.job_runs (started_at);
create index job_runs_requested_by_idx on private.job_runs (requested_by);

create function private.schedule_jobs()
returns void language plpgsql set search_path = '' as $$
begin
  if to_regprocedure('cron.schedule(text,text,text)') is null then
    return;
  end if;
  perform cron.schedule(name, schedule, private.job_command(name)) from private.jobs;
end;
$$;
comment on function private.schedule_jobs() is
  'Schedules every job with pg_cron, or changes its schedule. Does nothing without pg_cron.';

create function private.job_command(_name text)
returns text language sql immutable set search_path = ''
return format('call private.run_job(%L)', _name);

create function private.add_job(
  _name text, _kind private.job_kind, _every interval, _description text, _at interval default '0'
)
returns void language plpgsql set search_path = '' as $$
begin
  insert into private.jobs (name, kind, every, at, description)
  values (_name, _kind, _every, _at, _description)
  on conflict (name) do update
    set kind = excluded.kind, every = excluded.every, at = excluded.at,
      description = excluded.description;
  perform private.schedule_jobs();
end;
$$;
comment on function private.add_job(text, private.job_kind, interval, text, interval) is
  'Adds a job or changes it, and schedules it. _every: a minute, 5 minutes, an hour or a day. _at: minute '
  'of the hour or time of the day, in UTC. For migrations.';

-- Running

create function private.finish_job_run(
  _run_id bigint, _rows bigint, _error text, _finished_at timestamptz default clock_timestamp()
)
returns void language sql set search_path = '' as $$
  update private.job_runs
  set finished_at = _finished_at, rows_done = _rows, error = left(_error, 500),
    outcome = case when _error is null then 'ok' else 'failed' end::private.job_outcome
  where id = _run_id and finished_at is null;
$$;

create function private.settle_job_runs()
returns void language plpgsql set search_path = '' as $$
begin
  if to_regclass('net._http_response') is not null then
    perform private.finish_job_run(
      run.id,
      -- The functions answer with one number, for example {"sent": 3}.
      case when answer.status_code = 200
        then coalesce(substring(answer.content from ':\s*(\d{1,9})\M')::bigint, 0) else 0 end,
      case
        when answer.status_code = 200 then null
        when answer.status_code = 401 then 'The function refused the secret. Check CRON_SECRET and Vault (docs/deploy.md).'
        when answer.status_code = 404 then 'The function is not deployed.'
        when answer.status_code is not null then format('The function answered %s.', answer.status_code)
        else coalesce(nullif(answer.error_msg, ''), 'The function did not answer in time.')
      end,
      answer.created
    )
    from private.job_runs as run
    join net._http_response as answer on answer.id = run.request_id
    where run.finished_at is null;
  end if;
  -- A minute's timeout, and time for pg_net to send it.
  perform private.finish_job_run(id, rows_done, 'The function did not answer.')
  from private.job_runs
  where finished_at is null and request_id is not null
    and started_at < now() - interval '10 minutes';
end;
$$;
comment on function private.settle_job_runs() is
  'Records how the calls to edge functions ended: pg_net sends them after the run has returned.';

create function private.job_lock(_name text)
returns bigint language sql immutable set search_path = ''
return hashtextextended('job ' || _name, 0);

-- A batch of a job, or the call to its function. Refuses to wait long for a lock: whoever waits for an
-- exclusive lock holds up everyone behind.
create function private.run_job_batch(_job private.jobs, _run_id bigint)
returns integer language plpgsql set search_path = '' set lock_timeout = '2s' as $$
declare
  rows_done integer := 0;
begin
  if _job.kind = 'function' then
    update private.job_runs set request_id = private.call_scheduled_function(_job.name)
    where id = _run_id;
  else
    execute format('select private.%I(1000)', 'job_' || replace(_job.name, '-', '_')) into rows_done;
  end if;
  return rows_done;
end;
$$;

-- Without "set search_path": a procedure that has one can't commit. Everything in it names its schema.
create procedure private.run_job(_name text)
language plpgsql as $$
declare
  job private.jobs;
  run_id bigint;
  batch integer;
  total bigint := 0;
  failure text;
begin
  select * into strict job from private.jobs where name = _name;
  -- The run before is still working.
  if not pg_try_advisory_lock(private.job_lock(_name)) then
    return;
  end if;
  perform private.settle_job_runs();
  perform private.finish_job_run(id, rows_done, 'The run stopped before it finished.')
  from private.job_runs where private.job_runs.job = _name and finished_at is null and request_id is null;
  insert into private.job_runs (job) values (_name) returning id into run_id;
  commit;

  -- Hosted stops a statement of role postgres after two minutes. The next run does the rest.
  while clock_timestamp() < (select started_at from private.job_runs where id = run_id) + interval '1 minute'
  loop
    begin
      batch := private.run_job_batch(job, run_id);
    exception when others or query_canceled then
      failure := sqlerrm;
    end;
    exit when failure is not null;
    total := total + batch;
    update private.job_runs set rows_done = total where id = run_id;
    -- Each batch releases its locks.
    commit;
    exit when batch = 0;
  end loop;

  if failure is not null or job.kind = 'sql' then
    perform private.finish_job_run(run_id, total, failure);
  end if;
  perform pg_advisory_unlock(private.job_lock(_name));
  commit;
  -- So that pg_cron records it too.
  if failure is not null then
    raise exception '%: %', _name, failure;
  end if;
end;
$$;
comment on procedure private.run_job(text) is
  'Runs a job in batches of 1,000 rows with a commit after each, for up to a minute, and records the run. '
  'Raises the job''s error after recording it. Does nothing while the same job is running. For pg_cron.';

-- The jobs

-- Skips locked rows; the next run deletes them. Not for partitioned tables, where a ctid isn't unique.
create function private.delete_batch(_table regclass, _condition text, _limit integer)
returns integer language plpgsql set search_path = '' as $$
declare
  deleted integer;
begin
  execute format(
    'delete from %1$s where ctid = any(array(
      select ctid from %1$s where %2$s limit %3$s for update skip locked))',
    _table, _condition, _limit);
  get diagnostics deleted = row_count;
  return deleted;
end;
$$;

create function private.job_delete_expired_visits(_limit integer)
returns integer language plpgsql set search_path = '' as $$
declare
  oldest constant timestamptz := now() - private.event_retention();
  deleted integer;
begin
  delete from public.analytics_events as event using (
    select id, created_at from public.analytics_events where created_at < oldest
    order by created_at limit _limit for update skip locked
  ) as expired
  where event.id = expired.id and event.created_at = expired.created_at;
  get diagnostics deleted = row_count;
  return deleted
    + private.delete_batch('private.event_pages', 'not exists (
        select from public.analytics_events as event
        where (event.page, event.event_name) = (event_pages.page, event_pages.event_name))', _limit)
    + private.delete_batch('public.analytics_visitor_days',
        format('day < %L', private.business_day(oldest)), _limit)
    + private.delete_batch('public.unique_visitors', format('last_seen_at < %L', oldest), _limit)
    + private.delete_batch('public.consent_records', format('created_at < %L', oldest), _limit);
end;
$$;

create function private.job_delete_old_activity(_limit integer)
returns integer language sql set search_path = ''
return private.delete_batch(
  'public.activity_log', $$created_at < now() - interval '2 years'$$, _limit
);

create function private.job_empty_trash(_limit integer)
returns integer language sql set search_path = '' as $$
  -- Each row takes its notes, emails and pieces with it.
  select sum(
    private.delete_batch(name::regclass, $c$deleted_at < now() - interval '30 days'$c$, _limit / 3)
  )::integer
  from unnest(array['public.quotes', 'public.contact_messages', 'public.job_applications']) as name;
$$;

create function private.job_delete_expired_requests(_limit integer)
returns integer language sql set search_path = ''
return
  private.delete_batch('private.rate_limit_counts', $$window_start < now() - interval '1 day'$$, _limit)
  + private.delete_batch('private.quote_link_requests', $$created_at < now() - interval '1 day'$$, _limit)
  + private.delete_batch(
    'private.invitations', $$sent_at is null and created_at < now() - interval '1 day'$$, _limit
  );

create function private.job_delete_old_runs(_limit integer)
returns integer language plpgsql set search_path = '' as $$
declare
  deleted integer := private.delete_batch('private.job_runs', $c$
      finished_at is not null and started_at < now() - interval '7 days'
      and (outcome = 'ok' or started_at < now() - interval '90 days')$c$, _limit)
    + private.delete_batch('private.limit_hits', $c$hour < now() - interval '90 days'$c$, _limit);
begin
  -- pg_cron never deletes these.
  if to_regclass('cron.job_run_details') is not null then
    deleted := deleted
      + private.delete_batch('cron.job_run_details', $c$end_time < now() - interval '7 days'$c$, _limit);
  end if;
  return deleted;
end;
$$;

create function private.job_collect_limit_hits(_limit integer)
returns integer language sql set search_path = '' as $$
  select private.collect_limit_hits();
$$;

-- Attaching a partition needs an exclusive lock on the default partition, dropping one on the whole table.
-- A lock that waits behind an export would hold up every insert behind it, so this never waits: it tries
-- for two seconds and leaves the work to the next run. "detach partition concurrently" is no way out:
-- it can't run in a transaction, nor with a default partition.
create function private.job_rotate_event_partitions(_limit integer)
returns integer language plpgsql set search_path = '' as $$
declare
  -- As in rotate_event_partitions().
  oldest constant timestamptz := now() - private.event_retention();
  changes constant integer := (
    select count(*)
    from (
      select distinct private.event_partition_name(month) as name
      from generate_series(oldest, now() + interval '3 months', interval '1 month') as month
    ) as wanted
    full join (
      select relname as name from pg_catalog.pg_inherits
      join pg_catalog.pg_class on pg_class.oid = inhrelid
      where inhparent = 'public.analytics_events'::regclass and relname ~ '_q[1-4]$'
    ) as present using (name)
    where present.name is null
      or wanted.name is null
        and present.name < private.event_partition_name(date_trunc('quarter', oldest, 'UTC'))
  );
  has_lock boolean := false;
begin
  if changes = 0 then
    return 0;
  end if;
  for attempt in 1..40 loop
    begin
      lock table public.analytics_events in access exclusive mode nowait;
      has_lock := true;
    exception when lock_not_available then
      perform pg_sleep(0.05);
    end;
    exit when has_lock;
  end loop;
  if not has_lock then
    raise exception 'Events are being read, for example by an export. The next run tries again.'
      using errcode = '55P03';
  end if;
  perform private.rotate_event_partitions();
  return changes;
end;
$$;

drop function private.delete_expired_rows();
drop function private.purge_trash();
do $$
begin
  if to_regclass('cron.job') is not null then
    perform cron.unschedule(jobname) from cron.job where jobname = 'delete-expired-rows';
  end if;
end;
$$;

select private.add_job(name, kind::private.job_kind, every::interval, description, at::interval)
from (values
  ('send-unsent-emails', 'function', '1 minute', '0',
    'Sends automatic emails that no browser sent, and retries failed ones.'),
  ('collect-limit-hits', 'sql', '5 minutes', '0', 'Adds up what the limits refused.'),
  ('rotate-event-partitions', 'sql', '1 hour', '7 minutes',
    'Creates the next quarter''s partition of analytics events and drops those older than 13 months.'),
  ('delete-expired-requests', 'sql', '1 hour', '12 minutes',
    'Deletes requests for private links, invitations that were never sent and rate-limit counters after a day.'),
  ('delete-expired-visits', 'sql', '1 day', '3 hours 17 minutes',
    'Deletes analytics events, visitors and consent records after 13 months.'),
  ('delete-old-activity', 'sql', '1 day', '3 hours 22 minutes', 'Deletes the activity log after two years.'),
  ('empty-trash', 'sql', '1 day', '3 hours 27 minutes',
    'Deletes quotes, messages and applications after 30 days in the trash.'),
  ('delete-old-runs', 'sql', '1 day', '3 hours 37 minutes',
    'Deletes records of these runs: successful ones after 7 days, failed ones after 90.'),
  ('delete-orphaned-documents', 'function', '1 day', '3 hours 47 minutes',
    'Deletes uploaded files that belong to no application after 7 days and to no quote after a day.')
) as job (name, kind, every, at, description);

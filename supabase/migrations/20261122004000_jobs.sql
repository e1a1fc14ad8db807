-- All scheduled work, in one list: private.jobs (docs/decisions/0023). private.schedule_jobs() gives it to
-- pg_cron, the System page and "npm run check:launch" compare it with what is scheduled, and every run is
-- recorded. The privacy page promises the same retention periods as the jobs that delete.

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
  -- The admin who chose Run now.
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

-- Scheduling.

create function private.job_command(_name text)
returns text language sql immutable set search_path = ''
return format('call private.run_job(%L)', _name);

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

-- Running a job.

create function private.job_lock(_name text)
returns bigint language sql immutable set search_path = ''
return hashtextextended('job ' || _name, 0);

create function private.call_scheduled_function(_name text)
returns bigint language plpgsql set search_path = '' as $$
declare
  project_url text;
  secret text;
  request_id bigint;
begin
  -- Dynamic SQL, because only hosted projects have the extensions.
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1'
    into project_url using 'project_url';
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1'
    into secret using 'cron_secret';
  if project_url is null or secret is null then
    raise exception 'Add project_url and cron_secret to Vault (docs/deploy.md).';
  end if;
  execute 'select net.http_post(url := $1, headers := $2, timeout_milliseconds := 60000)'
    into request_id
    using rtrim(project_url, '/') || '/functions/v1/' || _name,
      jsonb_build_object('content-type', 'application/json', 'x-cron-secret', secret);
  return request_id;
end;
$$;
comment on function private.call_scheduled_function(text) is
  'Calls an edge function with the shared secret and returns pg_net''s id of the request. The project''s '
  'address and the secret come from Vault: project_url and cron_secret.';

-- lock_timeout: a batch that waits for an exclusive lock blocks every query behind it.
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
      -- The functions return one number, for example {"sent": 3}.
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
  -- The timeout is a minute, but pg_net may send the request late.
  perform private.finish_job_run(id, rows_done, 'The function did not answer.')
  from private.job_runs
  where finished_at is null and request_id is not null
    and started_at < now() - interval '10 minutes';
end;
$$;
comment on function private.settle_job_runs() is
  'Records how the calls to edge functions ended, because pg_net sends them after the run has returned.';

-- No "set search_path", because a procedure that has one can't commit; every name has its schema instead.
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
  -- The previous run is still working.
  if not pg_try_advisory_lock(private.job_lock(_name)) then
    return;
  end if;
  perform private.settle_job_runs();
  perform private.finish_job_run(id, rows_done, 'The run stopped before it finished.')
  from private.job_runs where private.job_runs.job = _name and finished_at is null and request_id is null;
  insert into private.job_runs (job) values (_name) returning id into run_id;
  commit;

  -- Hosted Supabase cancels a statement of role postgres after two minutes. The next run does the rest.
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
    -- Releases the locks of the batch.
    commit;
    exit when batch = 0;
  end loop;

  if failure is not null or job.kind = 'sql' then
    perform private.finish_job_run(run_id, total, failure);
  end if;
  perform pg_advisory_unlock(private.job_lock(_name));
  commit;
  -- Lets pg_cron record the failure too.
  if failure is not null then
    raise exception '%: %', _name, failure;
  end if;
end;
$$;
comment on procedure private.run_job(text) is
  'Runs a job in batches of 1,000 rows with a commit after each, for up to a minute, and records the run. '
  'Raises the job''s error after recording it. Does nothing while the same job is running. For pg_cron.';

-- The System page.

-- Security definer: no API role may read the tables of jobs or pg_cron.
create function private.system_jobs()
returns table (
  name text, description text, schedule text, every_seconds integer, next_run_at timestamptz,
  state text, started_at timestamptz, finished_at timestamptz, rows_done bigint, error text,
  last_ok_at timestamptz
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  scheduled text[] := '{}';
begin
  perform private.require_admin();
  perform private.settle_job_runs();
  if to_regclass('cron.job') is not null then
    scheduled := array(
      select job.name from private.jobs as job
      join cron.job as entry on entry.jobname = job.name and entry.schedule = job.schedule
        and entry.command = private.job_command(job.name) and entry.active
    );
  end if;
  return query
  select job.name, job.description, job.schedule, extract(epoch from job.every)::integer,
    date_bin(job.every, now() - job.at, 'epoch') + job.at + job.every,
    case
      when job.name <> all (scheduled) then 'unscheduled'
      when coalesce(last.started_at, job.added_at)
        < now() - greatest(job.every * 2, interval '5 minutes') then 'late'
      when last.id is null then 'waiting'
      when last.finished_at is null then 'running'
      else last.outcome::text
    end,
    last.started_at, last.finished_at, last.rows_done, last.error,
    (select max(good.finished_at) from private.job_runs as good
     where good.job = job.name and good.outcome = 'ok')
  from private.jobs as job
  left join lateral (
    select * from private.job_runs as run where run.job = job.name
    order by run.started_at desc limit 1
  ) as last on true
  order by job.every, job.at, job.name;
end;
$$;
grant execute on function private.system_jobs() to authenticated, service_role;

create function public.system_jobs()
returns table (
  name text, description text, schedule text, every_seconds integer, next_run_at timestamptz,
  state text, started_at timestamptz, finished_at timestamptz, rows_done bigint, error text,
  last_ok_at timestamptz
)
language sql set search_path = '' as $$
  select * from private.system_jobs();
$$;
comment on function public.system_jobs() is
  'Every job with its last run. state: unscheduled, late (no run for two intervals), waiting (for its first '
  'run), running, failed or ok. schedule is in UTC. Admins only (42501).';
grant execute on function public.system_jobs() to authenticated, service_role;

-- Runs in the browser's request, so it stops after three seconds and leaves the rest to the scheduled run.
-- Security definer: the jobs are private, and no role is granted to write the activity log.
create function private.run_job_now(_name text)
returns text language plpgsql security definer set search_path = '' as $$
declare
  job private.jobs;
  run_id bigint;
  batch integer;
  total bigint := 0;
  failure text;
begin
  perform private.require_admin();
  select * into job from private.jobs where name = _name;
  if not found then
    raise exception 'There is no such job.' using errcode = 'P0002';
  end if;
  perform private.rate_limit('job_runs', (select auth.uid())::text, 10, 30);
  if not pg_try_advisory_xact_lock(private.job_lock(_name)) then
    raise exception 'This job is already running.' using errcode = 'PT409';
  end if;
  insert into private.job_runs (job, requested_by) values (_name, (select auth.uid()))
  returning id into run_id;
  insert into public.activity_log (actor_id, action, subject, record_id, label)
  values ((select auth.uid()), 'ran', 'job', md5(_name)::uuid, _name);
  loop
    begin
      batch := private.run_job_batch(job, run_id);
    exception when others then
      failure := sqlerrm;
    end;
    exit when failure is not null;
    total := total + batch;
    exit when batch = 0 or clock_timestamp() > now() + interval '3 seconds';
  end loop;
  if failure is not null or job.kind = 'sql' then
    perform private.finish_job_run(run_id, total, failure);
  end if;
  return (
    select coalesce(run.outcome::text, 'running') from private.job_runs as run where run.id = run_id
  );
end;
$$;
grant execute on function private.run_job_now(text) to authenticated, service_role;

create function public.run_job_now(_name text)
returns text language sql set search_path = ''
return private.run_job_now(_name);
comment on function public.run_job_now(text) is
  'Runs a job for up to three seconds and returns ok, failed, or running for an edge function, whose answer '
  'arrives later. Logged. Admins only (42501). PT409 if it is running; PT429 after 10 runs per admin and '
  'rate-limit window; P0002 for an unknown name.';
grant execute on function public.run_job_now(text) to authenticated, service_role;

-- The work of the jobs that have no domain of their own.

create function private.job_collect_limit_hits(_limit integer)
returns integer language sql set search_path = '' as $$
  select private.collect_limit_hits();
$$;

-- Attaching a partition needs an exclusive lock on the default partition, dropping one on the whole table.
-- Waiting for it behind an export would block every insert, so this tries for two seconds and leaves the rest
-- to the next run. "detach partition concurrently" doesn't work in a transaction or with a default partition.
create function private.job_rotate_event_partitions(_limit integer)
returns integer language plpgsql set search_path = '' as $$
declare
  -- The same as in rotate_event_partitions().
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

create function private.job_delete_expired_requests(_limit integer)
returns integer language sql set search_path = ''
return
  private.delete_batch('private.rate_limit_counts', $$window_start < now() - interval '1 day'$$, _limit)
  + private.delete_batch('private.quote_link_requests', $$created_at < now() - interval '1 day'$$, _limit)
  + private.delete_batch(
    'private.invitations', $$sent_at is null and created_at < now() - interval '1 day'$$, _limit
  );

create function private.job_delete_expired_limits(_limit integer)
returns integer language plpgsql set search_path = '' as $$
declare
  given_up integer;
begin
  -- send-unsent-emails sends nothing about records older than three days.
  update public.emails
  set hold = 'suppressed', last_error = 'there was no room for it within three days.'
  where id in (
    select id from public.emails
    where hold = 'waiting' and created_at < now() - interval '3 days'
    limit _limit for update skip locked
  );
  get diagnostics given_up = row_count;
  return given_up + private.delete_batch(
    'private.emails_to_strangers', $c$reserved_at < now() - interval '1 day'$c$, _limit
  );
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
  -- A third for each table; deleting a row also deletes its notes, emails and pieces.
  select sum(
    private.delete_batch(name::regclass, $c$deleted_at < now() - interval '30 days'$c$, _limit / 3)
  )::integer
  from unnest(array['public.quotes', 'public.contact_messages', 'public.job_applications']) as name;
$$;

create function private.job_delete_old_availability(_limit integer)
returns integer language sql set search_path = ''
return private.delete_batch(
  'public.availability', $$day < current_date - interval '2 years'$$, _limit
);

create function private.job_delete_old_runs(_limit integer)
returns integer language plpgsql set search_path = '' as $$
declare
  deleted integer := private.delete_batch('private.job_runs', $c$
      finished_at is not null and started_at < now() - interval '7 days'
      and (outcome = 'ok' or started_at < now() - interval '90 days')$c$, _limit)
    + private.delete_batch('private.limit_hits', $c$hour < now() - interval '90 days'$c$, _limit);
begin
  -- pg_cron doesn't delete its own records.
  if to_regclass('cron.job_run_details') is not null then
    deleted := deleted
      + private.delete_batch('cron.job_run_details', $c$end_time < now() - interval '7 days'$c$, _limit);
  end if;
  return deleted;
end;
$$;

select private.add_job(name, kind::private.job_kind, every::interval, description, at::interval)
from (values
  ('send-unsent-emails', 'function', '1 minute', '0',
    'Sends automatic emails that no browser sent, and retries failed ones.'),
  ('check-files', 'function', '1 minute', '0',
    'Compares the content of submitted files with their declared type.'),
  ('lapse-escort-offers', 'sql', '1 minute', '0', 'Marks escort offers whose time ran out as lapsed.'),
  ('collect-limit-hits', 'sql', '5 minutes', '0', 'Adds up what the limits refused.'),
  ('report-settings', 'function', '5 minutes', '0',
    'Tells the database whether visitors can pass a challenge.'),
  ('send-offers', 'sql', '1 minute', '0', 'Sends the offers whose sender closed the page.'),
  ('expire-offers', 'sql', '5 minutes', '0', 'Marks offers whose validity is over as expired.'),
  ('remind-of-offers', 'sql', '5 minutes', '0',
    'Queues a reminder to the customer 24 hours before an offer expires.'),
  ('rotate-event-partitions', 'sql', '1 hour', '7 minutes',
    'Creates the next quarter''s partition of analytics events and drops those older than 13 months.'),
  ('expire-permits', 'sql', '1 hour', '7 minutes', 'Marks permits as expired once they end.'),
  ('delete-expired-requests', 'sql', '1 hour', '12 minutes',
    'Deletes requests for private links, invitations that were never sent and rate-limit counters '
    'after a day.'),
  ('delete-expired-limits', 'sql', '1 hour', '17 minutes',
    'Deletes the counts of confirmations after a day, and gives up on confirmations that waited three days.'),
  ('end-idle-staff-sessions', 'sql', '1 hour', '27 minutes', 'Signs out staff who were idle for 12 hours.'),
  ('delete-orphaned-documents', 'function', '1 hour', '47 minutes',
    'Deletes uploaded files that belong to no application, quote, load or pilot car within a day.'),
  ('delete-expired-visits', 'sql', '1 day', '3 hours 17 minutes',
    'Deletes analytics events, visitors and consent records after 13 months.'),
  ('delete-old-activity', 'sql', '1 day', '3 hours 22 minutes', 'Deletes the activity log after two years.'),
  ('empty-trash', 'sql', '1 day', '3 hours 27 minutes',
    'Deletes quotes, messages and applications after 30 days in the trash.'),
  ('delete-old-availability', 'sql', '1 day', '3 hours 32 minutes',
    'Deletes availability two years after the day.'),
  ('delete-old-runs', 'sql', '1 day', '3 hours 37 minutes',
    'Deletes records of these runs: successful ones after 7 days, failed ones after 90.'),
  -- At 8 or 9 AM in Dayton, because an email at night could wake someone.
  ('remind-of-papers', 'sql', '1 day', '13 hours 7 minutes',
    'Queues an email to a pilot car 30 days before a certificate or insurance expires.')
) as job (name, kind, every, at, description);

-- Gives accounts created before the first "supabase db push" their profile. Last, because it needs everything
-- that reacts to a new profile.
select private.create_profile(id, email, raw_user_meta_data, created_at, email_confirmed_at)
from auth.users
where not exists (select from public.profiles where profiles.id = users.id);

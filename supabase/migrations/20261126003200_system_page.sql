-- The System page: jobs, unsent emails, storage, limits and the schema's version. For admins, and for
-- "npm run check:launch" with the secret key.

alter type public.activity_subject add value 'job';
alter type public.activity_action add value 'ran';

-- The tables are private and pg_cron's are closed to the API roles.
-- Security definer: as above.
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
comment on function private.system_jobs() is 'Implements public.system_jobs.';

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

-- Only in the browser's request: an admin runs a job outside its schedule. In one transaction, so it stops
-- after three seconds and leaves the rest to the scheduled run.
-- Security definer: the jobs are private, and no role is granted to write the log.
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
comment on function private.run_job_now(text) is 'Implements public.run_job_now.';

create function public.run_job_now(_name text)
returns text language sql set search_path = ''
return private.run_job_now(_name);
comment on function public.run_job_now(text) is
  'Runs a job for up to three seconds and returns ok, failed, or running for an edge function, whose answer '
  'arrives later. Logged. Admins only (42501). PT409 if it is running; PT429 after 10 runs per admin and '
  'rate-limit window; P0002 for an unknown name.';
select private.add_limit(
  'job_runs', 'Run now on this page', '10 per admin, overall 30 in {rate_limit_window}'
);

-- Security definer: which emails are due is private.
create function private.system_emails()
returns table (
  record_type public.email_record_type, record_id uuid, kind public.email_kind, to_email text,
  since timestamptz, attempts integer, last_error text, next_attempt_at timestamptz, total bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
  with unsent as (
    select log.record_type, log.record_id, log.kind, log.to_email, log.created_at as since,
      log.attempts, log.last_error, log.attempted_at + case log.attempts
        when 1 then interval '2 minutes' when 2 then interval '10 minutes'
        when 3 then interval '1 hour' when 4 then interval '6 hours'
      end as next_attempt_at
    from public.email_log as log
    left join public.quotes on quotes.id = log.quote_id
    left join public.contact_messages as message on message.id = log.message_id
    left join public.job_applications as application on application.id = log.application_id
    where log.kind <> 'reply' and log.sent_at is null
      and log.attempted_at > now() - interval '14 days'
      and coalesce(quotes.deleted_at, message.deleted_at, application.deleted_at) is null
    union all
    select due.record_type, due.record_id, due.kind, null, coalesce(
        (select created_at from public.quotes where id = due.record_id),
        (select created_at from public.contact_messages where id = due.record_id),
        (select created_at from public.job_applications where id = due.record_id)
      ), 0, null, now()
    from private.overdue_emails() as due
    where not exists (
      select from public.email_log as log
      where (log.record_type, log.record_id, log.kind) = (due.record_type, due.record_id, due.kind)
    )
  )
  select unsent.*, count(*) over () from unsent order by unsent.since limit 50;
end;
$$;
comment on function private.system_emails() is 'Implements public.system_emails.';

create function public.system_emails()
returns table (
  record_type public.email_record_type, record_id uuid, kind public.email_kind, to_email text,
  since timestamptz, attempts integer, last_error text, next_attempt_at timestamptz, total bigint
)
language sql stable set search_path = '' as $$
  select * from private.system_emails();
$$;
comment on function public.system_emails() is
  'Automatic emails not sent yet, at most 50, oldest first, with their number in all. Without those tried '
  'last more than 14 days ago and those about records in the trash. next_attempt_at is null after the last '
  'attempt; to_email is null before the first one. Admins only (42501).';

-- Security definer: policies would be checked for every file.
create function private.system_storage()
returns table (bucket text, files bigint, bytes bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select buckets.id, count(object.id),
    coalesce(sum((object.metadata ->> 'size')::bigint), 0)::bigint
  from storage.buckets
  left join storage.objects as object on object.bucket_id = buckets.id
  group by buckets.id order by buckets.id;
end;
$$;
comment on function private.system_storage() is 'Implements public.system_storage.';

create function public.system_storage()
returns table (bucket text, files bigint, bytes bigint)
language sql stable set search_path = '' as $$
  select * from private.system_storage();
$$;
comment on function public.system_storage() is
  'Number and size in bytes of the files of each bucket. Admins only (42501).';

create function private.limit_rule(_rule text)
returns text language plpgsql stable set search_path = '' as $$
declare
  known private.settings;
  setting record;
begin
  select * into strict known from private.settings;
  _rule := replace(_rule, '{rate_limit_window}',
    extract(epoch from known.rate_limit_window)::integer / 60 || ' minutes');
  for setting in
    select key, value from jsonb_each_text(to_jsonb(known)) where key like 'rate\_limit\_%'
  loop
    _rule := replace(
      _rule, '{' || setting.key || '}',
      case when setting.value ~ '^\d+$' then to_char(setting.value::integer, 'FM999,999,999')
        else setting.value end
    );
  end loop;
  return _rule;
end;
$$;

-- Security definer: the limits are private.
create function private.system_limits()
returns table (name text, title text, rule text, hits bigint, last_hit timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
  select known.name, known.title, private.limit_rule(known.rule),
    coalesce(sum(past.hits), 0)::bigint + fresh.hits,
    case when fresh.hits > 0 then now() else max(past.last_hit) end
  from private.limits as known
  cross join lateral (
    -- Not collected yet.
    select greatest(coalesce(max(seq.last_value), 0) - known.collected, 0) as hits
    from pg_catalog.pg_sequences as seq
    where seq.schemaname = 'private' and seq.sequencename = 'limit_hits_' || known.name
  ) as fresh
  left join private.limit_hits as past
    on past.limit_name = known.name and past.last_hit > now() - interval '24 hours'
  group by known.name, fresh.hits
  order by 4 desc, known.title;
end;
$$;
comment on function private.system_limits() is 'Implements public.system_limits.';

create function public.system_limits()
returns table (name text, title text, rule text, hits bigint, last_hit timestamptz)
language sql stable set search_path = '' as $$
  select * from private.system_limits();
$$;
comment on function public.system_limits() is
  'How often each limit refused something in the last 24 hours, the most frequent first. Supabase Auth''s own '
  'limits are not among them. last_hit is up to 5 minutes late. Admins only (42501).';

-- Security definer: the CLI's table is closed to the API roles.
create function private.system_schema()
returns table (version text, name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select applied.version, applied.name from supabase_migrations.schema_migrations as applied
  order by applied.version desc limit 5;
end;
$$;
comment on function private.system_schema() is 'Implements public.system_schema.';

create function public.system_schema()
returns table (version text, name text)
language sql stable set search_path = '' as $$
  select * from private.system_schema();
$$;
comment on function public.system_schema() is
  'The last five migrations applied to this database, newest first. Admins only (42501).';

grant execute on function
  private.system_jobs(), public.system_jobs(),
  private.run_job_now(text), public.run_job_now(text),
  private.system_emails(), public.system_emails(),
  private.system_storage(), public.system_storage(),
  private.system_limits(), public.system_limits(),
  private.system_schema(), public.system_schema()
to authenticated, service_role;

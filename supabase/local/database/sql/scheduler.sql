-- The parts of pg_cron, pg_net and Vault that the migrations use. The extensions
-- don't exist for PGlite; functions/schedule.ts runs the jobs and sends the requests.

create schema if not exists cron authorization supabase_admin;
create table if not exists cron.job (
  jobid bigint generated always as identity primary key,
  schedule text not null,
  command text not null,
  active boolean not null default true,
  jobname text unique
);
create or replace function cron.schedule(job_name text, schedule text, command text) returns bigint
language sql security definer set search_path = '' as $$
  insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
  on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
  returning jobid;
$$;
create or replace function cron.unschedule(job_name text) returns boolean
language sql security definer set search_path = '' as $$
  with gone as (delete from cron.job where jobname = job_name returning jobid)
  select exists (select from gone);
$$;
revoke execute on all functions in schema cron from public;
grant usage on schema cron to postgres;
grant execute on all functions in schema cron to postgres;
grant select on cron.job to postgres;

create schema if not exists net authorization supabase_admin;
create table if not exists net.http_request_queue (
  id bigint generated always as identity primary key,
  url text not null,
  headers jsonb not null
);
create table if not exists net._http_response (
  id bigint,
  status_code integer,
  content text,
  timed_out boolean,
  error_msg text,
  created timestamptz not null default now()
);
create or replace function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}',
  headers jsonb default '{"Content-Type": "application/json"}',
  timeout_milliseconds integer default 5000
) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  request_id bigint;
begin
  insert into net.http_request_queue (url, headers) values (http_post.url, http_post.headers)
  returning id into request_id;
  -- Delivered when the transaction commits, as pg_net sends requests.
  perform pg_notify('net_http_request', request_id::text);
  return request_id;
end;
$$;
revoke execute on all functions in schema net from public;
grant usage on schema net to postgres;
grant execute on all functions in schema net to postgres;
grant select, delete on net._http_response to postgres;

create schema if not exists vault authorization supabase_admin;
create table if not exists vault.decrypted_secrets (
  name text primary key,
  decrypted_secret text not null
);
grant usage on schema vault to postgres;
grant select on vault.decrypted_secrets to postgres;

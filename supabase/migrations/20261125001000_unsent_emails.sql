-- Automatic emails are sent even if the visitor's tab closes before it calls the function that sends
-- them: send-unsent-emails sends every minute what is due (docs/decisions/0003).

alter table public.email_log add column attempted_at timestamptz not null default now();
comment on column public.email_log.attempted_at is 'When an automatic email was last tried.';
update public.email_log set attempted_at = coalesce(sent_at, created_at);

create or replace function public.log_site_email(
  _record_type public.email_record_type,
  _record_id uuid,
  _kind public.email_kind,
  _to_email text,
  _subject text,
  _provider_id text default null,
  _error text default null
)
returns void language sql set search_path = '' as $$
  insert into public.email_log as log
    (record_type, record_id, kind, to_email, subject, sent_at, provider_id, last_error)
  values (
    _record_type, _record_id, _kind, _to_email, _subject, case when _error is null then now() end,
    _provider_id, _error
  )
  on conflict (record_type, record_id, kind) where kind <> 'reply' do update set
    attempts = log.attempts + 1,
    attempted_at = excluded.attempted_at,
    to_email = excluded.to_email,
    subject = excluded.subject,
    sent_at = excluded.sent_at,
    provider_id = excluded.provider_id,
    last_error = excluded.last_error
  where log.sent_at is null;
$$;

create function private.overdue_emails()
returns table (
  record_type public.email_record_type,
  record_id uuid,
  kind public.email_kind,
  claimed_at timestamptz
)
language sql stable set search_path = '' as $$
  select record.type, record.id, wanted.kind, record.emailed_at
  from (
    select 'quote'::public.email_record_type as type, id, created_at, emailed_at
    from public.quotes
    where deleted_at is null and created_at > now() - interval '3 days'
    union all
    select 'message', id, created_at, emailed_at
    from public.contact_messages
    where deleted_at is null and created_at > now() - interval '3 days'
    union all
    select 'application', id, created_at, emailed_at
    from public.job_applications
    where deleted_at is null and created_at > now() - interval '3 days'
  ) as record
  -- Dispatch gets no email about an application.
  join (values ('confirmation'::public.email_kind), ('dispatch')) as wanted (kind)
    on wanted.kind = 'confirmation' or record.type <> 'application'
  left join public.email_log as log
    on log.record_type = record.type and log.record_id = record.id and log.kind = wanted.kind
  where log.sent_at is null
    and case coalesce(log.attempts, 0)
      when 0 then record.created_at + interval '2 minutes'
      when 1 then log.attempted_at + interval '2 minutes'
      when 2 then log.attempted_at + interval '10 minutes'
      when 3 then log.attempted_at + interval '1 hour'
      when 4 then log.attempted_at + interval '6 hours'
    end <= now();
$$;
comment on function private.overdue_emails() is
  'Automatic emails to send now: two minutes after the record was stored, then 2 and 10 minutes, 1 and 6 '
  'hours after each failed attempt, five attempts in all. None about what is in the trash or older than '
  'three days. claimed_at is set while a function is sending them.';
grant execute on function private.overdue_emails() to service_role;

create function public.due_emails(_limit integer default 10)
returns table (
  record_type public.email_record_type, record_id uuid, kinds public.email_kind[]
)
language plpgsql set search_path = '' as $$
begin
  -- Edge functions end within minutes, so these stopped between claiming and logging.
  update public.quotes set emailed_at = null
  where emailed_at < now() - interval '10 minutes' and id in (
    select due.record_id from private.overdue_emails() as due where due.record_type = 'quote'
  );
  update public.contact_messages set emailed_at = null
  where emailed_at < now() - interval '10 minutes' and id in (
    select due.record_id from private.overdue_emails() as due where due.record_type = 'message'
  );
  update public.job_applications set emailed_at = null
  where emailed_at < now() - interval '10 minutes' and id in (
    select due.record_id from private.overdue_emails() as due where due.record_type = 'application'
  );
  return query
    select due.record_type, due.record_id, array_agg(due.kind order by due.kind)
    from private.overdue_emails() as due
    where due.claimed_at is null
    group by due.record_type, due.record_id
    -- So that records that keep failing don't block the others.
    order by random()
    limit _limit;
end;
$$;
comment on function public.due_emails(integer) is
  'Up to _limit records, in random order, with the automatic emails that are due about each. Claims '
  'abandoned for ten minutes are released first. The caller must claim a record before it sends. For '
  'send-unsent-emails.';
grant execute on function public.due_emails(integer) to service_role;

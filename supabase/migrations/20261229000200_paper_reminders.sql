-- An email to a pilot car 30 days before a certificate or insurance expires (docs/decisions/0052). A job queues
-- it once per paper and last day, and send-unsent-emails sends it.

insert into public.step_email_settings (kind) values ('paper_expires');
comment on table public.step_email_settings is
  'Which emails about the steps of a load, and about certificates and insurance that expire, are sent, one row '
  'per kind. Admins switch them.';

create table private.paper_emails (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  paper_id uuid not null references public.pilot_papers (id) on delete cascade,
  -- A renewed date gets its own reminder.
  expires_on date not null,
  -- Set while a function is sending it.
  claimed_at timestamptz,
  unique (paper_id, expires_on)
);
comment on table private.paper_emails is
  'Reminders to pilot cars of certificates and insurance that expire, one per paper and last day. What was sent '
  'is in email_log.';

alter table public.email_log add column paper_email_id uuid
  generated always as (case when record_type = 'pilot_car' then record_id end) stored
  references private.paper_emails (id) on delete cascade;
create index email_log_paper_email_id_idx on public.email_log (paper_email_id);

create function private.needs_reminder(_paper public.pilot_papers)
returns boolean language sql stable set search_path = '' as $$
  -- As text: a parsed body would keep Auth from changing its table.
  select _paper.expires_on between private.business_day(now()) and private.business_day(now()) + 30
    and exists (select from public.step_email_settings where kind = 'paper_expires' and is_on)
    and exists (
      select from public.user_roles as role
      join public.profiles as pilot on pilot.id = role.user_id
      join auth.users as account on account.id = role.user_id
      where role.user_id = _paper.pilot_id and role.role = 'pilot_car' and pilot.email <> ''
        and account.deleted_at is null and (account.banned_until is null or account.banned_until <= now())
    )
    and not private.is_closed_paper(_paper)
    -- Renewed without a day in between. As for private.paper_cover, all insurance counts as one.
    and not exists (
      select from public.pilot_papers as renewed
      where renewed.pilot_id = _paper.pilot_id
        and renewed.issuing_state is not distinct from _paper.issuing_state
        and renewed.expires_on > _paper.expires_on
        and (renewed.starts_on is null or renewed.starts_on <= _paper.expires_on + 1)
        and not private.is_closed_paper(renewed)
    );
$$;
comment on function private.needs_reminder(public.pilot_papers) is
  'Whether a pilot car should hear that this certificate or insurance expires: its last day is today, in Dayton, '
  'or within 30 days, the email is on, the account can sign in and is a pilot car, and no paper of the same '
  'state, or insurance, goes on after it. A paper whose file is quarantined doesn''t count.';

create function private.job_remind_of_papers(_limit integer)
returns integer language plpgsql set search_path = '' as $$
declare
  done integer;
begin
  insert into private.paper_emails (paper_id, expires_on)
  select paper.id, paper.expires_on
  from public.pilot_papers as paper
  -- For the index; the same days as private.needs_reminder.
  where paper.expires_on between private.business_day(now()) and private.business_day(now()) + 30
    and not exists (
      select from private.paper_emails as queued
      where queued.paper_id = paper.id and queued.expires_on = paper.expires_on
    )
    and private.needs_reminder(paper)
  order by paper.expires_on
  limit _limit
  on conflict do nothing;
  get diagnostics done = row_count;
  return done;
end;
$$;

-- Security definer: service_role has no rights in the private tables.
create function private.claim_paper_email(_id uuid)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  queued private.paper_emails;
  paper public.pilot_papers;
begin
  select * into queued from private.paper_emails where id = _id;
  -- The lock makes a change wait: the email doesn't contradict it.
  select * into paper from public.pilot_papers
  where id = queued.paper_id and expires_on = queued.expires_on for update;
  if paper.id is null or not private.needs_reminder(paper) then
    return null;
  end if;
  update private.paper_emails set claimed_at = now()
  where id = _id and claimed_at is null and not exists (
    select from public.email_log as log where log.paper_email_id = _id and log.sent_at is not null
  );
  if not found then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'name', first_name, 'email', email, 'paper', jsonb_build_object(
        'kind', paper.kind, 'issuing_state', paper.issuing_state, 'insurer', paper.insurer,
        'number', paper.number, 'expires_on', paper.expires_on
      )
    )
    from public.profiles where id = paper.pilot_id
  );
end;
$$;
comment on function private.claim_paper_email(uuid) is 'Implements public.claim_paper_email.';
create function public.claim_paper_email(_id uuid)
returns jsonb language sql set search_path = ''
return private.claim_paper_email(_id);
comment on function public.claim_paper_email(uuid) is
  'Claims a queued reminder of a certificate or insurance for sending and returns what it needs: {name, email, '
  'paper: {kind, issuing_state, insurer, number, expires_on}}. Null if it is already claimed or sent, or no longer '
  'makes sense. For send-unsent-emails.';

-- Security definer: service_role has no rights in the private tables.
create function private.release_paper_email(_id uuid)
returns void language sql security definer set search_path = '' as $$
  update private.paper_emails set claimed_at = null where id = _id;
$$;
comment on function private.release_paper_email(uuid) is 'Implements public.release_paper_email.';
create function public.release_paper_email(_id uuid)
returns void language sql set search_path = '' as $$
  select private.release_paper_email(_id);
$$;
comment on function public.release_paper_email(uuid) is
  'Releases a claim after sending failed, so that a later call can retry. For send-unsent-emails.';

-- Security definer: service_role has no rights in the private tables.
create function private.overdue_paper_emails()
returns table (id uuid, created_at timestamptz, claimed_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select queued.id, queued.created_at, queued.claimed_at
  from private.paper_emails as queued
  join public.pilot_papers as paper on paper.id = queued.paper_id and paper.expires_on = queued.expires_on
  -- However late, until the paper expires.
  where private.needs_reminder(paper);
$$;
comment on function private.overdue_paper_emails() is
  'Reminders of certificates and insurance that were queued and still make sense, sent or not.';

-- Security definer: service_role has no rights in the private tables.
create function private.release_abandoned_paper_emails()
returns void language sql security definer set search_path = '' as $$
  update private.paper_emails as queued set claimed_at = null
  where claimed_at < now() - interval '10 minutes' and not exists (
    select from public.email_log as log
    where log.paper_email_id = queued.id and log.sent_at is not null
  );
$$;
comment on function private.release_abandoned_paper_emails() is
  'Releases claims of functions that stopped between claiming and logging.';

-- Security definer: no API role has rights in the private tables.
create function private.pilot_of_email(_paper_email_id uuid)
returns uuid language sql stable security definer set search_path = ''
return (
  select paper.pilot_id
  from private.paper_emails as queued join public.pilot_papers as paper on paper.id = queued.paper_id
  where queued.id = _paper_email_id
);
comment on function private.pilot_of_email(uuid) is 'The pilot car that a reminder in the outbox is for.';

grant execute on function
  private.claim_paper_email(uuid), public.claim_paper_email(uuid),
  private.release_paper_email(uuid), public.release_paper_email(uuid),
  private.overdue_paper_emails(), private.release_abandoned_paper_emails()
to service_role;
grant execute on function private.pilot_of_email(uuid) to authenticated, service_role;

-- As before, and the reminders of certificates and insurance.
create or replace function private.overdue_emails()
returns table (
  record_type public.email_record_type,
  record_id uuid,
  kind public.email_kind,
  claimed_at timestamptz
)
language sql stable set search_path = '' as $$
  select wanted.type, wanted.id, wanted.kind, wanted.claimed_at
  from (
    select record.type, record.id, kinds.kind, record.created_at + interval '2 minutes' as due_at,
      record.emailed_at as claimed_at
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
    join (values ('confirmation'::public.email_kind), ('dispatch')) as kinds (kind)
      on kinds.kind = 'confirmation' or record.type <> 'application'
    union all
    -- No browser sends a reminder.
    select 'offer', queued.offer_id, queued.kind,
      queued.created_at + case queued.kind when 'offer_reminder' then interval '0'
        else interval '2 minutes' end,
      queued.claimed_at
    from private.overdue_offer_emails() as queued
    union all
    -- No browser sends these.
    select 'load', queued.id, queued.kind, queued.due_at, queued.claimed_at
    from private.overdue_load_emails() as queued
    union all
    select 'pilot_car', queued.id, 'paper_expires', queued.created_at, queued.claimed_at
    from private.overdue_paper_emails() as queued
  ) as wanted
  left join public.email_log as log
    on log.record_type = wanted.type and log.record_id = wanted.id and log.kind = wanted.kind
  where log.sent_at is null
    and log.hold is distinct from 'suppressed'
    -- Waiting confirmations must not fill the list and delay dispatch's emails.
    and (wanted.kind <> 'confirmation' or (select private.room_for_confirmations()) > 0)
    and case coalesce(log.attempts, 0)
      when 0 then wanted.due_at
      when 1 then log.attempted_at + interval '2 minutes'
      when 2 then log.attempted_at + interval '10 minutes'
      when 3 then log.attempted_at + interval '1 hour'
      when 4 then log.attempted_at + interval '6 hours'
    end <= now();
$$;

create or replace function public.due_emails(_limit integer default 10)
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
  perform private.release_abandoned_offer_emails();
  perform private.release_abandoned_load_emails();
  perform private.release_abandoned_paper_emails();
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

create or replace function private.system_emails()
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
        (select created_at from public.job_applications where id = due.record_id),
        (select created_at from private.offer_emails as queued
         where queued.offer_id = due.record_id and queued.kind = due.kind),
        (select created_at from private.load_emails where id = due.record_id),
        (select created_at from private.paper_emails where id = due.record_id)
      ), 0, null, now()
    from private.overdue_emails() as due
    where not exists (
      select from public.email_log as log
      where (log.record_type, log.record_id, log.kind) = (due.record_type, due.record_id, due.kind)
    )
  )
  -- The page opens the load or the pilot car, not the row of the outbox.
  select unsent.record_type,
    coalesce(queued.load_id, private.pilot_of_email(unsent.record_id), unsent.record_id), unsent.kind, unsent.to_email,
    unsent.since, unsent.attempts, unsent.last_error, unsent.next_attempt_at, count(*) over ()
  from unsent
  left join private.load_emails as queued on queued.id = unsent.record_id
  order by unsent.since limit 50;
end;
$$;

create or replace function public.admin_unread_counts()
returns table (
  quotes bigint,
  applications bigint,
  messages bigint,
  newest_quote_at timestamptz,
  failed_emails jsonb
)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_staff();
  return query select
    (select count(*) from private.admin_quotes where status = 'new'),
    (select count(*) from private.admin_job_applications where status = 'new'),
    (select count(*) from private.admin_contact_messages where status = 'new'),
    coalesce((select max(created_at) from private.admin_quotes), '-infinity'),
    (
      select coalesce(jsonb_agg(to_jsonb(latest) - 'attempted_at' order by latest.attempted_at desc), '[]')
      from (
        select email.id, email.kind, email.record_type,
          coalesce(
            private.load_of_email(email.load_email_id), private.pilot_of_email(email.paper_email_id),
            email.record_id
          ) as record_id,
          email.to_email, email.attempted_at
        from public.email_log as email
        where email.sent_at is null and email.kind <> 'reply'
          -- private.overdue_emails has the same number.
          and email.attempts >= 5
          and email.attempted_at > now() - interval '14 days'
          and (
            exists (select from private.admin_quotes where id = email.quote_id)
            or exists (select from private.admin_contact_messages where id = email.message_id)
            or exists (select from private.admin_job_applications where id = email.application_id)
            -- Under its policy: admins only.
            or exists (select from public.offers where id = email.offer_id)
            or (
              num_nonnulls(email.load_email_id, email.paper_email_id) > 0 and (select private.is_admin())
            )
          )
        order by email.attempted_at desc
        limit 20
      ) as latest
    );
end;
$$;

-- At 8 or 9 AM in Dayton: an email at midnight wakes people.
select private.add_job(
  'remind-of-papers', 'sql', '1 day',
  'Queues an email to a pilot car 30 days before a certificate or insurance expires.', '13 hours 7 minutes'
);

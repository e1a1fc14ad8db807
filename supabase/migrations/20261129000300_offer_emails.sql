-- Emails about offers and their PDFs. A transition queues its emails (private.offer_emails); a function
-- claims and sends them, and send-unsent-emails sends what is left (docs/decisions/0003).

alter table public.email_log add column offer_id uuid
  generated always as (case when record_type = 'offer' then record_id end) stored
  references public.offers (id) on delete cascade;
create index email_log_offer_id_idx on public.email_log (offer_id);

-- The bytes, not only how to make them: the layout of a later release gives other bytes, and what was
-- accepted must stay verifiable. In Postgres, because the file must exist exactly when its hash does.
create table private.offer_pdfs (
  offer_id uuid primary key references public.offers (id) on delete cascade,
  created_at timestamptz not null default now(),
  pdf bytea not null check (length(pdf) between 1 and 2000000),
  sha256 text not null generated always as (encode(sha256(pdf), 'hex')) stored
);
comment on table private.offer_pdfs is 'The PDF of each sent version, as it was first made.';

create function private.is_due_offer_email(_offer public.offers, _kind public.email_kind)
returns boolean language sql stable set search_path = ''
return case _kind
  when 'offer' then _offer.status = 'sent' and _offer.valid_until > now()
  when 'offer_reminder' then _offer.status = 'sent' and _offer.valid_until > now()
  when 'offer_withdrawn' then _offer.status = 'withdrawn'
  else true
end;
comment on function private.is_due_offer_email(public.offers, public.email_kind) is
  'Whether an email still makes sense: no reminder of an offer that was answered.';

-- Security definer: service_role has no rights in the private tables.
create function private.claim_offer_email(_offer_id uuid, _kind public.email_kind)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  offer public.offers;
begin
  -- The lock makes an answer wait: the email doesn't contradict it.
  select * into offer from public.offers where id = _offer_id for update;
  if not private.is_due_offer_email(offer, _kind) then
    delete from private.offer_emails where offer_id = _offer_id and kind = _kind;
    return null;
  end if;
  update private.offer_emails set claimed_at = now()
  where offer_id = _offer_id and kind = _kind and claimed_at is null
    and not exists (
      select from public.email_log as log
      where log.record_type = 'offer' and log.record_id = _offer_id and log.kind = _kind
        and log.sent_at is not null
    );
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'offer', private.offer_document(offer),
    'customer_name', offer.customer_name,
    'customer_email', coalesce(
      case _kind when 'offer_accepted' then offer.accepted_email end, offer.customer_email),
    'decline_note', offer.decline_note,
    'pdf_sha256', offer.pdf_sha256,
    'link_token', case when offer.quote_id is not null
      then private.email_link_token(offer.quote_id) end
  );
end;
$$;
comment on function private.claim_offer_email(uuid, public.email_kind) is
  'Implements public.claim_offer_email.';

create function public.claim_offer_email(_offer_id uuid, _kind public.email_kind)
returns jsonb language sql set search_path = ''
return private.claim_offer_email(_offer_id, _kind);
comment on function public.claim_offer_email(uuid, public.email_kind) is
  'Claims a queued email about an offer for sending and returns what it needs; null if it isn''t queued, '
  'already claimed or sent, or no longer makes sense. For the functions that send emails about offers.';

-- Security definer: service_role has no rights in the private tables.
create function private.release_offer_email(_offer_id uuid, _kind public.email_kind)
returns void language sql security definer set search_path = '' as $$
  update private.offer_emails set claimed_at = null where offer_id = _offer_id and kind = _kind;
$$;
comment on function private.release_offer_email(uuid, public.email_kind) is
  'Implements public.release_offer_email.';

create function public.release_offer_email(_offer_id uuid, _kind public.email_kind)
returns void language sql set search_path = '' as $$
  select private.release_offer_email(_offer_id, _kind);
$$;
comment on function public.release_offer_email(uuid, public.email_kind) is
  'Releases a claim after sending failed, so that a later call can retry. For the functions that send '
  'emails about offers.';

-- Security definer: service_role has no rights in the private tables.
create function private.queued_offer_emails(_offer_id uuid)
returns setof public.email_kind language sql stable security definer set search_path = '' as $$
  select kind from private.offer_emails where offer_id = _offer_id and claimed_at is null
  order by kind;
$$;
comment on function private.queued_offer_emails(uuid) is 'Implements public.queued_offer_emails.';

create function public.queued_offer_emails(_offer_id uuid)
returns setof public.email_kind language sql stable set search_path = '' as $$
  select * from private.queued_offer_emails(_offer_id);
$$;
comment on function public.queued_offer_emails(uuid) is
  'Kinds of emails about an offer that no one is sending yet. For send-offer-emails.';

-- Security definer: service_role has no rights in the private tables.
create function private.offer_pdf(_offer_id uuid)
returns text language sql stable security definer set search_path = ''
return (select encode(pdf, 'base64') from private.offer_pdfs where offer_id = _offer_id);
comment on function private.offer_pdf(uuid) is 'Implements public.offer_pdf.';

create function public.offer_pdf(_offer_id uuid)
returns text language sql stable set search_path = ''
return private.offer_pdf(_offer_id);
comment on function public.offer_pdf(uuid) is
  'The stored PDF of an offer in base64, or null. For the functions that send or show it.';

-- Security definer: service_role has no rights in the private tables.
create function private.store_offer_pdf(_offer_id uuid, _pdf text)
returns text language plpgsql security definer set search_path = '' as $$
declare
  stored private.offer_pdfs;
begin
  -- The lock makes an acceptance wait for the hash, or this call for the acceptance.
  perform from public.offers where id = _offer_id and status <> 'draft' for update;
  if not found then
    raise exception 'Only the PDF of a sent offer is stored.' using errcode = '23514';
  end if;
  insert into private.offer_pdfs (offer_id, pdf) values (_offer_id, decode(_pdf, 'base64'))
  on conflict do nothing;
  select * into stored from private.offer_pdfs where offer_id = _offer_id;
  update public.offers set pdf_sha256 = stored.sha256
  where id = _offer_id and status = 'accepted' and pdf_sha256 is null;
  return encode(stored.pdf, 'base64');
end;
$$;
comment on function private.store_offer_pdf(uuid, text) is 'Implements public.store_offer_pdf.';

create function public.store_offer_pdf(_offer_id uuid, _pdf text)
returns text language sql set search_path = ''
return private.store_offer_pdf(_offer_id, _pdf);
comment on function public.store_offer_pdf(uuid, text) is
  'Stores the PDF (base64) of a sent offer unless it has one, and returns the stored one. For the '
  'functions that send or show it.';

-- Security definer: service_role has no rights in the private tables.
create function private.offer_for_pdf(_offer_id uuid)
returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'offer', private.offer_document(offer), 'customer_name', offer.customer_name
  )
  from public.offers as offer where id = _offer_id;
$$;
comment on function private.offer_for_pdf(uuid) is 'Implements public.offer_for_pdf.';

create function public.offer_for_pdf(_offer_id uuid)
returns jsonb language sql stable set search_path = ''
return private.offer_for_pdf(_offer_id);
comment on function public.offer_for_pdf(uuid) is
  'An offer with its customer''s name, also a draft. For offer-pdf, which checks who asks.';

grant execute on function
  private.claim_offer_email(uuid, public.email_kind),
  public.claim_offer_email(uuid, public.email_kind),
  private.release_offer_email(uuid, public.email_kind),
  public.release_offer_email(uuid, public.email_kind),
  private.queued_offer_emails(uuid), public.queued_offer_emails(uuid),
  private.offer_pdf(uuid), public.offer_pdf(uuid),
  private.store_offer_pdf(uuid, text), public.store_offer_pdf(uuid, text),
  private.offer_for_pdf(uuid), public.offer_for_pdf(uuid)
to service_role;

-- As before, and the queued emails about offers.
-- Security definer: service_role has no rights in the private tables.
create function private.overdue_offer_emails()
returns table (offer_id uuid, kind public.email_kind, created_at timestamptz, claimed_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select queued.offer_id, queued.kind, queued.created_at, queued.claimed_at
  from private.offer_emails as queued
  join public.offers as offer on offer.id = queued.offer_id
  where queued.created_at > now() - interval '3 days'
    and private.is_due_offer_email(offer, queued.kind);
$$;
comment on function private.overdue_offer_emails() is
  'Emails about offers that were queued in the last three days and still make sense, sent or not.';
grant execute on function private.overdue_offer_emails() to service_role;

-- Security definer: service_role has no rights in the private tables.
create function private.release_abandoned_offer_emails()
returns void language sql security definer set search_path = '' as $$
  update private.offer_emails as queued set claimed_at = null
  where claimed_at < now() - interval '10 minutes' and not exists (
    select from public.email_log as log
    where log.record_type = 'offer' and log.record_id = queued.offer_id
      and log.kind = queued.kind and log.sent_at is not null
  );
$$;
comment on function private.release_abandoned_offer_emails() is
  'Releases claims of functions that stopped between claiming and logging.';
grant execute on function private.release_abandoned_offer_emails() to service_role;

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
comment on function private.overdue_emails() is
  'Automatic emails to send now: two minutes after the record was stored or the email queued, then 2 and '
  '10 minutes, 1 and 6 hours after each failed attempt, five attempts in all. No confirmation that is '
  'suppressed, or while the project''s limits leave no room for one. None about what is in the trash or '
  'older than three days. claimed_at is set while a function is sending them.';

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

-- As in system_page.sql, with offers.
-- Security definer: which emails are due is private.
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
         where queued.offer_id = due.record_id and queued.kind = due.kind)
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

-- As before, with the failed emails about offers for admins.
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
        select email.id, email.kind, email.record_type, email.record_id, email.to_email, email.attempted_at
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
          )
        order by email.attempted_at desc
        limit 20
      ) as latest
    );
end;
$$;

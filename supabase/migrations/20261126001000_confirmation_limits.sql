-- Confirmations go to whatever address a stranger typed. These limits keep our forms from flooding an
-- inbox or using up the project's email quota (docs/decisions/0030).

alter table private.settings
  add column confirmations_per_recipient integer not null default 3
    check (confirmations_per_recipient > 0),
  -- All recipients together. Below the email provider's quota, so that dispatch's emails still fit.
  add column confirmations_per_hour integer not null default 60 check (confirmations_per_hour > 0),
  add column confirmations_per_day integer not null default 300 check (confirmations_per_day > 0),
  -- Without a key, hashing known addresses would reveal the hashed one.
  add column recipient_key text not null default gen_random_uuid()::text || gen_random_uuid()::text;

-- Rows count uses within a sliding hour or day. A confirmation that is retried keeps its row.
create table private.emails_to_strangers (
  kind text not null check (kind in ('confirmation', 'link')),
  -- What the email is about. Visitors choose the ids, so a quote and a message may share one.
  about text not null check (about in ('quote', 'message', 'application', 'link')),
  record_id uuid not null,
  -- Keyed hash of the address, which is not stored.
  recipient text not null,
  reserved_at timestamptz not null default now(),
  primary key (about, record_id)
);
comment on table private.emails_to_strangers is
  'Emails sent to addresses that strangers typed, for their limits. Deleted after a day.';
create index emails_to_strangers_recipient_idx
  on private.emails_to_strangers (kind, recipient, reserved_at);
create index emails_to_strangers_reserved_at_idx on private.emails_to_strangers (reserved_at);

create function private.recipient_hash(_address text)
returns text language sql stable set search_path = '' as $$
  with address as (
    select split_part(local, '+', 1) as local,
      case domain when 'googlemail.com' then 'gmail.com' else domain end as domain
    from (
      select regexp_replace(typed, '@[^@]*$', '') as local, substring(typed from '@([^@]*)$') as domain
      from lower(btrim(_address)) as typed
    ) as parts
  )
  select encode(extensions.hmac(
    case domain when 'gmail.com' then replace(local, '.', '') else local end || '@' || domain,
    recipient_key, 'sha256'), 'hex')
  from address, private.settings;
$$;
comment on function private.recipient_hash(text) is
  'Keyed hash of an email address. The same for all spellings that reach one inbox: upper and lower case, '
  '+tags, and dots at Gmail.';

create function private.room_for_emails(_kind text)
returns integer language sql stable set search_path = '' as $$
  select greatest(0, least(
    confirmations_per_hour - count(sent.*) filter (where sent.reserved_at > now() - interval '1 hour'),
    confirmations_per_day - count(sent.*)
  ))::integer
  from private.settings
  left join private.emails_to_strangers as sent
    on sent.kind = _kind and sent.reserved_at > now() - interval '1 day'
  group by confirmations_per_hour, confirmations_per_day;
$$;
comment on function private.room_for_emails(text) is
  'How many more emails of this kind fit below the project''s hourly and daily limits now.';

-- Security definer: service_role has no rights in the private tables.
create function private.reserve_email(_about text, _record_id uuid, _address text)
returns text language plpgsql security definer set search_path = '' as $$
declare
  _kind constant text := case _about when 'link' then 'link' else 'confirmation' end;
  hash constant text := private.recipient_hash(_address);
begin
  -- One at a time, or concurrent calls would pass a limit together.
  perform pg_advisory_xact_lock(hashtextextended('private.emails_to_strangers', 0));
  -- A retry keeps its place only if there is still room for it.
  delete from private.emails_to_strangers where about = _about and record_id = _record_id;
  if (select confirmations_per_recipient from private.settings) <= (
    select count(*) from private.emails_to_strangers
    where kind = _kind and recipient = hash and reserved_at > now() - interval '1 hour'
  ) then
    if _kind = 'link' then
      perform private.record_limit_hit('links_per_recipient');
    else
      perform private.record_limit_hit('confirmations_per_recipient');
    end if;
    return 'suppressed';
  end if;
  if private.room_for_emails(_kind) = 0 then
    if _kind = 'link' then
      perform private.record_limit_hit('links_per_project');
    else
      perform private.record_limit_hit('confirmations_per_project');
    end if;
    return 'waiting';
  end if;
  insert into private.emails_to_strangers (kind, about, record_id, recipient)
  values (_kind, _about, _record_id, hash);
  return 'send';
end;
$$;
comment on function private.reserve_email(text, uuid, text) is
  'Counts an email to an address that a stranger typed. send: send it; suppressed: the address got too '
  'many in the last hour; waiting: the project sent too many in the last hour or day.';

create type public.email_hold as enum ('suppressed', 'waiting');
alter table public.email_log
  add column hold public.email_hold,
  drop constraint email_log_attempts_check,
  add constraint email_log_attempts_check check (attempts > 0 or hold is not null and attempts = 0),
  add constraint email_log_hold_is_unsent check (hold is null or sent_at is null);
comment on column public.email_log.hold is
  'Why an automatic email was not tried: suppressed is final, waiting is sent later. last_error says why.';
comment on column public.email_log.attempts is
  'How often an automatic email was tried; 0 if a limit held it back.';
comment on column public.email_log.last_error is
  'Why the last attempt failed, in the email provider''s words, or which limit held the email back; null '
  'if it was sent.';

create function public.reserve_confirmation(
  _record_type public.email_record_type, _record_id uuid, _to_email text, _subject text
)
returns text language plpgsql set search_path = '' as $$
declare
  answer text := private.reserve_email(_record_type::text, _record_id, _to_email);
begin
  if answer = 'send' then
    return answer;
  end if;
  insert into public.email_log as log
    (record_type, record_id, kind, to_email, subject, attempts, hold, last_error)
  values (
    _record_type, _record_id, 'confirmation', _to_email, _subject, 0, answer::public.email_hold,
    private.hold_reason(answer)
  )
  on conflict (record_type, record_id, kind) where kind <> 'reply' do update set
    attempted_at = excluded.attempted_at,
    hold = excluded.hold,
    last_error = excluded.last_error
  where log.sent_at is null;
  return answer;
end;
$$;
comment on function public.reserve_confirmation(public.email_record_type, uuid, text, text) is
  'Counts a confirmation before it is sent: send, suppressed or waiting. At most three per recipient and '
  'hour, whatever spelling of the address, about all kinds of records; and an hourly and a daily limit for '
  'the project. The email log shows what was held back. For the functions that send emails.';

create function private.hold_reason(_hold text)
returns text language sql stable security definer set search_path = '' as $$
  select case _hold
    when 'suppressed' then
      format('this address already got %s confirmations in the last hour.', confirmations_per_recipient)
    else 'too many confirmations in the last hour or day. We’ll send it when there’s room.'
  end
  from private.settings;
$$;
comment on function private.hold_reason(text) is
  'Why a confirmation was held back, as the end of a sentence in the console.';
grant execute on function
  private.reserve_email(text, uuid, text),
  private.hold_reason(text),
  public.reserve_confirmation(public.email_record_type, uuid, text, text)
to service_role;

-- As before, and an email that was held back is no longer.
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
    last_error = excluded.last_error,
    hold = null
  where log.sent_at is null;
$$;

-- Security definer: service_role has no rights in the private tables.
create function private.room_for_confirmations()
returns integer language sql stable security definer set search_path = ''
return private.room_for_emails('confirmation');
comment on function private.room_for_confirmations() is
  'How many more confirmations fit below the project''s limits now.';
grant execute on function private.room_for_confirmations() to service_role;

create or replace function private.overdue_emails()
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
    and log.hold is distinct from 'suppressed'
    -- Waiting confirmations must not fill the list and delay dispatch's emails.
    and (wanted.kind <> 'confirmation' or (select private.room_for_confirmations()) > 0)
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
  'hours after each failed attempt, five attempts in all. No confirmation that is suppressed, or while the '
  'project''s limits leave no room for one. None about what is in the trash or older than three days. '
  'claimed_at is set while a function is sending them.';

-- The limit was three per quote, but a stranger can store many quotes with one address.
create or replace function private.claim_quote_link(_request_id uuid)
returns table (id uuid, reference text, email text, link_token text)
language plpgsql security definer set search_path = '' as $$
declare
  asked record;
begin
  select quotes.id, quotes.reference, quotes.email into asked
  from private.quote_link_requests as request
  join public.quotes on quotes.id = request.quote_id and quotes.deleted_at is null
  where request.id = _request_id and request.emailed_at is null
    and request.created_at > now() - interval '1 hour'
  for update of request;
  if not found or private.reserve_email('link', _request_id, asked.email) <> 'send' then
    return;
  end if;
  update private.quote_link_requests as request set emailed_at = now() where request.id = _request_id;
  return query select _request_id, asked.reference, asked.email, private.email_link_token(asked.id);
end;
$$;
comment on function public.claim_quote_link(uuid) is
  'Claims a request for sending, once and within an hour; no row if there is nothing to send. At most '
  'three emails an hour to an address, and an hourly and a daily limit for the project. For '
  'send-quote-link.';

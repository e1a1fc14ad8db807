-- The log of emails about records, the limits on emails to strangers, and the outbox of emails about offers.
-- Only edge functions write the log, and they claim an email before sending it (docs/decisions/0003). Staff
-- read the emails about records they can read. A visitor may close the tab before the browser requests an
-- email, so send-unsent-emails checks every minute what is still due.

create type public.email_record_type as enum
  ('quote', 'message', 'application', 'offer', 'load', 'pilot_car');

create type public.email_hold as enum ('suppressed', 'waiting');

create table public.email_log (
  -- The form creates a reply's id once, so a retry or a double click doesn't send it twice.
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  kind public.email_kind not null default 'reply',
  record_type public.email_record_type not null,
  record_id uuid not null,
  -- One generated column per kind of record, so that foreign keys delete an email with its record.
  quote_id uuid generated always as (case when record_type = 'quote' then record_id end) stored
    references public.quotes (id) on delete cascade,
  message_id uuid generated always as (case when record_type = 'message' then record_id end) stored
    references public.contact_messages (id) on delete cascade,
  application_id uuid generated always as (case when record_type = 'application' then record_id end) stored
    references public.job_applications (id) on delete cascade,
  to_email text not null check (private.is_email_address(to_email)),
  subject text not null check (private.is_filled_line(subject, 160)),
  -- The text as typed, without the company's layout. Not stored for automatic emails, because they can
  -- contain the customer's private link.
  body text check (char_length(body) <= 8000 and body ~ '\S'),
  sent_by uuid references public.profiles (id) on delete set null,
  -- Null until it's sent. A reply that can't be sent leaves no row.
  sent_at timestamptz,
  provider_id text check (private.is_line(provider_id, 200)),
  attempts integer not null default 1,
  last_error text check (private.is_filled_line(last_error, 300)),
  attempted_at timestamptz not null default now(),
  hold public.email_hold,
  offer_id uuid generated always as (case when record_type = 'offer' then record_id end) stored
    references public.offers (id) on delete cascade,
  load_email_id uuid generated always as (case when record_type = 'load' then record_id end) stored
    references private.load_emails (id) on delete cascade,
  paper_email_id uuid generated always as (case when record_type = 'pilot_car' then record_id end) stored
    references private.paper_emails (id) on delete cascade,
  constraint email_log_reply_has_body check ((kind = 'reply') = (body is not null)),
  constraint email_log_attempts_check check (attempts > 0 or hold is not null and attempts = 0),
  constraint email_log_hold_is_unsent check (hold is null or sent_at is null)
);
comment on table public.email_log is
  'Emails about quotes, messages, applications, offers, loads, and pilot cars'' certificates and insurance: '
  'replies from the console and automatic ones.';
comment on column public.email_log.attempts is
  'How many times we tried to send an automatic email; 0 if a limit held it back.';
comment on column public.email_log.last_error is
  'Why the last attempt failed, in the email provider''s words, or which limit held the email back; null '
  'if it was sent.';
comment on column public.email_log.attempted_at is 'When an automatic email was last tried or held back.';
comment on column public.email_log.hold is
  'Set if a limit held back an automatic email: suppressed is final, waiting is sent later. last_error says '
  'why.';
create index email_log_record_idx on public.email_log (record_type, record_id, created_at desc);
create index email_log_quote_id_idx on public.email_log (quote_id);
create index email_log_message_id_idx on public.email_log (message_id);
create index email_log_application_id_idx on public.email_log (application_id);
create index email_log_sent_by_idx on public.email_log (sent_by, created_at desc);
-- A retry of an automatic email updates its row.
create unique index email_log_automatic_key on public.email_log (record_type, record_id, kind)
  where kind <> 'reply';
-- Finds automatic emails that failed; a reply is unsent only while it's being sent.
create index email_log_unsent_idx on public.email_log (attempted_at desc) where sent_at is null;
create index email_log_offer_id_idx on public.email_log (offer_id);
create index email_log_load_email_id_idx on public.email_log (load_email_id);
create index email_log_paper_email_id_idx on public.email_log (paper_email_id);

alter table public.email_log enable row level security;
grant select on public.email_log to authenticated;
grant select, insert, update, delete on public.email_log to service_role;

create policy "Staff can read emails about records they can read" on public.email_log
  for select to authenticated
  using (
    (select private.is_admin())
    or (
      (select private.is_staff())
      and (
        exists (select from public.quotes where id = quote_id)
        or exists (select from public.contact_messages where id = message_id)
        or exists (select from public.job_applications where id = application_id)
      )
    )
  );

alter publication supabase_realtime add table public.email_log;
create trigger announce_deletions after delete on public.email_log referencing old table as gone
  for each statement execute function private.announce_deletions();

-- The sender comes from the row, because the edge function runs without a user.
-- Security definer: no role is granted to write the activity log.
create function private.log_reply()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.activity_log (actor_id, action, subject, record_id, label)
  values (
    new.sent_by,
    'replied',
    new.record_type::text::public.activity_subject,
    new.record_id,
    coalesce(
      (select origin || ' → ' || destination from public.quotes where id = new.quote_id),
      (select subject from public.contact_messages where id = new.message_id),
      (select job_title from public.job_applications where id = new.application_id)
    )
  );
  return null;
end;
$$;
create trigger email_log_log_activity after update of sent_at on public.email_log
  for each row when (new.kind = 'reply' and old.sent_at is null and new.sent_at is not null)
  execute function private.log_reply();

create function private.stop_reply_clock()
returns trigger language plpgsql set search_path = '' as $$
begin
  update public.quotes set replied_at = new.sent_at where id = new.quote_id and replied_at is null;
  return null;
end;
$$;
create trigger email_log_stop_reply_clock after insert or update of sent_at on public.email_log
  for each row when (new.kind = 'reply' and new.quote_id is not null and new.sent_at is not null)
  execute function private.stop_reply_clock();

-- One row per email, because the limits count over a sliding hour or day.
create table private.emails_to_strangers (
  kind text not null check (kind in ('confirmation', 'link')),
  -- Part of the key: visitors choose the ids, so a quote and a message may have the same one.
  about text not null check (about in ('quote', 'message', 'application', 'link')),
  record_id uuid not null,
  -- A keyed hash, because the address itself must not be stored.
  recipient text not null,
  reserved_at timestamptz not null default now(),
  primary key (about, record_id)
);
comment on table private.emails_to_strangers is
  'Emails to addresses that strangers typed, counted for their limits. Deleted after a day.';
create index emails_to_strangers_recipient_idx
  on private.emails_to_strangers (kind, recipient, reserved_at);
create index emails_to_strangers_reserved_at_idx on private.emails_to_strangers (reserved_at);

create table private.offer_emails (
  offer_id uuid not null references public.offers (id) on delete cascade,
  kind public.email_kind not null,
  created_at timestamptz not null default now(),
  -- Set when a function claims it; cleared if sending fails.
  claimed_at timestamptz,
  primary key (offer_id, kind)
);
comment on table private.offer_emails is
  'Emails about offers to send, one per version and kind. What was sent is in email_log.';

-- Keeps the bytes, because a later release may lay out the PDF differently and an accepted offer must stay
-- verifiable. In Postgres rather than Storage, so that a PDF and its hash are saved in one transaction.
create table private.offer_pdfs (
  offer_id uuid primary key references public.offers (id) on delete cascade,
  created_at timestamptz not null default now(),
  pdf bytea not null check (length(pdf) between 1 and 2000000),
  sha256 text not null generated always as (encode(sha256(pdf), 'hex')) stored
);
comment on table private.offer_pdfs is 'The PDF of each sent version, as first generated.';

-- Replies of staff.

create function public.claim_reply(
  _reply_id uuid,
  _record_type public.email_record_type,
  _record_id uuid,
  _subject text,
  _body text,
  _sent_by uuid
)
returns setof public.email_log language plpgsql set search_path = '' as $$
begin
  -- One claim at a time per sender, or concurrent calls would pass the limit together.
  perform pg_advisory_xact_lock(hashtextextended(_sent_by::text, 0));
  if 30 <= (
    select count(*) from public.email_log
    where sent_by = _sent_by and created_at > now() - interval '10 minutes'
  ) then
    perform private.record_limit_hit('replies');
    raise exception 'You have sent too many emails. Please wait a few minutes and try again.'
      using errcode = 'PT429';
  end if;
  return query
    insert into public.email_log as log
      (id, record_type, record_id, to_email, subject, body, sent_by)
    select _reply_id, _record_type, _record_id, record.email, _subject, _body, _sent_by
    from (
      select email from public.quotes where _record_type = 'quote' and id = _record_id
      union all
      select email from public.contact_messages
      where _record_type = 'message' and id = _record_id
      union all
      select email from public.job_applications
      where _record_type = 'application' and id = _record_id
    ) as record
    on conflict (id) do update
      set created_at = now(), subject = excluded.subject, body = excluded.body
      where log.sent_at is null and log.created_at < now() - interval '2 minutes'
        and log.sent_by = excluded.sent_by and log.record_id = excluded.record_id
    returning log.*;
end;
$$;
comment on function public.claim_reply(uuid, public.email_record_type, uuid, text, text, uuid) is
  'Claims a reply for sending, addressed to the record''s email address, and returns it; no row if the '
  'record does not exist or the reply is already claimed. A claim that is not finished expires after two '
  'minutes. PT429 after 30 replies per sender in ten minutes. For reply-by-email.';
grant execute on function public.claim_reply(uuid, public.email_record_type, uuid, text, text, uuid)
to service_role;

create function public.finish_reply(_reply_id uuid, _provider_id text)
returns void language sql set search_path = '' as $$
  update public.email_log set sent_at = now(), provider_id = _provider_id where id = _reply_id;
$$;
comment on function public.finish_reply(uuid, text) is
  'Marks a reply as sent, with the email provider''s id. For reply-by-email.';
grant execute on function public.finish_reply(uuid, text) to service_role;

create function public.release_reply(_reply_id uuid)
returns void language sql set search_path = '' as $$
  delete from public.email_log where id = _reply_id and sent_at is null;
$$;
comment on function public.release_reply(uuid) is
  'Deletes a claimed reply that could not be sent, so that it can be retried. For reply-by-email.';
grant execute on function public.release_reply(uuid) to service_role;

-- Confirmations and private links go to any address a stranger typed. These limits keep our forms from
-- flooding an inbox or using up the project's email quota (docs/decisions/0030).

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
  -- A retry is counted again, so it's sent only if there's still room for it.
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
  'Counts an email to an address that a stranger typed. Returns send, suppressed (the address got too many '
  'in the last hour) or waiting (the project sent too many in the last hour or day).';
grant execute on function private.reserve_email(text, uuid, text) to service_role;

-- Security definer: service_role has no rights in the private tables.
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
grant execute on function private.hold_reason(text) to service_role;

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
  'Counts a confirmation before it is sent and returns send, suppressed or waiting. At most three per '
  'recipient and hour, for all spellings of the address and all kinds of records together, and an hourly '
  'and a daily limit for the project. The email log shows what was held back. For the functions that send '
  'emails.';
grant execute on function public.reserve_confirmation(public.email_record_type, uuid, text, text)
to service_role;

-- Security definer: service_role has no rights in the private tables.
create function private.room_for_confirmations()
returns integer language sql stable security definer set search_path = ''
return private.room_for_emails('confirmation');
comment on function private.room_for_confirmations() is
  'How many more confirmations fit below the project''s limits now.';
grant execute on function private.room_for_confirmations() to service_role;

-- Emails about quotes, messages and applications. None are sent about a record in the trash.

create function public.claim_quote_email(_quote_id uuid)
returns table (
  id uuid, created_at timestamptz, emailed_at timestamptz, reference text, customer_name text,
  email text, phone text, origin text, destination text, equipment text, length numeric,
  width numeric, height numeric, notes text, commodity text, pieces jsonb, weight_lbs integer,
  ready_on date, deliver_by date, are_dates_flexible boolean, po_number text, attachments text[],
  link_token text
)
language sql set search_path = '' as $$
  update private.live_quotes as quotes set emailed_at = now()
  where quotes.id = _quote_id and quotes.emailed_at is null
  returning quotes.id, quotes.created_at, quotes.emailed_at, quotes.reference,
    quotes.customer_name, quotes.email, quotes.phone, quotes.origin, quotes.destination,
    quotes.equipment, quotes.length, quotes.width, quotes.height, quotes.notes, quotes.commodity,
    quotes.pieces, quotes.weight_lbs, quotes.ready_on, quotes.deliver_by,
    quotes.are_dates_flexible, quotes.po_number, quotes.attachments,
    private.email_link_token(quotes.id);
$$;
comment on function public.claim_quote_email(uuid) is
  'Claims the emails about a quote for sending and returns their contents (feet; pounds; the link''s '
  'token); no row if they are already claimed or the quote is in the trash. For send-quote-emails.';
grant execute on function public.claim_quote_email(uuid) to service_role;

create function public.release_quote_email(_quote_id uuid)
returns void language sql set search_path = '' as $$
  update public.quotes set emailed_at = null where id = _quote_id;
$$;
comment on function public.release_quote_email(uuid) is
  'Releases a claim after sending failed, so that a later call can retry. For send-quote-emails.';
grant execute on function public.release_quote_email(uuid) to service_role;

create function public.claim_message_email(_message_id uuid)
returns setof public.contact_messages language sql set search_path = '' as $$
  update private.live_messages set emailed_at = now()
  where id = _message_id and emailed_at is null
  returning *;
$$;
comment on function public.claim_message_email(uuid) is
  'Claims the emails about a message and returns the message; no row if they are already claimed or the '
  'message is in the trash. For send-contact-email.';
grant execute on function public.claim_message_email(uuid) to service_role;

create function public.release_message_email(_message_id uuid)
returns void language sql set search_path = '' as $$
  update public.contact_messages set emailed_at = null where id = _message_id;
$$;
comment on function public.release_message_email(uuid) is
  'Releases a claim after sending failed, so that a later call can retry. For send-contact-email.';
grant execute on function public.release_message_email(uuid) to service_role;

create function public.claim_application_email(_application_id uuid)
returns setof public.job_applications language sql set search_path = '' as $$
  update private.live_applications set emailed_at = now()
  where id = _application_id and emailed_at is null
  returning *;
$$;
comment on function public.claim_application_email(uuid) is
  'Claims an application''s confirmation for sending and returns the application; no row if it is already '
  'claimed or in the trash. For send-application-email.';
grant execute on function public.claim_application_email(uuid) to service_role;

create function public.release_application_email(_application_id uuid)
returns void language sql set search_path = '' as $$
  update public.job_applications set emailed_at = null where id = _application_id;
$$;
comment on function public.release_application_email(uuid) is
  'Releases a claim after sending failed, so that a later call can retry. For send-application-email.';
grant execute on function public.release_application_email(uuid) to service_role;

create function public.log_site_email(
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
comment on function public.log_site_email(
  public.email_record_type, uuid, public.email_kind, text, text, text, text
) is
  'Logs an attempt to send an automatic email: sent, or failed with _error. Once logged as sent, an email '
  'stays sent. For the functions that send emails.';
grant execute on function public.log_site_email(
  public.email_record_type, uuid, public.email_kind, text, text, text, text
) to service_role;

-- Emails about offers: a change of an offer queues them in the same transaction.

create function private.queue_offer_email(_offer_id uuid, _kind public.email_kind)
returns void language sql set search_path = '' as $$
  insert into private.offer_emails (offer_id, kind) values (_offer_id, _kind) on conflict do nothing;
$$;

-- Security definer: service_role has no rights in the private tables.
create function private.queued_offer_emails(_offer_id uuid)
returns setof public.email_kind language sql stable security definer set search_path = '' as $$
  select kind from private.offer_emails where offer_id = _offer_id and claimed_at is null
  order by kind;
$$;
grant execute on function private.queued_offer_emails(uuid) to service_role;

create function public.queued_offer_emails(_offer_id uuid)
returns setof public.email_kind language sql stable set search_path = '' as $$
  select * from private.queued_offer_emails(_offer_id);
$$;
comment on function public.queued_offer_emails(uuid) is
  'Kinds of emails about an offer that are queued and not claimed. For send-offer-emails.';
grant execute on function public.queued_offer_emails(uuid) to service_role;

create function private.is_due_offer_email(_offer public.offers, _kind public.email_kind)
returns boolean language sql stable set search_path = ''
return case _kind
  when 'offer' then _offer.status = 'sent' and _offer.valid_until > now()
  when 'offer_reminder' then _offer.status = 'sent' and _offer.valid_until > now()
  when 'offer_withdrawn' then _offer.status = 'withdrawn'
  else true
end;
comment on function private.is_due_offer_email(public.offers, public.email_kind) is
  'Whether an email still makes sense: for example, no reminder of an offer that was answered.';

-- Security definer: service_role has no rights in the private tables.
create function private.claim_offer_email(_offer_id uuid, _kind public.email_kind)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  offer public.offers;
begin
  -- Locks the offer, so that an answer can't contradict the email.
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
grant execute on function private.claim_offer_email(uuid, public.email_kind) to service_role;

create function public.claim_offer_email(_offer_id uuid, _kind public.email_kind)
returns jsonb language sql set search_path = ''
return private.claim_offer_email(_offer_id, _kind);
comment on function public.claim_offer_email(uuid, public.email_kind) is
  'Claims a queued email about an offer for sending and returns its contents; null if it isn''t queued, '
  'already claimed or sent, or no longer makes sense. For the functions that send emails about offers.';
grant execute on function public.claim_offer_email(uuid, public.email_kind) to service_role;

-- Security definer: service_role has no rights in the private tables.
create function private.release_offer_email(_offer_id uuid, _kind public.email_kind)
returns void language sql security definer set search_path = '' as $$
  update private.offer_emails set claimed_at = null where offer_id = _offer_id and kind = _kind;
$$;
grant execute on function private.release_offer_email(uuid, public.email_kind) to service_role;

create function public.release_offer_email(_offer_id uuid, _kind public.email_kind)
returns void language sql set search_path = '' as $$
  select private.release_offer_email(_offer_id, _kind);
$$;
comment on function public.release_offer_email(uuid, public.email_kind) is
  'Releases a claim after sending failed, so that a later call can retry. For the functions that send '
  'emails about offers.';
grant execute on function public.release_offer_email(uuid, public.email_kind) to service_role;

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
create function private.offer_for_pdf(_offer_id uuid)
returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'offer', private.offer_document(offer), 'customer_name', offer.customer_name
  )
  from public.offers as offer where id = _offer_id;
$$;
grant execute on function private.offer_for_pdf(uuid) to service_role;

create function public.offer_for_pdf(_offer_id uuid)
returns jsonb language sql stable set search_path = ''
return private.offer_for_pdf(_offer_id);
comment on function public.offer_for_pdf(uuid) is
  'An offer, drafts included, with its customer''s name. For offer-pdf, which checks the caller''s rights.';
grant execute on function public.offer_for_pdf(uuid) to service_role;

-- Security definer: service_role has no rights in the private tables.
create function private.store_offer_pdf(_offer_id uuid, _pdf text)
returns text language plpgsql security definer set search_path = '' as $$
declare
  stored private.offer_pdfs;
begin
  -- Locks the offer, so that one accepted at the same moment still gets the hash.
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
grant execute on function private.store_offer_pdf(uuid, text) to service_role;

create function public.store_offer_pdf(_offer_id uuid, _pdf text)
returns text language sql set search_path = ''
return private.store_offer_pdf(_offer_id, _pdf);
comment on function public.store_offer_pdf(uuid, text) is
  'Stores the PDF (base64) of a sent offer unless it has one, and returns the stored one. For the '
  'functions that send or show it.';
grant execute on function public.store_offer_pdf(uuid, text) to service_role;

-- Security definer: service_role has no rights in the private tables.
create function private.offer_pdf(_offer_id uuid)
returns text language sql stable security definer set search_path = ''
return (select encode(pdf, 'base64') from private.offer_pdfs where offer_id = _offer_id);
grant execute on function private.offer_pdf(uuid) to service_role;

create function public.offer_pdf(_offer_id uuid)
returns text language sql stable set search_path = ''
return private.offer_pdf(_offer_id);
comment on function public.offer_pdf(uuid) is
  'The stored PDF of an offer in base64, or null. For the functions that send or show it.';
grant execute on function public.offer_pdf(uuid) to service_role;

-- Emails about loads that are queued and not sent. They're here because they read email_log.

create function private.unsent_pilot_emails(_escort_id uuid)
returns setof private.load_emails language sql stable set search_path = '' as $$
  select * from private.load_emails as queued
  where escort_id = _escort_id and claimed_at is null and kind in ('pilot_offered', 'pilot_changed')
    and not exists (
      select from public.email_log as log where log.load_email_id = queued.id and log.sent_at is not null
    );
$$;
comment on function private.unsent_pilot_emails(uuid) is
  'Unsent emails that would give a pilot car the terms of this escort.';

-- Security definer: no API role may read the outbox.
create function private.has_waiting_emails(_load_id uuid)
returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.load_emails as queued
    where queued.load_id = _load_id and private.is_due_load_email(queued)
      -- An email that keeps failing must not block deleting its load forever.
      and queued.created_at > now() - interval '1 hour'
      and not exists (
        select from public.email_log as log where log.load_email_id = queued.id and log.sent_at is not null
      )
  );
$$;
comment on function private.has_waiting_emails(uuid) is
  'Whether an email about a load, queued in the last hour, still makes sense and isn''t sent.';
grant execute on function private.has_waiting_emails(uuid) to authenticated, service_role;

-- What send-unsent-emails has to send.

create function private.overdue_emails()
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
      from private.live_quotes
      where created_at > now() - interval '3 days'
      union all
      select 'message', id, created_at, emailed_at
      from private.live_messages
      where created_at > now() - interval '3 days'
      union all
      select 'application', id, created_at, emailed_at
      from private.live_applications
      where created_at > now() - interval '3 days'
    ) as record
    -- Dispatch gets no email about an application.
    join (values ('confirmation'::public.email_kind), ('dispatch')) as kinds (kind)
      on kinds.kind = 'confirmation' or record.type <> 'application'
    union all
    -- A reminder is due right away, because no browser sends it.
    select 'offer', queued.offer_id, queued.kind,
      queued.created_at + case queued.kind when 'offer_reminder' then interval '0'
        else interval '2 minutes' end,
      queued.claimed_at
    from private.overdue_offer_emails() as queued
    union all
    -- Due without a delay, because no browser sends these.
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
comment on function private.overdue_emails() is
  'Automatic emails to send now: as soon as they are due, or two minutes later if a browser sends them first '
  '(records and offers); then 2 and 10 minutes, 1 and 6 hours after each failed attempt, five attempts in all. '
  'No confirmation that is suppressed, or while the project''s limits leave no room for one. None about '
  'records in the trash, and none older than three days except reminders to pilot cars. claimed_at is set '
  'while a function is sending them.';
grant execute on function private.overdue_emails() to service_role;

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

-- Security definer: service_role has no rights in the private tables.
create function private.release_abandoned_load_emails()
returns void language sql security definer set search_path = '' as $$
  update private.load_emails as queued set claimed_at = null
  where claimed_at < now() - interval '10 minutes' and not exists (
    select from public.email_log as log
    where log.load_email_id = queued.id and log.sent_at is not null
  );
$$;
comment on function private.release_abandoned_load_emails() is
  'Releases claims of functions that stopped between claiming and logging.';
grant execute on function private.release_abandoned_load_emails() to service_role;

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
grant execute on function private.release_abandoned_paper_emails() to service_role;

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
comment on function public.due_emails(integer) is
  'Up to _limit records, in random order, with the automatic emails that are due about each. Claims '
  'abandoned for ten minutes are released first. The caller must claim a record before it sends. For '
  'send-unsent-emails.';
grant execute on function public.due_emails(integer) to service_role;

-- The System page.

-- Security definer: no API role may read the outboxes.
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
    left join private.live_quotes as quote on quote.id = log.quote_id
    left join private.live_messages as message on message.id = log.message_id
    left join private.live_applications as application on application.id = log.application_id
    where log.kind <> 'reply' and log.sent_at is null
      and log.attempted_at > now() - interval '14 days'
      and num_nonnulls(log.quote_id, log.message_id, log.application_id)
        = num_nonnulls(quote.id, message.id, application.id)
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
grant execute on function private.system_emails() to authenticated, service_role;

create function public.system_emails()
returns table (
  record_type public.email_record_type, record_id uuid, kind public.email_kind, to_email text,
  since timestamptz, attempts integer, last_error text, next_attempt_at timestamptz, total bigint
)
language sql stable set search_path = '' as $$
  select * from private.system_emails();
$$;
comment on function public.system_emails() is
  'Automatic emails not sent yet, at most 50, oldest first, with the total. Excludes emails last tried more '
  'than 14 days ago and emails about records in the trash. next_attempt_at is null after the last attempt; '
  'to_email is null before the first one. Admins only (42501).';
grant execute on function public.system_emails() to authenticated, service_role;

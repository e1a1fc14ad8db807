-- The outbox: one row per email, from the moment it's queued (docs/decisions/0038). Triggers and functions
-- queue an email by inserting a row; edge functions claim it, write it from a template and mark it as sent or
-- failed. Staff read the emails about records they can read. docs/emails.md says how to add a kind.

create table public.email_kinds (
  kind text primary key check (kind ~ '^[a-z_]{1,40}$'),
  -- For the console. %s is the record: New quote, New message.
  name text not null check (private.is_filled_line(name, 80)),
  -- Null if the record says who gets it.
  recipient text check (recipient in ('customer', 'driver', 'pilot car', 'dispatch')),
  -- Its limits, if it goes to any address a stranger typed (docs/decisions/0026).
  limited_as text check (limited_as in ('confirmation', 'link')),
  -- The order in the settings; null if admins can't switch it off.
  position integer unique,
  is_on boolean not null default true,
  updated_at timestamptz not null default now(),
  constraint email_kinds_has_switch check (is_on or position is not null)
);
comment on table public.email_kinds is
  'One row per kind of email. Admins switch those with a position on and off.';

alter table public.email_kinds enable row level security;
grant select, update (is_on) on public.email_kinds to authenticated;
grant select on public.email_kinds to service_role;

create policy "Admins can read which emails are on" on public.email_kinds
  for select to authenticated using ((select private.is_admin()));
create policy "Admins can switch emails" on public.email_kinds
  for update to authenticated
  using ((select private.is_admin()) and position is not null)
  with check ((select private.is_admin()));

create trigger email_kinds_set_updated_at before update on public.email_kinds
  for each row execute function private.set_updated_at();

insert into public.email_kinds (kind, name, limited_as)
values ('confirmation', 'Confirmation of the %s', 'confirmation'), ('quote_link', 'Private link', 'link');
insert into public.email_kinds (kind, name, recipient)
values
  ('reply', 'Reply', null),
  ('dispatch', 'New %s', null),
  ('offer', 'Offer', null),
  ('offer_reminder', 'Offer reminder', null),
  ('offer_accepted', 'Accepted offer', 'customer'),
  ('offer_accepted_dispatch', 'Accepted offer', 'dispatch'),
  ('offer_declined', 'Declined offer', null),
  ('offer_withdrawn', 'Withdrawn offer', null),
  ('offer_requested', 'Request for a new offer', null);
-- load_entered is off until an admin turns it on, because a long route crosses many states.
insert into public.email_kinds (kind, name, recipient, position, is_on)
values
  ('load_confirmed', 'Pickup confirmed', 'customer', 10, true),
  ('load_loaded', 'Loaded', 'customer', 20, true),
  ('load_entered', 'Entered a state', 'customer', 30, false),
  ('load_hold', 'On hold', 'customer', 40, true),
  ('load_eta', 'ETA moved by more than 2 h', 'customer', 50, true),
  ('load_delivered', 'Delivered, with the link to the POD', 'customer', 60, true),
  ('load_cancelled', 'Canceled', 'customer', 70, true),
  ('load_alert', 'Oversize hold or missed stop', 'dispatch', 75, true),
  ('driver_assigned', 'Assigned', 'driver', 80, true),
  ('driver_changed', 'Route or times changed', 'driver', 90, true),
  ('driver_cancelled', 'Reassigned or canceled', 'driver', 100, true),
  ('pilot_offered', 'Escort offered', 'pilot car', 110, true),
  ('pilot_changed', 'Load or terms changed', 'pilot car', 120, true),
  ('pilot_withdrawn', 'Withdrawn by dispatch', 'pilot car', 130, true),
  ('pilot_cancelled', 'Load canceled', 'pilot car', 140, true),
  ('paper_expires', 'Certificate or insurance expires in 30 days', 'pilot car', 150, true);

create domain public.email_record_type as text;
create table private.email_record_types (
  record_type public.email_record_type primary key check (record_type ~ '^[a-z0-9_]{1,40}$')
);
comment on table private.email_record_types is 'Types of records that emails are about.';
insert into private.email_record_types (record_type) values
  ('quote'), ('message'), ('application'), ('offer'), ('load'), ('pilot_car'), ('link_request');

create table private.email_kind_records (
  kind text not null references public.email_kinds (kind) on delete cascade,
  record_type public.email_record_type not null references private.email_record_types (record_type),
  primary key (kind, record_type)
);
comment on table private.email_kind_records is 'The types of records that each kind of email can be about.';
insert into private.email_kind_records (kind, record_type)
select kind, record_type
from (values
  ('reply', '{quote,message,application}'), ('confirmation', '{quote,message,application}'),
  ('dispatch', '{quote,message,application}'), ('quote_link', '{link_request}'), ('paper_expires', '{pilot_car}')
) as shared (kind, record_types), unnest(record_types::text[]) as record_type
union all
select kind, case when kind ~ '^offer' then 'offer' else 'load' end
from public.email_kinds where kind ~ '^(offer|load_|driver_|pilot_)';

create type public.email_hold as enum ('suppressed', 'waiting');

create type public.email_state as enum ('queued', 'sending', 'waiting', 'suppressed', 'failed', 'sent');

create table public.emails (
  -- The form creates a reply's id once, so a retry or a double click doesn't send it twice.
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  kind text not null default 'reply' references public.email_kinds (kind),
  record_type public.email_record_type not null references private.email_record_types (record_type),
  record_id uuid not null,
  -- The driver or pilot car it's for. Otherwise the record has the address.
  recipient_id uuid references public.profiles (id) on delete cascade,
  version integer not null default 1 check (version > 0),
  -- Values of the moment when the email was queued.
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  -- The scheduler sends it from then on; until then, a browser may.
  due_at timestamptz not null default now(),
  -- Set when a function claims it; cleared if sending fails.
  claimed_at timestamptz,
  attempts integer not null default 0 check (attempts >= 0),
  attempted_at timestamptz,
  last_error text check (private.is_filled_line(last_error, 300)),
  hold public.email_hold,
  sent_at timestamptz,
  provider_id text check (private.is_line(provider_id, 200)),
  state public.email_state not null generated always as (
    case
      when sent_at is not null then 'sent'::public.email_state
      when claimed_at is not null then 'sending'
      when hold = 'waiting' then 'waiting'
      when hold = 'suppressed' then 'suppressed'
      when attempts >= 5 then 'failed'
      else 'queued'
    end
  ) stored,
  -- Null until the first attempt.
  to_email text check (private.is_email_address(to_email)),
  subject text check (private.is_filled_line(subject, 160)),
  -- The text as typed, without the company's layout. Not stored for automatic emails, because they can
  -- contain the customer's private link.
  body text check (char_length(body) <= 8000 and body ~ '\S'),
  sent_by uuid references public.profiles (id) on delete set null,
  -- One generated column per kind of record, so that foreign keys delete an email with its record.
  quote_id uuid generated always as (case when record_type = 'quote' then record_id end) stored
    references public.quotes (id) on delete cascade,
  message_id uuid generated always as (case when record_type = 'message' then record_id end) stored
    references public.contact_messages (id) on delete cascade,
  application_id uuid generated always as (case when record_type = 'application' then record_id end) stored
    references public.job_applications (id) on delete cascade,
  offer_id uuid generated always as (case when record_type = 'offer' then record_id end) stored
    references public.offers (id) on delete cascade,
  load_id uuid generated always as (case when record_type = 'load' then record_id end) stored
    references public.loads (id) on delete cascade,
  paper_id uuid generated always as (case when record_type = 'pilot_car' then record_id end) stored
    references public.pilot_papers (id) on delete cascade,
  link_request_id uuid generated always as (case when record_type = 'link_request' then record_id end) stored
    references private.quote_link_requests (id) on delete cascade,
  constraint emails_kind_fits_record
    foreign key (kind, record_type) references private.email_kind_records (kind, record_type),
  constraint emails_reply_has_body check ((kind = 'reply') = (body is not null)),
  constraint emails_reply_has_address check (kind <> 'reply' or num_nulls(to_email, subject) = 0),
  constraint emails_hold_is_unsent check (hold is null or sent_at is null)
);
comment on table public.emails is
  'The outbox and the log of emails: replies from the console and automatic emails about quotes, messages, '
  'applications, offers, loads, and pilot cars'' certificates and insurance. Once per kind, record, recipient '
  'and version.';
comment on column public.emails.version is
  'Counts emails of one kind about a record: the first hold is version 1, the second version 2. For a '
  'certificate or insurance, its last day as YYYYMMDD.';
comment on column public.emails.details is
  'Values of the moment when the email was queued: hold_id; told_before and told_after, the ETA the customer '
  'knew and the one the email gives; escort_id and job, what the escort was called.';
comment on column public.emails.attempts is
  'The number of times we tried to send it; 0 if it wasn''t tried or a limit stopped it.';
comment on column public.emails.last_error is
  'Why the last attempt failed, in the email provider''s words, or which limit stopped the email; null '
  'if it was sent.';
comment on column public.emails.attempted_at is 'When we last tried to send an automatic email, or a limit stopped it.';
comment on column public.emails.hold is
  'Set if a limit stopped an automatic email: suppressed is final, waiting is sent later. last_error says '
  'why.';
create index emails_record_idx on public.emails (record_type, record_id, created_at desc);
create index emails_quote_id_idx on public.emails (quote_id);
create index emails_message_id_idx on public.emails (message_id);
create index emails_application_id_idx on public.emails (application_id);
create index emails_offer_id_idx on public.emails (offer_id);
create index emails_load_id_idx on public.emails (load_id);
create index emails_paper_id_idx on public.emails (paper_id);
create index emails_link_request_id_idx on public.emails (link_request_id);
create index emails_recipient_id_idx on public.emails (recipient_id);
create index emails_kind_idx on public.emails (kind, record_type);
create index emails_sent_by_idx on public.emails (sent_by, created_at desc);
create index emails_escort_idx on public.emails ((details ->> 'escort_id'))
  where details ->> 'escort_id' is not null;
create unique index emails_once on public.emails (record_type, record_id, kind, recipient_id, version)
  nulls not distinct where kind <> 'reply';
-- Finds emails that failed; a reply is unsent only while it's being sent.
create index emails_unsent_idx on public.emails (attempted_at desc) where sent_at is null;
create index emails_due_idx on public.emails (created_at) where sent_at is null;

alter table public.emails enable row level security;
grant select on public.emails to authenticated;
grant select, insert, update, delete on public.emails to service_role;

create policy "Staff can read emails about records they can read" on public.emails
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

alter publication supabase_realtime add table public.emails;
create trigger announce_deletions after delete on public.emails referencing old table as gone
  for each statement execute function private.announce_deletions();

-- Security definer: moderators can't read the kinds.
create function private.email_name(_kind text, _record_type public.email_record_type)
returns text language sql stable security definer set search_path = ''
return (
  select concat_ws(
    ', to ', format(name, _record_type), case recipient when 'dispatch' then '' else 'the ' end || recipient
  )
  from public.email_kinds where kind = _kind
);
comment on function private.email_name(text, public.email_record_type) is
  'The name of an automatic email, for staff: New quote; Confirmation of the message; On hold, to the customer.';
grant execute on function private.email_name(text, public.email_record_type) to authenticated, service_role;

create function private.shown_record(_email public.emails)
returns uuid language sql immutable set search_path = ''
return case _email.record_type when 'pilot_car' then _email.recipient_id else _email.record_id end;
comment on function private.shown_record(public.emails) is
  'Id of the record whose page the console opens for an email: a reminder''s is the pilot car.';
grant execute on function private.shown_record(public.emails) to authenticated, service_role;

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
create trigger emails_log_activity after update of sent_at on public.emails
  for each row when (new.kind = 'reply' and old.sent_at is null and new.sent_at is not null)
  execute function private.log_reply();

create function private.stop_reply_clock()
returns trigger language plpgsql set search_path = '' as $$
begin
  update public.quotes set replied_at = new.sent_at where id = new.quote_id and replied_at is null;
  return null;
end;
$$;
create trigger emails_stop_reply_clock after insert or update of sent_at on public.emails
  for each row when (new.kind = 'reply' and new.quote_id is not null and new.sent_at is not null)
  execute function private.stop_reply_clock();

-- One row per email, because the limits count over a sliding hour or day.
create table private.emails_to_strangers (
  -- No foreign key, because deleting a record must not make room for another email.
  email_id uuid primary key,
  kind text not null check (kind in ('confirmation', 'link')),
  -- A keyed hash, because the address itself must not be stored.
  recipient text not null,
  reserved_at timestamptz not null default now()
);
comment on table private.emails_to_strangers is
  'Emails to addresses that strangers typed, counted for their limits. Deleted after a day.';
create index emails_to_strangers_recipient_idx
  on private.emails_to_strangers (kind, recipient, reserved_at);
create index emails_to_strangers_reserved_at_idx on private.emails_to_strangers (reserved_at);

-- Replies of staff.

create function public.claim_reply(
  _reply_id uuid,
  _record_type public.email_record_type,
  _record_id uuid,
  _subject text,
  _body text,
  _sent_by uuid
)
returns setof public.emails language plpgsql set search_path = '' as $$
begin
  -- One claim at a time per sender, or concurrent calls would pass the limit together.
  perform pg_advisory_xact_lock(hashtextextended(_sent_by::text, 0));
  if 30 <= (
    select count(*) from public.emails
    where sent_by = _sent_by and created_at > now() - interval '10 minutes'
  ) then
    perform private.record_limit_hit('replies');
    raise exception 'You have sent too many emails. Please wait a few minutes and try again.'
      using errcode = 'PT429';
  end if;
  return query
    insert into public.emails as log
      (id, record_type, record_id, to_email, subject, body, sent_by, claimed_at, attempts)
    select _reply_id, _record_type, _record_id, record.email, _subject, _body, _sent_by, now(), 1
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
      set created_at = now(), claimed_at = now(), subject = excluded.subject, body = excluded.body
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
  update public.emails set sent_at = now(), provider_id = _provider_id where id = _reply_id;
$$;
comment on function public.finish_reply(uuid, text) is
  'Marks a reply as sent, with the email provider''s id. For reply-by-email.';
grant execute on function public.finish_reply(uuid, text) to service_role;

create function public.release_reply(_reply_id uuid)
returns void language sql set search_path = '' as $$
  delete from public.emails where id = _reply_id and sent_at is null;
$$;
comment on function public.release_reply(uuid) is
  'Deletes a claimed reply that could not be sent, so that it can be retried. For reply-by-email.';
grant execute on function public.release_reply(uuid) to service_role;

-- Confirmations and private links go to any address a stranger typed. These limits keep our forms from
-- flooding an inbox or using up the project's email quota (docs/decisions/0026).

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
  'The number of emails of this kind that still fit below the project''s hourly and daily limits.';

create function private.hold_reason(_hold public.email_hold)
returns text language sql stable set search_path = '' as $$
  select case _hold
    when 'suppressed' then
      format('this address already got %s confirmations in the last hour.', confirmations_per_recipient)
    else 'too many confirmations in the last hour or day. We’ll send it when there’s room.'
  end
  from private.settings;
$$;
comment on function private.hold_reason(public.email_hold) is
  'Which limit stopped a confirmation, as the end of a sentence in the console.';

-- Security definer: service_role has no rights in the private tables.
create function private.reserve_email(_id uuid, _to_email text, _subject text)
returns text language plpgsql security definer set search_path = '' as $$
declare
  _kind constant text := (
    select limited_as from public.emails join public.email_kinds using (kind) where id = _id
  );
  hash constant text := private.recipient_hash(_to_email);
  held public.email_hold;
begin
  -- One at a time, or concurrent calls would pass a limit together.
  perform pg_advisory_xact_lock(hashtextextended('private.emails_to_strangers', 0));
  -- A retry is counted again, so it's sent only if there's still room for it.
  delete from private.emails_to_strangers where email_id = _id;
  if (select confirmations_per_recipient from private.settings) <= (
    select count(*) from private.emails_to_strangers
    where kind = _kind and recipient = hash and reserved_at > now() - interval '1 hour'
  ) then
    held := 'suppressed';
    if _kind = 'link' then
      perform private.record_limit_hit('links_per_recipient');
    else
      perform private.record_limit_hit('confirmations_per_recipient');
    end if;
  elsif private.room_for_emails(_kind) = 0 then
    held := 'waiting';
    if _kind = 'link' then
      perform private.record_limit_hit('links_per_project');
    else
      perform private.record_limit_hit('confirmations_per_project');
    end if;
  else
    insert into private.emails_to_strangers (email_id, kind, recipient) values (_id, _kind, hash);
    return 'send';
  end if;
  update public.emails set
    to_email = _to_email, subject = _subject, attempted_at = now(), claimed_at = null,
    hold = held, last_error = private.hold_reason(held)
  where id = _id and sent_at is null;
  return held;
end;
$$;
comment on function private.reserve_email(uuid, text, text) is 'Does the work of public.reserve_email.';
grant execute on function private.reserve_email(uuid, text, text) to service_role;

create function public.reserve_email(_id uuid, _to_email text, _subject text)
returns text language sql set search_path = ''
return private.reserve_email(_id, _to_email, _subject);
comment on function public.reserve_email(uuid, text, text) is
  'Counts an email to an address that a stranger typed before it is sent. Returns send; suppressed: the '
  'address got too many in the last hour, for all its spellings and all kinds of records together; or waiting: '
  'the project sent too many in the last hour or day. If it isn''t send, the email''s claim is released and the '
  'console shows the limit. For the functions that send emails.';
grant execute on function public.reserve_email(uuid, text, text) to service_role;

-- Security definer: service_role has no rights in the private tables.
create function private.room_for_confirmations()
returns integer language sql stable security definer set search_path = ''
return private.room_for_emails('confirmation');
comment on function private.room_for_confirmations() is
  'The number of confirmations that still fit below the project''s limits.';
grant execute on function private.room_for_confirmations() to service_role;

-- Queuing. Emails about what visitors send are due after two minutes, because the browser requests them first.

create function private.queue_record_emails(
  _type public.email_record_type, _record_id uuid, _created_at timestamptz, variadic _kinds text[]
)
returns void language sql set search_path = '' as $$
  insert into public.emails (record_type, record_id, kind, created_at, due_at)
  select _type, _record_id, kind, _created_at, _created_at + interval '2 minutes'
  from unnest(_kinds) as kind
  -- Imported records are older.
  where _created_at > now() - interval '3 days';
$$;

create function private.queue_offer_email(_offer_id uuid, _kind text)
returns void language sql set search_path = '' as $$
  insert into public.emails (record_type, record_id, kind, due_at)
  values ('offer', _offer_id, _kind, now() + interval '2 minutes')
  on conflict do nothing;
$$;
comment on function private.queue_offer_email(uuid, text) is
  'Queues an email about an offer, once per version and kind. The scheduler sends it after two minutes, unless '
  'a browser did.';

-- Claiming. What still makes sense and what an email contains depends on its record.

create function private.is_due_offer_email(_offer public.offers, _kind text)
returns boolean language sql stable set search_path = ''
return case _kind
  when 'offer' then _offer.status = 'sent' and _offer.valid_until > now()
  when 'offer_reminder' then _offer.status = 'sent' and _offer.valid_until > now()
  when 'offer_withdrawn' then _offer.status = 'withdrawn'
  else true
end;
comment on function private.is_due_offer_email(public.offers, text) is
  'True if an email still makes sense: for example, no reminder of an offer that was answered.';

create function private.makes_sense(_email public.emails)
returns boolean language plpgsql stable cost 10000 set search_path = '' as $$
begin
  return exists (select from public.email_kinds where kind = _email.kind and is_on)
    and case _email.record_type
      when 'quote' then exists (select from private.live_quotes where id = _email.record_id)
      when 'message' then exists (select from private.live_messages where id = _email.record_id)
      when 'application' then exists (select from private.live_applications where id = _email.record_id)
      when 'offer' then exists (
        select from public.offers as offer
        where id = _email.record_id and private.is_due_offer_email(offer, _email.kind)
      )
      when 'load' then private.is_due_load_email(_email)
      when 'pilot_car' then private.is_due_paper_email(_email)
      when 'link_request' then exists (
        select from private.quote_link_requests as request
        join private.live_quotes as quote on quote.id = request.quote_id
        where request.id = _email.record_id and request.created_at > now() - interval '1 hour'
      )
    end;
end;
$$;
comment on function private.makes_sense(public.emails) is
  'True if an email should go out now: its kind is on, its record isn''t in the trash, and nothing happened since '
  'that makes it wrong.';

create function private.offer_email_contents(_email public.emails)
returns jsonb language sql set search_path = '' as $$
  select jsonb_build_object(
    'offer', private.offer_document(offer),
    'customer_name', offer.customer_name,
    'customer_email', coalesce(
      case _email.kind when 'offer_accepted' then offer.accepted_email end, offer.customer_email),
    'decline_note', offer.decline_note,
    'pdf_sha256', offer.pdf_sha256,
    'link_token', case when offer.quote_id is not null
      then private.email_link_token(offer.quote_id) end
  )
  from public.offers as offer where id = _email.record_id;
$$;

create function private.email_contents(_email public.emails)
returns jsonb language plpgsql set search_path = '' as $$
begin
  return case _email.record_type
    when 'quote' then (
      select to_jsonb(quote) || jsonb_build_object('link_token', private.email_link_token(id))
      from (
        select id, created_at, reference, customer_name, email, phone, origin, destination, equipment,
          length, width, height, notes, commodity, pieces, weight_lbs, ready_on, deliver_by,
          are_dates_flexible, po_number, attachments
        from public.quotes where id = _email.record_id
      ) as quote
    )
    when 'message' then (
      select to_jsonb(stored) from (
        select id, name, email, phone, subject, message
        from public.contact_messages where id = _email.record_id
      ) as stored
    )
    when 'application' then (
      select to_jsonb(application) from (
        select email, job_title, first_name, last_name, phone, resume_document_url, cdl_document_url,
          other_documents_urls
        from public.job_applications where id = _email.record_id
      ) as application
    )
    when 'offer' then private.offer_email_contents(_email) || case _email.kind
      when 'offer_accepted_dispatch' then jsonb_build_object(
        'urgent_permits', private.urgent_superloads(_email.record_id)
      )
      else '{}'
    end
    when 'load' then private.load_email_contents(_email)
    when 'pilot_car' then private.paper_email_contents(_email)
    when 'link_request' then (
      select jsonb_build_object(
        'reference', quote.reference, 'email', quote.email,
        'link_token', private.email_link_token(quote.id)
      )
      from private.quote_link_requests as request join public.quotes as quote on quote.id = request.quote_id
      where request.id = _email.record_id
    )
  end;
end;
$$;
comment on function private.email_contents(public.emails) is
  'The fields for the template of an email, as of now (feet; pounds). The templates in functions/_shared/email say '
  'which fields.';

-- Security definer: service_role has no rights in the private tables.
create function private.claim_emails(
  _record_type public.email_record_type, _record_id uuid, _ids uuid[]
)
returns setof jsonb language plpgsql security definer set search_path = '' as $$
declare
  email public.emails;
begin
  -- Locks the record, so that its next step can't contradict the email.
  perform from public.loads where _record_type = 'load' and id = _record_id for update;
  perform from public.offers where _record_type = 'offer' and id = _record_id for update;
  perform from public.pilot_papers where _record_type = 'pilot_car' and id = _record_id for update;
  for email in
    select * from public.emails
    where record_type = _record_type and record_id = _record_id and kind <> 'reply'
      and (_ids is null or id = any (_ids)) and sent_at is null
      -- Edge functions end within minutes, so an older claim's function stopped before it marked the email.
      and (claimed_at is null or claimed_at < now() - interval '10 minutes')
    order by id for update
  loop
    if private.makes_sense(email) then
      update public.emails set claimed_at = now() where id = email.id;
      return next jsonb_build_object(
        'id', email.id, 'kind', email.kind, 'contents', private.email_contents(email),
        'is_limited', (select limited_as is not null from public.email_kinds where kind = email.kind)
      );
    -- A record can come back from the trash, and a paper from quarantine.
    elsif email.record_type in ('offer', 'load') then
      delete from public.emails where id = email.id;
    end if;
  end loop;
end;
$$;
comment on function private.claim_emails(public.email_record_type, uuid, uuid[]) is
  'Does the work of public.claim_emails.';
grant execute on function private.claim_emails(public.email_record_type, uuid, uuid[]) to service_role;

create function public.claim_emails(
  _record_type public.email_record_type, _record_id uuid, _ids uuid[] default null
)
returns setof jsonb language sql set search_path = '' as $$
  select * from private.claim_emails(_record_type, _record_id, _ids);
$$;
comment on function public.claim_emails(public.email_record_type, uuid, uuid[]) is
  'Claims the unsent emails about a record, or the emails _ids, and returns {id, kind, contents, '
  'is_limited} for each; the caller must call reserve_email for limited ones. Leaves out emails that are claimed, '
  'were sent or no longer make sense. A claim expires after ten minutes. For the functions that send emails.';
grant execute on function public.claim_emails(public.email_record_type, uuid, uuid[]) to service_role;

create function public.mark_email(
  _id uuid, _to_email text, _subject text, _provider_id text default null, _error text default null
)
returns void language sql set search_path = '' as $$
  update public.emails set
    attempts = attempts + 1,
    attempted_at = now(),
    to_email = coalesce(_to_email, to_email),
    subject = coalesce(_subject, subject),
    sent_at = case when _error is null then now() end,
    provider_id = _provider_id,
    last_error = _error,
    claimed_at = case when _error is null then claimed_at end,
    hold = null
  where id = _id and sent_at is null;
$$;
comment on function public.mark_email(uuid, text, text, text, text) is
  'Marks an automatic email as sent, or as failed with _error, which releases its claim. Once marked as sent, '
  'an email stays sent. For the functions that send emails.';
grant execute on function public.mark_email(uuid, text, text, text, text) to service_role;

-- The emails that send-unsent-emails has to send.

create function private.next_attempt_at(_email public.emails)
returns timestamptz language sql immutable set search_path = ''
return case _email.attempts
  when 0 then _email.due_at
  when 1 then _email.attempted_at + interval '2 minutes'
  when 2 then _email.attempted_at + interval '10 minutes'
  when 3 then _email.attempted_at + interval '1 hour'
  when 4 then _email.attempted_at + interval '6 hours'
end;
comment on function private.next_attempt_at(public.emails) is
  'When to try an email: when it is due; then 2 and 10 minutes, 1 and 6 hours after each failed attempt. Null '
  'after five attempts.';

-- Security definer: service_role has no rights in the private tables.
create function private.overdue_emails()
returns setof public.emails language sql stable security definer set search_path = '' as $$
  select * from public.emails as email
  where sent_at is null and kind <> 'reply' and hold is distinct from 'suppressed'
    -- A reminder can be sent until the paper expires, however late.
    and (created_at > now() - interval '3 days' or record_type = 'pilot_car')
    and due_at <= now() and private.next_attempt_at(email) <= now()
    -- Waiting confirmations must not fill the list and delay dispatch's emails.
    and (kind <> 'confirmation' or (select private.room_for_confirmations()) > 0)
    and private.makes_sense(email);
$$;
comment on function private.overdue_emails() is
  'Automatic emails to send now. No confirmation that is suppressed, or while the project''s limits leave no '
  'room for one. None that is older than three days, except reminders to pilot cars. claimed_at is set while '
  'a function is sending them.';
grant execute on function private.overdue_emails() to service_role;

create function public.due_emails(_limit integer default 10)
returns table (record_type public.email_record_type, record_id uuid, kinds text[], ids uuid[])
language sql set search_path = '' as $$
  select due.record_type, due.record_id, array_agg(due.kind order by due.kind),
    array_agg(due.id order by due.kind)
  from private.overdue_emails() as due
  where due.claimed_at is null or due.claimed_at < now() - interval '10 minutes'
  group by due.record_type, due.record_id
  -- So that records that keep failing don't block the others.
  order by random()
  limit _limit;
$$;
comment on function public.due_emails(integer) is
  'Up to _limit records, in random order, with the automatic emails that are due about each. The caller must '
  'claim them before it sends. For send-unsent-emails.';
grant execute on function public.due_emails(integer) to service_role;

-- The System page.

-- Security definer: no API role may call overdue_emails.
create function private.system_emails()
returns table (
  id uuid, record_type public.email_record_type, record_id uuid, name text, to_email text,
  since timestamptz, attempts integer, last_error text, next_attempt_at timestamptz, total bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
  select queued.id, queued.record_type, private.shown_record(queued),
    private.email_name(queued.kind, queued.record_type), queued.to_email, queued.created_at, queued.attempts,
    queued.last_error,
    case
      when queued.attempted_at is null then now()
      when queued.attempts > 0 then private.next_attempt_at(queued)
    end,
    count(*) over ()
  from public.emails as queued
  left join private.live_quotes as quote on quote.id = queued.quote_id
  left join private.live_messages as message on message.id = queued.message_id
  left join private.live_applications as application on application.id = queued.application_id
  where queued.kind <> 'reply' and queued.sent_at is null
    -- Customers request another link.
    and queued.record_type <> 'link_request'
    and num_nonnulls(queued.quote_id, queued.message_id, queued.application_id)
      = num_nonnulls(quote.id, message.id, application.id)
    and (
      queued.attempted_at > now() - interval '14 days'
      or queued.attempted_at is null and queued.id in (select due.id from private.overdue_emails() as due)
    )
  order by queued.created_at limit 50;
end;
$$;
comment on function private.system_emails() is 'Does the work of public.system_emails.';
grant execute on function private.system_emails() to authenticated, service_role;

create function public.system_emails()
returns table (
  id uuid, record_type public.email_record_type, record_id uuid, name text, to_email text,
  since timestamptz, attempts integer, last_error text, next_attempt_at timestamptz, total bigint
)
language sql stable set search_path = '' as $$
  select * from private.system_emails();
$$;
comment on function public.system_emails() is
  'Automatic emails not sent yet, at most 50, oldest first, with the total; name is what the email is. Excludes '
  'emails last tried more than 14 days ago and emails about records in the trash. next_attempt_at is null '
  'after the last attempt; to_email is null before the first one. Admins only (42501).';
grant execute on function public.system_emails() to authenticated, service_role;

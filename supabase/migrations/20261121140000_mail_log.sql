-- Mails written to customers from the console: what went out, to whom, by whom. Only reply-by-mail
-- writes here; it claims a mail before it sends it, so that a double click sends once.

create type public.mail_record as enum ('quote', 'message');

create table public.mail_log (
  -- Made once by the form the mail is written in: a retry and a second click carry the same one.
  id uuid primary key,
  created_at timestamptz not null default now(),
  record_type public.mail_record not null,
  record_id uuid not null,
  -- What was written to a customer goes when their record goes.
  quote_id uuid generated always as (case when record_type = 'quote' then record_id end) stored
    references public.quotes (id) on delete cascade,
  message_id uuid generated always as (case when record_type = 'message' then record_id end) stored
    references public.contact_messages (id) on delete cascade,
  to_email text not null check (private.is_email_address(to_email)),
  subject text not null check (private.is_filled_line(subject, 160)),
  -- As it was typed; the mail has the company's frame around it.
  body text not null check (char_length(body) <= 8000 and body ~ '\S'),
  sent_by uuid references public.profiles (id) on delete set null,
  -- Null while it is on its way. A mail that did not go out leaves no row.
  sent_at timestamptz,
  provider_id text check (private.is_line(provider_id, 200))
);
comment on table public.mail_log is 'Mails sent to customers from the console.';
create index mail_log_by_record on public.mail_log (record_type, record_id, created_at desc);
create index mail_log_by_quote on public.mail_log (quote_id);
create index mail_log_by_message on public.mail_log (message_id);
create index mail_log_by_sender on public.mail_log (sent_by, created_at desc);

alter table public.mail_log enable row level security;
grant select on public.mail_log to authenticated;
grant select, insert, update, delete on public.mail_log to service_role;
create policy "admins read what was sent" on public.mail_log
  for select to authenticated using ((select private.is_admin()));

-- Takes a mail for sending, addressed to whoever the record is from, and returns it; no row when
-- there is no such record, or the mail was taken before. One that was taken and never heard of
-- again can be taken anew after two minutes.
create function public.claim_reply(
  _reply_id uuid,
  _record_type public.mail_record,
  _record_id uuid,
  _subject text,
  _body text,
  _sent_by uuid
)
returns setof public.mail_log language plpgsql set search_path = '' as $$
begin
  -- One claim at a time for each sender, or calls at the same time would pass the limit together.
  perform pg_advisory_xact_lock(hashtextextended(_sent_by::text, 0));
  if 30 <= (
    select count(*) from public.mail_log
    where sent_by = _sent_by and created_at > now() - interval '10 minutes'
  ) then
    raise exception 'You have sent many mails in a short time. Please wait a few minutes and try again.'
      using errcode = 'PT429';
  end if;
  return query
    insert into public.mail_log as log
      (id, record_type, record_id, to_email, subject, body, sent_by)
    select _reply_id, _record_type, _record_id, record.email, _subject, _body, _sent_by
    from (
      select email from public.quotes where _record_type = 'quote' and id = _record_id
      union all
      select email from public.contact_messages
      where _record_type = 'message' and id = _record_id
    ) as record
    on conflict (id) do update
      set created_at = now(), subject = excluded.subject, body = excluded.body
      where log.sent_at is null and log.created_at < now() - interval '2 minutes'
        and log.sent_by = excluded.sent_by and log.record_id = excluded.record_id
    returning log.*;
end;
$$;

-- The mail went out.
create function public.finish_reply(_reply_id uuid, _provider_id text)
returns void language sql set search_path = '' as $$
  update public.mail_log set sent_at = now(), provider_id = _provider_id where id = _reply_id;
$$;

-- The mail did not go out and may be tried again.
create function public.release_reply(_reply_id uuid)
returns void language sql set search_path = '' as $$
  delete from public.mail_log where id = _reply_id and sent_at is null;
$$;
grant execute on function
  public.claim_reply(uuid, public.mail_record, uuid, text, text, uuid),
  public.finish_reply(uuid, text),
  public.release_reply(uuid)
to service_role;

-- A second admin sees what the first has written.
alter publication supabase_realtime add table public.mail_log;

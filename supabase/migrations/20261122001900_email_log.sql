-- The email log: what went out to customers, to whom and by whom. Only edge functions write it; they
-- claim an email before they send it (docs/decisions/0003).

create type public.email_record_type as enum ('quote', 'message', 'application');
create type public.email_kind as enum ('reply', 'confirmation', 'dispatch');

create table public.email_log (
  -- A reply's id is created once by the form: a retry or a double click carries the same one.
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  kind public.email_kind not null default 'reply',
  record_type public.email_record_type not null,
  record_id uuid not null,
  -- An email is deleted with the record it is about.
  quote_id uuid generated always as (case when record_type = 'quote' then record_id end) stored
    references public.quotes (id) on delete cascade,
  message_id uuid generated always as (case when record_type = 'message' then record_id end) stored
    references public.contact_messages (id) on delete cascade,
  application_id uuid
    generated always as (case when record_type = 'application' then record_id end) stored
    references public.job_applications (id) on delete cascade,
  to_email text not null check (private.is_email_address(to_email)),
  subject text not null check (private.is_filled_line(subject, 160)),
  -- The text as typed, without the company's layout. Null for automatic emails: they contain the
  -- customer's private link.
  body text check (char_length(body) <= 8000 and body ~ '\S'),
  sent_by uuid references public.profiles (id) on delete set null,
  -- Null while it is being sent. A reply that could not be sent leaves no row.
  sent_at timestamptz,
  provider_id text check (private.is_line(provider_id, 200)),
  constraint email_log_reply_has_body check ((kind = 'reply') = (body is not null))
);
comment on table public.email_log is
  'Emails about quotes, messages and applications: replies from the console and automatic ones.';
create index email_log_record_idx on public.email_log (record_type, record_id, created_at desc);
create index email_log_quote_id_idx on public.email_log (quote_id);
create index email_log_message_id_idx on public.email_log (message_id);
create index email_log_application_id_idx on public.email_log (application_id);
create index email_log_sent_by_idx on public.email_log (sent_by, created_at desc);
-- Retrying an automatic email is still the same email.
create unique index email_log_automatic_key on public.email_log (record_type, record_id, kind)
  where kind <> 'reply';

alter table public.email_log enable row level security;
grant select on public.email_log to authenticated;
grant select, insert, update, delete on public.email_log to service_role;
create policy "Admins can read emails" on public.email_log
  for select to authenticated using ((select private.is_admin()));

alter publication supabase_realtime add table public.email_log;

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

create function public.finish_reply(_reply_id uuid, _provider_id text)
returns void language sql set search_path = '' as $$
  update public.email_log set sent_at = now(), provider_id = _provider_id where id = _reply_id;
$$;
comment on function public.finish_reply(uuid, text) is
  'Marks a reply as sent, with the email provider''s id. For reply-by-email.';

create function public.release_reply(_reply_id uuid)
returns void language sql set search_path = '' as $$
  delete from public.email_log where id = _reply_id and sent_at is null;
$$;
comment on function public.release_reply(uuid) is
  'Deletes a claimed reply that could not be sent, so that it can be retried. For reply-by-email.';
grant execute on function
  public.claim_reply(uuid, public.email_record_type, uuid, text, text, uuid),
  public.finish_reply(uuid, text),
  public.release_reply(uuid)
to service_role;

-- The row names the sender, because the edge function runs without a user.
-- Security definer: no role is granted to write the log.
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
  for each row when (old.sent_at is null and new.sent_at is not null)
  execute function private.log_reply();

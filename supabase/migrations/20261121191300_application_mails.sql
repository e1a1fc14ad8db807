-- Mails to applicants: what was written to one goes when the application goes.
alter table public.mail_log
  add column application_id uuid
    generated always as (case when record_type = 'application' then record_id end) stored
    references public.job_applications (id) on delete cascade;
create index mail_log_by_application on public.mail_log (application_id);

create or replace function public.claim_reply(
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

-- Security definer: nobody is granted to write the log. The mail itself says who sent it; the
-- function that sends carries no user.
create or replace function private.log_reply()
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

-- Receipts to people who send a message or apply, and why an automatic email was not sent.

alter table public.email_log
  add column attempts integer not null default 1 check (attempts > 0),
  add column last_error text check (private.is_filled_line(last_error, 300));
comment on column public.email_log.attempts is 'How often an automatic email was tried.';
comment on column public.email_log.last_error is
  'Why the last attempt failed, in the email provider''s words; null if it was sent.';

-- Only a reply is an answer. An automatic email may be sent on its second attempt.
drop trigger email_log_log_activity on public.email_log;
create trigger email_log_log_activity after update of sent_at on public.email_log
  for each row when (new.kind = 'reply' and old.sent_at is null and new.sent_at is not null)
  execute function private.log_reply();

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
    to_email = excluded.to_email,
    subject = excluded.subject,
    sent_at = excluded.sent_at,
    provider_id = excluded.provider_id,
    last_error = excluded.last_error
  where log.sent_at is null;
$$;
comment on function public.log_site_email(
  public.email_record_type, uuid, public.email_kind, text, text, text, text
) is
  'Logs an attempt to send an automatic email: sent, or failed with _error. What is logged as sent stays '
  'so. For the functions that send emails.';
grant execute on function public.log_site_email(
  public.email_record_type, uuid, public.email_kind, text, text, text, text
) to service_role;

alter table public.job_applications add column emailed_at timestamptz;
comment on column public.job_applications.emailed_at is 'When its receipt was claimed for sending.';
drop policy "Anyone can apply" on public.job_applications;
create policy "Anyone can apply" on public.job_applications
  for insert to anon, authenticated with check (status = 'new' and emailed_at is null);

create function public.claim_application_email(_application_id uuid)
returns setof public.job_applications language sql set search_path = '' as $$
  update public.job_applications set emailed_at = now()
  where id = _application_id and emailed_at is null and deleted_at is null
  returning *;
$$;
comment on function public.claim_application_email(uuid) is
  'Claims an application''s receipt for sending and returns the application; no row if it is already '
  'claimed or in the trash. For send-application-email.';

create function public.release_application_email(_application_id uuid)
returns void language sql set search_path = '' as $$
  update public.job_applications set emailed_at = null where id = _application_id;
$$;
comment on function public.release_application_email(uuid) is
  'Releases a claim after sending failed, so that a later call can retry. For send-application-email.';
grant execute on function
  public.claim_application_email(uuid), public.release_application_email(uuid)
to service_role;

-- Nothing is sent about what is in the trash.
create or replace function public.claim_message_email(_message_id uuid)
returns setof public.contact_messages language sql set search_path = '' as $$
  update public.contact_messages set emailed_at = now()
  where id = _message_id and emailed_at is null and deleted_at is null
  returning *;
$$;
comment on function public.claim_message_email(uuid) is
  'Claims the emails about a message and returns the message; no row if they are already claimed or the '
  'message is in the trash. For send-contact-email.';

create or replace function public.claim_quote_email(_quote_id uuid)
returns table (
  id uuid, created_at timestamptz, emailed_at timestamptz, reference text, customer_name text,
  email text, phone text, origin text, destination text, equipment text, length numeric,
  width numeric, height numeric, notes text, commodity text, pieces jsonb, weight_lbs integer,
  ready_on date, deliver_by date, are_dates_flexible boolean, po_number text, attachments text[],
  link_token text
)
language sql set search_path = '' as $$
  update public.quotes set emailed_at = now()
  where quotes.id = _quote_id and quotes.emailed_at is null and quotes.deleted_at is null
  returning quotes.id, quotes.created_at, quotes.emailed_at, quotes.reference,
    quotes.customer_name, quotes.email, quotes.phone, quotes.origin, quotes.destination,
    quotes.equipment, quotes.length, quotes.width, quotes.height, quotes.notes, quotes.commodity,
    quotes.pieces, quotes.weight_lbs, quotes.ready_on, quotes.deliver_by,
    quotes.are_dates_flexible, quotes.po_number, quotes.attachments,
    private.email_link_token(quotes.id);
$$;
comment on function public.claim_quote_email(uuid) is
  'Claims the emails about a quote for sending and returns what they need (feet; pounds; the link''s '
  'token); no row if they are already claimed or the quote is in the trash. For send-quote-emails.';

-- Security definer: service_role has no rights in the private tables.
create or replace function private.claim_quote_link(_request_id uuid)
returns table (id uuid, reference text, email text, link_token text)
language sql security definer set search_path = '' as $$
  update private.quote_link_requests as request set emailed_at = now()
  from public.quotes
  where request.id = _request_id and request.emailed_at is null
    and request.created_at > now() - interval '1 hour' and quotes.id = request.quote_id
    and quotes.deleted_at is null
    and (
      select count(*) from private.quote_link_requests as earlier
      where earlier.quote_id = request.quote_id and earlier.emailed_at > now() - interval '1 hour'
    ) < 3
  returning request.id, quotes.reference, quotes.email, private.email_link_token(quotes.id);
$$;

-- Sending a receipt must not make a colleague's open application stale.
create or replace function private.set_updated_at()
returns trigger language plpgsql set search_path = '' as $$
declare
  -- Generated columns have no value yet in a BEFORE trigger; they are compared by their sources.
  bookkeeping constant text[] := '{updated_at,emailed_at,search_text,experience_sort}';
begin
  if to_jsonb(new) - bookkeeping <> to_jsonb(old) - bookkeeping then
    new.updated_at := now();
  end if;
  return new;
end;
$$;

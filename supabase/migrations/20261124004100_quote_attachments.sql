-- Attachments of quote requests, uploaded while the form is filled in, and the emails that list what
-- was sent.

create function private.is_quote_attachment_path(path text)
returns boolean language sql immutable parallel safe set search_path = ''
return path ~ (
  '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/'
  || '[A-Za-z0-9][A-Za-z0-9._-]{0,115}[.](jpg|png|webp|heic|pdf|docx|xlsx)$'
);
comment on function private.is_quote_attachment_path(text) is
  'Whether this is the path of an attachment in its bucket: {uuid}/{name}.{type}. '
  'functions/_shared/contracts/attachments.ts has the same types.';

create function private.are_quote_attachment_paths(paths text[])
returns boolean language sql immutable parallel safe set search_path = ''
return cardinality(paths) <= 10 and coalesce(array_ndims(paths), 1) = 1
  and (select coalesce(bool_and(private.is_quote_attachment_path(path)), true) from unnest(paths) as path)
  and array_position(paths, null) is null;
comment on function private.are_quote_attachment_paths(text[]) is
  'Whether these are at most 10 paths of attachments.';
-- Constraints and policies run as the role that writes the row.
grant execute on function
  private.is_quote_attachment_path(text), private.are_quote_attachment_paths(text[])
to anon, authenticated, service_role;

alter table public.quotes
  add column attachments text[] not null default '{}'
  check (private.are_quote_attachment_paths(attachments));
comment on column public.quotes.attachments is 'Paths in the bucket quote-attachments, in form order.';
grant insert (attachments) on public.quotes to anon, authenticated;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('quote-attachments', 'quote-attachments', false, 20 * 1024 * 1024, array[
  'image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- There is no update policy: an uploaded file is never overwritten.
create policy "Anyone can upload quote attachments" on storage.objects
  for insert to anon, authenticated
  with check (bucket_id = 'quote-attachments' and private.is_quote_attachment_path(name));
create policy "Admins can read quote attachments" on storage.objects
  for select to authenticated
  using (bucket_id = 'quote-attachments' and (select private.is_admin()));
create policy "Admins can delete quote attachments" on storage.objects
  for delete to authenticated
  using (bucket_id = 'quote-attachments' and (select private.is_admin()));
-- Only for API requests: SQL without a request is not limited.
create trigger quote_attachments_rate_limit before insert on storage.objects
  for each row when (new.bucket_id = 'quote-attachments'
    and current_setting('request.headers', true) <> '')
  execute function private.rate_limit_uploads();

drop function public.claim_quote_email(uuid);
create function public.claim_quote_email(_quote_id uuid)
returns table (
  id uuid, created_at timestamptz, emailed_at timestamptz, reference text, customer_name text,
  email text, phone text, origin text, destination text, equipment text, length numeric,
  width numeric, height numeric, notes text, commodity text, pieces jsonb, weight_lbs integer,
  ready_on date, deliver_by date, are_dates_flexible boolean, po_number text, attachments text[],
  link_token text
)
language sql set search_path = '' as $$
  update public.quotes set emailed_at = now()
  where quotes.id = _quote_id and quotes.emailed_at is null
  returning quotes.id, quotes.created_at, quotes.emailed_at, quotes.reference,
    quotes.customer_name, quotes.email, quotes.phone, quotes.origin, quotes.destination,
    quotes.equipment, quotes.length, quotes.width, quotes.height, quotes.notes, quotes.commodity,
    quotes.pieces, quotes.weight_lbs, quotes.ready_on, quotes.deliver_by,
    quotes.are_dates_flexible, quotes.po_number, quotes.attachments,
    private.email_link_token(quotes.id);
$$;
comment on function public.claim_quote_email(uuid) is
  'Claims the emails about a quote for sending and returns what they need (feet; pounds; the link''s '
  'token); no row if they are already claimed or the quote does not exist. For send-quote-emails.';
grant execute on function public.claim_quote_email(uuid) to service_role;

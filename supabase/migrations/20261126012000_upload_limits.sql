-- Files that visitors upload: limits per network and day and for a day as a whole, no empty files, and
-- files that no form names are deleted within a day.

alter table private.settings
  add column upload_files_per_sender_day integer not null default 100
    check (upload_files_per_sender_day > 0),
  add column upload_mb_per_sender_day integer not null default 1000
    check (upload_mb_per_sender_day > 0),
  add column upload_files_per_day integer not null default 2000 check (upload_files_per_day > 0),
  add column upload_mb_per_day integer not null default 20000 check (upload_mb_per_day > 0);

create table private.upload_counts (
  day date not null,
  -- Salted hash of an address, or 'all'. The address itself is not stored.
  sender text not null,
  files integer not null,
  bytes bigint not null,
  primary key (day, sender)
);
comment on table private.upload_counts is
  'Files that visitors uploaded per sender and business day, and their size in bytes. Deleted on the next '
  'day that someone uploads something.';

-- Counts a file and returns whether it is over a limit. The last file may exceed the limit in bytes.
create function private.count_upload(
  _sender text, _bytes bigint, _max_files integer, _max_mb integer
)
returns boolean language sql set search_path = '' as $$
  insert into private.upload_counts as counts (day, sender, files, bytes)
  values (private.business_day(now()), _sender, 1, _bytes)
  on conflict (day, sender) do update
    set files = counts.files + 1, bytes = counts.bytes + excluded.bytes
  returning files > _max_files or bytes - _bytes >= _max_mb * 1000000::bigint;
$$;

select private.add_limit(
  'uploads_of_a_day', 'Files with a form in a day',
  'Per network {upload_files_per_sender_day} files or {upload_mb_per_sender_day} MB, overall '
  '{upload_files_per_day} files or {upload_mb_per_day} MB'
);

-- Storage passes the size with the row: announced while it only checks, and the actual one when the file
-- has arrived. It answers 403 with our text to 42501. The texts are in
-- functions/_shared/contracts/uploads.ts too.
-- Security definer: visitors have no rights in the private tables.
create function private.limit_uploads_of_a_day()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  limits private.settings;
  sender constant text := private.sender_hash((private.networks_of(private.client_address()))[1]);
  bytes constant bigint :=
    coalesce(new.metadata ->> 'size', new.metadata ->> 'contentLength')::bigint;
begin
  if bytes = 0 then
    raise exception 'This file is empty.' using errcode = '42501';
  end if;
  select * into strict limits from private.settings;
  if sender is not null and private.count_upload(
    sender, coalesce(bytes, 0), limits.upload_files_per_sender_day, limits.upload_mb_per_sender_day
  ) then
    perform private.record_limit_hit('uploads_of_a_day');
    raise exception 'Too many files were uploaded from your network today.' using errcode = '42501';
  end if;
  if private.count_upload(
    'all', coalesce(bytes, 0), limits.upload_files_per_day, limits.upload_mb_per_day
  ) then
    perform private.record_limit_hit('uploads_of_a_day');
    raise exception 'We received more files than usual today.' using errcode = '42501';
  end if;
  -- The first file of a day deletes the counters of the days before.
  if (
    select files from private.upload_counts
    where upload_counts.day = private.business_day(now()) and upload_counts.sender = 'all'
  ) = 1 then
    delete from private.upload_counts where day < private.business_day(now());
  end if;
  return new;
end;
$$;
-- Only for API requests: SQL without a request is not limited.
create trigger uploads_of_a_day_limit before insert on storage.objects
  for each row when (
    new.bucket_id in ('job-documents', 'quote-attachments')
    and current_setting('request.headers', true) <> ''
  )
  execute function private.limit_uploads_of_a_day();

-- Forms name files up to 20 hours old, and delete-orphaned-documents runs every hour.
create or replace function public.orphaned_documents(_limit integer default 100)
returns setof text language sql stable set search_path = '' as $$
  with named as (
    select unnest(array[cdl_document_url, resume_document_url] || other_documents_urls) as path
    from public.job_applications
  )
  select objects.name
  from storage.objects
  where objects.bucket_id = 'job-documents'
    and objects.created_at < now() - interval '22 hours'
    and not exists (select from named where named.path = objects.name)
  order by objects.created_at
  limit least(_limit, 1000);
$$;
comment on function public.orphaned_documents(integer) is
  'Paths of documents older than 22 hours that no application names, oldest first, 1,000 at most. For '
  'delete-orphaned-documents, which deletes them through the Storage API.';

create or replace function public.orphaned_attachments(_limit integer default 100)
returns setof text language sql stable set search_path = '' as $$
  select object.name
  from storage.objects as object
  where object.bucket_id = 'quote-attachments'
    and object.created_at < now() - interval '22 hours'
    and not exists (
      select from public.quotes as quote where quote.attachments @> array[object.name]
    )
  order by object.created_at
  limit least(_limit, 1000);
$$;
comment on function public.orphaned_attachments(integer) is
  'Paths of attachments older than 22 hours that no quote names, oldest first, 1,000 at most. For '
  'delete-orphaned-documents, which deletes them through the Storage API.';

select private.add_job(
  'delete-orphaned-documents', 'function', '1 hour',
  'Deletes uploaded files that belong to no application and no quote within a day.', '47 minutes'
);

-- Uploaded files. Uploads with a form are limited per network and overall, in each rate-limit window and
-- each day. check-files compares every submitted file's content with its declared type; a file that differs
-- is quarantined until an admin releases it (docs/decisions/0029).

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

create table public.file_checks (
  bucket_id text not null check (char_length(bucket_id) <= 100),
  path text not null check (char_length(path) <= 300),
  declared_type text not null check (char_length(declared_type) <= 200),
  -- Null: none of the types we know.
  found_type text check (char_length(found_type) <= 200),
  is_quarantined boolean not null,
  checked_at timestamptz not null default now(),
  released_at timestamptz,
  released_by uuid references public.profiles (id) on delete set null,
  primary key (bucket_id, path),
  check (released_at is null or is_quarantined)
);
comment on table public.file_checks is
  'Submitted files whose content was compared with their declared type. is_quarantined: they differ. '
  'check-files writes it; release_file() releases a file.';
create index file_checks_released_by_idx on public.file_checks (released_by);
-- The console lists the quarantined files that no one has released.
create index file_checks_closed_idx on public.file_checks (checked_at desc)
where is_quarantined and released_at is null;

alter table public.file_checks enable row level security;
grant select on public.file_checks to authenticated;
grant select, insert on public.file_checks to service_role;

-- Storage tries an insert as the caller, rolls it back, and repeats it as service_role with the caller's
-- headers. So every role counts, and only the second insert stays counted. Storage answers 42501 with
-- status 403 and our text, and other codes with 500.
-- Security definer: visitors have no rights in the private tables.
create function private.limit_uploads()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.exceeded_limit(
    'uploads', private.client_address(),
    (select rate_limit_uploads_per_sender from private.settings),
    (select rate_limit_uploads_overall from private.settings)
  ) in ('network', 'overall') then
    perform private.record_limit_hit('uploads');
    raise exception 'Too many uploads. Please wait a few minutes and try again.'
      using errcode = '42501';
  end if;
  return new;
end;
$$;

-- Counts a file; true if that exceeds a limit. The last file may exceed the limit in bytes.
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

-- Storage passes the file's size with the row: the announced size while it only checks, the actual size
-- once the file has arrived. functions/_shared/contracts/uploads.ts has the same texts.
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

-- Applies only to downloads through the Storage API: the console must still list a quarantined file, and
-- deleting a file requires reading its row.
-- Security definer: a caller who may open the file may not be allowed to read its check.
create function private.is_quarantined(_bucket text, _path text)
returns boolean language sql stable security definer set search_path = '' as $$
  select coalesce(current_setting('storage.operation', true), '')
      not in ('', 'storage.object.delete', 'storage.object.delete_many')
    and (_bucket = 'load-documents' or private.is_staff())
    and exists (
      select from public.file_checks
      where bucket_id = _bucket and path = _path and is_quarantined and released_at is null
    );
$$;
comment on function private.is_quarantined(text, text) is
  'True if the caller is opening this quarantined file through the Storage API. A quarantined document of '
  'a load is closed to everyone, other files only to staff: their senders may open them.';
grant execute on function private.is_quarantined(text, text) to authenticated, service_role;

-- Restrictive, so that it limits what the select policies of these buckets allow.
create policy "Senders of a quarantined file can open it, staff can't" on storage.objects
  as restrictive for select to authenticated
  using (
    bucket_id not in ('quote-attachments', 'job-documents', 'load-documents', 'pilot-papers')
    or not private.is_quarantined(bucket_id, name)
  );

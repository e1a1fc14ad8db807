-- Compares the content of submitted files with their declared type. Staff can't open a file that differs
-- until an admin releases it.

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
  'Submitted files whose content was compared with their declared type. Quarantined: they differ. Written '
  'by check-files; release_file releases.';
create index file_checks_released_by_idx on public.file_checks (released_by);

alter table public.file_checks enable row level security;
grant select on public.file_checks to authenticated;
grant select, insert on public.file_checks to service_role;
create policy "Staff can read the checks of files they can read" on public.file_checks
  for select to authenticated
  using (
    (select private.is_admin())
    or ((select private.is_staff()) and private.is_file_to_answer(bucket_id, path))
  );

create function private.submitted_files(_since timestamptz)
returns table (bucket_id text, path text)
language sql stable set search_path = '' as $$
  select 'quote-attachments', unnest(attachments) from public.quotes where created_at >= _since
  union
  select 'job-documents', unnest(
    array_remove(array[resume_document_url, cdl_document_url], null) || other_documents_urls
  )
  from public.job_applications where created_at >= _since;
$$;
comment on function private.submitted_files(timestamptz) is
  'The files that quotes and applications stored since then name.';
grant execute on function private.submitted_files(timestamptz) to service_role;

create function public.unchecked_files(_limit integer default 20)
returns table (bucket_id text, path text, declared_type text)
language sql stable set search_path = '' as $$
  select file.bucket_id, file.path, coalesce(object.metadata ->> 'mimetype', '')
  from private.submitted_files(now() - interval '7 days') as file
  join storage.objects as object
    on object.bucket_id = file.bucket_id and object.name = file.path
  where not exists (
    select from public.file_checks as done
    where done.bucket_id = file.bucket_id and done.path = file.path
  )
  -- So that files that can't be read don't block the others.
  order by random()
  limit _limit;
$$;
comment on function public.unchecked_files(integer) is
  'Up to _limit files of quotes and applications of the last 7 days that were not checked yet. For '
  'check-files.';
grant execute on function public.unchecked_files(integer) to service_role;

-- Security definer: the reader of a file may not read its check. Outside the Storage API there are no
-- bytes to protect, and the console lists the file. Deleting a file requires reading its row.
create function private.is_quarantined(_bucket text, _path text)
returns boolean language sql stable security definer set search_path = '' as $$
  select coalesce(current_setting('storage.operation', true), '')
      not in ('', 'storage.object.delete', 'storage.object.delete_many')
    and private.is_staff()
    and exists (
      select from public.file_checks
      where bucket_id = _bucket and path = _path and is_quarantined and released_at is null
    );
$$;
comment on function private.is_quarantined(text, text) is
  'Whether the caller is staff, opens this file through the Storage API, and the file is quarantined.';
-- Policies run as the role that reads the row.
grant execute on function private.is_quarantined(text, text) to authenticated, service_role;

create policy "Staff can't open quarantined files" on storage.objects
  as restrictive for select to authenticated
  using (
    bucket_id not in ('quote-attachments', 'job-documents')
    or not private.is_quarantined(bucket_id, name)
  );

alter type public.activity_action add value if not exists 'released';

-- Security definer: no role is granted to change checks or write the log.
create function private.release_file(_bucket text, _path text)
returns boolean language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.file_checks set released_at = now(), released_by = (select auth.uid())
  where bucket_id = _bucket and path = _path and is_quarantined and released_at is null;
  if not found then
    return false;
  end if;
  insert into public.activity_log (actor_id, action, subject, record_id, label)
  select
    (select auth.uid()), 'released'::public.activity_action, 'quote'::public.activity_subject, id,
    left(origin || ' → ' || destination, 200)
  from public.quotes where _bucket = 'quote-attachments' and attachments @> array[_path]
  union all
  select (select auth.uid()), 'released', 'application', id, left(job_title, 200)
  from public.job_applications
  where _bucket = 'job-documents'
    and (array[cdl_document_url, resume_document_url] || other_documents_urls) @> array[_path];
  return true;
end;
$$;
comment on function private.release_file(text, text) is 'Implements public.release_file.';

create function public.release_file(_bucket text, _path text)
returns boolean language sql set search_path = '' as $$
  select private.release_file(_bucket, _path);
$$;
comment on function public.release_file(text, text) is
  'Lets staff open a quarantined file, and logs it. Returns whether this call released it. Admins only '
  '(42501).';
grant execute on function private.release_file(text, text), public.release_file(text, text)
to authenticated;

create function public.quarantined_files(_record_type public.email_record_type, _record_id uuid)
returns table (
  bucket_id text, path text, declared_type text, found_type text, released_at timestamptz
)
language sql stable set search_path = '' as $$
  select file.bucket_id, file.path, file.declared_type, file.found_type, file.released_at
  from public.file_checks as file
  where file.is_quarantined and (file.bucket_id, file.path) in (
    select 'quote-attachments', unnest(attachments) from public.quotes
    where _record_type = 'quote' and id = _record_id
    union all
    select 'job-documents', unnest(array[resume_document_url, cdl_document_url] || other_documents_urls)
    from public.job_applications where _record_type = 'application' and id = _record_id
  )
  order by file.path;
$$;
comment on function public.quarantined_files(public.email_record_type, uuid) is
  'Files of a quote or application whose content is not of the declared type, those an admin has released '
  'included. No rows for callers who cannot read the record.';
grant execute on function public.quarantined_files(public.email_record_type, uuid) to authenticated;

select private.add_job(
  'check-files', 'function', '1 minute',
  'Compares the content of submitted files with their declared type.'
);

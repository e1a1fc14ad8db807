-- Files submitted with quotes, applications, loads and pilot cars' papers: who may open them, which ones to
-- check, and which ones no record names (docs/decisions/0029). Moderators open only files of records outside
-- the trash, and none whose form wasn't sent.

-- Security definer: under the tables' policies, the search can't use the indexes on the paths.
-- count(*) instead of exists, and plan_cache_mode, because otherwise the planner doesn't choose the index.
create function private.is_file_to_answer(_bucket text, _path text)
returns boolean language plpgsql stable security definer set search_path = ''
set plan_cache_mode = force_custom_plan as $$
begin
  if not private.is_staff() then
    return false;
  end if;
  if _bucket = 'quote-attachments' then
    return (
      select count(*) from private.live_quotes where attachments @> array[_path]
    ) > 0;
  end if;
  return _bucket = 'job-documents' and (
    select count(*) from private.live_applications
    where (array[cdl_document_url, resume_document_url] || other_documents_urls) @> array[_path]
  ) > 0;
end;
$$;
comment on function private.is_file_to_answer(text, text) is
  'True if the caller is an admin or a moderator and a quote or application outside the trash names this '
  'file.';
-- Policies run as the role that reads the row.
grant execute on function private.is_file_to_answer(text, text) to authenticated, service_role;

create policy "Staff can read quote attachments, admins of the trash too" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'quote-attachments' and (
      (select private.is_admin())
      or ((select private.is_staff()) and private.is_file_to_answer(bucket_id, name))
    )
  );

create policy "Staff can read the checks of files they can read" on public.file_checks
  for select to authenticated
  using (
    (select private.is_admin())
    or ((select private.is_staff()) and private.is_file_to_answer(bucket_id, path))
  );

-- Checks and quarantine.

create function public.quarantine(public.load_documents)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'path', checked.path, 'found_type', checked.found_type, 'declared_type', checked.declared_type,
    'released_at', checked.released_at
  )
  from public.file_checks as checked
  where checked.bucket_id = 'load-documents' and checked.path = $1.file_path and checked.is_quarantined;
$$;
comment on function public.quarantine(public.load_documents) is
  'The file_checks row of a document whose content isn''t of the declared type, to select with it: '
  '{path, found_type, declared_type, released_at}. Null for other documents, and for all but staff.';
grant execute on function public.quarantine(public.load_documents) to authenticated, service_role;

-- Papers by updated_at, because a pilot car can replace the file of a paper.
create function private.submitted_files(_since timestamptz)
returns table (bucket_id text, path text)
language sql stable set search_path = '' as $$
  select 'quote-attachments', unnest(attachments) from public.quotes where created_at >= _since
  union
  select 'job-documents', unnest(
    array_remove(array[resume_document_url, cdl_document_url], null) || other_documents_urls
  )
  from public.job_applications where created_at >= _since
  union
  select 'load-documents', file_path from public.load_documents where created_at >= _since
  union
  select 'pilot-papers', file_path from public.pilot_papers where updated_at >= _since;
$$;
comment on function private.submitted_files(timestamptz) is
  'Files named by quotes, applications and documents of loads created since then, and by papers of pilot '
  'cars updated since then.';
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
  'Up to _limit files submitted in the last 7 days that were not checked yet. For check-files.';
grant execute on function public.unchecked_files(integer) to service_role;

create function public.quarantined_files(_record_type public.email_record_type, _record_id uuid)
returns table (
  bucket_id text, path text, name text, declared_type text, found_type text, released_at timestamptz
)
language sql stable set search_path = '' as $$
  with named as (
    -- Two fields can name the same file.
    select 'quote-attachments' as bucket_id, file.path, split_part(file.path, '/', 2) as name
    from public.quotes cross join unnest(attachments) as file (path)
    where _record_type = 'quote' and id = _record_id
    union
    select 'job-documents', file.path, substring(file.path from '/[a-z]+_(.*)')
    from public.job_applications
    cross join unnest(array[resume_document_url, cdl_document_url] || other_documents_urls) as file (path)
    where _record_type = 'application' and id = _record_id
    union
    select 'pilot-papers', paper.file_path, private.paper_name(paper) || ' (' || paper.file_name || ')'
    from public.pilot_papers as paper
    where _record_type = 'pilot_car' and paper.pilot_id = _record_id
  )
  select file.bucket_id, file.path, named.name, file.declared_type, file.found_type, file.released_at
  from named join public.file_checks as file using (bucket_id, path)
  where file.is_quarantined
  order by named.name, file.path;
$$;
comment on function public.quarantined_files(public.email_record_type, uuid) is
  'Files of a quote, an application, or a pilot car''s certificates and insurance (pilot_car, with the '
  'user''s id) whose content doesn''t match their declared type, including files that an admin has '
  'released. name is the file''s name; for certificates and insurance, the paper''s name with the file''s '
  'in parentheses. No rows for callers who cannot read the record.';
grant execute on function public.quarantined_files(public.email_record_type, uuid) to authenticated;

-- Security definer: no role is granted to change checks or write the activity log.
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
    and (array[cdl_document_url, resume_document_url] || other_documents_urls) @> array[_path]
  union all
  select (select auth.uid()), 'released', 'document', load.id,
    left(load.number || ', ' || load.title || ': ' || document.name, 200)
  from public.load_documents as document join public.loads as load on load.id = document.load_id
  where _bucket = 'load-documents' and document.file_path = _path
  union all
  -- The log links to the pilot car, because a paper has no page of its own.
  select (select auth.uid()), 'released', 'paper', paper.pilot_id, private.paper_name(paper)
  from public.pilot_papers as paper
  where _bucket = 'pilot-papers' and paper.file_path = _path;
  return true;
end;
$$;
grant execute on function private.release_file(text, text) to authenticated;

create function public.release_file(_bucket text, _path text)
returns boolean language sql set search_path = '' as $$
  select private.release_file(_bucket, _path);
$$;
comment on function public.release_file(text, text) is
  'Lets staff open a quarantined file, and logs it. Returns whether this call released it. Admins only '
  '(42501).';
grant execute on function public.release_file(text, text) to authenticated;

-- Files that no record names. A form may submit a file up to 20 hours after its upload, so only files older
-- than 22 hours are listed. SQL doesn't delete them, because that would leave their content in Storage.

create function public.orphaned_documents(_limit integer default 100)
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
grant execute on function public.orphaned_documents(integer) to service_role;

create function public.orphaned_attachments(_limit integer default 100)
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
grant execute on function public.orphaned_attachments(integer) to service_role;

create function public.orphaned_load_documents(_limit integer default 100)
returns setof text language sql stable set search_path = '' as $$
  select object.name
  from storage.objects as object
  where object.bucket_id = 'load-documents'
    and object.created_at < now() - interval '22 hours'
    and not exists (
      select from public.load_documents as document where document.file_path = object.name
    )
  order by object.created_at
  limit least(_limit, 1000);
$$;
comment on function public.orphaned_load_documents(integer) is
  'Paths of files in load-documents older than 22 hours that no document of a load names, oldest first, '
  '1,000 at most. For delete-orphaned-documents, which deletes them through the Storage API.';
grant execute on function public.orphaned_load_documents(integer) to service_role;

create function public.orphaned_pilot_papers(_limit integer default 100)
returns setof text language sql stable set search_path = '' as $$
  select object.name
  from storage.objects as object
  where object.bucket_id = 'pilot-papers'
    and object.created_at < now() - interval '22 hours'
    and not exists (select from public.pilot_papers as paper where paper.file_path = object.name)
  order by object.created_at
  limit least(_limit, 1000);
$$;
comment on function public.orphaned_pilot_papers(integer) is
  'Paths of files in pilot-papers older than 22 hours that no certificate or insurance names, oldest first, '
  '1,000 at most. For delete-orphaned-documents, which deletes them through the Storage API.';
grant execute on function public.orphaned_pilot_papers(integer) to service_role;

create policy "Pilots and admins can delete files that no paper names" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'pilot-papers' and (
      name like (select auth.uid()) || '/%' or (select private.is_admin())
    )
    -- Row level security shows pilots their own papers and admins all of them.
    and name not in (select file_path from public.pilot_papers)
  );

-- Admins see, release and delete quarantined files of pilot cars' certificates and insurance, as those of
-- quotes, applications and loads (docs/decisions/0033).

create function private.paper_name(_paper public.pilot_papers)
returns text language sql immutable parallel safe set search_path = ''
return case _paper.kind
  when 'certificate' then _paper.issuing_state || ' certificate'
  else 'Insurance, ' || _paper.insurer
end;
comment on function private.paper_name(public.pilot_papers) is
  'OH certificate; Insurance, Lakeside Mutual. src/features/pilot-papers/model/paper.ts has the same words.';
grant execute on function private.paper_name(public.pilot_papers) to authenticated, service_role;

-- Security definer: no role is granted to change checks or write the log.
create or replace function private.release_file(_bucket text, _path text)
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
  -- The page of the record is the pilot car's.
  select (select auth.uid()), 'released', 'paper', paper.pilot_id, private.paper_name(paper)
  from public.pilot_papers as paper
  where _bucket = 'pilot-papers' and paper.file_path = _path;
  return true;
end;
$$;

-- The result has one more column.
drop function public.quarantined_files(public.email_record_type, uuid);
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
    select 'job-documents', file.path, split_part(file.path, '/', 2)
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
  'Files of a quote, of an application or of a pilot car''s certificates and insurance (pilot_car, id of the '
  'user) whose content is not of the declared type, those an admin has released included. name is the file''s '
  'name, with that of the certificate or insurance. No rows for callers who cannot read the record.';
grant execute on function public.quarantined_files(public.email_record_type, uuid) to authenticated;

create function private.is_closed_paper(_paper public.pilot_papers)
returns boolean language sql stable set search_path = ''
return exists (
  select from public.file_checks
  where bucket_id = 'pilot-papers' and path = _paper.file_path and is_quarantined and released_at is null
);
comment on function private.is_closed_paper(public.pilot_papers) is
  'Whether the paper''s file is quarantined and no admin has released it.';
-- Policies run as the role that deletes the row.
grant execute on function private.is_closed_paper(public.pilot_papers) to authenticated, service_role;

drop policy "Pilots can delete their own papers" on public.pilot_papers;
create policy "Pilots can delete their own papers, admins quarantined ones" on public.pilot_papers
  for delete to authenticated
  using (
    pilot_id = (select auth.uid())
    or ((select private.is_admin()) and private.is_closed_paper(pilot_papers))
  );
drop policy "Pilots can delete files that no paper names" on storage.objects;
create policy "Pilots and admins can delete files that no paper names" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'pilot-papers' and (
      name like (select auth.uid()) || '/%' or (select private.is_admin())
    )
    -- Their own papers, or all for admins.
    and name not in (select file_path from public.pilot_papers)
  );

-- Security definer: no role is granted to write the log.
create function private.log_paper_deletion()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- Only what someone else did. The account's own entry is enough when it is deleted.
  insert into public.activity_log (actor_id, action, subject, record_id, label)
  select actor.id, 'deleted', 'paper', old.pilot_id, private.paper_name(old)
  from public.profiles as actor
  where actor.id = (select auth.uid()) and actor.id <> old.pilot_id
    and exists (select from public.profiles where id = old.pilot_id);
  return null;
end;
$$;
create trigger pilot_papers_log_deletion after delete on public.pilot_papers
  for each row execute function private.log_paper_deletion();

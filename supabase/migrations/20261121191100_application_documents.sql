-- An application is deleted together with its documents. Their bytes go through the Storage API,
-- which SQL cannot call; so the files go first, and until they have gone the row stays.

-- Which application names a file: asked for every file that is to be deleted.
create index job_applications_by_document on public.job_applications
  using gin ((array[cdl_document_url, resume_document_url] || other_documents_urls));

-- The files of an application: those it names, and what else lies in their folders (an earlier
-- choice of the applicant). Sending twice can make two applications of the same files: what another
-- one names as well is shared and must stay.
create function public.application_documents(_application_id uuid)
returns table (path text, bytes bigint, is_shared boolean)
language sql stable set search_path = '' as $$
  with named as (
    select distinct unnest(
      array[cdl_document_url, resume_document_url] || other_documents_urls
    ) as path
    from public.job_applications
    where id = _application_id
  )
  select object.name, (object.metadata ->> 'size')::bigint, exists (
    select from public.job_applications as other
    where other.id <> _application_id
      and (array[other.cdl_document_url, other.resume_document_url] || other.other_documents_urls)
        @> array[object.name]
  )
  from (select distinct split_part(named.path, '/', 1) as name from named) as folder
  join storage.objects as object
    on object.bucket_id = 'job-documents'
    and object.name collate "C" >= folder.name || '/'
    and object.name collate "C" < folder.name || '0'
  order by object.name;
$$;
grant execute on function public.application_documents(uuid) to authenticated, service_role;

-- Nothing is left behind, whoever deletes.
create function private.require_documents_gone()
returns trigger language plpgsql set search_path = '' as $$
begin
  if exists (select from public.application_documents(old.id) where not is_shared) then
    raise exception 'The documents of this application are still there.' using errcode = '23503';
  end if;
  return old;
end;
$$;
create trigger job_applications_documents_gone before delete on public.job_applications
  for each row execute function private.require_documents_gone();

-- Which other application names a file is asked through private.admin_job_applications: under the
-- table's policies no index would help. (console_search makes that view; a body is read when it is
-- first called.)

-- The files of an application: those it names, and what else lies in their folders (an earlier
-- choice of the applicant). Sending twice can make two applications of the same files: what another
-- one names as well is shared and must stay.
create or replace function public.application_documents(_application_id uuid)
returns table (path text, bytes bigint, is_shared boolean)
language plpgsql stable set search_path = '' as $$
begin
  return query
    with named as (
      select distinct split_part(file.name, '/', 1) as folder
      from public.job_applications as application,
        unnest(
          array[application.cdl_document_url, application.resume_document_url]
            || application.other_documents_urls
        ) as file (name)
      where application.id = _application_id
    )
    select object.name, (object.metadata ->> 'size')::bigint, exists (
      select from private.admin_job_applications as other
      where other.id <> _application_id
        and (array[other.cdl_document_url, other.resume_document_url] || other.other_documents_urls)
          @> array[object.name]
    )
    from named
    join storage.objects as object
      on object.bucket_id = 'job-documents'
      and object.name collate "C" >= named.folder || '/'
      and object.name collate "C" < named.folder || '0'
    order by object.name;
end;
$$;

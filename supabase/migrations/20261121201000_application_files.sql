-- The files of an application by one range of the storage's own index for each of its folders, and
-- one look into the index for each file found. As one statement over all folders Postgres compared
-- every document of the bucket with every folder, and read all applications: it knows a folder, or
-- a file, only where it plans for this very value.
--
-- Otherwise as before: the files an application names, and what else lies in their folders (an
-- earlier choice of the applicant). Sending twice can make two applications of the same files: what
-- another one names as well is shared and must stay.
create or replace function public.application_documents(_application_id uuid)
returns table (path text, bytes bigint, is_shared boolean)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  folder text;
begin
  for folder in
    select distinct split_part(file.name, '/', 1)
    from public.job_applications as application,
      unnest(
        array[application.cdl_document_url, application.resume_document_url]
          || application.other_documents_urls
      ) as file (name)
    where application.id = _application_id and file.name is not null
    order by 1
  loop
    -- '0' is the character after '/'.
    for path, bytes in
      select object.name, (object.metadata ->> 'size')::bigint
      from storage.objects as object
      where object.bucket_id = 'job-documents'
        and object.name collate "C" >= folder || '/'
        and object.name collate "C" < folder || '0'
      order by object.name
    loop
      -- Counted, as for a mere `exists` it would rather read the table until it meets one.
      is_shared := (
        select count(*) from private.admin_job_applications as other
        where other.id <> _application_id
          and (array[other.cdl_document_url, other.resume_document_url] || other.other_documents_urls)
            @> array[path]
      ) > 0;
      return next;
    end loop;
  end loop;
end;
$$;

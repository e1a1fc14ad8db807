-- The applications as the console reads them: through private.admin_job_applications, where an
-- index helps (console_search makes it; these bodies are read when they are first called).

-- How many applications there are of each status among those the search and the position find;
-- every status has its row, 0 included. An empty text narrows nothing. Admins only; others count
-- nothing.
create or replace function public.application_status_counts(
  _search text default '', _position text default ''
)
returns table (status public.application_status, applications bigint)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  pattern constant text := private.containing(_search);
begin
  return query
    select every.status, coalesce(found.applications, 0)
    from unnest(enum_range(null::public.application_status)) as every (status)
    left join (
      select application.status, count(*) as applications
      from private.admin_job_applications as application
      where (_search = '' or application.search_text like pattern)
        and (_position = '' or application.job_title = _position)
      group by application.status
    ) as found on found.status = every.status
    order by every.status;
end;
$$;

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

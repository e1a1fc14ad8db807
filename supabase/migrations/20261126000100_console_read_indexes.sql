-- Reads of the console that scanned a whole table.

-- Finds who names a file through the indexes on the paths: the planner expects `exists` to find a row
-- early, and count(*) not to.

-- plan_cache_mode: the planner must know the path to prefer the index.
create or replace function private.is_file_to_answer(_bucket text, _path text)
returns boolean language plpgsql stable security definer set search_path = ''
set plan_cache_mode = force_custom_plan as $$
begin
  if not private.is_staff() then
    return false;
  end if;
  if _bucket = 'quote-attachments' then
    return (
      select count(*) from public.quotes where deleted_at is null and attachments @> array[_path]
    ) > 0;
  end if;
  return _bucket = 'job-documents' and (
    select count(*) from public.job_applications
    where deleted_at is null
      and (array[cdl_document_url, resume_document_url] || other_documents_urls) @> array[_path]
  ) > 0;
end;
$$;

-- Security definer: under the policies of job_applications, the search can't use the index. A caller
-- without a user is the owner or an edge function; visitors may not execute it.
create function private.is_shared_document(_application_id uuid, _path text)
returns boolean language plpgsql stable security definer set search_path = ''
set plan_cache_mode = force_custom_plan as $$
begin
  if (select auth.uid()) is not null then
    perform private.require_staff();
  end if;
  return (
    select count(*) from public.job_applications
    where id <> _application_id
      and (array[cdl_document_url, resume_document_url] || other_documents_urls) @> array[_path]
  ) > 0;
end;
$$;
comment on function private.is_shared_document(uuid, text) is
  'Whether an application other than this one names the file, those in the trash included. Staff only '
  '(42501).';
-- application_documents runs as its caller.
grant execute on function private.is_shared_document(uuid, text) to authenticated, service_role;

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
      is_shared := private.is_shared_document(_application_id, path);
      return next;
    end loop;
  end loop;
end;
$$;

-- The console counts what isn't in the trash: without the condition, counting reads the whole table.
drop index public.quotes_status_idx;
create index quotes_status_idx on public.quotes (status, created_at desc, id desc)
  where deleted_at is null;
drop index public.contact_messages_status_idx;
create index contact_messages_status_idx on public.contact_messages (status, created_at desc, id desc)
  where deleted_at is null;
drop index public.job_applications_status_idx;
create index job_applications_status_idx on public.job_applications (status, created_at desc, id desc)
  where deleted_at is null;

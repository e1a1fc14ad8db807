-- Who opened or exported applicant data, and when (docs/decisions/0034). Staff read an application's
-- details and documents only through functions that log it. Deleting and restoring were logged already.

alter table public.activity_log
  add column detail text check (char_length(detail) <= 300);
comment on column public.activity_log.detail is
  'Which document was opened, or how many rows were exported and with which filter.';

-- Security definer: no role is granted to write the log.
create function private.log_access(
  _action public.activity_action, _subject public.activity_subject, _record_id uuid, _label text,
  _detail text
)
returns void language plpgsql security definer set search_path = '' as $$
declare
  actor constant uuid := (select id from public.profiles where id = (select auth.uid()));
begin
  -- Two requests of one page load must not both find no entry.
  perform pg_advisory_xact_lock(hashtextextended(concat_ws('|', actor, _action, _record_id, _detail), 0));
  if _action = 'opened' and exists (
    select from public.activity_log
    where record_id = _record_id and actor_id is not distinct from actor and action = _action
      and detail is not distinct from _detail and created_at > now() - interval '10 minutes'
  ) then
    return;
  end if;
  insert into public.activity_log (actor_id, action, subject, record_id, label, detail)
  values (actor, _action, _subject, _record_id, left(_label, 200), left(_detail, 300));
end;
$$;
comment on function private.log_access(
  public.activity_action, public.activity_subject, uuid, text, text
) is 'Logs an opening, once in 10 minutes per person, record and detail, or an export.';

-- Lists and searches read these columns. The others need open_application().
revoke select on public.job_applications from authenticated;
grant select (
  id, created_at, updated_at, job_title, first_name, last_name, email, phone, city, state,
  experience_years, experience_sort, cdl_license, cdl_document_url, resume_document_url,
  other_documents_urls, status, search_text, emailed_at, deleted_at, deleted_by
) on public.job_applications to authenticated;

drop view public.admin_job_applications;
drop view private.admin_job_applications;
create view private.admin_job_applications as
  select
    id, created_at, updated_at, job_title, first_name, last_name, email, phone, city, state,
    experience_years, experience_sort, cdl_license, cdl_document_url, resume_document_url,
    other_documents_urls, status, search_text, emailed_at, deleted_at, deleted_by
  from public.job_applications
  where deleted_at is null and (select private.is_staff_or_service());
create view public.admin_job_applications with (security_invoker = true) as
  select * from private.admin_job_applications;
comment on view private.admin_job_applications is
  'All applications for staff, no rows for others. Without the trash, and without what '
  'open_application() returns.';
comment on view public.admin_job_applications is
  'All applications for staff, no rows for others, without what open_application() returns. Fast search '
  'on search_text.';
grant select on private.admin_job_applications, public.admin_job_applications
to authenticated, service_role;

-- Security definer: staff can't select these columns.
create function private.open_application(_application_id uuid)
returns table (
  id uuid, address text, zip_code text, availability_date date, cover_letter text
)
language plpgsql security definer set search_path = '' as $$
declare
  opened public.job_applications;
begin
  perform private.require_staff();
  select * into opened from public.job_applications as application
  where application.id = _application_id and application.deleted_at is null;
  if not found then
    return;
  end if;
  perform private.log_access('opened', 'application', opened.id, opened.job_title, null);
  return query select
    opened.id, opened.address, opened.zip_code, opened.availability_date, opened.cover_letter;
end;
$$;
comment on function private.open_application(uuid) is 'Implements public.open_application.';

create function public.open_application(_application_id uuid)
returns table (
  id uuid, address text, zip_code text, availability_date date, cover_letter text
)
language sql set search_path = '' as $$
  select * from private.open_application(_application_id);
$$;
comment on function public.open_application(uuid) is
  'The details of an application that lists leave out, and logs that the caller opened it (once in 10 '
  'minutes). No row if it is in the trash or gone. Staff only (42501).';

-- The document's name in the log. Not the file's: applicants put their names into it.
create function private.document_label(_application public.job_applications, _path text)
returns text language sql immutable set search_path = ''
return case _path
  when (_application).resume_document_url then 'Resume'
  when (_application).cdl_document_url then 'CDL document'
  else 'Other document ' || array_position((_application).other_documents_urls, _path)
end;

-- Security definer: no role is granted to write the log.
create function private.open_application_documents(_application_id uuid, _path text)
returns void language plpgsql security definer set search_path = '' as $$
declare
  opened public.job_applications;
  label text := 'All documents';
begin
  perform private.require_staff();
  select * into opened from public.job_applications as application
  where application.id = _application_id
    and (application.deleted_at is null or private.is_admin_or_service());
  if _path is null then
    perform private.require_admin();
  else
    label := private.document_label(opened, _path);
  end if;
  if opened.id is null or label is null then
    raise exception 'This document does not exist.' using errcode = 'PT404';
  end if;
  perform private.log_access('opened', 'application', opened.id, opened.job_title, label);
end;
$$;
comment on function private.open_application_documents(uuid, text) is
  'Implements public.open_application_documents.';

create function public.open_application_documents(_application_id uuid, _path text default null)
returns void language sql set search_path = ''
return private.open_application_documents(_application_id, _path);
comment on function public.open_application_documents(uuid, text) is
  'Logs that the caller opens a document of an application (once in 10 minutes) and lets them read it from '
  'storage for 15 minutes. Without a path, all files in its folders: for admins who delete them. Staff '
  'only (42501); moderators not in the trash. PT404 if the application doesn''t name the document.';

-- Security definer: the policies of the tables don't matter here, the caller does.
create function private.is_opened_document(_path text)
returns boolean language sql stable security definer set search_path = '' as $$
  select private.is_staff() and exists (
    select from public.activity_log as entry
    join public.job_applications as application on application.id = entry.record_id
    where entry.actor_id = (select auth.uid()) and entry.action = 'opened'
      and entry.subject = 'application' and entry.created_at > now() - interval '15 minutes'
      and (application.deleted_at is null or private.is_admin())
      and case entry.detail
        when 'All documents' then split_part(_path, '/', 1) in (
          select split_part(named.path, '/', 1)
          from unnest(
            array[application.cdl_document_url, application.resume_document_url]
              || application.other_documents_urls
          ) as named (path)
        )
        else entry.detail = private.document_label(application, _path)
      end
  );
$$;
comment on function private.is_opened_document(text) is
  'Whether the caller is staff and logged within 15 minutes that they open this document.';

drop policy "Staff can read application documents, admins of the trash too" on storage.objects;
create policy "Staff can read application documents they logged to open" on storage.objects
  for select to authenticated
  using (bucket_id = 'job-documents' and private.is_opened_document(name));

-- Security definer: sizes are listed before any document is opened, and the trigger that requires the
-- files to be deleted must see them.
create function private.application_documents(_application_id uuid)
returns table (path text, bytes bigint, is_shared boolean)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
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
      and private.is_staff_or_service()
      and (application.deleted_at is null or private.is_admin_or_service())
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
comment on function private.application_documents(uuid) is 'Implements public.application_documents.';

create or replace function public.application_documents(_application_id uuid)
returns table (path text, bytes bigint, is_shared boolean)
language sql stable set search_path = '' as $$
  select * from private.application_documents(_application_id);
$$;

-- Security definer: no role is granted to write the log.
create function private.start_application_export(_search text, _status text, _position text)
returns bigint language plpgsql security definer set search_path = '' as $$
declare
  found_rows bigint;
begin
  perform private.require_admin();
  select coalesce(sum(counted.applications), 0) into found_rows
  from public.application_status_counts(_search, _position) as counted
  where _status = '' or counted.status::text = _status;
  perform private.log_access(
    'exported', 'application', '00000000-0000-0000-0000-000000000000', 'Applications',
    concat_ws(', ',
      found_rows || case found_rows when 1 then ' row' else ' rows' end,
      'status: ' || nullif(_status, ''), 'position: ' || nullif(_position, ''),
      'search: ' || nullif(_search, ''))
  );
  return found_rows;
end;
$$;
comment on function private.start_application_export(text, text, text) is
  'Implements public.start_application_export.';

create function public.start_application_export(
  _search text default '', _status text default '', _position text default ''
)
returns bigint language sql set search_path = ''
return private.start_application_export(_search, _status, _position);
comment on function public.start_application_export(text, text, text) is
  'Logs that the caller exports the applications that the filters find, and returns how many. Empty text '
  'filters nothing. Admins only (42501).';

-- Security definer: as above.
create function private.start_activity_export()
returns bigint language plpgsql security definer set search_path = '' as $$
declare
  found_rows constant bigint := (select count(*) from public.activity_log);
begin
  perform private.require_admin();
  perform private.log_access(
    'exported', 'activity', '00000000-0000-0000-0000-000000000000', 'Activity log',
    found_rows || case found_rows when 1 then ' row' else ' rows' end
  );
  return found_rows;
end;
$$;
comment on function private.start_activity_export() is 'Implements public.start_activity_export.';

create function public.start_activity_export()
returns bigint language sql set search_path = ''
return private.start_activity_export();
comment on function public.start_activity_export() is
  'Logs that the caller exports the activity log, and returns how many entries it had before. Admins only '
  '(42501).';

grant execute on function
  private.open_application(uuid), public.open_application(uuid),
  private.open_application_documents(uuid, text), public.open_application_documents(uuid, text),
  private.is_opened_document(text),
  private.application_documents(uuid),
  private.start_application_export(text, text, text),
  public.start_application_export(text, text, text),
  private.start_activity_export(), public.start_activity_export()
to authenticated, service_role;

-- Openings would push everything else off the dashboard: the full log shows them.
drop function public.latest_activity(integer);
create function public.latest_activity(_limit integer default 10)
returns table (
  id bigint, created_at timestamptz, action public.activity_action, subject public.activity_subject,
  record_id uuid, label text, detail text, new_status text, actor jsonb, target jsonb,
  is_deleted boolean
)
language sql stable set search_path = '' as $$
  select entry.id, entry.created_at, entry.action, entry.subject, entry.record_id, entry.label,
    entry.detail, entry.new_status,
    (select jsonb_build_object(
       'first_name', person.first_name, 'last_name', person.last_name, 'email', person.email
     ) from public.profiles as person where person.id = entry.actor_id),
    (select jsonb_build_object(
       'first_name', person.first_name, 'last_name', person.last_name, 'email', person.email
     ) from public.profiles as person where person.id = entry.target_id),
    -- Entries about a part of a record have the record's id: deleting the part doesn't delete the record.
    coalesce((
      select later.action in ('deleted', 'purged') from public.activity_log as later
      where later.record_id = entry.record_id
        and later.action in ('deleted', 'purged', 'restored')
        and later.subject not in ('role', 'permit', 'escort')
      order by later.created_at desc, later.id desc limit 1
    ), false)
  from (
    select * from public.activity_log where action <> 'opened'
    order by created_at desc, id desc limit least(greatest(_limit, 1), 100)
  ) as entry
  order by entry.created_at desc, entry.id desc;
$$;
comment on function public.latest_activity(integer) is
  'The newest entries of the activity log the caller can read, 1 to 100, without openings. actor and '
  'target: {first_name, last_name, email} or null. is_deleted: whether the record is in the trash or gone.';
grant execute on function public.latest_activity(integer) to authenticated, service_role;

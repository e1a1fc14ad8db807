-- Applications from the careers page, with their documents in the bucket job-documents. Anyone can apply;
-- staff read the details and the documents only through functions that log it (docs/decisions/0030).
-- Documents are uploaded before the application is sent (docs/decisions/0007) and must be deleted before
-- its row.

create type public.application_status as enum ('new', 'reviewed', 'interview', 'hired', 'rejected');

create function private.is_job_document_path(path text, prefix text default '(cdl|resume|other)')
returns boolean language sql immutable parallel safe set search_path = ''
return path ~ (
    '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/' || prefix
    -- The characters that Storage accepts, but no slash, and no ? because supabase-js doesn't encode it.
    || '_[A-Za-z0-9_!.*''() &$@=;:+,-]{1,120}$'
  )
  and case substring(path from '/([a-z]+)_')
    when 'cdl' then path ~* '\.(pdf|jpe?g|png)$'
    when 'resume' then path ~* '\.(pdf|docx?)$'
    else path ~* '\.(pdf|docx?|jpe?g|png)$'
  end;
comment on function private.is_job_document_path(text, text) is
  'True if a path in the bucket job-documents is {uuid}/{prefix}_{name}: the file''s original name, up to 120 '
  'characters that Storage accepts, with a file type its prefix allows.';
grant execute on function private.is_job_document_path(text, text) to anon, authenticated, service_role;

create function private.are_job_document_paths(paths text[], prefix text, max_count integer)
returns boolean language sql immutable parallel safe set search_path = ''
return cardinality(paths) <= max_count
  and (select coalesce(bool_and(path is not null and private.is_job_document_path(path, prefix)), true)
       from unnest(paths) as path);
comment on function private.are_job_document_paths(text[], text, integer) is
  'True if these are at most max_count valid document paths with this prefix.';
grant execute on function private.are_job_document_paths(text[], text, integer)
to anon, authenticated, service_role;

create table public.job_applications (
  -- Created once per form by the browser, so that a retry conflicts with its own row (23505).
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  job_title text not null check (private.is_filled_line(job_title, 120)),
  first_name text not null check (private.is_filled_line(first_name, 80)),
  last_name text not null check (private.is_filled_line(last_name, 80)),
  email text not null check (private.is_email_address(email)),
  phone text not null check (private.is_filled_line(phone, 40)),
  address text check (private.is_line(address, 160)),
  city text check (private.is_line(city, 120)),
  state text check (private.is_line(state, 40)),
  zip_code text check (private.is_line(zip_code, 20)),
  -- A blank experience is null; 0 is "less than 1 year".
  experience_years integer default 0 check (experience_years between 0 and 60),
  cdl_license boolean not null default false,
  cover_letter text check (char_length(cover_letter) <= 4000),
  availability_date date
    constraint job_applications_availability_date_range check (private.is_day_in_range(availability_date)),
  cdl_document_url text check (private.is_job_document_path(cdl_document_url, 'cdl')),
  resume_document_url text check (private.is_job_document_path(resume_document_url, 'resume')),
  other_documents_urls text[] not null default '{}'
    check (private.are_job_document_paths(other_documents_urls, 'other', 10)),
  status public.application_status not null default 'new',
  -- Honeypot and fill time, as on quotes.
  website text not null default '' check (website = ''),
  fill_ms bigint check (fill_ms >= 1500),
  search_text text,
  deleted_at timestamptz,
  deleted_by uuid references public.profiles (id) on delete set null,
  -- Lists page by a column that is never null.
  experience_sort integer generated always as (coalesce(experience_years, -1)) stored
);
comment on table public.job_applications is
  'Applications from the careers page. The document columns are paths in the bucket job-documents.';
comment on column public.job_applications.search_text is 'Folded (private.fold); the console searches it.';
comment on column public.job_applications.deleted_at is
  'When it was moved to the trash; null if it was not.';
comment on column public.job_applications.experience_sort is
  'experience_years for sorting; -1 if not given.';
-- With the default sample, the planner overestimates rare words and scans the table.
alter table public.job_applications alter column search_text set statistics 1000;
create index job_applications_created_at_idx on public.job_applications (created_at desc, id desc);
create index job_applications_status_idx on public.job_applications (status, created_at desc, id desc)
  where deleted_at is null;
create index job_applications_job_title_idx
  on public.job_applications (job_title, created_at desc, id desc);
create index job_applications_last_name_idx on public.job_applications (last_name, id);
create index job_applications_search_text_idx on public.job_applications
  using gin (search_text extensions.gin_trgm_ops);
-- Finds the applications that name a file.
create index job_applications_documents_idx on public.job_applications
  using gin ((array[cdl_document_url, resume_document_url] || other_documents_urls));
create index job_applications_deleted_at_idx on public.job_applications (deleted_at desc, id desc)
  where deleted_at is not null;
create index job_applications_deleted_by_idx on public.job_applications (deleted_by);
create index job_applications_experience_sort_idx on public.job_applications (experience_sort, id);
create index job_applications_status_count_idx on public.job_applications (status)
  where deleted_at is null;

alter table public.job_applications enable row level security;
grant insert (
  id, job_title, first_name, last_name, email, phone, address, city, state, zip_code, experience_years,
  cdl_license, cover_letter, availability_date, cdl_document_url, resume_document_url, other_documents_urls,
  website, fill_ms
) on public.job_applications to anon;
grant
  select, delete,
  insert (
    id, job_title, first_name, last_name, email, phone, address, city, state, zip_code, experience_years,
    cdl_license, cover_letter, availability_date, cdl_document_url, resume_document_url,
    other_documents_urls, website, fill_ms
  ),
  update (status)
on public.job_applications to authenticated;
grant select, insert, update, delete on public.job_applications to service_role;

create policy "Anyone can apply" on public.job_applications
  for insert to anon, authenticated with check (status = 'new');
create policy "Staff can read applications" on public.job_applications
  for select to authenticated using ((select private.is_staff()));
create policy "Staff can update applications" on public.job_applications
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "Admins can delete applications" on public.job_applications
  for delete to authenticated using ((select private.is_admin()));
create policy "The trash is hidden" on public.job_applications
  as restrictive for all to authenticated using (deleted_at is null);

create view private.live_applications as select * from public.job_applications where deleted_at is null;
comment on view private.live_applications is
  'Applications outside the trash. What runs as its owner reads them here, because policies don''t '
  'apply to it.';
grant select on private.live_applications to service_role;

alter publication supabase_realtime add table public.job_applications;
create trigger announce_deletions after delete on public.job_applications referencing old table as gone
  for each statement execute function private.announce_deletions();

create function private.application_search_text(new public.job_applications)
returns text language sql stable set search_path = ''
return private.search_text_of(
  to_jsonb(new), 'first_name', 'last_name', 'email', 'phone', 'job_title'
);

create function private.enforce_application_status(
  old public.job_applications, new public.job_applications
)
returns void language plpgsql set search_path = '' as $$
begin
  if (old.status, new.status) not in (
    ('new', 'reviewed'),
    ('reviewed', 'interview'),
    ('reviewed', 'hired'),
    ('reviewed', 'rejected'),
    ('interview', 'hired'),
    ('interview', 'rejected')
  ) then
    raise exception 'An application cannot go from % to %.', old.status, new.status
      using errcode = '23514';
  end if;
end;
$$;

-- Documents.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('job-documents', 'job-documents', false, 10 * 1024 * 1024, array[
  'application/pdf', 'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/jpeg', 'image/png'
])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- There is no update policy: an uploaded document is never overwritten.
create policy "Anyone can upload application documents" on storage.objects
  for insert to anon, authenticated
  with check (bucket_id = 'job-documents' and private.is_job_document_path(name));

-- Only for API requests: SQL without a request is not limited.
create trigger job_documents_rate_limit before insert on storage.objects
  for each row when (new.bucket_id = 'job-documents'
    and current_setting('request.headers', true) <> '')
  execute function private.limit_uploads();

-- The console's lists.

create view private.admin_job_applications as
  select
    id, created_at, updated_at, job_title, first_name, last_name, email, phone, city, state,
    experience_years, experience_sort, cdl_license, cdl_document_url, resume_document_url,
    other_documents_urls, status, search_text, deleted_at, deleted_by
  from private.live_applications
  where (select private.is_staff_or_service());
comment on view private.admin_job_applications is
  'All applications for staff, no rows for others. Without the trash, and without what '
  'open_application() returns.';
grant select on private.admin_job_applications to authenticated, service_role;

create view public.admin_job_applications with (security_invoker = true) as
  select * from private.admin_job_applications;
comment on view public.admin_job_applications is
  'All applications for staff, no rows for others, without what open_application() returns. Fast search '
  'on search_text.';
grant select on public.admin_job_applications to authenticated, service_role;

create function public.application_status_counts(
  _search text default '', _position text default ''
)
returns table (status public.application_status, applications bigint)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  pattern constant text := private.contains_pattern(_search);
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
comment on function public.application_status_counts(text, text) is
  'One row per status, 0 included: how many applications the search and the position (a job title) find. '
  'Empty text filters nothing. Staff only; others get zeros.';
grant execute on function public.application_status_counts(text, text) to authenticated, service_role;

create function public.set_application_statuses(
  _ids uuid[], _seen timestamptz[], _status public.application_status
)
returns table (id uuid, updated_at timestamptz) language sql set search_path = '' as $$
  update public.job_applications as application set status = _status
  from unnest(_ids, _seen) as seen (id, version)
  where application.id = seen.id and application.updated_at = seen.version
  returning application.id, application.updated_at;
$$;
comment on function public.set_application_statuses(uuid[], timestamptz[], public.application_status) is
  'Sets the status of several job applications, each only if its updated_at is still the one in '
  '_seen (same order as _ids). Returns id and new version of those it changed; the others are left '
  'alone.';
grant execute on function public.set_application_statuses(uuid[], timestamptz[], public.application_status)
to authenticated, service_role;

-- Opening an application and its documents.

-- Security definer: no role is granted to write the log.
create function private.open_application(_application_id uuid)
returns table (
  id uuid, address text, zip_code text, availability_date date, cover_letter text
)
language plpgsql security definer set search_path = '' as $$
declare
  opened public.job_applications;
begin
  perform private.require_staff();
  select * into opened from private.live_applications as application
  where application.id = _application_id;
  if not found then
    return;
  end if;
  perform private.log_access('opened', 'application', opened.id, opened.job_title, null);
  return query select
    opened.id, opened.address, opened.zip_code, opened.availability_date, opened.cover_letter;
end;
$$;
grant execute on function private.open_application(uuid) to authenticated, service_role;

-- count(*) instead of `exists`, because the planner expects `exists` to find a row early and skips the index
-- on the paths.
-- Security definer: under the policies of job_applications, the search can't use the index. A call without a
-- user comes from the owner or an edge function, because visitors can't execute it.
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
  'True if an application other than this one names the file, including applications in the trash. Staff '
  'only (42501).';
-- application_documents calls it as its own caller.
grant execute on function private.is_shared_document(uuid, text) to authenticated, service_role;

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
grant execute on function public.open_application(uuid) to authenticated, service_role;

-- The label leaves out the file's name, because applicants put their own names into it.
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
  label text;
begin
  perform private.require_staff();
  select * into opened from public.job_applications as application
  where application.id = _application_id
    and (application.deleted_at is null or private.is_admin_or_service());
  label := private.document_label(opened, _path);
  if label is null then
    raise exception 'This document does not exist.' using errcode = 'PT404';
  end if;
  perform private.log_access('opened', 'application', opened.id, opened.job_title, label);
end;
$$;
grant execute on function private.open_application_documents(uuid, text) to authenticated, service_role;

create function public.open_application_documents(_application_id uuid, _path text)
returns void language sql set search_path = ''
return private.open_application_documents(_application_id, _path);
comment on function public.open_application_documents(uuid, text) is
  'Logs that the caller opens a document of an application (once in 10 minutes) and lets moderators read it '
  'from storage for 15 minutes. Staff only (42501); moderators not in the trash. PT404 if the application '
  'doesn''t name the document.';
grant execute on function public.open_application_documents(uuid, text) to authenticated, service_role;

-- Security definer: moderators can't read the activity log.
create function private.is_opened_document(_path text)
returns boolean language sql stable security definer set search_path = '' as $$
  select private.is_staff() and exists (
    select from public.activity_log as entry
    join public.job_applications as application on application.id = entry.record_id
    where entry.actor_id = (select auth.uid()) and entry.action = 'opened'
      and entry.subject = 'application' and entry.created_at > now() - interval '15 minutes'
      and application.deleted_at is null
      and entry.detail = private.document_label(application, _path)
  );
$$;
comment on function private.is_opened_document(text) is
  'True if the caller is staff and logged within 15 minutes that they open this document.';
grant execute on function private.is_opened_document(text) to authenticated, service_role;

create function private.log_opened_document(_path text)
returns void language plpgsql set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  opened public.job_applications;
begin
  for opened in
    select * from public.job_applications
    where (array[cdl_document_url, resume_document_url] || other_documents_urls) @> array[_path]
  loop
    perform private.log_access(
      'opened', 'application', opened.id, opened.job_title, private.document_label(opened, _path)
    );
  end loop;
  if not found then
    perform private.log_access(
      'opened', 'application', '00000000-0000-0000-0000-000000000000', 'Applications',
      'File without an application'
    );
  end if;
end;
$$;
comment on function private.log_opened_document(text) is
  'Logs that the caller opened this document, for each application that names it (once in 10 minutes).';

-- Storage reads a file's row before its content and commits, so a policy can log that an admin opens a file.
-- Only for operations on one file: Postgres may check a policy for rows that a query with several doesn't
-- return.
-- Security definer: no role is granted to write the log.
create function private.log_document_access(_path text)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  operation constant text := coalesce(current_setting('storage.operation', true), '');
begin
  if not private.is_admin() then
    return false;
  elsif operation in (
    '', 'storage.object.list', 'storage.object.list_v2', 'storage.object.delete',
    'storage.object.delete_many'
  ) then
    return true;
  elsif operation not like '%.get_authenticated%' and operation <> 'storage.object.sign' then
    return false;
  end if;
  perform private.log_opened_document(_path);
  return true;
end;
$$;
comment on function private.log_document_access(text) is
  'True if the caller is an admin who lists, deletes, downloads or signs this document through the Storage '
  'API. Logs a download and a signature.';
grant execute on function private.log_document_access(text) to authenticated, service_role;

-- Deleting a document counts as opening it.
-- Security definer: no role is granted to write the log.
create function private.log_deleted_document()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_opened_document(old.name);
  return null;
end;
$$;
create trigger job_documents_log_deletion after delete on storage.objects
  for each row when (old.bucket_id = 'job-documents' and auth.uid() is not null)
  execute function private.log_deleted_document();

create policy "Staff can read application documents, which is logged" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'job-documents'
    and (private.log_document_access(name) or private.is_opened_document(name))
  );

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
grant execute on function private.start_application_export(text, text, text) to authenticated, service_role;

create function public.start_application_export(
  _search text default '', _status text default '', _position text default ''
)
returns bigint language sql set search_path = ''
return private.start_application_export(_search, _status, _position);
comment on function public.start_application_export(text, text, text) is
  'Logs that the caller exports the applications that the filters find, and returns how many. Empty text '
  'filters nothing. Admins only (42501).';
grant execute on function public.start_application_export(text, text, text) to authenticated, service_role;

-- Deletion.

-- One folder and one file at a time: in a single statement Postgres doesn't know the values when it plans,
-- and reads every document and every application instead of using the indexes.
-- Security definer: sizes are listed before any document is opened, and the trigger that requires the files
-- to be deleted must see them.
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
grant execute on function private.application_documents(uuid) to authenticated, service_role;

create function public.application_documents(_application_id uuid)
returns table (path text, bytes bigint, is_shared boolean)
language sql stable set search_path = '' as $$
  select * from private.application_documents(_application_id);
$$;
comment on function public.application_documents(uuid) is
  'Files of an application: those it names and any others in their folders (an earlier choice of the '
  'applicant), with their size in bytes. is_shared: another application names the file too, so it must '
  'stay. No rows for callers who cannot read the application.';
grant execute on function public.application_documents(uuid) to authenticated, service_role;

-- SQL can't delete the bytes of a file, so the files must be deleted before the row.
create function private.require_documents_deleted(_application_id uuid)
returns void language plpgsql set search_path = '' as $$
begin
  if exists (select from public.application_documents(_application_id) where not is_shared) then
    raise exception 'Delete the documents of this application first.' using errcode = '23503';
  end if;
end;
$$;
comment on function private.require_documents_deleted(uuid) is
  'Raises 23503 while Storage has files that only this application names.';
grant execute on function private.require_documents_deleted(uuid) to service_role;

create policy "Admins can delete application documents" on storage.objects
  for delete to authenticated
  using (bucket_id = 'job-documents' and (select private.is_admin()));

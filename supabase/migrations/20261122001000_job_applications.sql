-- Applications from the careers page. The row holds the paths of the documents in the bucket
-- job-documents.

create type public.application_status as enum ('new', 'reviewed', 'interview', 'hired', 'rejected');

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
  experience_years integer not null default 0 check (experience_years between 0 and 60),
  cdl_license boolean not null default false,
  cover_letter text check (char_length(cover_letter) <= 4000),
  availability_date date check (availability_date between '2000-01-01' and '2100-01-01'),
  cdl_document_url text check (private.is_job_document_path(cdl_document_url, 'cdl')),
  resume_document_url text check (private.is_job_document_path(resume_document_url, 'resume')),
  other_documents_urls text[] not null default '{}'
    check (private.are_job_document_paths(other_documents_urls, 'other', 10)),
  status public.application_status not null default 'new',
  -- Honeypot and fill time, as on quotes.
  website text not null default '' check (website = ''),
  fill_ms bigint check (fill_ms >= 1500),
  search_text text generated always as (
    lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || job_title)
  ) stored
);
comment on table public.job_applications is 'Applications from the careers page.';
comment on column public.job_applications.search_text is 'Lower case; the console searches it.';

create index job_applications_created_at_idx on public.job_applications (created_at desc, id desc);
create index job_applications_status_idx
  on public.job_applications (status, created_at desc, id desc);
create index job_applications_job_title_idx
  on public.job_applications (job_title, created_at desc, id desc);
create index job_applications_last_name_idx on public.job_applications (last_name, id);
create index job_applications_experience_years_idx on public.job_applications (experience_years, id);
create index job_applications_search_text_idx on public.job_applications
  using gin (search_text extensions.gin_trgm_ops);
-- Finds the applications that name a file.
create index job_applications_documents_idx on public.job_applications
  using gin ((array[cdl_document_url, resume_document_url] || other_documents_urls));

create trigger job_applications_set_updated_at before update on public.job_applications
  for each row execute function private.set_updated_at();
create trigger job_applications_rate_limit before insert on public.job_applications
  for each row when (current_user in ('anon', 'authenticated')
    and current_setting('request.headers', true) <> '')
  execute function private.enforce_rate_limit();
create trigger job_applications_log_activity after insert or update or delete on public.job_applications
  for each row execute function private.log_activity('application', 'id', 'job_title');

-- new → reviewed → interview, hired or rejected, and no other way.
create function private.enforce_application_status()
returns trigger language plpgsql set search_path = '' as $$
begin
  if (old.status, new.status) not in (
    ('new', 'reviewed'),
    ('reviewed', 'interview'),
    ('reviewed', 'hired'),
    ('reviewed', 'rejected')
  ) then
    raise exception 'An application cannot go from % to %.', old.status, new.status
      using errcode = '23514';
  end if;
  return new;
end;
$$;
create trigger job_applications_enforce_status before update of status on public.job_applications
  for each row when (old.status <> new.status)
  execute function private.enforce_application_status();

alter table public.job_applications enable row level security;
grant insert (
  id, job_title, first_name, last_name, email, phone, address, city, state, zip_code,
  experience_years, cdl_license, cover_letter, availability_date, cdl_document_url,
  resume_document_url, other_documents_urls, website, fill_ms
) on public.job_applications to anon, authenticated;
grant select, update (status), delete on public.job_applications to authenticated;
grant select, insert, update, delete on public.job_applications to service_role;

create policy "Anyone can apply" on public.job_applications
  for insert to anon, authenticated with check (status = 'new');
create policy "Admins can read applications" on public.job_applications
  for select to authenticated using ((select private.is_admin()));
create policy "Admins can update applications" on public.job_applications
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins can delete applications" on public.job_applications
  for delete to authenticated using ((select private.is_admin()));

alter publication supabase_realtime add table public.job_applications;

create view private.admin_job_applications as
  select * from public.job_applications where (select private.is_admin_or_service());
create view public.admin_job_applications with (security_invoker = true) as
  select * from private.admin_job_applications;
comment on view private.admin_job_applications is 'All applications for admins, no rows for others.';
comment on view public.admin_job_applications is
  'All applications for admins, no rows for others. Fast search on search_text.';
grant select on private.admin_job_applications, public.admin_job_applications
to authenticated, service_role;

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
  'Empty text filters nothing. Admins only; others get zeros.';
grant execute on function public.application_status_counts(text, text)
to authenticated, service_role;

-- Documents: the bucket, who may upload and read, and how they are deleted.

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
create policy "Admins can read application documents" on storage.objects
  for select to authenticated
  using (bucket_id = 'job-documents' and (select private.is_admin()));
create policy "Admins can delete application documents" on storage.objects
  for delete to authenticated
  using (bucket_id = 'job-documents' and (select private.is_admin()));

-- Differs from enforce_rate_limit() because of how hosted Storage works: it tries the insert as the caller, rolls it
-- back, and repeats it as service_role with the caller's headers. So every role counts, and only the
-- second insert stays counted. Storage answers 403 with our text to 42501, and 500 to other codes.
-- Security definer: visitors have no rights in the private tables.
create function private.rate_limit_uploads()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  limits private.settings;
  this_window timestamptz;
  address text := private.client_address();
  is_over boolean := false;
begin
  select * into strict limits from private.settings;
  this_window := date_bin(limits.rate_limit_window, now(), 'epoch');
  if address is not null then
    is_over := private.count_use('uploads', private.sender_hash(address), this_window)
      > limits.rate_limit_uploads_per_sender;
  end if;
  is_over := private.count_use('uploads', 'all', this_window)
    > limits.rate_limit_uploads_overall or is_over;
  if is_over then
    raise exception 'Too many uploads. Please wait a few minutes and try again.'
      using errcode = '42501';
  end if;
  return new;
end;
$$;
-- Only for API requests: SQL without a request is not limited.
create trigger job_documents_rate_limit before insert on storage.objects
  for each row when (new.bucket_id = 'job-documents'
    and current_setting('request.headers', true) <> '')
  execute function private.rate_limit_uploads();

-- Returns a list only: deleting rows of storage.objects in SQL would leave the bytes behind. Seven days
-- is as long as a draft stays on the applicant's device.
create function public.orphaned_documents(_limit integer default 100)
returns setof text language sql stable set search_path = '' as $$
  with named as (
    select unnest(array[cdl_document_url, resume_document_url] || other_documents_urls) as path
    from public.job_applications
  )
  select objects.name
  from storage.objects
  where objects.bucket_id = 'job-documents'
    and objects.created_at < now() - interval '7 days'
    and not exists (select from named where named.path = objects.name)
  order by objects.created_at
  limit least(_limit, 1000);
$$;
comment on function public.orphaned_documents(integer) is
  'Paths of documents older than 7 days that no application names, oldest first, 1,000 at most. For '
  'delete-orphaned-documents, which deletes them through the Storage API.';
grant execute on function public.orphaned_documents(integer) to service_role;

-- One folder and one file at a time: in a single statement Postgres does not know the values when it
-- plans, and reads every document and every application instead of the indexes.
create function public.application_documents(_application_id uuid)
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
      -- count(*), because the planner prefers a table scan for `exists`.
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
comment on function public.application_documents(uuid) is
  'Files of an application: those it names and any others in their folders (an earlier choice of the '
  'applicant), with their size in bytes. is_shared: another application names the file too, so it must '
  'stay. No rows for callers who cannot read the application.';
grant execute on function public.application_documents(uuid) to authenticated, service_role;

-- SQL cannot delete the bytes of a file, so the files must be deleted before the row.
create function private.require_documents_deleted()
returns trigger language plpgsql set search_path = '' as $$
begin
  if exists (select from public.application_documents(old.id) where not is_shared) then
    raise exception 'Delete the documents of this application first.' using errcode = '23503';
  end if;
  return old;
end;
$$;
create trigger job_applications_require_documents_deleted before delete on public.job_applications
  for each row execute function private.require_documents_deleted();

-- Applicants' documents: a brake on handing them in, and the way to those nobody sent off.

-- An application has up to twelve files, and a shaky connection sends some twice.
alter table private.settings
  add column brake_documents_per_sender integer not null default 40
    check (brake_documents_per_sender > 0),
  add column brake_documents_overall integer not null default 300
    check (brake_documents_overall > 0);

-- What private.brake() does for rows. Two things differ, both for how Storage works on a hosted
-- project: it tries the insert as the caller, undoes it, and writes the row for good as
-- service_role, with the caller's headers; so whose insert it is cannot matter, and only the one
-- that stays counts. And Storage answers 403 with our words to this error code, and 500 to any other.
--
-- Security definer: visitors have no rights in the private tables.
create function private.brake_documents()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  limits private.settings;
  this_window timestamptz;
  address text := private.client_address();
  is_over boolean := false;
begin
  select * into strict limits from private.settings;
  this_window := date_bin(limits.brake_window, now(), 'epoch');
  if address is not null then
    is_over := private.count_submission(
      'documents',
      encode(sha256(convert_to(limits.address_salt || address, 'UTF8')), 'hex'),
      this_window
    ) > limits.brake_documents_per_sender;
  end if;
  is_over := private.count_submission('documents', 'everybody', this_window)
    > limits.brake_documents_overall or is_over;
  if is_over then
    raise exception 'Too many files in a short time. Please wait a few minutes and try again.'
      using errcode = '42501';
  end if;
  return new;
end;
$$;

-- Only what comes through the API: SQL without a request is not held up.
create trigger job_documents_brake before insert on storage.objects
  for each row when (new.bucket_id = 'job-documents'
    and current_setting('request.headers', true) <> '')
  execute function private.brake_documents();

-- Files that belong to no application: of somebody who gave up, or of one that was deleted. Not
-- before a week is over, which is as long as a draft lives on the applicant's device.
--
-- Only a list: a row of storage.objects must not be deleted by SQL, because the bytes would stay.
-- The function clear-documents asks for it and removes them through the Storage API.
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
revoke execute on function public.orphaned_documents(integer) from public, anon, authenticated;
grant execute on function public.orphaned_documents(integer) to service_role;

-- Moderators read only the files of records they can read: not those of the trash, and not those whose
-- form was never sent.

-- Security definer: under the tables' policies, the search can't use the indexes on the paths.
create function private.is_file_to_answer(_bucket text, _path text)
returns boolean language sql stable security definer set search_path = '' as $$
  select private.is_staff() and case _bucket
    when 'quote-attachments' then exists (
      select from public.quotes where deleted_at is null and attachments @> array[_path]
    )
    when 'job-documents' then exists (
      select from public.job_applications
      where deleted_at is null
        and (array[cdl_document_url, resume_document_url] || other_documents_urls) @> array[_path]
    )
    else false
  end;
$$;
comment on function private.is_file_to_answer(text, text) is
  'Whether the caller is an admin or a moderator and a quote or application outside the trash names this '
  'file.';
-- Policies run as the role that reads the row.
grant execute on function private.is_file_to_answer(text, text) to authenticated, service_role;

drop policy "Staff can read application documents" on storage.objects;
create policy "Staff can read application documents, admins of the trash too" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'job-documents' and (
      (select private.is_admin())
      or ((select private.is_staff()) and private.is_file_to_answer(bucket_id, name))
    )
  );
drop policy "Staff can read quote attachments" on storage.objects;
create policy "Staff can read quote attachments, admins of the trash too" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'quote-attachments' and (
      (select private.is_admin())
      or ((select private.is_staff()) and private.is_file_to_answer(bucket_id, name))
    )
  );

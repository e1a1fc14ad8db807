-- Two buckets: pictures for everybody, applicants' documents for admins.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  -- Raster images only: an SVG can carry script.
  ('gallery', 'gallery', true, 15 * 1024 * 1024,
    array['image/png', 'image/jpeg', 'image/webp', 'image/avif']),
  -- What the application form takes (specification 1, section 5).
  ('job-documents', 'job-documents', false, 10 * 1024 * 1024,
    array[
      'application/pdf', 'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'image/jpeg', 'image/png'
    ])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- The public loads pictures by their public URL, which asks no policy; without a select policy of
-- its own it cannot list the bucket.
create policy "admins list pictures" on storage.objects
  for select to authenticated
  using (bucket_id = 'gallery' and (select private.is_admin()));
create policy "admins upload pictures" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'gallery' and (select private.is_admin()));
create policy "admins replace pictures" on storage.objects
  for update to authenticated
  using (bucket_id = 'gallery' and (select private.is_admin()))
  with check (bucket_id = 'gallery' and (select private.is_admin()));
create policy "admins delete pictures" on storage.objects
  for delete to authenticated
  using (bucket_id = 'gallery' and (select private.is_admin()));

-- No update policy: what was handed in is never overwritten.
create policy "applicants hand in documents" on storage.objects
  for insert to anon, authenticated
  with check (bucket_id = 'job-documents' and private.is_job_document_path(name));
create policy "admins read documents" on storage.objects
  for select to authenticated
  using (bucket_id = 'job-documents' and (select private.is_admin()));
create policy "admins delete documents" on storage.objects
  for delete to authenticated
  using (bucket_id = 'job-documents' and (select private.is_admin()));

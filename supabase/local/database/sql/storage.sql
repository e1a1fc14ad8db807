-- Schema storage except its tables. Runs as supabase_storage_admin.

grant all on storage.buckets, storage.objects to postgres with grant option;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;

-- As on hosted: an index that finds a folder's files in any collation.
create index if not exists idx_objects_bucket_id_name
  on storage.objects (bucket_id, name collate "C");

-- As on hosted: SQL can't delete these rows, because the files would remain.
create or replace function storage.protect_delete() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('storage.allow_delete_query', true), 'false') <> 'true' then
    raise exception 'Direct deletion from storage tables is not allowed. Use the Storage API instead.'
      using errcode = '42501',
        hint = 'This prevents accidental data loss from orphaned objects.';
  end if;
  return null;
end;
$$;
create or replace trigger protect_objects_delete before delete on storage.objects
  for each statement execute function storage.protect_delete();
create or replace trigger protect_buckets_delete before delete on storage.buckets
  for each statement execute function storage.protect_delete();

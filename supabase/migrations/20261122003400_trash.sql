-- Deleted quotes, messages and applications stay in the trash for 30 days, with their emails, notes and
-- documents. Admins can restore them (docs/decisions/0023); the job empty-trash deletes them for good.

create function private.record_table(_type public.email_record_type)
returns text language sql immutable set search_path = ''
return case _type
  when 'quote' then 'quotes'
  when 'message' then 'contact_messages'
  when 'application' then 'job_applications'
end;

-- Security definer: no API role is granted to write deleted_at.
create function private.trash_records(_type public.email_record_type, _ids uuid[])
returns table (id uuid, updated_at timestamptz)
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query execute format(
    'update public.%I as record set deleted_at = now(), deleted_by = $2
     where record.id = any ($1) and record.deleted_at is null
     returning record.id, record.updated_at', private.record_table(_type)
  ) using _ids, (select profiles.id from public.profiles where profiles.id = (select auth.uid()));
end;
$$;
comment on function private.trash_records(public.email_record_type, uuid[]) is
  'Does the work of public.trash_records.';
grant execute on function private.trash_records(public.email_record_type, uuid[])
to authenticated, service_role;

create function public.trash_records(_type public.email_record_type, _ids uuid[])
returns table (id uuid, updated_at timestamptz) language sql set search_path = '' as $$
  select * from private.trash_records(_type, _ids);
$$;
comment on function public.trash_records(public.email_record_type, uuid[]) is
  'Moves quotes, messages or applications to the trash. Returns id and new version of the records it moved; '
  'records already in the trash stay as they are. Admins only (42501).';
grant execute on function public.trash_records(public.email_record_type, uuid[])
to authenticated, service_role;

-- Security definer: no API role is granted to write deleted_at.
create function private.restore_records(
  _type public.email_record_type, _ids uuid[], _versions timestamptz[]
)
returns table (id uuid, updated_at timestamptz)
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query execute format(
    'update public.%I as record set deleted_at = null, deleted_by = null
     from unnest($1, $2) as seen (id, version)
     where record.id = seen.id and record.updated_at = seen.version and record.deleted_at is not null
     returning record.id, record.updated_at', private.record_table(_type)
  ) using _ids, _versions;
end;
$$;
comment on function private.restore_records(public.email_record_type, uuid[], timestamptz[]) is
  'Does the work of public.restore_records.';
grant execute on function private.restore_records(public.email_record_type, uuid[], timestamptz[])
to authenticated, service_role;

create function public.restore_records(
  _type public.email_record_type, _ids uuid[], _versions timestamptz[]
)
returns table (id uuid, updated_at timestamptz) language sql set search_path = '' as $$
  select * from private.restore_records(_type, _ids, _versions);
$$;
comment on function public.restore_records(public.email_record_type, uuid[], timestamptz[]) is
  'Restores records from the trash, each only if its updated_at is still the one in _versions (same order '
  'as _ids). Returns id and new version of the records it restored. Admins only (42501).';
grant execute on function public.restore_records(public.email_record_type, uuid[], timestamptz[])
to authenticated, service_role;

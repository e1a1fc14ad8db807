-- Deleted quotes, messages and applications stay in the trash for 30 days, with their emails, notes and
-- documents. Admins can restore them (docs/decisions/0020); the job empty-trash deletes them for good.
-- A restrictive policy on each table and the views private.live_… keep the trash out of everything else.

create function private.record_table(_type public.email_record_type)
returns text language plpgsql immutable set search_path = '' as $$
begin
  case _type
    when 'quote' then return 'quotes';
    when 'message' then return 'contact_messages';
    when 'application' then return 'job_applications';
    else raise exception 'There is no trash for “%”.', coalesce(_type, '') using errcode = '22023';
  end case;
end;
$$;
comment on function private.record_table(public.email_record_type) is
  'The table of a kind of record that can be in the trash; 22023 for others.';

-- Security definer: no API role is granted to write deleted_at.
create function private.trash_records(_type public.email_record_type, _ids uuid[])
returns table (id uuid, updated_at timestamptz)
language plpgsql security definer set search_path = '' as $$
declare
  record_table text;
begin
  perform private.require_admin();
  record_table := private.record_table(_type);
  return query execute format(
    'update public.%I as record set deleted_at = now(), deleted_by = $2
     where record.id = any ($1) and record.deleted_at is null
     returning record.id, record.updated_at', record_table
  ) using _ids, (select profiles.id from public.profiles where profiles.id = (select auth.uid()));
  if found then
    -- Realtime sends no one a row that left their policies.
    perform private.announce_deletion(record_table, array(
      select distinct 'quotes:' || quote.user_id from public.quotes as quote
      where _type = 'quote' and quote.id = any (_ids) and quote.user_id is not null
    ));
  end if;
end;
$$;
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

-- Security definer: policies hide the trash.
create function private.trashed_records(_type public.email_record_type)
returns table (
  id uuid, updated_at timestamptz, deleted_at timestamptz, title text, detail text, deleter jsonb
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  perform private.record_table(_type);
  return query
  select record.id, record.updated_at, record.deleted_at, record.title, record.detail, (
    select jsonb_build_object(
      'first_name', person.first_name, 'last_name', person.last_name, 'email', person.email
    )
    from public.profiles as person where person.id = record.deleted_by
  )
  from (
    select id, updated_at, deleted_at, deleted_by, customer_name as title,
      reference || ', ' || origin || ' to ' || destination as detail
    from public.quotes where _type = 'quote'
    union all
    select id, updated_at, deleted_at, deleted_by, name, subject
    from public.contact_messages where _type = 'message'
    union all
    select id, updated_at, deleted_at, deleted_by, first_name || ' ' || last_name, job_title
    from public.job_applications where _type = 'application'
  ) as record
  where record.deleted_at is not null
  order by record.deleted_at desc, record.id desc
  limit 200;
end;
$$;
grant execute on function private.trashed_records(public.email_record_type)
to authenticated, service_role;

create function public.trashed_records(_type public.email_record_type)
returns table (
  id uuid, updated_at timestamptz, deleted_at timestamptz, title text, detail text, deleter jsonb
)
language sql stable set search_path = '' as $$
  select * from private.trashed_records(_type);
$$;
comment on function public.trashed_records(public.email_record_type) is
  'The quotes, messages or applications in the trash, last deleted first, at most 200. deleter: '
  '{first_name, last_name, email}, or null once their account is gone. Admins only (42501).';
grant execute on function public.trashed_records(public.email_record_type)
to authenticated, service_role;

-- Security definer: no API role is granted to write deleted_at.
create function private.restore_records(
  _type public.email_record_type, _ids uuid[], _seen timestamptz[]
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
  ) using _ids, _seen;
end;
$$;
grant execute on function private.restore_records(public.email_record_type, uuid[], timestamptz[])
to authenticated, service_role;

create function public.restore_records(
  _type public.email_record_type, _ids uuid[], _seen timestamptz[]
)
returns table (id uuid, updated_at timestamptz) language sql set search_path = '' as $$
  select * from private.restore_records(_type, _ids, _seen);
$$;
comment on function public.restore_records(public.email_record_type, uuid[], timestamptz[]) is
  'Restores records from the trash, each only if its updated_at is still the one in _seen (same order '
  'as _ids). Returns id and new version of the records it restored. Admins only (42501).';
grant execute on function public.restore_records(public.email_record_type, uuid[], timestamptz[])
to authenticated, service_role;

-- Security definer: policies hide the trash.
create function private.purge_records(_type public.email_record_type, _ids uuid[])
returns setof uuid language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if _type = 'application' then
    perform private.require_documents_deleted(application.id)
    from public.job_applications as application
    where application.id = any (_ids) and application.deleted_at is not null;
  end if;
  return query execute format(
    'delete from public.%I as record where record.id = any ($1) and record.deleted_at is not null
     returning record.id', private.record_table(_type)
  ) using _ids;
end;
$$;
grant execute on function private.purge_records(public.email_record_type, uuid[])
to authenticated, service_role;

create function public.purge_records(_type public.email_record_type, _ids uuid[])
returns setof uuid language sql set search_path = '' as $$
  select * from private.purge_records(_type, _ids);
$$;
comment on function public.purge_records(public.email_record_type, uuid[]) is
  'Deletes quotes, messages or applications from the trash for good, and returns their ids. Records outside '
  'the trash stay as they are. 23503 if an application still has documents. Admins only (42501).';
grant execute on function public.purge_records(public.email_record_type, uuid[])
to authenticated, service_role;

create function private.raise_stale()
returns void language plpgsql set search_path = '' as $$
begin
  raise exception 'Someone changed or deleted this. Reload.' using errcode = 'PT412';
end;
$$;
comment on function private.raise_stale() is
  'Raises PT412: a write over a version that is no longer the newest, which changed nothing.';

drop function public.save_user(uuid, timestamptz, text, text, text, text, text[]);
create function public.save_user(
  _user_id uuid, _seen timestamptz, _first_name text, _last_name text, _phone text,
  _company_name text, _roles text[]
)
returns void language plpgsql set search_path = '' as $$
begin
  perform private.require_admin();
  update public.profiles
  set first_name = _first_name, last_name = _last_name,
    phone = nullif(_phone, ''), company_name = nullif(_company_name, '')
  where id = _user_id and updated_at = _seen;
  if not found then
    perform private.raise_stale();
  end if;
  perform private.set_roles(_user_id, _roles);
end;
$$;
comment on function public.save_user(uuid, timestamptz, text, text, text, text, text[]) is
  'Saves a user''s details and roles in one transaction. _seen is the updated_at the caller edited; '
  'PT412 if the user has changed since or does not exist. An empty phone or company is stored as null. '
  'Admins only (42501); 23514 when it would remove the last admin.';

drop function public.assign_quote(uuid, uuid, uuid);
create function public.assign_quote(
  _quote_id uuid, _assignee uuid default null, _seen uuid default null
)
returns void language plpgsql set search_path = '' as $$
begin
  perform private.require_admin();
  if _assignee is null then
    delete from public.quote_assignments where quote_id = _quote_id and assigned_to = _seen;
  elsif _seen is null then
    insert into public.quote_assignments (quote_id, assigned_to)
    select id, _assignee from public.quotes where id = _quote_id
    on conflict (quote_id) do nothing;
  else
    update public.quote_assignments set assigned_to = _assignee
    where quote_id = _quote_id and assigned_to = _seen;
  end if;
  if not found and _assignee is distinct from (
    select assigned_to from public.quote_assignments where quote_id = _quote_id
  ) then
    perform private.raise_stale();
  end if;
end;
$$;
comment on function public.assign_quote(uuid, uuid, uuid) is
  'Assigns a quote to a colleague (null: to nobody) if its assignee is still _seen (null: unassigned). '
  'PT412 if someone assigned it to another colleague first, or deleted it. Admins only (42501); 23514 '
  'if the assignee is not staff.';

create or replace function public.reorder_gallery_images(_seen uuid[], _wanted uuid[])
returns void language plpgsql set search_path = '' as $$
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtext('public.gallery_images: order'));
  if _seen is distinct from (
    select coalesce(array_agg(id order by display_order), '{}') from public.gallery_images
  ) then
    perform private.raise_stale();
  end if;
  if (select array_agg(id order by id) from unnest(_seen) as id)
    is distinct from (select array_agg(id order by id) from unnest(_wanted) as id)
  then
    raise exception 'The new order must name every picture once.' using errcode = '22023';
  end if;
  update public.gallery_images as image set display_order = wanted.place
  from unnest(_wanted) with ordinality as wanted (id, place)
  where wanted.id = image.id and image.display_order <> wanted.place;
end;
$$;
comment on function public.reorder_gallery_images(uuid[], uuid[]) is
  'Sets the whole order. _seen: the order the caller saw; PT412 and no change if a picture was added, '
  'deleted or moved since. _wanted: the same pictures in their new order, else 22023. Admins only (42501).';

-- Bulk changes: _versions holds the updated_at the caller saw of each of _ids, in the same order.
create function public.set_quote_statuses(
  _ids uuid[], _versions timestamptz[], _status public.quote_status
)
returns table (id uuid, updated_at timestamptz) language sql set search_path = '' as $$
  update public.quotes as quote set status = _status
  from unnest(_ids, _versions) as seen (id, version)
  where quote.id = seen.id and quote.updated_at = seen.version
  returning quote.id, quote.updated_at;
$$;
comment on function public.set_quote_statuses(uuid[], timestamptz[], public.quote_status) is
  'Sets the status of several quotes, each only if its updated_at is still the one in _versions (same '
  'order as _ids). Returns id and new version of those it changed; the others are left alone.';

create function public.set_message_statuses(
  _ids uuid[], _versions timestamptz[], _status public.message_status
)
returns table (id uuid, updated_at timestamptz) language sql set search_path = '' as $$
  update public.contact_messages as message set status = _status
  from unnest(_ids, _versions) as seen (id, version)
  where message.id = seen.id and message.updated_at = seen.version
  returning message.id, message.updated_at;
$$;
comment on function public.set_message_statuses(uuid[], timestamptz[], public.message_status) is
  'Sets the status of several contact messages, each only if its updated_at is still the one in '
  '_versions (same order as _ids). Returns id and new version of those it changed; the others are left '
  'alone.';

create function public.set_application_statuses(
  _ids uuid[], _versions timestamptz[], _status public.application_status
)
returns table (id uuid, updated_at timestamptz) language sql set search_path = '' as $$
  update public.job_applications as application set status = _status
  from unnest(_ids, _versions) as seen (id, version)
  where application.id = seen.id and application.updated_at = seen.version
  returning application.id, application.updated_at;
$$;
comment on function public.set_application_statuses(uuid[], timestamptz[], public.application_status) is
  'Sets the status of several job applications, each only if its updated_at is still the one in '
  '_versions (same order as _ids). Returns id and new version of those it changed; the others are left '
  'alone.';

grant execute on function
  private.raise_stale(),
  public.save_user(uuid, timestamptz, text, text, text, text, text[]),
  public.assign_quote(uuid, uuid, uuid),
  public.set_quote_statuses(uuid[], timestamptz[], public.quote_status),
  public.set_message_statuses(uuid[], timestamptz[], public.message_status),
  public.set_application_statuses(uuid[], timestamptz[], public.application_status)
to authenticated, service_role;

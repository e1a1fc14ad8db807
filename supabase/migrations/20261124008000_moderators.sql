-- Moderators: staff who read and answer quotes, messages and applications and set their status, and
-- nothing else (docs/decisions/0024). Whatever names is_admin() stays closed to them.

-- Security definer: policies call it and would recurse if it read user_roles under them.
create function private.is_staff()
returns boolean language sql stable security definer set search_path = ''
return exists (
  select 1 from public.user_roles
  where user_id = (select auth.uid()) and role in ('admin', 'moderator')
);
comment on function private.is_staff() is 'Whether the caller is an admin or a moderator.';

create function private.require_staff()
returns void language plpgsql stable set search_path = '' as $$
begin
  if (select auth.role()) is distinct from 'service_role' and not private.is_staff() then
    raise exception 'Only an admin or a moderator can do this.' using errcode = '42501';
  end if;
end;
$$;
comment on function private.require_staff() is
  'Raises 42501 unless the caller is an admin, a moderator or one of our edge functions (service_role).';

create function private.is_staff_or_service()
returns boolean language sql stable set search_path = ''
return (select auth.role()) = 'service_role' or private.is_staff();
comment on function private.is_staff_or_service() is
  'Whether the caller is an admin, a moderator or one of our edge functions (service_role).';

grant execute on function private.is_staff(), private.require_staff(), private.is_staff_or_service()
to authenticated, service_role;

-- Quotes, messages and applications. The trash stays with admins.
drop policy "Users can read their own quotes, admins all" on public.quotes;
create policy "Users can read their own quotes, staff all, admins the trash" on public.quotes
  for select to authenticated
  using (
    (deleted_at is null and (user_id = (select auth.uid()) or (select private.is_staff())))
    or (select private.is_admin())
  );
drop policy "Admins can update quotes" on public.quotes;
create policy "Staff can update quotes" on public.quotes
  for update to authenticated
  using (deleted_at is null and (select private.is_staff()))
  with check ((select private.is_staff()));

drop policy "Admins can read messages" on public.contact_messages;
create policy "Staff can read messages, admins the trash" on public.contact_messages
  for select to authenticated
  using ((deleted_at is null and (select private.is_staff())) or (select private.is_admin()));
drop policy "Admins can update messages" on public.contact_messages;
create policy "Staff can update messages" on public.contact_messages
  for update to authenticated
  using (deleted_at is null and (select private.is_staff()))
  with check ((select private.is_staff()));

drop policy "Admins can read applications" on public.job_applications;
create policy "Staff can read applications, admins the trash" on public.job_applications
  for select to authenticated
  using ((deleted_at is null and (select private.is_staff())) or (select private.is_admin()));
drop policy "Admins can update applications" on public.job_applications;
create policy "Staff can update applications" on public.job_applications
  for update to authenticated
  using (deleted_at is null and (select private.is_staff()))
  with check ((select private.is_staff()));

-- Notes and emails of records the moderator can read: the policies of those tables decide.
drop policy "Admins can read notes" on public.quote_notes;
create policy "Staff can read notes on quotes they can read" on public.quote_notes
  for select to authenticated
  using (
    (select private.is_admin())
    or ((select private.is_staff()) and exists (select from public.quotes where id = quote_id))
  );
drop policy "Admins can add their own notes" on public.quote_notes;
create policy "Staff can add their own notes to quotes they can read" on public.quote_notes
  for insert to authenticated
  with check (
    author_id = (select auth.uid())
    and (
      (select private.is_admin())
      or ((select private.is_staff()) and exists (select from public.quotes where id = quote_id))
    )
  );

drop policy "Admins can read emails" on public.email_log;
create policy "Staff can read emails about records they can read" on public.email_log
  for select to authenticated
  using (
    (select private.is_admin())
    or (
      (select private.is_staff())
      and (
        exists (select from public.quotes where id = quote_id)
        or exists (select from public.contact_messages where id = message_id)
        or exists (select from public.job_applications where id = application_id)
      )
    )
  );

-- Assignments: a moderator can take an unassigned quote and give up their own.
drop policy "Admins can read assignments" on public.quote_assignments;
create policy "Staff can read assignments" on public.quote_assignments
  for select to authenticated using ((select private.is_staff()));
drop policy "Admins can add assignments" on public.quote_assignments;
create policy "Staff can add their own assignments, admins all" on public.quote_assignments
  for insert to authenticated
  with check (
    (select private.is_admin())
    or (
      assigned_to = (select auth.uid()) and (select private.is_staff())
      and exists (select from public.quotes where id = quote_id)
    )
  );
drop policy "Admins can delete assignments" on public.quote_assignments;
create policy "Staff can delete their own assignments, admins all" on public.quote_assignments
  for delete to authenticated
  using (
    (select private.is_admin())
    or (assigned_to = (select auth.uid()) and (select private.is_staff()))
  );

-- Security definer: FOR SHARE needs the right to update user_roles, which moderators don't have.
create or replace function private.require_staff_assignee()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- Before the policies: the answer must not tell others who is staff.
  if (select auth.uid()) is not null then
    perform private.require_staff();
  end if;
  perform from public.user_roles
  where user_id = new.assigned_to and role in ('admin', 'moderator') for share;
  if not found then
    raise exception 'Only an administrator or a moderator can handle a quote.'
      using errcode = '23514';
  end if;
  new.assigned_at := now();
  return new;
end;
$$;

create or replace function public.assign_quote(
  _quote_id uuid, _assignee uuid default null, _seen uuid default null
)
returns void language plpgsql set search_path = '' as $$
begin
  perform private.require_staff();
  -- The policies refuse this too, but an update that finds no row would look stale.
  if (select auth.role()) is distinct from 'service_role' and not private.is_admin()
    and (
      coalesce(_assignee, _seen) is distinct from (select auth.uid())
      or _seen is distinct from (select auth.uid()) and _seen is not null
    )
  then
    raise exception 'Moderators can only take unassigned quotes or give up their own.'
      using errcode = '42501';
  end if;
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
  'PT412 if someone assigned it to another colleague first, or deleted it. Staff only (42501); '
  'moderators only from nobody to themselves and back; 23514 if the assignee is not staff.';

-- Names of the colleagues who wrote a note, sent an email or have a quote.
drop policy "Users can read their own profile, admins all" on public.profiles;
create policy "Users can read their own profile, staff their colleagues', admins all"
  on public.profiles
  for select to authenticated
  using (
    id = (select auth.uid())
    or (select private.is_admin())
    or (roles && '{admin,moderator}' and (select private.is_staff()))
  );

-- Files customers and applicants sent.
drop policy "Admins can read application documents" on storage.objects;
create policy "Staff can read application documents" on storage.objects
  for select to authenticated
  using (bucket_id = 'job-documents' and (select private.is_staff()));
drop policy "Admins can read quote attachments" on storage.objects;
create policy "Staff can read quote attachments" on storage.objects
  for select to authenticated
  using (bucket_id = 'quote-attachments' and (select private.is_staff()));

-- The channel only tells that something changed; rows still pass their table's policies.
drop policy "Admins can join admin channels" on realtime.messages;
create policy "Staff can join admin channels" on realtime.messages
  for select to authenticated
  using (
    extension = 'broadcast' and (select realtime.topic()) like 'admin:%'
    and (select private.is_staff())
  );

-- These views and functions stay as earlier migrations defined them, with another check.
do $$
declare
  name text;
  callable regprocedure;
begin
  foreach name in array '{admin_quotes,admin_contact_messages,admin_job_applications}'::text[] loop
    execute format('create or replace view private.%I as %s', name, replace(
      pg_get_viewdef(('private.' || name)::regclass),
      'private.is_admin_or_service()', 'private.is_staff_or_service()'
    ));
  end loop;
  for callable in
    select oid from pg_proc
    where pronamespace = 'public'::regnamespace and proname in (
      'admin_unread_counts', 'quote_status_counts', 'message_status_counts',
      'application_status_counts'
    )
  loop
    execute replace(
      pg_get_functiondef(callable), 'private.require_admin()', 'private.require_staff()'
    );
    execute format('comment on function %s is %L', callable, replace(
      obj_description(callable, 'pg_proc'), 'Admins only', 'Staff only'
    ));
  end loop;
end;
$$;

comment on view private.admin_quotes is
  'All quotes with their assignee for staff, no rows for others. Without the trash.';
comment on view public.admin_quotes is
  'All quotes for staff, no rows for others. assignee: {id, first_name, last_name, email} or null.';
comment on view private.admin_contact_messages is
  'All messages for staff, no rows for others. Without the trash.';
comment on view public.admin_contact_messages is
  'All messages for staff, no rows for others. Fast search on search_text.';
comment on view private.admin_job_applications is
  'All applications for staff, no rows for others. Without the trash.';
comment on view public.admin_job_applications is
  'All applications for staff, no rows for others. Fast search on search_text.';

-- Security definer: under the tables' policies, LIKE can't use the trigram indexes, and no API role may
-- read load_search. The policies don't apply, so the kinds a moderator finds are named here.
create or replace function private.admin_search(_text text, _per_kind integer)
returns table (kind text, id uuid, title text, detail text)
language plpgsql stable security definer set search_path = '' as $$
declare
  typed constant text := left(btrim(_text), 200);
begin
  perform private.require_staff();
  -- A single letter matches almost every record.
  if coalesce(char_length(typed), 0) < 2 then
    return;
  end if;
  return query execute format(
    'select * from (%s) as found (kind, id, title, detail)
     where $1 or found.kind in (''quote'', ''message'', ''application'')',
    private.admin_search_query(typed, least(greatest(coalesce(_per_kind, 5), 1), 20))
  ) using private.is_admin_or_service();
end;
$$;
comment on function public.admin_search(text, integer) is
  'Newest quotes, loads, messages, applications and users that contain every word of the text (two '
  'characters or more, eight words) in any order; phone numbers match by their digits. 1 to 20 of each '
  'kind. Staff only (42501); moderators find no users and loads.';

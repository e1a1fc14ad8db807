-- Staff's work on quotes: notes and assignments. They have their own tables, because customers can read whole
-- rows of quotes (docs/decisions/0013). Moderators can take unassigned quotes and give up their own; only
-- admins assign quotes to others.

create table public.quote_notes (
  -- Created once by the form, so that a retry finds its own row.
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  quote_id uuid not null references public.quotes (id) on delete cascade,
  -- Null once the author's account is deleted; the note stays.
  author_id uuid default auth.uid() references public.profiles (id) on delete set null,
  body text not null check (char_length(body) <= 4000 and body ~ '\S')
);
comment on table public.quote_notes is
  'Internal notes on quotes. Added and deleted, never edited; customers cannot see them.';
create index quote_notes_quote_id_idx on public.quote_notes (quote_id, created_at desc, id desc);
create index quote_notes_author_id_idx on public.quote_notes (author_id);

alter table public.quote_notes enable row level security;
grant select, insert (id, quote_id, body), delete on public.quote_notes to authenticated;
grant select, insert, update, delete on public.quote_notes to service_role;

create policy "Staff can read notes on quotes they can read" on public.quote_notes
  for select to authenticated
  using (
    (select private.is_admin())
    or ((select private.is_staff()) and exists (select from public.quotes where id = quote_id))
  );
create policy "Staff can add their own notes to quotes they can read" on public.quote_notes
  for insert to authenticated
  with check (
    author_id = (select auth.uid())
    and (
      (select private.is_admin())
      or ((select private.is_staff()) and exists (select from public.quotes where id = quote_id))
    )
  );
create policy "Admins can delete their own notes" on public.quote_notes
  for delete to authenticated
  using ((select private.is_admin()) and author_id = (select auth.uid()));

alter publication supabase_realtime add table public.quote_notes;
create trigger announce_deletions after delete on public.quote_notes referencing old table as gone
  for each statement execute function private.announce_deletions();

-- Security definer: no role is granted to write the log.
create function private.log_quote_note()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.activity_log (created_at, actor_id, action, subject, record_id, label)
  select new.created_at, new.author_id, 'noted', 'quote', id, left(origin || ' → ' || destination, 200)
  from public.quotes where id = new.quote_id;
  return null;
end;
$$;
create trigger quote_notes_log_activity after insert on public.quote_notes
  for each row execute function private.log_quote_note();

create table public.quote_assignments (
  quote_id uuid primary key references public.quotes (id) on delete cascade,
  assigned_to uuid not null references public.profiles (id) on delete cascade,
  assigned_at timestamptz not null default now()
);
comment on table public.quote_assignments is
  'The admin or moderator who handles a quote. A quote without a row is unassigned.';
create index quote_assignments_assigned_to_idx on public.quote_assignments (assigned_to);

alter table public.quote_assignments enable row level security;
grant
  select, delete,
  insert (quote_id, assigned_to),
  update (assigned_to)
on public.quote_assignments to authenticated;
grant select, insert, update, delete on public.quote_assignments to service_role;

create policy "Staff can read assignments" on public.quote_assignments
  for select to authenticated using ((select private.is_staff()));
create policy "Staff can add their own assignments, admins all" on public.quote_assignments
  for insert to authenticated
  with check (
    (select private.is_admin())
    or (
      assigned_to = (select auth.uid()) and (select private.is_staff())
      and exists (select from public.quotes where id = quote_id)
    )
  );
create policy "Admins can update assignments" on public.quote_assignments
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Staff can delete their own assignments, admins all" on public.quote_assignments
  for delete to authenticated
  using (
    (select private.is_admin())
    or (assigned_to = (select auth.uid()) and (select private.is_staff()))
  );

alter publication supabase_realtime add table public.quote_assignments;
create trigger announce_deletions after delete on public.quote_assignments referencing old table as gone
  for each statement execute function private.announce_deletions();

-- Locks the role until the assignment commits, so that it can't be revoked in between.
-- Security definer: FOR SHARE needs the right to update user_roles, which moderators don't have.
create function private.require_staff_assignee()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- Runs before the policies, and its error must not tell others who is staff.
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
create trigger quote_assignments_require_staff before insert or update on public.quote_assignments
  for each row execute function private.require_staff_assignee();

-- A quote that is being deleted isn't found here and has its own entry. An account that is being deleted
-- can't be referenced, so target_id stays null.
-- Security definer: no role is granted to write the log.
create function private.log_quote_assignment()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  assignment public.quote_assignments := coalesce(new, old);
begin
  insert into public.activity_log (actor_id, action, subject, record_id, label, target_id)
  select
    (select id from public.profiles where id = (select auth.uid())),
    case when tg_op = 'DELETE' then 'unassigned' else 'assigned' end::public.activity_action,
    'quote',
    id,
    left(origin || ' → ' || destination, 200),
    (select id from public.profiles where id = assignment.assigned_to)
  from public.quotes where id = assignment.quote_id;
  return null;
end;
$$;
create trigger quote_assignments_log_activity after insert or delete on public.quote_assignments
  for each row execute function private.log_quote_assignment();
create trigger quote_assignments_log_update after update on public.quote_assignments
  for each row when (old.assigned_to <> new.assigned_to)
  execute function private.log_quote_assignment();

-- Quotes of a former staff member become unassigned.
-- Security definer: Auth deletes accounts as its own role, which has no rights in `public`.
create function private.clear_former_staff_assignments()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.quote_assignments
  where assigned_to = old.user_id and not exists (
    select from public.user_roles
    where user_id = old.user_id and role in ('admin', 'moderator')
  );
  return null;
end;
$$;
create trigger user_roles_clear_assignments after delete or update on public.user_roles
  for each row when (old.role in ('admin', 'moderator'))
  execute function private.clear_former_staff_assignments();

create function public.assign_quote(
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
  'Assigns a quote to a colleague (null: to no one) if its assignee is still _seen (null: '
  'unassigned). PT412 if someone assigned it to another colleague first, or deleted it. Staff only '
  '(42501); moderators can only take an unassigned quote and give it back; 23514 if the assignee is '
  'not staff.';
grant execute on function public.assign_quote(uuid, uuid, uuid) to authenticated, service_role;

create function public.set_quote_statuses(
  _ids uuid[], _seen timestamptz[], _status public.quote_status
)
returns table (id uuid, updated_at timestamptz) language sql set search_path = '' as $$
  update public.quotes as quote set status = _status
  from unnest(_ids, _seen) as seen (id, version)
  where quote.id = seen.id and quote.updated_at = seen.version
  returning quote.id, quote.updated_at;
$$;
comment on function public.set_quote_statuses(uuid[], timestamptz[], public.quote_status) is
  'Sets the status of several quotes, each only if its updated_at is still the one in _seen (same '
  'order as _ids). Returns id and new version of those it changed; the others are left alone.';
grant execute on function public.set_quote_statuses(uuid[], timestamptz[], public.quote_status)
to authenticated, service_role;

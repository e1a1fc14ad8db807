-- How the office works on quotes: notes, assignments, and the console's list. Kept out of `quotes`,
-- because visitors and customers can read whole rows of it (docs/decisions/0016).

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

create policy "Admins can read notes" on public.quote_notes
  for select to authenticated using ((select private.is_admin()));
create policy "Admins can add their own notes" on public.quote_notes
  for insert to authenticated
  with check ((select private.is_admin()) and author_id = (select auth.uid()));
create policy "Admins can delete their own notes" on public.quote_notes
  for delete to authenticated
  using ((select private.is_admin()) and author_id = (select auth.uid()));

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

alter publication supabase_realtime add table public.quote_notes;

create table public.quote_assignments (
  quote_id uuid primary key references public.quotes (id) on delete cascade,
  assigned_to uuid not null references public.profiles (id) on delete cascade,
  assigned_at timestamptz not null default now()
);
comment on table public.quote_assignments is
  'The admin or moderator who handles a quote. A quote without a row is unassigned.';
create index quote_assignments_assigned_to_idx on public.quote_assignments (assigned_to);

alter table public.quote_assignments enable row level security;
grant select, insert (quote_id, assigned_to), update (assigned_to), delete
on public.quote_assignments to authenticated;
grant select, insert, update, delete on public.quote_assignments to service_role;

create policy "Admins can read assignments" on public.quote_assignments
  for select to authenticated using ((select private.is_admin()));
create policy "Admins can add assignments" on public.quote_assignments
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins can update assignments" on public.quote_assignments
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins can delete assignments" on public.quote_assignments
  for delete to authenticated using ((select private.is_admin()));

-- Locks the role until the assignment commits, so that it cannot be revoked in between.
create function private.require_staff_assignee()
returns trigger language plpgsql set search_path = '' as $$
begin
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

-- A quote being deleted is not found here and has its own entry; an account being deleted cannot be
-- referenced any more.
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

alter publication supabase_realtime add table public.quote_assignments;

create function public.assign_quote(
  _quote_id uuid, _assignee uuid default null, _seen uuid default null
)
returns boolean language plpgsql set search_path = '' as $$
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
  return found;
end;
$$;
comment on function public.assign_quote(uuid, uuid, uuid) is
  'Assigns a quote to a colleague (null: to nobody) if its assignee is still _seen (null: unassigned). '
  'False if someone else changed it first. Admins only (42501); 23514 if the assignee is not staff.';

-- A subquery instead of a join keeps the view simple, so that writes fail for a missing grant.
create view private.admin_quotes as
  select quote.*, (
    select jsonb_build_object(
      'id', colleague.id, 'first_name', colleague.first_name, 'last_name', colleague.last_name,
      'email', colleague.email
    )
    from public.quote_assignments as assignment
    join public.profiles as colleague on colleague.id = assignment.assigned_to
    where assignment.quote_id = quote.id
  ) as assignee
  from public.quotes as quote where (select private.is_admin_or_service());
create view public.admin_quotes with (security_invoker = true) as
  select * from private.admin_quotes;
create view public.admin_my_quotes with (security_invoker = true) as
  select * from private.admin_quotes where id in (
    select quote_id from public.quote_assignments where assigned_to = (select auth.uid())
  );
comment on view private.admin_quotes is 'All quotes with their assignee for admins, no rows for others.';
comment on view public.admin_quotes is
  'All quotes for admins, no rows for others. assignee: {id, first_name, last_name, email} or null.';
comment on view public.admin_my_quotes is 'The quotes of admin_quotes that are assigned to the caller.';
grant select on private.admin_quotes, public.admin_quotes, public.admin_my_quotes
to authenticated, service_role;

create function public.quote_status_counts(
  _search text default '', _assigned_to uuid default null
)
returns table (status public.quote_status, quotes bigint)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  pattern constant text := private.contains_pattern(_search);
begin
  return query
    select every.status, coalesce(found.quotes, 0)
    from unnest(enum_range(null::public.quote_status)) as every (status)
    left join (
      select quote.status, count(*) as quotes
      from private.admin_quotes as quote
      where (_search = '' or quote.search_text like pattern)
        and (_assigned_to is null or quote.id in (
          select quote_id from public.quote_assignments where assigned_to = _assigned_to))
      group by quote.status
    ) as found on found.status = every.status
    order by every.status;
end;
$$;
comment on function public.quote_status_counts(text, uuid) is
  'One row per status, 0 included: how many quotes the search finds, on request only those assigned to '
  'one colleague. Admins only; others get zeros.';

grant execute on function
  public.assign_quote(uuid, uuid, uuid),
  public.quote_status_counts(text, uuid)
to authenticated, service_role;

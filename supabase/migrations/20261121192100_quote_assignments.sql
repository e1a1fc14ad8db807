-- Which colleague looks after a quote. A table of its own and no column of quotes: a visitor reads
-- back the whole row just sent (0002), and everybody with an account their own quotes; neither is to
-- learn who has them on the desk (docs/decisions/0016).

alter type public.activity_action add value 'assigned';
alter type public.activity_action add value 'unassigned';

create table public.quote_assignments (
  quote_id uuid primary key references public.quotes (id) on delete cascade,
  assigned_to uuid not null references public.profiles (id) on delete cascade,
  assigned_at timestamptz not null default now()
);
comment on table public.quote_assignments is
  'Who looks after a quote: an admin or a moderator. No row: nobody does.';
create index quote_assignments_by_person on public.quote_assignments (assigned_to);

alter table public.quote_assignments enable row level security;
grant select, insert (quote_id, assigned_to), update (assigned_to), delete
on public.quote_assignments to authenticated;
grant select, insert, update, delete on public.quote_assignments to service_role;

create policy "admins see who looks after a quote" on public.quote_assignments
  for select to authenticated using ((select private.is_admin()));
create policy "admins assign quotes" on public.quote_assignments
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins assign quotes anew" on public.quote_assignments
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins take assignments back" on public.quote_assignments
  for delete to authenticated using ((select private.is_admin()));

-- The role is locked until the assignment stands, so that it is not taken in between unseen.
create function private.require_staff_assignee()
returns trigger language plpgsql set search_path = '' as $$
begin
  perform from public.user_roles
  where user_id = new.assigned_to and role in ('admin', 'moderator') for share;
  if not found then
    raise exception 'Only an administrator or a moderator can look after a quote.'
      using errcode = '23514';
  end if;
  new.assigned_at := now();
  return new;
end;
$$;
create trigger quote_assignments_to_staff before insert or update on public.quote_assignments
  for each row execute function private.require_staff_assignee();

-- Security definer: Auth deletes accounts as its own role, which has no rights in `public`.
create function private.drop_assignments_of_former_staff()
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
create trigger user_roles_drop_assignments after delete or update on public.user_roles
  for each row when (old.role in ('admin', 'moderator'))
  execute function private.drop_assignments_of_former_staff();

-- Whom an entry is about besides its record: the colleague a quote went to, or was taken from.
alter table public.activity_log
  add column target_id uuid references public.profiles (id) on delete set null;
create index activity_log_by_target on public.activity_log (target_id);

-- Security definer: nobody is granted to write the log. A quote that is being deleted has its own
-- entry and is no longer found here; an account that is being deleted can no longer be named.
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
create trigger quote_assignments_logged after insert or delete on public.quote_assignments
  for each row execute function private.log_quote_assignment();
create trigger quote_assignments_change_logged after update on public.quote_assignments
  for each row when (old.assigned_to <> new.assigned_to)
  execute function private.log_quote_assignment();

-- Gives a quote to a colleague, or to nobody, only while it is still with whom the caller saw it
-- (null: nobody). False when somebody else was faster.
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
grant execute on function public.assign_quote(uuid, uuid, uuid) to authenticated, service_role;

-- As before, counting on request only the quotes somebody looks after.
drop function public.quote_status_counts(text);
create function public.quote_status_counts(_search text default '', _assigned_to uuid default null)
returns table (status public.quote_status, quotes bigint)
language sql stable set search_path = '' as $$
  select every.status, coalesce(found.quotes, 0)
  from unnest(enum_range(null::public.quote_status)) as every (status)
  left join (
    select quotes.status, count(*) as quotes
    from public.quotes
    where (_search = '' or quotes.search_text like (select private.containing(_search)))
      and (_assigned_to is null or quotes.id in (
        select quote_id from public.quote_assignments where assigned_to = _assigned_to))
    group by quotes.status
  ) as found using (status)
  order by every.status;
$$;
grant execute on function public.quote_status_counts(text, uuid) to authenticated, service_role;

-- A second admin sees who has taken what.
alter publication supabase_realtime add table public.quote_assignments;

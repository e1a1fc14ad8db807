-- Who did what, for Recent Activity on the dashboard and on each record. Only triggers write it.

create type public.activity_action as enum (
  'created', 'updated', 'status_changed', 'deleted', 'claimed', 'replied', 'noted', 'assigned',
  'unassigned', 'invited'
);
create type public.activity_subject as enum
  ('quote', 'application', 'message', 'vehicle', 'picture', 'service', 'role', 'user');

create table public.activity_log (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  -- Null for visitors and for our edge functions.
  actor_id uuid references public.profiles (id) on delete set null,
  action public.activity_action not null,
  subject public.activity_subject not null,
  record_id uuid not null,
  -- The record's name, kept after the record is deleted. Nothing personal: a route, a job title, a
  -- vehicle's name.
  label text not null,
  old_status text,
  new_status text,
  -- The colleague a quote was assigned to or taken from.
  target_id uuid references public.profiles (id) on delete set null
);
comment on table public.activity_log is 'Who did what to which record, and when. Kept for two years.';
create index activity_log_created_at_idx on public.activity_log (created_at desc, id desc);
create index activity_log_actor_id_idx on public.activity_log (actor_id);
create index activity_log_record_id_idx on public.activity_log (record_id);
create index activity_log_target_id_idx on public.activity_log (target_id);

alter table public.activity_log enable row level security;
grant select on public.activity_log to authenticated, service_role;
create policy "Admins can read the activity log" on public.activity_log
  for select to authenticated using ((select private.is_admin()));

-- Trigger arguments: the subject, the column with the record's id, the columns of its label.
-- Security definer: no role is granted to write the log.
create function private.log_activity()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  bookkeeping constant text[] := '{updated_at,emailed_at,search_text}';
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - bookkeeping end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - bookkeeping end;
  this_row jsonb := coalesce(new_row, old_row);
  is_status_change boolean := tg_op = 'UPDATE' and old_row -> 'status' <> new_row -> 'status';
begin
  if old_row = new_row then
    return null;
  end if;
  insert into public.activity_log
    (created_at, actor_id, action, subject, record_id, label, old_status, new_status)
  values (
    case when tg_op = 'INSERT' then (new_row ->> 'created_at')::timestamptz else now() end,
    (select id from public.profiles where id = (select auth.uid())),
    case
      when tg_op = 'INSERT' then 'created'
      when tg_op = 'DELETE' then 'deleted'
      when is_status_change then 'status_changed'
      else 'updated'
    end::public.activity_action,
    tg_argv[0]::public.activity_subject,
    (this_row ->> tg_argv[1])::uuid,
    left(
      (select string_agg(this_row ->> name, ' → ' order by position)
       from unnest(tg_argv[2:]) with ordinality as label_columns (name, position)),
      200
    ),
    case when is_status_change then old_row ->> 'status' end,
    case when is_status_change then new_row ->> 'status' end
  );
  return null;
end;
$$;

create trigger user_roles_log_activity after insert or update or delete on public.user_roles
  for each row execute function private.log_activity('role', 'user_id', 'role');

-- Logs an admin's edit of another user. The label names the changed fields, never their values. What
-- people change about themselves is not logged, and an invitation has its own entry.
-- Security definer: no role is granted to write the log.
create function private.log_profile_edit()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.activity_log (actor_id, action, subject, record_id, label)
  select id, 'updated', 'user', new.id, initcap(left(fields, 1)) || substr(fields, 2)
  from public.profiles, concat_ws(', ',
    case when (old.first_name, old.last_name) is distinct from (new.first_name, new.last_name)
      then 'name' end,
    case when old.phone is distinct from new.phone then 'phone' end,
    case when old.company_name is distinct from new.company_name then 'company' end
  ) as fields
  where id = (select auth.uid()) and id <> new.id
    and old.invited_at is not distinct from new.invited_at;
  return null;
end;
$$;
create trigger profiles_log_edit
  after update of first_name, last_name, phone, company_name on public.profiles
  for each row when (
    (old.first_name, old.last_name, old.phone, old.company_name)
      is distinct from (new.first_name, new.last_name, new.phone, new.company_name)
  )
  execute function private.log_profile_edit();

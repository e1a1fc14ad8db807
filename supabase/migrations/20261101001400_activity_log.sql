-- What happened, for the admin dashboard's Recent Activity (design 3.10). Written by triggers only.

create type public.activity_action as enum ('created', 'updated', 'status_changed', 'deleted');
create type public.activity_subject as enum
  ('quote', 'application', 'message', 'vehicle', 'picture', 'service', 'role');

create table public.activity_log (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  -- Null for visitors and for our own functions.
  actor_id uuid references public.profiles (id) on delete set null,
  action public.activity_action not null,
  subject public.activity_subject not null,
  record_id uuid not null,
  -- What the record is called, so that it can be named after it is gone. Nothing personal: a route,
  -- a job title, a vehicle's name.
  label text not null,
  old_status text,
  new_status text
);
comment on table public.activity_log is 'Who did what to which record, and when.';
create index activity_log_newest_first on public.activity_log (created_at desc, id desc);
create index activity_log_by_actor on public.activity_log (actor_id);
create index activity_log_by_record on public.activity_log (record_id);

-- Trigger arguments: the subject, the column that identifies the record, the columns of its label.
-- Security definer: nobody is granted to write the log.
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

create trigger quotes_logged after insert or update or delete on public.quotes
  for each row execute function private.log_activity('quote', 'id', 'origin', 'destination');
create trigger job_applications_logged after insert or update or delete on public.job_applications
  for each row execute function private.log_activity('application', 'id', 'job_title');
create trigger contact_messages_logged after insert or update or delete on public.contact_messages
  for each row execute function private.log_activity('message', 'id', 'subject');
create trigger fleet_logged after insert or update or delete on public.fleet
  for each row execute function private.log_activity('vehicle', 'id', 'name');
create trigger gallery_images_logged after insert or update or delete on public.gallery_images
  for each row execute function private.log_activity('picture', 'id', 'title');
create trigger services_logged after insert or update or delete on public.services
  for each row execute function private.log_activity('service', 'id', 'name');
create trigger user_roles_logged after insert or update or delete on public.user_roles
  for each row execute function private.log_activity('role', 'user_id', 'role');

alter table public.activity_log enable row level security;
grant select on public.activity_log to authenticated, service_role;
create policy "admins read the log" on public.activity_log
  for select to authenticated using ((select private.is_admin()));

-- Messages from the contact form, which staff read in the console's inbox. Deleted ones stay in the trash
-- for 30 days (docs/decisions/0020).

create type public.message_status as enum ('new', 'handled', 'archived');

create table public.contact_messages (
  -- Created once per form by the browser, so that a retry conflicts with its own row (23505).
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null check (private.is_filled_line(name, 120) and char_length(name) >= 2),
  email text not null check (private.is_email_address(email)),
  phone text check (private.is_line(phone, 40) and (phone = '' or char_length(phone) >= 10)),
  subject text not null check (private.is_filled_line(subject, 160) and char_length(subject) >= 5),
  message text not null check (char_length(message) between 10 and 4000),
  status public.message_status not null default 'new',
  -- Honeypot and fill time, as on quotes.
  website text not null default '' check (website = ''),
  fill_ms bigint check (fill_ms >= 1500),
  search_text text,
  deleted_at timestamptz,
  deleted_by uuid references public.profiles (id) on delete set null
);
comment on table public.contact_messages is 'Messages from the public contact form.';
comment on column public.contact_messages.search_text is 'Folded (private.fold); the console searches it.';
comment on column public.contact_messages.deleted_at is
  'When it was moved to the trash; null if it was not.';
-- With the default sample, the planner overestimates rare words and scans the table.
alter table public.contact_messages alter column search_text set statistics 1000;
create index contact_messages_created_at_idx on public.contact_messages (created_at desc, id desc);
create index contact_messages_status_idx on public.contact_messages (status, created_at desc, id desc)
  where deleted_at is null;
create index contact_messages_search_text_idx on public.contact_messages
  using gin (search_text extensions.gin_trgm_ops);
create index contact_messages_deleted_at_idx on public.contact_messages (deleted_at desc, id desc)
  where deleted_at is not null;
create index contact_messages_deleted_by_idx on public.contact_messages (deleted_by);
create index contact_messages_status_count_idx on public.contact_messages (status)
  where deleted_at is null;

alter table public.contact_messages enable row level security;
grant insert (id, name, email, phone, subject, message, website, fill_ms) on public.contact_messages to anon;
grant
  select, delete,
  insert (id, name, email, phone, subject, message, website, fill_ms),
  update (status)
on public.contact_messages to authenticated;
grant select, insert, update, delete on public.contact_messages to service_role;

create policy "Anyone can send a message" on public.contact_messages
  for insert to anon, authenticated with check (status = 'new');
create policy "Staff can read messages" on public.contact_messages
  for select to authenticated using ((select private.is_staff()));
create policy "Staff can update messages" on public.contact_messages
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "Admins can delete messages" on public.contact_messages
  for delete to authenticated using ((select private.is_admin()));
create policy "The trash is hidden" on public.contact_messages
  as restrictive for all to authenticated using (deleted_at is null);

create view private.live_messages as select * from public.contact_messages where deleted_at is null;
comment on view private.live_messages is
  'Messages outside the trash. What runs as its owner reads them here, because policies don''t '
  'apply to it.';
grant select on private.live_messages to service_role;

alter publication supabase_realtime add table public.contact_messages;
create trigger announce_deletions after delete on public.contact_messages referencing old table as gone
  for each statement execute function private.announce_deletions();

create function private.message_search_text(new public.contact_messages)
returns text language sql stable set search_path = ''
return private.search_text_of(to_jsonb(new), 'name', 'email', 'phone', 'subject');

create view private.admin_contact_messages as
  select * from private.live_messages
  where (select private.is_staff_or_service());
comment on view private.admin_contact_messages is
  'All messages for staff, no rows for others. Without the trash.';
grant select on private.admin_contact_messages to authenticated, service_role;

create view public.admin_contact_messages with (security_invoker = true) as
  select * from private.admin_contact_messages;
comment on view public.admin_contact_messages is
  'All messages for staff, no rows for others. Fast search on search_text.';
grant select on public.admin_contact_messages to authenticated, service_role;

create function public.message_status_counts(_search text default '')
returns table (status public.message_status, messages bigint)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  pattern constant text := private.contains_pattern(_search);
begin
  return query
    select every.status, coalesce(found.messages, 0)
    from unnest(enum_range(null::public.message_status)) as every (status)
    left join (
      select message.status, count(*) as messages
      from private.admin_contact_messages as message
      where _search = '' or message.search_text like pattern
      group by message.status
    ) as found on found.status = every.status
    order by every.status;
end;
$$;
comment on function public.message_status_counts(text) is
  'One row per status, 0 included: how many messages the search finds. Staff only; others get zeros.';
grant execute on function public.message_status_counts(text) to authenticated, service_role;

create function public.set_message_statuses(
  _ids uuid[], _seen timestamptz[], _status public.message_status
)
returns table (id uuid, updated_at timestamptz) language sql set search_path = '' as $$
  update public.contact_messages as message set status = _status
  from unnest(_ids, _seen) as seen (id, version)
  where message.id = seen.id and message.updated_at = seen.version
  returning message.id, message.updated_at;
$$;
comment on function public.set_message_statuses(uuid[], timestamptz[], public.message_status) is
  'Sets the status of several contact messages, each only if its updated_at is still the one in '
  '_seen (same order as _ids). Returns id and new version of those it changed; the others are left '
  'alone.';
grant execute on function public.set_message_statuses(uuid[], timestamptz[], public.message_status)
to authenticated, service_role;

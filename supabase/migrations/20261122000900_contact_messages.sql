-- Messages from the contact form, read in the console's inbox.

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
  emailed_at timestamptz,
  -- Honeypot and fill time, as on quotes.
  website text not null default '' check (website = ''),
  fill_ms bigint check (fill_ms >= 1500),
  search_text text generated always as (
    lower(name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || subject)
  ) stored
);
comment on table public.contact_messages is 'Messages from the public contact form.';
comment on column public.contact_messages.search_text is 'Lower case; the console searches it.';

create index contact_messages_created_at_idx on public.contact_messages (created_at desc, id desc);
create index contact_messages_status_idx
  on public.contact_messages (status, created_at desc, id desc);
create index contact_messages_search_text_idx on public.contact_messages
  using gin (search_text extensions.gin_trgm_ops);

create trigger contact_messages_set_updated_at before update on public.contact_messages
  for each row execute function private.set_updated_at();
create trigger contact_messages_rate_limit before insert on public.contact_messages
  for each row when (current_user in ('anon', 'authenticated')
    and current_setting('request.headers', true) <> '')
  execute function private.enforce_rate_limit();
create trigger contact_messages_log_activity after insert or update or delete on public.contact_messages
  for each row execute function private.log_activity('message', 'id', 'subject');

alter table public.contact_messages enable row level security;
grant insert (id, name, email, phone, subject, message, website, fill_ms)
  on public.contact_messages to anon, authenticated;
grant select, update (status), delete on public.contact_messages to authenticated;
grant select, insert, update, delete on public.contact_messages to service_role;

create policy "Anyone can send a message" on public.contact_messages
  for insert to anon, authenticated with check (status = 'new' and emailed_at is null);
create policy "Admins can read messages" on public.contact_messages
  for select to authenticated using ((select private.is_admin()));
create policy "Admins can update messages" on public.contact_messages
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins can delete messages" on public.contact_messages
  for delete to authenticated using ((select private.is_admin()));

alter publication supabase_realtime add table public.contact_messages;

create function public.claim_message_email(_message_id uuid)
returns setof public.contact_messages language sql set search_path = '' as $$
  update public.contact_messages set emailed_at = now()
  where id = _message_id and emailed_at is null
  returning *;
$$;
comment on function public.claim_message_email(uuid) is
  'Claims the email to dispatch about a message and returns the message; no row if it is already '
  'claimed. For send-contact-email.';

create function public.release_message_email(_message_id uuid)
returns void language sql set search_path = '' as $$
  update public.contact_messages set emailed_at = null where id = _message_id;
$$;
comment on function public.release_message_email(uuid) is
  'Releases a claim after sending failed, so that a later call can retry. For send-contact-email.';
grant execute on function public.claim_message_email(uuid), public.release_message_email(uuid)
to service_role;

create view private.admin_contact_messages as
  select * from public.contact_messages where (select private.is_admin_or_service());
create view public.admin_contact_messages with (security_invoker = true) as
  select * from private.admin_contact_messages;
comment on view private.admin_contact_messages is 'All messages for admins, no rows for others.';
comment on view public.admin_contact_messages is
  'All messages for admins, no rows for others. Fast search on search_text.';
grant select on private.admin_contact_messages, public.admin_contact_messages
to authenticated, service_role;

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
  'One row per status, 0 included: how many messages the search finds. Admins only; others get zeros.';
grant execute on function public.message_status_counts(text) to authenticated, service_role;

-- What people write in the contact form (design 3.5); read in the admin inbox.

create type public.message_status as enum ('new', 'read', 'archived');

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The least lengths are the form's (specification 1, section 5).
  name text not null check (private.is_filled_line(name, 120) and char_length(name) >= 2),
  email text not null check (private.is_email_address(email)),
  phone text check (private.is_line(phone, 40) and (phone = '' or char_length(phone) >= 10)),
  subject text not null check (private.is_filled_line(subject, 160) and char_length(subject) >= 5),
  message text not null check (char_length(message) between 10 and 4000),
  status public.message_status not null default 'new',
  emailed_at timestamptz,
  website text not null default '' check (website = ''),
  fill_ms bigint check (fill_ms >= 1500),
  search_text text generated always as (
    lower(name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || subject)
  ) stored
);
comment on table public.contact_messages is 'Messages from the public contact form.';

create index contact_messages_newest_first on public.contact_messages (created_at desc, id desc);
create index contact_messages_by_status
  on public.contact_messages (status, created_at desc, id desc);
create trigger contact_messages_touch before update on public.contact_messages
  for each row execute function private.touch_updated_at();

alter table public.contact_messages enable row level security;
grant insert (id, name, email, phone, subject, message, website, fill_ms)
  on public.contact_messages to anon, authenticated;
grant select, update (status), delete on public.contact_messages to authenticated;
grant select, insert, update, delete on public.contact_messages to service_role;

create policy "anybody writes to us" on public.contact_messages
  for insert to anon, authenticated with check (status = 'new' and emailed_at is null);
create policy "admins read messages" on public.contact_messages
  for select to authenticated using ((select private.is_admin()));
create policy "admins set the status" on public.contact_messages
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete messages" on public.contact_messages
  for delete to authenticated using ((select private.is_admin()));

-- As with quotes: the mail to dispatch goes out once.
create function public.claim_message_email(_message_id uuid)
returns setof public.contact_messages language sql set search_path = '' as $$
  update public.contact_messages set emailed_at = now()
  where id = _message_id and emailed_at is null
  returning *;
$$;
create function public.release_message_email(_message_id uuid)
returns void language sql set search_path = '' as $$
  update public.contact_messages set emailed_at = null where id = _message_id;
$$;
grant execute on function public.claim_message_email(uuid), public.release_message_email(uuid)
to service_role;

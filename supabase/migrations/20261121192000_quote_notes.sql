-- What the office notes about a quote: said on the phone, promised, still to be asked. Notes are
-- added and taken back, never rewritten; customers never see them.

alter type public.activity_action add value 'noted';

create table public.quote_notes (
  -- Made once by the form, so that a retry meets its own row and no double.
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  quote_id uuid not null references public.quotes (id) on delete cascade,
  -- Null once the account is gone; the note stays.
  author_id uuid default auth.uid() references public.profiles (id) on delete set null,
  body text not null check (char_length(body) <= 4000 and body ~ '\S')
);
comment on table public.quote_notes is 'Notes of the staff about quotes.';
create index quote_notes_by_quote on public.quote_notes (quote_id, created_at desc, id desc);
create index quote_notes_by_author on public.quote_notes (author_id);

alter table public.quote_notes enable row level security;
grant select, insert (id, quote_id, body), delete on public.quote_notes to authenticated;
grant select, insert, update, delete on public.quote_notes to service_role;

create policy "admins read notes" on public.quote_notes
  for select to authenticated using ((select private.is_admin()));
create policy "admins write notes of their own" on public.quote_notes
  for insert to authenticated
  with check ((select private.is_admin()) and author_id = (select auth.uid()));
create policy "admins delete their own notes" on public.quote_notes
  for delete to authenticated
  using ((select private.is_admin()) and author_id = (select auth.uid()));

-- Security definer: nobody is granted to write the log.
create function private.log_quote_note()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.activity_log (created_at, actor_id, action, subject, record_id, label)
  select new.created_at, new.author_id, 'noted', 'quote', id, left(origin || ' → ' || destination, 200)
  from public.quotes where id = new.quote_id;
  return null;
end;
$$;
create trigger quote_notes_logged after insert on public.quote_notes
  for each row execute function private.log_quote_note();

-- A second admin sees the note without asking.
alter publication supabase_realtime add table public.quote_notes;

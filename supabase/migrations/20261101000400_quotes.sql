-- Quote requests: written by anybody, read by their sender and by admins.

create type public.quote_status as enum ('new', 'reviewed', 'archived');

create table public.quotes (
  -- Made once per form by the browser, so that a retry meets its own row (23505) and no double.
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  customer_name text not null check (private.is_filled_line(customer_name, 120)),
  email text not null check (private.is_email_address(email)),
  phone text not null check (private.is_filled_line(phone, 40)),
  origin text not null check (private.is_filled_line(origin, 160)),
  destination text not null check (private.is_filled_line(destination, 160)),
  equipment text not null check (private.is_filled_line(equipment, 160)),
  -- Feet; 0 when blank (specification 1, section 9). BETWEEN refuses NaN, which sorts above all.
  length numeric(6, 1) not null default 0 check (length between 0 and 500),
  width numeric(6, 1) not null default 0 check (width between 0 and 100),
  height numeric(6, 1) not null default 0 check (height between 0 and 100),
  notes text check (char_length(notes) <= 4000),
  status public.quote_status not null default 'new',
  user_id uuid default auth.uid() references public.profiles (id) on delete set null,
  -- When the mails about it were claimed for sending; null until then.
  emailed_at timestamptz,
  -- A field people do not see: whoever fills it is a program.
  website text not null default '' check (website = ''),
  -- From first showing the form to sending it; faster than this is a program too.
  fill_ms bigint check (fill_ms >= 1500),
  search_text text generated always as (
    lower(customer_name || ' ' || email || ' ' || phone || ' ' || origin || ' ' || destination
      || ' ' || equipment)
  ) stored
);
comment on table public.quotes is 'Requests for a quote from the public form (specification 1, section 3).';
comment on column public.quotes.search_text is 'Lower case; what the admin list searches.';

create index quotes_newest_first on public.quotes (created_at desc, id desc);
create index quotes_by_status on public.quotes (status, created_at desc, id desc);
create index quotes_by_user on public.quotes (user_id, created_at desc, id desc);
create trigger quotes_touch before update on public.quotes
  for each row execute function private.touch_updated_at();

-- A quote is new once: reviewed and archived may follow each other freely (specification 2,
-- section 4), but nothing goes back to new.
create function private.refuse_return_to_new()
returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'A quote that is % cannot become new again.', old.status using errcode = '23514';
end;
$$;
create trigger quotes_never_new_again before update of status on public.quotes
  for each row when (new.status = 'new' and old.status <> 'new')
  execute function private.refuse_return_to_new();

-- insert(...).select() must answer a visitor with the row of that very statement (design 3.2).
-- The trigger leaves the row's id in a setting that ends with the transaction, and the policy for
-- visitors below shows that row alone. created_at is the database's and equals now() only inside
-- the transaction that wrote the row, so a setting that came from elsewhere would show nothing.
create function private.remember_sent_quote()
returns trigger language plpgsql set search_path = '' as $$
begin
  perform set_config('private.sent_quote', new.id::text, true);
  return new;
end;
$$;
create trigger quotes_remember_sent before insert on public.quotes
  for each row execute function private.remember_sent_quote();

create function private.sent_quote()
returns uuid language sql stable set search_path = ''
return nullif(current_setting('private.sent_quote', true), '')::uuid;
grant execute on function private.sent_quote() to anon;

alter table public.quotes enable row level security;
grant select on public.quotes to anon, authenticated;
grant insert (
  id, customer_name, email, phone, origin, destination, equipment, length, width, height, notes,
  website, fill_ms
) on public.quotes to anon, authenticated;
grant update (status), delete on public.quotes to authenticated;
grant select, insert, update, delete on public.quotes to service_role;

create policy "anybody asks for a quote" on public.quotes
  for insert to anon, authenticated
  with check (
    status = 'new' and emailed_at is null and user_id is not distinct from (select auth.uid())
  );
create policy "visitors read back what they are sending" on public.quotes
  for select to anon
  using (id = (select private.sent_quote()) and created_at = now());
create policy "people read their own quotes, admins all" on public.quotes
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "admins set the status" on public.quotes
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete quotes" on public.quotes
  for delete to authenticated using ((select private.is_admin()));

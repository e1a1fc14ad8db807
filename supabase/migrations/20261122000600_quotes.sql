-- Quote requests: anyone can send one; its sender and admins can read it.

create type public.quote_status as enum ('new', 'reviewed', 'archived');

create table public.quotes (
  -- Created once per form by the browser, so that a retry conflicts with its own row (23505).
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Six letters and digits without I, L, O and U, which are easy to misread. A name, not a secret.
  reference text not null default '' unique
    check (reference ~ '^Q-[0-9A-HJKMNP-TV-Z]{6}$'),
  customer_name text not null check (private.is_filled_line(customer_name, 120)),
  email text not null check (private.is_email_address(email)),
  phone text not null check (private.is_filled_line(phone, 40)),
  origin text not null check (private.is_filled_line(origin, 160)),
  destination text not null check (private.is_filled_line(destination, 160)),
  equipment text not null check (private.is_filled_line(equipment, 160)),
  -- Feet; 0 if blank. BETWEEN rejects NaN, which sorts above every number.
  length numeric(6, 1) not null default 0 check (length between 0 and 500),
  width numeric(6, 1) not null default 0 check (width between 0 and 100),
  height numeric(6, 1) not null default 0 check (height between 0 and 100),
  notes text check (char_length(notes) <= 4000),
  status public.quote_status not null default 'new',
  -- First time reviewed; time archived, null once it is no longer archived.
  reviewed_at timestamptz,
  archived_at timestamptz,
  user_id uuid default auth.uid() references public.profiles (id) on delete set null,
  -- When its emails were claimed for sending.
  emailed_at timestamptz,
  -- SHA-256 of the token in the sender's own private link. The token stays in their browser.
  link_hash text unique check (link_hash ~ '^[0-9a-f]{64}$'),
  -- Honeypot: people do not see this field, bots fill it in.
  website text not null default '' check (website = ''),
  -- Milliseconds from showing the form to sending it; bots are faster.
  fill_ms bigint check (fill_ms >= 1500),
  search_text text generated always as (
    lower(reference || ' ' || customer_name || ' ' || email || ' ' || phone || ' ' || origin || ' '
      || destination || ' ' || equipment)
  ) stored
);
comment on table public.quotes is 'Quote requests from the public form.';
comment on column public.quotes.search_text is 'Lower case; the console searches it.';

create index quotes_created_at_idx on public.quotes (created_at desc, id desc);
create index quotes_status_idx on public.quotes (status, created_at desc, id desc);
create index quotes_user_id_idx on public.quotes (user_id, created_at desc, id desc);
create index quotes_search_text_idx on public.quotes using gin (search_text extensions.gin_trgm_ops);
create index quotes_unclaimed_email_idx on public.quotes (lower(email collate "C"))
  where user_id is null;

create trigger quotes_set_updated_at before update on public.quotes
  for each row execute function private.set_updated_at();
create trigger quotes_rate_limit before insert on public.quotes
  for each row when (current_user in ('anon', 'authenticated')
    and current_setting('request.headers', true) <> '')
  execute function private.enforce_rate_limit();

create function private.generate_quote_reference()
returns text language plpgsql set search_path = '' as $$
declare
  alphabet constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  bytes bytea;
  candidate text;
begin
  loop
    -- Every bit of the first six bytes of a random UUID is random.
    bytes := uuid_send(gen_random_uuid());
    select 'Q-' || string_agg(substr(alphabet, 1 + get_byte(bytes, n) % 32, 1), '')
    into candidate from generate_series(0, 5) as n;
    exit when not exists (select from public.quotes where quotes.reference = candidate);
  end loop;
  return candidate;
end;
$$;

-- Security definer: to find an unused reference it reads quotes the sender cannot.
create function private.set_quote_reference()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.reference := private.generate_quote_reference();
  return new;
end;
$$;
create trigger quotes_set_reference before insert on public.quotes
  for each row when (new.reference = '') execute function private.set_quote_reference();

create function private.set_quote_status_times()
returns trigger language plpgsql set search_path = '' as $$
begin
  if new.status = 'reviewed' then
    new.reviewed_at := coalesce(new.reviewed_at, now());
  end if;
  new.archived_at := case when new.status = 'archived' then coalesce(new.archived_at, now()) end;
  return new;
end;
$$;
create trigger quotes_set_status_times before insert or update of status on public.quotes
  for each row execute function private.set_quote_status_times();

-- Reviewed and archived quotes can change back and forth, but never become new.
create function private.prevent_return_to_new()
returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'A quote that is already % cannot become new.', old.status using errcode = '23514';
end;
$$;
create trigger quotes_prevent_return_to_new before update of status on public.quotes
  for each row when (new.status = 'new' and old.status <> 'new')
  execute function private.prevent_return_to_new();

-- A visitor's insert(...).select() must return the inserted row and no other (docs/decisions/0002).
-- The trigger puts the row's id in a setting that ends with the transaction, and the policy for
-- visitors shows only that row. created_at equals now() only in the transaction that wrote the row, so
-- a setting from anywhere else shows nothing.
create function private.remember_inserted_quote()
returns trigger language plpgsql set search_path = '' as $$
begin
  perform set_config('private.inserted_quote_id', new.id::text, true);
  return new;
end;
$$;
create trigger quotes_remember_inserted before insert on public.quotes
  for each row execute function private.remember_inserted_quote();

create function private.inserted_quote_id()
returns uuid language sql stable set search_path = ''
return nullif(current_setting('private.inserted_quote_id', true), '')::uuid;
comment on function private.inserted_quote_id() is 'Id of the quote inserted in this transaction, or null.';
grant execute on function private.inserted_quote_id() to anon;

alter table public.quotes enable row level security;
grant select on public.quotes to anon, authenticated;
grant insert (
  id, customer_name, email, phone, origin, destination, equipment, length, width, height, notes,
  link_hash, website, fill_ms
) on public.quotes to anon, authenticated;
grant update (status), delete on public.quotes to authenticated;
grant select, insert, update, delete on public.quotes to service_role;

create policy "Anyone can request a quote" on public.quotes
  for insert to anon, authenticated
  with check (
    status = 'new' and emailed_at is null and user_id is not distinct from (select auth.uid())
  );
create policy "Visitors can read the quote they just sent" on public.quotes
  for select to anon
  using (id = (select private.inserted_quote_id()) and created_at = now());
create policy "Users can read their own quotes, admins all" on public.quotes
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "Admins can update quotes" on public.quotes
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins can delete quotes" on public.quotes
  for delete to authenticated using ((select private.is_admin()));

-- Links quotes sent without an account to the account that verified their email address
-- (docs/decisions/0012). A quote that has an owner keeps it. Only A to Z are folded, because lower-casing
-- other alphabets can turn one address into another.
-- Security definer: Auth writes accounts as its own role, which has no rights in `public`.
create function private.claim_quotes()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  with claimed as (
    update public.quotes set user_id = new.id
    where user_id is null and lower(email collate "C") = lower(new.email collate "C")
    returning id, origin, destination
  )
  insert into public.activity_log (actor_id, action, subject, record_id, label)
  select new.id, 'claimed', 'quote', id, left(origin || ' → ' || destination, 200) from claimed;
  return null;
end;
$$;
-- Triggers run in the order of their names: this one must follow handle_new_user, which creates the
-- profile.
create trigger handle_new_user_quotes after insert on auth.users
  for each row when (new.email_confirmed_at is not null and new.email <> '')
  execute function private.claim_quotes();
-- Auth stores a new address only once it is confirmed. Quotes that a user sent while signed out are
-- claimed at the next sign-in: claiming them on insert would reveal who has an account.
create trigger claim_quotes after update of email, email_confirmed_at, last_sign_in_at on auth.users
  for each row when (new.email_confirmed_at is not null and new.email <> '')
  execute function private.claim_quotes();

create trigger quotes_log_activity after insert or delete on public.quotes
  for each row execute function private.log_activity('quote', 'id', 'origin', 'destination');
-- Not for a claim, which claim_quotes logs.
create trigger quotes_log_update after update on public.quotes
  for each row when (not (old.user_id is null and new.user_id is not null))
  execute function private.log_activity('quote', 'id', 'origin', 'destination');

alter publication supabase_realtime add table public.quotes;

-- Quote requests. Anyone can send one from the public form; its owner and staff can read it. A request sent
-- without an account belongs to the account that later verifies its email address (docs/decisions/0010). A
-- visitor can read back only the row they just sent (docs/decisions/0002).

create type public.quote_status as enum ('new', 'reviewed', 'archived');

-- Checks of the columns. Constraints, triggers and policies call them as the role that writes the row.

-- Inside a CASE, because Postgres may evaluate AND in any order, and a cast of text would fail.
create function private.is_quote_piece(piece jsonb)
returns boolean language sql immutable parallel safe set search_path = ''
return case
  when jsonb_typeof(piece) is distinct from 'object' then false
  when piece - array['description', 'quantity', 'length', 'width', 'height', 'weight'] <> '{}'
    then false
  when coalesce(jsonb_typeof(piece -> 'description'), 'null') not in ('string', 'null') then false
  when coalesce(jsonb_typeof(piece -> 'weight'), 'null') not in ('number', 'null') then false
  when exists (
    select from unnest(array['quantity', 'length', 'width', 'height']) as name
    where jsonb_typeof(piece -> name) is distinct from 'number'
  ) then false
  else coalesce(private.is_filled_line(piece ->> 'description', 160), true)
    and (piece ->> 'quantity')::numeric between 1 and 999
    and (piece ->> 'quantity')::numeric % 1 = 0
    and (piece ->> 'length')::numeric > 0 and (piece ->> 'length')::numeric <= 500
    and (piece ->> 'width')::numeric > 0 and (piece ->> 'width')::numeric <= 100
    and (piece ->> 'height')::numeric > 0 and (piece ->> 'height')::numeric <= 100
    and coalesce((piece ->> 'weight')::numeric, 1) between 1 and 2000000
    and coalesce((piece ->> 'weight')::numeric, 1) % 1 = 0
end;
comment on function private.is_quote_piece(jsonb) is
  'True if this is one piece of a quote: {description, quantity, length, width, height, weight}, in feet '
  'and pounds for each item of its quantity; description and weight may be null. '
  'functions/_shared/contracts/piece.ts has the same limits.';
grant execute on function private.is_quote_piece(jsonb) to anon, authenticated, service_role;

create function private.are_quote_pieces(pieces jsonb)
returns boolean language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if jsonb_typeof(pieces) is distinct from 'array' or jsonb_array_length(pieces) > 20 then
    return false;
  end if;
  if exists (
    select from jsonb_array_elements(pieces) as piece where not private.is_quote_piece(piece)
  ) then
    return false;
  end if;
  return coalesce((
    select sum((piece ->> 'quantity')::numeric * (piece ->> 'weight')::numeric) <= 20000000
    from jsonb_array_elements(pieces) as piece
  ), true);
end;
$$;
comment on function private.are_quote_pieces(jsonb) is
  'True if this is a list of at most 20 pieces that weigh at most 20,000,000 lb together.';
grant execute on function private.are_quote_pieces(jsonb) to anon, authenticated, service_role;

create function private.is_quote_attachment_path(path text)
returns boolean language sql immutable parallel safe set search_path = ''
return path ~ (
  '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/'
  || '[A-Za-z0-9][A-Za-z0-9._-]{0,115}[.](jpg|png|webp|heic|pdf|docx|xlsx)$'
);
comment on function private.is_quote_attachment_path(text) is
  'True if this is the path of an attachment in its bucket: {uuid}/{name}.{type}. '
  'functions/_shared/contracts/attachments.ts has the same types.';
grant execute on function private.is_quote_attachment_path(text) to anon, authenticated, service_role;

create function private.are_quote_attachment_paths(paths text[])
returns boolean language sql immutable parallel safe set search_path = ''
return cardinality(paths) <= 10 and coalesce(array_ndims(paths), 1) = 1
  and (select coalesce(bool_and(private.is_quote_attachment_path(path)), true) from unnest(paths) as path)
  and array_position(paths, null) is null;
comment on function private.are_quote_attachment_paths(text[]) is
  'True if these are at most 10 paths of attachments.';
grant execute on function private.are_quote_attachment_paths(text[]) to anon, authenticated, service_role;

create function private.is_quote_assessment(_assessment jsonb)
returns boolean language sql immutable parallel safe set search_path = ''
return case
  when jsonb_typeof(_assessment) is distinct from 'object' then false
  when jsonb_typeof(_assessment -> 'states') is distinct from 'array' then false
  else char_length(_assessment::text) <= 20000
    and coalesce(jsonb_typeof(_assessment -> 'rules_version'), '') = 'number'
    and coalesce(_assessment ->> 'rules_as_of', '') ~ '^\d{4}-\d\d-\d\d$'
    and coalesce(private.is_filled_line(_assessment ->> 'trailer', 160), false)
    -- Optional in snapshot.ts.
    and coalesce(jsonb_typeof(_assessment -> 'isRouteChanged'), 'boolean') = 'boolean'
    and jsonb_path_exists(_assessment, '$.size ? (
      @.width.type() == "number"
      && (@.height.type() == "number" || @.height.type() == "null")
      && (@.overallLength.type() == "number" || @.overallLength.type() == "null")
      && (@.gross.type() == "number" || @.gross.type() == "null")
    )')
    and jsonb_array_length(_assessment -> 'states') between 1 and 30
    -- Counted, because a comparison with the wrong type is unknown, not false.
    and jsonb_array_length(_assessment -> 'states') = (
      select count(*) from jsonb_path_query(_assessment, '$.states[*] ? (
        @.state like_regex "^[A-Z]{2}$"
        && @.expectation like_regex
          "^(within|unknown|permit_possible|permit|superload_possible|superload)$"
        && @.superload like_regex "^(not_reached|unknown|possible|expected)$"
        && @.over.type() == "array" && @.over.size() <= 4
        && @.isAtThreshold.type() == "boolean"
        && @.escorts.atLeast >= 0 && @.escorts.atLeast <= 20
        && @.escorts.possible >= 0 && @.escorts.possible <= 20
        && @.escorts.isPartlyUnknown.type() == "boolean"
        && (!exists(@.escorts.positions) || (@.escorts.positions.type() == "array"
          && @.escorts.positions.size() <= 20))
      )')
    )
    -- The path above looks into lists, so a list of one value would count as the value.
    and not exists (
      select from jsonb_array_elements(_assessment -> 'states') as state
      where jsonb_typeof(state -> 'state') is distinct from 'string'
        or coalesce(state #>> '{escorts,atLeast}', '') !~ '^\d+$'
        or coalesce(state #>> '{escorts,possible}', '') !~ '^\d+$'
        or not coalesce(
          state #> '{escorts,positions}' <@ '["lead", "chase", "high_pole", "steer", "police"]', true
        )
    )
end;
comment on function private.is_quote_assessment(jsonb) is
  'True if this is an assessment as functions/_shared/assessment/snapshot.ts writes it.';
grant execute on function private.is_quote_assessment(jsonb) to anon, authenticated, service_role;

create function private.inserted_quote_id()
returns uuid language sql stable set search_path = ''
return nullif(current_setting('private.inserted_quote_id', true), '')::uuid;
comment on function private.inserted_quote_id() is 'Id of the quote inserted in this transaction, or null.';
grant execute on function private.inserted_quote_id() to anon;

create table public.quotes (
  -- Created once per form by the browser, so that a retry conflicts with its own row (23505).
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Six letters and digits, without I, L, O and U, which are easy to misread. It is not a secret.
  reference text not null default '' unique check (reference ~ '^Q-[0-9A-HJKMNP-TV-Z]{6}$'),
  customer_name text not null check (private.is_filled_line(customer_name, 120)),
  email text not null check (private.is_email_address(email)),
  phone text not null check (private.is_filled_line(phone, 40)),
  origin text not null check (private.is_filled_line(origin, 160)),
  destination text not null check (private.is_filled_line(destination, 160)),
  equipment text not null default '' check (equipment = '' or private.is_filled_line(equipment, 160)),
  -- Feet; 0 if blank. BETWEEN rejects NaN, which sorts above every number.
  length numeric(9, 6) not null default 0 check (length between 0 and 500),
  width numeric(9, 6) not null default 0 check (width between 0 and 100),
  height numeric(9, 6) not null default 0 check (height between 0 and 100),
  notes text check (char_length(notes) <= 4000),
  status public.quote_status not null default 'new',
  -- When it was first reviewed, null while new; when it was archived, null otherwise.
  reviewed_at timestamptz,
  archived_at timestamptz,
  user_id uuid default auth.uid() references public.profiles (id) on delete set null,
  -- SHA-256 of the token in the sender's own private link. The token stays in their browser.
  link_hash text unique check (link_hash ~ '^[0-9a-f]{64}$'),
  -- Honeypot: people don't see this field, but bots fill it in.
  website text not null default '' check (website = ''),
  -- Milliseconds from showing the form to sending it; bots are faster.
  fill_ms bigint check (fill_ms >= 1500),
  search_text text,
  replied_at timestamptz,
  commodity text check (private.is_filled_line(commodity, 160)),
  pieces jsonb not null default '[]' check (private.are_quote_pieces(pieces)),
  weight_lbs integer check (weight_lbs between 0 and 20000000),
  ready_on date constraint quotes_ready_on_range check (private.is_day_in_range(ready_on)),
  deliver_by date constraint quotes_deliver_by_range check (private.is_day_in_range(deliver_by)),
  are_dates_flexible boolean not null default false,
  po_number text check (private.is_filled_line(po_number, 60)),
  attachments text[] not null default '{}' check (private.are_quote_attachment_paths(attachments)),
  deleted_at timestamptz,
  deleted_by uuid references public.profiles (id) on delete set null,
  assessment jsonb check (assessment is null or private.is_quote_assessment(assessment)),
  constraint quotes_deliver_by_order_check check (deliver_by >= ready_on)
);
comment on table public.quotes is 'Quote requests from the public form.';
comment on column public.quotes.equipment is
  'The trailer the customer named; empty if they leave it to us.';
comment on column public.quotes.length is 'Feet; 0 if blank.';
comment on column public.quotes.search_text is 'Folded (private.fold); the console searches it.';
comment on column public.quotes.replied_at is
  'When the first reply was emailed, which stops the reply clock.';
comment on column public.quotes.commodity is 'The commodity in words; null if the customer didn''t say.';
comment on column public.quotes.pieces is
  'List of {description, quantity, length, width, height, weight}; empty if only one size was sent. '
  'length, width and height of the quote are the largest of its pieces.';
comment on column public.quotes.weight_lbs is 'Total of all pieces; null if one has no weight.';
comment on column public.quotes.ready_on is 'First day the load can be picked up, at its origin.';
comment on column public.quotes.attachments is 'Paths in the bucket quote-attachments, in form order.';
comment on column public.quotes.deleted_at is 'When it was moved to the trash; null if it was not.';
comment on column public.quotes.assessment is
  'The load assessment the customer saw beside the form, as their browser computed it: version and day of '
  'the rules, the trailer, the loaded size, and what to expect in each state, in the order of the route. '
  'isRouteChanged: they changed the proposed route. Null if there was none. It only records what we showed '
  '(docs/decisions/0040): dispatch assesses the load again.';
-- With the default sample, the planner overestimates rare words and scans the table.
alter table public.quotes alter column search_text set statistics 1000;
create index quotes_created_at_idx on public.quotes (created_at desc, id desc);
create index quotes_status_idx on public.quotes (status, created_at desc, id desc)
  where deleted_at is null;
create index quotes_user_id_idx on public.quotes (user_id, created_at desc, id desc);
create index quotes_search_text_idx on public.quotes using gin (search_text extensions.gin_trgm_ops);
create index quotes_unclaimed_email_idx on public.quotes (lower(email collate "C"))
  where user_id is null;
create index quotes_unanswered_idx on public.quotes (created_at, id)
  where replied_at is null and status <> 'archived' and deleted_at is null;
create index quotes_deleted_at_idx on public.quotes (deleted_at desc, id desc)
  where deleted_at is not null;
create index quotes_deleted_by_idx on public.quotes (deleted_by);
create index quotes_attachments_idx on public.quotes using gin (attachments);
-- For the counts next to a list's filters. The index that also sorts by age is eight times as large, so
-- Postgres would scan the table instead as soon as a few pages had changed.
create index quotes_status_count_idx on public.quotes (status) where deleted_at is null;

alter table public.quotes enable row level security;
grant
  select,
  insert (
    id, customer_name, email, phone, origin, destination, equipment, length, width, height, notes, link_hash,
    website, fill_ms, commodity, pieces, ready_on, deliver_by, are_dates_flexible, po_number, attachments,
    assessment
  )
on public.quotes to anon;
grant
  select, delete,
  insert (
    id, customer_name, email, phone, origin, destination, equipment, length, width, height, notes, link_hash,
    website, fill_ms, commodity, pieces, ready_on, deliver_by, are_dates_flexible, po_number, attachments,
    assessment
  ),
  update (status)
on public.quotes to authenticated;
grant select, insert, update, delete on public.quotes to service_role;

create policy "Anyone can request a quote" on public.quotes
  for insert to anon, authenticated
  with check (
    status = 'new' and user_id is not distinct from (select auth.uid())
  );
create policy "Visitors can read the quote they just sent" on public.quotes
  for select to anon
  using (id = (select private.inserted_quote_id()) and created_at = now());
create policy "Users can read their own quotes, staff all" on public.quotes
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()));
create policy "Staff can update quotes" on public.quotes
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "Admins can delete quotes" on public.quotes
  for delete to authenticated using ((select private.is_admin()));
create policy "The trash is hidden" on public.quotes
  as restrictive for all to authenticated using (deleted_at is null);

create view private.live_quotes as select * from public.quotes where deleted_at is null;
comment on view private.live_quotes is
  'Quotes outside the trash. What runs as its owner reads them here, because policies don''t '
  'apply to it.';
grant select on private.live_quotes to service_role;

alter publication supabase_realtime add table public.quotes;
create trigger announce_deletions after delete on public.quotes referencing old table as gone
  for each statement execute function private.announce_deletions();

create function private.quote_search_text(new public.quotes)
returns text language sql stable set search_path = ''
return private.search_text_of(
  to_jsonb(new), 'reference', 'customer_name', 'email', 'phone', 'origin', 'destination', 'equipment',
  'commodity', 'po_number'
);

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

create function private.set_quote_status_times(new public.quotes)
returns public.quotes language plpgsql set search_path = '' as $$
begin
  -- A quote set back to new must not show its customer a review.
  new.reviewed_at := case new.status
    when 'reviewed' then coalesce(new.reviewed_at, now())
    when 'archived' then new.reviewed_at
  end;
  new.archived_at := case when new.status = 'archived' then coalesce(new.archived_at, now()) end;
  return new;
end;
$$;

-- A visitor's insert(...).select() must return the inserted row and no other (docs/decisions/0002). The
-- setting ends with the transaction, and the policy for visitors shows only the row it names. created_at
-- equals now() only in the transaction that wrote the row, so a setting from anywhere else shows nothing.
create function private.remember_inserted_quote(_id uuid)
returns void language sql set search_path = '' as $$
  select set_config('private.inserted_quote_id', _id::text, true);
$$;

create function private.measure_quote_pieces(new public.quotes)
returns public.quotes language plpgsql set search_path = '' as $$
begin
  -- The CHECK on the column rejects the row.
  if new.pieces = '[]' or not private.are_quote_pieces(new.pieces) then
    return new;
  end if;
  select jsonb_agg(piece || jsonb_build_object(
      'length', trim_scale(round((piece ->> 'length')::numeric, 6)),
      'width', trim_scale(round((piece ->> 'width')::numeric, 6)),
      'height', trim_scale(round((piece ->> 'height')::numeric, 6))
    ) order by place),
    max((piece ->> 'length')::numeric), max((piece ->> 'width')::numeric),
    max((piece ->> 'height')::numeric),
    case when bool_and(piece ->> 'weight' is not null)
      then sum((piece ->> 'quantity')::numeric * (piece ->> 'weight')::numeric) end
  into new.pieces, new.length, new.width, new.height, new.weight_lbs
  from jsonb_array_elements(new.pieces) with ordinality as listed (piece, place);
  return new;
end;
$$;

-- Attachments. The browser uploads them before the form is sent.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('quote-attachments', 'quote-attachments', false, 20 * 1024 * 1024, array[
  'image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Security definer: visitors cannot read quotes.
create function private.is_claimed_attachment(_path text)
returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.quotes where quotes.attachments @> array[_path]);
$$;
comment on function private.is_claimed_attachment(text) is 'True if a quote names this file.';
grant execute on function private.is_claimed_attachment(text) to anon, authenticated, service_role;

-- There is no update policy: an uploaded file is never overwritten.
create policy "Anyone can upload quote attachments" on storage.objects
  for insert to anon, authenticated
  with check (
    bucket_id = 'quote-attachments' and private.is_quote_attachment_path(name)
    and not private.is_claimed_attachment(name)
  );

create policy "Customers can read the attachments of their own quotes" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'quote-attachments' and exists (
      select from public.quotes
      where quotes.user_id = (select auth.uid())
        and quotes.attachments @> array[objects.name]
    )
  );

create policy "Admins can delete quote attachments" on storage.objects
  for delete to authenticated
  using (bucket_id = 'quote-attachments' and (select private.is_admin()));

-- Only for API requests: SQL without a request is not limited.
create trigger quote_attachments_rate_limit before insert on storage.objects
  for each row when (new.bucket_id = 'quote-attachments'
    and current_setting('request.headers', true) <> '')
  execute function private.limit_uploads();

-- Otherwise a customer who learned a path could name it in a quote of their own and read the file.
create function private.refuse_claimed_attachments(new public.quotes)
returns void language plpgsql set search_path = '' as $$
begin
  if exists (
    select from public.quotes where quotes.attachments && new.attachments and quotes.id <> new.id
  ) then
    raise exception 'An attachment belongs to another quote.' using errcode = '23514';
  end if;
end;
$$;

create function public.quote_attachments(_quote_id uuid)
returns table (path text, bytes bigint)
language sql stable set search_path = '' as $$
  select named.path, (object.metadata ->> 'size')::bigint
  from public.quotes as quote
  cross join lateral unnest(quote.attachments) with ordinality as named (path, place)
  left join storage.objects as object
    on object.bucket_id = 'quote-attachments' and object.name = named.path
  where quote.id = _quote_id
  order by named.place;
$$;
comment on function public.quote_attachments(uuid) is
  'Attachments of a quote in form order, with their size in bytes (null if the file is missing). No rows '
  'for callers who cannot read the quote.';
grant execute on function public.quote_attachments(uuid) to authenticated, service_role;

-- Links quotes sent without an account to the account that verified their email address
-- (docs/decisions/0010). A quote that has an owner keeps it. Only A to Z are folded, because lower-casing
-- other alphabets can turn one address into another.
create function private.claim_quotes(_user_id uuid, _email text)
returns void language sql set search_path = '' as $$
  with claimed as (
    update public.quotes set user_id = _user_id
    where user_id is null and lower(email collate "C") = lower(_email collate "C")
    returning id, origin, destination
  )
  insert into public.activity_log (actor_id, action, subject, record_id, label)
  select _user_id, 'claimed', 'quote', id, left(origin || ' → ' || destination, 200) from claimed;
$$;

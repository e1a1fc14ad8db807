-- Loads, their log and their customers. Admins plan loads; drivers mark theirs as in transit and delivered;
-- pilot cars read only their own job, through my_escort_jobs (docs/decisions/0051). Admins and drivers are the
-- same Postgres role, so triggers check what column grants can't (docs/decisions/0035).

create type public.load_status as enum
  ('planned', 'assigned', 'in_transit', 'delivered', 'cancelled');

create table public.loads (
  -- The form creates it once, so a retry conflicts with its own row (23505).
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  title text not null check (private.is_filled_line(title, 160)),
  origin text not null check (private.is_filled_line(origin, 160)),
  destination text not null check (private.is_filled_line(destination, 160)),
  equipment text not null default '' check (private.is_line(equipment, 160)),
  length numeric(9, 6) not null default 0 check (length between 0 and 500),
  width numeric(9, 6) not null default 0 check (width between 0 and 100),
  height numeric(9, 6) not null default 0 check (height between 0 and 100),
  weight_lbs integer check (weight_lbs between 0 and 20000000),
  status public.load_status not null default 'planned',
  driver_id uuid references public.profiles (id) on delete set null,
  quote_id uuid references public.quotes (id) on delete set null,
  pickup_at timestamptz constraint loads_pickup_at_range check (private.is_time_in_range(pickup_at)),
  delivery_at timestamptz constraint loads_delivery_at_range check (private.is_time_in_range(delivery_at)),
  -- Each time is shown in the time zone of its stop, so a driver and the dock read the same time.
  pickup_time_zone public.load_time_zone not null default 'America/New_York',
  delivery_time_zone public.load_time_zone not null default 'America/New_York',
  start_override jsonb,
  -- Lists need a sort key without nulls. A trigger sets it, because a generated column has no value yet in
  -- the BEFORE triggers that compare the old and the new row.
  pickup_sort timestamptz not null default 'infinity',
  pickup_date date,
  closed_at timestamptz,
  offer_id uuid unique references public.offers (id),
  -- A trigger gives every new load its number. The default keeps it optional in the generated types.
  number text not null unique default '' check (number ~ '^L-\d{4}-\d{5,}$' and char_length(number) <= 20),
  commodity text check (private.is_filled_line(commodity, 160)),
  pieces jsonb not null default '[]' check (private.are_quote_pieces(pieces)),
  po_number text check (private.is_filled_line(po_number, 60)),
  bol_number text check (private.is_filled_line(bol_number, 60)),
  instructions text not null default '' check (char_length(instructions) <= 2000),
  cancel_reason text check (private.is_filled_line(cancel_reason, 500)),
  no_pod_reason text check (private.is_filled_line(no_pod_reason, 500)),
  check (delivery_at >= pickup_at)
);
comment on table public.loads is
  'Loads. Lengths in feet, weights in pounds. Origin, destination and their times are a copy of the first '
  'and last stop (load_stops), which save_load changes; a new load''s become its first two stops.';
comment on column public.loads.length is 'Feet; 0 if not known.';
comment on column public.loads.start_override is
  'Set while a load is, or was, in transit because an admin started it despite problems: {by, at, reason, '
  'problems: [{code, problem}]}. Only public.start_load writes it; going back to assigned clears it.';
comment on column public.loads.pickup_sort is
  'pickup_at, or infinity while the date is TBD; the console sorts by it. A trigger sets it.';
comment on column public.loads.pickup_date is
  'The day of pickup_at in its time zone: the console filters by it. A trigger sets it.';
comment on column public.loads.closed_at is
  'When the load was delivered or canceled; null while it is open. Its escorts lose access 30 days later.';
comment on column public.loads.offer_id is 'The accepted offer that created the load.';
comment on column public.loads.number is
  'L-2026-00001: set by the database, unique, never changes. Numbers can be skipped.';
comment on column public.loads.pieces is
  'List of {description, quantity, length, width, height, weight}, as in quotes.pieces; empty if unknown.';
comment on column public.loads.instructions is
  'Instructions for the driver. Drivers can see it, pilot cars can''t.';
comment on column public.loads.cancel_reason is
  'Why the load was canceled. cancel_load requires it.';
comment on column public.loads.no_pod_reason is
  'Why the load was delivered without a POD. Only deliver_load writes it; going back to in transit clears it.';
create index loads_created_at_idx on public.loads (created_at desc, id desc);
create index loads_status_idx on public.loads (status, created_at desc, id desc);
create index loads_driver_id_idx on public.loads (driver_id, pickup_at);
create index loads_quote_id_idx on public.loads (quote_id);
create index loads_pickup_sort_idx on public.loads (pickup_sort, id);
create index loads_pickup_date_idx on public.loads (pickup_date);

alter table public.loads enable row level security;
-- No status in an insert: a new load is planned, or assigned if it has a driver.
grant
  select, delete,
  insert (
    id, title, origin, destination, equipment, length, width, height, weight_lbs, driver_id, quote_id,
    pickup_at, delivery_at, pickup_time_zone, delivery_time_zone, commodity, pieces, po_number, bol_number,
    instructions
  ),
  update (
    title, equipment, length, width, height, weight_lbs, status, driver_id, quote_id, commodity, pieces,
    po_number, bol_number, instructions, cancel_reason
  )
on public.loads to authenticated;
grant select, insert, update, delete on public.loads to service_role;

create policy "Drivers can see their loads, admins all" on public.loads
  for select to authenticated
  using (driver_id = (select auth.uid()) or (select private.is_admin()));
create policy "Admins can add loads" on public.loads
  for insert to authenticated with check ((select private.is_admin()));
create policy "Drivers can update their loads, admins all" on public.loads
  for update to authenticated
  using (driver_id = (select auth.uid()) or (select private.is_admin()))
  with check (driver_id = (select auth.uid()) or (select private.is_admin()));
create policy "Admins can delete loads" on public.loads
  for delete to authenticated using ((select private.is_admin()));

alter publication supabase_realtime add table public.loads;
create trigger announce_deletions after delete on public.loads referencing old table as gone
  for each statement execute function private.announce_deletions();

-- Security definer, so that the policies that call it don't check the policies of loads for every row.
create function private.my_load_ids()
returns setof uuid language sql stable security definer set search_path = '' as $$
  select id from public.loads where driver_id = (select auth.uid());
$$;
comment on function private.my_load_ids() is 'Loads the caller drives.';
grant execute on function private.my_load_ids() to authenticated, service_role;

-- Functions with the rows old and new are steps of load_steps.sql, which says when each runs.

-- Column grants can't tell an admin from a driver, so this step limits what drivers may change.
create function private.limit_driver_update(old public.loads, new public.loads)
returns void language plpgsql set search_path = '' as $$
declare
  may_differ constant text[] := '{status,updated_at}';
begin
  if to_jsonb(new) - may_differ <> to_jsonb(old) - may_differ
    or (old.status, new.status) not in (('assigned', 'in_transit'), ('in_transit', 'delivered'))
  then
    raise exception 'Drivers can only mark a load as in transit, then as delivered.'
      using errcode = '42501';
  end if;
end;
$$;
comment on function private.limit_driver_update(public.loads, public.loads) is
  'Limits what drivers may change, because column grants can''t tell them from admins.';
grant execute on function private.limit_driver_update(public.loads, public.loads)
to authenticated, service_role;

create function private.set_load_status(old public.loads, new public.loads)
returns public.loads language plpgsql set search_path = '' as $$
begin
  if new.status in ('planned', 'assigned') then
    new.status := case when new.driver_id is null then 'planned' else 'assigned' end;
  end if;
  if old.id is null or new.status = old.status then
    return new;
  end if;
  if (old.status, new.status) not in (
    ('planned', 'assigned'), ('planned', 'cancelled'),
    ('assigned', 'planned'), ('assigned', 'in_transit'), ('assigned', 'cancelled'),
    ('in_transit', 'assigned'), ('in_transit', 'delivered'), ('in_transit', 'cancelled'),
    ('delivered', 'in_transit'),
    ('cancelled', 'planned'), ('cancelled', 'assigned')
  ) then
    raise exception 'A load cannot go from % to %.',
      replace(old.status::text, '_', ' '), replace(new.status::text, '_', ' ')
      using errcode = '23514';
  end if;
  if new.status in ('in_transit', 'delivered') and new.driver_id is null then
    raise exception 'A load needs a driver before it can be in transit.' using errcode = '23514';
  end if;
  return new;
end;
$$;
comment on function private.set_load_status(public.loads, public.loads) is
  'A load without a driver is planned and one with a driver is assigned, so these two statuses follow '
  'driver_id. 23514 for a step that skips a status: mistakes are undone one step at a time, by admins too.';
grant execute on function private.set_load_status(public.loads, public.loads) to authenticated, service_role;

create function private.require_driver_in_transit()
returns void language plpgsql set search_path = '' as $$
begin
  raise exception 'A load in transit needs a driver. Choose another driver instead.' using errcode = '23514';
end;
$$;
comment on function private.require_driver_in_transit() is
  'Refuses to take the driver off a load in transit.';
grant execute on function private.require_driver_in_transit() to authenticated, service_role;

-- Only drivers have a page for their loads, and only pilot cars one for escorts.
create function private.require_assignee_role(_person uuid, _role public.app_role)
returns void language plpgsql set search_path = '' as $$
begin
  if _person is not null and not exists (
    select from public.user_roles where user_id = _person and role = _role
  ) then
    raise exception 'This person does not have the role %.', replace(_role::text, '_', ' ')
      using errcode = '23514';
  end if;
end;
$$;

-- Copies what the quote and the offer already say, so that dispatch doesn't enter it again.
create function private.set_load_details(new public.loads)
returns public.loads language plpgsql set search_path = '' as $$
declare
  quote public.quotes;
  offer public.offers;
begin
  new.number := private.next_number('L');
  select * into offer from public.offers where id = new.offer_id;
  new.commodity := coalesce(new.commodity, offer.commodity);
  new.po_number := coalesce(new.po_number, offer.po_number);
  select * into quote from public.quotes where id = new.quote_id;
  if found then
    new.commodity := coalesce(new.commodity, quote.commodity);
    new.po_number := coalesce(new.po_number, quote.po_number);
    new.weight_lbs := coalesce(new.weight_lbs, quote.weight_lbs);
    if new.pieces = '[]' then
      new.pieces := quote.pieces;
    end if;
  end if;
  return new;
end;
$$;

create function private.keep_load_number()
returns void language plpgsql set search_path = '' as $$
begin
  raise exception 'A load keeps its number.' using errcode = '23514';
end;
$$;
comment on function private.keep_load_number() is 'Refuses to change the number of a load.';
grant execute on function private.keep_load_number() to authenticated, service_role;

create function private.set_pickup_sort(new public.loads)
returns public.loads language plpgsql set search_path = '' as $$
begin
  new.pickup_sort := coalesce(new.pickup_at, 'infinity');
  new.pickup_date := (new.pickup_at at time zone new.pickup_time_zone::text)::date;
  return new;
end;
$$;
comment on function private.set_pickup_sort(public.loads) is 'Sets what the console sorts and filters by.';
grant execute on function private.set_pickup_sort(public.loads) to authenticated, service_role;

create function private.keep_load_in_transit()
returns void language plpgsql set search_path = '' as $$
begin
  raise exception 'This load is in transit. Mark it as delivered or cancel it before you delete it.'
    using errcode = '23514';
end;
$$;
comment on function private.keep_load_in_transit() is 'Refuses to delete a load in transit.';
grant execute on function private.keep_load_in_transit() to authenticated, service_role;

create function private.keep_booked_load(old public.loads)
returns void language plpgsql set search_path = '' as $$
begin
  if old.status in ('planned', 'assigned') and (
    old.driver_id is not null or exists (
      select from public.load_escorts as escort
      where escort.load_id = old.id
        and (escort.status = 'accepted' or private.is_open_offer(escort))
    )
  ) then
    raise exception 'A driver or pilot car has this load. Cancel it instead: that emails them.'
      using errcode = '23514';
  elsif old.status in ('planned', 'assigned') and private.is_known_to_customer(old) then
    raise exception 'The customer knows about this load. Cancel it instead.' using errcode = '23514';
  elsif old.status = 'cancelled' and private.has_waiting_emails(old.id) then
    raise exception 'We’re still emailing that this load is canceled. Delete it in a few minutes.'
      using errcode = '23514';
  end if;
end;
$$;
comment on function private.keep_booked_load(public.loads) is
  'Refuses to delete a load that people know about. Canceling it emails its driver, pilot cars and customer. '
  'Deleting it would tell no one, and would delete the emails that haven''t been sent yet.';
grant execute on function private.keep_booked_load(public.loads) to authenticated, service_role;

-- Security definer: no role is granted to write the log. People are looked up in profiles, because an entry
-- can't reference an account that is being deleted.
create function private.log_load_entry(
  _action text, _subject text, _load_id uuid, _label text,
  _old_status text default null, _new_status text default null, _target_id uuid default null,
  _at timestamptz default now()
)
returns void language sql security definer set search_path = '' as $$
  insert into public.activity_log
    (created_at, actor_id, action, subject, record_id, label, old_status, new_status, target_id)
  values (
    _at, (select id from public.profiles where id = (select auth.uid())),
    _action::public.activity_action, _subject::public.activity_subject, _load_id, left(_label, 200),
    _old_status, _new_status, (select id from public.profiles where id = _target_id)
  );
$$;
comment on function private.log_load_entry(text, text, uuid, text, text, text, uuid, timestamptz) is
  'Writes an entry about a load or something that belongs to it. _load_id becomes record_id; for '
  'outages it is the unit.';

-- Entries don't include the reason for canceling, which is in load_events.
create function private.log_load(old public.loads, new public.loads)
returns void language plpgsql set search_path = '' as $$
declare
  -- Columns that other entries cover, and columns that no one edits.
  elsewhere constant text[] :=
    '{status,driver_id,start_override,updated_at,pickup_sort,pickup_date,closed_at,cancel_reason,no_pod_reason}';
begin
  if old.id is null then
    perform private.log_load_entry(
      'created', 'load', new.id, new.title, _at => new.created_at
    );
    if new.driver_id is not null then
      perform private.log_load_entry(
        'assigned', 'load', new.id, new.title, _target_id => new.driver_id, _at => new.created_at
      );
    end if;
    return;
  end if;
  if to_jsonb(new) - elsewhere <> to_jsonb(old) - elsewhere then
    perform private.log_load_entry('updated', 'load', new.id, new.title);
  end if;
  if new.driver_id is distinct from old.driver_id then
    perform private.log_load_entry(
      case when new.driver_id is null then 'unassigned' else 'assigned' end,
      'load', new.id, new.title, _target_id => coalesce(new.driver_id, old.driver_id)
    );
  end if;
  -- Planned and assigned follow the driver, whose entry is enough.
  if new.status <> old.status
    and not (array[old.status, new.status] <@ '{planned,assigned}'::public.load_status[])
  then
    perform private.log_load_entry(
      case when old.status = 'assigned' and new.start_override is not null
        then 'started_anyway' else 'status_changed' end,
      'load', new.id, new.title, old.status::text, new.status::text
    );
  end if;
end;
$$;

-- Also logs when a pilot car, or dispatch on their behalf, confirms.
create function private.log_part_change(_subject text, _old jsonb, _new jsonb)
returns void language plpgsql set search_path = '' as $$
declare
  bookkeeping constant text[] :=
    '{updated_at,answered_at,terms_changed_at,during,lapses_at,confirmed_at,sequence}';
  part jsonb := coalesce(_new, _old);
  before jsonb := case when _new is not null then _old end;
  title text := (select title from public.loads where id = (part ->> 'load_id')::uuid);
  is_confirmation boolean := coalesce(
    before ->> 'confirmed_at' is null and part ->> 'confirmed_at' is not null and before is not null, false
  );
  is_status_change boolean := is_confirmation or before ->> 'status' <> part ->> 'status';
begin
  if title is null or part - bookkeeping = before - bookkeeping and not is_confirmation then
    return;
  end if;
  -- The pilot car that accepted the slot or gave it back has its own entry, which is enough.
  if part ->> 'status' in ('taken', 'lapsed') or before ->> 'status' = 'taken' then
    return;
  end if;
  perform private.log_load_entry(
    case
      when _old is null then 'created'
      when _new is null then 'deleted'
      when is_status_change then 'status_changed'
      else 'updated'
    end,
    _subject, (part ->> 'load_id')::uuid,
    title || case
      when part ? 'jurisdiction' then ', ' || (part ->> 'jurisdiction')
      when part ? 'states' then ', ' || private.slot_name(
        (part ->> 'position')::public.escort_position,
        array(select jsonb_array_elements_text(part -> 'states'))
      )
      else ''
    end,
    case when is_status_change then before ->> 'status' end,
    case when is_confirmation then 'confirmed' when is_status_change then part ->> 'status' end,
    (part ->> 'pilot_id')::uuid,
    case when _old is null then (part ->> 'created_at')::timestamptz else now() end
  );
end;
$$;
comment on function private.log_part_change(text, jsonb, jsonb) is
  'Logs that a permit, escort slot or escort (the subject) was added (_old is null), changed or deleted '
  '(_new is null).';

-- For permits and escort slots; the trigger argument is the subject of the entry.
-- Security definer: no API role may call log_load_entry.
create function private.log_load_part()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_part_change(tg_argv[0], to_jsonb(old), to_jsonb(new));
  return null;
end;
$$;

create table public.load_events (
  -- The form creates it once, so a retry conflicts with its own row (23505).
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  load_id uuid not null references public.loads (id) on delete cascade,
  author_id uuid default auth.uid() references public.profiles (id) on delete set null,
  note text not null default '',
  status public.load_status,
  start_override jsonb,
  constraint load_events_note_check check (char_length(note) <= 1000 and (note ~ '\S' or status is not null))
);
comment on table public.load_events is 'The log of a load: notes, and each change of its status.';
comment on column public.load_events.status is
  'The load''s new status; null for a note. Only the trigger on loads writes it.';
comment on column public.load_events.start_override is
  'A copy of loads.start_override if an admin started the load anyway. Only the trigger on loads writes it.';
create index load_events_load_id_idx on public.load_events (load_id, created_at desc, id desc);
create index load_events_author_id_idx on public.load_events (author_id);

alter table public.load_events enable row level security;
grant select, insert (id, load_id, note), delete on public.load_events to authenticated;
grant select, insert, update, delete on public.load_events to service_role;

create policy "Drivers can read the log of their loads, admins all" on public.load_events
  for select to authenticated
  using (load_id in (select private.my_load_ids()) or (select private.is_admin()));
create policy "Drivers can add to the log of their loads, admins to all" on public.load_events
  for insert to authenticated
  with check (
    author_id = (select auth.uid())
    and (load_id in (select private.my_load_ids()) or (select private.is_admin()))
  );
create policy "Admins can delete log entries" on public.load_events
  for delete to authenticated using ((select private.is_admin()));

alter publication supabase_realtime add table public.load_events;
create trigger announce_deletions after delete on public.load_events referencing old table as gone
  for each statement execute function private.announce_deletions();

-- 100 entries are enough for a check call every 15 minutes, all day.
create function private.limit_load_events()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- One insert at a time per load and author, because concurrent ones could exceed the limit together.
  perform pg_advisory_xact_lock(hashtextextended(format('log %s %s', new.load_id, new.author_id), 0));
  if 100 <= (
    select count(*) from public.load_events
    where load_id = new.load_id and author_id = new.author_id
      and created_at > now() - interval '24 hours'
  ) then
    perform private.record_limit_hit('load_events');
    raise exception 'You''ve added 100 entries to this load''s log in 24 hours. Call dispatch to add more.'
      using errcode = 'PT429';
  end if;
  return new;
end;
$$;
comment on function private.limit_load_events() is
  'At most 100 entries per load, author and 24 hours, status changes included. Doesn''t apply '
  'to admins, seeds and migrations. Security definer: an author may no longer see all entries.';
create trigger load_events_limit before insert on public.load_events
  for each row when (auth.uid() is not null and not private.is_admin())
  execute function private.limit_load_events();

create function private.log_load_status(old public.loads, new public.loads)
returns void language plpgsql set search_path = '' as $$
begin
  insert into public.load_events (load_id, author_id, status, start_override, note)
  values (
    new.id, (select id from public.profiles where id = (select auth.uid())), new.status,
    case when old.status = 'assigned' then new.start_override end,
    case new.status
      when 'cancelled' then coalesce(new.cancel_reason, '')
      when 'delivered' then coalesce('No POD: ' || new.no_pod_reason, '')
      else ''
    end
  );
end;
$$;

-- Not a column of loads: drivers read their loads, but not who requested them.
create table private.load_search (
  load_id uuid primary key references public.loads (id) on delete cascade,
  search_text text not null
);
comment on table private.load_search is
  'The text the console searches for a load: its own, its people, customer, quote, permit numbers and units. '
  'Folded (private.fold).';
create index load_search_text_idx on private.load_search
  using gin (search_text extensions.gin_trgm_ops);

-- The trigger argument is the column with the load's id.
-- Security definer: no API role may call refresh_load_search.
create function private.refresh_changed_load_search()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_load_search(array[
    (to_jsonb(old) ->> tg_argv[0])::uuid, (to_jsonb(new) ->> tg_argv[0])::uuid
  ]);
  return null;
end;
$$;

-- Security definer: no API role may call refresh_load_search.
create function private.refresh_load_search_of_person()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_load_search(array(
    select id from public.loads where driver_id = new.id
    union
    select load_id from public.load_escorts where pilot_id = new.id
  ));
  return null;
end;
$$;
create trigger profiles_refresh_load_search after update of first_name, last_name on public.profiles
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function private.refresh_load_search_of_person();

-- In a table of its own, because drivers can read loads but not their customers.
create table public.load_customers (
  load_id uuid primary key references public.loads (id) on delete cascade,
  updated_at timestamptz not null default now(),
  user_id uuid references public.profiles (id) on delete set null,
  name text not null check (private.is_filled_line(name, 120)),
  company text not null default '' check (private.is_line(company, 120)),
  email text not null default '' check (email = '' or private.is_email_address(email)),
  phone text not null default '' check (private.is_line(phone, 40)),
  wants_emails boolean not null default true
);
comment on table public.load_customers is
  'The customer of a load, as of its creation. Only admins can read it: drivers, pilot cars and moderators '
  'get no rows.';
comment on column public.load_customers.wants_emails is
  'True if the customer gets an email per step. Only set_load_emails changes it.';
create index load_customers_user_id_idx on public.load_customers (user_id);

alter table public.load_customers enable row level security;
grant
  select,
  insert (load_id, name, company, email, phone),
  update (name, company, email, phone)
on public.load_customers to authenticated;
grant select, insert, update, delete on public.load_customers to service_role;

create policy "Admins can see customers of loads" on public.load_customers
  for select to authenticated using ((select private.is_admin()));
create policy "Admins can add customers of loads" on public.load_customers
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins can update customers of loads" on public.load_customers
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create trigger load_customers_set_updated_at before update on public.load_customers
  for each row execute function private.set_updated_at();
create trigger load_customers_refresh_search after insert or update of name, company
  on public.load_customers for each row execute function private.refresh_changed_load_search('load_id');

create function private.copy_load_customer(new public.loads)
returns void language plpgsql set search_path = '' as $$
begin
  insert into public.load_customers (load_id, user_id, name, company, email, phone)
  select new.id, quote.user_id, quote.customer_name, coalesce(customer.company_name, ''),
    quote.email, quote.phone
  from public.quotes as quote
  left join public.profiles as customer on customer.id = quote.user_id
  where quote.id = new.quote_id
  on conflict (load_id) do nothing;
end;
$$;

-- Security definer, like its callers, so that policies don't affect the lock.
create function private.lock_load_version(_load_id uuid, _seen timestamptz)
returns public.loads language plpgsql security definer set search_path = '' as $$
declare
  found_load public.loads;
begin
  perform private.require_admin();
  select * into found_load from public.loads where id = _load_id for update;
  if found_load.id is null or found_load.updated_at is distinct from _seen then
    perform private.raise_stale();
  end if;
  return found_load;
end;
$$;
comment on function private.lock_load_version(uuid, timestamptz) is
  'Locks a load for a change by an admin. PT412 if it is newer than what the caller saw, or gone; 42501 for '
  'anyone else.';

-- Security definer, like its callers, so that policies don't affect the lock.
create function private.require_driver_or_admin(_load_id uuid)
returns public.loads language plpgsql security definer set search_path = '' as $$
declare
  this_load public.loads;
begin
  -- Waits for a start of the same load, and makes a start wait.
  select * into this_load from public.loads where id = _load_id for update;
  if this_load.id is null or not (
    coalesce(this_load.driver_id = (select auth.uid()), false) or private.is_admin_or_service()
  ) then
    raise exception 'Only the driver of this load or an admin can do this.' using errcode = '42501';
  end if;
  return this_load;
end;
$$;
comment on function private.require_driver_or_admin(uuid) is
  'Locks a load for its driver or an admin; 42501 for anyone else.';

-- Security definer: customers read neither loads nor load_customers.
create function private.my_shipped_load_ids()
returns setof uuid language sql stable security definer set search_path = '' as $$
  select load_id from public.load_customers where user_id = (select auth.uid())
  union
  select load.id from public.loads as load
  join private.live_quotes as quote on quote.id = load.quote_id
  where quote.user_id = (select auth.uid());
$$;
comment on function private.my_shipped_load_ids() is 'Loads the caller is the customer of.';
-- Policies of documents and charges call it as the role that reads the row.
grant execute on function private.my_shipped_load_ids() to authenticated, service_role;

-- Dispatch relies on people who drive a load or accepted an escort, so their account can't be deleted until
-- the load is delivered or assigned to someone else.
create function private.require_not_on_load(_user_id uuid)
returns void language plpgsql stable set search_path = '' as $$
declare
  is_self constant boolean := _user_id is not distinct from (select auth.uid());
  person constant text := case when is_self then 'You have' else 'This user has' end;
  driver constant text := case when is_self then 'You are' else 'This user is' end;
  way_out constant text := case when is_self
    then 'Ask dispatch to take you off it first.' else 'Assign it to someone else first.' end;
  move public.loads;
begin
  select loads.* into move from public.loads
  join public.load_escorts as escort on escort.load_id = loads.id
  where escort.pilot_id = _user_id and escort.status = 'accepted'
    and loads.status not in ('delivered', 'cancelled')
  limit 1;
  if found then
    raise exception '% accepted an escort that is not finished yet: % to %. %',
      person, move.origin, move.destination, way_out using errcode = 'PT409';
  end if;
  select * into move from public.loads
  where driver_id = _user_id and status in ('assigned', 'in_transit')
  limit 1;
  if found then
    raise exception '% the driver of a load that is not delivered yet: % to %. %',
      driver, move.origin, move.destination, way_out using errcode = 'PT409';
  end if;
end;
$$;

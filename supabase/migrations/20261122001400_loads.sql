-- Loads, planned or in transit. Admins plan them; drivers and pilot cars see what is assigned to them.

create type public.load_status as enum
  ('planned', 'assigned', 'in_transit', 'delivered', 'cancelled');
-- Time zones of the lower 48 and Canada, one name each.
create type public.load_time_zone as enum (
  'America/St_Johns', 'America/Halifax', 'America/New_York', 'America/Chicago', 'America/Regina',
  'America/Denver', 'America/Phoenix', 'America/Los_Angeles'
);

create table public.loads (
  -- Created once by the form, so that a retry conflicts with its own row (23505).
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  title text not null check (private.is_filled_line(title, 160)),
  origin text not null check (private.is_filled_line(origin, 160)),
  destination text not null check (private.is_filled_line(destination, 160)),
  equipment text not null default '' check (private.is_line(equipment, 160)),
  -- Feet and pounds.
  length numeric(6, 1) not null default 0 check (length between 0 and 500),
  width numeric(6, 1) not null default 0 check (width between 0 and 100),
  height numeric(6, 1) not null default 0 check (height between 0 and 100),
  weight_lbs integer check (weight_lbs between 0 and 20000000),
  status public.load_status not null default 'planned',
  driver_id uuid references public.profiles (id) on delete set null,
  quote_id uuid references public.quotes (id) on delete set null,
  pickup_at timestamptz,
  delivery_at timestamptz,
  -- Each time is shown in the zone of its place: a driver reads the time the people at the dock read.
  pickup_time_zone public.load_time_zone not null default 'America/New_York',
  delivery_time_zone public.load_time_zone not null default 'America/New_York',
  search_text text generated always as (
    lower(title || ' ' || origin || ' ' || destination || ' ' || equipment)
  ) stored,
  check (delivery_at >= pickup_at)
);
comment on table public.loads is 'Loads: feet and pounds; planned, assigned, in transit, delivered or canceled.';
comment on column public.loads.search_text is 'Lower case; the console searches it.';
create index loads_created_at_idx on public.loads (created_at desc, id desc);
create index loads_status_idx on public.loads (status, created_at desc, id desc);
create index loads_driver_id_idx on public.loads (driver_id, pickup_at);
create index loads_quote_id_idx on public.loads (quote_id);
create trigger loads_set_updated_at before update on public.loads
  for each row execute function private.set_updated_at();

-- Security definer: the policies of loads and load_escorts would otherwise call each other forever. In
-- plpgsql, because load_escorts is created in the next file.
create function private.my_load_ids()
returns setof uuid language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select id from public.loads where driver_id = (select auth.uid())
    union
    select load_id from public.load_escorts
    where pilot_id = (select auth.uid()) and status <> 'declined';
end;
$$;
comment on function private.my_load_ids() is
  'Loads the caller drives or escorts, offers included, declined escorts excluded.';
grant execute on function private.my_load_ids() to authenticated, service_role;

alter table public.loads enable row level security;
-- No status in an insert: a new load is planned, or assigned if it has a driver.
grant
  select, delete,
  insert (
    id, title, origin, destination, equipment, length, width, height, weight_lbs, driver_id,
    quote_id, pickup_at, delivery_at, pickup_time_zone, delivery_time_zone
  ),
  update (
    title, origin, destination, equipment, length, width, height, weight_lbs, status, driver_id,
    quote_id, pickup_at, delivery_at, pickup_time_zone, delivery_time_zone
  ) on public.loads to authenticated;
grant select, insert, update, delete on public.loads to service_role;

create policy "Users can see their loads, admins all" on public.loads
  for select to authenticated
  using (id in (select private.my_load_ids()) or (select private.is_admin()));
create policy "Admins can add loads" on public.loads
  for insert to authenticated with check ((select private.is_admin()));
create policy "Drivers can update their loads, admins all" on public.loads
  for update to authenticated
  using (driver_id = (select auth.uid()) or (select private.is_admin()))
  with check (driver_id = (select auth.uid()) or (select private.is_admin()));
create policy "Admins can delete loads" on public.loads
  for delete to authenticated using ((select private.is_admin()));

alter publication supabase_realtime add table public.loads;

-- Column grants cannot tell an admin from a driver, who are the same Postgres role; this trigger limits
-- what drivers may change.
create function private.limit_driver_update()
returns trigger language plpgsql set search_path = '' as $$
declare
  not_theirs constant text[] := '{status,updated_at,search_text}';
begin
  if to_jsonb(new) - not_theirs <> to_jsonb(old) - not_theirs
    or (old.status, new.status) not in (('assigned', 'in_transit'), ('in_transit', 'delivered'))
  then
    raise exception 'Drivers can only mark a load as in transit, then as delivered.'
      using errcode = '42501';
  end if;
  return new;
end;
$$;
create trigger loads_limit_driver_update before update on public.loads
  for each row when (current_user = 'authenticated' and not private.is_admin())
  execute function private.limit_driver_update();

-- For admins too. A planned load has no driver and an assigned one has, so these two follow the driver.
-- A mistake is undone one step at a time.
create function private.set_load_status()
returns trigger language plpgsql set search_path = '' as $$
begin
  if new.status in ('planned', 'assigned') then
    new.status := case when new.driver_id is null then 'planned' else 'assigned' end;
  end if;
  if tg_op = 'INSERT' or new.status = old.status then
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
create trigger loads_set_status before insert or update on public.loads
  for each row execute function private.set_load_status();

-- Applies to people only: deleting an account may leave a load without a driver.
create function private.require_driver_in_transit()
returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'A load in transit needs a driver. Choose another driver instead.' using errcode = '23514';
end;
$$;
create trigger loads_require_driver before update of driver_id on public.loads
  for each row when (
    new.driver_id is null and old.driver_id is not null and new.status = 'in_transit'
    and current_user = 'authenticated'
  )
  execute function private.require_driver_in_transit();

-- Only drivers and pilot-car operators have the pages for loads and escorts. Trigger arguments: the
-- column and the role. Runs after the row, so that policy errors come first.
create function private.require_assignee_role()
returns trigger language plpgsql set search_path = '' as $$
declare
  person uuid := to_jsonb(new) ->> tg_argv[0];
begin
  -- People who are assigned stay assigned when they lose the role.
  if tg_op = 'UPDATE' and to_jsonb(old) ->> tg_argv[0] = person::text then
    return null;
  end if;
  if person is not null and not exists (
    select from public.user_roles
    where user_id = person and role = tg_argv[1]::public.app_role
  ) then
    raise exception 'This person does not have the role %.', replace(tg_argv[1], '_', ' ')
      using errcode = '23514';
  end if;
  return null;
end;
$$;
create trigger loads_require_driver_role after insert or update of driver_id on public.loads
  for each row execute function private.require_assignee_role('driver_id', 'driver');

create function public.load_status_counts(_search text default '')
returns table (status public.load_status, loads bigint)
language sql stable set search_path = '' as $$
  select every.status, coalesce(found.loads, 0)
  from unnest(enum_range(null::public.load_status)) as every (status)
  left join (
    select loads.status, count(*) as loads
    from public.loads
    where _search = '' or loads.search_text like (select private.contains_pattern(_search))
    group by loads.status
  ) as found using (status)
  order by every.status;
$$;
comment on function public.load_status_counts(text) is
  'One row per status, 0 included: how many of the loads the caller can see the search finds.';
grant execute on function public.load_status_counts(text) to authenticated, service_role;

-- What a load goes through, and in whose clock its times are meant.

-- The clocks of the lower 48 and Canada, one name each. Pickup is in the clock of the origin,
-- delivery in that of the destination: a driver reads both as the people at the dock do.
create type public.load_time_zone as enum (
  'America/St_Johns', 'America/Halifax', 'America/New_York', 'America/Chicago', 'America/Regina',
  'America/Denver', 'America/Phoenix', 'America/Los_Angeles'
);
alter table public.loads
  add column pickup_time_zone public.load_time_zone not null default 'America/New_York',
  add column delivery_time_zone public.load_time_zone not null default 'America/New_York',
  add column search_text text generated always as (
    lower(title || ' ' || origin || ' ' || destination || ' ' || equipment)
  ) stored;
comment on column public.loads.search_text is 'Lower case; what the admin list searches.';
create index loads_by_status on public.loads (status, created_at desc, id desc);

-- A load begins as planned, or assigned when it has a driver: nobody creates a delivered one. The
-- id may come from the form, so that a retry meets its own row.
revoke insert (status) on public.loads from authenticated;
grant insert (id, pickup_time_zone, delivery_time_zone), update (pickup_time_zone, delivery_time_zone)
  on public.loads to authenticated;
grant insert (id) on public.load_events to authenticated;

-- As before, without the column the database writes itself.
create or replace function private.guard_load_update()
returns trigger language plpgsql set search_path = '' as $$
declare
  not_theirs constant text[] := '{status,updated_at,search_text}';
begin
  if to_jsonb(new) - not_theirs <> to_jsonb(old) - not_theirs
    or (old.status, new.status) not in (('assigned', 'in_transit'), ('in_transit', 'delivered'))
  then
    raise exception 'A driver may only report a load as under way, then as delivered.'
      using errcode = '42501';
  end if;
  return new;
end;
$$;

-- The same for everybody, admins too. Planned is a load without a driver and assigned one with a
-- driver, so these two follow by themselves. A mistake is taken back one step at a time.
create function private.keep_load_status()
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
    raise exception 'A load without a driver cannot be under way.' using errcode = '23514';
  end if;
  return new;
end;
$$;
create trigger loads_status_rules before insert or update on public.loads
  for each row execute function private.keep_load_status();

-- An account that is deleted leaves its load to others; by hand nobody takes the driver off a load
-- that is on the road.
create function private.refuse_driverless_move()
returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'A load under way needs a driver: name another one.' using errcode = '23514';
end;
$$;
create trigger loads_keep_driver_under_way before update of driver_id on public.loads
  for each row when (
    new.driver_id is null and old.driver_id is not null and new.status = 'in_transit'
    and current_user = 'authenticated'
  )
  execute function private.refuse_driverless_move();

-- Loads go to drivers and escorts to pilot car operators: nobody else has the screens for them.
-- Trigger arguments: the column and the role. After the row, so that policies speak first.
create function private.require_role_of_assigned()
returns trigger language plpgsql set search_path = '' as $$
declare
  person uuid := to_jsonb(new) ->> tg_argv[0];
begin
  -- Who was assigned stays so when the role is taken from them.
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
create trigger loads_driver_drives after insert or update of driver_id on public.loads
  for each row execute function private.require_role_of_assigned('driver_id', 'driver');
create trigger load_escorts_pilot_pilots after insert on public.load_escorts
  for each row execute function private.require_role_of_assigned('pilot_id', 'pilot_car');

-- The log tells what became of the load, whoever changed it and wherever.
alter table public.load_events
  add column status public.load_status,
  alter column note set default '',
  drop constraint load_events_note_check,
  add constraint load_events_note_check
    check (char_length(note) <= 1000 and (note ~ '\S' or status is not null));
comment on column public.load_events.status is
  'The status the load was given then; null for what somebody wrote. Written by the trigger alone.';

-- Security definer: nobody is granted to write a status into the log. An account that is just being
-- deleted is no author any more.
create function private.log_load_status()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.load_events (load_id, author_id, status)
  values (new.id, (select id from public.profiles where id = (select auth.uid())), new.status);
  return null;
end;
$$;
create trigger loads_status_logged after update on public.loads
  for each row when (new.status <> old.status) execute function private.log_load_status();

-- How many loads there are of each status among those the search finds, 0 included.
create function public.load_status_counts(_search text default '')
returns table (status public.load_status, loads bigint)
language sql stable set search_path = '' as $$
  select every.status, coalesce(found.loads, 0)
  from unnest(enum_range(null::public.load_status)) as every (status)
  left join (
    select loads.status, count(*) as loads
    from public.loads
    where _search = '' or loads.search_text like (select private.containing(_search))
    group by loads.status
  ) as found using (status)
  order by every.status;
$$;
grant execute on function public.load_status_counts(text) to authenticated, service_role;

-- A permit is for a state or province there is.
alter table public.load_permits
  drop constraint load_permits_jurisdiction_check,
  add constraint load_permits_jurisdiction_check check (jurisdiction = any (private.jurisdictions()));

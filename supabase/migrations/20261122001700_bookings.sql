-- Bookings: the driver and the units of a load and the time they're booked for, one row per driver or unit.
-- Exclusion constraints keep two loads from booking the same driver or unit at overlapping times. Admins set
-- the units with assign_to_load, triggers write the rest; drivers can read the bookings of their loads
-- (docs/decisions/0035).

create function private.booked_times(_load public.loads)
returns tstzrange language sql immutable parallel safe set search_path = ''
return case
  when _load.status = 'cancelled' or _load.pickup_at is null or _load.delivery_at is null then null
  -- Delivered early: free from then on. Delivered late: the planned end stays, because the next booking may
  -- have begun. Delivered before its pickup time: an empty range, which overlaps nothing.
  when _load.status = 'delivered' then tstzrange(
    _load.pickup_at,
    greatest(_load.pickup_at, least(_load.delivery_at, coalesce(_load.closed_at, _load.delivery_at))),
    '[)'
  )
  -- At least a minute, because an empty range would let two loads book the same truck for the same time.
  else tstzrange(
    _load.pickup_at, greatest(_load.delivery_at, _load.pickup_at + interval '1 minute'), '[)'
  )
end;
comment on function private.booked_times(public.loads) is
  'The time for which a load books its driver and units, from pickup up to but not including '
  'delivery; null while either time is TBD and for a canceled load.';
grant execute on function private.booked_times(public.loads) to authenticated, service_role;

create table public.assignments (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  load_id uuid not null references public.loads (id) on delete cascade,
  driver_id uuid references public.profiles (id) on delete cascade,
  unit_id uuid,
  unit_kind public.unit_kind,
  -- Order of the units of one kind, from the front.
  place integer not null default 1 check (place between 1 and 100),
  during tstzrange,
  check (num_nonnulls(driver_id, unit_id) = 1 and num_nonnulls(unit_id, unit_kind) <> 1),
  -- A booked unit keeps its kind.
  foreign key (unit_id, unit_kind) references public.units (id, kind),
  unique (load_id, unit_id),
  constraint assignments_driver_is_free exclude using gist (driver_id with =, during with &&),
  constraint assignments_unit_is_free exclude using gist (unit_id with =, during with &&)
);
comment on table public.assignments is
  'The driver and the units of a load, and the time they''re booked for. Triggers write the driver and every '
  'range; private.set_load_units writes the units.';
comment on column public.assignments.during is
  'private.booked_times of the load. While it is null, nothing is booked.';
create unique index assignments_one_driver on public.assignments (load_id) where driver_id is not null;
create unique index assignments_one_tractor on public.assignments (load_id) where unit_kind = 'tractor';
create unique index assignments_one_trailer on public.assignments (load_id) where unit_kind = 'trailer';

alter table public.assignments enable row level security;
grant select on public.assignments to authenticated;
grant select, insert, update, delete on public.assignments to service_role;

create policy "Drivers can see what their loads hold, admins all" on public.assignments
  for select to authenticated
  using (
    load_id in (select id from public.loads where driver_id = (select auth.uid()))
    or (select private.is_admin())
  );

alter publication supabase_realtime add table public.assignments;
create trigger announce_deletions after delete on public.assignments referencing old table as gone
  for each statement execute function private.announce_deletions();
create trigger assignments_refresh_search after insert or delete on public.assignments
  for each row execute function private.refresh_changed_load_search('load_id');

create function private.describe_times(_load public.loads)
returns text language sql stable set search_path = ''
return private.time_text(_load.pickup_at at time zone _load.pickup_time_zone::text)
  || ' to ' || private.time_text(_load.delivery_at at time zone _load.delivery_time_zone::text);

create function private.assignee_lock(_assignee uuid)
returns bigint language sql immutable parallel safe set search_path = ''
return hashtextextended('public.assignments: ' || _assignee::text, 0);

-- Raises an error that says who is booked and when. The exclusion constraints refuse overlaps that this
-- function can't see, at every isolation level.
-- Security definer: a driver who delivers a load changes its range but can't read other loads' bookings.
create function private.set_booking()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  assignee constant uuid := coalesce(new.driver_id, new.unit_id);
  this_load public.loads;
  other public.loads;
  who text;
begin
  -- Two bookings of the same driver or unit wait for each other, so that the second one sees the first.
  perform pg_advisory_xact_lock(private.assignee_lock(assignee));
  select * into strict this_load from public.loads where id = new.load_id;
  new.during := private.booked_times(this_load);
  if new.driver_id is distinct from this_load.driver_id and new.driver_id is not null then
    raise exception 'Choose the driver on the load.' using errcode = '23514';
  end if;
  if new.unit_id is not null then
    new.unit_kind := (select kind from public.units where id = new.unit_id);
  end if;
  select loads.* into other from public.assignments as booking
  join public.loads on loads.id = booking.load_id
  where coalesce(booking.driver_id, booking.unit_id) = assignee
    and booking.during && new.during and booking.id <> new.id
  order by booking.during limit 1;
  if found then
    select coalesce(
      (select coalesce(
         nullif(btrim(first_name || ' ' || last_name), ''), split_part(email, '@', 1)
       ) from public.profiles where id = new.driver_id),
      (select private.unit_name(kind, number) from public.units where id = new.unit_id)
    ) into who;
    raise exception '% is booked for % from % (local times).',
      who, other.title, private.describe_times(other) using errcode = '23514';
  end if;
  return new;
end;
$$;
create trigger assignments_set_booking before insert or update on public.assignments
  for each row execute function private.set_booking();

-- Security definer: no API role may call log_load_entry.
create function private.log_unit_assignment()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  assignment constant public.assignments := case when tg_op = 'DELETE' then old else new end;
  title constant text := (select title from public.loads where id = assignment.load_id);
begin
  if assignment.unit_id is not null and title is not null then
    perform private.log_load_entry(
      case tg_op when 'DELETE' then 'unassigned' else 'assigned' end, 'assignment', assignment.load_id,
      title || ', '
        || (select private.unit_name(kind, number) from public.units where id = assignment.unit_id)
    );
  end if;
  return null;
end;
$$;
create trigger assignments_log_activity after insert or delete on public.assignments
  for each row execute function private.log_unit_assignment();

-- loads.driver_id is the driver of record, and the driver's booking follows it.
create function private.book_load(old public.loads, new public.loads)
returns void language plpgsql set search_path = '' as $$
declare
  moved uuid;
begin
  delete from public.assignments
  where load_id = new.id and driver_id is not null and driver_id is distinct from new.driver_id;
  if old.id is not null then
    -- set_booking computes the new range. In the order of ids, so that two loads that move can't deadlock.
    for moved in
      select id from public.assignments
      where load_id = new.id and during is distinct from private.booked_times(new)
      order by coalesce(driver_id, unit_id)
    loop
      update public.assignments set during = null where id = moved;
    end loop;
  end if;
  if new.driver_id is not null
    and (old.id is null or new.driver_id is distinct from old.driver_id)
  then
    insert into public.assignments (load_id, driver_id) values (new.id, new.driver_id);
  end if;
end;
$$;

-- The subquery is subject to the policy of assignments, so drivers find only the units of their own loads.
create policy "Drivers can see the units of their loads, admins all" on public.units
  for select to authenticated
  using (
    (select private.is_admin())
    or id in (select unit_id from public.assignments where unit_id is not null)
  );

create function private.require_in_service(_unit_id uuid, _load public.loads)
returns void language plpgsql stable set search_path = '' as $$
declare
  unit public.units;
  outage public.unit_outages;
begin
  select * into unit from public.units where id = _unit_id;
  if not found then
    raise exception 'This unit no longer exists. Choose another one.' using errcode = '23514';
  end if;
  select * into outage from public.unit_outages
  where unit_id = _unit_id and days && private.load_days(_load)
  order by from_day limit 1;
  if found then
    raise exception '% is out of service %: %.', private.unit_name(unit.kind, unit.number),
      private.describe_days(outage.from_day, outage.until_day), outage.reason using errcode = '23514';
  end if;
end;
$$;

-- Security definer: API roles can write neither assignments nor a load's updated_at.
create function private.set_load_units(_load_id uuid, _unit_ids uuid[])
returns void language plpgsql security definer set search_path = '' as $$
declare
  this_load public.loads;
  chosen record;
begin
  perform private.require_admin();
  select * into this_load from public.loads where id = _load_id for update;
  if _unit_ids = array(
    select unit_id from public.assignments where load_id = _load_id and unit_id is not null order by place
  ) then
    return;
  end if;
  if this_load.status in ('delivered', 'cancelled') then
    raise exception 'This load is %. Reopen it to change its units.',
      case this_load.status when 'delivered' then 'delivered' else 'canceled' end
      using errcode = '23514';
  end if;
  if exists (
    select from public.units where id = any (_unit_ids) and kind in ('tractor', 'trailer')
    group by kind having count(*) > 1
  ) then
    raise exception 'A load has one tractor and one trailer.' using errcode = '23514';
  end if;
  delete from public.assignments
  where load_id = _load_id and unit_id is not null and unit_id <> all (_unit_ids);
  -- In the order of ids, as in book_load.
  for chosen in
    select id, place from unnest(_unit_ids) with ordinality as units (id, place) order by id
  loop
    update public.assignments set place = chosen.place
    where load_id = _load_id and unit_id = chosen.id;
    if not found then
      perform private.require_in_service(chosen.id, this_load);
      insert into public.assignments (load_id, unit_id, place)
      values (_load_id, chosen.id, chosen.place);
    end if;
  end loop;
  update public.loads set updated_at = clock_timestamp() where id = _load_id;
end;
$$;
comment on function private.set_load_units(uuid, uuid[]) is
  'Replaces the units of a load, for assign_to_load.';
grant execute on function private.set_load_units(uuid, uuid[]) to authenticated, service_role;

create function public.assign_to_load(
  _load_id uuid, _seen timestamptz, _driver_id uuid default null, _unit_ids uuid[] default '{}'
)
returns timestamptz language plpgsql set search_path = '' as $$
begin
  perform private.require_admin();
  if (select count(distinct id) from unnest(_unit_ids) as id) <> cardinality(_unit_ids) then
    raise exception 'Choose each unit once.' using errcode = '23514';
  end if;
  update public.loads set driver_id = _driver_id where id = _load_id and updated_at = _seen;
  if found then
    perform private.set_load_units(_load_id, _unit_ids);
  -- A retry after a lost response has nothing left to change.
  elsif not exists (
    select from public.loads as load where load.id = _load_id
      and load.driver_id is not distinct from _driver_id and _unit_ids = array(
        select unit_id from public.assignments
        where load_id = load.id and unit_id is not null order by place
      )
  ) then
    perform private.raise_stale();
  end if;
  return (select updated_at from public.loads where id = _load_id);
end;
$$;
comment on function public.assign_to_load(uuid, timestamptz, uuid, uuid[]) is
  'Sets the driver (null: none) and all units of a load, from the front of the combination to its back, and '
  'returns the load''s new version. _seen is the updated_at the caller saw; PT412 if the load has changed '
  'since. 23514 with who and when if the driver or a unit is booked at an overlapping time or a unit is out '
  'of service on the load''s days, or there are two tractors or trailers. Nothing changes then. '
  'Admins only (42501).';
grant execute on function public.assign_to_load(uuid, timestamptz, uuid, uuid[])
to authenticated, service_role;

create function public.unit_conflicts(_load_id uuid)
returns table (
  unit_id uuid, load_id uuid, title text, from_at timestamptz, from_time_zone public.load_time_zone,
  to_at timestamptz, to_time_zone public.load_time_zone, from_day date, until_day date, reason text
)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select booking.unit_id, other.id, other.title, other.pickup_at, other.pickup_time_zone,
      nullif(greatest(other.delivery_at, private.held_until(other)), 'infinity'),
      other.delivery_time_zone, null::date, null::date, null::text
    from public.loads as this_load
    cross join lateral private.held_assignments(private.booked_times(this_load)) as booking
    join public.loads as other on other.id = booking.load_id
    where this_load.id = _load_id and booking.unit_id is not null and other.id <> this_load.id
    union all
    select outage.unit_id, null, null, null, null, null, null,
      outage.from_day, outage.until_day, outage.reason
    from public.loads as this_load
    join public.unit_outages as outage on outage.days && private.load_days(this_load)
    where this_load.id = _load_id
    order by 1, 4 nulls first, 8;
end;
$$;
comment on function public.unit_conflicts(uuid) is
  'Why units can''t take a load, one row per conflict: another load that has the unit at an overlapping '
  'time (load_id to to_time_zone), in transit until it arrives (to_at is null while it is on hold), or an '
  'outage on the load''s days (from_day, until_day, reason; until_day is null until further notice). No rows '
  'while the load''s times are TBD. Admins only (42501).';
grant execute on function public.unit_conflicts(uuid) to authenticated, service_role;

-- Keep in sync with src/features/loads/model/combination.ts, which computes the same while dispatch chooses.
create function public.load_combinations(_load_ids uuid[])
returns table (
  load_id uuid, axle_layout text, axles integer, deck_height numeric, loaded_height numeric,
  tare_lbs integer, gross_lbs integer
)
language sql stable set search_path = '' as $$
  select load.id,
    string_agg(unit.axles::text, '+' order by unit.kind, booking.place),
    sum(unit.axles)::integer,
    max(unit.deck_height),
    case when load.height > 0 then private.add_lengths(max(unit.deck_height), load.height) end,
    sum(unit.tare_lbs)::integer,
    case when bool_or(unit.kind = 'tractor') and bool_or(unit.kind = 'trailer')
      then (sum(unit.tare_lbs) + load.weight_lbs)::integer end
  from public.loads as load
  join public.assignments as booking on booking.load_id = load.id
  join public.units as unit on unit.id = booking.unit_id
  where load.id = any (_load_ids)
  group by load.id;
$$;
comment on function public.load_combinations(uuid[]) is
  'The combination of each load, for loads with units that the caller can see: axles per unit '
  'from the front (''3+2+3+1'') and in all, deck height and loaded height (deck and load) in feet, tare and '
  'gross weight in pounds. loaded_height is null without a trailer or the load''s height, gross_lbs without '
  'a tractor, a trailer or the load''s weight.';
grant execute on function public.load_combinations(uuid[]) to authenticated, service_role;

-- Runs as its owner, because column grants withhold plate and VIN from users.
create view private.admin_units as
  select unit.*,
    exists (
      select from public.unit_outages as outage
      where outage.unit_id = unit.id and outage.days @> (now() at time zone 'America/New_York')::date
    ) as is_out_of_service,
    (
      select jsonb_build_object(
        'from_day', outage.from_day, 'until_day', outage.until_day, 'reason', outage.reason
      )
      from public.unit_outages as outage
      where outage.unit_id = unit.id
        and coalesce(outage.until_day, 'infinity') >= (now() at time zone 'America/New_York')::date
      order by outage.from_day limit 1
    ) as next_outage,
    (
      select jsonb_build_object(
        'id', load.id, 'title', load.title, 'status', load.status,
        'pickup_at', load.pickup_at, 'pickup_time_zone', load.pickup_time_zone,
        'delivery_at', load.delivery_at, 'delivery_time_zone', load.delivery_time_zone
      )
      from public.assignments as booking
      join public.loads as load on load.id = booking.load_id
      where booking.unit_id = unit.id and load.status in ('planned', 'assigned', 'in_transit')
      order by load.status = 'in_transit' desc, load.pickup_sort, load.id limit 1
    ) as next_load
  from public.units as unit where (select private.is_admin_or_service());
comment on view private.admin_units is
  'All units with plate, VIN, outage and load for admins, no rows for others.';
grant select on private.admin_units to authenticated, service_role;

create view public.admin_units with (security_invoker = true) as
  select * from private.admin_units;
comment on view public.admin_units is
  'All units for admins, no rows for others. is_out_of_service: today, at our terminal. next_outage: '
  'current or next, {from_day, until_day, reason}. next_load: in transit, or with the '
  'next pickup, {id, title, status, pickup_at, pickup_time_zone, delivery_at, delivery_time_zone}.';
grant select on public.admin_units to authenticated, service_role;

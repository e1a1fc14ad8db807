-- Stops: where a load is picked up, meets its pilot cars and is delivered. The first and the last stop own the
-- load's origin, destination and times, of which loads keeps a copy to read (docs/decisions/0052). Admins
-- edit stops, drivers report arrivals, departures and ETAs (docs/decisions/0036).

create type public.stop_kind as enum ('pickup', 'meet_point', 'delivery');

create table public.load_stops (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  load_id uuid not null references public.loads (id) on delete cascade,
  sequence integer not null check (sequence between 1 and 30),
  kind public.stop_kind not null,
  site text not null default '' check (private.is_line(site, 120)),
  street_address text not null default '' check (private.is_line(street_address, 160)),
  place text not null check (private.is_filled_line(place, 160)),
  time_zone public.load_time_zone not null default 'America/New_York',
  window_from timestamptz
    constraint load_stops_window_from_range check (private.is_time_in_range(window_from)),
  window_until timestamptz
    constraint load_stops_window_until_range check (private.is_time_in_range(window_until)),
  appointment_number text not null default '' check (private.is_line(appointment_number, 60)),
  contact_name text not null default '' check (private.is_line(contact_name, 120)),
  contact_phone text not null default '' check (private.is_line(contact_phone, 40)),
  arrived_at timestamptz
    constraint load_stops_arrived_at_range check (private.is_time_in_range(arrived_at)),
  departed_at timestamptz
    constraint load_stops_departed_at_range check (private.is_time_in_range(departed_at)),
  arrived_received_at timestamptz,
  arrived_by uuid references public.profiles (id) on delete set null,
  departed_received_at timestamptz,
  departed_by uuid references public.profiles (id) on delete set null,
  is_missed boolean not null default false,
  eta_at timestamptz
    constraint load_stops_eta_at_range check (private.is_time_in_range(eta_at)),
  eta_was_at timestamptz,
  eta_changed_at timestamptz,
  eta_reason text not null default '' check (private.is_line(eta_reason, 200)),
  constraint load_stops_window_check check (window_until >= window_from),
  constraint load_stops_window_start_check check (window_until is null or window_from is not null),
  constraint load_stops_departure_check check (departed_at is null or departed_at >= arrived_at),
  constraint load_stops_arrival_check check (departed_at is null or arrived_at is not null),
  constraint load_stops_missed_check check (not is_missed or departed_at is null),
  constraint load_stops_arrival_source_check
    check (arrived_at is not null or (arrived_received_at is null and arrived_by is null)),
  constraint load_stops_departure_source_check
    check (departed_at is not null or (departed_received_at is null and departed_by is null)),
  unique (load_id, sequence) deferrable initially deferred
);
comment on table public.load_stops is
  'Stops of a load in order: first a pickup, last a delivery, each with its time zone. The first and the '
  'last own the load''s origin, destination and times. Only save_load, save_load_stops, report_stop, '
  'correct_stop, report_eta and the trigger that adds the first two stops of a new load write them. Pilot '
  'cars can''t read them.';
comment on column public.load_stops.place is '''City, ST''.';
comment on column public.load_stops.window_from is
  'Start of the window or the time of the appointment; null while TBD.';
comment on column public.load_stops.arrived_at is
  'When the truck arrived, by the clock of the phone or as dispatch entered it. Only report_stop and '
  'correct_stop write it and departed_at.';
comment on column public.load_stops.arrived_received_at is
  'When the server received the arrival, or dispatch''s correction of it.';
comment on column public.load_stops.arrived_by is
  'Who reported the arrival, or corrected it last; null if their account was deleted.';
comment on column public.load_stops.departed_received_at is 'Like arrived_received_at, of the departure.';
comment on column public.load_stops.departed_by is 'Like arrived_by, of the departure.';
comment on column public.load_stops.is_missed is
  'The truck has left the stop, but no one recorded when. Dispatch enters the times with correct_stop.';
comment on column public.load_stops.eta_at is
  'The reported ETA; null if the stop is on plan. Only report_eta writes it.';
comment on column public.load_stops.eta_was_at is
  'The ETA before the last change, or the end of the window if none had been reported.';
comment on column public.load_stops.eta_reason is 'Why the ETA changed. The customer can see it.';
create index load_stops_arrived_by_idx on public.load_stops (arrived_by);
create index load_stops_departed_by_idx on public.load_stops (departed_by);

alter table public.load_stops enable row level security;
grant select on public.load_stops to authenticated;
grant select, insert, update, delete on public.load_stops to service_role;

create policy "Drivers can see the stops of their loads, admins all" on public.load_stops
  for select to authenticated
  using (load_id in (select private.my_load_ids()) or (select private.is_admin()));

alter publication supabase_realtime add table public.load_stops;
create trigger announce_deletions after delete on public.load_stops referencing old table as gone
  for each statement execute function private.announce_deletions();
create trigger load_stops_set_updated_at before update on public.load_stops
  for each row execute function private.set_updated_at();

create function private.stop_name(_stop public.load_stops)
returns text language sql immutable set search_path = ''
return 'stop ' || _stop.sequence || ' (' || coalesce(nullif(_stop.site, '') || ', ', '')
  || _stop.place || ')';

create function private.last_stop(_load_id uuid)
returns public.load_stops language sql stable set search_path = '' as $$
  select * from public.load_stops where load_id = _load_id order by sequence desc limit 1;
$$;
comment on function private.last_stop(uuid) is 'The last stop of a load: its delivery.';
grant execute on function private.last_stop(uuid) to authenticated, service_role;

create function private.stop_facts(_load_id uuid)
returns table (
  origin text, pickup_at timestamptz, pickup_time_zone public.load_time_zone,
  destination text, delivery_at timestamptz, delivery_time_zone public.load_time_zone
)
language sql stable set search_path = '' as $$
  select first_stop.place, first_stop.window_from, first_stop.time_zone,
    last_stop.place, coalesce(last_stop.window_until, last_stop.window_from), last_stop.time_zone
  from (
    select * from public.load_stops where load_id = _load_id order by sequence limit 1
  ) as first_stop
  cross join private.last_stop(_load_id) as last_stop;
$$;
comment on function private.stop_facts(uuid) is
  'The origin, destination and times of a load, from its first and last stop.';
grant execute on function private.stop_facts(uuid) to service_role;

create function private.has_facts_of_stops(_load public.loads)
returns boolean language sql stable set search_path = ''
return exists (
  select from private.stop_facts(_load.id) as facts
  where (
    facts.origin, facts.pickup_at, facts.pickup_time_zone,
    facts.destination, facts.delivery_at, facts.delivery_time_zone
  ) is not distinct from (
    _load.origin, _load.pickup_at, _load.pickup_time_zone,
    _load.destination, _load.delivery_at, _load.delivery_time_zone
  )
);
comment on function private.has_facts_of_stops(public.loads) is
  'True if a load''s origin, destination and times match its stops.';
grant execute on function private.has_facts_of_stops(public.loads) to service_role;

-- It compares values and not who writes them, so our own functions can't differ either. Signed-in users have no
-- grant to change these columns.
create function private.require_facts_of_stops(new public.loads)
returns void language plpgsql set search_path = '' as $$
begin
  if not private.has_facts_of_stops(new) then
    raise exception 'Change the stops of this load. Its origin, destination and times follow them.'
      using errcode = '23514';
  end if;
end;
$$;
comment on function private.require_facts_of_stops(public.loads) is
  'Refuses an origin, a destination or times that differ from the load''s stops.';
grant execute on function private.require_facts_of_stops(public.loads) to service_role;

-- Deferred to the end of the transaction or of save_load_stops, because reordering passes through invalid
-- orders.
-- Security definer: a driver who reports an arrival may not write a load's origin, destination and times.
create function private.check_load_stops()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  of_load constant uuid := coalesce(new.load_id, old.load_id);
  first_stop public.load_stops;
  last_stop public.load_stops;
  late public.load_stops;
  early public.load_stops;
begin
  if new.load_id <> old.load_id then
    raise exception 'A stop stays with its load.' using errcode = '23514';
  elsif not exists (select from public.loads where id = of_load) then
    return null;
  end if;
  select * into first_stop from public.load_stops where load_id = of_load order by sequence limit 1;
  select * into last_stop from public.load_stops where load_id = of_load order by sequence desc limit 1;
  if first_stop.kind is distinct from 'pickup' then
    raise exception 'The first stop must be a pickup.' using errcode = '23514';
  end if;
  if last_stop.kind is distinct from 'delivery' then
    raise exception 'The last stop must be a delivery.' using errcode = '23514';
  end if;
  select (stop).*  into early from (
    select stop, max(window_from) over (
      order by sequence rows between unbounded preceding and 1 preceding
    ) as earlier
    from public.load_stops as stop where load_id = of_load
  ) as timed
  where coalesce((stop).window_until, (stop).window_from) < earlier order by (stop).sequence limit 1;
  if found then
    select * into late from public.load_stops
    where load_id = of_load and sequence < early.sequence and window_from is not null
    order by window_from desc, sequence limit 1;
    raise exception '%', upper(left(private.stop_name(early), 1)) || substr(private.stop_name(early), 2)
      || ' ends before ' || private.stop_name(late) || ' begins. Put the stops in the order of their times.'
      using errcode = '23514';
  end if;
  if exists (
    select from public.loads as load where id = of_load and not private.has_facts_of_stops(load)
  ) then
    -- Another transaction may be changing the load's other end, so the stops are read after it.
    perform from public.loads where id = of_load for no key update;
    update public.loads as load set
      origin = facts.origin, pickup_at = facts.pickup_at, pickup_time_zone = facts.pickup_time_zone,
      destination = facts.destination, delivery_at = facts.delivery_at,
      delivery_time_zone = facts.delivery_time_zone
    from private.stop_facts(of_load) as facts
    where load.id = of_load;
  end if;
  return null;
end;
$$;
create constraint trigger load_stops_in_order after insert or update or delete on public.load_stops
  deferrable initially deferred for each row execute function private.check_load_stops();

create function private.add_first_stops(new public.loads)
returns void language plpgsql set search_path = '' as $$
begin
  insert into public.load_stops (load_id, sequence, kind, place, time_zone, window_from)
  values
    (new.id, 1, 'pickup', new.origin, new.pickup_time_zone, new.pickup_at),
    (new.id, 2, 'delivery', new.destination, new.delivery_time_zone, new.delivery_at);
end;
$$;

create function private.check_stop(_stop public.load_stops)
returns void language plpgsql stable set search_path = '' as $$
begin
  if not coalesce(private.is_filled_line(_stop.place, 160), false) then
    raise exception 'Enter the city and state of stop %.', _stop.sequence using errcode = '23514';
  elsif not (
    private.is_time_in_range(_stop.window_from) and private.is_time_in_range(_stop.window_until)
    and private.is_time_in_range(_stop.arrived_at) and private.is_time_in_range(_stop.departed_at)
  ) then
    raise exception 'Enter a year from 2000 to 2099 for %.', private.stop_name(_stop)
      using errcode = '23514';
  elsif _stop.window_until is not null and _stop.window_from is null then
    raise exception 'Enter when the window of % begins.', private.stop_name(_stop)
      using errcode = '23514';
  elsif _stop.window_until < _stop.window_from then
    raise exception 'The window of % ends before it begins.', private.stop_name(_stop)
      using errcode = '23514';
  elsif _stop.departed_at < _stop.arrived_at then
    raise exception 'The truck can’t leave % before it arrives.', private.stop_name(_stop)
      using errcode = '23514';
  elsif _stop.departed_at is not null and _stop.arrived_at is null then
    raise exception 'Enter when the truck arrived at %.', private.stop_name(_stop)
      using errcode = '23514';
  end if;
end;
$$;
comment on function private.check_stop(public.load_stops) is
  'Refuses a stop with a sentence (23514), before its constraints do.';

create function private.check_stop_order(_stop public.load_stops, _before public.load_stops)
returns void language plpgsql stable set search_path = '' as $$
declare
  other public.load_stops;
begin
  if _stop.arrived_at is distinct from _before.arrived_at then
    select * into other from public.load_stops
    where load_id = _stop.load_id and sequence < _stop.sequence
      and (departed_at is null and not is_missed or greatest(arrived_at, departed_at) > _stop.arrived_at)
    order by sequence limit 1;
    if found and _stop.arrived_at is not null and other.departed_at is null and not other.is_missed then
      raise exception 'The truck hasn’t left %. Record that first.', private.stop_name(other)
        using errcode = '23514';
    elsif found and _stop.arrived_at is not null then
      raise exception 'The truck can’t arrive at % before it leaves %.', private.stop_name(_stop),
        private.stop_name(other) using errcode = '23514';
    end if;
  end if;
  select * into other from public.load_stops
  where load_id = _stop.load_id and sequence > _stop.sequence
    and arrived_at is not null and (
      _stop.departed_at is null and not _stop.is_missed
      or arrived_at < greatest(_stop.arrived_at, _stop.departed_at)
    )
  order by sequence limit 1;
  if found and _stop.departed_at is null and not _stop.is_missed then
    raise exception 'The truck has already reached %.', private.stop_name(other) using errcode = '23514';
  elsif found then
    raise exception 'The truck can’t leave % after it arrives at %.', private.stop_name(_stop),
      private.stop_name(other) using errcode = '23514';
  end if;
end;
$$;
comment on function private.check_stop_order(public.load_stops, public.load_stops) is
  'Refuses with a sentence (23514) an arrival at a stop before the truck has left every earlier one, and a '
  'stop without a departure, or with a later one, once the truck has reached the next. Missed stops need none.';

create function private.move_stop(_stop public.load_stops, _place text)
returns void language plpgsql set search_path = '' as $$
begin
  -- The street belongs to the old place.
  if _stop.place is distinct from _place then
    _stop.site := '';
    _stop.street_address := '';
    _stop.place := _place;
  end if;
  perform private.check_stop(_stop);
  update public.load_stops set
    site = _stop.site, street_address = _stop.street_address, place = _stop.place,
    time_zone = _stop.time_zone, window_from = _stop.window_from, window_until = _stop.window_until
  where id = _stop.id;
end;
$$;

create function private.move_end_stops(_load public.loads)
returns void language plpgsql set search_path = '' as $$
declare
  stop public.load_stops;
begin
  select * into stop from public.load_stops where load_id = _load.id order by sequence limit 1;
  if (stop.place, stop.time_zone, stop.window_from)
    is distinct from (_load.origin, _load.pickup_time_zone, _load.pickup_at)
  then
    stop.time_zone := _load.pickup_time_zone;
    stop.window_from := _load.pickup_at;
    stop.window_until := case when stop.window_until >= _load.pickup_at then stop.window_until end;
    perform private.move_stop(stop, _load.origin);
  end if;
  stop := private.last_stop(_load.id);
  if (stop.place, stop.time_zone, coalesce(stop.window_until, stop.window_from))
    is distinct from (_load.destination, _load.delivery_time_zone, _load.delivery_at)
  then
    stop.time_zone := _load.delivery_time_zone;
    if stop.window_until is null or _load.delivery_at is null then
      stop.window_from := _load.delivery_at;
      stop.window_until := null;
    else
      stop.window_from := least(stop.window_from, _load.delivery_at);
      stop.window_until := _load.delivery_at;
    end if;
    perform private.move_stop(stop, _load.destination);
  end if;
end;
$$;
comment on function private.move_end_stops(public.loads) is
  'Gives the first and the last stop the places, zones and times of _load. A window at the last stop ends at '
  'its delivery, one at the first stop begins at its pickup.';

-- Security definer: no API role may write stops, nor a load's origin, destination and times.
create function private.save_load(_load_id uuid, _seen timestamptz, _load jsonb)
returns timestamptz language plpgsql security definer set search_path = '' as $$
declare
  seen_load constant public.loads := private.lock_load_version(_load_id, _seen);
  wanted constant public.loads := jsonb_populate_record(seen_load, _load - 'id');
begin
  -- before_load_update checks this only for API roles.
  if seen_load.status = 'in_transit' and seen_load.driver_id is not null and wanted.driver_id is null then
    perform private.require_driver_in_transit();
  end if;
  if wanted.delivery_at < wanted.pickup_at then
    raise exception 'Delivery can’t be before pickup.' using errcode = '23514';
  end if;
  perform private.move_end_stops(wanted);
  -- One update, so that the log, emails and bookings see one change.
  update public.loads as load set
    title = wanted.title, equipment = wanted.equipment, length = wanted.length, width = wanted.width,
    height = wanted.height, weight_lbs = wanted.weight_lbs, driver_id = wanted.driver_id,
    origin = facts.origin, pickup_at = facts.pickup_at, pickup_time_zone = facts.pickup_time_zone,
    destination = facts.destination, delivery_at = facts.delivery_at,
    delivery_time_zone = facts.delivery_time_zone
  from private.stop_facts(_load_id) as facts
  where load.id = _load_id;
  set constraints public.load_stops_in_order immediate;
  set constraints public.load_stops_in_order deferred;
  return (select updated_at from public.loads where id = _load_id);
end;
$$;
grant execute on function private.save_load(uuid, timestamptz, jsonb) to authenticated, service_role;

create function public.save_load(_load_id uuid, _seen timestamptz, _load jsonb)
returns timestamptz language sql set search_path = '' as $$
  select private.save_load(_load_id, _seen, _load);
$$;
comment on function public.save_load(uuid, timestamptz, jsonb) is
  'Changes a load and its first and last stop, and returns the load''s new version. _load has these columns '
  'of loads, and columns left out keep their value: title, equipment, length, width, height, weight_lbs, '
  'driver_id; origin, pickup_at, pickup_time_zone of the first stop; destination, delivery_at, '
  'delivery_time_zone of the last. A stop at another place loses its site and street. _seen is the '
  'updated_at the caller saw: PT412 if the load has changed since. 23514 with a sentence if a place is '
  'missing, a year isn''t from 2000 to 2099, delivery is before pickup, the stops are not in the order of their windows, the driver or '
  'a unit is booked, or a load in transit would have no driver. Nothing changes then. Admins only (42501).';
grant execute on function public.save_load(uuid, timestamptz, jsonb) to authenticated, service_role;

create function private.read_stops(_load_id uuid, _stops jsonb)
returns public.load_stops[] language plpgsql set search_path = '' as $$
declare
  wanted public.load_stops[];
  stop public.load_stops;
  stored public.load_stops;
begin
  if jsonb_typeof(_stops) is distinct from 'array' or jsonb_array_length(_stops) not between 2 and 30 then
    raise exception 'A load has 2 to 30 stops.' using errcode = '23514';
  end if;
  -- An ETA doesn't lock the load, and this change must not overwrite one.
  perform from public.load_stops where load_id = _load_id for update;
  select array_agg(listed order by (listed).sequence) into wanted from (
    select jsonb_populate_record(kept, item || jsonb_build_object(
      'load_id', _load_id, 'sequence', position
    )) as listed
    from jsonb_array_elements(_stops) with ordinality as stops (item, position)
    left join public.load_stops as kept
      on kept.load_id = _load_id and kept.id::text = lower(item ->> 'id')
  ) as stops;
  if exists (
    select from public.load_stops where id in (select id from unnest(wanted)) and load_id <> _load_id
  ) then
    raise exception 'These stops are of another load. Reload the page.' using errcode = '23514';
  end if;
  foreach stop in array wanted loop
    perform private.check_stop(stop);
    select * into stored from public.load_stops where id = stop.id;
    if (stop.arrived_at, stop.departed_at) is distinct from (stored.arrived_at, stored.departed_at) then
      raise exception 'Correct the arrival and departure at % separately. That takes a reason.',
        private.stop_name(stop) using errcode = '23514';
    end if;
  end loop;
  return wanted;
end;
$$;
comment on function private.read_stops(uuid, jsonb) is
  'The stops in _stops of save_load_stops, in their order; locks the stops of the load. 23514 with a sentence '
  'for a stop that can''t be saved.';

-- Security definer: no API role may write stops or a load's updated_at.
create function private.save_load_stops(_load_id uuid, _seen timestamptz, _stops jsonb)
returns timestamptz language plpgsql security definer set search_path = '' as $$
declare
  this_load constant public.loads := private.lock_load_version(_load_id, _seen);
  wanted public.load_stops[];
  stop public.load_stops;
begin
  if this_load.status in ('delivered', 'cancelled') then
    raise exception 'This load is closed. Reopen it to change its stops.' using errcode = '23514';
  end if;
  wanted := private.read_stops(_load_id, _stops);
  select * into stop from public.load_stops
  where load_id = _load_id and arrived_at is not null and id not in (select id from unnest(wanted))
  order by sequence limit 1;
  if found then
    raise exception 'You can’t remove %: the truck has arrived there.', private.stop_name(stop)
      using errcode = '23514';
  end if;
  delete from public.load_stops
  where load_id = _load_id and id not in (select id from unnest(wanted));
  insert into public.load_stops as kept (
    id, load_id, sequence, kind, site, street_address, place, time_zone, window_from, window_until,
    appointment_number, contact_name, contact_phone
  )
  select id, load_id, sequence, kind, coalesce(site, ''), coalesce(street_address, ''), place, time_zone,
    window_from, window_until, coalesce(appointment_number, ''), coalesce(contact_name, ''),
    coalesce(contact_phone, '')
  from unnest(wanted)
  on conflict (id) do update set
    sequence = excluded.sequence, kind = excluded.kind, site = excluded.site,
    street_address = excluded.street_address, place = excluded.place, time_zone = excluded.time_zone,
    window_from = excluded.window_from, window_until = excluded.window_until,
    appointment_number = excluded.appointment_number, contact_name = excluded.contact_name,
    contact_phone = excluded.contact_phone
  where kept.load_id = _load_id;
  set constraints public.load_stops_in_order immediate;
  set constraints public.load_stops_in_order deferred;
  update public.loads set updated_at = clock_timestamp() where id = _load_id;
  perform private.log_load_entry('updated', 'stops', _load_id, this_load.number || ', ' || this_load.title);
  return (select updated_at from public.loads where id = _load_id);
end;
$$;
grant execute on function private.save_load_stops(uuid, timestamptz, jsonb) to authenticated, service_role;

create function public.save_load_stops(_load_id uuid, _seen timestamptz, _stops jsonb)
returns timestamptz language sql set search_path = '' as $$
  select private.save_load_stops(_load_id, _seen, _stops);
$$;
comment on function public.save_load_stops(uuid, timestamptz, jsonb) is
  'Replaces the stops of a load with _stops, in that order, and returns the load''s new version. Each has '
  'the columns of load_stops with an id the caller made; columns left out keep their value. _seen is the '
  'load''s updated_at the caller saw: PT412 if it has changed since. 23514 with a sentence if a place or the '
  'start of a window is missing, a year isn''t from 2000 to 2099, a window ends before it begins, a '
  'departure comes before its arrival, an arrival or departure differs from the stored one (correct_stop '
  'changes those), the stops are not in the order of their windows, the first isn''t a pickup or the last '
  'isn''t a delivery, or a stop that the truck has reached is missing. Nothing changes then. Admins only '
  '(42501).';
grant execute on function public.save_load_stops(uuid, timestamptz, jsonb) to authenticated, service_role;

-- Every writer locks the load before its stops, so that two of them can't deadlock, and so that the order of the
-- stops can't change between the check and the write.
create function private.stop_to_write(_stop_id uuid)
returns public.load_stops language plpgsql set search_path = '' as $$
declare
  stop public.load_stops;
begin
  perform private.require_driver_or_admin((select load_id from public.load_stops where id = _stop_id));
  select * into stop from public.load_stops where id = _stop_id for update;
  if not found then
    perform private.raise_stale();
  end if;
  return stop;
end;
$$;
comment on function private.stop_to_write(uuid) is
  'Locks a stop and its load for the load''s driver or an admin; 42501 for anyone else.';

-- Security definer: drivers may not write stops.
create function private.report_stop(_stop_id uuid, _step text, _at timestamptz, _misses boolean)
returns void language plpgsql security definer set search_path = '' as $$
declare
  before constant public.load_stops := private.stop_to_write(_stop_id);
  stop public.load_stops := before;
  reporter constant uuid := (select id from public.profiles where id = (select auth.uid()));
begin
  if _step not in ('arrived', 'departed') then
    raise exception 'A stop has an arrival and a departure.' using errcode = '22023';
  elsif (case _step when 'arrived' then stop.arrived_at else stop.departed_at end) is not null then
    return;
  elsif not exists (
    select from public.loads
    where id = stop.load_id and status in ('assigned', 'in_transit', 'delivered')
  ) then
    raise exception 'This load isn’t assigned, in transit or delivered.' using errcode = '23514';
  elsif not private.is_time_in_range(_at) then
    raise exception 'Enter a year from 2000 to 2099.' using errcode = '23514';
  elsif private.is_admin_or_service() then
    perform private.refuse_future(_at);
  elsif _at < now() - interval '24 hours' then
    raise exception 'This time is more than 24 hours ago. Check the clock of your phone, or call dispatch.'
      using errcode = '23514';
  end if;
  if _step = 'arrived' then
    stop.arrived_at := least(_at, now());
    stop.arrived_received_at := now();
    stop.arrived_by := reporter;
    if _misses then
      perform private.miss_stops(stop);
    end if;
  elsif stop.arrived_at is null then
    raise exception 'Report the arrival at % first.', private.stop_name(stop) using errcode = '23514';
  else
    stop.departed_at := least(_at, now());
    stop.departed_received_at := now();
    stop.departed_by := reporter;
  end if;
  perform private.write_stop_times(stop, before);
end;
$$;
grant execute on function private.report_stop(uuid, text, timestamptz, boolean) to authenticated, service_role;

create function public.report_stop(
  _stop_id uuid, _step text, _at timestamptz default now(), _misses boolean default false
)
returns void language sql set search_path = '' as $$
  select private.report_stop(_stop_id, _step, _at, _misses);
$$;
comment on function public.report_stop(uuid, text, timestamptz, boolean) is
  'Records that the truck ''arrived'' at a stop or ''departed'' from it, at the time of the caller''s device; a '
  'device ahead of the server counts as now. A repeat changes nothing. 23514 with a sentence if a driver''s '
  'time is more than 24 hours ago or an admin''s is in the future, the truck hasn''t left an earlier stop or '
  'has reached a later one, the departure comes before the arrival, the year isn''t from 2000 to 2099, or '
  'the load isn''t assigned, in transit or delivered. With _misses, earlier stops without a departure are marked '
  'as missed instead, and dispatch gets an email. For the load''s driver and admins; 42501 for anyone else.';
grant execute on function public.report_stop(uuid, text, timestamptz, boolean) to authenticated, service_role;

create function private.refuse_future(_at timestamptz)
returns void language plpgsql stable set search_path = '' as $$
begin
  -- A computer's clock may be a few minutes ahead.
  if _at > now() + interval '5 minutes' then
    raise exception 'Enter a time that isn’t in the future.' using errcode = '23514';
  end if;
end;
$$;
comment on function private.refuse_future(timestamptz) is 'Refuses a typed time that hasn''t come yet (23514).';

create function private.miss_stops(_reached public.load_stops)
returns void language plpgsql set search_path = '' as $$
declare
  missed text;
begin
  with marked as (
    update public.load_stops as stop set is_missed = true
    where load_id = _reached.load_id and sequence < _reached.sequence and departed_at is null and not is_missed
    returning sequence,
      case when arrived_at is null then 'arrival and departure' else 'departure' end
        || ' at ' || private.stop_name(stop) as what
  )
  select string_agg(what, ', ' order by sequence) into missed from marked;
  if missed is null then
    return;
  end if;
  missed := left('Not recorded: ' || missed, 500);
  insert into public.load_events (load_id, author_id, note)
  values (_reached.load_id, (select id from public.profiles where id = (select auth.uid())), missed);
  perform private.queue_dispatch_alert(_reached.load_id, missed);
end;
$$;
comment on function private.miss_stops(public.load_stops) is
  'Marks the stops before one that the truck has reached as missed where their departure isn''t recorded, and '
  'tells dispatch which times are missing. An arrival that was recorded stays.';

create function private.not_before(_at timestamptz, _earliest timestamptz)
returns timestamptz language sql immutable set search_path = ''
return case
  when _at < _earliest and date_trunc('minute', _at, 'UTC') = date_trunc('minute', _earliest, 'UTC')
    then _earliest
  else _at
end;
comment on function private.not_before(timestamptz, timestamptz) is
  'A time typed to the minute, moved to another one that has seconds in the same minute and can''t be later.';

create function private.write_stop_times(_stop public.load_stops, _before public.load_stops)
returns timestamptz language plpgsql set search_path = '' as $$
begin
  _stop.arrived_at := private.not_before(_stop.arrived_at, (
    select max(greatest(arrived_at, departed_at)) from public.load_stops
    where load_id = _stop.load_id and sequence < _stop.sequence
  ));
  _stop.departed_at := private.not_before(_stop.departed_at, _stop.arrived_at);
  perform private.check_stop(_stop);
  perform private.check_stop_order(_stop, _before);
  update public.load_stops set
    arrived_at = _stop.arrived_at, arrived_received_at = _stop.arrived_received_at,
    arrived_by = _stop.arrived_by, departed_at = _stop.departed_at,
    departed_received_at = _stop.departed_received_at, departed_by = _stop.departed_by,
    is_missed = _stop.is_missed and _stop.departed_at is null
  where id = _stop.id;
  return (select updated_at from public.load_stops where id = _stop.id);
end;
$$;
comment on function private.write_stop_times(public.load_stops, public.load_stops) is
  'Checks and stores the arrival and departure of a stop; returns its new version.';

-- The time zone of the function ends with the call.
create function private.moment_text(_at timestamptz, _zone text)
returns text language plpgsql stable set search_path = '' set timezone = 'UTC' as $$
begin
  perform set_config('timezone', _zone, true);
  return private.time_text(_at::timestamp) || to_char(_at, ' TZ');
end;
$$;
comment on function private.moment_text(timestamptz, text) is 'Dec 5, 7:00 AM EST: a time in a zone.';

create function private.correction_text(_stop public.load_stops, _before public.load_stops)
returns text language sql stable set search_path = '' as $$
  select string_agg(
    step || ' ' || coalesce(private.moment_text(new_at, _stop.time_zone::text), 'cleared') || ', was '
      || coalesce(private.moment_text(old_at, _stop.time_zone::text), 'not recorded'), '; ' order by place
  )
  from (values
    (1, 'arrival', _stop.arrived_at, _before.arrived_at),
    (2, 'departure', _stop.departed_at, _before.departed_at)
  ) as times (place, step, new_at, old_at)
  where new_at is distinct from old_at;
$$;
comment on function private.correction_text(public.load_stops, public.load_stops) is
  'What a correction changed: arrival Dec 5, 7:55 AM EST, was Dec 5, 7:40 AM EST.';

create function private.require_own_report(_stop public.load_stops, _before public.load_stops)
returns void language plpgsql stable set search_path = '' as $$
begin
  if exists (
    select from (values
      (_stop.arrived_at, _before.arrived_at, _before.arrived_by, _before.arrived_received_at),
      (_stop.departed_at, _before.departed_at, _before.departed_by, _before.departed_received_at)
    ) as times (new_at, old_at, reporter, received_at)
    where new_at is distinct from old_at and (
      reporter = (select auth.uid()) and received_at > now() - interval '10 minutes'
      and coalesce(new_at > now() - interval '24 hours', true)
    ) is not true
  ) then
    raise exception 'You can correct your own report for 10 minutes, by up to 24 hours. Call dispatch.'
      using errcode = '23514';
  end if;
end;
$$;
comment on function private.require_own_report(public.load_stops, public.load_stops) is
  'Refuses a driver''s change of a time that they didn''t report themselves in the last 10 minutes (23514).';

-- Security definer: no API role may write stops.
create function private.correct_stop(
  _stop_id uuid, _seen timestamptz, _arrived_at timestamptz, _departed_at timestamptz, _reason text
)
returns timestamptz language plpgsql security definer set search_path = '' as $$
declare
  before constant public.load_stops := private.stop_to_write(_stop_id);
  stop public.load_stops := before;
  is_admin constant boolean := private.is_admin_or_service();
  corrector constant uuid := (select id from public.profiles where id = (select auth.uid()));
  invoice constant text := private.standing_invoice(before.load_id);
  reason constant text := btrim(regexp_replace(coalesce(_reason, ''), '\s+', ' ', 'g'));
begin
  stop.arrived_at := case when _arrived_at is not null then least(_arrived_at, now()) end;
  stop.departed_at := case when _departed_at is not null then least(_departed_at, now()) end;
  if (stop.arrived_at, stop.departed_at) is not distinct from (before.arrived_at, before.departed_at) then
    return before.updated_at;
  elsif before.updated_at is distinct from _seen then
    perform private.raise_stale();
  elsif invoice is not null then
    raise exception 'Invoice % of this load was exported. Void it before you correct its stops.', invoice
      using errcode = '23514';
  elsif not private.is_filled_line(reason, 300) then
    raise exception 'Enter a reason, up to 300 characters.' using errcode = '23514';
  end if;
  perform private.refuse_future(greatest(_arrived_at, _departed_at));
  if not is_admin then
    perform private.require_own_report(stop, before);
  end if;
  -- A driver's correction keeps the receipt of the report, so that it doesn't start another 10 minutes.
  if stop.arrived_at is distinct from before.arrived_at then
    stop.arrived_by := case when stop.arrived_at is not null then corrector end;
    stop.arrived_received_at := case
      when stop.arrived_at is not null then case when is_admin then now() else before.arrived_received_at end
    end;
  end if;
  if stop.departed_at is distinct from before.departed_at then
    stop.departed_by := case when stop.departed_at is not null then corrector end;
    stop.departed_received_at := case
      when stop.departed_at is not null then case when is_admin then now() else before.departed_received_at end
    end;
  end if;
  insert into public.load_events (load_id, author_id, note)
  values (
    stop.load_id, corrector,
    'Corrected ' || private.stop_name(stop) || ': ' || private.correction_text(stop, before)
      || '. Reason: ' || reason
  );
  return private.write_stop_times(stop, before);
end;
$$;
grant execute on function private.correct_stop(uuid, timestamptz, timestamptz, timestamptz, text)
to authenticated, service_role;

create function public.correct_stop(
  _stop_id uuid, _seen timestamptz, _reason text, _arrived_at timestamptz default null,
  _departed_at timestamptz default null
)
returns timestamptz language sql set search_path = ''
return private.correct_stop(_stop_id, _seen, _arrived_at, _departed_at, _reason);
comment on function public.correct_stop(uuid, timestamptz, text, timestamptz, timestamptz) is
  'Sets the arrival and the departure at a stop (null clears one) and returns the stop''s new version. The '
  'load''s log keeps the times before and after, and the reason. _seen is the stop''s updated_at the caller '
  'saw: PT412 if it has changed since, unless the times are already these. 23514 with a sentence if the '
  'reason is missing, a time is in the future, the times aren''t in the order of the stops, or the load was '
  'invoiced. Drivers may correct their own report on their load for 10 minutes; otherwise for admins (42501).';
grant execute on function public.correct_stop(uuid, timestamptz, text, timestamptz, timestamptz)
to authenticated, service_role;

-- Security definer: drivers may not write stops.
create function private.report_eta(_stop_id uuid, _seen timestamptz, _eta timestamptz, _reason text)
returns timestamptz language plpgsql security definer set search_path = '' as $$
declare
  stop public.load_stops;
  this_load public.loads;
  reason constant text := btrim(regexp_replace(coalesce(_reason, ''), '\s+', ' ', 'g'));
begin
  select * into stop from public.load_stops where id = _stop_id for update;
  select * into this_load from public.loads where id = stop.load_id;
  if this_load.id is null or not (
    coalesce(this_load.driver_id = (select auth.uid()), false) or private.is_admin_or_service()
  ) then
    raise exception 'Only the driver of this load or an admin can do this.' using errcode = '42501';
  end if;
  if stop.eta_at is not distinct from _eta and stop.eta_reason = reason then
    return stop.updated_at;
  elsif stop.updated_at is distinct from _seen then
    perform private.raise_stale();
  elsif this_load.status not in ('assigned', 'in_transit') then
    raise exception 'This load isn’t assigned or in transit.' using errcode = '23514';
  elsif stop.arrived_at is not null then
    raise exception 'The truck has arrived at %.', private.stop_name(stop) using errcode = '23514';
  -- A load in transit has left its first pickup and every stop before one it has reached.
  elsif exists (
    select from public.load_stops
    where load_id = stop.load_id and sequence > stop.sequence and arrived_at is not null
  ) or (
    this_load.status = 'in_transit' and not exists (
      select from public.load_stops where load_id = stop.load_id and sequence < stop.sequence
    )
  ) then
    raise exception 'The truck has left %.', private.stop_name(stop) using errcode = '23514';
  -- A phone may send an ETA late.
  elsif _eta < now() - interval '1 hour' or _eta > now() + interval '60 days' then
    raise exception 'Enter an ETA in the next 60 days.' using errcode = '23514';
  elsif not private.is_line(reason, 200) then
    raise exception 'The reason can’t exceed 200 characters.' using errcode = '23514';
  end if;
  update public.load_stops set
    eta_at = _eta, eta_reason = reason, eta_changed_at = clock_timestamp(),
    eta_was_at = case when _eta is distinct from stop.eta_at
      then coalesce(stop.eta_at, stop.window_until, stop.window_from) else stop.eta_was_at
    end
  where id = _stop_id;
  perform private.log_load_entry('updated', 'stops', this_load.id, this_load.number || ', ETA');
  return (select updated_at from public.load_stops where id = _stop_id);
end;
$$;
grant execute on function private.report_eta(uuid, timestamptz, timestamptz, text)
to authenticated, service_role;

create function public.report_eta(
  _stop_id uuid, _seen timestamptz, _eta timestamptz default null, _reason text default ''
)
returns timestamptz language sql set search_path = '' as $$
  select private.report_eta(_stop_id, _seen, _eta, _reason);
$$;
comment on function public.report_eta(uuid, timestamptz, timestamptz, text) is
  'Reports when the truck is expected at a stop (null: as planned) and why that changed, which the '
  'customer can see. Returns the stop''s new version. _seen is the stop''s updated_at the caller saw: '
  'PT412 if it has changed since, unless the ETA and the reason are already these. 23514 with a '
  'sentence if the truck has arrived at or left the stop, the load is neither assigned nor in '
  'transit, or the ETA isn''t in the next 60 days. For the load''s driver and admins; 42501 for '
  'anyone else.';
grant execute on function public.report_eta(uuid, timestamptz, timestamptz, text)
to authenticated, service_role;

create function private.is_eta_moved(_told timestamptz, _eta timestamptz)
returns boolean language sql immutable set search_path = ''
return _eta is not null and coalesce(greatest(_eta - _told, _told - _eta) > interval '2 hours', true);
comment on function private.is_eta_moved(timestamptz, timestamptz) is
  'True if an ETA is more than 2 hours from what the customer was told, or they weren''t told any. Elapsed '
  'hours, so a clock change doesn''t matter.';

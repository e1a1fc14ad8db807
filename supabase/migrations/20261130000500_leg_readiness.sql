-- What each leg needs before the load may enter it: readiness by leg, and the calls that change legs,
-- permits and holds.

-- A permit whose proposed leg was replaced finds its leg again.
create function private.attach_permits(_load_id uuid)
returns void language plpgsql set search_path = '' as $$
declare
  loose record;
begin
  for loose in
    select id, jurisdiction from public.load_permits
    where load_id = _load_id and leg_id is null order by created_at, id
  loop
    update public.load_permits set leg_id = (
      select leg.id from public.load_legs as leg
      where leg.load_id = _load_id and leg.jurisdiction = loose.jurisdiction
        and not exists (select from public.load_permits where leg_id = leg.id)
      order by leg.sequence limit 1
    )
    where id = loose.id;
  end loop;
end;
$$;
comment on function private.attach_permits(uuid) is
  'Gives each permit without a leg the first leg of its state that has no permit.';

create or replace function private.propose_new_legs()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- Confirmed legs stay as they are: readiness says if they no longer fit.
  if exists (select from public.load_legs where load_id = new.id and is_confirmed) then
    return null;
  end if;
  delete from public.load_legs where load_id = new.id;
  insert into public.load_legs (load_id, sequence, jurisdiction, entry_place, exit_place, time_zone)
  select new.id, row_number() over (), legs.* from private.proposed_legs(new.id) as legs;
  perform private.attach_permits(new.id);
  return null;
end;
$$;

create function private.save_load_legs(_load_id uuid, _seen timestamptz, _legs jsonb)
returns timestamptz language plpgsql security definer set search_path = '' as $$
declare
  this_load constant public.loads := private.lock_load_version(_load_id, _seen);
  wanted public.load_legs[];
  leg public.load_legs;
  permit public.load_permits;
begin
  if this_load.status in ('delivered', 'cancelled') then
    raise exception 'This load is closed. Reopen it to change its legs.' using errcode = '23514';
  end if;
  if jsonb_typeof(_legs) is distinct from 'array' or jsonb_array_length(_legs) not between 1 and 60 then
    raise exception 'A load has 1 to 60 legs.' using errcode = '23514';
  end if;
  select array_agg(listed order by (listed).sequence) into wanted from (
    select jsonb_populate_record(null::public.load_legs, item || jsonb_build_object(
      'load_id', _load_id, 'sequence', position
    )) as listed
    from jsonb_array_elements(_legs) with ordinality as legs (item, position)
  ) as legs;
  foreach leg in array wanted loop
    if not coalesce(leg.jurisdiction = any (private.jurisdictions()), false) then
      raise exception 'Choose a state or province for leg %.', leg.sequence using errcode = '23514';
    elsif leg.planned_exit_at < leg.planned_entry_at then
      raise exception 'The planned exit from % is before its entry.', leg.jurisdiction
        using errcode = '23514';
    elsif leg.miles not between 0 and 5000 then
      raise exception 'Miles in % must be between 0 and 5,000.', leg.jurisdiction using errcode = '23514';
    end if;
  end loop;
  select * into leg from public.load_legs as driven
  where load_id = _load_id and entered_at is not null and not exists (
    select from unnest(wanted) as kept
    where kept.id = driven.id and kept.jurisdiction = driven.jurisdiction
      and kept.sequence = driven.sequence
  )
  limit 1;
  if found then
    raise exception 'The truck has entered %. Keep that leg where it is.', leg.jurisdiction
      using errcode = '23514';
  end if;
  -- Another state under the same id is another leg. Its permit stays with the load.
  delete from public.load_legs as old
  where load_id = _load_id and not exists (
    select from unnest(wanted) as kept where kept.id = old.id and kept.jurisdiction = old.jurisdiction
  );
  -- A permit is for a route: another entry or exit has to be amended.
  for permit in
    select filed.* from public.load_permits as filed
    join public.load_legs as old on old.id = filed.leg_id
    join unnest(wanted) as kept on kept.id = old.id
    where old.load_id = _load_id and filed.status = 'issued' and old.is_confirmed
      and (old.entry_place, old.exit_place)
        is distinct from (coalesce(kept.entry_place, ''), coalesce(kept.exit_place, ''))
  loop
    perform private.hold_for_permit(permit, 'the route of its leg changed');
  end loop;
  insert into public.load_legs as old (
    id, load_id, sequence, jurisdiction, entry_place, exit_place, miles, time_zone, planned_entry_at,
    planned_exit_at, is_confirmed
  )
  select coalesce(id, gen_random_uuid()), load_id, sequence, jurisdiction, coalesce(entry_place, ''),
    coalesce(exit_place, ''), miles, coalesce(time_zone, private.state_time_zone(jurisdiction)),
    planned_entry_at, planned_exit_at, true
  from unnest(wanted)
  on conflict (id) do update set
    sequence = excluded.sequence, entry_place = excluded.entry_place, exit_place = excluded.exit_place,
    miles = excluded.miles, time_zone = excluded.time_zone, planned_entry_at = excluded.planned_entry_at,
    planned_exit_at = excluded.planned_exit_at, is_confirmed = true
  where old.load_id = _load_id;
  set constraints public.load_legs_border immediate;
  set constraints public.load_legs_border deferred;
  perform private.attach_permits(_load_id);
  -- A permit that wasn't applied for is deleted with its leg.
  delete from public.load_permits
  where load_id = _load_id and leg_id is null and status = 'needed' and permit_number is null;
  perform private.add_needed_permits(_load_id);
  update public.loads set updated_at = clock_timestamp() where id = _load_id;
  perform private.log_load_entry(
    'updated', 'legs', _load_id, this_load.number || ', ' || (
      select string_agg(jurisdiction, ' ' order by sequence) from public.load_legs where load_id = _load_id
    )
  );
  return (select updated_at from public.loads where id = _load_id);
end;
$$;
comment on function private.save_load_legs(uuid, timestamptz, jsonb) is 'Implements public.save_load_legs.';
create function public.save_load_legs(_load_id uuid, _seen timestamptz, _legs jsonb)
returns timestamptz language sql set search_path = '' as $$
  select private.save_load_legs(_load_id, _seen, _legs);
$$;
comment on function public.save_load_legs(uuid, timestamptz, jsonb) is
  'Replaces and confirms the legs of a load, in the order of _legs, and returns the load''s new version. '
  'Each has an id the caller made, jurisdiction, entry_place, exit_place, miles, time_zone, planned_entry_at '
  'and planned_exit_at. _seen is the load''s updated_at the caller saw: PT412 if it has changed since. 23514 '
  'with a sentence if neighbors don''t share a road border, times overlap, or a leg the truck has entered is '
  'missing. Files a needed permit per leg of an oversize load; a permit whose leg got another entry or exit '
  'is marked as amending and puts the load on hold. Admins only (42501).';

-- The one list of what permits lack, by leg: start_problems and enter_leg use it.
create function private.permit_problems(_load_id uuid)
returns table (
  place integer, code text, problem text, jurisdiction text, record_id uuid, leg_id uuid
)
language sql stable set search_path = '' as $$
  with this as (
    select load.*, private.load_over_legal(load.id) as over_legal,
      private.jurisdiction_of(load.origin) as origin_state,
      private.jurisdiction_of(load.destination) as destination_state,
      exists (select from public.load_legs where load_id = load.id) as has_legs,
      exists (
        select from public.load_legs where load_id = load.id and is_confirmed
      ) as is_confirmed
    from public.loads as load where load.id = _load_id
  ), leg as (
    select leg.id, leg.sequence, leg.jurisdiction, leg.time_zone::text as zone, leg.planned_exit_at,
      coalesce(leg.planned_entry_at, this.pickup_at, now()) as entry_at,
      -- A permit has to be valid now, even if the load was planned for earlier.
      greatest(leg.planned_exit_at, case when leg.planned_exit_at is null then this.delivery_at end,
        leg.planned_entry_at, this.pickup_at, now()) as exit_at
    from public.load_legs as leg, this
    where leg.load_id = this.id and leg.left_at is null
  ), permit as (
    select permit as row, permit.id, permit.jurisdiction, permit.status, permit.valid_until,
      permit.valid_from, permit.leg_id, leg.sequence, leg.planned_exit_at, leg.zone,
      coalesce(leg.entry_at, this.pickup_at, now()) as entry_at,
      coalesce(leg.exit_at, greatest(this.delivery_at, this.pickup_at, now())) as exit_at,
      private.permit_begins(permit) as begins_at, private.permit_ends(permit) as ends_at
    from this
    join public.load_permits as permit on permit.load_id = this.id
    left join leg on leg.id = permit.leg_id
    -- A permit of a leg the truck has left, and one of a state the confirmed legs don't cross.
    where (permit.leg_id is null or leg.id is not null) and not (permit.leg_id is null and this.is_confirmed)
  )
  select 1, 'dates_missing', 'Pickup or delivery time is TBD, so permits can’t be checked (over legal '
      || over_legal || ')', null, null::uuid, null::uuid
  from this where over_legal is not null and (pickup_at is null or delivery_at is null)
  union all
  select 3, 'legs_not_confirmed', 'The legs aren’t confirmed (over legal ' || over_legal || ')',
    null, null, null
  from this
  where over_legal is not null and not is_confirmed
    and origin_state is not null and destination_state is not null
  union all
  select 3, 'legs_mismatch',
    'The legs go from ' || first || ' to ' || last || ', the load from ' || coalesce(origin_state, origin)
      || ' to ' || coalesce(destination_state, destination),
    null, null, null
  from this
  cross join lateral (
    select (array_agg(load_legs.jurisdiction order by sequence))[1] as first,
      (array_agg(load_legs.jurisdiction order by sequence desc))[1] as last
    from public.load_legs where load_id = this.id
  ) as ends
  where is_confirmed and (origin_state <> first or destination_state <> last)
  union all
  select 4,
    case
      when permit.status = 'needed' and over_legal is not null then 'permit_missing'
      when permit.status <> 'issued' then 'permit_not_issued'
      when ends_at <= exit_at then 'permit_expires'
      else 'permit_starts_late'
    end,
    case when permit.status = 'needed' and over_legal is not null
      then 'No ' || permit.jurisdiction || ' permit (over legal ' || over_legal || ')'
      else permit.jurisdiction || ' permit ' || case
        when permit.status = 'expired' then 'has expired'
        when permit.status = 'amending' then 'is being amended'
        when permit.status <> 'issued' then 'isn’t issued'
        when ends_at <= exit_at then 'expires ' || to_char(valid_until, 'FMMon FMDD') || case
          when planned_exit_at is null or planned_exit_at < exit_at then ', before delivery'
          else ', before the planned exit (' || to_char(exit_at at time zone zone, 'FMMon FMDD, FMHH12:MI AM')
            || ')'
        end
        else 'starts ' || to_char(valid_from, 'FMMon FMDD') || ', after '
          || case when coalesce(sequence, 1) = 1 then 'pickup' else 'the planned entry' end
      end
    end,
    permit.jurisdiction, permit.id, permit.leg_id
  from permit, this
  where permit.status not in ('issued', 'used') or ends_at <= exit_at or begins_at > entry_at
  union all
  select 5, 'permit_too_small',
    private.permit_name(permit.row) || ' is too small: ' || private.permit_excess(permit.row),
    permit.jurisdiction, permit.id, permit.leg_id
  from permit where permit.status = 'issued' and private.permit_excess(permit.row) is not null
  union all
  select 6, 'permit_missing',
    'No ' || missing.jurisdiction || ' permit (over legal ' || min(over_legal) || ')',
    missing.jurisdiction, null, (array_agg(missing.leg_id order by missing.sequence))[1]
  from this
  cross join lateral (
    select leg.jurisdiction, leg.id as leg_id, leg.sequence from leg
    where not exists (select from public.load_permits where load_permits.leg_id = leg.id)
    union all
    select state, null, 0
    from unnest(array[origin_state, destination_state]) as state
    where not has_legs and state is not null and not exists (
      select from public.load_permits
      where load_permits.load_id = this.id and load_permits.jurisdiction = state
    )
  ) as missing
  where over_legal is not null
  group by missing.jurisdiction
  union all
  select 7, 'state_unknown',
    'We can’t tell the state of the ' || stop || ' “' || place || '”, so we can’t check its permit (over legal '
      || over_legal || ')', null, null, null
  from this
  cross join lateral (values ('origin', origin, origin_state), ('destination', destination, destination_state))
    as stops (stop, place, state)
  where over_legal is not null and state is null and not is_confirmed;
$$;
comment on function private.permit_problems(uuid) is
  'What a load''s legs and permits lack: one row per reason, with the leg it is about if it is about one. '
  'Each leg that the truck has not left needs an issued permit, valid as an instant from planned entry to '
  'planned exit (pickup to delivery while those are not set) at the measured or declared size, if the load '
  'is over legal in anything.';

create or replace function private.start_problems(_load_id uuid)
returns table (code text, problem text, jurisdiction text, record_id uuid)
language sql stable security definer set search_path = '' as $$
  with this as (
    select load.*,
      (coalesce(load.pickup_at, now()) at time zone load.pickup_time_zone::text)::date as pickup_day,
      (greatest(load.delivery_at, load.pickup_at, now()) at time zone load.delivery_time_zone::text)::date
        as last_day
    from public.loads as load where load.id = _load_id
  ), unit as (
    select unit.*, private.unit_name(unit.kind, unit.number) as name
    from public.assignments as booking
    join public.units as unit on unit.id = booking.unit_id
    where booking.load_id = _load_id
  ), problems as (
    select 0 as place_in_list, 0 as place, 'on_hold' as code,
      'On hold: ' || regexp_replace(reason, '\.\s*$', '') as problem,
      null::text as jurisdiction, id as record_id
    from public.load_holds where load_id = _load_id and cleared_at is null
    union all
    select 1, 0, 'no_driver', 'No driver', null, null
    from this where driver_id is null
    union all
    select 2, 0, 'no_' || needed, 'No ' || needed, null, null
    from this, unnest(array['tractor', 'trailer']) as needed
    where not exists (select from unit where kind::text = needed)
    union all
    select 3, 0, 'unit_out_of_service',
      unit.name || ' is out of service ' || private.describe_days(outage.from_day, outage.until_day)
        || ' (' || outage.reason || ')',
      null, unit.id
    from unit
    join public.unit_outages as outage on outage.unit_id = unit.id
    cross join this
    -- A load that starts late doesn't need what its units were doing before today.
    where outage.days && daterange(
      least(
        this.last_day,
        greatest(this.pickup_day, (now() at time zone this.pickup_time_zone::text)::date)
      ), this.last_day, '[]'
    )
    union all
    select 4, 0, 'unit_in_transit', unit.name || ' is in transit with ' || other.title, null, unit.id
    from unit
    join public.assignments as booking on booking.unit_id = unit.id
    join public.loads as other on other.id = booking.load_id
    where other.status = 'in_transit' and other.id <> _load_id
    union all
    select 5, 0, 'unit_capacity',
      unit.name || ' carries ' || to_char(unit.capacity_lbs, 'FM99,999,999')
        || ' lb, the load weighs ' || to_char(this.weight_lbs, 'FM99,999,999') || ' lb',
      null, unit.id
    from unit, this where this.weight_lbs > unit.capacity_lbs
    union all
    select 6, place, code, problem, jurisdiction, record_id from private.permit_problems(_load_id)
    union all
    select 7, 0, 'escort_not_accepted',
      case escort.position
        when 'lead' then 'Lead car' when 'chase' then 'Chase car'
        when 'high_pole' then 'High pole' else 'Steer car'
      end || ' hasn’t accepted the escort',
      null, escort.id
    from public.load_escorts as escort
    where escort.load_id = _load_id and escort.status = 'offered'
    union all
    select 8, 0, 'driver_in_transit', 'The driver is in transit with ' || other.title, null, other.id
    from public.loads as other, this
    where other.driver_id = this.driver_id and other.status = 'in_transit' and other.id <> this.id
  )
  select code, problem, jurisdiction, record_id from problems
  order by place_in_list, place, jurisdiction, problem, record_id;
$$;
comment on function private.start_problems(uuid) is
  'Why a load can''t start: one row per reason, none if it can. problem is a sentence without its period; '
  'record_id the hold, permit, escort, unit or other load it is about; jurisdiction the state or province '
  'whose permit it is about. What permits lack is private.permit_problems.';
comment on function public.load_start_problems(uuid) is
  'Why this load can''t start, one row per reason; no rows if it can, has already started, or the caller is '
  'neither its driver nor an admin. problem is a sentence without its period; record_id the hold, permit, '
  'escort, unit or other load it is about.';

create function private.enter_leg(_leg_id uuid, _override_reason text)
returns void language plpgsql security definer set search_path = '' as $$
declare
  leg public.load_legs;
  this_load public.loads;
  reasons text;
begin
  select * into leg from public.load_legs where id = _leg_id;
  this_load := private.require_driver_or_admin(leg.load_id);
  select * into leg from public.load_legs where id = _leg_id;
  if leg.entered_at is not null then
    return;
  end if;
  if _override_reason is not null then
    perform private.require_admin();
    if not coalesce(private.is_filled_line(_override_reason, 500), false) then
      raise exception 'Enter a reason of up to 500 characters.' using errcode = '23514';
    end if;
  end if;
  if this_load.status <> 'in_transit' then
    raise exception 'This load isn’t in transit.' using errcode = '23514';
  end if;
  if exists (
    select from public.load_legs
    where load_id = leg.load_id and sequence < leg.sequence and entered_at is null
  ) then
    raise exception 'Enter the legs in order.' using errcode = '23514';
  end if;
  select string_agg(problem, '; ') into reasons from (
    select code, problem from private.start_problems(leg.load_id)
    where code = 'on_hold'
    union all
    select code, problem from private.permit_problems(leg.load_id) as problems
    where problems.leg_id = leg.id
  ) as blocking
  where not coalesce(this_load.start_override -> 'problems', '[]')
    @> jsonb_build_array(jsonb_build_object('code', code, 'problem', problem));
  if reasons is not null and _override_reason is null then
    raise exception 'The load can’t enter %: %.', leg.jurisdiction, reasons using errcode = '23514';
  end if;
  update public.load_legs set left_at = now()
  where load_id = leg.load_id and sequence < leg.sequence and left_at is null;
  update public.load_legs set entered_at = now() where id = _leg_id;
  insert into public.load_events (load_id, author_id, note)
  values (
    leg.load_id, (select id from public.profiles where id = (select auth.uid())),
    left('Entered ' || leg.jurisdiction || case
      when reasons is null then '' else ' despite: ' || reasons || '. Reason: ' || btrim(_override_reason)
    end, 1000)
  );
end;
$$;
comment on function private.enter_leg(uuid, text) is 'Implements public.enter_leg.';
create function public.enter_leg(_leg_id uuid, _override_reason text default null)
returns void language sql set search_path = '' as $$
  select private.enter_leg(_leg_id, _override_reason);
$$;
comment on function public.enter_leg(uuid, text) is
  'Records that a load in transit enters its next leg, and that it left the ones before, whose permits are '
  'used then. 23514 with every reason while the load is on hold or the leg''s permit doesn''t cover it; an '
  'admin may go on with _override_reason, which is kept in the load''s log. A repeat changes nothing. For '
  'the load''s driver and admins; 42501 for anyone else.';

create function private.use_permits()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.left_at is not null then
    update public.load_permits set status = 'used'
    where leg_id = new.id and status in ('issued', 'amending');
  else
    update public.load_permits set status = 'issued' where leg_id = new.id and status = 'used';
  end if;
  return null;
end;
$$;
create trigger load_legs_use_permits after update of left_at on public.load_legs
  for each row when (new.left_at is distinct from old.left_at) execute function private.use_permits();

-- The first leg begins with the start and the last one ends with the delivery. Undoing a step undoes both.
create function private.move_legs_with_load()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'in_transit' and old.status = 'assigned' then
    update public.load_legs set entered_at = now()
    where load_id = new.id and entered_at is null
      and sequence = (select min(sequence) from public.load_legs where load_id = new.id);
  elsif new.status = 'delivered' then
    update public.load_legs set left_at = now()
    where load_id = new.id and entered_at is not null and left_at is null;
  elsif new.status = 'in_transit' then
    update public.load_legs set left_at = null
    where load_id = new.id and left_at is not null and sequence = (
      select max(sequence) from public.load_legs where load_id = new.id and entered_at is not null
    );
  elsif new.status = 'assigned' and old.status = 'in_transit' then
    update public.load_legs set entered_at = null, left_at = null
    where load_id = new.id and entered_at is not null;
  end if;
  return null;
end;
$$;
create trigger loads_move_legs after update of status on public.loads
  for each row when (new.status <> old.status) execute function private.move_legs_with_load();

create function private.require_cancel_reason()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.status <> 'cancelled' then
    new.cancel_reason := null;
  elsif new.cancel_reason is null and exists (
    select from public.load_permits where load_id = new.id and status <> 'needed'
  ) then
    raise exception 'Enter why this load is canceled: permits were applied for.' using errcode = '23514';
  end if;
  return new;
end;
$$;
-- Runs after the triggers that refuse the step or the caller.
create trigger loads_zz_cancel_reason before update of status on public.loads
  for each row when (new.status <> old.status) execute function private.require_cancel_reason();

-- Security definer: no role is granted to write a status into the log.
create or replace function private.log_load_status()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.load_events (load_id, author_id, status, start_override, note)
  values (
    new.id, (select id from public.profiles where id = (select auth.uid())), new.status,
    case when old.status = 'assigned' then new.start_override end,
    case when new.status = 'cancelled' then coalesce(new.cancel_reason, '') else '' end
  );
  return null;
end;
$$;

create function private.save_permit_row(_row jsonb)
returns uuid language plpgsql set search_path = '' as $$
declare
  entry constant public.load_permits := jsonb_populate_record(null::public.load_permits, _row);
  leg public.load_legs;
  this_load public.loads;
  permit public.load_permits;
  exit_at timestamptz;
  entry_at timestamptz;
  cents numeric := (_row ->> 'cost_cents')::numeric;
begin
  select * into permit from public.load_permits where entry_id = entry.id;
  if found then
    return permit.id;
  end if;
  select * into leg from public.load_legs where id = entry.leg_id;
  select * into this_load from public.loads where id = leg.load_id for update;
  if this_load.id is null then
    raise exception 'This leg was changed or deleted. Reload.' using errcode = '23514';
  elsif this_load.status in ('delivered', 'cancelled') then
    raise exception '% is closed.', this_load.number using errcode = '23514';
  elsif not coalesce(private.is_filled_line(entry.permit_number, 60), false) then
    raise exception 'Enter the permit number, up to 60 characters.' using errcode = '23514';
  elsif entry.valid_from is null or entry.valid_until is null then
    raise exception 'Enter both dates.' using errcode = '23514';
  elsif entry.valid_until < entry.valid_from then
    raise exception 'The permit ends before it begins.' using errcode = '23514';
  elsif cents <= 0 or cents > 99999999 or cents % 1 <> 0 then
    raise exception 'Enter the cost between $0.01 and $999,999.99.' using errcode = '23514';
  elsif coalesce(_row ->> 'currency', 'USD') not in ('USD', 'CAD') then
    raise exception 'The currency must be USD or CAD.' using errcode = '23514';
  elsif least(entry.max_length, entry.max_width, entry.max_height, entry.max_weight_lbs) <= 0
    or entry.max_length > 500 or greatest(entry.max_width, entry.max_height) > 100
    or entry.max_weight_lbs > 20000000
  then
    raise exception 'The permitted size can’t be right: up to 500 ft long, 100 ft wide and high.'
      using errcode = '23514';
  end if;
  select * into permit from public.load_permits where leg_id = leg.id for update;
  if permit.status in ('issued', 'used') then
    raise exception '% already has % permit % on this leg. Amend that one.',
      this_load.number, permit.jurisdiction, permit.permit_number using errcode = '23514';
  end if;
  entry_at := coalesce(leg.planned_entry_at, this_load.pickup_at);
  exit_at := coalesce(leg.planned_exit_at, this_load.delivery_at);
  if permit.id is null then
    insert into public.load_permits (load_id, jurisdiction, leg_id, status)
    values (leg.load_id, leg.jurisdiction, leg.id, 'needed') returning * into permit;
  end if;
  update public.load_permits set
    entry_id = entry.id, status = 'issued', permit_number = entry.permit_number,
    kind = coalesce(entry.kind, 'single_trip'), authority = coalesce(entry.authority, authority),
    valid_from = entry.valid_from, valid_until = entry.valid_until,
    time_zone = coalesce(entry.time_zone, time_zone),
    max_length = entry.max_length, max_width = entry.max_width, max_height = entry.max_height,
    max_weight_lbs = entry.max_weight_lbs, route_text = coalesce(entry.route_text, route_text),
    provisions = coalesce(entry.provisions, provisions), curfews = coalesce(entry.curfews, curfews)
  where id = permit.id returning * into permit;
  if private.permit_ends(permit) <= exit_at then
    raise exception 'Ends %. Planned exit is %.', to_char(permit.valid_until, 'FMMon FMDD'),
      to_char(exit_at at time zone leg.time_zone::text, 'FMMon FMDD, FMHH12:MI AM') using errcode = '23514';
  elsif private.permit_begins(permit) > entry_at then
    raise exception 'Begins %. Planned entry is %.', to_char(permit.valid_from, 'FMMon FMDD'),
      to_char(entry_at at time zone leg.time_zone::text, 'FMMon FMDD, FMHH12:MI AM')
      using errcode = '23514';
  end if;
  if cents is not null then
    insert into public.permit_costs (permit_id, cents, currency)
    values (permit.id, cents::integer, coalesce(_row ->> 'currency', 'USD'))
    on conflict (permit_id) do update set cents = excluded.cents, currency = excluded.currency;
  end if;
  return permit.id;
end;
$$;

create function private.save_permits(_rows jsonb)
returns table (id uuid, permit_id uuid, problem text)
language plpgsql security definer set search_path = '' as $$
declare
  item jsonb;
begin
  perform private.require_admin();
  if jsonb_typeof(_rows) is distinct from 'array' or jsonb_array_length(_rows) not between 1 and 60 then
    raise exception 'Send 1 to 60 permits.' using errcode = '23514';
  end if;
  for item in select value from jsonb_array_elements(_rows) loop
    id := (item ->> 'id')::uuid;
    permit_id := null;
    problem := null;
    -- Each row is saved or refused independently.
    begin
      permit_id := private.save_permit_row(item);
    exception
      when check_violation then
        problem := case when sqlerrm like 'new row for relation%'
          then 'A value is too long or out of range.' else sqlerrm end;
      when unique_violation then problem := 'Someone else entered this permit first. Reload.';
      when data_exception then problem := 'A value isn’t a date, a size or a whole number.';
    end;
    return next;
  end loop;
end;
$$;
comment on function private.save_permits(jsonb) is 'Implements public.save_permits.';
create function public.save_permits(_rows jsonb)
returns table (id uuid, permit_id uuid, problem text)
language sql set search_path = '' as $$
  select * from private.save_permits(_rows);
$$;
comment on function public.save_permits(jsonb) is
  'Enters issued permits, each for a leg: a list of {id, leg_id, permit_number, kind, authority, valid_from, '
  'valid_until, time_zone, max_length, max_width, max_height (feet), max_weight_lbs, route_text, provisions, '
  'curfews, cost_cents, currency}. id is made by the caller: a repeat changes nothing. Returns a row per '
  'entry: permit_id if it was saved, or problem, a sentence with its period. One refused row doesn''t stop '
  'the others. Refused: a number another load has, dates that don''t cover the leg, a maximum below the '
  'load''s size, a leg that has an issued permit. 60 rows at most. Admins only (42501).';

-- Permits with the same planned entry, as before the legs have times, are listed by load and leg.
create function public.permit_desk(_per_group integer default 100)
returns table (
  desk_group text, in_group bigint, permit_id uuid, updated_at timestamptz, load_id uuid,
  load_number text, title text, origin text, destination text, jurisdiction text,
  status public.permit_status, kind public.permit_kind, permit_number text, applied_on date,
  valid_from date, valid_until date, ends_at timestamptz, max_length numeric, max_width numeric,
  max_height numeric, max_weight_lbs integer, leg_id uuid, time_zone text, entry_at timestamptz,
  exit_at timestamptz, entry_place text, exit_place text, is_planned boolean, length numeric,
  width numeric, height numeric, weight_lbs integer, is_measured boolean, route_text text
)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    with open_permits as (
      select permit, load, leg,
        coalesce(leg.planned_entry_at, load.pickup_at) as entry_at,
        coalesce(leg.planned_exit_at, load.delivery_at) as exit_at,
        private.permit_ends(permit) as ends_at
      from public.load_permits as permit
      join public.loads as load on load.id = permit.load_id
      left join public.load_legs as leg on leg.id = permit.leg_id
      where load.status in ('planned', 'assigned', 'in_transit') and permit.status <> 'used'
    ), grouped as (
      select case
          when (permit).status in ('needed', 'expired') then 'to_apply'
          when (permit).status in ('applied', 'amending') then 'applied'
          when open_permits.ends_at <= greatest(open_permits.exit_at, now()) then 'expiring'
          else 'issued'
        end as desk_group, open_permits.*
      from open_permits
    ), listed as (
      select grouped.*, count(*) over (partition by grouped.desk_group) as in_group,
        row_number() over (
          partition by grouped.desk_group order by grouped.entry_at nulls last, (load).id, (leg).sequence, (permit).id
        ) as place
      from grouped
    )
    select listed.desk_group, listed.in_group, (permit).id, (permit).updated_at, (load).id, (load).number,
      (load).title, (load).origin, (load).destination, (permit).jurisdiction, (permit).status,
      (permit).kind, (permit).permit_number, (permit).applied_on, (permit).valid_from,
      (permit).valid_until, listed.ends_at, (permit).max_length, (permit).max_width,
      (permit).max_height, (permit).max_weight_lbs, (permit).leg_id,
      coalesce((leg).time_zone::text, private.permit_zone(permit)), listed.entry_at, listed.exit_at,
      coalesce((leg).entry_place, ''), coalesce((leg).exit_place, ''),
      (leg).planned_entry_at is not null and (leg).planned_exit_at is not null,
      size.length, size.width, size.height, size.weight_lbs, size.is_measured, (permit).route_text
    from listed cross join lateral private.load_size((load).id) as size
    where listed.place <= least(greatest(_per_group, 1), 200)
    order by array_position(array['expiring', 'to_apply', 'applied', 'issued'], listed.desk_group),
      listed.place;
end;
$$;
comment on function public.permit_desk(integer) is
  'The permits of all open loads in four groups, each by planned entry, up to _per_group (200 at most) of '
  'each: expiring (ends before the planned exit), to_apply (needed or expired), applied (or amending) and '
  'issued. in_group counts the whole group. Planned times are those of the leg, otherwise of the load '
  '(is_planned false). Sizes in feet and pounds: max_ is what the permit allows, the others what the load '
  'measures or declares. No costs. Admins only (42501).';

create function private.job_expire_permits(_limit integer)
returns integer language plpgsql set search_path = '' as $$
declare
  done integer;
begin
  update public.load_permits set status = 'expired'
  where id in (
    select permit.id from public.load_permits as permit
    where permit.status in ('issued', 'amending') and permit.valid_until < current_date + 1
      and private.permit_ends(permit) <= now()
    limit _limit
  );
  get diagnostics done = row_count;
  return done;
end;
$$;
select private.add_job(
  'expire-permits', 'sql', '1 hour', 'Marks permits as expired once they end.', '7 minutes'
);

-- The search finds a load by its number, references and customer.
create or replace function private.refresh_load_search(_load_ids uuid[])
returns void language sql security definer set search_path = '' as $$
  insert into private.load_search (load_id, search_text)
  select load.id, lower(concat_ws(' ',
    load.number, load.title, load.origin, load.destination, load.equipment, load.commodity,
    load.po_number, load.bol_number,
    (select concat_ws(' ', quote.reference, quote.customer_name, quote.commodity, quote.po_number)
     from public.quotes as quote where quote.id = load.quote_id),
    (select concat_ws(' ', customer.name, customer.company)
     from public.load_customers as customer where customer.load_id = load.id),
    (select string_agg(person.first_name || ' ' || person.last_name, ' ')
     from public.profiles as person
     where person.id = load.driver_id or person.id in (
       select escort.pilot_id from public.load_escorts as escort
       where escort.load_id = load.id and escort.status <> 'declined'
     )),
    (select string_agg(permit.permit_number, ' ')
     from public.load_permits as permit where permit.load_id = load.id),
    (select string_agg(unit.number, ' ')
     from public.assignments as booking
     join public.units as unit on unit.id = booking.unit_id
     where booking.load_id = load.id)
  ))
  from public.loads as load where load.id = any (_load_ids)
  on conflict (load_id) do update set search_text = excluded.search_text;
$$;
drop trigger loads_refresh_search on public.loads;
create trigger loads_refresh_search after insert or update of
  title, origin, destination, equipment, driver_id, quote_id, commodity, po_number, bol_number
  on public.loads for each row execute function private.refresh_changed_load_search('id');
create trigger load_customers_refresh_search after insert or update of name, company
  on public.load_customers for each row execute function private.refresh_changed_load_search('load_id');
select private.refresh_load_search(array(select id from public.loads));

create or replace function private.announce_deletions()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  topics text[] := '{admin:console}';
  topic text;
begin
  if not exists (select from gone) then
    return null;
  end if;
  if tg_table_name = 'quotes' then
    topics := topics || array(select distinct 'quotes:' || user_id from gone where user_id is not null);
  elsif tg_table_name = 'loads' then
    topics := topics || array(
      select distinct 'person:' || driver_id from gone where driver_id is not null
    );
  elsif tg_table_name = 'load_escorts' then
    topics := topics || array(select distinct 'person:' || pilot_id from gone);
  elsif tg_table_name in ('load_events', 'load_permits', 'load_stops', 'load_legs') then
    topics := topics || array(
      select distinct 'person:' || person from (
        select load.driver_id as person from public.loads as load
        where load.id in (select load_id from gone)
        union
        select escort.pilot_id from public.load_escorts as escort
        where escort.load_id in (select load_id from gone) and escort.status = 'accepted'
      ) as crew
      where person is not null
    );
  end if;
  foreach topic in array topics loop
    perform realtime.send(jsonb_build_object('table', tg_table_name), 'deleted', topic, true);
  end loop;
  return null;
end;
$$;

alter publication supabase_realtime add table public.load_holds;
alter publication supabase_realtime add table public.load_measures;
create trigger announce_deletions after delete on public.load_holds referencing old table as gone
  for each statement execute function private.announce_deletions();
create trigger announce_deletions after delete on public.load_measures referencing old table as gone
  for each statement execute function private.announce_deletions();

grant execute on function
  private.save_load_legs(uuid, timestamptz, jsonb), public.save_load_legs(uuid, timestamptz, jsonb),
  private.enter_leg(uuid, text), public.enter_leg(uuid, text),
  private.hold_load(uuid, uuid, text), public.hold_load(uuid, uuid, text),
  private.clear_hold(uuid), public.clear_hold(uuid),
  private.record_measure(uuid, uuid, numeric, numeric, numeric, integer),
  public.record_measure(uuid, uuid, numeric, numeric, numeric, integer),
  private.save_permits(jsonb), public.save_permits(jsonb), public.permit_desk(integer),
  private.permit_ends(public.load_permits), private.permit_zone(public.load_permits),
  private.load_size(uuid), private.state_time_zone(text), private.time_zone_of(text)
to authenticated, service_role;

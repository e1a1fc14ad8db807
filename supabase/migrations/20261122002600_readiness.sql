-- Readiness: why a load can't start, who has conflicts with it, and what is wrong with loads in transit
-- (docs/decisions/0036). private.start_problems is the only list of reasons: the console, the driver's page
-- and the trigger that refuses a start all use it, and an admin can override it with a reason. enter_leg
-- checks permits and escorts again at each state border.

create function private.expected_exits(_load_id uuid default null)
returns table (load_id uuid, leg_id uuid, exit_at timestamptz, place text)
language sql stable set search_path = '' as $$
  select distinct on (leg.id) leg.load_id, leg.id, expected.at, expected.place
  from public.loads as load
  join public.load_legs as leg on leg.load_id = load.id and leg.left_at is null
  cross join lateral (
    select stop.eta_at, stop.place
    from public.load_stops as stop
    cross join lateral (
      -- The last stop is on the last leg, even if we can't tell its state.
      select min(ahead.sequence) as sequence
      from public.load_legs as ahead
      where ahead.load_id = load.id and ahead.left_at is null
        and case
          when exists (
            select from public.load_stops as later
            where later.load_id = load.id and later.sequence > stop.sequence
          ) then ahead.jurisdiction = private.jurisdiction_of(stop.place)
          else not exists (
            select from public.load_legs as further
            where further.load_id = load.id and further.sequence > ahead.sequence
          )
        end
    ) as there
    where stop.load_id = load.id and stop.arrived_at is null and stop.eta_at is not null
      and there.sequence <= leg.sequence
    union all
    select leg.entered_at + (leg.planned_exit_at - leg.planned_entry_at), nullif(leg.exit_place, '')
    where leg.entered_at > leg.planned_entry_at
  ) as expected (at, place)
  where load.status = 'in_transit' and (_load_id is null or load.id = _load_id)
  order by leg.id, expected.at desc;
$$;
comment on function private.expected_exits(uuid) is
  'When loads in transit, or one, are expected to be still on a leg they haven''t left, and where: by the ETA '
  'of a stop on it or on a leg before it, or as long as planned after entering it late. Only legs with such a '
  'time.';
grant execute on function private.expected_exits(uuid) to authenticated, service_role;

create function private.legs_ahead(_load public.loads)
returns table (
  id uuid, sequence integer, jurisdiction text, zone text, planned_exit_at timestamptz,
  entry_at timestamptz, exit_at timestamptz
)
language sql stable rows 5 set search_path = '' as $$
  select leg.id, leg.sequence, leg.jurisdiction, leg.time_zone::text, leg.planned_exit_at,
    coalesce(leg.planned_entry_at, _load.pickup_at, now()),
    -- A permit has to be valid now, even if the load was planned for earlier.
    greatest(leg.planned_exit_at, case when leg.planned_exit_at is null then _load.delivery_at end,
      expected.exit_at, leg.planned_entry_at, _load.pickup_at, now())
  from public.load_legs as leg
  left join private.expected_exits(_load.id) as expected on expected.leg_id = leg.id
  where leg.load_id = _load.id and leg.left_at is null;
$$;
comment on function private.legs_ahead(public.loads) is
  'The legs that the truck hasn''t left, each with the time from entry_at to exit_at that its permit has to '
  'cover.';

create function private.route_problems(_load public.loads, _over_legal text, _is_confirmed boolean)
returns table (place integer, code text, problem text)
language sql stable set search_path = '' as $$
  with this as materialized (
    select private.jurisdiction_of(_load.origin) as origin_state,
      private.jurisdiction_of(_load.destination) as destination_state
  )
  select 1, 'dates_missing', 'Pickup or delivery time is TBD, so permits can’t be checked (over legal '
      || _over_legal || ')'
  where _over_legal is not null and (_load.pickup_at is null or _load.delivery_at is null)
  union all
  select 3, 'legs_not_confirmed', 'The legs aren’t confirmed (over legal ' || _over_legal || ')'
  from this
  where _over_legal is not null and not _is_confirmed
    and origin_state is not null and destination_state is not null
  union all
  select 3, 'legs_mismatch',
    'The legs go from ' || first || ' to ' || last || ', the load from '
      || coalesce(origin_state, _load.origin) || ' to ' || coalesce(destination_state, _load.destination)
  from this
  cross join lateral (
    select (array_agg(load_legs.jurisdiction order by sequence))[1] as first,
      (array_agg(load_legs.jurisdiction order by sequence desc))[1] as last
    from public.load_legs where load_id = _load.id
  ) as ends
  where _is_confirmed and (origin_state <> first or destination_state <> last)
  union all
  select 7, 'state_unknown',
    'We can’t tell the state of the ' || stop || ' “' || place || '”, so we can’t check its permit (over legal '
      || _over_legal || ')'
  from this
  cross join lateral (
    values ('origin', _load.origin, origin_state), ('destination', _load.destination, destination_state)
  ) as stops (stop, place, state)
  where _over_legal is not null and state is null and not _is_confirmed;
$$;
comment on function private.route_problems(public.loads, text, boolean) is
  'Why the permits of a load can''t be checked, and confirmed legs that don''t go from its origin to its '
  'destination. _over_legal as in load_over_legal; _is_confirmed: whether its legs are.';

create function private.filed_permit_problems(
  _load public.loads, _over_legal text, _is_confirmed boolean
)
returns table (
  place integer, code text, problem text, jurisdiction text, record_id uuid, leg_id uuid
)
language sql stable set search_path = '' as $$
  with permit as materialized (
    select private.permit_name(permit) as name, private.authority_name(permit) || ' permit' as permit_of,
      permit.id, permit.jurisdiction, permit.authority_type, permit.status, permit.valid_until,
      permit.valid_from, permit.leg_id, leg.sequence, leg.planned_exit_at, leg.zone,
      private.permit_zone(permit) as permit_zone,
      -- Worded only if there is one, because permit_excess measures the load for each permit.
      case when permit.status = 'issued' and (
        size.length > permit.max_length or size.width > permit.max_width or size.height > permit.max_height
        or size.weight_lbs > permit.max_weight_lbs
        or size.weight_lbs > (select sum(lbs) from unnest(permit.axle_weights) as lbs)
      ) then private.permit_excess(permit) end as excess,
      coalesce(leg.entry_at, _load.pickup_at, now()) as entry_at,
      coalesce(leg.exit_at, greatest(_load.delivery_at, _load.pickup_at, now())) as exit_at,
      private.permit_begins(permit) as begins_at, private.permit_ends(permit) as ends_at
    from public.load_permits as permit
    left join private.legs_ahead(_load) as leg on leg.id = permit.leg_id
    left join private.load_size(_load.id) as size on true
    where permit.load_id = _load.id
      -- Leaves out permits of legs the truck has left and of states the confirmed legs don't cross.
      and (permit.leg_id is null or leg.id is not null) and not (permit.leg_id is null and _is_confirmed)
      and not (permit.status = 'expired' and private.has_permit(permit.leg_id, permit))
  )
  select 4,
    case
      when permit.status = 'needed' and authority_type = 'state' and _over_legal is not null
        then 'permit_missing'
      when permit.status <> 'issued' then 'permit_not_issued'
      when ends_at <= exit_at then 'permit_expires'
      else 'permit_starts_late'
    end,
    case when permit.status = 'needed' and authority_type = 'state' and _over_legal is not null
      then 'No ' || permit_of || ' (over legal ' || _over_legal || ')'
      else permit_of || ' ' || case
        when permit.status = 'expired' then 'has expired'
        when permit.status = 'amending' then 'is being amended'
        when permit.status <> 'issued' then 'isn’t issued'
        when ends_at <= exit_at then 'expires ' || private.day_text(valid_until) || case
          when planned_exit_at is null or planned_exit_at < exit_at then ', before delivery'
          else ', before the planned exit, ' || private.permit_moment(exit_at, permit_zone, zone)
        end
        else 'starts ' || private.day_text(valid_from) || ', after '
          || case when coalesce(sequence, 1) = 1 then 'pickup' else 'the planned entry' end
      end
    end,
    permit.jurisdiction, permit.id, permit.leg_id
  from permit
  where permit.status not in ('issued', 'used') or ends_at <= exit_at or begins_at > entry_at
  union all
  select 5, 'permit_too_small', permit.name || ' is too small: ' || permit.excess,
    permit.jurisdiction, permit.id, permit.leg_id
  from permit where permit.excess is not null;
$$;
comment on function private.filed_permit_problems(public.loads, text, boolean) is
  'Permits of a load that aren''t issued, don''t cover the time of their leg or are too small. Arguments as '
  'in route_problems.';

create function private.missing_permits(_load public.loads, _over_legal text)
returns table (jurisdiction text, problem text, leg_id uuid)
language sql stable set search_path = '' as $$
  select missing.jurisdiction, 'No ' || missing.jurisdiction || ' permit (over legal ' || _over_legal || ')',
    (array_agg(missing.leg_id order by missing.sequence))[1]
  from (
    select leg.jurisdiction, leg.id as leg_id, leg.sequence
    from public.load_legs as leg
    where leg.load_id = _load.id and leg.left_at is null
      and not exists (
        select from public.load_permits
        where load_permits.leg_id = leg.id and load_permits.authority_type = 'state'
      )
    union all
    select state, null, 0
    from unnest(array[
      private.jurisdiction_of(_load.origin), private.jurisdiction_of(_load.destination)
    ]) as state
    where not exists (select from public.load_legs where load_id = _load.id)
      and state is not null and not exists (
        select from public.load_permits
        where load_permits.load_id = _load.id and load_permits.jurisdiction = state
          and load_permits.authority_type = 'state'
      )
  ) as missing
  group by missing.jurisdiction;
$$;
comment on function private.missing_permits(public.loads, text) is
  'The states in which a load over legal size or weight has no permit: states of the legs that the truck '
  'hasn''t left, or without legs of origin and destination.';

create function private.permit_problems(_load_id uuid)
returns table (
  place integer, code text, problem text, jurisdiction text, record_id uuid, leg_id uuid
)
language sql stable set search_path = '' as $$
  with this as materialized (
    select load, private.load_over_legal(load.id) as over_legal, exists (
      select from public.load_legs where load_id = load.id and is_confirmed
    ) as is_confirmed
    from public.loads as load where load.id = _load_id
  )
  select route.place, route.code, route.problem, null, null::uuid, null::uuid
  from this, private.route_problems(load, over_legal, is_confirmed) as route
  union all
  select filed.* from this, private.filed_permit_problems(load, over_legal, is_confirmed) as filed
  union all
  select 6, 'permit_missing', missing.problem, missing.jurisdiction, null, missing.leg_id
  from this, private.missing_permits(load, over_legal) as missing
  where over_legal is not null;
$$;
comment on function private.permit_problems(uuid) is
  'Problems with a load''s permits and legs: one row per reason, with the leg if it is about one. If the '
  'load is over legal size or weight, each leg that the truck hasn''t left needs an issued permit for the '
  'measured or declared size, valid from the planned entry to the planned exit (pickup and delivery while '
  'those aren''t set), compared as instants.';

-- Security definer: API roles have no grant on permit_problems, because it returns the problems of any load.
create function private.permit_count(
  _load public.loads, _problems jsonb, out valid bigint, out needed bigint
)
language sql stable security definer set search_path = '' as $$
  select filed.permits - failing.permits, filed.permits + failing.missing
  from (
    select count(*) as permits from public.load_permits as permit
    where permit.load_id = _load.id and (
      permit.leg_id is not null
      or not exists (select from public.load_legs where load_legs.load_id = _load.id and is_confirmed)
    )
  ) as filed
  cross join lateral (
    select count(distinct record_id) as permits, count(*) filter (where record_id is null) as missing
    from jsonb_to_recordset(_problems) as problem (code text, record_id uuid) where code like 'permit\_%'
  ) as failing
  where _load.status in ('planned', 'assigned', 'in_transit') and private.is_admin_or_service();
$$;
comment on function private.permit_count(public.loads, jsonb) is
  'The number of permits an open load needs, filed or not, and of those that are issued and cover their leg at '
  'the load''s size. A permit whose leg the truck has left counts as valid. Null for a closed load. _problems: '
  'its permit_problems or start_problems, which take time to compute.';
grant execute on function private.permit_count(public.loads, jsonb) to authenticated, service_role;

create function private.escort_problems(_load_id uuid)
returns table (place integer, code text, problem text, record_id uuid, states text[])
language sql stable set search_path = '' as $$
  select slot.sequence,
    case
      when slot.position = 'police' then 'escort_not_arranged'
      when holder.id is not null then 'escort_not_confirmed'
      when offers.waiting > 0 then 'escort_not_accepted'
      else 'escort_slot_open'
    end,
    private.slot_name(slot.position, slot.states) || case
      when slot.position = 'police' then ' isn’t arranged'
      when holder.id is not null then ' isn’t confirmed'
      when offers.waiting > 0 then ' hasn’t been accepted (offered to ' || offers.waiting || ')'
      else ' has no pilot car yet'
    end,
    slot.id, slot.states
  from public.escort_slots as slot
  left join public.load_escorts as holder
    on holder.slot_id = slot.id and holder.status in ('accepted', 'completed')
  cross join lateral (
    select count(*) as waiting from public.load_escorts as escort
    where escort.slot_id = slot.id and private.is_open_offer(escort)
  ) as offers
  where slot.load_id = _load_id and not slot.is_arranged
    and not (holder.id is not null and (holder.status = 'completed' or holder.confirmed_at is not null))
  union all
  select 1000, 'escort_not_accepted',
    private.slot_name(escort.position, '{}') || ' hasn’t accepted the escort', escort.id, '{}'
  from public.load_escorts as escort
  where escort.load_id = _load_id and escort.slot_id is null and private.is_open_offer(escort)
  union all
  -- The papers or the days of the job may have changed since the pilot car accepted.
  select coalesce(slot.sequence, 1000), 'escort_papers',
    private.slot_name(escort.position, coalesce(slot.states, '{}')) || ': ' || gap.problem,
    coalesce(slot.id, escort.id),
    case when gap.item = 'insurance' then coalesce(slot.states, '{}') else array[gap.item] end
  from public.load_escorts as escort
  left join public.escort_slots as slot on slot.id = escort.slot_id
  cross join lateral private.escort_cover_problems(escort.id) as gap
  where escort.load_id = _load_id and escort.status = 'accepted'
  union all
  select 0, 'escort_missing', need.problem, null,
    case when need.jurisdiction is null then '{}' else array[need.jurisdiction] end
  from private.escort_needs(_load_id) as need where need.not_needed_reason is null;
$$;
comment on function private.escort_problems(uuid) is
  'Needed escorts without a slot; escorts that aren''t certain, one row per slot: no pilot car yet, not accepted, '
  'accepted but '
  'not confirmed, or a police escort that isn''t arranged; open offers without a slot; and each gap in the '
  'certificates or the insurance of a pilot car that accepted. record_id is the slot or the offer, states '
  'where it is needed; record_id is null without a slot.';

-- Security definer: a driver can't read outages, papers of pilot cars or what other loads have booked.
create function private.start_problems(_load_id uuid)
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
    -- If the load starts late, outages that ended before today don't matter.
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
    select 7, place, code, problem, null, record_id from private.escort_problems(_load_id)
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
  'record_id the hold, permit, escort slot or offer, unit or other load it is about; jurisdiction the state '
  'or province whose permit it is about. Includes private.permit_problems and private.escort_problems.';
grant execute on function private.start_problems(uuid) to authenticated, service_role;

create function public.load_start_problems(_load_id uuid)
returns table (code text, problem text, jurisdiction text, record_id uuid)
language sql stable set search_path = '' as $$
  select problems.*
  from public.loads as load
  cross join lateral private.start_problems(load.id) as problems
  where load.id = _load_id and load.status in ('planned', 'assigned')
    and (load.driver_id = (select auth.uid()) or (select private.is_admin_or_service()));
$$;
comment on function public.load_start_problems(uuid) is
  'Why this load can''t start, one row per reason; no rows if it can, has already started, or the caller is '
  'neither its driver nor an admin. problem is a sentence without its period; record_id the hold, permit, '
  'escort slot or offer, unit or other load it is about.';
grant execute on function public.load_start_problems(uuid) to authenticated, service_role;

create function private.early_permits(_leg_id uuid, _at timestamptz)
returns table (code text, problem text)
language sql stable set search_path = '' as $$
  select 'permit_starts_late',
    private.authority_name(permit) || ' permit isn’t valid before ' || private.day_text(permit.valid_from)
  from public.load_permits as permit
  where permit.leg_id = _leg_id and permit.status = 'issued' and private.permit_begins(permit) > _at
  order by 2;
$$;
comment on function private.early_permits(uuid, timestamptz) is
  'Issued permits of a leg that begin after _at, when the truck enters it.';

-- A step of the trigger instead of a unique index on the driver, because an admin may override this reason
-- too. The lock makes two starts with one driver wait for each other, or each could miss the other load.
create function private.require_ready_start(old public.loads, new public.loads)
returns void language plpgsql set search_path = '' as $$
declare
  reasons text;
begin
  perform pg_advisory_xact_lock(
    hashtext('public.loads: driver in transit'), hashtext(new.driver_id::text)
  );
  -- Two loads without times can have the same unit, so their starts wait for each other too.
  perform pg_advisory_xact_lock(private.assignee_lock(unit_id))
  from (
    select unit_id from public.assignments
    where load_id = new.id and unit_id is not null order by unit_id
  ) as units;
  select string_agg(problem, '; ' order by place) into reasons
  from private.start_problems(new.id)
    with ordinality as listed (code, problem, jurisdiction, record_id, place)
  where
    -- If a delivered load goes back to in transit, or a load in transit gets another driver, only
    -- conflicts of the driver and the units count.
    (old.status = 'assigned' or code in ('driver_in_transit', 'unit_in_transit'))
    and not coalesce(new.start_override -> 'problems', '[]')
      @> jsonb_build_array(jsonb_build_object('code', code, 'problem', problem));
  -- Readiness compares permits with the planned entry, and the truck may start earlier.
  if old.status = 'assigned' and new.start_override is null then
    select concat_ws('; ', reasons, string_agg(early.problem, '; ')) into reasons
    from public.load_legs as leg, private.early_permits(leg.id, now()) as early
    where leg.load_id = new.id and leg.sequence = (
      select min(sequence) from public.load_legs where load_id = new.id
    );
  end if;
  if nullif(reasons, '') is not null then
    raise exception 'This load can’t start: %.', reasons using errcode = '23514';
  end if;
end;
$$;

create function private.start_problem_list(_load_id uuid)
returns jsonb language sql stable set search_path = '' as $$
  select coalesce(
    jsonb_agg(jsonb_build_object('code', code, 'problem', problem) order by place), '[]'
  )
  from private.start_problems(_load_id)
    with ordinality as listed (code, problem, jurisdiction, record_id, place);
$$;
comment on function private.start_problem_list(uuid) is 'start_problems as [{code, problem}], in its order.';

-- Security definer: admins have no grant to write start_override.
create function private.override_start(_load_id uuid, _seen timestamptz, _reason text)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  problems jsonb;
begin
  perform private.require_admin();
  if not private.is_filled_line(_reason, 500) then
    raise exception 'Enter a reason of up to 500 characters.' using errcode = '23514';
  end if;
  perform from public.loads where id = _load_id and updated_at = _seen for update;
  problems := private.start_problem_list(_load_id) || coalesce((
    select jsonb_agg(to_jsonb(early))
    from public.load_legs as leg, private.early_permits(leg.id, now()) as early
    where leg.load_id = _load_id and leg.sequence = (
      select min(sequence) from public.load_legs where load_id = _load_id
    )
  ), '[]');
  update public.loads
  set status = 'in_transit',
    start_override = case when problems <> '[]' then jsonb_build_object(
      'by', (select auth.uid()), 'at', now(), 'reason', btrim(_reason), 'problems', problems
    ) end
  where id = _load_id and updated_at = _seen and status <> 'delivered';
  return found;
end;
$$;
grant execute on function private.override_start(uuid, timestamptz, text) to authenticated, service_role;

create function public.start_load(
  _load_id uuid, _seen timestamptz, _override_reason text default null
)
returns void language plpgsql set search_path = '' as $$
begin
  if _override_reason is not null then
    if private.override_start(_load_id, _seen, _override_reason) then
      return;
    end if;
  else
    update public.loads set status = 'in_transit'
    where id = _load_id and updated_at = _seen and status <> 'delivered';
    if found then
      return;
    end if;
  end if;
  -- After a lost response, a retry finds the load started by the same person.
  if not exists (
    select from public.loads as load where load.id = _load_id and load.status = 'in_transit'
      and (select auth.uid()) = (
        select event.author_id from public.load_events as event
        where event.load_id = load.id and event.status is not null
        order by event.created_at desc, event.id desc limit 1
      )
  ) then
    perform private.raise_stale();
  end if;
end;
$$;
comment on function public.start_load(uuid, timestamptz, text) is
  'Puts an assigned load in transit. _seen is the updated_at the caller saw; PT412 if the load has changed '
  'since or the caller can''t see it. 23514 with every reason if it isn''t ready (load_start_problems). '
  'Admins may start it anyway with _override_reason (up to 500 characters), which is kept on the load and '
  'in its log with the problems it overrode; 42501 for anyone else. A repeat by the same person changes '
  'nothing.';
grant execute on function public.start_load(uuid, timestamptz, text) to authenticated, service_role;

-- A load in transit that is late or on hold still has its driver and units, so its bookings last until it
-- arrives. The conflicts below and the week on the board use this.

create function private.held_until(_load public.loads)
returns timestamptz language sql stable set search_path = '' as $$
  select case
    when _load.status <> 'in_transit' then upper(private.booked_times(_load))
    when exists (
      select from public.load_holds as hold where hold.load_id = _load.id and hold.cleared_at is null
    ) then 'infinity'
    else greatest(upper(private.booked_times(_load)), now(), (private.last_stop(_load.id)).eta_at)
  end;
$$;
comment on function private.held_until(public.loads) is
  'When a load frees its driver and units: at the end of its booking. In transit not before now or the ETA '
  'of its last stop, and infinity while it is on hold. Null for a canceled load, and for one that isn''t in '
  'transit while a time is TBD.';
grant execute on function private.held_until(public.loads) to authenticated, service_role;

-- Security definer: with the policy of assignments, Postgres can't use their index.
create function private.held_assignments(_times tstzrange)
returns setof public.assignments language sql stable security definer rows 100 set search_path = '' as $$
  select * from public.assignments where during && _times and private.is_admin_or_service()
  union
  select booking.*
  from public.loads as moving
  join public.assignments as booking on booking.load_id = moving.id
  where moving.status = 'in_transit' and private.is_admin_or_service()
    and tstzrange(lower(booking.during), private.held_until(moving)) && _times;
$$;
comment on function private.held_assignments(tstzrange) is
  'The bookings that overlap this time. Bookings of a load in transit last until it arrives. Only admins '
  'get rows.';
grant execute on function private.held_assignments(tstzrange) to authenticated, service_role;

create function private.load_days(_load public.loads)
returns daterange language sql stable set search_path = ''
return (
  select case
    when coalesce(pickup, delivery) is not null
      -- On the way west just after midnight, the local delivery day can be before the pickup day.
      then daterange(coalesce(pickup, delivery), greatest(pickup, delivery), '[]')
  end
  from (values (
    (_load.pickup_at at time zone _load.pickup_time_zone::text)::date,
    (_load.delivery_at at time zone _load.delivery_time_zone::text)::date
  )) as stops (pickup, delivery)
);
comment on function private.load_days(public.loads) is
  'The days a load takes, each end in the time zone of its stop; null while it has no times.';
grant execute on function private.load_days(public.loads) to authenticated, service_role;

create function private.held_days(_load public.loads)
returns daterange language sql stable set search_path = '' as $$
  select case
    when _load.status <> 'in_transit' then days
    when held_until = 'infinity' then daterange(lower(days), 'infinity')
    else daterange(lower(days), greatest(
      upper(days), (held_until at time zone _load.delivery_time_zone::text)::date + 1
    ))
  end
  from private.load_days(_load) as days, private.held_until(_load) as held_until;
$$;
comment on function private.held_days(public.loads) is
  'private.load_days, for a load in transit until it arrives and without an end while it is on hold.';
grant execute on function private.held_days(public.loads) to authenticated, service_role;

create type public.conflict_kind as enum (
  'load', 'escort_job', 'escort_offer', 'not_available', 'not_certified', 'certificate_expired',
  'certificate_unknown', 'not_insured'
);

create function private.conflicting_bookings(_from date, _to date, _load_id uuid)
returns table (
  kind public.conflict_kind, person_id uuid, load_id uuid, title text, origin text, destination text,
  from_day date, to_day date
)
language sql stable set search_path = '' as $$
  with bookings as (
    select 'load'::public.conflict_kind as kind, drives.driver_id as person_id, drives as load
    from public.loads as drives
    where drives.driver_id is not null and drives.status in ('assigned', 'in_transit')
    union all
    select
      case escort.status when 'accepted' then 'escort_job' else 'escort_offer' end::public.conflict_kind,
      escort.pilot_id, escorted
    from public.load_escorts as escort
    join public.loads as escorted on escorted.id = escort.load_id
    where (escort.status = 'accepted' or private.is_open_offer(escort))
      and escorted.status in ('planned', 'assigned', 'in_transit')
  )
  select kind, person_id, (load).id, (load).title, (load).origin, (load).destination, lower(days),
    case when upper(days) < 'infinity' then upper(days) - 1 end
  from bookings
  cross join lateral (
    -- A late load doesn't keep its pilot cars: they are free when their job ends.
    select case kind when 'load' then private.held_days(load) else private.load_days(load) end
  ) as held (days)
  where days && daterange(_from, _to, '[]') and _from is not null and _to is not null
    and (load).id is distinct from _load_id;
$$;
comment on function private.conflicting_bookings(date, date, uuid) is
  'Who drives or escorts another load than _load_id from _from to _to, or has an offer to.';
grant execute on function private.conflicting_bookings(date, date, uuid) to authenticated, service_role;

create function private.uncovered_pilots(_from date, _to date, _states text[])
returns table (kind public.conflict_kind, person_id uuid, states text[])
language sql stable set search_path = '' as $$
  -- A job without days is checked for today.
  select
    case
      when gap.item = 'insurance' then 'not_insured'
      when gap.cover = 'expired' then 'certificate_expired'
      when gap.cover = 'not_known' then 'certificate_unknown'
      else 'not_certified'
    end::public.conflict_kind, pilot.user_id,
    coalesce(array_agg(gap.item order by gap.item) filter (where gap.item <> 'insurance'), '{}')
  from public.user_roles as pilot
  cross join lateral private.paper_cover(
    pilot.user_id, _states, greatest(_from, private.business_day(now())),
    greatest(_from, _to, private.business_day(now()))
  ) as gap
  where pilot.role = 'pilot_car' and gap.problem is not null
  group by pilot.user_id, 1;
$$;
comment on function private.uncovered_pilots(date, date, text[]) is
  'Pilot-car operators whose certificates for _states or insurance don''t cover a job from _from to _to.';
grant execute on function private.uncovered_pilots(date, date, text[]) to authenticated, service_role;

-- Only warnings, because two short moves on one day can be fine.
create function public.assignment_conflicts(
  _from date default null, _to date default null,
  _origin text default '', _destination text default '', _load_id uuid default null,
  _states text[] default null
)
returns table (
  kind public.conflict_kind, person_id uuid, person_name text, load_id uuid, title text,
  origin text, destination text, from_day date, to_day date, states text[]
)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    with days_off as (
      -- For consecutive days, the day minus its row number is the same.
      select entry.user_id, entry.day, entry.day - row_number() over (
        partition by entry.user_id order by entry.day
      )::integer as run
      from public.availability as entry
      where not entry.available and entry.day between _from and _to
    ), route as (
      select code
      from (
        select unnest(_states)
        union select private.jurisdiction_of(_origin) where _states is null
        union select private.jurisdiction_of(_destination) where _states is null
        union select permit.jurisdiction from public.load_permits as permit
          where permit.load_id = _load_id and _states is null
      ) as codes (code)
      where code is not null
    ), found as (
      select booking.*, '{}'::text[] as states
      from private.conflicting_bookings(_from, _to, _load_id) as booking
      union all
      select 'not_available', user_id, null, null, null, null, min(day), max(day), '{}'
      from days_off group by user_id, run
      union all
      select uncovered.kind, uncovered.person_id, null, null, null, null, null, null, uncovered.states
      from private.uncovered_pilots(
        _from, _to, array(select code from route order by code)
      ) as uncovered
    )
    select found.kind, found.person_id,
      coalesce(
        nullif(btrim(person.first_name || ' ' || person.last_name), ''),
        split_part(person.email, '@', 1)
      ),
      found.load_id, found.title, found.origin, found.destination, found.from_day, found.to_day,
      found.states
    from found
    join public.profiles as person on person.id = found.person_id
    order by found.person_id, found.kind, found.from_day, found.load_id;
end;
$$;
comment on function public.assignment_conflicts(date, date, text, text, uuid, text[]) is
  'Why drivers and pilot-car operators may not be able to take a load from _from to _to (both included), one '
  'row per conflict: a load they drive, in transit until it arrives (to_day is null while it is on hold), an '
  'escort job they accepted or an offer they have on those days; days in a row they marked not available; '
  'and, for pilot-car operators, states (of _states, or of the origin, the destination and the load''s '
  'permits) for which they have no certificate, one that doesn''t cover the days, or one that isn''t known '
  'to be accepted, and insurance that doesn''t cover the days. _load_id is the load that needs them; it '
  'doesn''t conflict with itself. Without days, certificates and insurance are checked for today. Admins '
  'only (42501).';
grant execute on function public.assignment_conflicts(date, date, text, text, uuid, text[])
to authenticated, service_role;

create function private.late_stops(_load_id uuid default null)
returns table (load_id uuid, stop_id uuid)
language sql stable set search_path = '' as $$
  select stop.load_id, stop.id
  from public.loads as load
  join public.load_stops as stop on stop.load_id = load.id
  where load.status = 'in_transit' and (_load_id is null or load.id = _load_id)
    and stop.arrived_at is null
    and coalesce(stop.window_until, stop.window_from) < greatest(stop.eta_at, now())
    -- A load in transit has left its first pickup and every stop before the last one it reached.
    and exists (
      select from public.load_stops as earlier
      where earlier.load_id = stop.load_id and earlier.sequence < stop.sequence
    )
    and not exists (
      select from public.load_stops as later
      where later.load_id = stop.load_id and later.sequence > stop.sequence and later.arrived_at is not null
    );
$$;
comment on function private.late_stops(uuid) is
  'Stops of loads in transit, or of one, that the truck hasn''t reached and whose window has ended or ends '
  'before the reported ETA.';
grant execute on function private.late_stops(uuid) to authenticated, service_role;

create function private.expiring_permits(_load_id uuid default null)
returns setof uuid language sql stable set search_path = '' as $$
  select permit.id
  from public.loads as load
  join public.load_permits as permit on permit.load_id = load.id
  left join public.load_legs as leg on leg.id = permit.leg_id
  left join private.expected_exits(_load_id) as expected on expected.leg_id = leg.id
  cross join lateral (
    select greatest(coalesce(leg.planned_exit_at, load.delivery_at), expected.exit_at, now()) as at
  ) as needed_until
  where load.status in ('planned', 'assigned', 'in_transit') and (_load_id is null or load.id = _load_id)
    and permit.status in ('issued', 'amending')
    -- Days end later in our time zones than in UTC, so this spares most permits the slow exact check.
    and permit.valid_until < (needed_until.at at time zone 'UTC')::date
    and private.permit_ends(permit) <= needed_until.at;
$$;
comment on function private.expiring_permits(uuid) is
  'Issued permits, of all loads or one, those being amended included, that end before the planned exit or, in transit, before the truck is '
  'expected to leave: is_short of permit_desk.';
grant execute on function private.expiring_permits(uuid) to authenticated, service_role;

create function private.road_problems(_load_id uuid default null)
returns table (
  load_id uuid, code text, detail text, at timestamptz, time_zone public.load_time_zone, day date,
  eta_at timestamptz, place text, permit_number text
)
language sql stable set search_path = '' as $$
  select load.id, 'on_hold', hold.reason, null::timestamptz, null::public.load_time_zone, null::date,
    null::timestamptz, null, null
  from public.loads as load
  join public.load_holds as hold on hold.load_id = load.id
  where load.status = 'in_transit' and (_load_id is null or load.id = _load_id)
    and hold.cleared_at is null
  union all
  select stop.load_id, 'late', stop.place, coalesce(stop.window_until, stop.window_from), stop.time_zone, null,
    stop.eta_at, null, null
  from private.late_stops(_load_id) as late
  join public.load_stops as stop on stop.id = late.stop_id
  union all
  select permit.load_id, 'permit_expires', permit.jurisdiction, null, leg.time_zone, permit.valid_until,
    expected.exit_at, expected.place, permit.permit_number
  from private.expiring_permits(_load_id) as expiring (id)
  join public.load_permits as permit on permit.id = expiring.id
  join public.loads as load on load.id = permit.load_id
  left join public.load_legs as leg on leg.id = permit.leg_id
  left join private.expected_exits(_load_id) as expected
    on expected.leg_id = permit.leg_id and expected.exit_at >= private.permit_ends(permit)
  where load.status = 'in_transit';
$$;
comment on function private.road_problems(uuid) is
  'Problems of loads in transit, or of one. on_hold: detail is the reason for an open hold. late: detail is '
  'the stop''s place, with the end of its window and its ETA (at, eta_at, time_zone). permit_expires: the permit '
  '(permit_number) of the state in detail ends on day, before the planned exit; or before eta_at, when the '
  'truck is expected at place (null: to leave the state).';
grant execute on function private.road_problems(uuid) to authenticated, service_role;

create function public.load_road_problems(_load_id uuid)
returns table (
  code text, detail text, at timestamptz, time_zone public.load_time_zone, day date, eta_at timestamptz,
  place text, permit_number text
)
language sql stable set search_path = '' as $$
  select problem.code, problem.detail, problem.at, problem.time_zone, problem.day, problem.eta_at,
    problem.place, problem.permit_number
  from public.loads as load
  cross join lateral private.road_problems(load.id) as problem
  where load.id = _load_id
    and (load.driver_id = (select auth.uid()) or (select private.is_admin_or_service()));
$$;
comment on function public.load_road_problems(uuid) is
  'The private.road_problems of a load in transit, for its driver and admins; no rows for anyone else.';
grant execute on function public.load_road_problems(uuid) to authenticated, service_role;

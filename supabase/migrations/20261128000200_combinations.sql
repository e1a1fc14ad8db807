-- What a load's units add up to, units in a load's readiness, and units in the console.

-- src/features/loads/model/combination.ts computes the same while dispatch chooses.
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
    case when load.height > 0 then private.to_sixteenth(max(unit.deck_height) + load.height) end,
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
  'What the units of these loads add up to, for loads with units that the caller can see: axles per unit '
  'from the front (''3+2+3+1'') and in all, deck height and loaded height (deck and load) in feet, tare and '
  'gross weight in pounds. loaded_height is null without a trailer or the load''s height, gross_lbs without '
  'a tractor, a trailer or the load''s weight.';
grant execute on function public.load_combinations(uuid[]) to authenticated, service_role;

create or replace function private.start_problems(_load_id uuid)
returns table (code text, problem text, jurisdiction text, record_id uuid)
language sql stable security definer set search_path = '' as $$
  with this as (
    select load.*,
      -- On its trailer and behind its tractor, once they are known.
      private.over_legal_axes(jsonb_populate_record(load, jsonb_build_object(
        'height', greatest(load.height, combination.loaded_height),
        'weight_lbs', greatest(load.weight_lbs, combination.gross_lbs)
      ))) as over_legal,
      (coalesce(load.pickup_at, now()) at time zone load.pickup_time_zone::text)::date as pickup_day,
      -- A permit has to be valid today, even if delivery was planned for an earlier day.
      (greatest(load.delivery_at, load.pickup_at, now()) at time zone load.delivery_time_zone::text)::date
        as last_day
    from public.loads as load
    left join public.load_combinations(array[_load_id]) as combination on combination.load_id = load.id
    where load.id = _load_id
  ), unit as (
    select unit.*, private.unit_name(unit.kind, unit.number) as name
    from public.assignments as booking
    join public.units as unit on unit.id = booking.unit_id
    where booking.load_id = _load_id
  ), stops as (
    select 'origin' as stop, this.origin as place, private.jurisdiction_of(this.origin) as state
    from this
    union all
    select 'destination', this.destination, private.jurisdiction_of(this.destination) from this
  ), problems as (
    select 1 as place_in_list, 'no_driver' as code, 'No driver' as problem,
      null::text as jurisdiction, null::uuid as record_id
    from this where driver_id is null
    union all
    select 2, 'no_' || needed, 'No ' || needed, null, null
    from this, unnest(array['tractor', 'trailer']) as needed
    where not exists (select from unit where kind::text = needed)
    union all
    select 3, 'unit_out_of_service',
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
    select 4, 'unit_in_transit', unit.name || ' is in transit with ' || other.title, null, unit.id
    from unit
    join public.assignments as booking on booking.unit_id = unit.id
    join public.loads as other on other.id = booking.load_id
    where other.status = 'in_transit' and other.id <> _load_id
    union all
    select 5, 'unit_capacity',
      unit.name || ' carries ' || to_char(unit.capacity_lbs, 'FM99,999,999')
        || ' lb, the load weighs ' || to_char(this.weight_lbs, 'FM99,999,999') || ' lb',
      null, unit.id
    from unit, this where this.weight_lbs > unit.capacity_lbs
    union all
    select 6,
      case
        when permit.status <> 'issued' then 'permit_not_issued'
        when permit.valid_until < this.last_day then 'permit_expires'
        else 'permit_starts_late'
      end,
      permit.jurisdiction || ' permit ' || case
        when permit.status = 'expired' then 'has expired'
        when permit.status <> 'issued' then 'isn’t issued'
        when permit.valid_until < this.last_day
          then 'expires ' || to_char(permit.valid_until, 'FMMon FMDD') || ', before delivery'
        else 'starts ' || to_char(permit.valid_from, 'FMMon FMDD') || ', after pickup'
      end,
      permit.jurisdiction, permit.id
    from public.load_permits as permit, this
    where permit.load_id = this.id and (
      permit.status <> 'issued' or permit.valid_until < this.last_day
      or permit.valid_from > this.pickup_day
    )
    union all
    select 7, 'permit_missing',
      'No ' || stops.state || ' permit (over legal ' || min(this.over_legal) || ')', stops.state, null
    from stops, this
    where this.over_legal is not null and stops.state is not null and not exists (
      select from public.load_permits as permit
      where permit.load_id = this.id and permit.jurisdiction = stops.state
    )
    group by stops.state
    union all
    select 8, 'state_unknown',
      'We can’t tell the state of the ' || stops.stop || ' “' || stops.place
        || '”, so we can’t check its permit (over legal ' || this.over_legal || ')',
      null, null
    from stops, this where this.over_legal is not null and stops.state is null
    union all
    select 9, 'escort_not_accepted',
      case escort.position
        when 'lead' then 'Lead car' when 'chase' then 'Chase car'
        when 'high_pole' then 'High pole' else 'Steer car'
      end || ' hasn’t accepted the escort',
      null, escort.id
    from public.load_escorts as escort
    where escort.load_id = _load_id and escort.status = 'offered'
    union all
    select 10, 'driver_in_transit', 'The driver is in transit with ' || other.title, null, other.id
    from public.loads as other, this
    where other.driver_id = this.driver_id and other.status = 'in_transit' and other.id <> this.id
  )
  select code, problem, jurisdiction, record_id from problems
  order by place_in_list, jurisdiction, problem, record_id;
$$;
comment on function private.start_problems(uuid) is
  'Why a load can''t start: one row per reason, none if it can. problem is a sentence without its period; '
  'record_id the permit, escort, unit or other load it is about; jurisdiction the state or province whose '
  'permit it is about. Height is over legal with the deck, weight with the units. A permit must be issued, '
  'valid at pickup and until planned delivery, in the zones of those stops.';
comment on function public.load_start_problems(uuid) is
  'Why this load can''t start, one row per reason; no rows if it can, has already started, or the caller is '
  'neither its driver nor an admin. problem is a sentence without its period; record_id the permit, escort, '
  'unit or other load it is about.';

create or replace function private.require_ready_start()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  reasons text;
begin
  perform pg_advisory_xact_lock(
    hashtext('public.loads: driver in transit'), hashtext(new.driver_id::text)
  );
  -- Two loads without times can name the same unit; two starts of it wait for each other here.
  perform pg_advisory_xact_lock(private.assignee_lock(unit_id))
  from (
    select unit_id from public.assignments
    where load_id = new.id and unit_id is not null order by unit_id
  ) as units;
  select string_agg(problem, '; ' order by place) into reasons
  from private.start_problems(new.id)
    with ordinality as listed (code, problem, jurisdiction, record_id, place)
  where
    -- A delivered load that is put back, and another driver for a load in transit: only the driver and
    -- the units count.
    (old.status = 'assigned' or code in ('driver_in_transit', 'unit_in_transit'))
    and not coalesce(new.start_override -> 'problems', '[]')
      @> jsonb_build_array(jsonb_build_object('code', code, 'problem', problem));
  if reasons is not null then
    raise exception 'This load can’t start: %.', reasons using errcode = '23514';
  end if;
  return null;
end;
$$;

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
create view public.admin_units with (security_invoker = true) as
  select * from private.admin_units;
comment on view private.admin_units is
  'All units with plate, VIN, outage and load for admins, no rows for others.';
comment on view public.admin_units is
  'All units for admins, no rows for others. is_out_of_service: today, at our terminal. next_outage: '
  'current or next, {from_day, until_day, reason}. next_load: in transit, or with the '
  'next pickup, {id, title, status, pickup_at, pickup_time_zone, delivery_at, delivery_time_zone}.';
grant select on private.admin_units, public.admin_units to authenticated, service_role;

create function public.unit_kind_counts(_search text default '')
returns table (kind public.unit_kind, units bigint)
language sql stable set search_path = '' as $$
  select every.kind, count(unit.id)
  from unnest(enum_range(null::public.unit_kind)) as every (kind)
  left join public.units as unit on unit.kind = every.kind
    and (_search = '' or unit.search_text like (select private.contains_pattern(_search)))
  group by every.kind
  order by every.kind;
$$;
comment on function public.unit_kind_counts(text) is
  'One row per kind, 0 included: how many of the units the caller can see the search finds.';
grant execute on function public.unit_kind_counts(text) to authenticated, service_role;

-- Search: loads by the numbers of their units.
create or replace function private.refresh_load_search(_load_ids uuid[])
returns void language sql security definer set search_path = '' as $$
  insert into private.load_search (load_id, search_text)
  select load.id, lower(concat_ws(' ',
    load.title, load.origin, load.destination, load.equipment,
    (select concat_ws(' ', quote.reference, quote.customer_name, quote.commodity, quote.po_number)
     from public.quotes as quote where quote.id = load.quote_id),
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
create trigger assignments_refresh_search after insert or delete
  on public.assignments for each row execute function private.refresh_changed_load_search('load_id');

do $$
declare
  published name;
begin
  foreach published in array '{units,unit_outages,assignments}'::name[] loop
    execute format('alter publication supabase_realtime add table public.%I', published);
    execute format(
      'create trigger announce_deletions after delete on public.%I referencing old table as gone
       for each statement execute function private.announce_deletions()',
      published
    );
  end loop;
end;
$$;

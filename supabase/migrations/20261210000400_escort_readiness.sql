-- Escort slots in readiness, at the border of each state, and on the board.

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
  where escort.load_id = _load_id and escort.slot_id is null and private.is_open_offer(escort);
$$;
comment on function private.escort_problems(uuid) is
  'Which escorts of a load aren''t certain, one row per slot: no pilot car yet, not accepted, accepted but '
  'not confirmed, or a police escort that isn''t arranged; and offers without a slot that wait for an answer. '
  'record_id is the slot or the offer, states where it is needed.';

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
  'record_id the hold, permit, escort slot or offer, unit or other load it is about; jurisdiction the state or '
  'province whose permit it is about. What permits lack is private.permit_problems, what escorts lack '
  'private.escort_problems.';
comment on function public.load_start_problems(uuid) is
  'Why this load can''t start, one row per reason; no rows if it can, has already started, or the caller is '
  'neither its driver nor an admin. problem is a sentence without its period; record_id the hold, permit, '
  'escort slot or offer, unit or other load it is about.';

create or replace function private.enter_leg(_leg_id uuid, _override_reason text)
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
    union all
    select code, problem from private.escort_problems(leg.load_id) as problems
    where leg.jurisdiction = any (problems.states)
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

-- Confirming the last escort can make a load ready.
drop trigger load_escorts_zz_confirm_email on public.load_escorts;
create trigger load_escorts_zz_confirm_email after update of status, confirmed_at on public.load_escorts
  for each row when (new.status = 'accepted' and (new.slot_id is null or new.confirmed_at is not null))
  execute function private.queue_confirmation_email();
create trigger escort_slots_zz_confirm_email after update of is_arranged on public.escort_slots
  for each row when (new.is_arranged) execute function private.queue_confirmation_email();

drop function private.escorts_to_confirm();
create function private.escorts_to_confirm()
returns table (load_id uuid, record_id uuid)
language sql stable set search_path = '' as $$
  select slot.load_id, slot.id
  from public.loads as load
  join public.escort_slots as slot on slot.load_id = load.id
  where load.status in ('planned', 'assigned', 'in_transit') and not slot.is_arranged
    and coalesce(slot.meet_at, load.pickup_at) <= now() + interval '72 hours'
    and not exists (
      select from public.load_escorts as holder
      where holder.slot_id = slot.id
        and (holder.status = 'completed' or holder.status = 'accepted' and holder.confirmed_at is not null)
    )
  union all
  select escort.load_id, escort.id
  from public.loads as load
  join public.load_escorts as escort on escort.load_id = load.id
  where load.status in ('planned', 'assigned', 'in_transit') and escort.slot_id is null
    and private.is_open_offer(escort) and load.pickup_at <= now() + interval '72 hours';
$$;
comment on function private.escorts_to_confirm() is
  'Escorts of open loads that are needed within 72 hours and aren''t certain: slots without a confirmed pilot '
  'car, police escorts that aren''t arranged, and offers without a slot that wait for an answer.';
grant execute on function private.escorts_to_confirm() to authenticated, service_role;

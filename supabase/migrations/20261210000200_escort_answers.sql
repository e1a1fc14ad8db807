-- Answers of pilot cars, one function for all: the first acceptance of a slot gets it.

-- Security definer functions write the status; what a pilot car may change is decided there.
revoke update (status) on public.load_escorts from authenticated;
drop policy "Pilots can answer their offers, admins can update all" on public.load_escorts;
create policy "Admins can update escorts" on public.load_escorts
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
drop trigger load_escorts_limit_pilot_update on public.load_escorts;
drop function private.limit_pilot_update();

create or replace function private.set_escort_terms()
returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.position <> old.position then
    new.terms_changed_at := now();
  end if;
  if tg_op = 'INSERT' or new.status <> old.status then
    new.answered_at := case
      when new.status in ('accepted', 'declined', 'withdrawn') then now()
      when new.status = 'completed' then coalesce(new.answered_at, now())
    end;
    if new.status not in ('accepted', 'completed') then
      new.confirmed_at := null;
    end if;
  end if;
  return new;
end;
$$;

-- Locks the load, the slot, then the offer: all writers keep this order, so that none waits for another.
create function private.lock_escort(_escort_id uuid)
returns public.load_escorts language plpgsql set search_path = '' as $$
declare
  escort public.load_escorts;
begin
  select * into escort from public.load_escorts where id = _escort_id;
  perform from public.loads where id = escort.load_id for share;
  perform from public.escort_slots where id = escort.slot_id for update;
  select * into escort from public.load_escorts where id = _escort_id for update;
  return escort;
end;
$$;

-- Security definer: a pilot car answers an offer of a load they can't read.
create function private.answer_escort(
  _escort_id uuid, _from public.escort_status, _to public.escort_status, _seen timestamptz
)
returns void language plpgsql security definer set search_path = '' as $$
declare
  escort public.load_escorts;
  load_status public.load_status;
  begins_at timestamptz;
begin
  if not exists (
    select from public.load_escorts where id = _escort_id and pilot_id = (select auth.uid())
  ) then
    perform private.raise_stale();
  end if;
  escort := private.lock_escort(_escort_id);
  -- A repeat after a lost response finds what it wanted.
  if escort.status = _to then
    return;
  end if;
  select load.status, coalesce(slot.meet_at, load.pickup_at) into load_status, begins_at
  from public.loads as load left join public.escort_slots as slot on slot.id = escort.slot_id
  where load.id = escort.load_id;
  if _to in ('accepted', 'offered') and exists (
    select from public.load_escorts as other
    where other.slot_id = escort.slot_id and other.id <> escort.id and other.status in ('accepted', 'completed')
  ) then
    raise exception 'Another pilot took this job.' using errcode = '23514';
  elsif _to = 'accepted' and (escort.status = 'lapsed' or escort.lapses_at <= clock_timestamp()) then
    raise exception 'This offer has ended. Call dispatch if you still want the job.' using errcode = '23514';
  elsif escort.status is distinct from _from
    or _to = 'accepted' and escort.terms_changed_at is distinct from _seen
  then
    perform private.raise_stale();
  elsif _from = 'accepted' and _to = 'withdrawn' and load_status in ('planned', 'assigned')
    and begins_at <= now() + interval '24 hours'
  then
    raise exception 'This job starts in less than 24 hours. Call dispatch to give it back.'
      using errcode = '23514';
  elsif (case
    when (_from, _to) = ('offered', 'accepted') then load_status in ('planned', 'assigned', 'in_transit')
    when (_from, _to) = ('offered', 'declined') then true
    when (_from, _to) = ('accepted', 'completed') then load_status in ('in_transit', 'delivered')
    when (_from, _to) = ('accepted', 'withdrawn') then load_status in ('planned', 'assigned')
    when _from in ('accepted', 'declined') and _to = 'offered'
      then escort.answered_at > now() - interval '10 minutes' and load_status in ('planned', 'assigned')
    else false
  end) is not true then
    raise exception 'Pilot-car operators can only accept, decline, give back or complete an escort.'
      using errcode = '42501';
  end if;
  update public.load_escorts set status = _to where id = _escort_id;
end;
$$;
comment on function private.answer_escort(uuid, public.escort_status, public.escort_status, timestamptz) is
  'Implements public.answer_escort.';
create function public.answer_escort(
  _escort_id uuid, _from public.escort_status, _to public.escort_status, _seen timestamptz default null
)
returns void language sql set search_path = '' as $$
  select private.answer_escort(_escort_id, _from, _to, _seen);
$$;
comment on function public.answer_escort(uuid, public.escort_status, public.escort_status, timestamptz) is
  'The caller''s answer to an escort offered to them: _from the status they saw, _to accepted, declined, '
  'completed, withdrawn (up to 24 hours before the job starts) or offered (undo, for ten minutes). Accepting '
  'names the terms_changed_at they saw (_seen). Of several who accept a slot, the first gets it; the others '
  'get 23514 “Another pilot took this job.” 23514 with a sentence, too, for an offer whose time ran out and '
  'for a time at which they escort another load. Repeating an answer changes nothing. PT412 if dispatch '
  'changed or withdrew the offer; 42501 for any other step.';

-- Security definer: no API role may write confirmed_at.
create function private.confirm_escort(_escort_id uuid, _seen timestamptz)
returns void language plpgsql security definer set search_path = '' as $$
declare
  escort public.load_escorts;
begin
  if not exists (
    select from public.load_escorts
    where id = _escort_id and (pilot_id = (select auth.uid()) or (select private.is_admin()))
  ) then
    perform private.raise_stale();
  end if;
  escort := private.lock_escort(_escort_id);
  if escort.status is distinct from 'accepted' or escort.terms_changed_at is distinct from _seen then
    perform private.raise_stale();
  end if;
  update public.load_escorts set confirmed_at = now() where id = _escort_id and confirmed_at is null;
end;
$$;
comment on function private.confirm_escort(uuid, timestamptz) is 'Implements public.confirm_escort.';
create function public.confirm_escort(_escort_id uuid, _seen timestamptz)
returns void language sql set search_path = '' as $$
  select private.confirm_escort(_escort_id, _seen);
$$;
comment on function public.confirm_escort(uuid, timestamptz) is
  'The pilot car of an accepted escort, or an admin who called them, confirms that they''ll be there. _seen '
  'is the terms_changed_at they saw: PT412 if it changed, or if the escort isn''t accepted or theirs. '
  'Repeating it changes nothing. When the terms change, it has to be confirmed again.';

-- What pilot cars read

drop function public.my_escort_offers();
drop function private.escort_offers();
-- Security definer: the operator can't read the load until they accept.
create function private.escort_offers()
returns table (
  escort_id uuid, "position" public.escort_position, load_status public.load_status,
  meeting_area text, destination_state text, states text[], pickup_day date, delivery_day date,
  equipment text, length numeric, width numeric, height numeric, loaded_height numeric, gross_lbs integer,
  meet_at timestamptz, ends_at timestamptz, time_zone public.load_time_zone, lapses_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select escort.id, escort.position, load.status, coalesce(nullif(slot.meet_place, ''), load.origin),
    private.jurisdiction_of(load.destination),
    coalesce(slot.states, array(
      select state from (
        select private.jurisdiction_of(load.origin) as state
        union select private.jurisdiction_of(load.destination)
        union select jurisdiction::text from public.load_permits where load_id = load.id
      ) as crossed
      where state is not null order by state
    )),
    coalesce(
      (slot.meet_at at time zone slot.time_zone::text)::date,
      (load.pickup_at at time zone load.pickup_time_zone::text)::date
    ),
    coalesce(
      (slot.ends_at at time zone slot.time_zone::text)::date,
      (load.delivery_at at time zone load.delivery_time_zone::text)::date
    ),
    load.equipment, load.length, load.width, load.height, size.height, size.weight_lbs,
    slot.meet_at, slot.ends_at, slot.time_zone, escort.lapses_at
  from public.load_escorts as escort
  join public.loads as load on load.id = escort.load_id
  left join public.escort_slots as slot on slot.id = escort.slot_id
  cross join lateral private.load_size(load.id) as size
  where escort.pilot_id = (select auth.uid()) and private.is_open_offer(escort)
  order by escort.created_at desc, escort.id
  limit 100;
$$;
comment on function private.escort_offers() is 'Implements public.my_escort_offers.';
create function public.my_escort_offers()
returns table (
  escort_id uuid, "position" public.escort_position, load_status public.load_status,
  meeting_area text, destination_state text, states text[], pickup_day date, delivery_day date,
  equipment text, length numeric, width numeric, height numeric, loaded_height numeric, gross_lbs integer,
  meet_at timestamptz, ends_at timestamptz, time_zone public.load_time_zone, lapses_at timestamptz
)
language sql stable set search_path = '' as $$
  select * from private.escort_offers();
$$;
comment on function public.my_escort_offers() is
  'Terms of the escorts offered to the caller that still wait for an answer, newest first, 100 at most: '
  'where to meet (the place of the slot, otherwise the city of pickup), the state of the destination, the '
  'states to escort in (postal codes), local first and last day (null while not set), the load''s size in '
  'feet, its height on the trailer and gross weight as far as known; and, for a slot, meet time and end with '
  'their zone. lapses_at is when the offer ends. The rest of the load is visible after accepting.';

-- An offer that ended books no one.
drop function public.assignment_conflicts(date, date, text, text, uuid);
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
    with bookings as (
      select 'load'::public.conflict_kind as booked_as, drives.driver_id as booked, drives as booked_load
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
    ), days_off as (
      -- Days in a row differ from their number by the same day.
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
      select booked_as as kind, booked as person_id, (booked_load).id as load_id,
        (booked_load).title as title, (booked_load).origin as origin,
        (booked_load).destination as destination, lower(days) as from_day, upper(days) - 1 as to_day,
        '{}'::text[] as states
      from bookings, private.load_days(booked_load) as days
      where days && daterange(_from, _to, '[]') and _from is not null and _to is not null
        and (booked_load).id is distinct from _load_id
      union all
      select 'not_available', user_id, null, null, null, null, min(day), max(day), '{}'
      from days_off group by user_id, run
      union all
      select 'not_certified', pilot.user_id, null, null, null, null, null, null,
        array_agg(route.code order by route.code)
      from public.user_roles as pilot
      cross join route
      left join public.pilot_profiles as equipment on equipment.user_id = pilot.user_id
      where pilot.role = 'pilot_car' and route.code <> all (coalesce(equipment.certified_states, '{}'))
      group by pilot.user_id
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
  'Why drivers and pilot-car operators may not be able to take a load from _from to _to (both included), '
  'one row per conflict: a load they drive, an escort job they accepted or an offer they have on those '
  'days; days in a row they marked not available; and, for pilot-car operators, the states in which they '
  'aren''t certified (states): of _states, or of the origin, the destination and the load''s permits. '
  '_load_id is the load that needs them; it doesn''t conflict with itself. Without days only certifications '
  'are checked. Admins only (42501).';

grant execute on function
  private.answer_escort(uuid, public.escort_status, public.escort_status, timestamptz),
  public.answer_escort(uuid, public.escort_status, public.escort_status, timestamptz),
  private.confirm_escort(uuid, timestamptz), public.confirm_escort(uuid, timestamptz),
  private.escort_offers(), public.my_escort_offers(),
  public.assignment_conflicts(date, date, text, text, uuid, text[])
to authenticated, service_role;

-- What pilot cars read on their page: their open offers and their accepted jobs, in one function.

drop function public.my_escort_offers();
drop function private.escort_offers();
-- Security definer: the operator can't read the load until they accept, and never its units.
create function private.escort_jobs()
returns table (
  escort_id uuid, "position" public.escort_position, status public.escort_status,
  load_number text, load_status public.load_status,
  meeting_area text, destination_state text, states text[], pickup_day date, delivery_day date,
  equipment text, length numeric, width numeric, height numeric, loaded_height numeric, gross_lbs integer,
  meet_at timestamptz, ends_at timestamptz, time_zone public.load_time_zone, lapses_at timestamptz,
  has_rivals boolean
)
language sql stable security definer set search_path = '' as $$
  select escort.id, escort.position, escort.status, load.number, load.status,
    coalesce(nullif(slot.meet_place, ''), load.origin),
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
    load.equipment, load.length, coalesce(measure.width, load.width), load.height,
    coalesce(measure.height, combination.loaded_height),
    coalesce(measure.weight_lbs, combination.gross_lbs),
    slot.meet_at, slot.ends_at, slot.time_zone, escort.lapses_at,
    exists (
      select from public.load_escorts as other
      where other.slot_id = escort.slot_id and other.id <> escort.id and private.is_open_offer(other)
    )
  from public.load_escorts as escort
  join public.loads as load on load.id = escort.load_id
  left join public.escort_slots as slot on slot.id = escort.slot_id
  left join public.load_combinations(array[load.id]) as combination on true
  left join lateral (
    select * from public.load_measures where load_id = load.id order by created_at desc, id desc limit 1
  ) as measure on true
  where escort.pilot_id = (select auth.uid()) and (
    private.is_open_offer(escort)
    or escort.status = 'accepted' and load.id in (select private.my_load_ids())
  )
  order by escort.created_at desc, escort.id
  limit 200;
$$;
comment on function private.escort_jobs() is 'Implements public.my_escort_jobs.';
create function public.my_escort_jobs()
returns table (
  escort_id uuid, "position" public.escort_position, status public.escort_status,
  load_number text, load_status public.load_status,
  meeting_area text, destination_state text, states text[], pickup_day date, delivery_day date,
  equipment text, length numeric, width numeric, height numeric, loaded_height numeric, gross_lbs integer,
  meet_at timestamptz, ends_at timestamptz, time_zone public.load_time_zone, lapses_at timestamptz,
  has_rivals boolean
)
language sql stable set search_path = '' as $$
  select * from private.escort_jobs();
$$;
comment on function public.my_escort_jobs() is
  'The caller''s escort offers that still wait for an answer, and the jobs they accepted, newest first, 200 at '
  'most: the load''s number, where to meet (the place of the slot, otherwise the city of pickup), the state of '
  'the destination, the states to escort in (postal codes), local first and last day (null while not set), '
  'the load''s size in feet, and, for a slot, meet time and end with their zone. loaded_height (feet, from the '
  'ground) and gross_lbs (pounds) are null until the load was measured or has its units. lapses_at is when an '
  'offer ends; has_rivals whether other pilot cars have an open offer for the same slot. Rates are in '
  'escort_rates. The rest of the load is visible after accepting.';
grant execute on function private.escort_jobs(), public.my_escort_jobs() to authenticated, service_role;

-- As before, and an entry when a pilot car, or dispatch for them, confirms.
create or replace function private.log_load_part()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  bookkeeping constant text[] :=
    '{updated_at,answered_at,terms_changed_at,during,lapses_at,confirmed_at,sequence}';
  part jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  before jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  title text := (select title from public.loads where id = (part ->> 'load_id')::uuid);
  is_confirmation boolean := coalesce(
    before ->> 'confirmed_at' is null and part ->> 'confirmed_at' is not null and before is not null, false
  );
  is_status_change boolean := is_confirmation or before ->> 'status' <> part ->> 'status';
begin
  if title is null or part - bookkeeping = before - bookkeeping and not is_confirmation then
    return null;
  end if;
  -- The entry of the one who accepted or gave the slot back is enough.
  if part ->> 'status' in ('taken', 'lapsed') or before ->> 'status' = 'taken' then
    return null;
  end if;
  perform private.log_load_entry(
    case
      when tg_op = 'INSERT' then 'created'
      when tg_op = 'DELETE' then 'deleted'
      when is_status_change then 'status_changed'
      else 'updated'
    end,
    tg_argv[0], (part ->> 'load_id')::uuid,
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
    case when tg_op = 'INSERT' then (part ->> 'created_at')::timestamptz else now() end
  );
  return null;
end;
$$;

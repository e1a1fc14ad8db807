-- A load starts (assigned → in transit) only when nothing speaks against it: private.start_problems is
-- the one list of reasons. The console, the driver's page and the trigger below all use it.

alter table public.loads add column start_override jsonb;
comment on column public.loads.start_override is
  'Set while a load is, or was, in transit because an admin started it despite problems: {by, at, reason, '
  'problems: [{code, problem}]}. Only public.start_load writes it; going back to assigned clears it.';
alter table public.load_events add column start_override jsonb;
comment on column public.load_events.start_override is
  'On the entry of a start that an admin forced: a copy of loads.start_override. Only the trigger on loads '
  'writes it.';

create function private.jurisdiction_of(place text)
returns text language sql immutable parallel safe set search_path = ''
return (
  select code
  from upper(substring(
    regexp_replace(place, ',?\s+(USA?|U\.S\.A?\.?|United States|Canada)\s*$', '', 'i')
    from ',\s*([A-Za-z]{2})(?:\s+(?:\d{5}(?:-\d{4})?|[A-Za-z]\d[A-Za-z]\s?\d[A-Za-z]\d))?\s*$'
  )) as code
  where code = any (private.jurisdictions())
);
comment on function private.jurisdiction_of(text) is
  'The state or province at the end of ''City, ST'' (a ZIP or postal code and the country may follow), or '
  'null if it has none that we know.';

create function private.over_legal_axes(_load public.loads)
returns text language sql immutable set search_path = ''
-- Width: 102 inches, 23 CFR 658.15. Length: a 53 ft semitrailer, the usual limit under 23 CFR 658.13.
-- Weight: 80,000 lb gross, 23 CFR 658.17 and 23 U.S.C. 127. Height: no federal limit; most states allow
-- 13.5 ft. The deck is unknown, so only the load's own height counts. 0 and null mean "not known yet".
return nullif(concat_ws(' and ',
  case when _load.length > 53 then 'length' end,
  case when _load.width > 8.5 then 'width' end,
  case when _load.height > 13.5 then 'height' end,
  case when _load.weight_lbs > 80000 then 'weight' end
), '');
comment on function private.over_legal_axes(public.loads) is
  'In what a load alone is over legal size or weight, such as ''width and height''; null if in nothing.';

-- Security definer: it reads the driver's other loads, which a pilot-car operator can't, and a trigger
-- calls it for every role.
create function private.start_problems(_load_id uuid)
returns table (code text, problem text, jurisdiction text, record_id uuid)
language sql stable security definer set search_path = '' as $$
  with this as (
    select load.*,
      private.over_legal_axes(load) as over_legal,
      (coalesce(load.pickup_at, now()) at time zone load.pickup_time_zone::text)::date as pickup_day,
      -- A permit has to be valid today, even if delivery was planned for an earlier day.
      (greatest(load.delivery_at, load.pickup_at, now()) at time zone load.delivery_time_zone::text)::date
        as last_day
    from public.loads as load where load.id = _load_id
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
    select 2,
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
    select 3, 'permit_missing',
      'No ' || stops.state || ' permit (over legal ' || min(this.over_legal) || ')', stops.state, null
    from stops, this
    where this.over_legal is not null and stops.state is not null and not exists (
      select from public.load_permits as permit
      where permit.load_id = this.id and permit.jurisdiction = stops.state
    )
    group by stops.state
    union all
    select 4, 'state_unknown',
      'We can’t tell the state of the ' || stops.stop || ' “' || stops.place
        || '”, so we can’t check its permit (over legal ' || this.over_legal || ')',
      null, null
    from stops, this where this.over_legal is not null and stops.state is null
    union all
    select 5, 'escort_not_accepted',
      case escort.position
        when 'lead' then 'Lead car' when 'chase' then 'Chase car'
        when 'high_pole' then 'High pole' else 'Steer car'
      end || ' hasn’t accepted the escort',
      null, escort.id
    from public.load_escorts as escort
    where escort.load_id = _load_id and escort.status = 'offered'
    union all
    select 6, 'driver_in_transit', 'The driver is in transit with ' || other.title, null, other.id
    from public.loads as other, this
    where other.driver_id = this.driver_id and other.status = 'in_transit' and other.id <> this.id
  )
  select code, problem, jurisdiction, record_id from problems
  order by place_in_list, jurisdiction, problem, record_id;
$$;
comment on function private.start_problems(uuid) is
  'Why a load can''t start: one row per reason, none if it can. problem is a sentence without its period; '
  'record_id the permit, escort or other load it is about; jurisdiction the state or province whose permit '
  'it is about. A permit must be issued, valid at pickup and until planned delivery, in the zones of those '
  'stops.';

create function private.start_problem_list(_load_id uuid)
returns jsonb language sql stable set search_path = '' as $$
  select coalesce(
    jsonb_agg(jsonb_build_object('code', code, 'problem', problem) order by place), '[]'
  )
  from private.start_problems(_load_id)
    with ordinality as listed (code, problem, jurisdiction, record_id, place);
$$;
comment on function private.start_problem_list(uuid) is 'start_problems as [{code, problem}], in its order.';

-- A trigger rather than a unique index on the driver: an admin may override this reason too. The lock
-- makes two starts of one driver wait for each other, so both can't miss the other load.
-- Security definer: the lists above belong to no API role.
create function private.require_ready_start()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  reasons text;
begin
  perform pg_advisory_xact_lock(
    hashtext('public.loads: driver in transit'), hashtext(new.driver_id::text)
  );
  select string_agg(problem, '; ' order by place) into reasons
  from private.start_problems(new.id)
    with ordinality as listed (code, problem, jurisdiction, record_id, place)
  where
    -- A delivered load that is put back, and another driver for a load in transit: only the driver counts.
    (old.status = 'assigned' or code = 'driver_in_transit')
    and not coalesce(new.start_override -> 'problems', '[]')
      @> jsonb_build_array(jsonb_build_object('code', code, 'problem', problem));
  if reasons is not null then
    raise exception 'This load can’t start: %.', reasons using errcode = '23514';
  end if;
  return null;
end;
$$;
-- After the update, so that start_problems sees the row as it was changed. Triggers run in the order of
-- their names: this one runs after those that refuse the step or the caller.
create trigger loads_require_ready_start after update on public.loads
  for each row when (
    new.status = 'in_transit' and new.driver_id is not null
    and (old.status <> 'in_transit' or new.driver_id is distinct from old.driver_id)
  )
  execute function private.require_ready_start();

create function private.clear_start_override()
returns trigger language plpgsql set search_path = '' as $$
begin
  new.start_override := null;
  return new;
end;
$$;
create trigger loads_start_override_clear before update on public.loads
  for each row when (new.status in ('planned', 'assigned') and new.start_override is not null)
  execute function private.clear_start_override();

create or replace function private.log_load_status()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.load_events (load_id, author_id, status, start_override)
  values (
    new.id, (select id from public.profiles where id = (select auth.uid())), new.status,
    case when old.status = 'assigned' then new.start_override end
  );
  return null;
end;
$$;

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
  'neither its driver nor an admin. problem is a sentence without its period; record_id the permit, escort '
  'or other load it is about.';

-- Security definer: no role is granted to write start_override.
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
  problems := private.start_problem_list(_load_id);
  update public.loads
  set status = 'in_transit',
    start_override = case when problems <> '[]' then jsonb_build_object(
      'by', (select auth.uid()), 'at', now(), 'reason', btrim(_reason), 'problems', problems
    ) end
  where id = _load_id and updated_at = _seen and status <> 'delivered';
  return found;
end;
$$;
comment on function private.override_start(uuid, timestamptz, text) is 'Implements public.start_load.';

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
  -- A repeat after a lost response finds the load started by the same person.
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

grant execute on function
  private.override_start(uuid, timestamptz, text),
  private.start_problems(uuid),
  public.load_start_problems(uuid),
  public.start_load(uuid, timestamptz, text)
to authenticated, service_role;

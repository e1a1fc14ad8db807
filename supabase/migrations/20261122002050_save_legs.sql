-- Saving legs: dispatch edits, splits, drops and reorders the legs of a load. It's after the permits because a
-- permit moves with its leg, and confirming legs files the permits they need (docs/decisions/0036).

create function private.leg_name(_leg public.load_legs)
returns text language sql immutable set search_path = ''
return 'leg ' || _leg.sequence || ' (' || _leg.jurisdiction || ')';

create function private.check_leg(_leg public.load_legs)
returns void language plpgsql stable set search_path = '' as $$
begin
  if not coalesce(_leg.jurisdiction = any (private.jurisdictions()), false) then
    raise exception 'Choose a state or province for leg %.', _leg.sequence using errcode = '23514';
  elsif not (
    private.is_time_in_range(_leg.planned_entry_at) and private.is_time_in_range(_leg.planned_exit_at)
  ) then
    raise exception 'Enter a year from 2000 to 2099 for %.', _leg.jurisdiction using errcode = '23514';
  elsif _leg.planned_exit_at < _leg.planned_entry_at then
    raise exception 'The planned exit of % is before its entry.', private.leg_name(_leg)
      using errcode = '23514';
  elsif _leg.miles not between 1 and 5000 then
    raise exception 'Enter 1 to 5,000 miles for %.', private.leg_name(_leg) using errcode = '23514';
  elsif not coalesce(
    private.is_line(_leg.entry_place, 160) and private.is_line(_leg.exit_place, 160)
    and private.is_line(_leg.road, 160), false
  ) then
    raise exception 'Places and road of % can have up to 160 characters each, on one line.',
      private.leg_name(_leg) using errcode = '23514';
  elsif not private.is_travel(_leg.travel) then
    raise exception 'Check the travel limits of %.', private.leg_name(_leg) using errcode = '23514';
  end if;
end;
$$;
comment on function private.check_leg(public.load_legs) is
  'Raises 23514 with a sentence if a leg can''t be saved, whatever its neighbors are.';

create function private.read_legs(_load_id uuid, _legs jsonb)
returns public.load_legs[] language plpgsql stable set search_path = '' as $$
declare
  wanted public.load_legs[];
  leg public.load_legs;
  before public.load_legs;
begin
  if jsonb_typeof(_legs) is distinct from 'array' or jsonb_array_length(_legs) not between 1 and 60 then
    raise exception 'A load has 1 to 60 legs.' using errcode = '23514';
  end if;
  select array_agg(listed order by (listed).sequence) into wanted from (
    select jsonb_populate_record(null::public.load_legs, '{
      "entry_place": "", "exit_place": "", "road": "", "miles_is_estimate": false, "travel": {}
    }' || jsonb_strip_nulls(item) || jsonb_build_object(
      'load_id', _load_id, 'sequence', position
    )) as listed
    from jsonb_array_elements(_legs) with ordinality as legs (item, position)
  ) as legs;
  if (select count(id) <> count(distinct id) from unnest(wanted)) then
    raise exception 'A leg is listed twice. Reload the page.' using errcode = '23514';
  elsif exists (
    select from public.load_legs where id in (select id from unnest(wanted)) and load_id <> _load_id
  ) then
    raise exception 'These legs are of another load. Reload the page.' using errcode = '23514';
  end if;
  foreach leg in array wanted loop
    perform private.check_leg(leg);
    if before.exit_place <> '' and leg.entry_place <> ''
      and not private.is_same_place(before.exit_place, leg.entry_place)
    then
      raise exception 'Leg % ends in %. Leg % must start there.',
        before.sequence, before.exit_place, leg.sequence using errcode = '23514';
    end if;
    before := leg;
  end loop;
  return wanted;
end;
$$;
comment on function private.read_legs(uuid, jsonb) is
  'The legs in _legs of save_load_legs, in their order. 23514 with a sentence for a leg that can''t be saved.';

create function private.change_driven_legs(
  _load_id uuid, _wanted public.load_legs[], _reason text
)
returns void language plpgsql set search_path = '' as $$
declare
  driven public.load_legs;
  kept public.load_legs;
begin
  for driven in
    select * from public.load_legs where load_id = _load_id and entered_at is not null order by sequence
  loop
    select * into kept from unnest(_wanted) as leg where leg.id = driven.id;
    if (kept.jurisdiction, kept.sequence) is distinct from (driven.jurisdiction, driven.sequence) then
      raise exception 'The truck has entered %. Keep that leg where it is.', private.leg_name(driven)
        using errcode = '23514';
    end if;
    continue when (kept.planned_entry_at, kept.planned_exit_at)
      is not distinct from (driven.planned_entry_at, driven.planned_exit_at);
    if not coalesce(private.is_filled_line(_reason, 500), false) then
      raise exception 'The truck has entered %. Enter a reason of up to 500 characters to change its times.',
        private.leg_name(driven) using errcode = '23514';
    end if;
    insert into public.load_events (load_id, author_id, note)
    select _load_id, (select id from public.profiles where id = (select auth.uid())),
      format('Planned times of %s changed to %s (were %s). Reason: %s', private.leg_name(driven),
        private.leg_times_text(kept), private.leg_times_text(driven), btrim(_reason));
  end loop;
end;
$$;
comment on function private.change_driven_legs(uuid, public.load_legs[], text) is
  'Raises 23514 if a leg the truck has entered would move, go or become another state''s, or if its planned '
  'times would change without a reason. Logs the change of times.';

create function private.leg_times_text(_leg public.load_legs)
returns text language sql stable set search_path = ''
return (
  select coalesce(private.time_text(_leg.planned_entry_at at time zone zone), 'TBD') || ' to '
    || coalesce(private.time_text(_leg.planned_exit_at at time zone zone), 'TBD')
  from (
    select coalesce(_leg.time_zone, private.state_time_zone(_leg.jurisdiction))::text as zone
  ) as leg
);
comment on function private.leg_times_text(public.load_legs) is
  'The planned entry and exit of a leg in its time zone.';

create function private.is_route_kept(
  _permit public.load_permits, _old public.load_legs, _kept public.load_legs, _wanted public.load_legs[]
)
returns boolean language sql stable set search_path = ''
return (_old.entry_place, _old.exit_place) = (_kept.entry_place, _kept.exit_place)
  or _old.entry_place = _kept.entry_place and (
    -- Split: the next legs in the same state lead to where the leg ended.
    exists (
      select from unnest(_wanted) as part
      where part.sequence > _kept.sequence and part.exit_place = _old.exit_place and not exists (
        select from unnest(_wanted) as way
        where way.sequence between _kept.sequence and part.sequence
          and way.jurisdiction <> _kept.jurisdiction
      )
    )
    -- A split leg that was joined again, with its permit unchanged.
    or exists (
      select from public.load_legs as part
      where part.load_id = _old.load_id and part.sequence > _old.sequence
        and part.exit_place = _kept.exit_place and not exists (
          select from public.load_legs as way
          where way.load_id = _old.load_id and way.sequence > _old.sequence
            and way.sequence <= part.sequence and (
              way.jurisdiction <> _old.jurisdiction or way.created_at <= _permit.updated_at
              or way.id in (select id from unnest(_wanted))
            )
        )
    )
  );
comment on function private.is_route_kept(
  public.load_permits, public.load_legs, public.load_legs, public.load_legs[]
) is
  'Whether the route of a permit stays the same when its leg _old becomes _kept, one of the legs _wanted.';

create function private.permit_legs(_load_id uuid)
returns jsonb language sql stable set search_path = ''
return (
  select coalesce(jsonb_object_agg(permit.id, jsonb_build_object(
    'leg_id', leg.id, 'entry_place', leg.entry_place, 'exit_place', leg.exit_place
  )), '{}')
  from public.load_permits as permit join public.load_legs as leg on leg.id = permit.leg_id
  where permit.load_id = _load_id
);
comment on function private.permit_legs(uuid) is
  'The leg of each permit of a load and its route: {permit id: {leg_id, entry_place, exit_place}}.';

create function private.hold_changed_routes(_load_id uuid, _wanted public.load_legs[])
returns void language plpgsql set search_path = '' as $$
declare
  permit public.load_permits;
begin
  -- A permit is for one route, so another entry or exit needs an amended permit.
  for permit in
    select filed.* from public.load_permits as filed
    join public.load_legs as old on old.id = filed.leg_id
    join unnest(_wanted) as kept on kept.id = old.id
    where old.load_id = _load_id and filed.status = 'issued' and old.is_confirmed
      and not private.is_route_kept(filed, old, kept, _wanted)
  loop
    perform private.hold_for_permit(
      permit, 'the route of its leg changed', private.permit_legs(_load_id) -> permit.id::text
    );
  end loop;
end;
$$;

create function private.move_permits(_load_id uuid, _permits jsonb, _before jsonb)
returns void language plpgsql set search_path = '' as $$
declare
  permit public.load_permits;
  leg public.load_legs;
begin
  -- Two permits can change places, so first all of them leave their legs.
  update public.load_permits set leg_id = null
  where load_id = _load_id and leg_id is not null and _permits ? id::text;
  for permit in select * from public.load_permits where load_id = _load_id and _permits ? id::text loop
    select * into leg from public.load_legs
    where load_id = _load_id and id::text = _permits ->> permit.id::text;
    if leg.jurisdiction is distinct from permit.jurisdiction then
      raise exception 'Choose a leg in % for the %.', permit.jurisdiction, private.permit_name(permit)
        using errcode = '23514';
    end if;
    delete from public.load_permits as filed
    where leg_id = leg.id and status = 'needed' and permit_number is null
      and private.is_same_authority(filed, permit);
    if permit.status <> 'expired' and private.has_permit(leg.id, permit) then
      raise exception 'A permit is on % already, so it can’t take the %.',
        private.leg_name(leg), private.permit_name(permit) using errcode = '23514';
    end if;
    update public.load_permits set leg_id = leg.id where id = permit.id;
    if permit.status = 'issued' then
      perform private.hold_for_permit(
        permit, 'it moved to ' || private.leg_name(leg), _before -> permit.id::text
      );
    end if;
  end loop;
end;
$$;
comment on function private.move_permits(uuid, jsonb, jsonb) is
  'Moves permits to other legs of their state: {permit id: leg id}. An issued one is marked as amending and '
  'puts the load on hold, because a permit is for one route. _before: their legs until now, as permit_legs '
  'returns them.';

create function private.drop_legs(_load_id uuid, _wanted public.load_legs[], _permits jsonb)
returns void language plpgsql set search_path = '' as $$
declare
  filed record;
begin
  -- A permit that wasn't applied for is deleted with its leg.
  select permit, leg into filed from public.load_permits as permit
  join public.load_legs as leg on leg.id = permit.leg_id
  where leg.load_id = _load_id and not (permit.status = 'needed' and permit.permit_number is null)
    and not _permits ? permit.id::text and not exists (
      select from unnest(_wanted) as kept where kept.id = leg.id and kept.jurisdiction = leg.jurisdiction
    )
  order by leg.sequence limit 1;
  if found then
    raise exception 'The % is for %. Choose another leg in % for it, or remove the permit first.',
      private.permit_name(filed.permit), private.leg_name(filed.leg), (filed.leg).jurisdiction
      using errcode = '23514';
  end if;
  -- With another state, the same id is another leg.
  delete from public.load_legs as old
  where load_id = _load_id and not exists (
    select from unnest(_wanted) as kept where kept.id = old.id and kept.jurisdiction = old.jurisdiction
  );
end;
$$;
comment on function private.drop_legs(uuid, public.load_legs[], jsonb) is
  'Deletes the legs of a load that aren''t among _wanted. 23514 with the permit''s name if one has a permit '
  'that _permits doesn''t move.';

-- Security definer: no API role may write legs or a load's updated_at.
create function private.save_load_legs(
  _load_id uuid, _seen timestamptz, _legs jsonb, _permits jsonb, _reason text
)
returns timestamptz language plpgsql security definer set search_path = '' as $$
declare
  this_load constant public.loads := private.lock_load_version(_load_id, _seen);
  permits_before constant jsonb := private.permit_legs(_load_id);
  wanted public.load_legs[];
begin
  if this_load.status in ('delivered', 'cancelled') then
    raise exception 'This load is closed. Reopen it to change its legs.' using errcode = '23514';
  end if;
  wanted := private.read_legs(_load_id, _legs);
  perform private.change_driven_legs(_load_id, wanted, _reason);
  perform private.hold_changed_routes(_load_id, wanted);
  perform private.drop_legs(_load_id, wanted, _permits);
  insert into public.load_legs as old (
    id, load_id, sequence, jurisdiction, entry_place, exit_place, road, miles, miles_is_estimate, time_zone,
    planned_entry_at, planned_exit_at, travel, is_confirmed
  )
  select coalesce(id, gen_random_uuid()), load_id, sequence, jurisdiction, entry_place, exit_place, road,
    miles, miles_is_estimate, coalesce(time_zone, private.state_time_zone(jurisdiction)), planned_entry_at,
    planned_exit_at, travel, true
  from unnest(wanted)
  on conflict (id) do update set
    sequence = excluded.sequence, entry_place = excluded.entry_place, exit_place = excluded.exit_place,
    road = excluded.road, miles = excluded.miles, miles_is_estimate = excluded.miles_is_estimate,
    time_zone = excluded.time_zone, planned_entry_at = excluded.planned_entry_at,
    planned_exit_at = excluded.planned_exit_at, travel = excluded.travel, is_confirmed = true
  where old.load_id = _load_id;
  -- Checks the borders now, so that the error comes from this call.
  set constraints public.load_legs_border immediate;
  set constraints public.load_legs_border deferred;
  perform private.move_permits(_load_id, _permits, permits_before);
  perform private.attach_permits(_load_id);
  delete from public.load_permits
  where load_id = _load_id and leg_id is null and status = 'needed' and permit_number is null;
  perform private.add_needed_permits(_load_id);
  perform private.clear_undone_holds(_load_id);
  update public.loads set updated_at = clock_timestamp() where id = _load_id;
  perform private.log_load_entry(
    'updated', 'legs', _load_id, this_load.number || ', ' || (
      select string_agg(jurisdiction, ' ' order by sequence) from public.load_legs where load_id = _load_id
    )
  );
  return (select updated_at from public.loads where id = _load_id);
end;
$$;
grant execute on function private.save_load_legs(uuid, timestamptz, jsonb, jsonb, text)
to authenticated, service_role;

create function public.save_load_legs(
  _load_id uuid, _seen timestamptz, _legs jsonb, _permits jsonb default '{}', _reason text default null
)
returns timestamptz language sql set search_path = '' as $$
  select private.save_load_legs(_load_id, _seen, _legs, coalesce(_permits, '{}'), _reason);
$$;
comment on function public.save_load_legs(uuid, timestamptz, jsonb, jsonb, text) is
  'Replaces and confirms the legs of a load, in the order of _legs, and returns the load''s new version. '
  'Each has an id the caller made, jurisdiction, entry_place, exit_place, road, miles, miles_is_estimate, '
  'time_zone, planned_entry_at, planned_exit_at and travel. _seen is the load''s updated_at the caller saw: PT412 if '
  'it has changed since. 23514 with a sentence if neighbors don''t share a road border or meet in different '
  'places, times overlap, a leg has less than 1 mile, a year isn''t from 2000 to 2099, a leg the truck has '
  'entered is missing or elsewhere, its planned times change without _reason (which the load''s log keeps), '
  'or a leg with a permit is missing. _permits moves permits to other legs of their state: {permit id: leg '
  'id}. Files a needed permit per leg of an oversize load; an issued permit that moved or whose leg got '
  'another entry or exit is marked as amending and puts the load on hold, until that change is undone. Admins '
  'only (42501).';
grant execute on function public.save_load_legs(uuid, timestamptz, jsonb, jsonb, text)
to authenticated, service_role;

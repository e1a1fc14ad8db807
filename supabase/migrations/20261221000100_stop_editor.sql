-- The stop editor: dispatch saves a load's stops while its driver reports arrivals and ETAs. What the editor
-- leaves out keeps its value, and a stop that the truck has reached stays.

create or replace function private.save_load_stops(_load_id uuid, _seen timestamptz, _stops jsonb)
returns timestamptz language plpgsql security definer set search_path = '' as $$
declare
  this_load constant public.loads := private.lock_load_version(_load_id, _seen);
  wanted public.load_stops[];
  stop public.load_stops;
begin
  if this_load.status in ('delivered', 'cancelled') then
    raise exception 'This load is closed. Reopen it to change its stops.' using errcode = '23514';
  end if;
  if jsonb_typeof(_stops) is distinct from 'array' or jsonb_array_length(_stops) not between 2 and 30 then
    raise exception 'A load has 2 to 30 stops.' using errcode = '23514';
  end if;
  -- The driver's reports don't lock the load, and this change must not overwrite one.
  perform from public.load_stops where load_id = _load_id for update;
  select array_agg(listed order by (listed).sequence) into wanted from (
    select jsonb_populate_record(kept, item || jsonb_build_object(
      'load_id', _load_id, 'sequence', position
    )) as listed
    from jsonb_array_elements(_stops) with ordinality as stops (item, position)
    left join public.load_stops as kept
      on kept.load_id = _load_id and kept.id::text = lower(item ->> 'id')
  ) as stops;
  foreach stop in array wanted loop
    if not coalesce(private.is_filled_line(stop.place, 160), false) then
      raise exception 'Enter the city and state of stop %.', stop.sequence using errcode = '23514';
    elsif stop.window_until is not null and stop.window_from is null then
      raise exception 'Enter when the window of % begins.', private.stop_name(stop)
        using errcode = '23514';
    elsif stop.window_until < stop.window_from then
      raise exception 'The window of % ends before it begins.', private.stop_name(stop)
        using errcode = '23514';
    elsif stop.departed_at < stop.arrived_at then
      raise exception 'The truck can’t leave % before it arrives.', private.stop_name(stop)
        using errcode = '23514';
    elsif stop.departed_at is not null and stop.arrived_at is null then
      raise exception 'Enter when the truck arrived at %.', private.stop_name(stop)
        using errcode = '23514';
    end if;
  end loop;
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
    appointment_number, contact_name, contact_phone, arrived_at, departed_at
  )
  select id, load_id, sequence, kind, coalesce(site, ''), coalesce(street_address, ''), place, time_zone,
    window_from, window_until, coalesce(appointment_number, ''), coalesce(contact_name, ''),
    coalesce(contact_phone, ''), arrived_at, departed_at
  from unnest(wanted)
  on conflict (id) do update set
    sequence = excluded.sequence, kind = excluded.kind, site = excluded.site,
    street_address = excluded.street_address, place = excluded.place, time_zone = excluded.time_zone,
    window_from = excluded.window_from, window_until = excluded.window_until,
    appointment_number = excluded.appointment_number, contact_name = excluded.contact_name,
    contact_phone = excluded.contact_phone, arrived_at = excluded.arrived_at,
    departed_at = excluded.departed_at
  where kept.load_id = _load_id;
  set constraints public.load_stops_in_order immediate;
  set constraints public.load_stops_in_order deferred;
  update public.loads set updated_at = clock_timestamp() where id = _load_id;
  perform private.log_load_entry('updated', 'stops', _load_id, this_load.number || ', ' || this_load.title);
  return (select updated_at from public.loads where id = _load_id);
end;
$$;
comment on function public.save_load_stops(uuid, timestamptz, jsonb) is
  'Replaces the stops of a load by _stops, in that order, and returns the load''s new version. Each has the '
  'columns of load_stops with an id the caller made; columns left out keep their value. _seen is the load''s '
  'updated_at the caller saw: PT412 if it has changed since. 23514 with a sentence if a place or the start of '
  'a window is missing, a window ends before it begins, a departure comes before its arrival, the stops are '
  'not in the order of their windows, the first is no pickup or the last no delivery, or a stop is missing '
  'that the truck has reached. Nothing changes then. Admins only (42501).';

-- Travel windows: what the browser needs to plan when a load may travel on its legs (docs/decisions/0058).

create table public.travel_settings (
  only_row boolean primary key default true check (only_row),
  driving_mph integer not null default 45 check (driving_mph between 1 and 80),
  driving_hours integer not null default 10 check (driving_hours between 1 and 11)
);
comment on table public.travel_settings is 'One row: how fast and how long a loaded truck drives.';
comment on column public.travel_settings.driving_mph is 'An average with stops.';
comment on column public.travel_settings.driving_hours is 'Hours of driving between two rests of ten hours.';

insert into public.travel_settings default values;

alter table public.travel_settings enable row level security;
grant select, update (driving_mph, driving_hours) on public.travel_settings to authenticated;
grant select, insert, update, delete on public.travel_settings to service_role;

create policy "Admins can read travel settings" on public.travel_settings
  for select to authenticated using ((select private.is_admin()));
create policy "Admins can change travel settings" on public.travel_settings
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

create function private.place_point(_place text, _jurisdiction text)
returns point language sql stable set search_path = ''
return coalesce(
  (
    select point(longitude, latitude) from public.border_crossings
    where _jurisdiction in (state_a, state_b) and private.is_same_place(place, _place)
    limit 1
  ),
  private.town_point(_place), private.town_point(_place || ', ' || _jurisdiction)
);
comment on function private.place_point(text, text) is
  'Longitude and latitude of the entry or exit of a leg in a state; null if we don''t know the place.';

-- Security definer: no API role may read town_points or sizes.
create function private.travel_facts(_load_id uuid, _legs jsonb)
returns jsonb language sql stable security definer set search_path = ''
return (
  select jsonb_build_object(
    'driving_mph', pace.driving_mph, 'driving_hours', pace.driving_hours,
    'is_oversize', private.load_over_legal(_load_id) is not null,
    'size', jsonb_build_object(
      -- Only a measured length is that of the whole combination, which the rules mean.
      'length', case when size.is_measured then size.length end,
      'width', nullif(size.width, 0), 'height', nullif(size.height, 0),
      'weight', nullif(size.weight_lbs, 0),
      'isSuperload', exists (
        select from public.load_permits where load_id = _load_id and kind = 'superload'
      )
    ),
    'places', (
      select coalesce(jsonb_agg(jsonb_build_object('entry', entry, 'exit', exit) order by position), '[]')
      from (
        select position,
          case when entry is not null then jsonb_build_object('latitude', entry[1], 'longitude', entry[0]) end
            as entry,
          case when exit is not null then jsonb_build_object('latitude', exit[1], 'longitude', exit[0]) end
            as exit
        from (
          select position, private.place_point(leg ->> 'entry_place', leg ->> 'jurisdiction') as entry,
            private.place_point(leg ->> 'exit_place', leg ->> 'jurisdiction') as exit
          from jsonb_array_elements(_legs) with ordinality as legs (leg, position)
        ) as points
      ) as places
    ),
    'rules', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'state', state, 'rule', rule, 'value', value, 'certainty', certainty, 'is_conflict', is_conflict
      ) order by state, rule, is_conflict, value), '[]')
      from public.state_rules
      where valid_to is null and comparison = 'text'
        and rule in ('daylight_only', 'weekend_travel', 'holiday_travel', 'metro_curfew')
        and state in (select leg ->> 'jurisdiction' from jsonb_array_elements(_legs) as leg)
    ),
    'permits', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'leg_id', leg_id, 'authority_type', authority_type, 'permit_number', permit_number,
        'travel_days', travel_days,
        'travel_from', to_char(travel_from, 'HH24:MI'), 'travel_until', to_char(travel_until, 'HH24:MI'),
        'is_night_allowed', is_night_allowed, 'curfews', curfews
      ) order by created_at, id), '[]')
      from public.load_permits
      where load_id = _load_id and leg_id is not null and status in ('issued', 'amending', 'used')
    )
  )
  from public.travel_settings as pace cross join private.load_size(_load_id) as size
);
comment on function private.travel_facts(uuid, jsonb) is 'See public.travel_facts.';
grant execute on function private.travel_facts(uuid, jsonb) to authenticated, service_role;

create function public.travel_facts(_load_id uuid, _legs jsonb)
returns jsonb language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return private.travel_facts(_load_id, _legs);
end;
$$;
comment on function public.travel_facts(uuid, jsonb) is
  'What the browser plans the times of a load''s legs with: {driving_mph, driving_hours, is_oversize, size, '
  'places, rules, permits}. _legs is a list of {jurisdiction, entry_place, exit_place}, and places has the '
  'points of each in the same order, null where we don''t know the town. rules are those of their states '
  'about daylight, weekends, holidays and curfews, word for word; permits what those of the load say about '
  'travel. Null without such a load. Admins only (42501).';
grant execute on function public.travel_facts(uuid, jsonb) to authenticated, service_role;

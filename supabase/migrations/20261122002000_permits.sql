-- Permits of legs, by states and other authorities: what they allow, when they're valid and what they cost; and
-- the measured size they have to cover. Admins write permits; drivers can read the permits of their loads, pilot
-- cars the permits of the states they escort in, without costs (docs/decisions/0036). Entering permits and the
-- permit desk are in later files.

create type public.permit_status as enum ('needed', 'applied', 'issued', 'amending', 'expired', 'used');

create type public.permit_kind as enum ('single_trip', 'annual', 'superload');

create function private.join_words(_words text[])
returns text language sql immutable parallel safe set search_path = ''
return case cardinality(_words)
  when 0 then null
  when 1 then _words[1]
  when 2 then _words[1] || ' and ' || _words[2]
  else array_to_string(trim_array(_words, 1), ', ') || ', and ' || _words[cardinality(_words)]
end;
comment on function private.join_words(text[]) is
  'Words as they are listed in a sentence, such as ''width, height, and weight''; null if there are none.';
grant execute on function private.join_words(text[]) to authenticated, service_role;

create function private.feet_text(_feet numeric)
returns text language sql immutable set search_path = ''
return (
  select (sixteenths / 192) || '′-' || (sixteenths % 192 / 16)
    || case when sixteenths % 16 = 0 then ''
      else ' ' || (sixteenths % 16 / divisor) || '/' || (16 / divisor) end
    || '″'
  from (select round(_feet * 192)::integer as sixteenths) as measured
  cross join lateral (select gcd(sixteenths % 16, 16) as divisor) as parts
);
comment on function private.feet_text(numeric) is 'Feet to the nearest sixteenth of an inch, such as 13′-4 1/2″.';

-- An excess must not read as 0′-0″.
create function private.excess_text(_feet numeric)
returns text language sql immutable set search_path = ''
return case when _feet * 192 < 0.5 then '<1/16″' else private.feet_text(_feet) end;

create function private.are_weekdays(_days text[])
returns boolean language sql immutable parallel safe set search_path = ''
return cardinality(_days) between 1 and 7
  and _days <@ array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
comment on function private.are_weekdays(text[]) is 'Whether a list names days of the week, at least one.';
grant execute on function private.are_weekdays(text[]) to authenticated, service_role;

create function private.is_curfew(_curfew jsonb)
returns boolean language sql immutable set search_path = ''
return case when jsonb_typeof(_curfew) = 'object' then coalesce(
  jsonb_typeof(_curfew -> 'days') = 'array'
  and private.are_weekdays(array(
    select value #>> '{}' from jsonb_array_elements(
      case jsonb_typeof(_curfew -> 'days') when 'array' then _curfew -> 'days' else '[]' end
    )
  ))
  and _curfew ->> 'from' ~ '^([01]\d|2[0-3]):[0-5]\d$'
  and _curfew ->> 'until' ~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$'
  and (_curfew ->> 'from') collate "C" < (_curfew ->> 'until') collate "C"
  and jsonb_typeof(_curfew -> 'where') = 'string' and private.is_line(_curfew ->> 'where', 120)
  and _curfew - array['days', 'from', 'until', 'where'] = '{}',
  false
) else false end;
comment on function private.is_curfew(jsonb) is
  'Whether this is a curfew of a permit: {days, from, until, where}, without other keys.';
grant execute on function private.is_curfew(jsonb) to authenticated, service_role;

create function private.are_curfews(_curfews jsonb)
returns boolean language sql immutable set search_path = ''
return case when jsonb_typeof(_curfews) = 'array' then
  jsonb_array_length(_curfews) <= 20 and not exists (
    select from jsonb_array_elements(_curfews) where not private.is_curfew(value)
  )
else false end;
comment on function private.are_curfews(jsonb) is 'Whether this is a list of up to 20 curfews.';
grant execute on function private.are_curfews(jsonb) to authenticated, service_role;

create function private.are_pounds(_pounds integer[])
returns boolean language sql immutable parallel safe set search_path = ''
return cardinality(_pounds) between 1 and 30 and array_position(_pounds, null) is null
  and 1 <= all (_pounds) and 1000000 >= all (_pounds);
comment on function private.are_pounds(integer[]) is 'Whether this is a list of 1 to 30 weights in pounds.';
grant execute on function private.are_pounds(integer[]) to authenticated, service_role;

create table public.load_measures (
  id uuid primary key,
  created_at timestamptz not null default now(),
  load_id uuid not null references public.loads (id) on delete cascade,
  length numeric(9, 6) not null check (length > 0 and length <= 500),
  width numeric(9, 6) not null check (width > 0 and width <= 100),
  height numeric(9, 6) not null check (height > 0 and height <= 100),
  weight_lbs integer check (weight_lbs between 1 and 20000000),
  measured_by uuid references public.profiles (id) on delete set null
);
comment on table public.load_measures is
  'A load as measured on its trailer: overall length, width, height from the ground in feet, and gross '
  'weight in pounds. The latest measurement applies. Only record_measure writes them.';
create index load_measures_load_id_idx on public.load_measures (load_id, created_at desc);
create index load_measures_measured_by_idx on public.load_measures (measured_by);

alter table public.load_measures enable row level security;
grant select on public.load_measures to authenticated;
grant select, insert, update, delete on public.load_measures to service_role;

create policy "Drivers can see measures of their loads, admins all" on public.load_measures
  for select to authenticated
  using (load_id in (select private.my_load_ids()) or (select private.is_admin()));

alter publication supabase_realtime add table public.load_measures;
create trigger announce_deletions after delete on public.load_measures referencing old table as gone
  for each statement execute function private.announce_deletions();

create function private.load_sizes(_load_ids uuid[])
returns table (
  load_id uuid, length numeric, width numeric, height numeric, weight_lbs integer, is_measured boolean
)
language sql stable set search_path = '' as $$
  select load.id, coalesce(measure.length, load.length), coalesce(measure.width, load.width),
    coalesce(measure.height, combination.loaded_height, load.height),
    coalesce(measure.weight_lbs, combination.gross_lbs, load.weight_lbs),
    measure.id is not null
  from public.loads as load
  left join public.load_combinations(_load_ids) as combination on combination.load_id = load.id
  left join lateral (
    select * from public.load_measures where load_id = load.id order by created_at desc, id desc limit 1
  ) as measure on true
  where load.id = any (_load_ids);
$$;
comment on function private.load_sizes(uuid[]) is
  'The size that permits of each load have to cover: as last measured, otherwise as declared plus its '
  'combination: deck height once it has a trailer, tare once it also has a tractor.';
grant execute on function private.load_sizes(uuid[]) to authenticated, service_role;

create function private.load_size(_load_id uuid)
returns table (
  length numeric, width numeric, height numeric, weight_lbs integer, is_measured boolean
)
language sql stable rows 1 set search_path = '' as $$
  select length, width, height, weight_lbs, is_measured from private.load_sizes(array[_load_id]);
$$;
comment on function private.load_size(uuid) is 'load_sizes of one load.';
grant execute on function private.load_size(uuid) to authenticated, service_role;

create table public.load_permits (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  load_id uuid not null references public.loads (id) on delete cascade,
  -- A state or province, such as 'OH' or 'ON'.
  jurisdiction text not null check (jurisdiction = any (private.jurisdictions())),
  permit_number text check (private.is_line(permit_number, 60)),
  status public.permit_status not null default 'needed',
  valid_from date constraint load_permits_valid_from_range check (private.is_day_in_range(valid_from)),
  valid_until date check (valid_until >= valid_from)
    constraint load_permits_valid_until_range check (private.is_day_in_range(valid_until)),
  leg_id uuid,
  kind public.permit_kind not null default 'single_trip',
  authority_type text not null default 'state'
    check (authority_type in ('state', 'county', 'city', 'turnpike', 'bridge', 'utility')),
  authority text not null default '' check (private.is_line(authority, 120)),
  applied_on date constraint load_permits_applied_on_range check (private.is_day_in_range(applied_on)),
  time_zone public.load_time_zone,
  max_length numeric(9, 6) check (max_length > 0 and max_length <= 500),
  max_width numeric(9, 6) check (max_width > 0 and max_width <= 100),
  max_height numeric(9, 6) check (max_height > 0 and max_height <= 100),
  max_weight_lbs integer check (max_weight_lbs between 1 and 20000000),
  axle_weights integer[] check (private.are_pounds(axle_weights)),
  trips integer check (trips between 1 and 999),
  travel_days text[] check (private.are_weekdays(travel_days)),
  travel_from time,
  travel_until time,
  is_night_allowed boolean not null default false,
  curfews jsonb not null default '[]' check (private.are_curfews(curfews)),
  escorts public.escort_position[] not null default '{}'
    check (cardinality(escorts) <= 20 and array_position(escorts, null) is null),
  route_text text not null default '' check (char_length(route_text) <= 20000),
  provisions text not null default '' check (char_length(provisions) <= 20000),
  revision integer not null default 1 check (revision > 0),
  request_id uuid unique,
  issued_at timestamptz,
  constraint load_permits_authority_named check (authority_type = 'state' or authority <> ''),
  constraint load_permits_travel_hours
    check (num_nulls(travel_from, travel_until) <> 1 and travel_from < travel_until),
  -- Without on update cascade, because a state issued the permit: its leg can't become another state's.
  constraint load_permits_leg_fkey foreign key (leg_id, load_id, jurisdiction)
    references public.load_legs (id, load_id, jurisdiction) on delete set null (leg_id)
);
comment on table public.load_permits is
  'Permits of a load, each for a leg: needed, applied, issued, amending, then expired or used. A leg has at '
  'most one of its state and one of each county, city, turnpike, bridge or utility; expired ones don''t '
  'count. Costs are in permit_costs.';
comment on column public.load_permits.jurisdiction is
  'The state of its leg, which a permit keeps when the leg is deleted. A permit may have no leg.';
comment on column public.load_permits.leg_id is
  'Null while no leg of this state is free. A trigger chooses the leg of a permit inserted without one.';
comment on column public.load_permits.authority_type is
  'Who issues it. The state of jurisdiction, or another authority there, whose name is in authority.';
comment on column public.load_permits.authority is
  'The office that issues it, such as King County; may be empty for a state.';
comment on column public.load_permits.trips is 'How many trips it allows; null if not stated.';
comment on column public.load_permits.axle_weights is
  'The maximum pounds of each axle group, from front to back; null if not stated.';
comment on column public.load_permits.travel_days is
  'The days on which it allows travel, such as mon and tue; null if not stated.';
comment on column public.load_permits.travel_from is
  'The hours in which it allows travel, to travel_until; both null if not stated, which means daylight.';
comment on column public.load_permits.is_night_allowed is 'Whether it allows travel at night.';
comment on column public.load_permits.curfews is
  'When and where travel is not allowed: [{days: [mon, ...], from, until, where}], where may be empty.';
comment on column public.load_permits.escorts is 'The pilot cars it requires, one entry per car.';
comment on column public.load_permits.time_zone is
  'The time zone of valid_from and valid_until, both included; null for the time zone of the leg.';
comment on column public.load_permits.max_length is
  'The largest size permitted, in feet; null if not stated.';
comment on column public.load_permits.route_text is 'The permitted route, word for word.';
comment on column public.load_permits.revision is
  'Goes up with each change after the permit was issued; permit_revisions has the changes.';
comment on column public.load_permits.request_id is
  'The id of the row of save_permits that entered it, so that a retry changes nothing.';
comment on column public.load_permits.issued_at is
  'When it was first marked as issued. Set by the database; the customer''s timeline shows it.';
create index load_permits_load_id_idx on public.load_permits (load_id, jurisdiction);
create index load_permits_leg_id_idx on public.load_permits (leg_id);
-- By leg and not by state, because a load may cross a state twice with a permit for each leg.
create unique index load_permits_authority_key on public.load_permits (
  leg_id, authority_type, (case when authority_type = 'state' then '' else lower(authority) end)
) where status <> 'expired';
create index load_permits_number_idx on public.load_permits (jurisdiction, lower(permit_number));
create index load_permits_open_idx on public.load_permits (valid_until)
  where status in ('issued', 'amending');

alter table public.load_permits enable row level security;
grant
  select, delete,
  insert (
    load_id, jurisdiction, permit_number, status, valid_from, valid_until, leg_id, kind, authority_type,
    authority, applied_on, time_zone, max_length, max_width, max_height, max_weight_lbs, axle_weights, trips,
    travel_days, travel_from, travel_until, is_night_allowed, curfews, escorts, route_text, provisions
  ),
  update (
    permit_number, status, valid_from, valid_until, kind, authority_type, authority, applied_on, time_zone,
    max_length, max_width, max_height, max_weight_lbs, axle_weights, trips, travel_days, travel_from,
    travel_until, is_night_allowed, curfews, escorts, route_text, provisions
  )
on public.load_permits to authenticated;
grant select, insert, update, delete on public.load_permits to service_role;

-- In plpgsql, which allows escort_slots and load_escorts to be created in a later file.
-- Security definer: it's called by the policy of the table it reads.
create function private.my_escorted_permit_ids()
returns setof uuid language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select permit.id from public.load_escorts as escort
    left join public.escort_slots as slot on slot.id = escort.slot_id
    join public.load_permits as permit on permit.load_id = escort.load_id
    where escort.id in (select private.my_accepted_escort_ids())
      and (slot.id is null or permit.jurisdiction = any (slot.states));
end;
$$;
comment on function private.my_escorted_permit_ids() is
  'Permits of the states the caller escorts in: the slot''s states, or all of the load if the job has no slot.';
grant execute on function private.my_escorted_permit_ids() to authenticated, service_role;

create policy "Crew can see permits of their legs, admins all" on public.load_permits
  for select to authenticated
  using (
    load_id in (select private.my_load_ids()) or id in (select private.my_escorted_permit_ids())
    or (select private.is_admin())
  );
create policy "Admins can add permits" on public.load_permits
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins can update permits" on public.load_permits
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins can delete permits" on public.load_permits
  for delete to authenticated using ((select private.is_admin()));

alter publication supabase_realtime add table public.load_permits;
create trigger announce_deletions after delete on public.load_permits referencing old table as gone
  for each statement execute function private.announce_deletions();
create trigger load_permits_set_updated_at before update on public.load_permits
  for each row execute function private.set_updated_at();
create trigger load_permits_log_activity after insert or update or delete on public.load_permits
  for each row execute function private.log_load_part('permit');
create trigger load_permits_refresh_search after insert or delete or update of load_id, permit_number
  on public.load_permits for each row execute function private.refresh_changed_load_search('load_id');

-- Policies are checked after BEFORE triggers, so without this trigger the errors of check_permit would tell
-- anyone which permits a load has.
create function private.refuse_permit()
returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'Only an admin can do this.' using errcode = '42501';
end;
$$;
-- For each statement, because Postgres runs it before all row triggers, whatever their names are.
create trigger load_permits_admins_only before insert on public.load_permits
  for each statement when (current_user = 'authenticated' and not private.is_admin())
  execute function private.refuse_permit();

create function private.permit_excess(_permit public.load_permits)
returns text language sql stable set search_path = ''
return (
  select nullif(concat_ws(', ',
    case when size.length > _permit.max_length then 'length ' || private.feet_text(size.length) || ' is '
      || private.excess_text(size.length - _permit.max_length) || ' over' end,
    case when size.width > _permit.max_width then 'width ' || private.feet_text(size.width) || ' is '
      || private.excess_text(size.width - _permit.max_width) || ' over' end,
    case when size.height > _permit.max_height then 'height ' || private.feet_text(size.height) || ' is '
      || private.excess_text(size.height - _permit.max_height) || ' over' end,
    case when size.weight_lbs > _permit.max_weight_lbs then 'weight '
      || to_char(size.weight_lbs, 'FM99,999,999') || ' lb is '
      || to_char(size.weight_lbs - _permit.max_weight_lbs, 'FM99,999,999') || ' lb over' end,
    -- Axle groups as loaded aren't recorded, but together they carry the gross weight.
    case when size.weight_lbs > axles.lbs then 'weight '
      || to_char(size.weight_lbs, 'FM99,999,999') || ' lb is '
      || to_char(size.weight_lbs - axles.lbs, 'FM99,999,999') || ' lb over all axle groups together' end
  ), '')
  from private.load_size(_permit.load_id) as size
  cross join lateral (select sum(lbs) as lbs from unnest(_permit.axle_weights) as lbs) as axles
);
comment on function private.permit_excess(public.load_permits) is
  'The dimensions in which a load exceeds its permit and by how much, as text; null if none.';

create function private.authority_name(_permit public.load_permits)
returns text language sql immutable set search_path = ''
return case _permit.authority_type when 'state' then _permit.jurisdiction
  else _permit.authority || ', ' || _permit.jurisdiction end;
comment on function private.authority_name(public.load_permits) is
  'Who issues a permit, in a sentence: WA, or King County, WA.';

create function private.permit_name(_permit public.load_permits)
returns text language sql immutable set search_path = ''
return private.authority_name(_permit) || ' permit' || coalesce(' ' || nullif(_permit.permit_number, ''), '');

create function private.is_same_authority(_a public.load_permits, _b public.load_permits)
returns boolean language sql immutable set search_path = ''
return _a.authority_type = _b.authority_type
  and (_a.authority_type = 'state' or lower(_a.authority) = lower(_b.authority));
comment on function private.is_same_authority(public.load_permits, public.load_permits) is
  'Whether two permits are issued by the same authority, as the key load_permits_authority_key compares them.';

create function private.refuse_used_permit_number(new public.load_permits)
returns void language plpgsql set search_path = '' as $$
declare
  other text;
begin
  -- Two loads that get the same number wait for each other, so that the second sees the first.
  perform pg_advisory_xact_lock(
    hashtextextended('public.load_permits: ' || new.jurisdiction || lower(new.permit_number), 0)
  );
  select load.number into other
  from public.load_permits as filed join public.loads as load on load.id = filed.load_id
  where filed.jurisdiction = new.jurisdiction and lower(filed.permit_number) = lower(new.permit_number)
    and filed.load_id <> new.load_id and filed.kind <> 'annual'
  limit 1;
  if found then
    raise exception '% permit % is already on %.', new.jurisdiction, new.permit_number, other
      using errcode = '23514';
  end if;
end;
$$;
comment on function private.refuse_used_permit_number(public.load_permits) is
  'Raises 23514 if another load has a permit of this state with the same number. Annual permits don''t count.';

create function private.permit_terms(_permit public.load_permits)
returns jsonb language sql stable set search_path = ''
return to_jsonb(_permit) - '{
  id,created_at,updated_at,load_id,jurisdiction,status,leg_id,applied_on,revision,request_id,issued_at
}'::text[];
comment on function private.permit_terms(public.load_permits) is
  'What a permit says: the columns whose changes are logged once it was issued.';

create function private.has_permit(_leg_id uuid, _like public.load_permits)
returns boolean language sql stable set search_path = ''
return exists (
  select from public.load_permits as filed
  where filed.leg_id = _leg_id and filed.id <> _like.id and filed.status <> 'expired'
    and private.is_same_authority(filed, _like)
);
comment on function private.has_permit(uuid, public.load_permits) is
  'Whether a leg has another permit of the same authority that hasn''t expired.';

-- Security definer: compares with permits of other loads, whatever the caller can read.
create function private.check_permit()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.permit_number := nullif(btrim(new.permit_number), '');
  if tg_op = 'INSERT' then
    if new.leg_id is null then
      -- Prefers a leg of the state without such a permit. If all have one, the key refuses the new permit.
      select leg.id into new.leg_id from public.load_legs as leg
      where leg.load_id = new.load_id and leg.jurisdiction = new.jurisdiction
      order by private.has_permit(leg.id, new), leg.sequence limit 1;
    end if;
    if new.leg_id is null and exists (
      select from public.load_permits as filed
      where load_id = new.load_id and jurisdiction = new.jurisdiction and leg_id is null
        and private.is_same_authority(filed, new)
    ) then
      raise exception 'This load has a % permit already.', private.authority_name(new)
        using errcode = '23505';
    end if;
  elsif new.status <> old.status then
    if (old.status, new.status) not in (
      ('needed', 'applied'), ('needed', 'issued'), ('applied', 'needed'), ('applied', 'issued'),
      ('issued', 'applied'), ('issued', 'amending'), ('issued', 'expired'), ('issued', 'used'),
      ('amending', 'issued'), ('amending', 'expired'), ('amending', 'used'),
      ('expired', 'needed'), ('expired', 'amending'), ('expired', 'issued'), ('used', 'issued')
    ) then
      raise exception 'A permit cannot go from % to %.', old.status, new.status using errcode = '23514';
    end if;
  end if;
  if tg_op = 'UPDATE' and old.issued_at is not null
    and private.permit_terms(new) <> private.permit_terms(old)
  then
    new.revision := old.revision + 1;
  end if;
  if new.leg_id is not null and not exists (
    select from public.load_legs
    where id = new.leg_id and load_id = new.load_id and jurisdiction = new.jurisdiction
  ) then
    raise exception 'This permit is for another load or state than its leg.' using errcode = '23514';
  end if;
  if new.status = 'applied' and (tg_op = 'INSERT' or old.status <> 'applied') then
    new.applied_on := coalesce(new.applied_on, (now() at time zone 'America/New_York')::date);
  end if;
  if new.permit_number is not null and new.kind <> 'annual' and (
    tg_op = 'INSERT' or (new.permit_number, new.kind) is distinct from (old.permit_number, old.kind)
  ) then
    perform private.refuse_used_permit_number(new);
  end if;
  if new.status = 'issued' and (
    tg_op = 'INSERT' or old.status not in ('issued', 'used')
    or (new.permit_number, new.valid_from, new.valid_until)
      is distinct from (old.permit_number, old.valid_from, old.valid_until)
    or (new.max_length, new.max_width, new.max_height, new.max_weight_lbs, new.axle_weights)
      is distinct from (
        old.max_length, old.max_width, old.max_height, old.max_weight_lbs, old.axle_weights
      )
  ) then
    if num_nulls(new.permit_number, new.valid_from, new.valid_until) > 0 then
      raise exception 'An issued permit needs its number and both dates.' using errcode = '23514';
    end if;
    if private.permit_excess(new) is not null then
      raise exception 'The load is larger than the % allows: %.',
        private.permit_name(new), private.permit_excess(new) using errcode = '23514';
    end if;
  end if;
  return new;
end;
$$;
create trigger load_permits_check before insert or update on public.load_permits
  for each row execute function private.check_permit();

create function private.set_permit_issued_at()
returns trigger language plpgsql set search_path = '' as $$
begin
  new.issued_at := coalesce(new.issued_at, now());
  return new;
end;
$$;
create trigger load_permits_set_issued_at before insert or update of status on public.load_permits
  for each row when (new.status = 'issued') execute function private.set_permit_issued_at();

create table public.permit_costs (
  permit_id uuid primary key references public.load_permits (id) on delete cascade,
  updated_at timestamptz not null default now(),
  cents integer not null check (cents between 1 and 99999999),
  currency text not null default 'USD' check (currency in ('USD', 'CAD'))
);
comment on table public.permit_costs is
  'The cost of a permit, in cents. Admins only: a column of load_permits would be readable by drivers and '
  'pilot cars.';

alter table public.permit_costs enable row level security;
grant
  select, delete,
  insert (permit_id, cents, currency),
  update (cents, currency)
on public.permit_costs to authenticated;
grant select, insert, update, delete on public.permit_costs to service_role;

create policy "Admins can see permit costs" on public.permit_costs
  for select to authenticated using ((select private.is_admin()));
create policy "Admins can add permit costs" on public.permit_costs
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins can update permit costs" on public.permit_costs
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins can delete permit costs" on public.permit_costs
  for delete to authenticated using ((select private.is_admin()));

create trigger permit_costs_set_updated_at before update on public.permit_costs
  for each row execute function private.set_updated_at();

-- Legs and the permits they need

create function private.over_legal_axes(_load public.loads)
returns text language sql immutable set search_path = ''
-- Width: 102 inches, 23 CFR 658.15. Length: a 53 ft semitrailer, the usual limit under 23 CFR 658.13.
-- Weight: 80,000 lb gross, 23 CFR 658.17 and 23 U.S.C. 127. Height: no federal limit; most states allow
-- 13.5 ft. The deck is unknown, so only the load's own height counts. 0 and null mean "not known yet".
return private.join_words(array_remove(array[
  case when _load.length > 53 then 'length' end,
  case when _load.width > 8.5 then 'width' end,
  case when _load.height > 13.5 then 'height' end,
  case when _load.weight_lbs > 80000 then 'weight' end
], null));
comment on function private.over_legal_axes(public.loads) is
  'The dimensions in which the load alone exceeds legal size or weight, such as ''width, height, and '
  'weight''; null if none.';
grant execute on function private.over_legal_axes(public.loads) to authenticated, service_role;

create function private.load_over_legal(_load_id uuid)
returns text language sql stable set search_path = ''
return (
  select private.over_legal_axes(jsonb_populate_record(load, jsonb_build_object(
    'width', greatest(load.width, size.width), 'height', greatest(load.height, size.height),
    'weight_lbs', greatest(load.weight_lbs, size.weight_lbs)
  )))
  from public.loads as load cross join private.load_size(_load_id) as size
  where load.id = _load_id
);
comment on function private.load_over_legal(uuid) is
  'over_legal_axes of a load as measured or declared. Only the load''s own length counts, because the '
  'overall length includes the tractor.';
grant execute on function private.load_over_legal(uuid) to authenticated, service_role;

create function private.add_needed_permits(_load_id uuid)
returns void language sql set search_path = '' as $$
  insert into public.load_permits (load_id, jurisdiction, leg_id, status)
  select leg.load_id, leg.jurisdiction, leg.id, 'needed'
  from public.load_legs as leg
  where leg.load_id = _load_id and leg.is_confirmed and leg.left_at is null
    and private.load_over_legal(_load_id) is not null
    and not exists (
      select from public.load_permits where leg_id = leg.id and authority_type = 'state'
    )
  order by leg.sequence;
$$;
comment on function private.add_needed_permits(uuid) is
  'Files a needed state permit for every confirmed leg without one if the load is over legal size or weight.';

-- Deleting a leg leaves its permit without one.
create function private.attach_permits(_load_id uuid)
returns void language plpgsql set search_path = '' as $$
declare
  loose public.load_permits;
begin
  for loose in
    select * from public.load_permits
    where load_id = _load_id and leg_id is null order by created_at, id
  loop
    update public.load_permits set leg_id = (
      select leg.id from public.load_legs as leg
      where leg.load_id = _load_id and leg.jurisdiction = loose.jurisdiction
        and not private.has_permit(leg.id, loose)
      order by leg.sequence limit 1
    )
    where id = loose.id;
  end loop;
end;
$$;
comment on function private.attach_permits(uuid) is
  'Gives each permit without a leg the first leg of its state that has no permit of its authority.';

-- A permit has one open hold at most, so a second problem replaces the reason of the first.
create function private.hold_for_permit(_permit public.load_permits, _why text, _leg_before jsonb default null)
returns void language plpgsql set search_path = '' as $$
begin
  update public.load_permits set status = 'amending' where id = _permit.id and status = 'issued';
  insert into public.load_holds (load_id, reason, permit_id, leg_before)
  values (
    _permit.load_id, left(private.permit_name(_permit) || ': ' || _why, 500), _permit.id, _leg_before
  )
  on conflict (permit_id) where cleared_at is null
  do update set reason = excluded.reason, leg_before = coalesce(load_holds.leg_before, excluded.leg_before)
  where load_holds.reason <> excluded.reason;
end;
$$;

-- When a permit is valid

create function private.permit_zone(_permit public.load_permits)
returns text language sql stable set search_path = ''
return coalesce(
  _permit.time_zone, (select time_zone from public.load_legs where id = _permit.leg_id),
  private.state_time_zone(_permit.jurisdiction)
)::text;
comment on function private.permit_zone(public.load_permits) is 'The time zone of a permit''s dates.';
grant execute on function private.permit_zone(public.load_permits) to authenticated, service_role;

create function private.permit_begins(_permit public.load_permits)
returns timestamptz language sql stable set search_path = ''
return _permit.valid_from::timestamp at time zone private.permit_zone(_permit);
comment on function private.permit_begins(public.load_permits) is 'The instant from which a permit is valid.';

create function private.permit_ends(_permit public.load_permits)
returns timestamptz language sql stable set search_path = ''
return (_permit.valid_until + 1)::timestamp at time zone private.permit_zone(_permit);
comment on function private.permit_ends(public.load_permits) is
  'The instant at which a permit ends: midnight after its last day, in its zone.';
grant execute on function private.permit_ends(public.load_permits) to authenticated, service_role;

create function private.permit_moment(_at timestamptz, _permit_zone text, _leg_zone text)
returns text language sql stable set search_path = ''
return (
  select own || case when own = leg then '' else ' (' || leg || ')' end
  from (
    select private.moment_text(_at, _permit_zone) as own, private.moment_text(_at, _leg_zone) as leg
  ) as texts
);
comment on function private.permit_moment(timestamptz, text, text) is
  'A time of a leg in the zone of its permit, followed by the zone of the leg if that reads differently: '
  'Dec 4, 12:30 AM EST (Dec 3, 11:30 PM CST).';

create function private.permit_window_problem(_permit public.load_permits)
returns text language sql stable set search_path = ''
return (
  select case
    when private.permit_ends(_permit) <= leg.exit_at then 'Ends ' || private.day_text(_permit.valid_until)
      || '. Planned exit is ' || private.permit_moment(leg.exit_at, permit_zone, leg.zone) || '.'
    when private.permit_begins(_permit) > leg.entry_at then 'Begins '
      || private.day_text(_permit.valid_from) || '. Planned entry is '
      || private.permit_moment(leg.entry_at, permit_zone, leg.zone) || '.'
  end
  from (
    select coalesce(leg.planned_entry_at, load.pickup_at) as entry_at,
      coalesce(leg.planned_exit_at, load.delivery_at) as exit_at, leg.time_zone::text as zone
    from public.load_legs as leg join public.loads as load on load.id = leg.load_id
    where leg.id = _permit.leg_id
  ) as leg
  cross join lateral (select private.permit_zone(_permit) as permit_zone) as own
);
comment on function private.permit_window_problem(public.load_permits) is
  'Why a permit isn''t valid from the planned entry of its leg to the exit, as a sentence; null if it is, or if '
  'the times are TBD.';

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

-- Measuring a load

-- Security definer: no API role may write measures.
create function private.record_measure(
  _id uuid, _load_id uuid, _length numeric, _width numeric, _height numeric, _weight_lbs integer
)
returns void language plpgsql security definer set search_path = '' as $$
declare
  this_load constant public.loads := private.require_driver_or_admin(_load_id);
begin
  if exists (select from public.load_measures where id = _id and load_id = _load_id) then
    return;
  end if;
  if this_load.status not in ('planned', 'assigned', 'in_transit') then
    raise exception 'This load is closed, so its size can’t change.' using errcode = '23514';
  end if;
  if not coalesce(
    _length > 0 and _length <= 500 and _width > 0 and _width <= 100 and _height > 0 and _height <= 100
    and coalesce(_weight_lbs, 1) between 1 and 20000000, false
  ) then
    raise exception 'Enter the length (up to 500 ft), width and height (up to 100 ft), and the weight in '
      'whole pounds or none.' using errcode = '23514';
  end if;
  insert into public.load_measures (id, load_id, length, width, height, weight_lbs, measured_by)
  values (
    _id, _load_id, _length, _width, _height, _weight_lbs, (select auth.uid())
  );
  perform private.log_load_entry(
    'created', 'measure', _load_id, this_load.number || ', ' || this_load.title || ': '
      || private.feet_text(_length) || ' × ' || private.feet_text(_width) || ' × '
      || private.feet_text(_height)
  );
  perform private.hold_oversize(_load_id);
  perform private.add_needed_permits(_load_id);
end;
$$;
grant execute on function private.record_measure(uuid, uuid, numeric, numeric, numeric, integer)
to authenticated, service_role;

create function public.record_measure(
  _id uuid, _load_id uuid, _length numeric, _width numeric, _height numeric,
  _weight_lbs integer default null
)
returns void language sql set search_path = '' as $$
  select private.record_measure(_id, _load_id, _length, _width, _height, _weight_lbs);
$$;
comment on function public.record_measure(uuid, uuid, numeric, numeric, numeric, integer) is
  'Records the size of a load on its trailer: overall length, width, height from the ground in feet, '
  'and gross pounds or null. Over the maximum of an issued permit the '
  'load goes on hold and the permit is marked as amending. _id is made by the caller, so a repeat changes '
  'nothing. 23514 for sizes that can''t be; for the load''s driver and admins, 42501 for anyone else.';
grant execute on function public.record_measure(uuid, uuid, numeric, numeric, numeric, integer)
to authenticated, service_role;

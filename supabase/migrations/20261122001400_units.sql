-- Units: the tractors, trailers, jeeps, boosters and dollies we own, their outages, and how many of each kind
-- a configuration of the public fleet needs. Only admins write them; drivers can read the units of their
-- loads. Column grants withhold plate and VIN (docs/decisions/0035).

-- From the front of a combination to its back; load_combinations lists units in this order.
create type public.unit_kind as enum ('tractor', 'jeep', 'trailer', 'dolly', 'booster');

create function private.unit_name(_kind public.unit_kind, _number text)
returns text language sql stable set search_path = ''
return initcap(_kind::text) || ' ' || _number;
comment on function private.unit_name(public.unit_kind, text) is
  'Display name of a unit: ''Trailer T-204''.';
grant execute on function private.unit_name(public.unit_kind, text) to authenticated, service_role;

create function private.are_axle_spacings(_feet numeric[], _axles integer)
returns boolean language sql immutable parallel safe set search_path = ''
return cardinality(_feet) = _axles - 1
  and (select coalesce(bool_and(feet > 0 and feet <= 200), true) from unnest(_feet) as feet)
  and array_position(_feet, null) is null;
comment on function private.are_axle_spacings(numeric[], integer) is
  'True if _feet has a distance for each gap between _axles axles, over 0 and up to 200 feet. Null for null.';
-- A CHECK runs its function as the role that writes the row.
grant execute on function private.are_axle_spacings(numeric[], integer) to authenticated, service_role;

create table public.units (
  -- The form creates it once, so a retry conflicts with its own row (23505).
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  kind public.unit_kind not null,
  number text not null check (private.is_filled_line(number, 20) and number = btrim(number)),
  make text not null default '' check (private.is_line(make, 60)),
  model text not null default '' check (private.is_line(model, 60)),
  year_manufactured integer check (year_manufactured between 1950 and 2100),
  axles integer not null check (axles between 1 and 40),
  -- Feet between neighboring axles, from the front.
  axle_spacings numeric(9, 6)[] check (private.are_axle_spacings(axle_spacings, axles)),
  tare_lbs integer not null check (tare_lbs between 1 and 1000000),
  -- Trailers only, in feet: the drawing of a load starts from the deck.
  deck public.trailer_deck,
  deck_height numeric(9, 6) check (deck_height > 0 and deck_height <= 20),
  deck_length numeric(9, 6) check (deck_length > 0 and deck_length <= 500),
  capacity_lbs integer check (capacity_lbs between 1 and 20000000),
  license_plate text check (private.is_line(license_plate, 20)),
  vin text check (private.is_line(vin, 40)),
  search_text text generated always as (private.fold(number || ' ' || make || ' ' || model)) stored,
  constraint units_deck_check check (
    case kind when 'trailer' then deck is not null and deck_height is not null
      else num_nonnulls(deck, deck_height, deck_length, capacity_lbs) = 0 end
  ),
  -- For the foreign key of assignments: with the kind, an index can allow one trailer per load.
  unique (id, kind)
);
comment on table public.units is
  'Our own equipment: feet and pounds. Clients cannot select license_plate and vin; admins read them in '
  'admin_units.';
comment on column public.units.number is 'Our fleet number, such as T-204. Unique regardless of case.';
comment on column public.units.tare_lbs is 'Weight of the empty unit in whole pounds.';
comment on column public.units.capacity_lbs is 'The heaviest load a trailer carries, in whole pounds.';
create unique index units_number_key on public.units (lower(number));
create index units_kind_idx on public.units (kind, number, id);

alter table public.units enable row level security;
-- Without plate and VIN, so `select *` fails: name the columns.
grant
  delete,
  select (
    id, created_at, updated_at, kind, number, make, model, year_manufactured, axles, axle_spacings, tare_lbs,
    deck, deck_height, deck_length, capacity_lbs, search_text
  ),
  insert (
    id, kind, number, make, model, year_manufactured, axles, axle_spacings, tare_lbs, deck, deck_height,
    deck_length, capacity_lbs, license_plate, vin
  ),
  update (
    kind, number, make, model, year_manufactured, axles, axle_spacings, tare_lbs, deck, deck_height,
    deck_length, capacity_lbs, license_plate, vin
  )
on public.units to authenticated;
grant select, insert, update, delete on public.units to service_role;

create policy "Admins can add units" on public.units
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins can update units" on public.units
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins can delete units" on public.units
  for delete to authenticated using ((select private.is_admin()));

alter publication supabase_realtime add table public.units;
create trigger announce_deletions after delete on public.units referencing old table as gone
  for each statement execute function private.announce_deletions();
create trigger units_set_updated_at before update on public.units
  for each row execute function private.set_updated_at();
create trigger units_log_activity after insert or update or delete on public.units
  for each row execute function private.log_activity('unit', 'id', 'number');

create function private.keep_assigned_unit()
returns trigger language plpgsql set search_path = '' as $$
declare
  loads constant bigint := (select count(*) from public.assignments where unit_id = old.id);
begin
  if loads > 0 then
    raise exception '% is on % load%. To retire it, record an outage without a last day.',
      private.unit_name(old.kind, old.number), loads, case when loads = 1 then '' else 's' end
      using errcode = '23514';
  end if;
  return old;
end;
$$;
create trigger units_keep_assigned before delete on public.units
  for each row execute function private.keep_assigned_unit();

create table public.unit_outages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unit_id uuid not null references public.units (id) on delete cascade,
  -- Both days are included. Without until_day, the outage lasts until further notice.
  from_day date not null constraint unit_outages_from_day_range check (private.is_day_in_range(from_day)),
  until_day date check (until_day >= from_day)
    constraint unit_outages_until_day_range check (private.is_day_in_range(until_day)),
  -- Null for days in the wrong order, so that the check on until_day refuses them and not daterange().
  days daterange generated always as (
    case when until_day < from_day then null else daterange(from_day, until_day, '[]') end
  ) stored,
  reason text not null check (private.is_filled_line(reason, 200))
);
comment on table public.unit_outages is
  'When a unit is out of service, in calendar days at our terminal, and why.';
create index unit_outages_unit_id_idx on public.unit_outages (unit_id, from_day);

alter table public.unit_outages enable row level security;
grant
  select, delete,
  insert (id, unit_id, from_day, until_day, reason),
  update (from_day, until_day, reason)
on public.unit_outages to authenticated;
grant select, insert, update, delete on public.unit_outages to service_role;

create policy "Admins can see outages" on public.unit_outages
  for select to authenticated using ((select private.is_admin()));
create policy "Admins can add outages" on public.unit_outages
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins can update outages" on public.unit_outages
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins can delete outages" on public.unit_outages
  for delete to authenticated using ((select private.is_admin()));

alter publication supabase_realtime add table public.unit_outages;
create trigger announce_deletions after delete on public.unit_outages referencing old table as gone
  for each statement execute function private.announce_deletions();
create trigger unit_outages_set_updated_at before update on public.unit_outages
  for each row execute function private.set_updated_at();

create function private.describe_days(_from date, _until date)
returns text language sql stable set search_path = ''
return case
  when _until is null then 'from ' || private.day_text(_from) || ' on'
  when _until = _from then 'on ' || private.day_text(_from)
  else 'from ' || private.day_text(_from) || ' to ' || private.day_text(_until)
end;

-- Security definer: no API role may call log_load_entry, which can write any entry.
create function private.log_outage()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  outage constant public.unit_outages := case when tg_op = 'DELETE' then old else new end;
  unit constant text := (
    select private.unit_name(kind, number) from public.units where id = outage.unit_id
  );
begin
  -- Deleting a unit also deletes its outages; the unit's own entry is enough.
  if unit is not null then
    perform private.log_load_entry(
      case tg_op when 'INSERT' then 'created' when 'DELETE' then 'deleted' else 'updated' end,
      'outage', outage.unit_id,
      unit || ' ' || private.describe_days(outage.from_day, outage.until_day) || ': ' || outage.reason
    );
  end if;
  return null;
end;
$$;
create trigger unit_outages_log_activity after insert or update or delete on public.unit_outages
  for each row execute function private.log_outage();

create table public.configuration_units (
  fleet_id uuid not null references public.fleet_vehicles (id) on delete cascade,
  kind public.unit_kind not null,
  count integer not null default 1 check (count between 1 and 20),
  primary key (fleet_id, kind)
);
comment on table public.configuration_units is
  'The number of units of each kind that a configuration of the public site needs.';

alter table public.configuration_units enable row level security;
grant select, insert, update (count), delete on public.configuration_units to authenticated;
grant select, insert, update, delete on public.configuration_units to service_role;

create policy "Admins can see what a configuration needs" on public.configuration_units
  for select to authenticated using ((select private.is_admin()));
create policy "Admins can add what a configuration needs" on public.configuration_units
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins can update what a configuration needs" on public.configuration_units
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins can delete what a configuration needs" on public.configuration_units
  for delete to authenticated using ((select private.is_admin()));

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
  'One row per kind, including 0: how many units that the caller can see match the search.';
grant execute on function public.unit_kind_counts(text) to authenticated, service_role;

create function public.save_configuration_units(_fleet_id uuid, _from jsonb, _to jsonb)
returns void language plpgsql set search_path = '' as $$
declare
  saved jsonb;
begin
  perform private.require_admin();
  perform from public.fleet_vehicles where id = _fleet_id for update;
  if not found then
    perform private.raise_stale();
  end if;
  saved := (
    select coalesce(jsonb_object_agg(kind, count), '{}')
    from public.configuration_units where fleet_id = _fleet_id
  );
  -- A retry after a lost response has nothing left to change.
  if saved = _to then
    return;
  elsif saved is distinct from _from then
    perform private.raise_stale();
  elsif jsonb_typeof(_to) is distinct from 'object' or exists (
    select from jsonb_each(_to) as needed (kind, count)
    where needed.kind <> all (enum_range(null::public.unit_kind)::text[])
      or needed.count::text !~ '^([1-9]|1\d|20)$'
  ) then
    raise exception 'A configuration needs 1 to 20 units of a kind.' using errcode = '23514';
  end if;
  delete from public.configuration_units where fleet_id = _fleet_id;
  insert into public.configuration_units (fleet_id, kind, count)
  select _fleet_id, needed.kind::public.unit_kind, needed.count::integer
  from jsonb_each_text(_to) as needed (kind, count);
end;
$$;
comment on function public.save_configuration_units(uuid, jsonb, jsonb) is
  'Sets how many units of each kind a configuration of the public site needs: {kind: count}, 1 to 20, '
  'without kinds it doesn''t need. _from is what the caller saw: PT412 if it has changed since or the '
  'configuration was deleted. Repeating a call changes nothing. 23514 for another count or '
  'kind. Admins only (42501).';
grant execute on function public.save_configuration_units(uuid, jsonb, jsonb) to authenticated, service_role;

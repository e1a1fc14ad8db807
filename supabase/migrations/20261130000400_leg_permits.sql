-- Permits per leg, what they cost, what the load measures, and what puts a load on hold.

create type public.permit_kind as enum ('single_trip', 'annual', 'superload');

-- A load may cross a state twice, with a permit for each leg.
alter table public.load_permits
  drop constraint load_permits_load_id_jurisdiction_key,
  alter column status set default 'needed',
  add column leg_id uuid unique references public.load_legs (id) on delete set null,
  add column kind public.permit_kind not null default 'single_trip',
  add column authority text not null default '' check (private.is_line(authority, 120)),
  add column applied_on date,
  add column time_zone public.load_time_zone,
  add column max_length numeric(9, 6) check (max_length > 0 and max_length <= 500),
  add column max_width numeric(9, 6) check (max_width > 0 and max_width <= 100),
  add column max_height numeric(9, 6) check (max_height > 0 and max_height <= 100),
  add column max_weight_lbs integer check (max_weight_lbs between 1 and 20000000),
  add column route_text text not null default '' check (char_length(route_text) <= 20000),
  add column provisions text not null default '' check (char_length(provisions) <= 20000),
  add column curfews text not null default '' check (char_length(curfews) <= 4000),
  add column file_path text check (
    file_path ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[.]pdf$'
  ),
  add column revision integer not null default 1 check (revision between 1 and 999),
  add column entry_id uuid unique;
comment on table public.load_permits is
  'Permits of a load, one per leg at most: needed, applied, issued, amending, then expired or used. Costs '
  'are in permit_costs.';
comment on column public.load_permits.leg_id is
  'Null for a state that isn''t among the load''s legs. Set by the database for a new permit.';
comment on column public.load_permits.time_zone is
  'The zone of valid_from and valid_until, both included. Null: the zone of the leg.';
comment on column public.load_permits.max_length is
  'The largest size permitted, in feet on a grid of a sixteenth of an inch; null if not stated.';
comment on column public.load_permits.route_text is 'The permitted route, word for word.';
comment on column public.load_permits.file_path is 'The PDF in the bucket permits: {permit id}/{uuid}.pdf.';
comment on column public.load_permits.revision is 'Counts the times the permit was issued.';
comment on column public.load_permits.entry_id is
  'The id of the row of save_permits that entered it, so that a retry changes nothing.';
create index load_permits_load_id_idx on public.load_permits (load_id, jurisdiction);
create index load_permits_number_idx on public.load_permits (jurisdiction, lower(permit_number));
create index load_permits_open_idx on public.load_permits (valid_until)
  where status in ('issued', 'amending');
grant
  insert (
    leg_id, kind, authority, applied_on, time_zone, max_length, max_width, max_height, max_weight_lbs,
    route_text, provisions, curfews, file_path
  ),
  update (
    kind, authority, applied_on, time_zone, max_length, max_width, max_height, max_weight_lbs, route_text,
    provisions, curfews, file_path
  ) on public.load_permits to authenticated;

update public.load_permits as permit set leg_id = leg.id
from public.load_legs as leg
where leg.load_id = permit.load_id and leg.jurisdiction = permit.jurisdiction and leg.sequence = (
  select min(sequence) from public.load_legs
  where load_id = permit.load_id and jurisdiction = permit.jurisdiction
);

create table public.permit_costs (
  permit_id uuid primary key references public.load_permits (id) on delete cascade,
  updated_at timestamptz not null default now(),
  cents integer not null check (cents between 1 and 99999999),
  currency text not null default 'USD' check (currency in ('USD', 'CAD'))
);
comment on table public.permit_costs is
  'What a permit cost, in cents. Admins only: a column of load_permits would be readable by drivers and '
  'pilot cars.';
create trigger permit_costs_set_updated_at before update on public.permit_costs
  for each row execute function private.set_updated_at();
alter table public.permit_costs enable row level security;
grant select, delete, insert (permit_id, cents, currency), update (cents, currency)
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

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('permits', 'permits', false, 20 * 1024 * 1024, array['application/pdf'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;
-- There is no update policy: an uploaded file is never overwritten.
create policy "Admins can upload permits" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'permits' and (select private.is_admin()));
create policy "Users can read permits of their loads, admins all" on storage.objects
  for select to authenticated
  using (bucket_id = 'permits' and (
    (select private.is_admin())
    or name in (select file_path from public.load_permits where file_path is not null)
  ));
create policy "Admins can delete permits" on storage.objects
  for delete to authenticated
  using (bucket_id = 'permits' and (select private.is_admin()));

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
  'What a load measured on its trailer: overall length, width, height from the ground in feet, and gross '
  'weight in pounds. The latest counts. Only record_measure writes them.';
create index load_measures_load_id_idx on public.load_measures (load_id, created_at desc);
create index load_measures_measured_by_idx on public.load_measures (measured_by);
alter table public.load_measures enable row level security;
grant select on public.load_measures to authenticated;
grant select, insert, update, delete on public.load_measures to service_role;
create policy "Users can see measures of their loads, admins all" on public.load_measures
  for select to authenticated
  using (load_id in (select private.my_load_ids()) or (select private.is_admin()));

create table public.load_holds (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  load_id uuid not null references public.loads (id) on delete cascade,
  reason text not null check (private.is_filled_line(reason, 500)),
  -- Null: the system, or a deleted account.
  raised_by uuid references public.profiles (id) on delete set null,
  -- The permit whose maximum the load exceeds.
  permit_id uuid references public.load_permits (id) on delete cascade,
  cleared_at timestamptz,
  cleared_by uuid references public.profiles (id) on delete set null
);
comment on table public.load_holds is
  'Why a load may not move: it can''t start or enter its next leg until every hold is cleared. Its driver '
  'and admins raise them with hold_load, the system when the load is larger than a permit allows.';
create index load_holds_load_id_idx on public.load_holds (load_id, created_at desc);
create index load_holds_permit_id_idx on public.load_holds (permit_id);
create index load_holds_raised_by_idx on public.load_holds (raised_by);
create index load_holds_cleared_by_idx on public.load_holds (cleared_by);
create unique index load_holds_permit_key on public.load_holds (permit_id) where cleared_at is null;
alter table public.load_holds enable row level security;
grant select on public.load_holds to authenticated;
grant select, insert, update, delete on public.load_holds to service_role;
create policy "Users can see holds of their loads, admins all" on public.load_holds
  for select to authenticated
  using (load_id in (select private.my_load_ids()) or (select private.is_admin()));

create function private.feet_text(_feet numeric)
returns text language sql immutable set search_path = ''
return (
  select (sixteenths / 192) || '′-' || (sixteenths % 192 / 16)
    || case when sixteenths % 16 = 0 then '' else ' ' || (sixteenths % 16 / divisor) || '/' || (16 / divisor) end
    || '″'
  from (select round(_feet * 192)::integer as sixteenths) as measured
  cross join lateral (select gcd(sixteenths % 16, 16) as divisor) as parts
);
comment on function private.feet_text(numeric) is 'Feet as people read them: 13′-4 1/2″.';

create function private.load_size(_load_id uuid)
returns table (
  length numeric, width numeric, height numeric, weight_lbs integer, is_measured boolean
)
language sql stable set search_path = '' as $$
  select coalesce(measure.length, load.length), coalesce(measure.width, load.width),
    coalesce(measure.height, combination.loaded_height, load.height),
    coalesce(measure.weight_lbs, combination.gross_lbs, load.weight_lbs),
    measure.id is not null
  from public.loads as load
  left join public.load_combinations(array[_load_id]) as combination on combination.load_id = load.id
  left join lateral (
    select * from public.load_measures where load_id = load.id order by created_at desc, id desc limit 1
  ) as measure on true
  where load.id = _load_id;
$$;
comment on function private.load_size(uuid) is
  'The size a load''s permits have to cover: as last measured, otherwise as declared, on its trailer and '
  'behind its tractor once they are known.';

create function private.permit_excess(_permit public.load_permits)
returns text language sql stable set search_path = ''
return (
  select nullif(concat_ws(', ',
    case when size.length > _permit.max_length then 'length ' || private.feet_text(size.length) || ' is '
      || private.feet_text(size.length - _permit.max_length) || ' over' end,
    case when size.width > _permit.max_width then 'width ' || private.feet_text(size.width) || ' is '
      || private.feet_text(size.width - _permit.max_width) || ' over' end,
    case when size.height > _permit.max_height then 'height ' || private.feet_text(size.height) || ' is '
      || private.feet_text(size.height - _permit.max_height) || ' over' end,
    case when size.weight_lbs > _permit.max_weight_lbs then 'weight '
      || to_char(size.weight_lbs, 'FM99,999,999') || ' lb is '
      || to_char(size.weight_lbs - _permit.max_weight_lbs, 'FM99,999,999') || ' lb over' end
  ), '')
  from private.load_size(_permit.load_id) as size
);
comment on function private.permit_excess(public.load_permits) is
  'In what the load is larger than a permit allows and by how much; null if it isn''t.';

create function private.permit_name(_permit public.load_permits)
returns text language sql immutable set search_path = ''
return _permit.jurisdiction || ' permit' || coalesce(' ' || nullif(_permit.permit_number, ''), '');

create function private.permit_zone(_permit public.load_permits)
returns text language sql stable set search_path = ''
return coalesce(
  _permit.time_zone, (select time_zone from public.load_legs where id = _permit.leg_id),
  private.state_time_zone(_permit.jurisdiction)
)::text;
comment on function private.permit_zone(public.load_permits) is 'The zone of a permit''s dates.';
create function private.permit_begins(_permit public.load_permits)
returns timestamptz language sql stable set search_path = ''
return _permit.valid_from::timestamp at time zone private.permit_zone(_permit);
create function private.permit_ends(_permit public.load_permits)
returns timestamptz language sql stable set search_path = ''
return (_permit.valid_until + 1)::timestamp at time zone private.permit_zone(_permit);
comment on function private.permit_begins(public.load_permits) is 'The instant from which a permit is valid.';
comment on function private.permit_ends(public.load_permits) is
  'The instant at which a permit ends: midnight after its last day, in its zone.';

-- Security definer: reads permits of other loads and all legs.
create function private.check_permit()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  other text;
begin
  -- Down, not up: a permit never allows more than it says.
  new.max_length := floor(new.max_length * 192 + 0.001) / 192;
  new.max_width := floor(new.max_width * 192 + 0.001) / 192;
  new.max_height := floor(new.max_height * 192 + 0.001) / 192;
  new.permit_number := nullif(btrim(new.permit_number), '');
  if tg_op = 'INSERT' then
    if new.leg_id is null then
      -- The first leg of the state without a permit. If all have one, the leg's key refuses the permit.
      select leg.id into new.leg_id from public.load_legs as leg
      left join public.load_permits as filed on filed.leg_id = leg.id
      where leg.load_id = new.load_id and leg.jurisdiction = new.jurisdiction
      order by filed.id is not null, leg.sequence limit 1;
    end if;
    if new.leg_id is null and exists (
      select from public.load_permits
      where load_id = new.load_id and jurisdiction = new.jurisdiction and leg_id is null
    ) then
      raise exception 'This load has a % permit already.', new.jurisdiction using errcode = '23505';
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
    if new.status = 'issued' and old.status in ('amending', 'expired') then
      new.revision := least(old.revision + 1, 999);
    end if;
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
  end if;
  if new.status = 'issued' and (
    tg_op = 'INSERT' or old.status not in ('issued', 'used')
    or (new.permit_number, new.valid_from, new.valid_until)
      is distinct from (old.permit_number, old.valid_from, old.valid_until)
    or (new.max_length, new.max_width, new.max_height, new.max_weight_lbs)
      is distinct from (old.max_length, old.max_width, old.max_height, old.max_weight_lbs)
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

create function private.hold_oversize(_load_id uuid)
returns void language plpgsql set search_path = '' as $$
declare
  permit public.load_permits;
  excess text;
begin
  if not exists (
    select from public.loads where id = _load_id and status in ('planned', 'assigned', 'in_transit')
  ) then
    return;
  end if;
  for permit in
    select * from public.load_permits
    where load_id = _load_id and status in ('issued', 'amending') order by jurisdiction, id
  loop
    excess := private.permit_excess(permit);
    continue when excess is null;
    perform private.hold_for_permit(permit, excess);
  end loop;
end;
$$;
comment on function private.hold_oversize(uuid) is
  'Puts a load on hold for every issued permit it is larger than, and marks those permits as amending.';

create function private.hold_for_permit(_permit public.load_permits, _why text)
returns void language plpgsql set search_path = '' as $$
begin
  update public.load_permits set status = 'amending' where id = _permit.id and status = 'issued';
  insert into public.load_holds (load_id, reason, permit_id)
  values (_permit.load_id, left(private.permit_name(_permit) || ': ' || _why, 500), _permit.id)
  on conflict (permit_id) where cleared_at is null
  do update set reason = excluded.reason where load_holds.reason <> excluded.reason;
end;
$$;

create function private.hold_changed_size()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.hold_oversize(new.id);
  perform private.add_needed_permits(new.id);
  return null;
end;
$$;
create trigger loads_hold_oversize after update of length, width, height, weight_lbs on public.loads
  for each row when (
    (new.length, new.width, new.height, new.weight_lbs)
      is distinct from (old.length, old.width, old.height, old.weight_lbs)
  )
  execute function private.hold_changed_size();

create function private.hold_with_units()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.hold_oversize(new.load_id);
  perform private.add_needed_permits(new.load_id);
  return null;
end;
$$;
create trigger assignments_hold_oversize after insert on public.assignments
  for each row when (new.unit_id is not null) execute function private.hold_with_units();

-- Security definer: calls log_load_entry.
create function private.log_hold()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  this_load public.loads;
  actor constant uuid := (select id from public.profiles where id = (select auth.uid()));
begin
  select * into this_load from public.loads where id = new.load_id;
  if tg_op = 'INSERT' or new.reason <> old.reason then
    perform private.log_load_entry(
      'created', 'hold', new.load_id, this_load.number || ', ' || this_load.title || ': ' || new.reason
    );
    insert into public.load_events (load_id, author_id, note)
    values (new.load_id, actor, 'On hold: ' || new.reason);
  elsif new.cleared_at is not null and old.cleared_at is null then
    perform private.log_load_entry(
      'cleared', 'hold', new.load_id, this_load.number || ', ' || this_load.title || ': ' || new.reason
    );
    insert into public.load_events (load_id, author_id, note)
    values (new.load_id, actor, 'Hold cleared: ' || new.reason);
  end if;
  return null;
end;
$$;
create trigger load_holds_log after insert or update on public.load_holds
  for each row execute function private.log_hold();

create function private.require_driver_or_admin(_load_id uuid)
returns public.loads language plpgsql security definer set search_path = '' as $$
declare
  this_load public.loads;
begin
  -- Waits for a start of the same load, and makes a start wait.
  select * into this_load from public.loads where id = _load_id for update;
  if this_load.id is null or not (
    coalesce(this_load.driver_id = (select auth.uid()), false) or private.is_admin_or_service()
  ) then
    raise exception 'Only the driver of this load or an admin can do this.' using errcode = '42501';
  end if;
  return this_load;
end;
$$;
comment on function private.require_driver_or_admin(uuid) is
  'Locks a load for its driver or an admin; 42501 for anyone else.';

create function private.hold_load(_id uuid, _load_id uuid, _reason text)
returns void language plpgsql security definer set search_path = '' as $$
declare
  this_load constant public.loads := private.require_driver_or_admin(_load_id);
begin
  if exists (select from public.load_holds where id = _id and load_id = _load_id) then
    return;
  end if;
  if this_load.status in ('delivered', 'cancelled') then
    raise exception 'This load is closed, so it can’t be put on hold.' using errcode = '23514';
  end if;
  if not coalesce(private.is_filled_line(_reason, 500), false) then
    raise exception 'Enter a reason of up to 500 characters.' using errcode = '23514';
  end if;
  insert into public.load_holds (id, load_id, reason, raised_by)
  values (_id, _load_id, btrim(_reason), (select auth.uid()));
end;
$$;
comment on function private.hold_load(uuid, uuid, text) is 'Implements public.hold_load.';
create function public.hold_load(_id uuid, _load_id uuid, _reason text)
returns void language sql set search_path = '' as $$
  select private.hold_load(_id, _load_id, _reason);
$$;
comment on function public.hold_load(uuid, uuid, text) is
  'Puts a load on hold: it can''t start or enter its next leg until an admin clears the hold. _id is made by '
  'the caller, so a repeat changes nothing. 23514 without a reason (up to 500 characters) or for a closed '
  'load. For the load''s driver and admins; 42501 for anyone else.';

create function private.clear_hold(_id uuid)
returns void language plpgsql security definer set search_path = '' as $$
declare
  hold public.load_holds;
  excess text;
begin
  perform private.require_admin();
  select * into hold from public.load_holds where id = _id for update;
  select private.permit_excess(permit) into excess
  from public.load_permits as permit where permit.id = hold.permit_id;
  if excess is not null then
    raise exception 'The load is still larger than the permit allows: %. Enter the amended permit first.',
      excess using errcode = '23514';
  end if;
  update public.load_holds set cleared_at = now(), cleared_by = (select auth.uid())
  where id = _id and cleared_at is null;
end;
$$;
comment on function private.clear_hold(uuid) is 'Implements public.clear_hold.';
create function public.clear_hold(_id uuid)
returns void language sql set search_path = '' as $$
  select private.clear_hold(_id);
$$;
comment on function public.clear_hold(uuid) is
  'Clears a hold. A repeat changes nothing. 23514 while the load is still larger than the permit it is '
  'about. Admins only (42501).';

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
    _id, _load_id, private.to_sixteenth(_length), private.to_sixteenth(_width),
    private.to_sixteenth(_height), _weight_lbs, (select auth.uid())
  );
  perform private.log_load_entry(
    'created', 'measure', _load_id, this_load.number || ', ' || this_load.title || ': '
      || private.feet_text(private.to_sixteenth(_length)) || ' × '
      || private.feet_text(private.to_sixteenth(_width)) || ' × '
      || private.feet_text(private.to_sixteenth(_height))
  );
  perform private.hold_oversize(_load_id);
  perform private.add_needed_permits(_load_id);
end;
$$;
comment on function private.record_measure(uuid, uuid, numeric, numeric, numeric, integer) is
  'Implements public.record_measure.';
create function public.record_measure(
  _id uuid, _load_id uuid, _length numeric, _width numeric, _height numeric,
  _weight_lbs integer default null
)
returns void language sql set search_path = '' as $$
  select private.record_measure(_id, _load_id, _length, _width, _height, _weight_lbs);
$$;
comment on function public.record_measure(uuid, uuid, numeric, numeric, numeric, integer) is
  'Records what a load measures on its trailer: overall length, width, height from the ground in feet '
  '(rounded up to a sixteenth of an inch) and gross pounds or null. Over the maximum of an issued permit the '
  'load goes on hold and the permit is marked as amending. _id is made by the caller, so a repeat changes '
  'nothing. 23514 for sizes that can''t be; for the load''s driver and admins, 42501 for anyone else.';

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

create function private.add_needed_permits(_load_id uuid)
returns void language sql set search_path = '' as $$
  insert into public.load_permits (load_id, jurisdiction, leg_id, status)
  select leg.load_id, leg.jurisdiction, leg.id, 'needed'
  from public.load_legs as leg
  where leg.load_id = _load_id and leg.is_confirmed and leg.left_at is null
    and private.load_over_legal(_load_id) is not null
    and not exists (select from public.load_permits where leg_id = leg.id)
  order by leg.sequence;
$$;
comment on function private.add_needed_permits(uuid) is
  'Files a needed permit for every confirmed leg without one if the load is over legal size or weight.';

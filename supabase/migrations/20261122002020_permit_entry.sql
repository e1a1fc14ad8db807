-- Entering permits: the rows of the entry grid, changes after issue with their revisions, and undo
-- (docs/decisions/0059).

create function private.check_permit_entry(_entry public.load_permits, _cents numeric, _currency text)
returns void language plpgsql stable set search_path = '' as $$
begin
  if not coalesce(private.is_filled_line(_entry.permit_number, 60), false) then
    raise exception 'Enter the permit number, up to 60 characters.' using errcode = '23514';
  elsif _entry.valid_from is null or _entry.valid_until is null then
    raise exception 'Enter both dates.' using errcode = '23514';
  elsif not (private.is_day_in_range(_entry.valid_from) and private.is_day_in_range(_entry.valid_until)) then
    raise exception 'Enter a year from 2000 to 2099.' using errcode = '23514';
  elsif _entry.valid_until < _entry.valid_from then
    raise exception 'The permit ends before it begins.' using errcode = '23514';
  elsif _cents <= 0 or _cents > 99999999 or _cents % 1 <> 0 then
    raise exception 'Enter the cost between $0.01 and $999,999.99.' using errcode = '23514';
  elsif _currency not in ('USD', 'CAD') then
    raise exception 'The currency must be USD or CAD.' using errcode = '23514';
  elsif least(_entry.max_length, _entry.max_width, _entry.max_height, _entry.max_weight_lbs) <= 0
    or _entry.max_length > 500 or greatest(_entry.max_width, _entry.max_height) > 100
    or _entry.max_weight_lbs > 20000000
  then
    raise exception 'The permitted size can’t be right: up to 500 ft long, 100 ft wide and high.'
      using errcode = '23514';
  elsif _entry.authority_type <> 'state' and not private.is_filled_line(_entry.authority, 120) then
    raise exception 'Enter which % issues the permit.', _entry.authority_type using errcode = '23514';
  elsif num_nulls(_entry.travel_from, _entry.travel_until) = 1
    or _entry.travel_from >= _entry.travel_until
  then
    raise exception 'Enter when travel begins and when it ends that day, or neither.'
      using errcode = '23514';
  elsif not private.are_curfews(_entry.curfews) then
    raise exception 'A curfew needs its days and a time that ends after it begins.' using errcode = '23514';
  end if;
end;
$$;
comment on function private.check_permit_entry(public.load_permits, numeric, text) is
  'Raises 23514 with a sentence if the number, the dates, the cost or the sizes of a permit can''t be right.';

create function private.write_permit(_permit public.load_permits)
returns public.load_permits language sql set search_path = '' as $$
  update public.load_permits set
    request_id = _permit.request_id, status = _permit.status, permit_number = _permit.permit_number,
    kind = _permit.kind, authority_type = _permit.authority_type, authority = _permit.authority,
    valid_from = _permit.valid_from, valid_until = _permit.valid_until, time_zone = _permit.time_zone,
    max_length = _permit.max_length, max_width = _permit.max_width, max_height = _permit.max_height,
    max_weight_lbs = _permit.max_weight_lbs, axle_weights = _permit.axle_weights, trips = _permit.trips,
    travel_days = _permit.travel_days, travel_from = _permit.travel_from,
    travel_until = _permit.travel_until, is_night_allowed = _permit.is_night_allowed,
    curfews = _permit.curfews, escorts = _permit.escorts, route_text = _permit.route_text,
    provisions = _permit.provisions
  where id = _permit.id returning *;
$$;
comment on function private.write_permit(public.load_permits) is
  'Stores the status and everything a permit says.';

create function private.write_permit_cost(_permit_id uuid, _cents numeric, _currency text)
returns void language sql set search_path = '' as $$
  insert into public.permit_costs (permit_id, cents, currency)
  select _permit_id, _cents::integer, _currency where _cents is not null
  on conflict (permit_id) do update set cents = excluded.cents, currency = excluded.currency;
$$;

-- What a row doesn't mention stays, except number, dates and sizes.
create function private.read_permit(_permit public.load_permits, _row jsonb)
returns public.load_permits language sql stable set search_path = ''
return jsonb_populate_record(
  _permit, private.permit_terms(_permit) || '{
    "permit_number": null, "kind": "single_trip", "valid_from": null, "valid_until": null,
    "max_length": null, "max_width": null, "max_height": null, "max_weight_lbs": null
  }' || (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(_row)
    where private.permit_terms(_permit) ? key
      and (value <> 'null' or key in ('axle_weights', 'trips', 'travel_days', 'travel_from', 'travel_until'))
  )
);

create function private.find_permit(_entry public.load_permits)
returns public.load_permits language sql set search_path = '' as $$
  select * from public.load_permits as filed
  where filed.leg_id = _entry.leg_id and private.is_same_authority(filed, _entry)
  order by filed.status = 'expired', filed.created_at desc limit 1
  for update;
$$;
comment on function private.find_permit(public.load_permits) is
  'Locks and returns the permit of an authority on a leg; the latest, if only expired ones are left.';

create function private.save_permit_row(_row jsonb)
returns uuid language plpgsql set search_path = '' as $$
declare
  entry constant public.load_permits := jsonb_populate_record(
    null::public.load_permits, '{"authority_type": "state", "authority": "", "curfews": []}'
      || jsonb_strip_nulls(_row)
  );
  leg public.load_legs;
  this_load public.loads;
  permit public.load_permits;
  cents constant numeric := (_row ->> 'cost_cents')::numeric;
  currency constant text := coalesce(_row ->> 'currency', 'USD');
begin
  select * into permit from public.load_permits where request_id = entry.id;
  if found then
    return permit.id;
  end if;
  select * into this_load from public.loads
  where id = (select load_id from public.load_legs where id = entry.leg_id) for update;
  -- After the lock, because a colleague may have replaced the leg.
  select * into leg from public.load_legs where id = entry.leg_id;
  if leg.id is null then
    raise exception 'This leg was changed or deleted. Reload.' using errcode = '23514';
  elsif this_load.status in ('delivered', 'cancelled') then
    raise exception '% is closed.', this_load.number using errcode = '23514';
  end if;
  perform private.check_permit_entry(entry, cents, currency);
  permit := private.find_permit(entry);
  if permit.status in ('issued', 'used') then
    raise exception '% already has % permit % on this leg. Amend that one.',
      this_load.number, private.authority_name(permit), permit.permit_number using errcode = '23514';
  end if;
  if permit.id is null then
    insert into public.load_permits (load_id, jurisdiction, leg_id, status, authority_type, authority)
    values (leg.load_id, leg.jurisdiction, leg.id, 'needed', entry.authority_type, entry.authority)
    returning * into permit;
  end if;
  permit := private.read_permit(permit, _row);
  permit.request_id := entry.id;
  permit.status := 'issued';
  permit := private.write_permit(permit);
  if private.permit_window_problem(permit) is not null then
    raise exception '%', private.permit_window_problem(permit) using errcode = '23514';
  end if;
  perform private.write_permit_cost(permit.id, cents, currency);
  return permit.id;
end;
$$;

-- Security definer: no API role may write request_id.
create function private.save_permits(_rows jsonb)
returns table (id uuid, permit_id uuid, problem text)
language plpgsql security definer set search_path = '' as $$
declare
  item jsonb;
begin
  perform private.require_admin();
  if jsonb_typeof(_rows) is distinct from 'array' or jsonb_array_length(_rows) not between 1 and 60 then
    raise exception 'Send 1 to 60 permits.' using errcode = '23514';
  end if;
  for item in select value from jsonb_array_elements(_rows) loop
    id := (item ->> 'id')::uuid;
    permit_id := null;
    problem := null;
    -- Each row is saved or refused independently.
    begin
      permit_id := private.save_permit_row(item);
    exception
      when check_violation then
        problem := case when sqlerrm like 'new row for relation%'
          then 'A value is too long or out of range.' else sqlerrm end;
      when unique_violation then problem := 'Someone else entered this permit first. Reload.';
      when data_exception then problem := 'A value isn’t a date, a size or a whole number.';
    end;
    return next;
  end loop;
end;
$$;
grant execute on function private.save_permits(jsonb) to authenticated, service_role;

create function public.save_permits(_rows jsonb)
returns table (id uuid, permit_id uuid, problem text)
language sql set search_path = '' as $$
  select * from private.save_permits(_rows);
$$;
comment on function public.save_permits(jsonb) is
  'Enters issued permits, each for a leg: a list of {id, leg_id, permit_number, kind, authority_type, '
  'authority, valid_from, valid_until, time_zone, max_length, max_width, max_height (feet), max_weight_lbs, '
  'axle_weights, trips, travel_days, travel_from, travel_until, is_night_allowed, curfews, escorts, route_text, '
  'provisions, cost_cents, currency}. id is made by the caller: a repeat changes nothing. Returns a row per '
  'entry: permit_id if it was saved, or problem, a complete sentence. One refused row doesn''t stop the '
  'others. Refused: a permit number that another load has, dates that don''t cover the leg, a maximum below '
  'the load''s size, a leg that has an issued permit of that authority. 60 rows at most. Admins only (42501).';
grant execute on function public.save_permits(jsonb) to authenticated, service_role;

-- Changes after issue

create table public.permit_revisions (
  id uuid primary key default gen_random_uuid(),
  -- Not now(): the order of two changes in one transaction counts.
  created_at timestamptz not null default clock_timestamp(),
  permit_id uuid not null references public.load_permits (id) on delete cascade,
  revision integer not null check (revision > 0),
  author_id uuid references public.profiles (id) on delete set null,
  reason text not null default '' check (private.is_line(reason, 500)),
  before jsonb not null,
  after jsonb not null,
  undoes uuid unique references public.permit_revisions (id) on delete cascade
);
comment on table public.permit_revisions is
  'Each change of what a permit says after it was issued: who, when, why and the changed fields before and '
  'after. An undo is another row. Only triggers and amend_permit write them.';
comment on column public.permit_revisions.reason is
  'Empty if the permit was changed without amend_permit, or entered again.';
comment on column public.permit_revisions.undoes is 'The change that this row undid.';
create index permit_revisions_permit_id_idx on public.permit_revisions (permit_id, created_at desc);
create index permit_revisions_author_id_idx on public.permit_revisions (author_id);

alter table public.permit_revisions enable row level security;
grant select on public.permit_revisions to authenticated;
grant select, insert, update, delete on public.permit_revisions to service_role;

create policy "Admins can see permit revisions" on public.permit_revisions
  for select to authenticated using ((select private.is_admin()));

create function private.changed_fields(_from jsonb, _to jsonb)
returns jsonb language sql immutable set search_path = ''
return (
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(_from)
  where value is distinct from _to -> key
);
comment on function private.changed_fields(jsonb, jsonb) is 'The fields of _from that _to has otherwise.';

-- Security definer: no API role may write revisions.
create function private.log_permit_revision()
returns trigger language plpgsql security definer set search_path = '' as $$
declare
  was constant jsonb := private.permit_terms(old) || jsonb_build_object('status', old.status);
  is_now constant jsonb := private.permit_terms(new) || jsonb_build_object('status', new.status);
begin
  insert into public.permit_revisions (permit_id, revision, author_id, before, after)
  values (
    new.id, new.revision, (select id from public.profiles where id = (select auth.uid())),
    private.changed_fields(was, is_now), private.changed_fields(is_now, was)
  );
  return null;
end;
$$;
create trigger load_permits_log_revision after update on public.load_permits
  for each row when (old.revision <> new.revision) execute function private.log_permit_revision();

create function private.lock_permit(_permit_id uuid)
returns public.load_permits language plpgsql set search_path = '' as $$
declare
  this_load public.loads;
  permit public.load_permits;
begin
  -- The load first, as in save_permit_row, so that two calls can't wait for each other.
  select * into this_load from public.loads
  where id = (select load_id from public.load_permits where id = _permit_id) for update;
  select * into permit from public.load_permits where id = _permit_id for update;
  if permit.id is null then
    perform private.raise_stale();
  elsif this_load.status in ('delivered', 'cancelled') then
    raise exception '% is closed.', this_load.number using errcode = '23514';
  end if;
  return permit;
end;
$$;
comment on function private.lock_permit(uuid) is
  'Locks a permit and its load. PT412 if it was deleted, 23514 if the load is closed.';

-- Adds the reason and the cost to the row that the trigger wrote, or writes one if only the cost changed.
create function private.finish_revision(
  _entry public.permit_revisions, _was_revision integer, _before jsonb, _after jsonb
)
returns void language plpgsql set search_path = '' as $$
begin
  update public.permit_revisions set
    id = _entry.id, reason = _entry.reason, undoes = _entry.undoes, before = before || _before,
    after = after || _after
  where permit_id = _entry.permit_id and revision = _entry.revision and revision > _was_revision;
  if not found then
    insert into public.permit_revisions (id, permit_id, revision, author_id, reason, before, after, undoes)
    values (
      _entry.id, _entry.permit_id, _entry.revision,
      (select id from public.profiles where id = (select auth.uid())), _entry.reason, _before, _after,
      _entry.undoes
    );
  end if;
end;
$$;

create function private.cost_json(_permit_id uuid)
returns jsonb language sql stable set search_path = ''
return (
  select jsonb_build_object('cost_cents', max(cents), 'currency', max(currency))
  from public.permit_costs where permit_id = _permit_id
);

-- Security definer: no API role may write revisions.
create function private.amend_permit(
  _id uuid, _permit_id uuid, _seen timestamptz, _values jsonb, _reason text
)
returns timestamptz language plpgsql security definer set search_path = '' as $$
declare
  was public.load_permits;
  permit public.load_permits;
  cost jsonb;
  cents constant numeric := (_values ->> 'cost_cents')::numeric;
  currency constant text := coalesce(_values ->> 'currency', 'USD');
begin
  perform private.require_admin();
  was := private.lock_permit(_permit_id);
  if exists (select from public.permit_revisions where id = _id and permit_id = _permit_id) then
    return was.updated_at;
  elsif was.updated_at <> _seen then
    perform private.raise_stale();
  elsif was.issued_at is null then
    raise exception 'This permit isn’t issued yet.' using errcode = '23514';
  elsif not coalesce(private.is_filled_line(_reason, 500), false) then
    raise exception 'Enter a reason of up to 500 characters.' using errcode = '23514';
  end if;
  permit := jsonb_populate_record(was, (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(_values)
    where private.permit_terms(was) ? key
  ));
  permit.status := case when was.status in ('amending', 'expired') then 'issued' else was.status end;
  perform private.check_permit_entry(permit, cents, currency);
  permit := private.write_permit(permit);
  if (permit.valid_from, permit.valid_until, permit.time_zone, permit.status)
      is distinct from (was.valid_from, was.valid_until, was.time_zone, was.status)
    and private.permit_window_problem(permit) is not null
  then
    raise exception '%', private.permit_window_problem(permit) using errcode = '23514';
  end if;
  cost := private.cost_json(_permit_id);
  perform private.write_permit_cost(_permit_id, cents, currency);
  if permit.revision = was.revision and permit.status = was.status
    and cost = private.cost_json(_permit_id)
  then
    raise exception 'Nothing changed.' using errcode = '23514';
  end if;
  perform private.finish_revision(
    jsonb_populate_record(null::public.permit_revisions, jsonb_build_object(
      'id', _id, 'permit_id', _permit_id, 'revision', permit.revision, 'reason', btrim(_reason)
    )), was.revision,
    private.changed_fields(
      cost || jsonb_build_object('status', was.status),
      private.cost_json(_permit_id) || jsonb_build_object('status', permit.status)
    ),
    private.changed_fields(
      private.cost_json(_permit_id) || jsonb_build_object('status', permit.status),
      cost || jsonb_build_object('status', was.status)
    )
  );
  return permit.updated_at;
end;
$$;
grant execute on function private.amend_permit(uuid, uuid, timestamptz, jsonb, text)
to authenticated, service_role;

create function public.amend_permit(
  _id uuid, _permit_id uuid, _seen timestamptz, _values jsonb, _reason text
)
returns timestamptz language sql set search_path = '' as $$
  select private.amend_permit(_id, _permit_id, _seen, _values, _reason);
$$;
comment on function public.amend_permit(uuid, uuid, timestamptz, jsonb, text) is
  'Changes what an issued permit says and adds a row to permit_revisions; one that is being amended or has '
  'expired is issued again. _values: the changed fields, named as in save_permits. _id is made by the caller: '
  'a repeat changes nothing, and undo_permit_change takes it. Returns the permit''s new version. _seen is the '
  'updated_at the caller saw: PT412 if it has changed since. 23514 with a sentence without a reason, for '
  'values that save_permits refuses, if nothing changed or the permit isn''t issued yet. Admins only (42501).';
grant execute on function public.amend_permit(uuid, uuid, timestamptz, jsonb, text)
to authenticated, service_role;

-- Security definer: no API role may write revisions.
create function private.undo_permit_change(_id uuid)
returns timestamptz language plpgsql security definer set search_path = '' as $$
declare
  change public.permit_revisions;
  was public.load_permits;
  permit public.load_permits;
  cost jsonb;
begin
  perform private.require_admin();
  select * into change from public.permit_revisions where id = _id;
  was := private.lock_permit(change.permit_id);
  if exists (select from public.permit_revisions where undoes = _id) then
    return was.updated_at;
  elsif change.created_at < clock_timestamp() - interval '10 seconds' then
    raise exception 'This can’t be undone anymore. Amend the permit instead.' using errcode = '23514';
  end if;
  cost := private.cost_json(was.id);
  if private.changed_fields(change.after, to_jsonb(was) || cost) <> '{}' or exists (
    select from public.permit_revisions
    where permit_id = was.id and created_at > change.created_at
  ) then
    perform private.raise_stale();
  end if;
  permit := private.write_permit(jsonb_populate_record(was, change.before));
  if change.before ? 'cost_cents' and change.before ->> 'cost_cents' is null then
    delete from public.permit_costs where permit_id = was.id;
  elsif change.before ?| array['cost_cents', 'currency'] then
    perform private.write_permit_cost(
      was.id, ((cost || change.before) ->> 'cost_cents')::numeric, (cost || change.before) ->> 'currency'
    );
  end if;
  perform private.finish_revision(
    jsonb_populate_record(null::public.permit_revisions, jsonb_build_object(
      'id', gen_random_uuid(), 'permit_id', was.id, 'revision', permit.revision, 'reason', 'Undone',
      'undoes', _id
    )), was.revision, change.after, change.before
  );
  return permit.updated_at;
end;
$$;
grant execute on function private.undo_permit_change(uuid) to authenticated, service_role;

create function public.undo_permit_change(_id uuid)
returns timestamptz language sql set search_path = '' as $$
  select private.undo_permit_change(_id);
$$;
comment on function public.undo_permit_change(uuid) is
  'Restores what a permit said before a change with amend_permit, within 10 seconds of it, and logs that as '
  'another revision. Returns the permit''s new version. A repeat changes nothing. 23514 when the 10 seconds '
  'are over, PT412 if the permit was changed since. Admins only (42501).';
grant execute on function public.undo_permit_change(uuid) to authenticated, service_role;

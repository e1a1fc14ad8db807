-- The permit desk: every permit that open loads still need, with the last day to apply for it
-- (docs/decisions/0060). A lead time comes from the state's rules, or else from our own setting.

create table public.permit_lead_times (
  jurisdiction text primary key check (jurisdiction = any (private.jurisdictions())),
  updated_at timestamptz not null default now(),
  routine_days integer not null default 5 check (routine_days between 0 and 90),
  superload_days integer not null default 15 check (superload_days between 0 and 90)
);
comment on table public.permit_lead_times is
  'Our own estimate of how many business days a state or province takes for a permit, used while its rules '
  'don''t say. The defaults are the longer ends of what we tell customers: 3-5 business days, 2-3 weeks.';

insert into public.permit_lead_times (jurisdiction)
select unnest(private.jurisdictions());

alter table public.permit_lead_times enable row level security;
grant select, update (routine_days, superload_days) on public.permit_lead_times to authenticated;
grant select, insert, update, delete on public.permit_lead_times to service_role;

create policy "Admins can see lead times" on public.permit_lead_times
  for select to authenticated using ((select private.is_admin()));
create policy "Admins can change lead times" on public.permit_lead_times
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create trigger permit_lead_times_set_updated_at before update on public.permit_lead_times
  for each row execute function private.set_updated_at();

create function private.lead_times()
returns table (
  jurisdiction text, is_superload boolean, own_days integer, days integer, stated text, certainty text
)
language sql stable set search_path = '' as $$
  select own.jurisdiction, kind.is_superload, kind.own_days, coalesce(stated.days, kind.own_days),
    stated.value, stated.certainty
  from public.permit_lead_times as own
  cross join lateral (
    values
      (false, 'permit_lead_business_days', own.routine_days),
      (true, 'superload_lead_days', own.superload_days)
  ) as kind (is_superload, rule, own_days)
  left join lateral (
    select row.value, row.certainty, longest.days
    from public.state_rules as row
    cross join lateral (
      select max(days::integer) as days from regexp_split_to_table(row.value, '-') as days
    ) as longest
    where row.state = own.jurisdiction and row.rule = kind.rule and row.valid_to is null
      and row.value ~ '^\d{1,3}(-\d{1,3})?$'
    order by longest.days desc, row.certainty limit 1
  ) as stated on true;
$$;
comment on function private.lead_times() is
  'The business days each state or province takes for a routine permit and for a superload: from its rules, '
  'the longest if they state several or a range (stated, with its certainty); otherwise our own (own_days). '
  'A rule that doesn''t say which days it means counts as business days, which is never too late.';
grant execute on function private.lead_times() to authenticated, service_role;

create function public.permit_lead_times_in_use()
returns table (
  jurisdiction text, is_superload boolean, own_days integer, days integer, stated text, certainty text,
  updated_at timestamptz
)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select lead.*, own.updated_at
    from private.lead_times() as lead
    join public.permit_lead_times as own on own.jurisdiction = lead.jurisdiction;
end;
$$;
comment on function public.permit_lead_times_in_use() is
  'The lead time the permit desk uses for each state or province, in business days: from a rule (stated, '
  'certainty) or own_days, our own (both null). updated_at: of our own. Admins only (42501).';
grant execute on function public.permit_lead_times_in_use() to authenticated, service_role;

create function private.superload_states(_load_ids uuid[])
returns table (load_id uuid, jurisdiction text)
language sql stable set search_path = '' as $$
  with sized as materialized (
    select load.id, load.quote_id, size.*
    from private.load_sizes(_load_ids) as size join public.loads as load on load.id = size.load_id
  ), limits as materialized (
    select row.state, row.comparison, regexp_replace(row.rule, '^(superload|permit_max)_', '') as measure,
      case when row.comparison <> 'text' then row.value::numeric end as value
    from public.state_rules as row
    where row.valid_to is null
      and row.rule in (
        'superload_width_in', 'superload_height_in', 'superload_length_ft', 'superload_gross_lb',
        'permit_max_width_in', 'permit_max_height_in', 'permit_max_length_ft', 'permit_max_gross_lb'
      )
      -- As in assessment/state.ts: a routine maximum alone doesn't say where superloads begin.
      and (row.rule like 'superload%' or exists (
        select from public.state_rules as superload
        where superload.state = row.state and superload.valid_to is null
          and superload.rule = replace(row.rule, 'permit_max', 'superload')
          and (superload.comparison <> 'text' or superload.value ~* '^none specified')
      ))
  )
  select sized.id, limits.state
  from limits
  cross join sized
  cross join lateral (
    -- Rounded, because feet with six decimals are up to a hundred-thousandth of an inch off.
    select case limits.measure
      when 'width_in' then round(sized.width * 12, 3)
      when 'height_in' then round(sized.height * 12, 3)
      when 'length_ft' then round(sized.length, 4)
      when 'gross_lb' then sized.weight_lbs
    end as measured
  ) as compared
  where measured > limits.value or measured = limits.value and limits.comparison = 'at_or_over'
  union
  select sized.id, state ->> 'state'
  from sized
  join public.quotes as quote on quote.id = sized.quote_id
  cross join jsonb_array_elements(quote.assessment -> 'states') as state
  where not sized.is_measured and state ->> 'superload' in ('expected', 'possible');
$$;
comment on function private.superload_states(uuid[]) is
  'The states and provinces in which a load is, or may be, a superload: those with a superload limit, or a '
  'routine maximum, below its measured or declared size, whichever of conflicting values it is, and until it is '
  'measured those of the assessment its customer saw, which also knows the trailer.';
grant execute on function private.superload_states(uuid[]) to authenticated, service_role;

create function private.missing_leg_permits(_load public.loads)
returns table (jurisdiction text, leg_id uuid)
language sql stable rows 3 set search_path = '' as $$
  with missing as materialized (
    select leg.jurisdiction, leg.id
    from public.load_legs as leg
    where leg.load_id = _load.id and leg.left_at is null
      and not exists (
        select from public.load_permits as permit
        where permit.leg_id = leg.id and permit.authority_type = 'state'
      )
    union
    select state, null::uuid
    -- Places are slow to read, so only those of a load without legs are.
    from unnest(case when not exists (select from public.load_legs as leg where leg.load_id = _load.id)
      then array[private.jurisdiction_of(_load.origin), private.jurisdiction_of(_load.destination)] end) as state
    where state is not null
      and not exists (
        select from public.load_permits as permit
        where permit.load_id = _load.id and permit.jurisdiction = state
          and permit.authority_type = 'state'
      )
  )
  -- Measured last and once, because most loads miss no permit.
  select missing.* from missing
  where case when missing.jurisdiction is not null
    then (select private.load_over_legal(_load.id)) is not null end;
$$;
comment on function private.missing_leg_permits(public.loads) is
  'Permits that a load over legal size or weight needs and that aren''t filed: of each leg the truck hasn''t '
  'left, confirmed or not; of a load without legs those of its origin and destination.';
grant execute on function private.missing_leg_permits(public.loads) to authenticated, service_role;

-- Security definer: the policies of all permits would take longer than the question. Only admins get rows.
create function private.desk_permits(_search text, _state text)
returns table (
  permit public.load_permits, load public.loads, leg public.load_legs, entry_at timestamptz,
  exit_at timestamptz, ends_at timestamptz, is_superload boolean, lead_days integer, lead_stated text,
  lead_certainty text, needed_on date, apply_by date, office_day date, is_short boolean, desk_group text
)
language sql stable security definer set search_path = '' as $$
  with needed as materialized (
    select permit, load
    from public.loads as load join public.load_permits as permit on permit.load_id = load.id
    where load.status in ('planned', 'assigned', 'in_transit') and permit.status <> 'used'
      and private.is_admin_or_service()
    union all
    -- Not stored, so that a leg that is replaced before it is confirmed leaves no permit behind.
    select jsonb_populate_record(null::public.load_permits, jsonb_build_object(
      'load_id', load.id, 'jurisdiction', missing.jurisdiction, 'leg_id', missing.leg_id,
      'status', 'needed', 'kind', 'single_trip', 'authority_type', 'state', 'authority', '',
      'route_text', ''
    )), load
    from public.loads as load cross join lateral private.missing_leg_permits(load) as missing
    where load.status in ('planned', 'assigned', 'in_transit') and private.is_admin_or_service()
  ), found as materialized (
    select permit, load, leg,
      coalesce(leg.planned_entry_at, (load).pickup_at) as entry_at,
      greatest(coalesce(leg.planned_exit_at, (load).delivery_at), expected.exit_at) as exit_at,
      private.permit_ends(permit) as ends_at, private.permit_zone(permit) as zone
    from needed
    left join public.load_legs as leg on leg.id = (permit).leg_id
    left join private.expected_exits() as expected on expected.leg_id = leg.id
    where (_state is null or (permit).jurisdiction = _state)
      and (_search = '' or not exists (
        select from regexp_split_to_table(trim(_search), '\s+') as word
        where case
          when upper(word) = any (private.jurisdictions()) then (permit).jurisdiction <> upper(word)
          else private.fold(concat_ws(
            ' ', (load).number, (load).title, (permit).permit_number, (permit).authority, (
              select concat_ws(' ', customer.name, customer.company)
              from public.load_customers as customer where customer.load_id = (load).id
            )
          )) not like private.contains_pattern(word)
        end
      ))
  ), superload as materialized (
    select * from private.superload_states(array(select distinct (load).id from found))
  ), lead as materialized (
    select * from private.lead_times()
  ), timed as (
    select found.*, kind.is_superload,
      -- The state's rule says nothing about its counties, cities and turnpikes.
      case when (permit).authority_type = 'state' then lead.days else lead.own_days end as days,
      case when (permit).authority_type = 'state' then lead.stated end as stated, lead.certainty,
      (permit).status in ('issued', 'amending') and ends_at <= greatest(exit_at, now()) as is_short,
      (now() at time zone private.state_time_zone((permit).jurisdiction)::text)::date as office_day,
      -- The truck is in the state already, so a new permit is due when this one ends.
      case when (leg).entered_at is not null then (permit).valid_until
        else (entry_at at time zone zone)::date end as needed_on
    from found
    cross join lateral (
      select (permit).kind = 'superload'
        or ((load).id, (permit).jurisdiction) in (select load_id, jurisdiction from superload) as is_superload
    ) as kind
    join lead
      on lead.jurisdiction = (permit).jurisdiction and lead.is_superload = kind.is_superload
  ), due as (
    select timed.*, case
        when (permit).status in ('needed', 'expired') or (permit).status = 'issued' and is_short
        then private.business_days_before(needed_on, days, (permit).jurisdiction)
      end as apply_by
    from timed
  )
  select permit, load, leg, entry_at, exit_at, ends_at, is_superload, days, stated, certainty, needed_on,
    apply_by, office_day, coalesce(is_short, false), case
      when (permit).status in ('applied', 'amending') then 'applied'
      when (permit).status = 'issued' and is_short is not true then 'issued'
      when apply_by <= office_day then 'late'
      when private.business_days_between(office_day, apply_by, (permit).jurisdiction) <= 5
        -- Without a pickup date a superload may be late already.
        or apply_by is null and is_superload then 'soon'
      else 'later'
    end
  from due;
$$;
comment on function private.desk_permits(text, text) is
  'Permits that open loads need, for admins, with the last day to apply and their group on the '
  'permit desk: of one state (null: all) and matching every word of _search. A word that is a state''s code '
  'matches only that state''s permits; any other word matches in the load''s number and title, the '
  'customer''s name and company, the authority or the permit number. A permit that isn''t filed yet has no '
  'id. needed_on: the day of entry, or the last day of a permit whose leg was entered.';
grant execute on function private.desk_permits(text, text) to authenticated, service_role;

create function private.desk_place_key(
  _apply_by date, _entry_at timestamptz, _load_id uuid, _leg integer, _permit_id text
)
returns text language sql stable set search_path = '' as $$
  -- The tilde sorts after every digit.
  select concat_ws(' ',
    coalesce(to_char(_apply_by, 'YYYYMMDD'), '~'),
    coalesce(to_char(_entry_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS'), '~'), _load_id,
    coalesce(lpad(_leg::text, 10, '0'), '~'), _permit_id);
$$;
comment on function private.desk_place_key(date, timestamptz, uuid, integer, text) is
  'The sort key within a group of the permit desk, compared with collation "C": apply-by, planned entry, '
  'load, leg, permit. Unknown days and entries and permits without a leg come last.';
grant execute on function private.desk_place_key(date, timestamptz, uuid, integer, text)
to authenticated, service_role;

-- Security definer, like desk_permits, and because no API role may read plates and VINs.
create function private.desk_loads(_load_ids uuid[])
returns table (
  load_id uuid, to_enter bigint, length numeric, width numeric, height numeric, weight_lbs integer,
  is_measured boolean, units jsonb
)
language sql stable security definer set search_path = '' as $$
  select size.load_id,
    (
      select count(*) from public.load_permits as permit
      where permit.load_id = size.load_id and permit.leg_id is not null
        and permit.status in ('needed', 'expired', 'applied', 'amending')
    ),
    size.length, size.width, size.height, size.weight_lbs, size.is_measured,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'name', private.unit_name(unit.kind, unit.number), 'axles', unit.axles,
        'axle_spacings', unit.axle_spacings, 'plate', unit.license_plate, 'vin', unit.vin,
        'tare_lbs', unit.tare_lbs
      ) order by booking.place)
      from public.assignments as booking join public.units as unit on unit.id = booking.unit_id
      where booking.load_id = size.load_id
    ), '[]')
  from private.load_sizes(_load_ids) as size
  where private.is_admin_or_service();
$$;
comment on function private.desk_loads(uuid[]) is
  'What the permit desk shows of these loads, for admins only: the permits to enter, the size and the units as a '
  'permit request names them, from front to back.';
grant execute on function private.desk_loads(uuid[]) to authenticated, service_role;

create function public.permit_desk(
  _per_group integer default 100, _search text default '', _group text default null,
  _state text default null, _after text default ''
)
returns table (
  desk_group text, in_group bigint, permit_id uuid, updated_at timestamptz, load_id uuid,
  load_number text, to_enter bigint, title text, origin text, destination text, jurisdiction text,
  authority_type text, authority text, status public.permit_status, kind public.permit_kind,
  permit_number text, applied_on date, valid_from date, valid_until date, ends_at timestamptz,
  max_length numeric, max_width numeric, max_height numeric, max_weight_lbs integer,
  leg_id uuid, time_zone text, entry_at timestamptz, exit_at timestamptz, entry_place text,
  exit_place text, road text, is_planned boolean, is_confirmed boolean, is_short boolean,
  is_superload boolean, apply_by date, days_late integer, needed_on date, lead_days integer,
  lead_stated text, lead_certainty text, length numeric, width numeric, height numeric, weight_lbs integer,
  is_measured boolean, route_text text, units jsonb, place_key text
)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    with keyed as (
      select found.*, count(*) over (partition by found.desk_group) as in_group,
        private.desk_place_key(
          found.apply_by, found.entry_at, (load).id, (leg).sequence,
          concat(coalesce((permit).id, (leg).id), (permit).jurisdiction)
        ) as place_key
      from private.desk_permits(_search, _state) as found
      where _group is null or found.desk_group = _group
    ), listed as (
      select keyed.*, row_number() over (
          partition by keyed.desk_group order by keyed.place_key collate "C"
        ) as place
      from keyed
      where keyed.place_key collate "C" > _after
    ), shown as (
      select * from listed where listed.place <= least(greatest(_per_group, 1), 500)
    ), facts as materialized (
      select * from private.desk_loads(array(select distinct (shown.load).id from shown))
    )
    select listed.desk_group, listed.in_group, (permit).id, (permit).updated_at, (load).id, (load).number,
      facts.to_enter, (load).title, (load).origin, (load).destination, (permit).jurisdiction,
      (permit).authority_type, (permit).authority, (permit).status, (permit).kind,
      (permit).permit_number, (permit).applied_on, (permit).valid_from, (permit).valid_until,
      listed.ends_at, (permit).max_length, (permit).max_width, (permit).max_height,
      (permit).max_weight_lbs, (permit).leg_id,
      coalesce((leg).time_zone::text, private.permit_zone(permit)), listed.entry_at, listed.exit_at,
      coalesce((leg).entry_place, ''), coalesce((leg).exit_place, ''), coalesce((leg).road, ''),
      (leg).planned_entry_at is not null and (leg).planned_exit_at is not null,
      coalesce((leg).is_confirmed, false), listed.is_short, listed.is_superload, listed.apply_by,
      -- On a weekend after the day, the office sees an application one business day late.
      greatest(
        private.business_days_between(listed.apply_by, listed.office_day, (permit).jurisdiction),
        case when listed.apply_by < listed.office_day then 1 end
      ),
      listed.needed_on, listed.lead_days, listed.lead_stated, listed.lead_certainty,
      facts.length, facts.width, facts.height, facts.weight_lbs, facts.is_measured, (permit).route_text,
      facts.units, listed.place_key
    from shown as listed join facts on facts.load_id = (load).id
    order by array_position(array['late', 'soon', 'later', 'applied', 'issued'], listed.desk_group),
      listed.place;
end;
$$;
comment on function public.permit_desk(integer, text, text, text, text) is
  'The permits that all open loads need in five groups, up to _per_group (500 at most) of each. late '
  '(apply-by is past or today at the office), soon (within 5 business days, and superloads without a pickup '
  'date) and later, each by apply-by: needed, expired, or issued but short (is_short: ends before the '
  'planned exit). applied (or amending) and issued, by planned entry. A permit that isn''t filed, because '
  'its leg isn''t confirmed, has no permit_id. days_late: business days since apply-by, negative before it. '
  'apply_by is lead_days business days before needed_on; lead_stated and lead_certainty are the rule''s, null '
  'for our own lead time. _group and _state show one group or state (null: all). '
  '_search: every word in the load''s number or title, its customer, the authority or the permit number; a '
  'state''s code finds its permits. in_group counts the whole group with that search, to_enter '
  'the filed permits of the load that aren''t issued yet. Planned times are the leg''s, otherwise the '
  'load''s (is_planned false). Sizes in feet and pounds: max_ is what the permit allows, the others what the '
  'load measures or declares. units: the load''s units from front to back, [{name, axles, axle_spacings '
  'in feet, plate, vin, tare_lbs}]. place_key orders a group; with _after, only permits after that key are '
  'returned. No costs. Admins only (42501).';
grant execute on function public.permit_desk(integer, text, text, text, text) to authenticated, service_role;

create function public.permit_desk_counts(_search text default '')
returns table (desk_group text, jurisdiction text, permits bigint)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select found.desk_group, (permit).jurisdiction, count(*)
    from private.desk_permits(_search, null) as found
    group by 1, 2 order by 1, 2;
end;
$$;
comment on function public.permit_desk_counts(text) is
  'The number of permits of permit_desk that match its _search, per group and state. Admins only (42501).';
grant execute on function public.permit_desk_counts(text) to authenticated, service_role;

create function private.urgent_superloads(_offer_id uuid)
returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('jurisdiction', (permit).jurisdiction, 'apply_by', apply_by)
    order by apply_by, (permit).jurisdiction
  ), '[]')
  from public.loads as accepted
  cross join lateral private.desk_permits(accepted.number, null) as found
  where accepted.offer_id = _offer_id and (found.load).id = accepted.id
    and found.is_superload and found.desk_group in ('late', 'soon')
    and (
      apply_by is null
      or private.business_days_between(office_day, apply_by, (permit).jurisdiction) <= 2
    );
$$;
comment on function private.urgent_superloads(uuid) is
  'The superload permits of an accepted offer''s load that have to be applied for within two business days or '
  'whose pickup is TBD: [{jurisdiction, apply_by}], for the email to dispatch.';

-- The permit desk finds a permit by load, customer, state or number, and can show one group or one state.

create function private.desk_permits(_search text, _state text)
returns table (
  permit public.load_permits, load public.loads, leg public.load_legs, entry_at timestamptz,
  exit_at timestamptz, ends_at timestamptz, desk_group text
)
language sql stable set search_path = '' as $$
  select open.*, case
      when (permit).status in ('needed', 'expired') then 'to_apply'
      when (permit).status in ('applied', 'amending') then 'applied'
      when open.ends_at <= greatest(open.exit_at, now()) then 'expiring'
      else 'issued'
    end
  from (
    select permit, load, leg, coalesce(leg.planned_entry_at, load.pickup_at),
      coalesce(leg.planned_exit_at, load.delivery_at), private.permit_ends(permit)
    from public.load_permits as permit
    join public.loads as load on load.id = permit.load_id
    left join public.load_legs as leg on leg.id = permit.leg_id
    where load.status in ('planned', 'assigned', 'in_transit') and permit.status <> 'used'
      and (_state is null or permit.jurisdiction = _state)
      and not exists (
        select from regexp_split_to_table(trim(_search), '\s+') as word
        where case
          when upper(word) = any (private.jurisdictions()) then permit.jurisdiction <> upper(word)
          else lower(concat_ws(' ', load.number, load.title, permit.permit_number, (
            select concat_ws(' ', customer.name, customer.company)
            from public.load_customers as customer where customer.load_id = load.id
          ))) not like private.contains_pattern(word)
        end
      )
  ) as open (permit, load, leg, entry_at, exit_at, ends_at);
$$;
comment on function private.desk_permits(text, text) is
  'The permits of open loads with their group of the permit desk, as far as the caller can see them: those of '
  'a state (null: all) that contain every word of a text. A word that is a state''s code matches only its '
  'permits; any other is found in the load''s number and title, the customer''s name and company, or the '
  'permit number.';

drop function public.permit_desk(integer);
create function public.permit_desk(
  _per_group integer default 100, _search text default '', _group text default null,
  _state text default null
)
returns table (
  desk_group text, in_group bigint, permit_id uuid, updated_at timestamptz, load_id uuid,
  load_number text, to_enter bigint, title text, origin text, destination text, jurisdiction text,
  status public.permit_status, kind public.permit_kind, permit_number text, applied_on date,
  valid_from date, valid_until date, ends_at timestamptz, max_length numeric, max_width numeric,
  max_height numeric, max_weight_lbs integer, leg_id uuid, time_zone text, entry_at timestamptz,
  exit_at timestamptz, entry_place text, exit_place text, is_planned boolean, length numeric,
  width numeric, height numeric, weight_lbs integer, is_measured boolean, route_text text,
  units jsonb
)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    with listed as (
      select found.*, count(*) over (partition by found.desk_group) as in_group,
        row_number() over (
          partition by found.desk_group
          order by found.entry_at nulls last, (load).id, (leg).sequence, (permit).id
        ) as place
      from private.desk_permits(_search, _state) as found
      where _group is null or found.desk_group = _group
    )
    select listed.desk_group, listed.in_group, (permit).id, (permit).updated_at, (load).id, (load).number,
      (
        select count(*) from public.load_permits as other
        where other.load_id = (load).id and other.leg_id is not null
          and other.status in ('needed', 'expired', 'applied', 'amending')
      ),
      (load).title, (load).origin, (load).destination, (permit).jurisdiction, (permit).status,
      (permit).kind, (permit).permit_number, (permit).applied_on, (permit).valid_from,
      (permit).valid_until, listed.ends_at, (permit).max_length, (permit).max_width,
      (permit).max_height, (permit).max_weight_lbs, (permit).leg_id,
      coalesce((leg).time_zone::text, private.permit_zone(permit)), listed.entry_at, listed.exit_at,
      coalesce((leg).entry_place, ''), coalesce((leg).exit_place, ''),
      (leg).planned_entry_at is not null and (leg).planned_exit_at is not null,
      size.length, size.width, size.height, size.weight_lbs, size.is_measured, (permit).route_text,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'name', private.unit_name(unit.kind, unit.number), 'axles', unit.axles,
          'axle_spacings', unit.axle_spacings
        ) order by booking.place)
        from public.assignments as booking join public.units as unit on unit.id = booking.unit_id
        where booking.load_id = (load).id
      ), '[]')
    from listed cross join lateral private.load_size((load).id) as size
    where listed.place <= least(greatest(_per_group, 1), 500)
    order by array_position(array['expiring', 'to_apply', 'applied', 'issued'], listed.desk_group),
      listed.place;
end;
$$;
comment on function public.permit_desk(integer, text, text, text) is
  'The permits of all open loads in four groups, each by planned entry, up to _per_group (500 at most) of '
  'each: expiring (ends before the planned exit), to_apply (needed or expired), applied (or amending) and '
  'issued. _group and _state show one group or state (null: all). _search: every word in the load''s number '
  'or title, its customer or the permit number; a state''s code finds its permits. in_group counts the whole '
  'group with that search, to_enter the permits of the load that aren''t issued yet. Planned times are those '
  'of the leg, otherwise of the load (is_planned false). Sizes in feet and pounds: max_ is what the permit '
  'allows, the others what the load measures or declares. units: the load''s units from front to back, '
  '[{name, axles, axle_spacings}], feet. No costs. Admins only (42501).';

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
  'How many permits of permit_desk match its _search, per group and state. Admins only (42501).';

grant execute on function
  private.desk_permits(text, text), public.permit_desk(integer, text, text, text),
  public.permit_desk_counts(text)
to authenticated, service_role;

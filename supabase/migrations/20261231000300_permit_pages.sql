-- The permit desk can be read in pages, so that its CSV file has every permit.

create function private.desk_place_key(
  _entry_at timestamptz, _load_id uuid, _leg integer, _permit_id uuid
)
returns text language sql stable set search_path = '' as $$
  -- The tilde sorts after every digit.
  select concat_ws(' ',
    coalesce(to_char(_entry_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS'), '~'), _load_id,
    coalesce(lpad(_leg::text, 10, '0'), '~'), _permit_id);
$$;
comment on function private.desk_place_key(timestamptz, uuid, integer, uuid) is
  'Orders a group of the permit desk, compared with collation "C": by planned entry, then load, leg and permit. '
  'Unknown entries and permits without a leg come last.';

drop function public.permit_desk(integer, text, text, text);
create function public.permit_desk(
  _per_group integer default 100, _search text default '', _group text default null,
  _state text default null, _after text default ''
)
returns table (
  desk_group text, in_group bigint, permit_id uuid, updated_at timestamptz, load_id uuid,
  load_number text, to_enter bigint, title text, origin text, destination text, jurisdiction text,
  status public.permit_status, kind public.permit_kind, permit_number text, applied_on date,
  valid_from date, valid_until date, ends_at timestamptz, max_length numeric, max_width numeric,
  max_height numeric, max_weight_lbs integer, leg_id uuid, time_zone text, entry_at timestamptz,
  exit_at timestamptz, entry_place text, exit_place text, is_planned boolean, length numeric,
  width numeric, height numeric, weight_lbs integer, is_measured boolean, route_text text,
  units jsonb, place_key text
)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    with keyed as (
      select found.*, count(*) over (partition by found.desk_group) as in_group,
        private.desk_place_key(found.entry_at, (load).id, (leg).sequence, (permit).id) as place_key
      from private.desk_permits(_search, _state) as found
      where _group is null or found.desk_group = _group
    ), listed as (
      select keyed.*, row_number() over (
          partition by keyed.desk_group order by keyed.place_key collate "C"
        ) as place
      from keyed
      where keyed.place_key collate "C" > _after
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
      ), '[]'), listed.place_key
    from listed cross join lateral private.load_size((load).id) as size
    where listed.place <= least(greatest(_per_group, 1), 500)
    order by array_position(array['expiring', 'to_apply', 'applied', 'issued'], listed.desk_group),
      listed.place;
end;
$$;
comment on function public.permit_desk(integer, text, text, text, text) is
  'The permits of all open loads in four groups, each by planned entry, up to _per_group (500 at most) of '
  'each: expiring (ends before the planned exit), to_apply (needed or expired), applied (or amending) and '
  'issued. _group and _state show one group or state (null: all). _search: every word in the load''s number '
  'or title, its customer or the permit number; a state''s code finds its permits. in_group counts the whole '
  'group with that search, to_enter the permits of the load that aren''t issued yet. Planned times are those '
  'of the leg, otherwise of the load (is_planned false). Sizes in feet and pounds: max_ is what the permit '
  'allows, the others what the load measures or declares. units: the load''s units from front to back, '
  '[{name, axles, axle_spacings}], feet. place_key orders a group; with _after, only permits after that key are '
  'returned. No costs. Admins only (42501).';

grant execute on function
  private.desk_place_key(timestamptz, uuid, integer, uuid),
  public.permit_desk(integer, text, text, text, text)
to authenticated, service_role;

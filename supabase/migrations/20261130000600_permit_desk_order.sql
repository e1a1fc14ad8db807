-- Permits with the same planned entry, as before the legs have times, are listed by load and leg.

create or replace function public.permit_desk(_per_group integer default 100)
returns table (
  desk_group text, in_group bigint, permit_id uuid, updated_at timestamptz, load_id uuid,
  load_number text, title text, origin text, destination text, jurisdiction text,
  status public.permit_status, kind public.permit_kind, permit_number text, applied_on date,
  valid_from date, valid_until date, ends_at timestamptz, max_length numeric, max_width numeric,
  max_height numeric, max_weight_lbs integer, leg_id uuid, time_zone text, entry_at timestamptz,
  exit_at timestamptz, entry_place text, exit_place text, is_planned boolean, length numeric,
  width numeric, height numeric, weight_lbs integer, is_measured boolean, route_text text
)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    with open_permits as (
      select permit, load, leg,
        coalesce(leg.planned_entry_at, load.pickup_at) as entry_at,
        coalesce(leg.planned_exit_at, load.delivery_at) as exit_at,
        private.permit_ends(permit) as ends_at
      from public.load_permits as permit
      join public.loads as load on load.id = permit.load_id
      left join public.load_legs as leg on leg.id = permit.leg_id
      where load.status in ('planned', 'assigned', 'in_transit') and permit.status <> 'used'
    ), grouped as (
      select case
          when (permit).status in ('needed', 'expired') then 'to_apply'
          when (permit).status in ('applied', 'amending') then 'applied'
          when open_permits.ends_at <= greatest(open_permits.exit_at, now()) then 'expiring'
          else 'issued'
        end as desk_group, open_permits.*
      from open_permits
    ), listed as (
      select grouped.*, count(*) over (partition by grouped.desk_group) as in_group,
        row_number() over (
          partition by grouped.desk_group order by grouped.entry_at nulls last, (load).id, (leg).sequence, (permit).id
        ) as place
      from grouped
    )
    select listed.desk_group, listed.in_group, (permit).id, (permit).updated_at, (load).id, (load).number,
      (load).title, (load).origin, (load).destination, (permit).jurisdiction, (permit).status,
      (permit).kind, (permit).permit_number, (permit).applied_on, (permit).valid_from,
      (permit).valid_until, listed.ends_at, (permit).max_length, (permit).max_width,
      (permit).max_height, (permit).max_weight_lbs, (permit).leg_id,
      coalesce((leg).time_zone::text, private.permit_zone(permit)), listed.entry_at, listed.exit_at,
      coalesce((leg).entry_place, ''), coalesce((leg).exit_place, ''),
      (leg).planned_entry_at is not null and (leg).planned_exit_at is not null,
      size.length, size.width, size.height, size.weight_lbs, size.is_measured, (permit).route_text
    from listed cross join lateral private.load_size((load).id) as size
    where listed.place <= least(greatest(_per_group, 1), 200)
    order by array_position(array['expiring', 'to_apply', 'applied', 'issued'], listed.desk_group),
      listed.place;
end;
$$;

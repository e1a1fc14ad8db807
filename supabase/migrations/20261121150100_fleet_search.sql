-- Searching the fleet in the console, and the figures beside its status filter.

-- A retry after a lost answer meets its own row (design 3.1).
grant insert (id) on public.fleet to authenticated;

drop function public.admin_fleet();
drop function private.admin_fleet();

-- Security definer: an admin signs in as the same Postgres role as everybody else, so plate and
-- VIN, withheld from that role, can only be read past its grants.
create function private.admin_fleet(_search text)
returns setof public.fleet language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select * from public.fleet
    where _search = ''
      or lower(concat_ws(' ', name, description, axle_layout, deck, license_plate, vin))
        like private.containing(_search)
    order by created_at desc, id desc;
end;
$$;

-- The vehicles in which the search finds something, with plate and VIN, newest first. Admins only.
create function public.admin_fleet(_search text default '')
returns setof public.fleet language sql stable set search_path = '' as $$
  select * from private.admin_fleet(_search) order by created_at desc, id desc;
$$;

-- How many of them there are of each status: every status has its row, 0 included. Admins only.
create function public.fleet_status_counts(_search text default '')
returns table (status public.fleet_status, vehicles bigint)
language sql stable set search_path = '' as $$
  select every.status, count(found.id)
  from unnest(enum_range(null::public.fleet_status)) as every (status)
  left join private.admin_fleet(_search) as found using (status)
  group by every.status
  order by every.status;
$$;
grant execute on function
  private.admin_fleet(text), public.admin_fleet(text), public.fleet_status_counts(text)
to authenticated, service_role;

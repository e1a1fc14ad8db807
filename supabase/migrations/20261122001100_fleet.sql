-- Trailer configurations. The public sees available vehicles, and never a license plate or VIN.

create type public.fleet_status as enum ('available', 'in_use', 'maintenance', 'retired');
-- The drawing to scale starts from the deck type.
create type public.trailer_deck as enum
  ('rgn', 'lowboy', 'stepdeck', 'extendable', 'perimeter', 'platform', 'schnabel');

create table public.fleet (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null check (private.is_filled_line(name, 120)),
  description text check (char_length(description) <= 2000),
  axle_count integer not null check (axle_count between 1 and 200),
  -- Axles per unit from the tractor back: '3+2+3+1'.
  axle_layout text check (axle_layout ~ '^\d{1,2}(\+\d{1,2}){0,11}$'),
  deck public.trailer_deck,
  -- Tons.
  max_weight_capacity numeric(8, 2) check (max_weight_capacity between 0 and 10000),
  -- Feet, of the well or deck.
  length numeric(6, 1) check (length between 0 and 500),
  width numeric(6, 1) check (width between 0 and 100),
  height numeric(6, 1) check (height between 0 and 100),
  status public.fleet_status not null default 'available',
  -- Time only widens this rule, so a row that passed once also passes a restore.
  year_manufactured integer
    check (year_manufactured between 1900 and extract(year from current_date)),
  license_plate text check (private.is_line(license_plate, 20)),
  vin text check (private.is_line(vin, 40)),
  image_url text check (private.is_image_url(image_url)),
  -- Pixels of the image.
  image_width integer check (image_width > 0),
  image_height integer check (image_height > 0)
);
comment on table public.fleet is
  'Trailer configurations: feet, tons. Clients cannot select license_plate and vin; admins read them '
  'through admin_fleet().';

create index fleet_created_at_idx on public.fleet (created_at desc, id desc);
create index fleet_available_axle_count_idx on public.fleet (axle_count, id) where status = 'available';
create trigger fleet_set_updated_at before update on public.fleet
  for each row execute function private.set_updated_at();
create trigger fleet_log_activity after insert or update or delete on public.fleet
  for each row execute function private.log_activity('vehicle', 'id', 'name');

alter table public.fleet enable row level security;
-- Column grants without plate and VIN: `select *` is refused, so name the columns.
grant select (
  id, created_at, updated_at, name, description, axle_count, axle_layout, deck,
  max_weight_capacity, length, width, height, status, year_manufactured, image_url, image_width,
  image_height
) on public.fleet to anon, authenticated;
grant
  insert (
    id, name, description, axle_count, axle_layout, deck, max_weight_capacity, length, width, height,
    status, year_manufactured, license_plate, vin, image_url, image_width, image_height
  ),
  update (
    name, description, axle_count, axle_layout, deck, max_weight_capacity, length, width, height,
    status, year_manufactured, license_plate, vin, image_url, image_width, image_height
  ),
  delete on public.fleet to authenticated;
grant select, insert, update, delete on public.fleet to service_role;

create policy "Visitors can see available vehicles" on public.fleet
  for select to anon using (status = 'available');
create policy "Users can see available vehicles, admins all" on public.fleet
  for select to authenticated using (status = 'available' or (select private.is_admin()));
create policy "Admins can add vehicles" on public.fleet
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins can update vehicles" on public.fleet
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins can delete vehicles" on public.fleet
  for delete to authenticated using ((select private.is_admin()));

alter publication supabase_realtime add table public.fleet;

-- Security definer: an admin is the same Postgres role as every other user, so plate and VIN, withheld
-- from that role, can only be read past its grants.
create function private.admin_fleet(_search text)
returns setof public.fleet language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select * from public.fleet
    where _search = ''
      or lower(concat_ws(' ', name, description, axle_layout, deck, license_plate, vin))
        like private.contains_pattern(_search)
    order by created_at desc, id desc;
end;
$$;
comment on function private.admin_fleet(text) is 'Implements public.admin_fleet.';

create function public.admin_fleet(_search text default '')
returns setof public.fleet language sql stable set search_path = '' as $$
  select * from private.admin_fleet(_search) order by created_at desc, id desc;
$$;
comment on function public.admin_fleet(text) is
  'Vehicles the search finds, with plate and VIN, newest first. Admins only (42501).';

create function public.fleet_status_counts(_search text default '')
returns table (status public.fleet_status, vehicles bigint)
language sql stable set search_path = '' as $$
  select every.status, count(found.id)
  from unnest(enum_range(null::public.fleet_status)) as every (status)
  left join private.admin_fleet(_search) as found using (status)
  group by every.status
  order by every.status;
$$;
comment on function public.fleet_status_counts(text) is
  'One row per status, 0 included: how many vehicles the search finds. Admins only (42501).';
grant execute on function
  private.admin_fleet(text), public.admin_fleet(text), public.fleet_status_counts(text)
to authenticated, service_role;

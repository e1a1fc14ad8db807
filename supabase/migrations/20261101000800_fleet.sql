-- Trailer configurations. The public sees what is available, and never plate or VIN.

create type public.fleet_status as enum ('available', 'in_use', 'maintenance', 'retired');
-- What the scale drawing starts from.
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
  -- Feet. Length is that of the well or deck (capacity text, specification 1, section 9).
  length numeric(6, 1) check (length between 0 and 500),
  width numeric(6, 1) check (width between 0 and 100),
  height numeric(6, 1) check (height between 0 and 100),
  status public.fleet_status not null default 'available',
  -- Up to this year. Time only ever widens the rule, so a row that passed once passes a restore.
  year_manufactured integer
    check (year_manufactured between 1900 and extract(year from current_date)),
  license_plate text check (private.is_line(license_plate, 20)),
  vin text check (private.is_line(vin, 40)),
  image_url text check (private.is_image_url(image_url)),
  -- Pixels of that image.
  image_width integer check (image_width > 0),
  image_height integer check (image_height > 0)
);
comment on table public.fleet is 'Trailer configurations (specification 2, section 3).';

create index fleet_newest_first on public.fleet (created_at desc, id desc);
create index fleet_available_by_axles on public.fleet (axle_count, id) where status = 'available';
create trigger fleet_touch before update on public.fleet
  for each row execute function private.touch_updated_at();

alter table public.fleet enable row level security;
-- Column by column: plate and VIN are left out, and admins read them through admin_fleet().
-- A `select *` is therefore refused; name the columns.
grant select (
  id, created_at, updated_at, name, description, axle_count, axle_layout, deck,
  max_weight_capacity, length, width, height, status, year_manufactured, image_url, image_width,
  image_height
) on public.fleet to anon, authenticated;
grant
  insert (
    name, description, axle_count, axle_layout, deck, max_weight_capacity, length, width, height,
    status, year_manufactured, license_plate, vin, image_url, image_width, image_height
  ),
  update (
    name, description, axle_count, axle_layout, deck, max_weight_capacity, length, width, height,
    status, year_manufactured, license_plate, vin, image_url, image_width, image_height
  ),
  delete on public.fleet to authenticated;
grant select, insert, update, delete on public.fleet to service_role;

create policy "visitors see what is available" on public.fleet
  for select to anon using (status = 'available');
create policy "people see what is available, admins all" on public.fleet
  for select to authenticated using (status = 'available' or (select private.is_admin()));
create policy "admins add vehicles" on public.fleet
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change vehicles" on public.fleet
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete vehicles" on public.fleet
  for delete to authenticated using ((select private.is_admin()));

-- Security definer: an admin signs in as the same Postgres role as everybody else, so plate and
-- VIN, withheld from that role, can only be read past its grants.
create function private.admin_fleet()
returns setof public.fleet language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query select * from public.fleet order by created_at desc, id desc;
end;
$$;

-- Every vehicle with plate and VIN, newest first. Admins only.
create function public.admin_fleet()
returns setof public.fleet language sql stable set search_path = '' as $$
  select * from private.admin_fleet();
$$;
grant execute on function private.admin_fleet(), public.admin_fleet()
to authenticated, service_role;

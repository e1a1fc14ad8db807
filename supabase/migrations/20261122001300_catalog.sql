-- The parts of the public site that admins edit: the fleet, the gallery and the services. Visitors see
-- available vehicles, but never a license plate or VIN: those are in a table that only admins can read.

create function private.is_image_url(value text)
returns boolean language sql immutable parallel safe set search_path = ''
return private.is_line(value, 2048) and value ~* '^(https?://[^/\\\s]|/[^/\\\s])\S*$';
comment on function private.is_image_url(text) is
  'True if a text is an http(s) address or a path on this site. Rejects javascript:, data: and //host.';
grant execute on function private.is_image_url(text) to anon, authenticated, service_role;

-- Fleet.

create type public.fleet_status as enum ('available', 'in_use', 'maintenance', 'retired');

-- A trailer's scale drawing starts from its deck type.
create type public.trailer_deck as enum
  ('rgn', 'lowboy', 'stepdeck', 'extendable', 'perimeter', 'platform', 'schnabel');

create table public.fleet_vehicles (
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
  length numeric(9, 6) check (length between 0 and 500),
  width numeric(9, 6) check (width between 0 and 100),
  height numeric(9, 6) check (height between 0 and 100),
  status public.fleet_status not null default 'available',
  -- The allowed range only grows, so a row that passed once also passes a restore.
  year_manufactured integer check (year_manufactured between 1900 and extract(year from current_date)),
  image_url text check (private.is_image_url(image_url)),
  -- Pixels of the image.
  image_width integer check (image_width > 0),
  image_height integer check (image_height > 0),
  plates_changed_at timestamptz
    constraint fleet_vehicles_plates_changed_at_range check (private.is_time_in_range(plates_changed_at))
);
comment on table public.fleet_vehicles is
  'Trailer configurations without plate and VIN: feet, tons. Clients use the view fleet, which adds them.';
comment on column public.fleet_vehicles.length is 'Feet, of the well or deck.';
comment on column public.fleet_vehicles.plates_changed_at is
  'When license plate or VIN last changed, so that such a change is a new version of the row, and logged.';
create index fleet_vehicles_created_at_idx on public.fleet_vehicles (created_at desc, id desc);
create index fleet_vehicles_available_axle_count_idx on public.fleet_vehicles (axle_count, id)
  where status = 'available';

alter table public.fleet_vehicles enable row level security;
grant select on public.fleet_vehicles to anon;
grant
  select, delete,
  insert (
    id, name, description, axle_count, axle_layout, deck, max_weight_capacity, length, width, height, status,
    year_manufactured, image_url, image_width, image_height
  ),
  update (
    name, description, axle_count, axle_layout, deck, max_weight_capacity, length, width, height, status,
    year_manufactured, image_url, image_width, image_height, plates_changed_at
  )
on public.fleet_vehicles to authenticated;
grant select, insert, update, delete on public.fleet_vehicles to service_role;

create policy "Visitors can see available vehicles" on public.fleet_vehicles
  for select to anon using (status = 'available');
create policy "Users can see available vehicles, admins all" on public.fleet_vehicles
  for select to authenticated using (status = 'available' or (select private.is_admin()));
create policy "Admins can add vehicles" on public.fleet_vehicles
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins can update vehicles" on public.fleet_vehicles
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins can delete vehicles" on public.fleet_vehicles
  for delete to authenticated using ((select private.is_admin()));

alter publication supabase_realtime add table public.fleet_vehicles;
create trigger announce_deletions after delete on public.fleet_vehicles referencing old table as gone
  for each statement execute function private.announce_deletions();
create trigger fleet_vehicles_set_updated_at before update on public.fleet_vehicles
  for each row execute function private.set_updated_at();
create trigger fleet_vehicles_log_activity after insert or update or delete on public.fleet_vehicles
  for each row execute function private.log_activity('vehicle', 'id', 'name');

-- A table of its own, because Realtime sends subscribers whole rows of a published table.
create table private.fleet_plates (
  vehicle_id uuid primary key references public.fleet_vehicles (id) on delete cascade,
  license_plate text check (private.is_line(license_plate, 20)),
  vin text check (private.is_line(vin, 40))
);
comment on table private.fleet_plates is
  'License plates and VINs, which only admins can read. Clients use the view fleet.';
-- Without statistics, a planner's estimate reveals nothing about plates (docs/decisions/0022).
alter table private.fleet_plates alter column license_plate set statistics 0;
alter table private.fleet_plates alter column vin set statistics 0;

alter table private.fleet_plates enable row level security;
-- The view reads this table with its caller's rights. Without a policy, visitors read no rows.
grant select on private.fleet_plates to anon;
grant select, insert, update (license_plate, vin) on private.fleet_plates to authenticated;
grant select, insert, update, delete on private.fleet_plates to service_role;

create policy "Admins can see plates" on private.fleet_plates
  for select to authenticated using ((select private.is_admin()));
create policy "Admins can add plates" on private.fleet_plates
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins can update plates" on private.fleet_plates
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create view public.fleet with (security_invoker = true) as
  select vehicle.id, vehicle.created_at, vehicle.updated_at, vehicle.name, vehicle.description,
    vehicle.axle_count, vehicle.axle_layout, vehicle.deck, vehicle.max_weight_capacity, vehicle.length,
    vehicle.width, vehicle.height, vehicle.status, vehicle.year_manufactured, plates.license_plate,
    plates.vin, vehicle.image_url, vehicle.image_width, vehicle.image_height
  from public.fleet_vehicles as vehicle
  left join private.fleet_plates as plates on plates.vehicle_id = vehicle.id;
comment on view public.fleet is
  'Trailer configurations: feet, tons. license_plate and vin are null unless the caller is an admin. Admins '
  'insert, update and delete as in a table, but without upsert. PT412 if someone else changes the row while '
  'an update runs.';

grant select on public.fleet to anon;
grant
  select, delete,
  insert (
    id, name, description, axle_count, axle_layout, deck, max_weight_capacity, length, width, height, status,
    year_manufactured, license_plate, vin, image_url, image_width, image_height
  ),
  update (
    name, description, axle_count, axle_layout, deck, max_weight_capacity, length, width, height, status,
    year_manufactured, license_plate, vin, image_url, image_width, image_height
  )
on public.fleet to authenticated, service_role;

create function private.insert_vehicle()
returns trigger language plpgsql set search_path = '' as $$
begin
  new.id := coalesce(new.id, gen_random_uuid());
  insert into public.fleet_vehicles (
    id, name, description, axle_count, axle_layout, deck, max_weight_capacity, length, width, height, status,
    year_manufactured, image_url, image_width, image_height
  ) values (
    new.id, new.name, new.description, new.axle_count, new.axle_layout, new.deck, new.max_weight_capacity,
    new.length, new.width, new.height, coalesce(new.status, 'available'), new.year_manufactured,
    new.image_url, new.image_width, new.image_height
  );
  insert into private.fleet_plates (vehicle_id, license_plate, vin)
  values (new.id, new.license_plate, new.vin);
  -- With defaults and rounded numbers, for RETURNING.
  select * into new from public.fleet where id = new.id;
  return new;
end;
$$;
create trigger fleet_insert instead of insert on public.fleet
  for each row execute function private.insert_vehicle();

create function private.update_vehicle()
returns trigger language plpgsql set search_path = '' as $$
declare
  current_version timestamptz;
  is_plate_change constant boolean :=
    (new.license_plate, new.vin) is distinct from (old.license_plate, old.vin);
begin
  -- Postgres reads a view's row before this trigger locks it, so a colleague's update may come between.
  select updated_at into current_version from public.fleet_vehicles where id = old.id for update;
  if not found then
    return null;
  elsif current_version <> old.updated_at then
    perform private.raise_stale();
  end if;
  update public.fleet_vehicles set
    name = new.name, description = new.description, axle_count = new.axle_count,
    axle_layout = new.axle_layout, deck = new.deck, max_weight_capacity = new.max_weight_capacity,
    length = new.length, width = new.width, height = new.height, status = new.status,
    year_manufactured = new.year_manufactured, image_url = new.image_url, image_width = new.image_width,
    image_height = new.image_height,
    plates_changed_at = case when is_plate_change then now() else plates_changed_at end
  where id = old.id;
  if is_plate_change then
    insert into private.fleet_plates (vehicle_id, license_plate, vin)
    values (old.id, new.license_plate, new.vin)
    on conflict (vehicle_id) do update set license_plate = excluded.license_plate, vin = excluded.vin;
  end if;
  select * into new from public.fleet where id = old.id;
  return new;
end;
$$;
create trigger fleet_update instead of update on public.fleet
  for each row execute function private.update_vehicle();

create function private.delete_vehicle()
returns trigger language plpgsql set search_path = '' as $$
begin
  delete from public.fleet_vehicles where id = old.id;
  return case when found then old end;
end;
$$;
create trigger fleet_delete instead of delete on public.fleet
  for each row execute function private.delete_vehicle();

create function public.admin_fleet(_search text default '')
returns setof public.fleet language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select * from public.fleet
    where _search = ''
      or private.fold(concat_ws(' ', name, description, axle_layout, deck, license_plate, vin))
        like private.contains_pattern(_search)
    order by created_at desc, id desc;
end;
$$;
comment on function public.admin_fleet(text) is
  'Vehicles the search finds, also by plate and VIN, newest first. Admins only (42501).';
grant execute on function public.admin_fleet(text) to authenticated, service_role;

create function public.fleet_status_counts(_search text default '')
returns table (status public.fleet_status, vehicles bigint)
language sql stable set search_path = '' as $$
  select every.status, count(found.id)
  from unnest(enum_range(null::public.fleet_status)) as every (status)
  left join public.admin_fleet(_search) as found using (status)
  group by every.status
  order by every.status;
$$;
comment on function public.fleet_status_counts(text) is
  'One row per status, 0 included: how many vehicles the search finds. Admins only (42501).';
grant execute on function public.fleet_status_counts(text) to authenticated, service_role;

-- Gallery.

create type public.gallery_category as enum ('general', 'trucks', 'trailers', 'loads');

create table public.gallery_images (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  title text not null check (private.is_filled_line(title, 160)),
  description text check (char_length(description) <= 2000),
  alt_text text check (private.is_line(alt_text, 400)),
  category public.gallery_category not null default 'general',
  -- Deferred, because images that swap positions share one until the statement ends.
  display_order integer not null default 0 check (display_order > 0)
    constraint gallery_images_display_order_key unique deferrable initially deferred,
  is_load_of_the_month boolean not null default false,
  -- The large variant and its pixels, and the small one if the upload made one.
  image_url text not null check (private.is_image_url(image_url)),
  image_width integer check (image_width > 0),
  image_height integer check (image_height > 0),
  thumbnail_url text check (private.is_image_url(thumbnail_url)),
  thumbnail_width integer check (thumbnail_width > 0),
  thumbnail_height integer check (thumbnail_height > 0),
  -- Deferred, because the previous holder loses the title after the statement.
  constraint gallery_images_load_of_the_month_key
    exclude (is_load_of_the_month with =) where (is_load_of_the_month) deferrable initially deferred
);
comment on table public.gallery_images is 'Images of the gallery, in display_order.';
comment on column public.gallery_images.display_order is
  'Position in the gallery, from 1. Omitted or 0 in an insert: after the last image.';
comment on column public.gallery_images.is_load_of_the_month is
  'One image at most: setting it takes the title from the previous holder.';
create index gallery_images_display_order_idx on public.gallery_images (display_order, id);

alter table public.gallery_images enable row level security;
grant select on public.gallery_images to anon;
grant
  select, delete,
  insert (
    id, title, description, alt_text, category, display_order, image_url, image_width, image_height,
    thumbnail_url, thumbnail_width, thumbnail_height
  ),
  update (
    title, description, alt_text, category, display_order, image_url, image_width, image_height,
    thumbnail_url, thumbnail_width, thumbnail_height, is_load_of_the_month
  )
on public.gallery_images to authenticated;
grant select, insert, update, delete on public.gallery_images to service_role;

create policy "Anyone can see images" on public.gallery_images
  for select to anon, authenticated using (true);
create policy "Admins can add images" on public.gallery_images
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins can update images" on public.gallery_images
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins can delete images" on public.gallery_images
  for delete to authenticated using ((select private.is_admin()));

alter publication supabase_realtime add table public.gallery_images;
create trigger announce_deletions after delete on public.gallery_images referencing old table as gone
  for each statement execute function private.announce_deletions();
-- Only edits of an image's own data make an open form stale: moving it or changing Load of the Month
-- doesn't. A move isn't logged either.
create trigger gallery_images_set_updated_at
  before update of title, description, alt_text, category, image_url, image_width, image_height,
    thumbnail_url, thumbnail_width, thumbnail_height
  on public.gallery_images for each row execute function private.set_updated_at();
create trigger gallery_images_log_activity
  after insert or delete or update of title, description, alt_text, category,
    is_load_of_the_month, image_url
  on public.gallery_images for each row
  execute function private.log_activity('picture', 'id', 'title');

-- Concurrent changes of the order or of the Load of the Month wait here before they lock any row, so that
-- they can't deadlock.
create function private.lock_gallery_order()
returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.gallery_images: order'));
  return null;
end;
$$;
create trigger gallery_images_lock_order before insert or update of display_order, is_load_of_the_month
  on public.gallery_images for each statement execute function private.lock_gallery_order();

-- Reads the maximum for each row, so that images inserted together follow each other.
create function private.append_gallery_image()
returns trigger language plpgsql set search_path = '' as $$
begin
  select coalesce(max(display_order), 0) + 1 into new.display_order from public.gallery_images;
  return new;
end;
$$;
create trigger gallery_images_append before insert on public.gallery_images
  for each row when (new.display_order = 0) execute function private.append_gallery_image();

-- Moving one image shifts the images between its old and new position. A statement that moves several
-- images sets all their positions itself.
create function private.shift_gallery_images()
returns trigger language plpgsql set search_path = '' as $$
declare
  moved record;
begin
  if pg_trigger_depth() > 1
    or (select count(*) from old_rows join new_rows using (id)
        where old_rows.display_order <> new_rows.display_order) <> 1
  then
    return null;
  end if;
  select id, old_rows.display_order as left_place, new_rows.display_order as taken_place into moved
  from old_rows join new_rows using (id)
  where old_rows.display_order <> new_rows.display_order;

  update public.gallery_images
  set display_order = display_order + sign(moved.left_place - moved.taken_place)::integer
  where id <> moved.id
    and display_order between least(moved.left_place, moved.taken_place)
      and greatest(moved.left_place, moved.taken_place);
  return null;
end;
$$;
create trigger gallery_images_shift after update on public.gallery_images
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.shift_gallery_images();

create function public.reorder_gallery_images(_seen uuid[], _wanted uuid[])
returns void language plpgsql set search_path = '' as $$
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtext('public.gallery_images: order'));
  if _seen is distinct from (
    select coalesce(array_agg(id order by display_order), '{}') from public.gallery_images
  ) then
    perform private.raise_stale();
  end if;
  if (select array_agg(id order by id) from unnest(_seen) as id)
    is distinct from (select array_agg(id order by id) from unnest(_wanted) as id)
  then
    raise exception 'The new order must name every picture once.' using errcode = '22023';
  end if;
  update public.gallery_images as image set display_order = wanted.place
  from unnest(_wanted) with ordinality as wanted (id, place)
  where wanted.id = image.id and image.display_order <> wanted.place;
end;
$$;
comment on function public.reorder_gallery_images(uuid[], uuid[]) is
  'Sets the whole order. _seen: the order the caller saw; PT412 and no change if a picture was added, '
  'deleted or moved since. _wanted: the same pictures in their new order, else 22023. Admins only (42501).';
grant execute on function public.reorder_gallery_images(uuid[], uuid[]) to authenticated, service_role;

-- After the statement, because a trigger of one of its rows can't change another one.
create function private.move_load_of_the_month()
returns trigger language plpgsql set search_path = '' as $$
declare
  holders constant uuid[] := array(select id from new_rows where is_load_of_the_month);
begin
  if cardinality(holders) > 1 then
    raise exception 'Only one picture can be Load of the Month.' using errcode = '23514';
  elsif cardinality(holders) = 1 then
    update public.gallery_images set is_load_of_the_month = false
    where is_load_of_the_month and id <> holders[1];
  end if;
  return null;
end;
$$;
create trigger gallery_images_add_load_of_the_month after insert on public.gallery_images
  referencing new table as new_rows
  for each statement execute function private.move_load_of_the_month();
create trigger gallery_images_move_load_of_the_month after update on public.gallery_images
  referencing new table as new_rows
  for each statement execute function private.move_load_of_the_month();

create function public.set_load_of_the_month(_image_id uuid)
returns void language plpgsql set search_path = '' as $$
begin
  perform private.require_admin();
  update public.gallery_images set is_load_of_the_month = true where id = _image_id;
  if not found then
    raise exception 'This image does not exist.' using errcode = 'PT404';
  end if;
end;
$$;
comment on function public.set_load_of_the_month(uuid) is
  'Makes an image the only Load of the Month. PT404 if it does not exist. Admins only (42501).';
grant execute on function public.set_load_of_the_month(uuid) to authenticated, service_role;

-- Raster images only: an SVG can contain scripts.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('gallery', 'gallery', true, 15 * 1024 * 1024,
  array['image/png', 'image/jpeg', 'image/webp', 'image/avif'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Public URLs of a public bucket need no policy. This one lets only admins list it.
create policy "Admins can list images" on storage.objects
  for select to authenticated
  using (bucket_id = 'gallery' and (select private.is_admin()));

create policy "Admins can upload images" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'gallery' and (select private.is_admin()));

create policy "Admins can replace images" on storage.objects
  for update to authenticated
  using (bucket_id = 'gallery' and (select private.is_admin()))
  with check (bucket_id = 'gallery' and (select private.is_admin()));

create policy "Admins can delete images" on storage.objects
  for delete to authenticated
  using (bucket_id = 'gallery' and (select private.is_admin()));

-- Services.

create type public.service_category as enum (
  'Heavy Haul', 'Oversized Transport', 'Machinery Moving', 'Construction Equipment',
  'Industrial Transport', 'Special Projects'
);

create table public.services (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null check (private.is_filled_line(name, 120)),
  category public.service_category not null,
  short_description text not null default '' check (char_length(short_description) <= 500),
  -- Free text: '$3.50/mile', 'Contact for Quote'.
  price text not null default '' check (private.is_line(price, 80)),
  active boolean not null default true,
  search_text text not null generated always as (private.fold(name)) stored
);
comment on table public.services is 'Services we offer. Visitors see the active ones.';
comment on column public.services.search_text is 'The folded name (private.fold); the console searches it.';
create index services_created_at_idx on public.services (created_at desc, id desc);

alter table public.services enable row level security;
grant select on public.services to anon;
grant
  select, delete,
  insert (id, name, category, short_description, price, active),
  update (name, category, short_description, price, active)
on public.services to authenticated;
grant select, insert, update, delete on public.services to service_role;

create policy "Visitors can see active services" on public.services
  for select to anon using (active);
create policy "Users can see active services, admins all" on public.services
  for select to authenticated using (active or (select private.is_admin()));
create policy "Admins can add services" on public.services
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins can update services" on public.services
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins can delete services" on public.services
  for delete to authenticated using ((select private.is_admin()));

alter publication supabase_realtime add table public.services;
create trigger announce_deletions after delete on public.services referencing old table as gone
  for each statement execute function private.announce_deletions();
create trigger services_set_updated_at before update on public.services
  for each row execute function private.set_updated_at();
create trigger services_log_activity after insert or update or delete on public.services
  for each row execute function private.log_activity('service', 'id', 'name');

-- The gallery: images, their order, the Load of the Month, and the bucket with the files.

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
  thumbnail_height integer check (thumbnail_height > 0)
);
comment on table public.gallery_images is 'Images of the gallery, in display_order.';
comment on column public.gallery_images.display_order is
  'Position in the gallery, from 1. Omitted or 0 in an insert: after the last image.';

create index gallery_images_display_order_idx on public.gallery_images (display_order, id);
create unique index gallery_images_load_of_the_month_key
  on public.gallery_images (is_load_of_the_month) where is_load_of_the_month;

-- Only on edits of an image's own data: being moved, or losing Load of the Month to another image,
-- must neither make an open form stale nor appear in the activity log.
create trigger gallery_images_set_updated_at
  before update of title, description, alt_text, category, image_url, image_width, image_height,
    thumbnail_url, thumbnail_width, thumbnail_height
  on public.gallery_images for each row execute function private.set_updated_at();
create trigger gallery_images_log_activity
  after insert or delete or update of title, description, alt_text, category,
    is_load_of_the_month, image_url
  on public.gallery_images for each row
  execute function private.log_activity('picture', 'id', 'title');

alter table public.gallery_images enable row level security;
grant select on public.gallery_images to anon, authenticated;
grant
  insert (
    id, title, description, alt_text, category, display_order, image_url, image_width, image_height,
    thumbnail_url, thumbnail_width, thumbnail_height
  ),
  update (
    title, description, alt_text, category, display_order, image_url, image_width, image_height,
    thumbnail_url, thumbnail_width, thumbnail_height, is_load_of_the_month
  ),
  delete on public.gallery_images to authenticated;
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

-- Serializes changes of the order before they lock any row.
create function private.lock_gallery_order()
returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.gallery_images: order'));
  return null;
end;
$$;
create trigger gallery_images_lock_order before insert or update of display_order
  on public.gallery_images for each statement execute function private.lock_gallery_order();

-- In a batch each image follows the one before it.
create function private.append_gallery_image()
returns trigger language plpgsql set search_path = '' as $$
begin
  select coalesce(max(display_order), 0) + 1 into new.display_order from public.gallery_images;
  return new;
end;
$$;
create trigger gallery_images_append before insert on public.gallery_images
  for each row when (new.display_order = 0) execute function private.append_gallery_image();

-- Moving one image shifts those between its old and new position. A statement that moves several
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
    raise exception 'The gallery has changed. Reload it and try again.' using errcode = 'PT409';
  end if;
  if (select array_agg(id order by id) from unnest(_seen) as id)
    is distinct from (select array_agg(id order by id) from unnest(_wanted) as id)
  then
    raise exception 'The new order must contain every image exactly once.' using errcode = '22023';
  end if;
  update public.gallery_images as image set display_order = wanted.place
  from unnest(_wanted) with ordinality as wanted (id, place)
  where wanted.id = image.id and image.display_order <> wanted.place;
end;
$$;
comment on function public.reorder_gallery_images(uuid[], uuid[]) is
  'Sets the whole order. _seen: the order the caller saw; PT409 and no change if an image was added, '
  'deleted or moved since. _wanted: the same images in their new order, else 22023. Admins only (42501).';

-- The lock serializes concurrent calls, which would otherwise conflict in the unique index.
create function public.set_load_of_the_month(_image_id uuid)
returns void language plpgsql set search_path = '' as $$
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtext('public.gallery_images: load of the month'));
  update public.gallery_images set is_load_of_the_month = false
  where is_load_of_the_month and id <> _image_id;
  update public.gallery_images set is_load_of_the_month = true where id = _image_id;
  if not found then
    raise exception 'This image does not exist.' using errcode = 'PT404';
  end if;
end;
$$;
comment on function public.set_load_of_the_month(uuid) is
  'Makes an image the only Load of the Month. PT404 if it does not exist. Admins only (42501).';
grant execute on function
  public.reorder_gallery_images(uuid[], uuid[]), public.set_load_of_the_month(uuid)
to authenticated, service_role;

-- Raster images only: an SVG can contain scripts.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('gallery', 'gallery', true, 15 * 1024 * 1024,
  array['image/png', 'image/jpeg', 'image/webp', 'image/avif'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Public URLs of a public bucket need no policy; without a select policy nobody but admins can list it.
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

-- Pictures of the gallery, and which of them is the Load of the Month.

create type public.gallery_category as enum ('general', 'trucks', 'trailers', 'loads');

create table public.gallery_images (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  title text not null check (private.is_filled_line(title, 160)),
  description text check (char_length(description) <= 2000),
  alt_text text check (private.is_line(alt_text, 400)),
  category public.gallery_category not null default 'general',
  display_order integer not null default 0,
  is_load_of_the_month boolean not null default false,
  -- The large variant and its pixels; the small one where upload made one (design 3.12).
  image_url text not null check (private.is_image_url(image_url)),
  image_width integer check (image_width > 0),
  image_height integer check (image_height > 0),
  thumbnail_url text check (private.is_image_url(thumbnail_url)),
  thumbnail_width integer check (thumbnail_width > 0),
  thumbnail_height integer check (thumbnail_height > 0)
);
comment on table public.gallery_images is 'Gallery pictures (specification 2, section 3).';

create index gallery_images_in_order on public.gallery_images (display_order, id);
create unique index gallery_images_one_load_of_the_month
  on public.gallery_images (is_load_of_the_month) where is_load_of_the_month;
create trigger gallery_images_touch before update on public.gallery_images
  for each row execute function private.touch_updated_at();

alter table public.gallery_images enable row level security;
grant select on public.gallery_images to anon, authenticated;
grant
  insert (
    title, description, alt_text, category, display_order, image_url, image_width, image_height,
    thumbnail_url, thumbnail_width, thumbnail_height
  ),
  update (
    title, description, alt_text, category, display_order, image_url, image_width, image_height,
    thumbnail_url, thumbnail_width, thumbnail_height, is_load_of_the_month
  ),
  delete on public.gallery_images to authenticated;
grant select, insert, update, delete on public.gallery_images to service_role;

create policy "anybody sees the gallery" on public.gallery_images
  for select to anon, authenticated using (true);
create policy "admins add pictures" on public.gallery_images
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change pictures" on public.gallery_images
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete pictures" on public.gallery_images
  for delete to authenticated using ((select private.is_admin()));

-- Makes one picture the Load of the Month and ends the term of the one before. The lock makes two
-- calls take turns instead of meeting in the unique index.
create function public.set_load_of_the_month(_image_id uuid)
returns void language plpgsql set search_path = '' as $$
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtext('public.gallery_images: load of the month'));
  update public.gallery_images set is_load_of_the_month = false
  where is_load_of_the_month and id <> _image_id;
  update public.gallery_images set is_load_of_the_month = true where id = _image_id;
  if not found then
    raise exception 'There is no such picture.' using errcode = 'PT404';
  end if;
end;
$$;
grant execute on function public.set_load_of_the_month(uuid) to authenticated, service_role;

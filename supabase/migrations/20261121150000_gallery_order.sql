-- The gallery's order: every picture has a place of its own, from 1. A new one goes behind the last;
-- one that is given another's place pushes the pictures between; the whole order is written at once.

-- What stood there before keeps its order.
update public.gallery_images as image set display_order = ranked.place
from (
  select id, row_number() over (order by display_order, id) as place from public.gallery_images
) as ranked
where ranked.id = image.id and image.display_order <> ranked.place;

alter table public.gallery_images
  add constraint gallery_images_display_order_check check (display_order > 0),
  -- Deferred: while pictures change places two of them stand on one.
  add constraint gallery_images_own_place unique (display_order) deferrable initially deferred;
comment on column public.gallery_images.display_order is
  'Place in the gallery, from 1. Left out or 0 in an insert: behind the last.';

-- A retry after a lost answer meets its own row (design 3.1).
grant insert (id) on public.gallery_images to authenticated;

-- Whoever changes the order waits here, before it touches a row, until the change before is done.
create function private.hold_gallery_order()
returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.gallery_images: order'));
  return null;
end;
$$;
create trigger gallery_images_hold_order before insert or update of display_order
  on public.gallery_images for each statement execute function private.hold_gallery_order();

-- Maximum + 1 (specification 2, section 9); in a batch each picture comes behind the one before.
create function private.take_last_gallery_place()
returns trigger language plpgsql set search_path = '' as $$
begin
  select coalesce(max(display_order), 0) + 1 into new.display_order from public.gallery_images;
  return new;
end;
$$;
create trigger gallery_images_take_last_place before insert on public.gallery_images
  for each row when (new.display_order = 0) execute function private.take_last_gallery_place();

-- A single picture that was moved pushes the ones between its old place and the new. A statement
-- that moves several at once says where all of them go.
create function private.make_gallery_room()
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
create trigger gallery_images_make_room after update on public.gallery_images
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.make_gallery_room();

-- Being pushed, or losing the title of the month, is no change to the picture's own data: whoever
-- is editing it has seen the newest, and the activity log has nothing to say.
drop trigger gallery_images_touch on public.gallery_images;
create trigger gallery_images_touch
  before update of title, description, alt_text, category, image_url, image_width, image_height,
    thumbnail_url, thumbnail_width, thumbnail_height
  on public.gallery_images for each row execute function private.touch_updated_at();

drop trigger gallery_images_logged on public.gallery_images;
create trigger gallery_images_logged
  after insert or delete or update of title, description, alt_text, category,
    is_load_of_the_month, image_url
  on public.gallery_images for each row
  execute function private.log_activity('picture', 'id', 'title');

-- Writes the whole order at once. `_seen` is the order the caller was looking at: where another
-- picture has come, gone or moved since, nothing is written. `_wanted` are the same pictures.
create function public.reorder_gallery_images(_seen uuid[], _wanted uuid[])
returns void language plpgsql set search_path = '' as $$
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtext('public.gallery_images: order'));
  if _seen is distinct from (
    select coalesce(array_agg(id order by display_order), '{}') from public.gallery_images
  ) then
    raise exception 'The gallery has changed since it was shown.' using errcode = 'PT409';
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
grant execute on function public.reorder_gallery_images(uuid[], uuid[])
to authenticated, service_role;

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PicturePayload } from '@contracts/gallery';
import { getSupabase } from '@/platform/supabase/client';
import { picturePath, removePictures } from '@/platform/supabase/pictures';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapVersioned, versionOf } from '@/platform/supabase/versioned-write';
import { logError } from '@/shared/lib/log';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { adminGalleryToasts as toasts } from '../admin-toasts';
import { adminGalleryKeys } from './admin-query-keys';
import { adminImagesQueryOptions, type AdminImage } from './admin-images';
import { galleryKeys } from './query-keys';

interface ImageEdit {
  /** The version that was edited. */
  base: AdminImage;
  changes: Partial<PicturePayload>;
}

async function updateImage({ base, changes }: ImageEdit): Promise<void> {
  await unwrapVersioned(
    await getSupabase()
      .from('gallery_images')
      .update(changes)
      .match(versionOf(base))
      .select('id')
      .maybeSingle(),
  );
}

async function deleteImage(id: string): Promise<void> {
  const { image_url, thumbnail_url } = unwrap(
    await getSupabase()
      .from('gallery_images')
      .delete()
      .eq('id', id)
      .select('image_url, thumbnail_url')
      .single(),
  );
  const paths = [image_url, thumbnail_url].map(picturePath).filter((path) => path !== null);
  try {
    await removePictures(paths);
  } catch (error) {
    // The picture no longer appears on the site; its files have no links left.
    logError('The files of a deleted picture were not deleted', error, { paths });
  }
}

async function setLoadOfTheMonth(id: string): Promise<void> {
  unwrap(await getSupabase().rpc('set_load_of_the_month', { _image_id: id }));
}

interface Reordering {
  /** The ids in the order the user saw. */
  seen: string[];
  wanted: string[];
}

async function reorder({ seen, wanted }: Reordering): Promise<void> {
  unwrap(await getSupabase().rpc('reorder_gallery_images', { _seen: seen, _wanted: wanted }));
}

/** Refetches everything about the gallery, including the public pages in this tab. */
function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: galleryKeys.all });
}

/** Saves a changed picture. */
export function useUpdateImageMutation() {
  const refresh = useRefresh();
  const mutation = useMutation({
    mutationKey: [...adminGalleryKeys.all, 'update'],
    mutationFn: updateImage,
    onSettled: refresh,
    meta: { successToast: toasts.updated, errorToast: toasts.updateFailed },
  });
  return useSingleFlight(mutation);
}

/** Deletes a picture and its files. */
export function useDeleteImageMutation() {
  const refresh = useRefresh();
  const mutation = useMutation({
    mutationKey: [...adminGalleryKeys.all, 'delete'],
    mutationFn: deleteImage,
    onSettled: refresh,
    meta: { successToast: toasts.deleted, errorToast: toasts.deleteFailed },
  });
  return useSingleFlight(mutation, (id) => id);
}

/** Makes a picture the Load of the Month. */
export function useSetLoadOfTheMonthMutation() {
  const refresh = useRefresh();
  return useMutation({
    mutationKey: [...adminGalleryKeys.all, 'load-of-the-month'],
    mutationFn: setLoadOfTheMonth,
    onSettled: refresh,
    meta: { successToast: toasts.loadOfTheMonthSet, errorToast: toasts.loadOfTheMonthFailed },
  });
}

/** Saves the order of all pictures. Stale when one was added, deleted or moved since. */
export function useReorderMutation() {
  const client = useQueryClient();
  const refresh = useRefresh();
  const mutation = useMutation({
    mutationKey: [...adminGalleryKeys.all, 'reorder'],
    mutationFn: reorder,
    onSuccess: (_data, { wanted }) => {
      client.setQueryData(
        adminImagesQueryOptions().queryKey,
        (images) =>
          images &&
          wanted.flatMap((id, index) => {
            const image = images.find((other) => other.id === id);
            return image ? [{ ...image, display_order: index + 1 }] : [];
          }),
      );
    },
    onSettled: refresh,
    meta: { successToast: toasts.orderSaved, errorToast: toasts.orderFailed },
  });
  return useSingleFlight(mutation);
}

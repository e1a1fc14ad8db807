import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PicturePayload } from '@contracts/gallery';
import { getSupabase } from '@/platform/supabase/client';
import { picturePath, removePictures } from '@/platform/supabase/pictures';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapSaved } from '@/platform/supabase/unwrap-saved';
import { logError } from '@/shared/lib/log';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { adminGalleryMessages as messages } from '../admin-messages';
import { adminGalleryKeys } from './admin-keys';
import { adminImagesQueryOptions } from './admin-images';
import { galleryKeys } from './keys';

/** An edit, tied to the version it was made on. */
interface ImageEdit {
  id: string;
  /** `updated_at` of that version. */
  seen: string;
  changes: Partial<PicturePayload>;
}

async function updateImage({ id, seen, changes }: ImageEdit): Promise<void> {
  unwrapSaved(
    await getSupabase()
      .from('gallery_images')
      .update(changes)
      .eq('id', id)
      .eq('updated_at', seen)
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
    // The picture is gone from the site, which is what was asked; nobody finds its files any more.
    logError('The files of a deleted picture could not be removed', error, { paths });
  }
}

async function setLoadOfTheMonth(id: string): Promise<void> {
  unwrap(await getSupabase().rpc('set_load_of_the_month', { _image_id: id }));
}

interface Reordering {
  /** Ids in the order that was shown. */
  seen: string[];
  wanted: string[];
}

async function reorder({ seen, wanted }: Reordering): Promise<void> {
  unwrap(await getSupabase().rpc('reorder_gallery_images', { _seen: seen, _wanted: wanted }));
}

/** Everything read about the gallery is asked again, the public pages of this tab included. */
function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: galleryKeys.all });
}

/** Saves an edit; a `conflict` when somebody else has saved or deleted the picture meanwhile. */
export function useUpdateImageMutation() {
  const refresh = useRefresh();
  const mutation = useMutation({
    mutationKey: [...adminGalleryKeys.all, 'update'],
    mutationFn: updateImage,
    onSettled: refresh,
    meta: { successToast: messages.updated, errorToast: messages.updateFailed },
  });
  return useSingleFlight(mutation);
}

/** Deletes a picture with its files. */
export function useDeleteImageMutation() {
  const refresh = useRefresh();
  const mutation = useMutation({
    mutationKey: [...adminGalleryKeys.all, 'delete'],
    mutationFn: deleteImage,
    onSettled: refresh,
    meta: { successToast: messages.deleted, errorToast: messages.deleteFailed },
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
    meta: { successToast: messages.loadOfTheMonthSet, errorToast: messages.loadOfTheMonthFailed },
  });
}

/** Writes the whole order; a `conflict` when the gallery is no longer as it was shown. */
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
    meta: { successToast: messages.orderSaved, errorToast: messages.orderFailed },
  });
  return useSingleFlight(mutation);
}

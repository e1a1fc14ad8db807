import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListFilter } from '@/shared/console/list/list-filter';
import { ListToolbar } from '@/shared/console/list/list-toolbar';
import { useListParams } from '@/shared/console/list/use-list-params';
import { DeleteDialog } from '@/shared/console/record/delete-dialog';
import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { adminGalleryToasts } from '../../admin-toasts';
import { adminImagesQueryOptions, type AdminImage } from '../../api/admin-images';
import {
  useDeleteImageMutation,
  useSetLoadOfTheMonthMutation,
} from '../../api/admin-image-mutations';
import { CATEGORY_LABELS } from '../../model/category-labels';
import { countImages, GALLERY_LIST_PARAMS } from '../../model/gallery-list-params';
import { CurrentGallery } from './current-gallery';
import { UploadPart } from './upload-part';

const EditImageDialog = lazyPart(
  async () => (await import('./edit-image-dialog')).EditImageDialog,
  { onFailure: NotLoaded },
);

const FILTERS: readonly ListFilter<typeof GALLERY_LIST_PARAMS>[] = [
  { param: 'category', label: 'Category', labels: CATEGORY_LABELS, allLabel: 'All categories' },
];

/** The console's gallery: the batch upload, and below it the current images. */
export function GalleryView() {
  const params = useListParams(GALLERY_LIST_PARAMS);
  const query = useQuery(adminImagesQueryOptions());
  const { mutate: setLoadOfTheMonth } = useSetLoadOfTheMonthMutation();
  const deletion = useDeleteImageMutation();
  const [edited, setEdited] = useState<AdminImage | null>(null);
  const [toDelete, setToDelete] = useState<AdminImage | null>(null);

  return (
    <>
      <UploadPart />
      <h2 className="mt-1 type-h4">
        Current gallery{' '}
        <span className="font-normal text-subtle tabular-nums">{query.data?.length}</span>
      </h2>
      <ListToolbar
        params={params}
        noun="images"
        search="Title, description, alt text"
        filters={FILTERS}
        counts={{ category: query.data && countImages(query.data, params.filters) }}
      />
      <CurrentGallery
        query={query}
        params={params}
        onSetLoadOfTheMonth={({ id }) => {
          setLoadOfTheMonth(id);
        }}
        onEdit={setEdited}
        onDelete={setToDelete}
      />
      {edited !== null && (
        <EditImageDialog
          key={edited.id}
          opened={edited}
          current={query.data?.find(({ id }) => id === edited.id)}
          onClose={() => {
            setEdited(null);
          }}
        />
      )}
      <DeleteDialog
        record={toDelete}
        noun="image"
        title={({ title }) => `Delete “${title}”?`}
        consequence="Its files are deleted too."
        mutation={deletion}
        failure={adminGalleryToasts.deleteFailed.description}
        onClose={() => {
          setToDelete(null);
        }}
      />
    </>
  );
}

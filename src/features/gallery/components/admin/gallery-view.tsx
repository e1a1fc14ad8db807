import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeleteDialog } from '@/shared/console/record/delete-dialog';
import { useListParams } from '@/shared/console/list/use-list-params';
import { adminGalleryMessages } from '../../admin-messages';
import { adminImagesQueryOptions, type AdminImage } from '../../api/admin-images';
import {
  useDeleteImageMutation,
  useSetLoadOfTheMonthMutation,
} from '../../api/admin-image-mutations';
import { GALLERY_LIST_PARAMS } from '../../model/gallery-list-params';
import { CurrentGallery } from './current-gallery';
import { EditImageDialog } from './edit-image-dialog';
import { GalleryToolbar } from './gallery-toolbar';
import { UploadPanel } from './upload-panel';

/** The console's gallery: the batch upload, and below it what is in the gallery now. */
export function GalleryView() {
  const { filters, setFilters } = useListParams(GALLERY_LIST_PARAMS);
  const query = useQuery(adminImagesQueryOptions());
  const { mutate: setLoadOfTheMonth } = useSetLoadOfTheMonthMutation();
  const deletion = useDeleteImageMutation();
  const [edited, setEdited] = useState<AdminImage | null>(null);
  const [toDelete, setToDelete] = useState<AdminImage | null>(null);

  return (
    <>
      <UploadPanel />
      <h2 className="mt-1 type-h4">
        Current gallery{' '}
        <span className="font-normal text-subtle tabular-nums">{query.data?.length}</span>
      </h2>
      <GalleryToolbar images={query.data} filters={filters} onFiltersChange={setFilters} />
      <CurrentGallery
        query={query}
        filters={filters}
        onFiltersChange={setFilters}
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
        noun="picture"
        title={({ title }) => `Delete “${title}”?`}
        description="The picture and its files are removed from the site. This action cannot be undone."
        mutation={deletion}
        failure={adminGalleryMessages.deleteFailed.description}
        onClose={() => {
          setToDelete(null);
        }}
      />
    </>
  );
}

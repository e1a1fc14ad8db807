import type { UseQueryResult } from '@tanstack/react-query';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { ListEmpty } from '@/shared/console/list/list-empty';
import type { ListState } from '@/shared/console/list/use-list-params';
import { useLeaveWarning } from '@/shared/lib/use-leave-warning';
import { adminGalleryToasts } from '../../admin-toasts';
import type { AdminImage } from '../../api/admin-images';
import { useReorderMutation } from '../../api/admin-image-mutations';
import { findImages, type GalleryFilters } from '../../model/gallery-list-params';
import { GallerySkeleton } from './gallery-skeleton';
import type { ImageHandlers } from './image-card';
import { ImageGrid } from './image-grid';
import { OrderBar } from './order-bar';
import { useOrderDraft } from './use-order-draft';

interface CurrentGalleryProps extends ImageHandlers {
  query: UseQueryResult<AdminImage[]>;
  params: Pick<ListState, 'isNarrowed' | 'showAll'> & { filters: GalleryFilters };
}

const NONE: readonly AdminImage[] = [];

/** The gallery in display order, with unsaved order changes. */
export function CurrentGallery({
  query: { data: images, error, isFetching, refetch },
  params,
  ...handlers
}: CurrentGalleryProps) {
  const { draft, isOutdated, ordered, move, reset, rebase } = useOrderDraft(images ?? NONE);
  const { mutate: reorder, isPending: isSaving } = useReorderMutation();
  useLeaveWarning(draft !== null);
  const shown = findImages(ordered, params.filters);

  if (images === undefined && error === null) return <GallerySkeleton />;
  return (
    <>
      {error && (
        <FetchFailure
          title={adminGalleryToasts.fetchFailed.title}
          error={error}
          hasRows={images !== undefined}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {images !== undefined &&
        (shown.length === 0 ? (
          <ListEmpty title="No images found" noun="images" params={params}>
            Images you upload above appear here and on the site.
          </ListEmpty>
        ) : (
          <ImageGrid ordered={ordered} shown={shown} onMove={move} {...handlers} />
        ))}
      {draft !== null && (
        <OrderBar
          isOutdated={isOutdated && !isSaving}
          isSaving={isSaving}
          onReset={reset}
          onSave={() => {
            reorder(draft, {
              onSuccess: () => {
                rebase(draft.wanted);
              },
            });
          }}
        />
      )}
    </>
  );
}

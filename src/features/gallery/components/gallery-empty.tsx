import { GALLERY_STATES } from '@/content/gallery';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

interface GalleryEmptyProps {
  /** Asking again can help: the list could not be fetched. */
  canRetry: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

/** An empty list (specification 2, section 2); after a failure with a quiet way to ask again. */
export function GalleryEmpty({ canRetry, isRetrying, onRetry }: GalleryEmptyProps) {
  return (
    <EmptyState
      title={GALLERY_STATES.empty}
      action={
        canRetry ? (
          <Button
            variant="quiet"
            size="md"
            isBusy={isRetrying}
            busyText={GALLERY_STATES.loading}
            onClick={onRetry}
          >
            Try again
          </Button>
        ) : undefined
      }
    />
  );
}

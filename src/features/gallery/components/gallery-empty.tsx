import { GALLERY_STATES } from '@/content/gallery';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

interface GalleryEmptyProps {
  /** Whether the list failed to load. */
  canRetry: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

/** An empty gallery; after a failure, with a button to try again. */
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

import { GALLERY_STATES } from '@/content/gallery';
import { RetryEmptyState, type RetryProps } from '@/shared/ui/retry-empty-state';

/** An empty gallery. After a load failure it has a button to try again. */
export function GalleryEmpty(props: RetryProps) {
  return (
    <RetryEmptyState {...props} title={GALLERY_STATES.empty} busyText={GALLERY_STATES.loading} />
  );
}

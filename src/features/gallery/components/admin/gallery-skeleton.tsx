import { CardGridSkeleton } from '@/shared/console/list/card-grid-skeleton';
import { Skeleton } from '@/shared/ui/skeleton';

/** Placeholder cards in their final size while the gallery loads. */
export function GallerySkeleton() {
  return (
    <CardGridSkeleton
      label="Loading images..."
      className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-4"
      picture="aspect-3/2"
    >
      <Skeleton className="h-4 w-3/4" />
      <Skeleton className="h-3 w-2/5" />
    </CardGridSkeleton>
  );
}

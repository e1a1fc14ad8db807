import { Skeleton } from '@/shared/ui/skeleton';

const CARDS = Array.from({ length: 8 }, (_, card) => card);

/** Placeholder cards in their final size while the gallery loads. */
export function GallerySkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading images...
      </p>
      <div
        aria-hidden="true"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-4"
      >
        {CARDS.map((card) => (
          <div key={card} className="rounded-md border bg-surface">
            <Skeleton className="aspect-3/2 rounded-b-none" />
            <div className="grid gap-2 px-3 py-3.5">
              <Skeleton className="h-4 w-3/4" />
              <Skeleton className="h-3 w-2/5" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

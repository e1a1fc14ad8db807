import type { ReactNode } from 'react';
import { Skeleton } from '@/shared/ui/skeleton';

const CLASS = 'grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-4';
const CARDS = Array.from({ length: 6 }, (_, card) => card);

/** The cards of the fleet. */
export function VehicleGrid({ children }: { children: ReactNode }) {
  return <ul className={CLASS}>{children}</ul>;
}

/** Placeholder cards in their final size. */
export function VehicleGridSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading vehicles...
      </p>
      <div aria-hidden="true" className={CLASS}>
        {CARDS.map((card) => (
          <div key={card} className="rounded-md border bg-surface">
            <Skeleton className="aspect-video rounded-b-none" />
            <div className="grid gap-3 p-3.5">
              <Skeleton className="h-16" />
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-24" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

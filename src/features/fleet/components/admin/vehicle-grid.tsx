import type { ReactNode } from 'react';
import { CardGridSkeleton } from '@/shared/console/list/card-grid-skeleton';
import { Skeleton } from '@/shared/ui/skeleton';

const CLASS = 'grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-4';

/** The cards of the fleet. */
export function VehicleGrid({ children }: { children: ReactNode }) {
  return <ul className={CLASS}>{children}</ul>;
}

/** Placeholder cards in their final size. */
export function VehicleGridSkeleton() {
  return (
    <CardGridSkeleton label="Loading vehicles..." className={CLASS} picture="aspect-video">
      <Skeleton className="h-16" />
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="h-24" />
    </CardGridSkeleton>
  );
}

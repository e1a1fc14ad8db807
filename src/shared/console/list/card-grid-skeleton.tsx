import type { ReactNode } from 'react';
import { cn } from '@/shared/lib/cn';
import { Skeleton } from '@/shared/ui/skeleton';

const CARDS = Array.from({ length: 8 }, (_, card) => card);

interface CardGridSkeletonProps {
  /** Announced to screen readers, such as `Loading images...`. */
  label: string;
  /** Classes of the grid. */
  className: string;
  /** The pictures' aspect ratio, as a class. */
  picture: string;
  /** Placeholders of the texts on a card. */
  children: ReactNode;
}

/** Placeholder cards with pictures while a grid of cards loads. */
export function CardGridSkeleton({ label, className, picture, children }: CardGridSkeletonProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {label}
      </p>
      <div aria-hidden="true" className={className}>
        {CARDS.map((card) => (
          <div key={card} className="rounded-md border bg-surface">
            <Skeleton className={cn('rounded-b-none', picture)} />
            <div className="grid gap-2.5 p-3.5">{children}</div>
          </div>
        ))}
      </div>
    </>
  );
}

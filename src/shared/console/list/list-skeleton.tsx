import type { ComponentType, ReactNode } from 'react';
import { Skeleton } from '@/shared/ui/skeleton';

const ROWS = Array.from({ length: 8 }, (_, row) => row);

interface ListSkeletonProps {
  /** What is on its way, for screen readers, e.g. `Loading quotes...`. */
  label: string;
  /** The table the rows will stand in. */
  Table: ComponentType<{ children: ReactNode }>;
  /** A row of bars in its columns. */
  Row: ComponentType;
}

/** A list while it is on its way, in its final size. */
export function ListSkeleton({ label, Table, Row }: ListSkeletonProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {label}
      </p>
      {/* inert too: a table wider than a phone scrolls, and would take the focus. */}
      <div aria-hidden="true" inert>
        <Table>
          {ROWS.map((row) => (
            <Row key={row} />
          ))}
        </Table>
      </div>
    </>
  );
}

/** A cell of a word and a detail below it, or behind it where rows are dense. */
export function TwoLines({ className = 'w-14' }: { className?: string }) {
  return (
    <span className={`grid gap-1.5 py-1 xl:py-0 ${className}`}>
      <Skeleton className="h-3.5" />
      <Skeleton className="h-3 w-4/5 xl:hidden" />
    </span>
  );
}

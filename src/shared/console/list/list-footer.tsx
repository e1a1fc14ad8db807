import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button';

interface ListFootProps {
  list: { hasMore: boolean; isLoadingMore: boolean; loadMore: () => void };
  /** How many rows stand above. */
  shown: number;
  /** How many there are under the filters, counted in SQL; `undefined` until it is known. */
  total: number | undefined;
  /** A note on how to read the list. */
  children?: ReactNode;
}

/** How much of a list is shown, and the way to the rest. */
export function ListFooter({ list, shown, total, children }: ListFootProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-sm text-subtle tabular-nums">
        {total !== undefined &&
          `${shown.toLocaleString('en-US')} of ${Math.max(shown, total).toLocaleString('en-US')}. `}
        {children}
      </p>
      {list.hasMore && (
        <Button
          variant="quiet"
          size="md"
          isBusy={list.isLoadingMore}
          busyText="Loading..."
          onClick={list.loadMore}
        >
          Load more
        </Button>
      )}
    </div>
  );
}

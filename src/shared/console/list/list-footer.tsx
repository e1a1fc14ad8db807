import type { ReactNode } from 'react';
import { formatCount } from '@domain/numbers/counts';
import { Button } from '@/shared/ui/button';

interface ListFooterProps {
  list: {
    rows: readonly unknown[] | undefined;
    hasMore: boolean;
    isLoadingMore: boolean;
    loadMore: () => void;
  };
  /** The number of records that match the filters, counted in SQL; `undefined` until known. */
  total?: number | undefined;
  /** A note on reading the list. */
  children?: ReactNode;
  /** Keys of the page. */
  hints?: ReactNode;
}

/** The number of records on screen, and the button for more. */
export function ListFooter({ list, total, children, hints }: ListFooterProps) {
  const shown = list.rows?.length ?? 0;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-sm text-subtle tabular-nums">
        {total !== undefined && (
          <span>{`${formatCount(shown)} of ${formatCount(Math.max(shown, total))}. `}</span>
        )}
        {children}
      </p>
      {hints}
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

import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

interface ListEmptyProps {
  /** The specification's sentence, e.g. `No quotes found`. */
  title: string;
  /** What is listed, e.g. `quotes`. */
  noun: string;
  /** Whether filters are why there is nothing. */
  isNarrowed: boolean;
  onShowAll: () => void;
  /** What will appear here, and when. */
  children: ReactNode;
}

/** Nothing to show: because there is nothing yet, or because of the filters. */
export function ListEmpty({ title, noun, isNarrowed, onShowAll, children }: ListEmptyProps) {
  if (!isNarrowed) return <EmptyState title={title}>{children}</EmptyState>;
  return (
    <EmptyState
      title={title}
      action={
        <Button variant="quiet" size="sm" onClick={onShowAll}>
          Show all {noun}
        </Button>
      }
    >
      Nothing matches this search and filter.
    </EmptyState>
  );
}

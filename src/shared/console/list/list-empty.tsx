import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import type { ListState } from './use-list-params';

interface ListEmptyProps {
  /** Without filters, for example `No quotes found`. */
  title: string;
  /** The name of the records, e.g. `quotes`. */
  noun: string;
  params: Pick<ListState, 'isNarrowed' | 'showAll'>;
  /** A text about what will appear here, and when. */
  children: ReactNode;
}

/** An empty list, either because nothing exists yet or because of the filters. */
export function ListEmpty({ title, noun, params, children }: ListEmptyProps) {
  if (!params.isNarrowed) return <EmptyState title={title}>{children}</EmptyState>;
  return (
    <EmptyState
      title={`No ${noun} match`}
      action={
        <Button variant="quiet" size="sm" onClick={params.showAll}>
          Clear filters
        </Button>
      }
    />
  );
}

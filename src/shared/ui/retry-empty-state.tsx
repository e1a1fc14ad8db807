import type { ReactNode } from 'react';
import { Button } from './button';
import { EmptyState } from './empty-state';

interface RetryEmptyStateProps {
  title: string;
  children?: ReactNode;
  /** True if the list is empty because it failed to load. */
  canRetry: boolean;
  isRetrying: boolean;
  busyText: string;
  onRetry: () => void;
}

/** An empty list. After a load failure it has a button to try again. */
export function RetryEmptyState({
  title,
  children,
  canRetry,
  isRetrying,
  busyText,
  onRetry,
}: RetryEmptyStateProps) {
  const retry = (
    <Button variant="quiet" size="md" isBusy={isRetrying} busyText={busyText} onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <EmptyState title={title} action={canRetry ? retry : undefined}>
      {children}
    </EmptyState>
  );
}

/** The props that a list's own empty state passes on. */
export type RetryProps = Pick<RetryEmptyStateProps, 'canRetry' | 'isRetrying' | 'onRetry'>;

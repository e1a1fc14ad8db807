import type { ReactNode } from 'react';
import { Alert } from './alert';
import { Button } from './button';

interface RetryAlertProps {
  title: ReactNode;
  /** The query that failed. */
  query: { isFetching: boolean; refetch: () => unknown };
  className?: string | undefined;
  children?: ReactNode;
}

/** Says that something couldn't be loaded, with a button to try again. */
export function RetryAlert({ title, query, className, children }: RetryAlertProps) {
  return (
    <Alert
      tone="danger"
      title={title}
      className={className}
      actions={
        <Button
          variant="quiet"
          size="sm"
          isBusy={query.isFetching}
          onClick={() => void query.refetch()}
        >
          Try again
        </Button>
      }
    >
      {children}
    </Alert>
  );
}

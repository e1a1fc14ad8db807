import { errorReason } from '@/shared/lib/error-reason';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { adminQuoteMessages } from '../../admin-messages';
import type { AdminQuotesList } from './use-admin-quotes';

interface QuotesFailureProps {
  error: Error;
  list: Pick<AdminQuotesList, 'quotes' | 'isRetrying' | 'retry'>;
}

/** What went wrong with the list, where the list is; rows that were there before stay below. */
export function QuotesFailure({ error, list }: QuotesFailureProps) {
  const reason = errorReason(error) ?? 'The server did not answer. Check the connection.';
  return (
    <Alert
      tone="danger"
      title={adminQuoteMessages.fetchFailed.title}
      actions={
        <Button variant="quiet" size="sm" isBusy={list.isRetrying} onClick={list.retry}>
          Try again
        </Button>
      }
    >
      {reason} {list.quotes !== undefined && 'What is shown below may be out of date.'}
    </Alert>
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import { errorReason } from '@/shared/lib/error-reason';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Sheet } from '@/shared/ui/sheet';
import { Skeleton } from '@/shared/ui/skeleton';
import { adminQuoteMessages } from '../../admin-messages';
import type { AdminQuote } from '../../api/admin-quote-columns';
import { QuoteDrawing } from './quote-drawing';
import { QuoteFacts } from './quote-facts';
import { QuoteLane } from './quote-lane';
import { QuoteLimits } from './quote-limits';

/** The body of the drawer: the quote, or what stands in its place. */
export function QuoteDetail({ query }: { query: UseQueryResult<AdminQuote | null> }) {
  const { data: quote, error, isFetching, refetch } = query;
  if (quote) {
    return (
      <>
        <QuoteLane quote={quote} />
        <Sheet className="p-3">
          <QuoteDrawing quote={quote} />
        </Sheet>
        <QuoteLimits quote={quote} />
        <QuoteFacts quote={quote} />
      </>
    );
  }
  if (quote === null) {
    return (
      <EmptyState title="This quote is no longer there">
        It was deleted, or the link is incomplete.
      </EmptyState>
    );
  }
  if (error) {
    return (
      <Alert
        tone="danger"
        title={adminQuoteMessages.fetchFailed.title}
        actions={
          <Button variant="quiet" size="sm" isBusy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {errorReason(error) ?? 'The server did not answer. Check the connection.'}
      </Alert>
    );
  }
  return <DetailSkeleton />;
}

function DetailSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading quote...
      </p>
      <Skeleton className="h-6" />
      <Skeleton className="h-96" />
      <Skeleton className="h-7 w-3/4" />
      <Skeleton className="h-32" />
    </>
  );
}

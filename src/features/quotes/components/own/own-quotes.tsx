import { FetchFailure } from '@/shared/console/fetch-failure';
import { Button, ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Panel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { ownQuoteToasts } from '../../toasts';
import { OwnQuoteCard } from './own-quote-card';
import { useOwnQuotes } from './use-own-quotes';

/** The account's quotes, newest first, or the loading, error or empty state. */
export function OwnQuotes({ userId }: { userId: string }) {
  const list = useOwnQuotes(userId);
  const quotes = list.data;
  return (
    <div className="grid gap-5">
      {list.error && (
        <FetchFailure
          title={ownQuoteToasts.fetchFailed.title}
          error={list.error}
          hasRows={quotes !== undefined}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && <LoadingQuotes />}
      {quotes?.length === 0 && <NoQuotes />}
      {quotes !== undefined && quotes.length > 0 && (
        <Panel isPadded={false} className="overflow-hidden">
          <ul>
            {quotes.map((quote) => (
              <OwnQuoteCard key={quote.id} quote={quote} />
            ))}
          </ul>
        </Panel>
      )}
      {list.hasNextPage && (
        <Button
          size="md"
          variant="quiet"
          className="justify-self-start"
          isBusy={list.isFetchingNextPage}
          busyText="Loading..."
          onClick={() => void list.fetchNextPage()}
        >
          Show older quotes
        </Button>
      )}
    </div>
  );
}

function NoQuotes() {
  return (
    <EmptyState
      title="No quotes yet"
      action={<ButtonLink to="/quote">Get a Quote</ButtonLink>}
      className="bg-surface"
    >
      Requests you send while signed in appear here with their status. So do earlier requests from
      your email address.
    </EmptyState>
  );
}

function LoadingQuotes() {
  return (
    <div className="grid gap-3">
      <p role="status" className="sr-only">
        Loading your quotes...
      </p>
      <Skeleton className="h-36" />
      <Skeleton className="h-36" />
      <Skeleton className="h-36" />
    </div>
  );
}

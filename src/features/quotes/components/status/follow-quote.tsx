import { useQuery } from '@tanstack/react-query';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { Alert } from '@/shared/ui/alert';
import { PartLoading } from '@/shared/ui/part-loading';
import { followQuoteQueryOptions } from '../../api/follow-quote';
import { FollowedStatus } from './followed-status';
import { RequestLink } from './request-link';
import { useLinkToken } from './use-link-token';

/** The body of /quote/status: what the private link shows, and the way to a new one. */
export function FollowQuote() {
  const token = useLinkToken();
  return (
    <div className="grid-12 items-start gap-y-gap">
      <div className="min-w-0 lg:col-span-7">
        {token === null && <PartLoading className="min-h-80" />}
        {token === '' && (
          <Alert tone="info" title="Open this page by your private link.">
            It stands in the mail we sent you and on the page after your request. Lost it? Have it
            mailed again.
          </Alert>
        )}
        {token !== null && token !== '' && <Followed token={token} />}
      </div>
      <div className="min-w-0 lg:col-span-5">
        <RequestLink />
      </div>
    </div>
  );
}

function Followed({ token }: { token: string }) {
  const { data: quote, error, isFetching, refetch } = useQuery(followQuoteQueryOptions(token));
  const failure = error && (
    <FetchFailure
      title="The status could not be loaded."
      error={error}
      hasRows={quote !== undefined}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
  if (quote === null) {
    return (
      <Alert tone="warn" title="This link opens no request.">
        It may be incomplete, or the request was deleted. Open it once more from the mail, or have
        it mailed again.
      </Alert>
    );
  }
  if (quote === undefined) return failure ?? <PartLoading className="min-h-80" />;
  return (
    <div className="grid gap-5">
      {failure}
      <FollowedStatus quote={quote} />
    </div>
  );
}

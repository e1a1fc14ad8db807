import { Link } from 'react-router-dom';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { LoadDrawing } from '@/shared/drawing/load-drawing';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { ownQuoteMessages } from '../../messages';
import { summarizeLoad } from '../../model/load-summary';
import { OwnQuoteCard } from './own-quote-card';
import { useOwnQuotes } from './use-own-quotes';

const SHOWN = 2;

/**
 * The account's newest quotes, with the latest one drawn to scale. Renders nothing if there are
 * none: not every account requests quotes.
 */
export function LatestQuotes({ userId }: { userId: string }) {
  const { data: quotes, error, isFetching, refetch } = useOwnQuotes(userId);
  const [newest] = quotes ?? [];
  if (newest === undefined && !error) return null;
  return (
    <Panel isPadded={false} className="overflow-hidden">
      <PanelHead
        title="Your quotes"
        action={
          <Link to="/quotes" className="link text-sm">
            All quotes
          </Link>
        }
      />
      {error && (
        <div className="p-4.5">
          <FetchFailure
            title={ownQuoteMessages.fetchFailed.title}
            error={error}
            hasRows={newest !== undefined}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        </div>
      )}
      <ul>
        {quotes?.slice(0, SHOWN).map((quote) => (
          <OwnQuoteCard key={quote.id} quote={quote} as="h3" />
        ))}
      </ul>
      {newest !== undefined && <NewestDrawing {...summarizeLoad(newest)} />}
    </Panel>
  );
}

function NewestDrawing({ size, deck, axles }: ReturnType<typeof summarizeLoad>) {
  return (
    <div className="border-t p-4.5">
      <LoadDrawing {...size} deck={deck} axles={axles} />
    </div>
  );
}

import { Link } from 'react-router-dom';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { LoadDrawing } from '@/shared/drawing/load-drawing';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { ownQuoteMessages } from '../../messages';
import { readLoad } from '../../model/read-load';
import { OwnQuoteCard } from './own-quote-card';
import { useOwnQuotes } from './use-own-quotes';

/** As many as tell whether the newest is the one in mind. */
const SHOWN = 2;

/**
 * The newest quotes of an account, the last one drawn to scale, and the way to all of them. Nothing
 * where there are none: not everybody with an account asks for quotes.
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
      {newest !== undefined && <NewestDrawn {...readLoad(newest)} />}
    </Panel>
  );
}

function NewestDrawn({ size, deck }: ReturnType<typeof readLoad>) {
  return (
    <div className="border-t p-4.5">
      <LoadDrawing {...size} deck={deck} />
    </div>
  );
}

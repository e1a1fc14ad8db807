import { Link } from 'react-router-dom';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { Skeleton } from '@/shared/ui/skeleton';
import type { OwnQuote } from '../../api/own-quotes';
import { ownQuoteToasts } from '../../toasts';
import { turnOf } from '../../model/quote-stage';
import { OwnQuoteCard } from './own-quote-card';
import { useOwnQuotes } from './use-own-quotes';

/** Quotes listed per card; the rest are on their own page. */
const SHOWN = 3;

interface LatestQuotesProps {
  userId: string;
  /** True if the account is for requesting quotes. If so, the card also appears when there are none. */
  isCustomer: boolean;
}

/** The account's open quotes on the dashboard, those waiting for the customer first. */
export function LatestQuotes({ userId, isCustomer }: LatestQuotesProps) {
  const { data: quotes, error, isPending, isFetching, refetch } = useOwnQuotes(userId);
  const inTurn = (turn: ReturnType<typeof turnOf>) =>
    quotes?.filter(({ status, stage }) => turnOf(status, stage) === turn) ?? [];
  const yours = offersFirst(inTurn('customer'));
  const loads = inTurn('crew');
  const waiting = inTurn('dispatch');
  const hasOpen = yours.length + loads.length + waiting.length > 0;
  const isEmpty = quotes?.length === 0;

  return (
    <>
      {error && (
        <FetchFailure
          title={ownQuoteToasts.fetchFailed.title}
          error={error}
          hasRows={quotes !== undefined}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && isCustomer && <Skeleton className="h-60" />}
      {isEmpty && isCustomer && (
        <EmptyState
          title="No quotes yet."
          className="bg-surface"
          action={<ButtonLink to="/quote">Get a Quote</ButtonLink>}
        >
          Your requests and their status appear here.
        </EmptyState>
      )}
      <QuotesCard title="Waiting for you" lead={leadOf(yours)} quotes={yours} isFirst />
      <QuotesCard title="Your loads" quotes={loads} isFirst={yours.length === 0} />
      <QuotesCard
        title="Quotes with dispatch"
        quotes={waiting}
        isFirst={yours.length + loads.length === 0}
      />
      {!hasOpen && <QuotesCard title="Closed quotes" quotes={inTurn('closed')} />}
    </>
  );
}

const hasOffer = ({ stage }: OwnQuote) => stage.offer !== null;

/** Offers end, so they come before quotes that dispatch answered by email or phone. */
const offersFirst = (quotes: readonly OwnQuote[]) => [
  ...quotes.filter(hasOffer),
  ...quotes.filter((quote) => !hasOffer(quote)),
];

function leadOf(quotes: readonly OwnQuote[]): string {
  if (quotes.every(hasOffer)) return 'Accept or decline these offers before they expire.';
  return quotes.some(hasOffer)
    ? 'Accept or decline your offers before they expire. For the other quotes, check your email and phone.'
    : 'Dispatch reviewed these. Check your email and phone for the quote.';
}

interface QuotesCardProps {
  title: string;
  lead?: string;
  quotes: readonly OwnQuote[];
  isFirst?: boolean;
}

function QuotesCard({ title, lead, quotes, isFirst = false }: QuotesCardProps) {
  if (quotes.length === 0) return null;
  return (
    <Panel
      isPadded={false}
      aria-label={title}
      className={isFirst ? 'overflow-hidden border-t-4 border-t-accent' : 'overflow-hidden'}
    >
      <PanelHead
        title={title}
        action={
          <Link to="/quotes" className="link text-sm">
            All quotes
          </Link>
        }
      />
      {lead !== undefined && <p className="border-b px-4.5 py-3 text-sm text-muted">{lead}</p>}
      <ul>
        {quotes.slice(0, SHOWN).map((quote) => (
          <OwnQuoteCard key={quote.id} quote={quote} as="h3" />
        ))}
      </ul>
    </Panel>
  );
}

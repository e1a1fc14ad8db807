import { cn } from '@/shared/lib/cn';
import type { AdminQuote } from '../../api/admin-quote-columns';
import type { QuoteFilters } from '../../model/admin-filters';
import type { QuoteHandlers } from './quote-actions';
import { QuoteRow } from './quote-row';
import { QuotesEmpty } from './quotes-empty';
import { QuotesFailure } from './quotes-failure';
import { QuotesFoot } from './quotes-foot';
import { QuotesSkeleton } from './quotes-skeleton';
import { QuotesTable } from './quotes-table';
import { useKeptFocus } from './use-kept-focus';
import type { AdminQuotesList } from './use-admin-quotes';

interface QuotesListProps extends QuoteHandlers {
  list: AdminQuotesList;
  filters: QuoteFilters;
  openId: string | null;
  onOpen: (quote: AdminQuote) => void;
  onFiltersChange: (filters: QuoteFilters) => void;
}

/** The rows, or what stands in their place: bars, a failure, nothing found. */
export function QuotesList({
  list,
  filters,
  openId,
  onOpen,
  onFiltersChange,
  ...handlers
}: QuotesListProps) {
  const { quotes, arrivals, error } = list;
  const container = useKeptFocus(quotes);
  const failure = error && <QuotesFailure error={error} list={list} />;

  if (quotes === undefined) return failure ?? <QuotesSkeleton />;
  return (
    <>
      {failure}
      <ArrivalNews quotes={quotes.filter(({ id }) => arrivals.has(id))} />
      {quotes.length === 0 ? (
        <QuotesEmpty filters={filters} onFiltersChange={onFiltersChange} />
      ) : (
        <>
          <div
            ref={container}
            aria-busy={list.isStale}
            className={cn('transition-opacity', list.isStale && 'opacity-60')}
          >
            <QuotesTable>
              {quotes.map((quote) => (
                <QuoteRow
                  key={quote.id}
                  quote={quote}
                  isOpen={quote.id === openId}
                  isArrival={arrivals.has(quote.id)}
                  onOpen={onOpen}
                  {...handlers}
                />
              ))}
            </QuotesTable>
          </div>
          <QuotesFoot list={list} filters={filters} shown={quotes.length} />
        </>
      )}
    </>
  );
}

/** Tells screen readers what sighted people see appear. */
function ArrivalNews({ quotes }: { quotes: readonly AdminQuote[] }) {
  return (
    <p role="status" className="sr-only">
      {quotes.length > 0 &&
        `New quote from ${quotes.map(({ customer_name }) => customer_name).join(', ')}.`}
    </p>
  );
}

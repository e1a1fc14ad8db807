import { isNarrowed, withoutFilters } from '@/shared/console/list-address';
import { ListEmpty } from '@/shared/console/list-empty';
import { ListSkeleton } from '@/shared/console/list-skeleton';
import { RecordList } from '@/shared/console/record-list';
import type { RecordListState } from '@/shared/console/use-record-list';
import { adminQuoteMessages, QUOTE_NOUN } from '../../admin-messages';
import type { AdminQuote } from '../../api/admin-quote-columns';
import { QUOTES_ADDRESS, type QuoteFilters } from '../../model/admin-address';
import type { QuoteHandlers } from './quote-actions';
import { QuoteBulkActions } from './quote-bulk-actions';
import { QuoteRow } from './quote-row';
import { QuoteRowSkeleton } from './quote-skeletons';
import { QuotesFoot } from './quotes-foot';
import { QuotesTable } from './quotes-table';

interface QuotesListProps extends QuoteHandlers {
  list: RecordListState<AdminQuote>;
  filters: QuoteFilters;
  openId: string | null;
  onOpen: (quote: AdminQuote) => void;
  onFiltersChange: (filters: QuoteFilters) => void;
}

const tellArrivals = (quotes: readonly AdminQuote[]) =>
  `New quote from ${quotes.map(({ customer_name }) => customer_name).join(', ')}.`;

/** The console's quotes as rows. */
export function QuotesList({
  list,
  filters,
  openId,
  onOpen,
  onFiltersChange,
  ...handlers
}: QuotesListProps) {
  return (
    <RecordList
      list={list}
      failure={adminQuoteMessages.fetchFailed.title}
      onArrival={tellArrivals}
      skeleton={
        <ListSkeleton label="Loading quotes..." Table={QuotesTable} Row={QuoteRowSkeleton} />
      }
      empty={
        <ListEmpty
          title="No quotes found"
          noun="quotes"
          isNarrowed={isNarrowed(filters)}
          onShowAll={() => {
            onFiltersChange(withoutFilters(QUOTES_ADDRESS, filters));
          }}
        >
          Requests from the quote form appear here the moment they are sent.
        </ListEmpty>
      }
      bulk={{
        noun: QUOTE_NOUN,
        actions: (selection) => <QuoteBulkActions selection={selection} />,
      }}
      foot={<QuotesFoot list={list} filters={filters} />}
    >
      {(quotes) => (
        <QuotesTable
          sort={filters.sort}
          onSort={(sort) => {
            onFiltersChange({ ...filters, sort });
          }}
        >
          {quotes.map((quote) => (
            <QuoteRow
              key={quote.id}
              quote={quote}
              isOpen={quote.id === openId}
              isArrival={list.arrivals.has(quote.id)}
              onOpen={onOpen}
              {...handlers}
            />
          ))}
        </QuotesTable>
      )}
    </RecordList>
  );
}

import { ListEmpty } from '@/shared/console/list/list-empty';
import { ListSkeleton } from '@/shared/console/list/list-skeleton';
import { RecordList } from '@/shared/console/list/record-list';
import type { ListParamsState } from '@/shared/console/list/use-list-params';
import type { RecordListState } from '@/shared/console/list/use-record-list';
import { adminQuoteMessages, QUOTE_NOUN } from '../../admin-messages';
import type { AdminQuote } from '../../api/admin-quote-columns';
import type { QUOTE_LIST_PARAMS } from '../../model/quote-list-params';
import type { QuoteHandlers } from './quote-actions';
import { QuoteBulkActions } from './quote-bulk-actions';
import { QuoteRow } from './quote-row';
import { QuoteRowSkeleton } from './quote-skeletons';
import { QuotesFoot } from './quotes-foot';
import { QuotesTable } from './quotes-table';

interface QuotesListProps extends QuoteHandlers {
  list: RecordListState<AdminQuote>;
  address: ListParamsState<typeof QUOTE_LIST_PARAMS>;
}

const tellArrivals = (quotes: readonly AdminQuote[]) =>
  `New quote from ${quotes.map(({ customer_name }) => customer_name).join(', ')}.`;

/** The console's quotes as rows. */
export function QuotesList({ list, address, ...handlers }: QuotesListProps) {
  return (
    <RecordList
      list={list}
      failure={adminQuoteMessages.fetchFailed.title}
      onArrival={tellArrivals}
      skeleton={
        <ListSkeleton label="Loading quotes..." Table={QuotesTable} Row={QuoteRowSkeleton} />
      }
      empty={
        <ListEmpty title="No quotes found" noun="quotes" {...address.narrowing}>
          Requests from the quote form appear here the moment they are sent.
        </ListEmpty>
      }
      bulk={{
        noun: QUOTE_NOUN,
        actions: (selection) => <QuoteBulkActions selection={selection} />,
      }}
      foot={<QuotesFoot list={list} filters={address.filters} />}
    >
      {(quotes) => (
        <QuotesTable {...address.sorting}>
          {quotes.map((quote) => (
            <QuoteRow
              key={quote.id}
              quote={quote}
              isOpen={quote.id === address.openId}
              isArrival={list.arrivals.has(quote.id)}
              onOpen={address.open}
              {...handlers}
            />
          ))}
        </QuotesTable>
      )}
    </RecordList>
  );
}

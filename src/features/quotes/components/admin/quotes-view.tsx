import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DeleteDialog } from '@/shared/console/record/delete-dialog';
import { useDeletion } from '@/shared/console/record/use-deletion';
import { useListParams } from '@/shared/console/list/use-list-params';
import { useRecordList } from '@/shared/console/list/use-record-list';
import { adminQuoteMessages } from '../../admin-messages';
import { useDeleteQuoteMutation, useSetQuoteStatusMutation } from '../../api/admin-quote-mutations';
import type { AdminQuote } from '../../api/admin-quote-columns';
import { adminQuotesQueryOptions } from '../../api/admin-quotes';
import { QUOTE_LIST_PARAMS } from '../../model/quote-list-params';
import { QuoteDrawer } from './quote-drawer';
import { QuotesList } from './quotes-list';
import { QuotesToolbar } from './quotes-toolbar';
import { useAssigneeFilter } from './use-assignee-filter';

interface QuotesViewProps {
  /** What other features know about a quote: its mails, its activity. */
  renderHistory: (quote: AdminQuote) => ReactNode;
}

/** The console's quotes: filters, the live list, the drawer of one quote, and what is done to it. */
export function QuotesView({ renderHistory }: QuotesViewProps) {
  const address = useListParams(QUOTE_LIST_PARAMS);
  const assigneeId = useAssigneeFilter(address.filters);
  const list = useRecordList(
    useInfiniteQuery(adminQuotesQueryOptions(address.filters, assigneeId)),
    address,
  );
  const { mutate: setStatus } = useSetQuoteStatusMutation();
  const deletion = useDeletion<AdminQuote>(useDeleteQuoteMutation(), address);

  const handlers = {
    onStatusChange: (quote: AdminQuote, status: 'reviewed' | 'archived') => {
      list.forgetArrival(quote.id);
      setStatus({ record: quote, status });
    },
    onDelete: deletion.ask,
  };

  return (
    <>
      <QuotesToolbar filters={address.filters} onFiltersChange={address.setFilters} />
      <QuotesList list={list} address={address} {...handlers} />
      <QuoteDrawer
        {...address.drawer}
        quotes={list.rows}
        renderHistory={renderHistory}
        {...handlers}
      />
      <DeleteDialog
        {...deletion.dialog}
        noun="quote"
        title={(quote) => `Delete the quote from ${quote.customer_name}?`}
        failure={adminQuoteMessages.deleteFailed.description}
      />
    </>
  );
}

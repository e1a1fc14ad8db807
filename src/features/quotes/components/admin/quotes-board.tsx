import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { DeleteDialog } from '@/shared/console/delete-dialog';
import { useListAddress } from '@/shared/console/use-list-address';
import { useRecordList } from '@/shared/console/use-record-list';
import { adminQuoteMessages } from '../../admin-messages';
import { useDeleteQuoteMutation, useSetQuoteStatusMutation } from '../../api/admin-quote-mutations';
import type { AdminQuote } from '../../api/admin-quote-columns';
import { adminQuotesQueryOptions } from '../../api/admin-quotes';
import { QUOTES_ADDRESS } from '../../model/admin-address';
import { QuoteDrawer } from './quote-drawer';
import { QuotesList } from './quotes-list';
import { QuotesToolbar } from './quotes-toolbar';
import { useAssigneeFilter } from './use-assignee-filter';

interface QuotesBoardProps {
  /** What other features know about a quote: its mails, its activity. */
  renderHistory: (quote: AdminQuote) => ReactNode;
}

/** The console's quotes: filters, the live list, the drawer of one quote, and what is done to it. */
export function QuotesBoard({ renderHistory }: QuotesBoardProps) {
  const { filters, openId, setFilters, setOpenId } = useListAddress(QUOTES_ADDRESS);
  const assigneeId = useAssigneeFilter(filters);
  const list = useRecordList(
    useInfiniteQuery(adminQuotesQueryOptions(filters, assigneeId)),
    filters,
  );
  const { mutate: setStatus } = useSetQuoteStatusMutation();
  const deletion = useDeleteQuoteMutation();
  const [toDelete, setToDelete] = useState<AdminQuote | null>(null);

  const open = (id: string) => {
    list.forgetArrival(id);
    setOpenId(id);
  };
  const handlers = {
    onStatusChange: (quote: AdminQuote, status: 'reviewed' | 'archived') => {
      list.forgetArrival(quote.id);
      setStatus({ record: quote, status });
    },
    onDelete: setToDelete,
  };

  return (
    <>
      <QuotesToolbar filters={filters} onFiltersChange={setFilters} />
      <QuotesList
        list={list}
        filters={filters}
        openId={openId}
        onOpen={({ id }) => {
          open(id);
        }}
        onFiltersChange={setFilters}
        {...handlers}
      />
      <QuoteDrawer
        openId={openId}
        quotes={list.rows}
        onOpen={open}
        onClose={() => {
          setOpenId(null);
        }}
        renderHistory={renderHistory}
        {...handlers}
      />
      <DeleteDialog
        record={toDelete}
        noun="quote"
        title={(quote) => `Delete the quote from ${quote.customer_name}?`}
        mutation={deletion}
        failure={adminQuoteMessages.deleteFailed.description}
        onClose={() => {
          setToDelete(null);
        }}
        onDeleted={(id) => {
          if (id === openId) setOpenId(null);
        }}
      />
    </>
  );
}

import { useState } from 'react';
import { useSetQuoteStatusMutation } from '../../api/admin-quote-mutations';
import type { AdminQuote } from '../../api/admin-quote-columns';
import { DeleteQuoteDialog } from './delete-quote-dialog';
import { QuoteDrawer } from './quote-drawer';
import { QuotesList } from './quotes-list';
import { QuotesToolbar } from './quotes-toolbar';
import { useAdminQuotes } from './use-admin-quotes';
import { useQuotesAddress } from './use-quotes-address';

/** The console's quotes: filters, the live list, the drawer of one quote, and what is done to it. */
export function QuotesBoard() {
  const { filters, openId, setFilters, setOpenId } = useQuotesAddress();
  const list = useAdminQuotes(filters);
  const { mutate: setStatus } = useSetQuoteStatusMutation();
  const [toDelete, setToDelete] = useState<AdminQuote | null>(null);

  const open = (id: string) => {
    list.forgetArrival(id);
    setOpenId(id);
  };
  const handlers = {
    onStatusChange: (quote: AdminQuote, status: 'reviewed' | 'archived') => {
      list.forgetArrival(quote.id);
      setStatus({ quote, status });
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
        quotes={list.quotes ?? []}
        onOpen={open}
        onClose={() => {
          setOpenId(null);
        }}
        {...handlers}
      />
      <DeleteQuoteDialog
        quote={toDelete}
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

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAuth } from '@/session/use-auth';
import { RecordBulkActions, type RecordHandlers } from '@/shared/console/list/record-actions';
import { RecordList } from '@/shared/console/list/record-list';
import { useListParams } from '@/shared/console/list/use-list-params';
import { useRecordList } from '@/shared/console/list/use-record-list';
import { DeleteDialog } from '@/shared/console/record/delete-dialog';
import { useDeletion } from '@/shared/console/record/use-deletion';
import { whenOpened } from '@/shared/console/when-opened';
import { adminQuoteMessages, QUOTE_NOUN } from '../../admin-messages';
import { useDeleteQuotesMutation, useSetQuoteStatusesMutation } from '../../api/admin-quote-bulk';
import type { AdminQuote } from '../../api/admin-quote-columns';
import { adminQuoteCountsQueryOptions } from '../../api/admin-quote-counts';
import { useDeleteQuoteMutation, useSetQuoteStatusMutation } from '../../api/admin-quote-mutations';
import { adminQuotesQueryOptions } from '../../api/admin-quotes';
import { QUOTE_LIST_PARAMS } from '../../model/quote-list-params';
import { QUOTE_ACTIONS, QUOTE_LIST_COLUMNS } from './quote-list-columns';
import { useAssigneeFilter } from './use-assignee-filter';

const QuoteDrawer = whenOpened(
  ({ drawer }) => drawer.openId !== null,
  async () => (await import('./quote-drawer')).QuoteDrawer,
);

interface QuotesViewProps {
  /** Renders what other features add to a quote: its emails and activity. */
  renderHistory: (quote: AdminQuote) => ReactNode;
  /** Why an attachment can't be opened; `undefined` if it can. */
  whyClosed: (path: string) => string | undefined;
}

/** The console's quotes: list, drawer and actions. */
export function QuotesView({ renderHistory, whyClosed }: QuotesViewProps) {
  const { isAdmin } = useAuth();
  const params = useListParams(QUOTE_LIST_PARAMS);
  const { filters } = params;
  const assigneeId = useAssigneeFilter(filters);
  const list = useRecordList(
    useInfiniteQuery(adminQuotesQueryOptions(filters, assigneeId)),
    params,
  );
  const { data: counts } = useQuery(adminQuoteCountsQueryOptions(filters.search, assigneeId));
  const { mutate: setStatus } = useSetQuoteStatusMutation();
  const deletion = useDeletion<AdminQuote>(useDeleteQuoteMutation(), params);
  const statusMutation = useSetQuoteStatusesMutation();
  const deleteMutation = useDeleteQuotesMutation();

  const handlers: RecordHandlers<AdminQuote> = {
    onStatusChange: (quote, status) => {
      list.forgetNewRow(quote.id);
      setStatus({ record: quote, status });
    },
    onDelete: isAdmin ? deletion.ask : undefined,
  };

  return (
    <>
      <RecordList
        params={params}
        list={list}
        columns={QUOTE_LIST_COLUMNS}
        handlers={handlers}
        noun={QUOTE_NOUN}
        search="Name, town or equipment"
        counts={{ status: counts }}
        failure={adminQuoteMessages.fetchFailed.title}
        empty="Requests from the quote form appear here as soon as they are sent."
        skeletonRow="md:h-24 xl:h-15 dense:h-6"
        note="Amber = over legal size on that trailer."
        nameOf={({ customer_name }) => customer_name}
        bulk={(selection) => (
          <RecordBulkActions
            selection={selection}
            noun={QUOTE_NOUN}
            actions={QUOTE_ACTIONS}
            statusMutation={statusMutation}
            deleteMutation={isAdmin ? deleteMutation : undefined}
            deleteFailed={adminQuoteMessages.deleteFailed.description}
          />
        )}
      />
      <QuoteDrawer
        drawer={{ ...params.drawer, rows: list.rows }}
        renderHistory={renderHistory}
        whyClosed={whyClosed}
        handlers={handlers}
      />
      <DeleteDialog
        {...deletion.dialog}
        noun="quote"
        hasTrash
        title={(quote) => `Delete the quote from ${quote.customer_name}?`}
        failure={adminQuoteMessages.deleteFailed.description}
      />
    </>
  );
}

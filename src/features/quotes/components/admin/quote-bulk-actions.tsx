import { BulkDelete } from '@/shared/console/bulk/bulk-delete';
import { BulkStatus } from '@/shared/console/bulk/bulk-status';
import type { RowSelection } from '@/shared/console/bulk/use-row-selection';
import { adminQuoteMessages, QUOTE_NOUN } from '../../admin-messages';
import { useDeleteQuotesMutation, useSetQuoteStatusesMutation } from '../../api/admin-quote-bulk';
import type { AdminQuote } from '../../api/admin-quote-columns';

/** What can be done with several quotes at once. */
export function QuoteBulkActions({ selection }: { selection: RowSelection<AdminQuote> }) {
  const statuses = useSetQuoteStatusesMutation();
  return (
    <>
      <BulkStatus
        selection={selection}
        label="Mark as reviewed"
        status="reviewed"
        mutation={statuses}
      />
      <BulkStatus selection={selection} label="Archive" status="archived" mutation={statuses} />
      <BulkDelete
        selection={selection}
        noun={QUOTE_NOUN}
        mutation={useDeleteQuotesMutation()}
        failure={adminQuoteMessages.deleteFailed.description}
      />
    </>
  );
}

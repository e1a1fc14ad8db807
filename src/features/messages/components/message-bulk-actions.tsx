import { BulkDelete } from '@/shared/console/bulk/bulk-delete';
import { BulkStatus } from '@/shared/console/bulk/bulk-status';
import type { RowSelection } from '@/shared/console/bulk/use-row-selection';
import { useDeleteMessagesMutation, useSetMessageStatusesMutation } from '../api/message-bulk';
import type { ContactMessage } from '../api/messages';
import { MESSAGE_NOUN, messageToasts } from '../messages';

/** What can be done with several messages at once. */
export function MessageBulkActions({ selection }: { selection: RowSelection<ContactMessage> }) {
  const statuses = useSetMessageStatusesMutation();
  return (
    <>
      <BulkStatus
        selection={selection}
        label="Mark as handled"
        status="handled"
        mutation={statuses}
      />
      <BulkStatus selection={selection} label="Archive" status="archived" mutation={statuses} />
      <BulkDelete
        selection={selection}
        noun={MESSAGE_NOUN}
        mutation={useDeleteMessagesMutation()}
        failure={messageToasts.deleteFailed.description}
      />
    </>
  );
}

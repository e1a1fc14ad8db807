import { BulkDelete } from '@/shared/console/bulk/bulk-delete';
import { BulkStatus } from '@/shared/console/bulk/bulk-status';
import type { RowSelection } from '@/shared/console/bulk/use-row-selection';
import { adminApplicationMessages, APPLICATION_NOUN } from '../../admin-messages';
import {
  useDeleteApplicationsMutation,
  useSetApplicationStatusesMutation,
} from '../../api/admin-application-bulk';
import type { AdminApplication } from '../../api/admin-applications';
import { nextStatuses } from '../../model/application-status';

/** What can be done with several applications at once. */
export function ApplicationBulkActions({
  selection,
}: {
  selection: RowSelection<AdminApplication>;
}) {
  const statuses = useSetApplicationStatusesMutation();
  const deletion = useDeleteApplicationsMutation();
  const canBecome = (status: 'reviewed' | 'rejected') => (now: AdminApplication['status']) =>
    nextStatuses(now).includes(status);
  return (
    <>
      <BulkStatus
        selection={selection}
        label="Mark as reviewed"
        status="reviewed"
        canLeave={canBecome('reviewed')}
        mutation={statuses}
      />
      <BulkStatus
        selection={selection}
        label="Reject"
        status="rejected"
        canLeave={canBecome('rejected')}
        mutation={statuses}
      />
      <BulkDelete
        selection={selection}
        noun={APPLICATION_NOUN}
        mutation={deletion}
        failure={adminApplicationMessages.deleteFailed.description}
      />
    </>
  );
}

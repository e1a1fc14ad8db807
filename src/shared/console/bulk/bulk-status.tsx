import type { UseMutationResult } from '@tanstack/react-query';
import { Button } from '@/shared/ui/button';
import type { WithStatus } from '../record-cache';
import type { RowSelection } from './row-selection';
import type { BulkStatusChange } from './use-bulk-status-mutation';

interface BulkStatusProps<Row extends WithStatus & { updated_at: string }> {
  selection: RowSelection<Row>;
  label: string;
  status: Row['status'];
  /** Whether a record with this status can take the new one; any can, unless given. */
  canFollow?: ((before: Row['status']) => boolean) | undefined;
  mutation: UseMutationResult<Row[], Error, BulkStatusChange<Row>>;
}

/** Sets the status of the selected records, except those that have it or can't take it. */
export function BulkStatus<Row extends WithStatus & { updated_at: string }>({
  selection,
  label,
  status,
  canFollow = () => true,
  mutation: { mutate, isPending, variables },
}: BulkStatusProps<Row>) {
  const records = selection.records.filter(
    (record) => record.status !== status && canFollow(record.status),
  );
  const isPart = records.length < selection.records.length;
  return (
    <Button
      variant="quiet"
      size="sm"
      disabled={records.length === 0}
      isBusy={isPending && variables.status === status}
      onClick={() => {
        mutate({ records, status }, { onSuccess: selection.clear });
      }}
    >
      {label}
      {isPart && records.length > 0 && ` (${String(records.length)})`}
    </Button>
  );
}

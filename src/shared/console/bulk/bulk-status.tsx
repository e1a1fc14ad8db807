import type { UseMutationResult } from '@tanstack/react-query';
import { Button } from '@/shared/ui/button';
import type { WithStatus } from '../record-cache';
import type { BulkStatusChange } from './use-bulk-status-mutation';
import type { RowSelection } from './use-row-selection';

interface BulkStatusProps<Row extends WithStatus & { updated_at: string }> {
  selection: RowSelection<Row>;
  /** The verb, e.g. `Archive`. */
  label: string;
  status: Row['status'];
  /** Whether a record of this status may be given the new one; any other may, unless said. */
  canLeave?: (status: Row['status']) => boolean;
  mutation: UseMutationResult<Row[], Error, BulkStatusChange<Row>>;
}

/** Gives what is selected a status: those that have it, or may not have it, are left out. */
export function BulkStatus<Row extends WithStatus & { updated_at: string }>({
  selection,
  label,
  status,
  canLeave = () => true,
  mutation: { mutate, isPending, variables },
}: BulkStatusProps<Row>) {
  const records = selection.records.filter(
    (record) => record.status !== status && canLeave(record.status),
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

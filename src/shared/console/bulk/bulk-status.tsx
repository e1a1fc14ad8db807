import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '../confirm-dialog-when-opened';
import type { WithStatus } from '../record-cache';
import { counted, type Noun } from './bulk-texts';
import type { RowSelection } from './row-selection';
import type { BulkStatusChange } from './use-bulk-status-mutation';

/** The question before a status is set. */
export interface Confirmation {
  /** The verb on the button, such as `Reject`. */
  verb: string;
  /** The consequence. */
  description: string;
}

interface BulkStatusProps<Row extends WithStatus & { updated_at: string }> {
  selection: RowSelection<Row>;
  label: string;
  status: Row['status'];
  /** True if a record with this status can take the new one; by default any can. */
  canFollow?: ((before: Row['status']) => boolean) | undefined;
  noun: Noun;
  /** Asks first. */
  confirm?: Confirmation | undefined;
  mutation: UseMutationResult<Row[], Error, BulkStatusChange<Row>>;
}

/** Sets the status of each selected record that can take it and doesn't have it. */
export function BulkStatus<Row extends WithStatus & { updated_at: string }>({
  selection,
  label,
  status,
  canFollow = () => true,
  noun,
  confirm,
  mutation: { mutate, isPending, variables },
}: BulkStatusProps<Row>) {
  const records = selection.records.filter(
    (record) => record.status !== status && canFollow(record.status),
  );
  const isPart = records.length < selection.records.length;
  const [isAsking, setIsAsking] = useState(false);
  const apply = () => {
    setIsAsking(false);
    mutate({ records, status }, { onSuccess: selection.clear });
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        disabled={records.length === 0}
        isBusy={isPending && variables.status === status}
        onClick={() => {
          if (confirm) setIsAsking(true);
          else apply();
        }}
      >
        {`${label}${isPart && records.length > 0 ? ` (${String(records.length)})` : ''}`}
      </Button>
      {confirm && (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title={`${confirm.verb} ${counted(records.length, noun)}?`}
          description={confirm.description}
          confirmLabel={confirm.verb}
          onConfirm={apply}
        />
      )}
    </>
  );
}

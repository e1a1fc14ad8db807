import { useState } from 'react';
import { DrawerDelete } from '@/shared/console/list/record-actions';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Button } from '@/shared/ui/button';
import { adminLoadMessages } from '../../admin-messages';
import { useSetLoadStatusMutation } from '../../api/admin-load-mutations';
import type { AdminLoad } from '../../api/admin-loads';
import { ADMIN_STEPS } from '../../model/admin-steps';
import { StartButtons } from './start-buttons';

interface LoadDrawerActionsProps {
  load: AdminLoad;
  onEdit: (load: AdminLoad) => void;
  onDelete: (load: AdminLoad) => void;
}

/** Actions for the load in the drawer. */
export function LoadDrawerActions({ load, onEdit, onDelete }: LoadDrawerActionsProps) {
  const { mutate, isPending, error, reset } = useSetLoadStatusMutation();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant="solid"
        size="md"
        onClick={() => {
          onEdit(load);
        }}
      >
        Edit
      </Button>
      {load.status === 'assigned' && <StartButtons key={load.id} load={load} />}
      {ADMIN_STEPS[load.status].map(({ to, label, question }) => (
        <Button
          key={to}
          variant="quiet"
          size="md"
          isBusy={isPending}
          onClick={() => {
            reset();
            if (question === undefined) mutate({ load, status: to });
            else setIsAsking(true);
          }}
        >
          {label}
        </Button>
      ))}
      <DrawerDelete
        onClick={() => {
          onDelete(load);
        }}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Cancel this load?"
        description="The driver and escorts will see that it’s canceled. You can reopen it later."
        confirmLabel="Cancel load"
        isBusy={isPending}
        error={error === null ? undefined : adminLoadMessages.statusFailed(error).description}
        onConfirm={() => {
          mutate(
            { load, status: 'cancelled' },
            {
              onSuccess: () => {
                setIsAsking(false);
              },
            },
          );
        }}
      />
    </>
  );
}

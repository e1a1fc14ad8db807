import { useState } from 'react';
import { DrawerDelete } from '@/shared/console/list/record-actions';
import { Button } from '@/shared/ui/button';
import { useSetLoadStatusMutation } from '../../api/admin-load-mutations';
import type { AdminLoad } from '../../api/admin-loads';
import { ADMIN_STEPS } from '../../model/admin-steps';
import { CancelLoadDialog } from './cancel-load-dialog';
import { StartButtons } from './start-buttons';

interface LoadDrawerActionsProps {
  load: AdminLoad;
  onEdit: (load: AdminLoad) => void;
  onDelete: (load: AdminLoad) => void;
}

/** Actions for the load in the drawer. */
export function LoadDrawerActions({ load, onEdit, onDelete }: LoadDrawerActionsProps) {
  const { mutate, isPending, reset } = useSetLoadStatusMutation();
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
      {ADMIN_STEPS[load.status].map(({ to, label, needsReason }) => (
        <Button
          key={to}
          variant="quiet"
          size="md"
          isBusy={isPending}
          onClick={() => {
            reset();
            if (needsReason === true) setIsAsking(true);
            else mutate({ load, status: to });
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
      {isAsking && (
        <CancelLoadDialog
          load={load}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
    </>
  );
}

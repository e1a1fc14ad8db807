import { useState, type ReactNode } from 'react';
import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { DrawerDelete } from '@/shared/console/list/record-actions';
import { Button } from '@/shared/ui/button';
import { useSetLoadStatusMutation } from '../../api/admin-load-mutations';
import type { AdminLoad } from '../../api/admin-loads';
import { ADMIN_STEPS, canHold } from '../../model/admin-steps';
import { HoldDialog } from '../hold-dialog';
import { StartButtons } from './start/start-buttons';

const DeliverDialog = lazyPart(async () => (await import('./deliver-dialog')).DeliverDialog, {
  onFailure: NotLoaded,
});

interface LoadActionsProps {
  load: AdminLoad;
  onEdit: (load: AdminLoad) => void;
  onDelete: (load: AdminLoad) => void;
  /** The dialog that cancels a load. */
  renderCancel: (load: AdminLoad, onClose: () => void) => ReactNode;
}

/** Every action for one load. `useButtonShortcuts` presses the actions with a key. */
export function LoadActions({ load, onEdit, onDelete, renderCancel }: LoadActionsProps) {
  const { mutate, isPending, reset } = useSetLoadStatusMutation();
  const [open, setOpen] = useState<'cancel' | 'deliver' | 'hold' | null>(null);
  const close = () => {
    setOpen(null);
  };
  return (
    <>
      <Button
        variant="solid"
        size="md"
        aria-keyshortcuts="e"
        onClick={() => {
          onEdit(load);
        }}
      >
        Edit
      </Button>
      {load.status === 'assigned' && <StartButtons key={load.id} load={load} />}
      {canHold(load.status) && (
        <Button
          variant="quiet"
          size="md"
          aria-keyshortcuts="h"
          onClick={() => {
            setOpen('hold');
          }}
        >
          Put on hold
        </Button>
      )}
      {ADMIN_STEPS[load.status].map(({ to, label }) => (
        <Button
          key={to}
          variant="quiet"
          size="md"
          isBusy={isPending}
          onClick={() => {
            reset();
            if (to === 'cancelled') setOpen('cancel');
            else if (to === 'delivered') setOpen('deliver');
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
      {open === 'cancel' && renderCancel(load, close)}
      {open === 'deliver' && <DeliverDialog load={load} onClose={close} />}
      {open === 'hold' && <HoldDialog load={load} onClose={close} />}
    </>
  );
}

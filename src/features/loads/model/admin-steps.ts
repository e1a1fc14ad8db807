import type { LoadStatus } from '@domain/load-status';

/** A status change in the console. Canceling opens a dialog; the others happen right away. */
export interface AdminStep {
  to: LoadStatus;
  label: string;
}

const CANCEL: AdminStep = { to: 'cancelled', label: 'Cancel load' };

/** The changes dispatch can make from each status. Mistakes are undone one step at a time. */
export const ADMIN_STEPS: Record<LoadStatus, readonly AdminStep[]> = {
  planned: [CANCEL],
  // The start has its own buttons: start-buttons.tsx.
  assigned: [CANCEL],
  in_transit: [
    { to: 'delivered', label: 'Mark as delivered' },
    { to: 'assigned', label: 'Undo: back to Assigned' },
    CANCEL,
  ],
  delivered: [{ to: 'in_transit', label: 'Undo: back to In transit' }],
  cancelled: [{ to: 'planned', label: 'Reopen load' }],
};

/** True if a load with this status can be put on hold. */
export function canHold(status: LoadStatus): boolean {
  return status === 'planned' || status === 'assigned' || status === 'in_transit';
}

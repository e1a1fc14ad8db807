import type { LoadStatus } from '@contracts/load';

/** A change of status the console offers; the database allows these and assigning a driver. */
export interface AdminStep {
  to: LoadStatus;
  label: string;
  /** Asked once more before it is done. */
  question?: string;
}

const CANCEL: AdminStep = { to: 'cancelled', label: 'Cancel load', question: 'Cancel this load?' };

/** What dispatch may make of a load in this status; mistakes go back a step at a time. */
export const ADMIN_STEPS: Record<LoadStatus, readonly AdminStep[]> = {
  planned: [CANCEL],
  assigned: [{ to: 'in_transit', label: 'Mark as under way' }, CANCEL],
  in_transit: [
    { to: 'delivered', label: 'Mark as delivered' },
    { to: 'assigned', label: 'Not under way yet' },
    CANCEL,
  ],
  delivered: [{ to: 'in_transit', label: 'Not delivered yet' }],
  cancelled: [{ to: 'planned', label: 'Plan again' }],
};

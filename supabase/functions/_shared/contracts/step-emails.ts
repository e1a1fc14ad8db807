/** The emails about the steps of a load (`public.email_kind`), in the order of the settings. */
export const STEP_EMAILS = {
  load_confirmed: { to: 'customer', name: 'Pickup confirmed' },
  load_loaded: { to: 'customer', name: 'Loaded' },
  load_hold: { to: 'customer', name: 'On hold' },
  load_eta: { to: 'customer', name: 'ETA moved by more than 2 h' },
  load_delivered: { to: 'customer', name: 'Delivered, with the link to the POD' },
  load_cancelled: { to: 'customer', name: 'Canceled' },
  driver_assigned: { to: 'driver', name: 'Assigned' },
  driver_changed: { to: 'driver', name: 'Route or times changed' },
  driver_cancelled: { to: 'driver', name: 'Reassigned or canceled' },
} as const;
export type StepEmailKind = keyof typeof STEP_EMAILS;

/** The kinds in the order of the settings. */
export const STEP_EMAIL_KINDS = Object.keys(STEP_EMAILS) as [StepEmailKind, ...StepEmailKind[]];

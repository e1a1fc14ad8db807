/**
 * The emails about the steps of a load, and the one about papers that expire (`public.email_kind`), in the
 * order of the settings.
 */
export const STEP_EMAILS = {
  load_confirmed: { to: 'customer', name: 'Pickup confirmed' },
  load_loaded: { to: 'customer', name: 'Loaded' },
  load_entered: { to: 'customer', name: 'Entered a state' },
  load_hold: { to: 'customer', name: 'On hold' },
  load_eta: { to: 'customer', name: 'ETA moved by more than 2 h' },
  load_delivered: { to: 'customer', name: 'Delivered, with the link to the POD' },
  load_cancelled: { to: 'customer', name: 'Canceled' },
  driver_assigned: { to: 'driver', name: 'Assigned' },
  driver_changed: { to: 'driver', name: 'Route or times changed' },
  driver_cancelled: { to: 'driver', name: 'Reassigned or canceled' },
  pilot_offered: { to: 'pilot car', name: 'Escort offered' },
  pilot_changed: { to: 'pilot car', name: 'Load or terms changed' },
  pilot_withdrawn: { to: 'pilot car', name: 'Withdrawn by dispatch' },
  pilot_cancelled: { to: 'pilot car', name: 'Load canceled' },
  paper_expires: { to: 'pilot car', name: 'Certificate or insurance expires in 30 days' },
} as const;
export type StepEmailKind = keyof typeof STEP_EMAILS;

/** Who gets an email about a step. */
export type StepEmailRecipient = (typeof STEP_EMAILS)[StepEmailKind]['to'];

/** The kinds in the order of the settings. */
export const STEP_EMAIL_KINDS = Object.keys(STEP_EMAILS) as [StepEmailKind, ...StepEmailKind[]];

type Of<Recipient> = {
  [Kind in StepEmailKind]: (typeof STEP_EMAILS)[Kind]['to'] extends Recipient ? Kind : never;
}[StepEmailKind];

/** Kinds whose email tells about a load as its customer sees it. */
export type LoadEmailKind = Of<'customer' | 'driver'>;
/** The kind whose email tells a pilot car that a certificate or insurance expires. */
export const PAPER_EMAIL_KIND = 'paper_expires' satisfies StepEmailKind;
/** Kinds whose email tells a pilot car about an escort. */
export type PilotEmailKind = Exclude<Of<'pilot car'>, typeof PAPER_EMAIL_KIND>;

const isTo = (kind: StepEmailKind, to: StepEmailRecipient) => STEP_EMAILS[kind].to === to;
export const PILOT_EMAIL_KINDS = STEP_EMAIL_KINDS.filter(
  (kind): kind is PilotEmailKind => isTo(kind, 'pilot car') && kind !== PAPER_EMAIL_KIND,
);
export const LOAD_EMAIL_KINDS = STEP_EMAIL_KINDS.filter(
  (kind): kind is LoadEmailKind => !isTo(kind, 'pilot car'),
);

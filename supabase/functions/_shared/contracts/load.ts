import * as z from 'zod/mini';
import { localTimeProblem } from '../domain/time/entered-day.ts';
import { localTimeField } from './day-fields.ts';
import { optionalPoundsField } from './number-fields.ts';
import { readSize } from '../domain/size.ts';
import { checkSize, sizeFields } from './size.ts';
import { longText, optionalLine, oneLine, TEXT_LIMITS } from './text.ts';
import { LOAD_TIME_ZONES, type LoadTimeZone } from '../domain/time/time-zones.ts';
import { fromLocalTime } from '../domain/time/zoned-time.ts';

/** The positions offered to pilot cars. */
export const ESCORT_POSITIONS = ['lead', 'chase', 'high_pole', 'steer'] as const;
/** Positions of an escort (`public.escort_position`). */
export type EscortPosition = (typeof ESCORT_POSITIONS)[number] | 'police';

/** Statuses of an escort offer (`public.escort_status`). */
export type EscortStatus =
  | 'offered'
  | 'accepted'
  | 'declined'
  | 'completed'
  /** Another pilot car accepted the slot. */
  | 'taken'
  | 'lapsed'
  /** The pilot car gave an accepted job back. */
  | 'withdrawn';

/** Permit statuses (`public.permit_status`). The database decides which changes are allowed. */
export const PERMIT_STATUSES = [
  'needed',
  'applied',
  'issued',
  'amending',
  'expired',
  'used',
] as const;
export type PermitStatus = (typeof PERMIT_STATUSES)[number];

/** Hours before its start until which a job can be given back. The database enforces it. */
export const GIVE_BACK_HOURS = 24;

/** Minutes in which a pilot-car operator can undo an answer. The database enforces it. */
export const ANSWER_UNDO_MINUTES = 10;

export const NOTE_MAX = 1000;
const REASON_MAX = 500;
const WEIGHT_MAX_LBS = 20_000_000;

const weight = optionalPoundsField(WEIGHT_MAX_LBS, 'Enter the weight in whole pounds.');

/** A time zone as a form holds it: empty until someone chooses one. */
export const timeZoneField = z.pipe(
  z.union([z.literal(''), z.enum(LOAD_TIME_ZONES)]),
  z.enum(LOAD_TIME_ZONES, 'Choose the time zone.'),
);

const idOrNone = z.pipe(
  z.string(),
  z.transform((id) => (id === '' ? null : id)),
);

/** A local time as UTC; `null` when it is blank or has a problem of its own. */
const toUtc = (local: string, zone: LoadTimeZone) =>
  localTimeProblem(local) === null ? fromLocalTime(local, zone) : null;

const loadFields = z
  .object({
    title: oneLine(TEXT_LIMITS.place, 'Enter what you are moving.'),
    origin: oneLine(TEXT_LIMITS.place, 'Enter the origin.'),
    destination: oneLine(TEXT_LIMITS.place, 'Enter the destination.'),
    equipment: z.pipe(
      optionalLine(TEXT_LIMITS.equipment),
      z.transform((text) => text ?? ''),
    ),
    ...sizeFields,
    weight_lbs: weight,
    driver_id: idOrNone,
    pickup_at: localTimeField,
    pickup_time_zone: timeZoneField,
    delivery_at: localTimeField,
    delivery_time_zone: timeZoneField,
  })
  .check(
    checkSize({ isRequired: false }),
    z.refine(
      (load) => {
        const pickup = toUtc(load.pickup_at, load.pickup_time_zone);
        const delivery = toUtc(load.delivery_at, load.delivery_time_zone);
        return pickup === null || delivery === null || pickup <= delivery;
      },
      { path: ['delivery_at'], message: "Delivery can't be before pickup." },
    ),
  );

/**
 * The console's load form. Times are entered in the stop's local time and stored in UTC. 0 ft and a
 * null weight mean "not known yet".
 */
export const loadFormSchema = z.pipe(
  loadFields,
  z.transform((load) => ({
    ...readSize(load, 0),
    pickup_at: toUtc(load.pickup_at, load.pickup_time_zone),
    delivery_at: toUtc(load.delivery_at, load.delivery_time_zone),
  })),
);
export type LoadFormValues = z.input<typeof loadFormSchema>;
export type LoadPayload = z.output<typeof loadFormSchema>;

/** A load's size on its trailer: overall size, height from the ground, and gross weight if known. */
export const measureFormSchema = z.pipe(
  z.object({ ...sizeFields, weight_lbs: weight }).check(checkSize({ isRequired: true })),
  z.transform((size) => readSize(size, 0)),
);
export type MeasureFormValues = z.input<typeof measureFormSchema>;
export type MeasurePayload = z.output<typeof measureFormSchema>;

/** A note in a load's log. */
export const loadNoteSchema = z.object({
  note: longText(NOTE_MAX).check(z.minLength(1, 'Enter a note.')),
});
export type LoadNote = z.output<typeof loadNoteSchema>;

/** Why someone starts, cancels or holds a load. The database keeps it in the load's log. */
export const reasonSchema = z.object({
  reason: longText(REASON_MAX).check(z.minLength(1, 'Enter a reason.')),
});
export type Reason = z.output<typeof reasonSchema>;

/** `loads.start_override`: a start that an admin forced, and what it overrode. */
export const startOverrideSchema = z.object({
  at: z.string(),
  reason: z.string(),
  problems: z.array(z.object({ code: z.string(), problem: z.string() })),
});
export type StartOverride = z.output<typeof startOverrideSchema>;

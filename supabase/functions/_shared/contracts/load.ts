import * as z from 'zod/mini';
import { JURISDICTION_CODES } from './jurisdictions.ts';
import { DIMENSION_MAX_FT, type Dimension, parseDimension } from './quote.ts';
import { optionalLine, oneLine, TEXT_LIMITS } from './text.ts';
import { fromLocalTime, isLocalTime } from './zoned-time.ts';

/** What a load goes through (`public.load_status`); which steps are open is the database's rule. */
export const LOAD_STATUSES = [
  'planned',
  'assigned',
  'in_transit',
  'delivered',
  'cancelled',
] as const;
export type LoadStatus = (typeof LOAD_STATUSES)[number];

export const ESCORT_POSITIONS = ['lead', 'chase', 'high_pole', 'steer'] as const;
export type EscortPosition = (typeof ESCORT_POSITIONS)[number];

export type EscortStatus = 'offered' | 'accepted' | 'declined' | 'completed';

export const PERMIT_STATUSES = ['requested', 'issued', 'expired'] as const;
export type PermitStatus = (typeof PERMIT_STATUSES)[number];

/** The clocks of the lower 48 and Canada, from east to west (`public.load_time_zone`). */
export const LOAD_TIME_ZONES = [
  'America/St_Johns',
  'America/Halifax',
  'America/New_York',
  'America/Chicago',
  'America/Regina',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
] as const;
export type LoadTimeZone = (typeof LOAD_TIME_ZONES)[number];

/** For how long a pilot may take an answer back, in minutes; the database counts the same. */
export const ANSWER_UNDO_MINUTES = 10;

export const NOTE_MAX = 1000;
const WEIGHT_MAX_LBS = 20_000_000;
const PERMIT_NUMBER_MAX = 60;

const dimension = (name: Dimension) =>
  z.pipe(
    z.string().check(
      z.refine(
        (text) => text.trim() === '' || parseDimension(text) > 0,
        `Enter the ${name} in feet.`,
      ),
      z.refine(
        (text) => parseDimension(text) <= DIMENSION_MAX_FT[name],
        `Enter a ${name} of ${String(DIMENSION_MAX_FT[name])} ft at most.`,
      ),
    ),
    z.transform(parseDimension),
  );

const digits = (text: string) => text.replace(/[\s,]/g, '');

const weight = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => /^\d*$/.test(digits(text)) && Number(digits(text)) <= WEIGHT_MAX_LBS,
        'Enter whole pounds.',
      ),
    ),
  z.transform((text) => (digits(text) === '' ? null : Number(digits(text)))),
);

const localTime = z
  .string()
  .check(z.refine((text) => text === '' || isLocalTime(text), 'Enter a day and a time.'));

const idOrNone = z.pipe(
  z.string(),
  z.transform((id) => (id === '' ? null : id)),
);

/** The moment of a local time; `null` while it is not known. */
const moment = (local: string, zone: LoadTimeZone) =>
  isLocalTime(local) ? fromLocalTime(local, zone) : null;

const loadFields = z
  .object({
    title: oneLine(TEXT_LIMITS.place, 'Say what is moved.'),
    origin: oneLine(TEXT_LIMITS.place, 'Enter where the load is.'),
    destination: oneLine(TEXT_LIMITS.place, 'Enter where it goes.'),
    equipment: z.pipe(
      optionalLine(TEXT_LIMITS.equipment),
      z.transform((text) => text ?? ''),
    ),
    length: dimension('length'),
    width: dimension('width'),
    height: dimension('height'),
    weight_lbs: weight,
    driver_id: idOrNone,
    pickup_at: localTime,
    pickup_time_zone: z.enum(LOAD_TIME_ZONES),
    delivery_at: localTime,
    delivery_time_zone: z.enum(LOAD_TIME_ZONES),
  })
  .check(
    z.refine(
      (load) => {
        const pickup = moment(load.pickup_at, load.pickup_time_zone);
        const delivery = moment(load.delivery_at, load.delivery_time_zone);
        return pickup === null || delivery === null || pickup <= delivery;
      },
      { path: ['delivery_at'], message: 'Delivery cannot be before pickup.' },
    ),
  );

/**
 * The console's form of a load. Times are typed as the clock of the place shows them and stored as
 * moments; 0 ft and no weight stand for "not known yet".
 */
export const loadFormSchema = z.pipe(
  loadFields,
  z.transform((load) => ({
    ...load,
    pickup_at: moment(load.pickup_at, load.pickup_time_zone),
    delivery_at: moment(load.delivery_at, load.delivery_time_zone),
  })),
);
export type LoadFormValues = z.input<typeof loadFormSchema>;
export type LoadPayload = z.output<typeof loadFormSchema>;

/** A line in the log of a move. */
export const loadNoteSchema = z.object({
  note: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Write a note first.'),
      z.maxLength(NOTE_MAX, `Use ${String(NOTE_MAX)} characters at most.`),
    ),
});
export type LoadNote = z.output<typeof loadNoteSchema>;

/** Asking a pilot car to run with a load. */
export const escortFormSchema = z.object({
  pilot_id: z.string().check(z.minLength(1, 'Choose a pilot.')),
  position: z.enum(ESCORT_POSITIONS),
});

export type EscortForm = z.output<typeof escortFormSchema>;

const dayOrNone = idOrNone;

/** The permit of one state or province. */
export const permitFormSchema = z
  .object({
    jurisdiction: z
      .string()
      .check(
        z.refine(
          (code) => JURISDICTION_CODES.some((known) => known === code),
          'Choose a state or province.',
        ),
      ),
    permit_number: optionalLine(PERMIT_NUMBER_MAX),
    status: z.enum(PERMIT_STATUSES),
    valid_from: dayOrNone,
    valid_until: dayOrNone,
  })
  .check(
    z.refine(
      ({ valid_from: from, valid_until: until }) =>
        from === null || until === null || from <= until,
      { path: ['valid_until'], message: 'A permit cannot end before it begins.' },
    ),
  );
export type PermitFormValues = z.input<typeof permitFormSchema>;
export type PermitPayload = z.output<typeof permitFormSchema>;

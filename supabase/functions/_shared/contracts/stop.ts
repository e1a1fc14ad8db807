import * as z from 'zod/mini';
import { localTimeField } from './day-fields.ts';
import { timeZoneField } from './load.ts';
import { optionalLine, oneLine, TEXT_LIMITS } from './text.ts';
import { fromLocalTime } from '../domain/time/zoned-time.ts';

/** Kinds of stops (`public.stop_kind`). */
export const STOP_KINDS = ['pickup', 'meet_point', 'delivery'] as const;
export type StopKind = (typeof STOP_KINDS)[number];

/** The limits on a load's stops; the database has the same limits. */
export const STOP_LIMITS = { min: 2, max: 30 } as const;

const line = (max: number) =>
  z.pipe(
    optionalLine(max),
    z.transform((text) => text ?? ''),
  );
const toUtc = (local: string, zone: string) => (local === '' ? null : fromLocalTime(local, zone));

/** A stop as its form holds it: the window is local to `time_zone`. Its output is in UTC, null while TBD. */
const stopFormSchema = z.pipe(
  z
    .object({
      id: z.string(),
      kind: z.enum(STOP_KINDS),
      site: line(120),
      street_address: line(160),
      place: oneLine(TEXT_LIMITS.place, 'Enter the city and state.'),
      time_zone: timeZoneField,
      window_from: localTimeField,
      window_until: localTimeField,
      appointment_number: line(60),
      contact_name: line(120),
      contact_phone: line(TEXT_LIMITS.phone),
    })
    .check(
      z.refine(({ window_from, window_until }) => window_until === '' || window_from !== '', {
        path: ['window_from'],
        message: 'Enter when the window begins.',
      }),
      z.refine(
        ({ window_from, window_until }) =>
          window_from === '' || window_until === '' || window_from <= window_until,
        { path: ['window_until'], message: 'The window ends before it begins.' },
      ),
    ),
  z.transform((stop) => ({
    ...stop,
    window_from: toUtc(stop.window_from, stop.time_zone),
    window_until: toUtc(stop.window_until, stop.time_zone),
  })),
);
export type StopForm = z.input<typeof stopFormSchema>;
export type StopPayload = z.output<typeof stopFormSchema>;

/** The stops of a load in order. The database checks the order. */
export const stopsFormSchema = z.object({ stops: z.array(stopFormSchema) });
export type StopsForm = z.input<typeof stopsFormSchema>;
export type StopsPayload = z.output<typeof stopsFormSchema>;

import * as z from 'zod/mini';
import { oneLine, optionalLine, optionalText } from './text.ts';

/** Where a vehicle is (specification 2, section 4). */
export const FLEET_STATUSES = ['available', 'in_use', 'maintenance', 'retired'] as const;
export type FleetStatus = (typeof FLEET_STATUSES)[number];

/** What the scale drawing starts from; the same words as `public.trailer_deck`. */
export const TRAILER_DECKS = [
  'rgn',
  'lowboy',
  'stepdeck',
  'extendable',
  'perimeter',
  'platform',
  'schnabel',
] as const;

/** Longest texts of a vehicle; the same numbers stand as CHECKs on `public.fleet`. */
export const VEHICLE_TEXT_MAX = { name: 120, description: 2000, plate: 20, vin: 40 } as const;

/** Steps of the measurement inputs: tons and feet (specification 2, section 5). */
export const VEHICLE_STEPS = { tons: 0.01, feet: 0.1 } as const;

export const FIRST_YEAR = 1900;
const AXLES_MAX = 200;

const BAD_AXLES = 'Enter the number of axles: a whole number of at least 1.';
const isBlank = (text: string) => text.trim() === '';
const toNumber = (text: string) => Number(text.trim().replace(',', '.'));

/** An optional number from 0 to `max` with so many decimals; `null` when the field is empty. */
const optionalNumber = (max: number, decimals: number) =>
  z.pipe(
    z.string().check(
      z.refine(
        (text) => isBlank(text) || (toNumber(text) >= 0 && toNumber(text) <= max),
        `Enter a number from 0 to ${max.toLocaleString('en-US')}.`,
      ),
      z.refine(
        (text) => !(toNumber(text) % 1) || hasDecimals(text, decimals),
        `Use steps of ${String(10 ** -decimals)}.`,
      ),
    ),
    z.transform((text) => (isBlank(text) ? null : toNumber(text))),
  );

const hasDecimals = (text: string, most: number) =>
  new RegExp(`^\\d*[.,]\\d{1,${String(most)}}0*$`).test(text.trim());

const isYear = (text: string) =>
  /^\d{4}$/.test(text.trim()) &&
  Number(text) >= FIRST_YEAR &&
  Number(text) <= new Date().getFullYear();

/**
 * The vehicle form (specification 2, section 5). `z.input` is what the fields hold, `z.output` the
 * columns; the picture joins them when it is uploaded.
 */
export const vehicleFormSchema = z.object({
  name: oneLine(VEHICLE_TEXT_MAX.name, 'Enter a name.'),
  description: optionalText(VEHICLE_TEXT_MAX.description),
  axle_count: z.pipe(
    z.string().check(
      z.trim(),
      z.refine((text) => /^\d{1,3}$/.test(text) && Number(text) >= 1, BAD_AXLES),
      z.refine((text) => !(Number(text) > AXLES_MAX), `${String(AXLES_MAX)} axles at most.`),
    ),
    z.transform(Number),
  ),
  axle_layout: z.pipe(
    z.string().check(
      z.trim(),
      z.refine(
        (text) => text === '' || /^\d{1,2}(\+\d{1,2}){0,11}$/.test(text),
        'Write the axles of each part like 3+2+3+1.',
      ),
    ),
    z.transform((text) => (text === '' ? null : text)),
  ),
  deck: z.pipe(
    z.enum(['', ...TRAILER_DECKS]),
    z.transform((deck) => (deck === '' ? null : deck)),
  ),
  max_weight_capacity: optionalNumber(10_000, 2),
  length: optionalNumber(500, 1),
  width: optionalNumber(100, 1),
  height: optionalNumber(100, 1),
  status: z.enum(FLEET_STATUSES),
  year_manufactured: z.pipe(
    z.string().check(
      z.refine(
        (text) => isBlank(text) || isYear(text),
        // Asked when it is shown: the year may turn while the page is open.
        {
          error: () =>
            `Enter a year from ${String(FIRST_YEAR)} to ${String(new Date().getFullYear())}.`,
        },
      ),
    ),
    z.transform((text) => (isBlank(text) ? null : Number(text))),
  ),
  license_plate: optionalLine(VEHICLE_TEXT_MAX.plate),
  vin: optionalLine(VEHICLE_TEXT_MAX.vin),
});

export type VehicleFormValues = z.input<typeof vehicleFormSchema>;
export type VehiclePayload = z.output<typeof vehicleFormSchema>;

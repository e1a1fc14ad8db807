import * as z from 'zod/mini';
import { numberProblem, readNumber } from '../domain/numbers/read-quantity.ts';
import { formatCount } from '../domain/numbers/counts.ts';
import { FLEET_STATUSES } from '../domain/fleet-status.ts';
import { toPlain } from '../domain/numbers/read-number.ts';
import { readSize } from '../domain/size.ts';
import { checkSize, sizeFields } from './size.ts';
import { oneLine, optionalLine, optionalText } from './text.ts';

/** Deck types the drawing distinguishes; the same values as `public.trailer_deck`. */
export const TRAILER_DECKS = [
  'rgn',
  'lowboy',
  'stepdeck',
  'extendable',
  'perimeter',
  'platform',
  'schnabel',
] as const;

/** Maximum text lengths; `public.fleet` has the same numbers as CHECKs. */
export const VEHICLE_TEXT_MAX = { name: 120, description: 2000, plate: 20, vin: 40 } as const;

export const FIRST_YEAR = 1900;
const AXLES_MAX = 200;

const BAD_AXLES = 'Enter the number of axles as a whole number.';
const isBlank = (text: string) => text.trim() === '';

/** An optional number from 0 to `max` with at most `decimals` decimals; `null` when blank. */
const optionalNumber = (max: number, decimals: number) =>
  z.pipe(
    z.string().check(
      z.check(({ value: text, issues }) => {
        if (isBlank(text)) return;
        const number = readNumber(text, max);
        const report = (message: string) => {
          issues.push({ code: 'custom', input: text, message, continue: true });
        };
        if (!(number >= 0 && number <= max)) {
          report(numberProblem(text, `Enter a number from 0 to ${formatCount(max)}.`, max));
        } else if (Number(number.toFixed(decimals)) !== number) {
          report(`Round to the nearest ${String(10 ** -decimals)}.`);
        }
      }),
    ),
    z.transform((text) => (isBlank(text) ? null : readNumber(text, max))),
  );

const isYear = (text: string) =>
  /^\d{4}$/.test(toPlain(text)) &&
  Number(toPlain(text)) >= FIRST_YEAR &&
  Number(toPlain(text)) <= new Date().getFullYear();

const vehicleFields = z
  .object({
    name: oneLine(VEHICLE_TEXT_MAX.name, 'Enter a name.'),
    description: optionalText(VEHICLE_TEXT_MAX.description),
    axle_count: z.pipe(
      z.string().check(
        z.refine((text) => Number.isInteger(readNumber(text)) && readNumber(text) >= 1, BAD_AXLES),
        z.refine(
          (text) => !(readNumber(text) > AXLES_MAX),
          `Enter ${String(AXLES_MAX)} axles or fewer.`,
        ),
      ),
      z.transform((text) => readNumber(text)),
    ),
    axle_layout: z.pipe(
      z.string().check(
        z.trim(),
        z.refine(
          (text) => text === '' || /^\d{1,2}(\+\d{1,2}){0,11}$/.test(text),
          'Enter axle groups like this: 3+2+3+1.',
        ),
      ),
      z.transform((text) => (text === '' ? null : text)),
    ),
    deck: z.pipe(
      z.enum(['', ...TRAILER_DECKS]),
      z.transform((deck) => (deck === '' ? null : deck)),
    ),
    max_weight_capacity: optionalNumber(10_000, 2),
    ...sizeFields,
    status: z.enum(FLEET_STATUSES),
    year_manufactured: z.pipe(
      z.string().check(
        z.refine(
          (text) => isBlank(text) || isYear(text),
          // A function, because the year can change while the page is open.
          {
            error: () =>
              `Enter a year from ${String(FIRST_YEAR)} to ${String(new Date().getFullYear())}.`,
          },
        ),
      ),
      z.transform((text) => (isBlank(text) ? null : Number(toPlain(text)))),
    ),
    license_plate: optionalLine(VEHICLE_TEXT_MAX.plate),
    vin: optionalLine(VEHICLE_TEXT_MAX.vin),
  })
  .check(checkSize({ isRequired: false }));

/**
 * The vehicle form. `z.input` is what the fields hold, `z.output` the columns. The picture's columns
 * are added after the upload.
 */
export const vehicleFormSchema = z.pipe(
  vehicleFields,
  z.transform((vehicle) => readSize(vehicle, null)),
);

export type VehicleFormValues = z.input<typeof vehicleFormSchema>;
export type VehiclePayload = z.output<typeof vehicleFormSchema>;

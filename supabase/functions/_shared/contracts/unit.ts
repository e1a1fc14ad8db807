import * as z from 'zod/mini';
import { dayField } from './day-fields.ts';
import { TRAILER_DECKS } from './fleet.ts';
import { isLonger } from '../domain/numbers/length.ts';
import {
  optionalWholeField,
  optionalPoundsField,
  poundsField,
  wholeField,
} from './number-fields.ts';
import { lengthProblem, parseLength, readLength } from '../domain/numbers/parse-length.ts';
import { readMaxPounds } from '../domain/numbers/read-pounds.ts';
import { anyLine, oneLine, optionalLine } from './text.ts';
import { UNIT_KINDS } from '../domain/unit-kind.ts';

/** Maximums; the CHECKs of `public.units` and `public.unit_outages` have the same numbers. */
export const UNIT_TEXT_MAX = { number: 20, make: 60, plate: 20, vin: 40, reason: 200 } as const;
const AXLES_MAX = 40;
const TARE_MAX_LBS = 1_000_000;
const CAPACITY_MAX_LBS = 20_000_000;
const DECK_HEIGHT_MAX_FT = 20;
const DECK_LENGTH_MAX_FT = 500;
const SPACING_MAX_FT = 200;
const FIRST_YEAR = 1950;
const LAST_YEAR = 2100;

const isBlank = (text: string) => text.trim() === '';

/** Distances such as `17′6″, 4′6″` in feet; `null` if one can't be read. */
function readSpacings(text: string): number[] | null {
  // In 17,5; 4,5 the commas are decimal.
  const mark = [';', ', '].find((separator) => text.includes(separator)) ?? ',';
  const feet = text.split(mark).map(parseLength);
  return feet.every((spacing) => spacing !== null && spacing > 0 && spacing <= SPACING_MAX_FT)
    ? (feet as number[])
    : null;
}

const unitFields = z
  .object({
    kind: z.enum(UNIT_KINDS),
    number: oneLine(UNIT_TEXT_MAX.number, 'Enter the unit’s number.'),
    make: anyLine(UNIT_TEXT_MAX.make),
    model: anyLine(UNIT_TEXT_MAX.make),
    year_manufactured: optionalWholeField(FIRST_YEAR, LAST_YEAR, 'Enter a year such as 2019.'),
    axles: wholeField(1, AXLES_MAX, 'Enter the number of axles as a whole number.'),
    axle_spacings: z.string(),
    tare_lbs: poundsField(TARE_MAX_LBS, 'Enter the empty weight in whole pounds.'),
    deck: z.enum(['', ...TRAILER_DECKS]),
    deck_height: z.string(),
    deck_height_in: z.string(),
    deck_length: z.string(),
    deck_length_in: z.string(),
    capacity_lbs: optionalPoundsField(
      CAPACITY_MAX_LBS,
      'Enter the capacity in whole pounds.',
      readMaxPounds,
    ),
    license_plate: optionalLine(UNIT_TEXT_MAX.plate),
    vin: optionalLine(UNIT_TEXT_MAX.vin),
  })
  .check(
    z.check(({ value, issues }) => {
      const report = (field: string, message: string) => {
        issues.push({ code: 'custom', input: value, path: [field], message, continue: true });
      };
      if (!isBlank(value.axle_spacings)) {
        const spacings = readSpacings(value.axle_spacings);
        if (spacings === null) {
          report('axle_spacings', 'Enter distances like this: 17′6″, 4′6″.');
        } else if (spacings.length !== value.axles - 1) {
          report('axle_spacings', `Enter ${String(value.axles - 1)} distances, or none.`);
        }
      }
      if (value.kind !== 'trailer') return;
      if (value.deck === '') report('deck', 'Choose the deck.');
      const height = readLength(value.deck_height, value.deck_height_in);
      if (height === null || height <= 0 || isLonger(height, DECK_HEIGHT_MAX_FT)) {
        const message = 'Enter the deck height in feet and inches, for example 1′11″.';
        report('deck_height', lengthProblem(message, value.deck_height, value.deck_height_in));
      }
      const length = readLength(value.deck_length, value.deck_length_in);
      if (length === null || isLonger(length, DECK_LENGTH_MAX_FT)) {
        const message = 'Enter the deck length in feet and inches, for example 29′6″.';
        report('deck_length', lengthProblem(message, value.deck_length, value.deck_length_in));
      }
    }),
  );

/** The form of a unit. `z.input` is what the fields hold, `z.output` the columns; lengths in feet. */
export const unitFormSchema = z.pipe(
  unitFields,
  z.transform(({ deck, deck_height, deck_height_in, deck_length, deck_length_in, ...unit }) => {
    const isTrailer = unit.kind === 'trailer';
    const length = readLength(deck_length, deck_length_in);
    return {
      ...unit,
      axle_spacings: isBlank(unit.axle_spacings) ? null : readSpacings(unit.axle_spacings),
      // Only a trailer has a deck; anything typed before another kind was chosen is dropped.
      deck: isTrailer && deck !== '' ? deck : null,
      deck_height: isTrailer ? readLength(deck_height, deck_height_in) : null,
      deck_length: isTrailer && length !== 0 ? length : null,
      capacity_lbs: isTrailer ? unit.capacity_lbs : null,
    };
  }),
);
export type UnitFormValues = z.input<typeof unitFormSchema>;
export type UnitPayload = z.output<typeof unitFormSchema>;

/** The form of an outage. Without a last day it lasts until further notice. */
export const outageFormSchema = z
  .object({
    from_day: dayField().check(z.minLength(1, 'Enter the first day.')),
    until_day: z.pipe(
      dayField(),
      z.transform((day) => (day === '' ? null : day)),
    ),
    reason: oneLine(UNIT_TEXT_MAX.reason, 'Enter a reason.'),
  })
  .check(
    z.refine(({ from_day: from, until_day: until }) => until === null || from <= until, {
      path: ['until_day'],
      message: 'The last day can’t be before the first.',
    }),
  );
export type OutageFormValues = z.input<typeof outageFormSchema>;
export type OutagePayload = z.output<typeof outageFormSchema>;

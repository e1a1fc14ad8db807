import * as z from 'zod/mini';
import { readCents, typedAmountProblem } from '../domain/numbers/amount.ts';
import { numberProblem, readNumber } from '../domain/numbers/read-quantity.ts';
import { localTimeField } from './day-fields.ts';
import { isJurisdiction } from '../domain/places/states.ts';
import { ESCORT_POSITIONS } from './load.ts';
import { CURRENCIES, type Currency, formatCents } from '../domain/numbers/money.ts';
import { optionalLine } from './text.ts';
import { LOAD_TIME_ZONES } from '../domain/time/time-zones.ts';
import { fromLocalTime } from '../domain/time/zoned-time.ts';

/** The positions of slots: a pilot car's, or the police. */
export const SLOT_POSITIONS = [...ESCORT_POSITIONS, 'police'] as const;

/** The units of an escort's rate (`public.escort_rates.unit`). */
export const RATE_UNITS = ['mile', 'day', 'flat'] as const;
export type RateUnit = (typeof RATE_UNITS)[number];

/** The states in a text such as `OH, KY`; unknown words stay, so that they can be named. */
export const readStates = (text: string): string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,;/]+/u)
      .filter((word) => word !== ''),
  ),
];

const unknownStates = (text: string) => readStates(text).filter((word) => !isJurisdiction(word));

/** The problem with typed states; null if they can be saved. */
export function statesProblem(text: string): string | null {
  if (readStates(text).length === 0) return 'Enter the states it covers, for example OH, KY.';
  const [unknown] = unknownStates(text);
  return unknown === undefined ? null : `${unknown} isn’t a state or province.`;
}

const states = z.string().check((context) => {
  const message = statesProblem(context.value);
  if (message !== null) context.issues.push({ code: 'custom', message, input: context.value });
});
const toUtc = (local: string, zone: string) => (local === '' ? null : fromLocalTime(local, zone));
const line = (max: number) =>
  z.pipe(
    optionalLine(max),
    z.transform((text) => text ?? ''),
  );

/** An escort slot as its form holds it: times are local to `time_zone`. */
export const slotFormSchema = z.pipe(
  z
    .object({
      position: z.enum(SLOT_POSITIONS),
      states,
      meet_place: line(160),
      meet_at: localTimeField,
      ends_at: localTimeField,
      time_zone: z.enum(LOAD_TIME_ZONES),
      channel: line(40),
    })
    .check(
      z.refine(({ meet_at, ends_at }) => meet_at === '' || ends_at === '' || meet_at < ends_at, {
        path: ['ends_at'],
        message: 'The end must be after the meet time.',
      }),
    ),
  z.transform((slot) => ({
    ...slot,
    states: readStates(slot.states),
    meet_at: toUtc(slot.meet_at, slot.time_zone),
    ends_at: toUtc(slot.ends_at, slot.time_zone),
  })),
);
export type SlotForm = z.input<typeof slotFormSchema>;
export type SlotPayload = z.output<typeof slotFormSchema>;

/** Several slots of a load. */
export const slotsFormSchema = z.object({ slots: z.array(slotFormSchema) });

/** Offers of a slot as their form holds them. Without a rate, it is agreed on later. */
export const slotOfferFormSchema = z.pipe(
  z
    .object({
      pilots: z.array(z.string()).check(z.minLength(1, 'Choose at least one pilot car.')),
      lapses_at: localTimeField,
      unit: z.enum(RATE_UNITS),
      quantity: z.string(),
      rate: z.string(),
      minimum: z.string(),
      currency: z.enum(CURRENCIES),
    })
    .check((context) => {
      const { rate, unit, quantity, minimum, currency } = context.value;
      for (const [path, text] of Object.entries({ rate, minimum })) {
        const message = typedAmountProblem(text, currency);
        if (message === null) continue;
        context.issues.push({ code: 'custom', path: [path], message, input: text });
      }
      if (rate.trim() === '') {
        if (minimum.trim() === '') return;
        context.issues.push({
          code: 'custom',
          path: ['rate'],
          message: 'Enter the rate, too.',
          input: rate,
        });
      } else if (unit !== 'flat' && !(readNumber(quantity) > 0)) {
        context.issues.push({
          code: 'custom',
          path: ['quantity'],
          message: numberProblem(quantity, 'Enter a number above 0.'),
          input: quantity,
        });
      }
    }),
  z.transform(({ rate, unit, quantity, minimum, currency, ...offer }) => {
    const rate_cents = readCents(rate, currency);
    return {
      ...offer,
      rate:
        rate_cents === null
          ? null
          : {
              unit,
              currency,
              rate_cents,
              quantity: unit === 'flat' ? 1 : readNumber(quantity),
              minimum_cents: readCents(minimum, currency) ?? 0,
            },
    };
  }),
);
export type SlotOfferForm = z.input<typeof slotOfferFormSchema>;
export type SlotOfferPayload = z.output<typeof slotOfferFormSchema>;

/** A row of `escort_rates`. */
export interface EscortRate {
  unit: string;
  quantity: number;
  currency: Currency;
  rate_cents: number;
  minimum_cents: number;
  amount_cents: number | null;
}

const UNIT_TEXTS: Record<string, [one: string, many: string]> = {
  mile: ['mi', 'mi'],
  day: ['day', 'days'],
};

/** The sum of a rate in words: `190 mi × $2.45`, `110 mi × $1.95, at least $330.00`; empty if it is flat. */
export function rateSum({
  unit,
  quantity,
  currency,
  rate_cents,
  minimum_cents,
}: EscortRate): string {
  const names = UNIT_TEXTS[unit];
  if (names === undefined) return '';
  const count = `${quantity.toLocaleString('en-US')} ${names[quantity === 1 ? 0 : 1]}`;
  const sum = `${count} × ${formatCents(rate_cents, currency)}`;
  return minimum_cents > Math.round(quantity * rate_cents)
    ? `${sum}, at least ${formatCents(minimum_cents, currency)}`
    : sum;
}

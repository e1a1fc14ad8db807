import * as z from 'zod/mini';
import { countOf, formatCount } from '../domain/numbers/counts.ts';
import { formatLb } from '../domain/numbers/pounds.ts';
import { formatFeet } from '../domain/numbers/length.ts';
import { poundsField, wholeField } from './number-fields.ts';
import { readLength } from '../domain/numbers/parse-length.ts';
import { readMaxPounds } from '../domain/numbers/read-pounds.ts';
import { dimensionProblem } from '../domain/size.ts';

/** Kinds of carriers' equipment; the same values as `public.carrier_equipment_kind`. */
export const CARRIER_EQUIPMENT_KINDS = [
  'rgn',
  'lowboy',
  'step_deck',
  'double_drop',
  'flatbed',
  'extendable',
  'perimeter',
  'schnabel',
  'tractor',
] as const;
export type CarrierEquipmentKind = (typeof CARRIER_EQUIPMENT_KINDS)[number];

/** The trade's names of the kinds. */
export const CARRIER_EQUIPMENT_LABELS: Record<CarrierEquipmentKind, string> = {
  rgn: 'RGN',
  lowboy: 'Lowboy',
  step_deck: 'Step deck',
  double_drop: 'Double drop',
  flatbed: 'Flatbed',
  extendable: 'Extendable flatbed',
  perimeter: 'Perimeter trailer',
  schnabel: 'Schnabel trailer',
  tractor: 'Tractor',
};

/** Rows per carrier; the database refuses more. */
export const CARRIER_EQUIPMENT_MAX = 50;

const AXLES_MAX = 19;
const CAPACITY_MAX_LBS = 2_000_000;
const QUANTITY_MAX = 99;

const isKind = (text: string): text is CarrierEquipmentKind =>
  (CARRIER_EQUIPMENT_KINDS as readonly string[]).includes(text);

const fields = z
  .object({
    kind: z.pipe(
      z.string().check(z.refine(isKind, 'Choose a type.')),
      // The check has passed, so nothing else gets here.
      z.transform((text) => text as CarrierEquipmentKind),
    ),
    axles: wholeField(1, AXLES_MAX, `Enter 1 to ${String(AXLES_MAX)} axles.`),
    deck_length: z.string(),
    deck_length_in: z.string(),
    capacity_lbs: poundsField(
      CAPACITY_MAX_LBS,
      `Enter the capacity in whole pounds, up to ${formatCount(CAPACITY_MAX_LBS)}.`,
      readMaxPounds,
    ),
    quantity: wholeField(1, QUANTITY_MAX, `Enter a count from 1 to ${String(QUANTITY_MAX)}.`),
    available: z.boolean(),
  })
  .check(
    z.check(({ value, issues }) => {
      const { deck_length: feet, deck_length_in: inches } = value;
      const message = dimensionProblem('length', feet, inches, false);
      if (message === null) return;
      issues.push({ code: 'custom', input: feet, path: ['deck_length'], message, continue: true });
    }),
  );

/**
 * The form of one kind of equipment: the columns of `public.carrier_equipment` a carrier writes.
 * Feet and pounds; `deck_length` is null when blank.
 */
export const carrierEquipmentFormSchema = z.pipe(
  fields,
  z.transform(({ deck_length, deck_length_in, ...others }) => {
    const length = readLength(deck_length, deck_length_in);
    return { ...others, deck_length: length === 0 ? null : length };
  }),
);
export type CarrierEquipmentFormValues = z.input<typeof carrierEquipmentFormSchema>;
export type CarrierEquipmentPayload = z.output<typeof carrierEquipmentFormSchema>;

interface Described {
  kind: CarrierEquipmentKind;
  quantity: number;
  axles: number;
  /** Feet. */
  deck_length: number | null;
  capacity_lbs: number;
}

/** The rows in the order of the kinds, and otherwise as they were. */
export const sortByKind = <Row extends Pick<Described, 'kind'>>(rows: readonly Row[]): Row[] =>
  CARRIER_EQUIPMENT_KINDS.flatMap((kind) => rows.filter((row) => row.kind === kind));

/** For example `2 × Lowboy`. */
export const carrierEquipmentName = ({ kind, quantity }: Described): string =>
  `${String(quantity)} × ${CARRIER_EQUIPMENT_LABELS[kind]}`;

/** For example `3 axles, 29′-0″ deck, 80,000 lb`. */
export function carrierEquipmentFacts({ axles, deck_length, capacity_lbs }: Described): string {
  return [
    countOf(axles, 'axle'),
    ...(deck_length === null ? [] : [`${formatFeet(deck_length)} deck`]),
    formatLb(capacity_lbs),
  ].join(', ');
}

/**
 * Lengths are feet with six decimals, as sent and as stored, and comparisons are exact
 * (docs/decisions/0053). People read feet and inches to the nearest sixteenth.
 */
const SIXTEENTHS_PER_FOOT = 12 * 16;
/** Feet. Rounding to six decimals puts a sum of lengths off by less than this. */
const TOLERANCE = 0.0000025;

const PRIME = '′';
const DOUBLE_PRIME = '″';

/** The nearest sixteenth of an inch, as a number of sixteenths. NaN for NaN. */
export const toSixteenths = (feet: number): number => Math.round(feet * SIXTEENTHS_PER_FOOT);

/** Feet with the six decimals the database stores. */
const toSixDecimals = (feet: number) => Math.round(feet * 1e6) / 1e6;

const nearestSixteenth = (feet: number) => toSixDecimals(toSixteenths(feet) / SIXTEENTHS_PER_FOOT);

const isOnTape = (feet: number) => Math.abs(feet - nearestSixteenth(feet)) < TOLERANCE;

/**
 * Feet as stored. What feet and inches amount to is the same number however it was computed: 12 ft 4 in is
 * 12.333333.
 */
export const toStoredFeet = (feet: number): number =>
  // Adding 0 turns -0 into 0.
  (isOnTape(feet) ? nearestSixteenth(feet) : toSixDecimals(feet)) + 0;

/** Two lengths together, in feet, as `private.add_lengths` computes it. */
export const addLengths = (feet: number, more: number): number => toStoredFeet(feet + more);

/** True if one length exceeds another, to the six decimals stored. Feet. */
export const isLonger = (feet: number, than: number): boolean =>
  toSixDecimals(feet) > toSixDecimals(than);

/**
 * Feet and inches as on permits, to the nearest sixteenth: 11.5 becomes 11′-6″, 11.3 becomes 11′-3 5/8″. A dash for NaN and
 * infinity.
 */
export function formatFeet(feet: number): string {
  const total = toSixteenths(Math.abs(feet));
  if (!Number.isFinite(total)) return '–';
  const sign = feet < 0 && total > 0 ? '−' : '';
  const inches = formatInches(total % SIXTEENTHS_PER_FOOT);
  return `${sign}${String(Math.floor(total / SIXTEENTHS_PER_FOOT))}${PRIME}-${inches}${DOUBLE_PRIME}`;
}

/** Feet and whole inches, for a measure derived from typical proportions. */
export const formatToInch = (feet: number): string => formatFeet(Math.round(feet * 12) / 12);

/** `3`, `3 5/8`, `5/8` or `0`. */
function formatInches(sixteenths: number): string {
  const whole = Math.floor(sixteenths / 16);
  let [numerator, denominator] = [sixteenths % 16, 16];
  while (numerator > 0 && numerator % 2 === 0) {
    numerator /= 2;
    denominator /= 2;
  }
  const fraction = numerator === 0 ? '' : `${String(numerator)}/${String(denominator)}`;
  if (whole > 0 && fraction !== '') return `${String(whole)} ${fraction}`;
  return fraction === '' ? String(whole) : fraction;
}

/** The length over a limit, in the words of `private.excess_text`. Never 0′-0″. */
export const formatExcess = (feet: number): string =>
  toSixteenths(feet) === 0 ? '<1/16″' : formatFeet(feet);

/** A length for a text box, which reads back the same: `11′-3 5/8″`, or `13.6` between two sixteenths. */
export const typedFeet = (feet: number): string =>
  isOnTape(feet) ? formatFeet(feet) : String(toSixDecimals(feet));

/**
 * A length for the feet box and the inches box of a form, which reads back the same: `11` and `3 5/8`, or
 * `13.6` and nothing between two sixteenths.
 */
export function splitFeet(feet: number): { feet: string; inches: string } {
  if (!isOnTape(feet)) return { feet: String(toSixDecimals(feet)), inches: '' };
  const total = toSixteenths(feet);
  return {
    feet: String(Math.floor(total / SIXTEENTHS_PER_FOOT)),
    inches: formatInches(total % SIXTEENTHS_PER_FOOT),
  };
}

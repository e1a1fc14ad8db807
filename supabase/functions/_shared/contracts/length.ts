/**
 * Lengths are feet on a grid of a sixteenth of an inch, as a tape measure reads them. The database
 * keeps the same grid (`private.to_sixteenth`). Values between two marks go up: a load that is reported
 * smaller than it is can get a permit that doesn't cover it.
 */
const SIXTEENTHS_PER_FOOT = 12 * 16;
/** Sixteenths. Six decimals of a foot are off by less than this, and no tape shows it. */
const TOLERANCE = 0.001;

const PRIME = '′';
const DOUBLE_PRIME = '″';

/** A length in sixteenths of an inch: exact, so that lengths can be compared. NaN for NaN. */
export const toSixteenths = (feet: number): number => Math.round(feet * SIXTEENTHS_PER_FOOT);

/** Feet from sixteenths of an inch, with the six decimals the database stores. */
const fromSixteenths = (sixteenths: number) =>
  Math.round((sixteenths / SIXTEENTHS_PER_FOOT) * 1e6) / 1e6;

/** Rounds feet up to the next sixteenth of an inch. */
export const ceilToSixteenth = (feet: number): number =>
  // Adding 0 turns -0 into 0.
  fromSixteenths(Math.ceil(feet * SIXTEENTHS_PER_FOOT - TOLERANCE)) + 0;

/** Whether one length exceeds another by at least a sixteenth of an inch. Feet. */
export const isLonger = (feet: number, than: number): boolean =>
  toSixteenths(feet) > toSixteenths(than);

/**
 * Feet and inches as on permits: 11.5 becomes 11′-6″, 11.3 becomes 11′-3 5/8″. A dash for NaN and
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

/** A length as the feet box and the inches box of a form show it, e.g. `11` and `3 5/8`. */
export function splitFeet(feet: number): { feet: string; inches: string } {
  const total = toSixteenths(feet);
  return {
    feet: String(Math.floor(total / SIXTEENTHS_PER_FOOT)),
    inches: formatInches(total % SIXTEENTHS_PER_FOOT),
  };
}

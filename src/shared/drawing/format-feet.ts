const PRIME = '\u2032';
const DOUBLE_PRIME = '\u2033';

/** Formats feet the way permit offices write them: `formatFeet(11.5)` is 11′-6″. A dash for NaN. */
export function formatFeet(feet: number): string {
  const inches = Math.round(Math.abs(feet) * 12);
  if (!Number.isFinite(inches)) return '\u2013';
  const sign = feet < 0 && inches > 0 ? '\u2212' : '';
  return `${sign}${String(Math.floor(inches / 12))}${PRIME}-${String(inches % 12)}${DOUBLE_PRIME}`;
}

const PRIME = '\u2032';
const DOUBLE_PRIME = '\u2033';

/** Feet as a permit office writes them: `formatFeet(11.5)` is 11′-6″. No number reads as a dash. */
export function formatFeet(feet: number): string {
  const inches = Math.round(Math.abs(feet) * 12);
  if (!Number.isFinite(inches)) return '\u2013';
  const sign = feet < 0 && inches > 0 ? '\u2212' : '';
  return `${sign}${String(Math.floor(inches / 12))}${PRIME}-${String(inches % 12)}${DOUBLE_PRIME}`;
}

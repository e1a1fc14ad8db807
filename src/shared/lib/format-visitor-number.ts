const DIGITS = 11;

/** `#00000000412`; the very first is the 'Master Creator' (specification 2, section 3). */
export function formatVisitorNumber(number: number): string {
  return number === 0 ? 'Master Creator' : `#${String(number).padStart(DIGITS, '0')}`;
}

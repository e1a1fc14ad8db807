const DIGITS = 11;

/** `#00000000412`; visitor 0 is the 'Master Creator'. */
export function formatVisitorNumber(number: number): string {
  return number === 0 ? 'Master Creator' : `#${String(number).padStart(DIGITS, '0')}`;
}

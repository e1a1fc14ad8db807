/** Crockford's alphabet, as in `private.generate_quote_reference`: no I, L, O or U. */
const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{6}$/u;

/**
 * Parses a typed quote reference, e.g. `Q-7K2M9X`. Case, spaces and dashes don't matter; O is read as 0, I
 * and L as 1. Null if it isn't a reference.
 */
export function readQuoteReference(typed: string): string | null {
  const text = typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '');
  const digits = (text.length === 7 && text.startsWith('Q') ? text.slice(1) : text)
    .replaceAll('O', '0')
    .replace(/[IL]/gu, '1');
  return REFERENCE.test(digits) ? `Q-${digits}` : null;
}

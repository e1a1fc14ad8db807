/** Crockford's alphabet, as in `private.new_quote_reference`: no I, L, O or U. */
const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{6}$/u;

/**
 * A quote's reference from what somebody typed, e.g. `Q-7K2M9X`: small letters, spaces and missing
 * dashes do no harm, O is 0, I and L are 1. Null where it is none.
 */
export function readQuoteReference(typed: string): string | null {
  const text = typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '');
  const digits = (text.length === 7 && text.startsWith('Q') ? text.slice(1) : text)
    .replaceAll('O', '0')
    .replace(/[IL]/gu, '1');
  return REFERENCE.test(digits) ? `Q-${digits}` : null;
}

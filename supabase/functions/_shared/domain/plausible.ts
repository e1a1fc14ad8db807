import { STATES } from './places/states.ts';
import { readPlace } from './places/place.ts';

const CODES = STATES.map(([code]) => code).join('|');
/** A code in any case at the end, even one that is also a word. */
const LAST_CODE = new RegExp(
  String.raw`[\s,](?:${CODES})\.?,?\s*(?:[\d-]+|[a-z]\d[a-z]\s?\d[a-z]\d)?,?\s*(?:usa?|canada)?\.?$`,
  'iu',
);
const POSTAL_CODE = /(?:^|\D)\d{5}(?:-\d{4})?$|[a-z]\d[a-z]\s?\d[a-z]\d$/iu;

/** True if a place says its state or province anywhere, by name, code or postal code. */
export function hasState(place: string): boolean {
  const words = place.trim().split(/\s+/u);
  return (
    words.some((_, index) => readPlace(words.slice(0, index + 1).join(' ')).region !== null) ||
    [LAST_CODE, POSTAL_CODE].some((pattern) => pattern.test(place.trim()))
  );
}

const PLACEHOLDER =
  /^(?:a?sdf[a-z]*|asd|qwe(?:rty?)?[a-z]*|zxcv?[a-z]*|test(?:ing)?|none|abcd[a-z]*|x+|n\/?a|foo|bar)$/iu;

/**
 * True if a text could be a person's or company's name, such as `Li`, `3M` or `J&J`: two characters or one that is a
 * whole name in its script, and not a keyboard row.
 */
export function isPlausibleName(name: string): boolean {
  const characters = name.toLowerCase().match(/[\p{L}\p{N}]/gu) ?? [];
  const isRepeated = characters.length > 2 && new Set(characters).size < 2;
  const isLongEnough = characters.length >= 2 || /[\p{sc=Han}\p{sc=Hangul}]/u.test(name);
  return /\p{L}/u.test(name) && isLongEnough && !isRepeated && !PLACEHOLDER.test(name.trim());
}

/** True if a text has the digits of a North American or international phone number. */
export function hasPhoneDigits(phone: string): boolean {
  const digits = phone.replace(/\D/gu, '');
  const isInternational = phone.trim().startsWith('+') && !digits.startsWith('1');
  return digits.length >= (isInternational ? 8 : 10) && new Set(digits).size > 1;
}

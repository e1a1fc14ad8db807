import { MEXICAN_CITIES, MEXICO, PLACE_NAMES, SHARED_CODES } from './place-names.ts';
import { TOWNS_ENDING_IN_A_STATE } from './town-names.ts';

/** The parts of a typed place. */
export interface Place {
  /** The town as `foldTown` writes it; empty if only a state is named. */
  readonly town: string;
  /** Postal code of the state or province, `MX` for Mexico; null if the text doesn't say. */
  readonly region: string | null;
}

const POSTAL_CODE = /(?:^|,? )(?:(\d{5})(?: \d{4})?|[a-z]\d[a-z] ?\d[a-z]\d)$/iu;
const COUNTRY =
  /(?:^|,? )(u ?s ?a?|united states(?: of america)?|etats unis|estados unidos|ee ?uu|e ?u ?a|canada|mexico|mexique|mex|mx)$/iu;
const NEW_MEXICO = /(?:^|[ ,])(?:new|n|nuevo|nouveau) (?:mexico|mexique|mex)$/iu;
/** `Toronto, ON, CA` and `Toronto, ON M5V 2T6, CA`: here CA means Canada. `Ontario, CA` is in California. */
const CANADA_AS_CA =
  /(?<=(?:^|[ ,])(?:ab|bc|mb|nb|nl|ns|nt|nu|on|pe|qc|sk|yt|alberta|british columbia|manitoba|new brunswick|nova scotia|quebec|saskatchewan|yukon|[a-z]\d[a-z] ?\d[a-z]\d)),? ca$/iu;
/** Words that are also a code or an abbreviation: "call me", "Johnson co". */
const WORD =
  /^(?:in|me|or|ok|hi|on|co|ill|ore|man|cal|ind|del|son|que|pue|mass|miss|wash|mont|penn)$/u;
/** Words in the longest name of a state. */
const MOST_WORDS = 4;

const MEXICAN = new Set(MEXICAN_CITIES);
const ENDS_IN_A_STATE = new Set(TOWNS_ENDING_IN_A_STATE);

/**
 * A text without accents, apostrophes, periods and double spaces. Words end in a comma if one follows. `L.A.` is
 * Los Angeles, not Louisiana.
 */
const tidy = (text: string) =>
  text
    .replace(/^\s*L\. ?A\.?(?![^\s,])/iu, 'Los Angeles')
    .replace(/['’‘ʻʼ´`.]/gu, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .replace(/[^A-Za-z0-9,]+/gu, ' ')
    .replace(/[ ,]*,[ ,]*/gu, ', ')
    .replace(/^[ ,]+|[ ,]+$/gu, '');

/** A town's name to compare: lowercase, without accents and punctuation, and `st` for `saint`. */
export const foldTown = (name: string): string =>
  tidy(name)
    .toLowerCase()
    .replaceAll(',', '')
    .replace(/\bsaint(e?)\b/gu, 'st$1')
    .replace(/\bfort\b/gu, 'ft')
    .replace(/\bmount\b/gu, 'mt');

/**
 * Reads a place as people write it: `Gary IN 46402`, `Montréal, Québec`, `Washington, D.C.`, `Tijuana, BC`.
 * The database reads the same (`private.read_place`).
 */
export function readPlace(text: string): Place {
  let rest = tidy(text);
  let zip: string | undefined;
  let hasPostalCode = false;
  const cutPostalCode = () => {
    const code = POSTAL_CODE.exec(rest);
    if (code === null) return;
    hasPostalCode = true;
    zip = code[1];
    rest = rest.slice(0, code.index);
  };
  cutPostalCode();
  const country = NEW_MEXICO.test(rest) ? null : COUNTRY.exec(rest);
  if (country !== null) rest = rest.slice(0, country.index);
  else rest = rest.replace(CANADA_AS_CA, '');
  cutPostalCode();
  const isMexico = /^m/iu.test(country?.[1] ?? '');

  const words = rest === '' ? [] : rest.split(' ');
  const last = rest.split(', ').at(-1) ?? '';
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1) {
    const phrase = words.slice(-count).join(' ');
    const code = PLACE_NAMES.get(phrase.toLowerCase());
    const before = words.slice(0, -count);
    const isClear = before.at(-1)?.endsWith(',') === true || hasPostalCode;
    // Without a comma or postal code, "call me" isn't Maine, and Port Washington isn't in Washington.
    const isPart = before.length > 0 && ENDS_IN_A_STATE.has(last.toLowerCase());
    if (code === undefined || (!isClear && (WORD.test(phrase) || isPart))) continue;
    // A state of Mexico has the name of many towns: Durango, Sonora.
    if (code === MEXICO && before.length === 0 && !isMexico) continue;
    const town = foldTown(before.join(' ').replace(/,$/u, '').split(', ').at(-1) ?? '');
    const isMexican =
      isMexico ||
      (country === null &&
        ((SHARED_CODES[code]?.includes(town) ?? false) ||
          // Canada's postal codes have letters.
          (zip !== undefined && (code === 'NL' || code === 'BC'))));
    return { town, region: isMexican ? MEXICO : code };
  }
  const town = foldTown(last);
  return { town, region: isMexico || (country === null && MEXICAN.has(town)) ? MEXICO : null };
}

/** A place without its state, postal code and country, as it was typed: `Gary` for `Gary, IN 46402`. */
export function townOf(place: string): string {
  const parts = place.split(',');
  while (parts.length > 1 && readPlace(parts.at(-1) ?? '').town === '') parts.pop();
  return parts.join(',').trim();
}

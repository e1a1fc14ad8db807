import { CANADIAN_PROVINCES, US_STATES } from '@contracts/regions';
import { splitPlace } from '@/shared/lib/split-place';

const REGIONS = [...US_STATES, ...CANADIAN_PROVINCES];
const NAMES = new Map(REGIONS.map(([code, name]) => [name.toLowerCase(), code]));
const CODES = new Set(REGIONS.map(([code]) => code));

/** Name of a state or province by its code. */
export const stateName = (code: string): string =>
  REGIONS.find(([own]) => own === code)?.[1] ?? code;

/** Code of a state or province by its name or code; null if there is none. */
export function stateCode(text: string): string | null {
  const code = text.toUpperCase();
  return NAMES.get(text.toLowerCase()) ?? (CODES.has(code) ? code : null);
}

/** The state or province a typed place names: `Lima, OH`, `Lima, Ohio` or `Ohio`; null if it names none. */
export function placeState(place: string): string | null {
  const split = splitPlace(place);
  if (split !== null && CODES.has(split.state)) return split.state;
  const words = place.trim().replace(/,?\s*(?:usa?|canada)\.?$/iu, '');
  return stateCode(words.split(',').at(-1)?.trim() ?? '');
}

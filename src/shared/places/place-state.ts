import { MEXICO, PLACE_NAMES } from '@domain/places/place-names';
import { CANADIAN_PROVINCES, US_STATES } from '@domain/places/regions';

const NAMES = new Map([...US_STATES, ...CANADIAN_PROVINCES]);

/** Name of a state or province by its code. */
export const stateName = (code: string): string => NAMES.get(code) ?? code;

/** Code of a state or province by its name, code or abbreviation; null if there is none. */
export function stateCode(text: string): string | null {
  const code = PLACE_NAMES.get(text.trim().toLowerCase());
  return code === undefined || code === MEXICO ? null : code;
}

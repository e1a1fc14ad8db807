const PLACE = /^(.*),\s*([a-z]{2})(?:\s+[\d\w][\d\w\s-]*)?(?:,\s*(?:USA?|Canada))?\s*$/i;

/**
 * City and postal code of the state or province of `City, ST` (a ZIP or postal code and the country
 * may follow); `null` if it names no state. The code isn't checked.
 */
export function splitPlace(place: string): { city: string; state: string } | null {
  const [, city = '', code] = PLACE.exec(place) ?? [];
  return code === undefined ? null : { city, state: code.toUpperCase() };
}

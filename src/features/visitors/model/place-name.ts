const COUNTRY_CODE = /^[A-Z]{2}$/;
const COUNTRIES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

/** `United States` of `US`; a name stays as it is. */
export function countryName(country: string): string {
  return COUNTRY_CODE.test(country) ? (COUNTRIES.of(country) ?? country) : country;
}

/** `Dayton, United States`; `null` where the edge did not say where a visitor is: it is not guessed. */
export function placeName(city: string | null, country: string | null): string | null {
  const parts = [city, country === null ? null : countryName(country)];
  const known = parts.filter((part) => part !== null && part !== '');
  return known.length === 0 ? null : known.join(', ');
}

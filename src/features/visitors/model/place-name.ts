const COUNTRY_CODE = /^[A-Z]{2}$/;
const COUNTRIES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

/** `US` becomes `United States`; a name is returned unchanged. */
export function countryName(country: string): string {
  return COUNTRY_CODE.test(country) ? (COUNTRIES.of(country) ?? country) : country;
}

/** `Dayton, United States`; `null` if both are unknown. */
export function placeName(city: string | null, country: string | null): string | null {
  const parts = [city, country === null ? null : countryName(country)];
  const known = parts.filter((part) => part !== null && part !== '');
  return known.length === 0 ? null : known.join(', ');
}

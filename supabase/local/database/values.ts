/**
 * How values look in JSON: as PostgREST, which lets Postgres write them, has them. The API library
 * hands on what the driver gave it.
 */

/** OIDs of the types the drivers are told how to read or write. */
export const OID = {
  json: 114,
  timestamp: 1114,
  timestamptz: 1184,
  numeric: 1700,
  jsonb: 3802,
} as const;

/** `2026-01-31 08:00:00.5+00` → `2026-01-31T08:00:00.5+00:00`; infinities stay words. */
export function toIsoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

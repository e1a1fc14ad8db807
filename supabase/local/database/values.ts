/**
 * JSON values as PostgREST returns them, because Postgres formats them there. The API library passes
 * on the driver's values.
 */

/** OIDs of the types with their own parser or serializer. */
export const OID = {
  json: 114,
  timestamp: 1114,
  timestamptz: 1184,
  numeric: 1700,
  jsonb: 3802,
} as const;

/** `2026-01-31 08:00:00.5+00` → `2026-01-31T08:00:00.5+00:00`; infinities stay text. */
export function toIsoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

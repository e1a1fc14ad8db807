import type * as z from 'zod/mini';
import type { trackingEventSchema } from '../_shared/contracts/tracking.ts';
import type { Database } from '../_shared/database.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { countedReferrer, countedUrl } from './counted-url.ts';
import { deviceOf } from './device.ts';
import type { Edge } from './edge.ts';

type Event = z.output<typeof trackingEventSchema>;

/**
 * Stores an event in one call; everything about it happens there (migrations: record_visit).
 *
 * @throws HttpError 429 when the address, or everybody together, has sent too much.
 */
export async function recordVisit(database: Database, event: Event, edge: Edge): Promise<void> {
  const { page_title, referrer } = event.properties;
  const { error } = await database.rpc('record_visit', {
    _event_name: event.event_name,
    _consent_id: event.consent_id,
    _session_id: event.session_id,
    _site_id: event.site_id,
    _properties: {
      page_url: countedUrl(event.page_url),
      ...(page_title !== undefined && { page_title }),
      ...(referrer !== undefined && { referrer: countedReferrer(referrer) }),
    },
    _user_agent: edge.userAgent,
    _device: deviceOf(edge.userAgent),
    _address: edge.address,
    _country: edge.country,
    _city: edge.city,
  });
  if (error) throw refusal('record the event', error);
}

/** Counts an event that is not stored. @throws HttpError 429 as above. */
export async function countFiltered(
  database: Database,
  reason: 'bot' | 'staff',
  { address }: Edge,
): Promise<void> {
  const { error } = await database.rpc('count_filtered_visit', {
    _reason: reason,
    _address: address,
  });
  if (error) throw refusal('count what was filtered out', error);
}

function refusal(what: string, { code, message }: { code: string; message: string }): Error {
  if (code === 'PT429') return new HttpError(429, message);
  return new Error(`Could not ${what}: ${code === '' ? message : code}`);
}

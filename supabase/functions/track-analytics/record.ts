import type * as z from 'zod/mini';
import type { trackingEventSchema } from '../_shared/contracts/tracking.ts';
import type { Database } from '../_shared/database.ts';
import { siteUrl } from '../_shared/env.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { deviceOf } from './device.ts';
import type { Edge } from './edge.ts';
import { storedReferrer, storedUrl } from './stored-url.ts';

type Event = z.output<typeof trackingEventSchema>;

/**
 * Stores an event in one call (migrations: record_visit).
 *
 * @throws HttpError 429 when this address, or all visitors together, exceed the rate limit.
 */
export async function recordVisit(database: Database, event: Event, edge: Edge): Promise<void> {
  const { page_title, referrer } = event.properties;
  const { error } = await database.rpc('record_visit', {
    _event_name: event.event_name,
    _consent_id: event.consent_id,
    _session_id: event.session_id,
    _site_id: event.site_id,
    _properties: {
      page_url: storedUrl(event.page_url, siteUrl()),
      ...(page_title !== undefined && { page_title }),
      ...(referrer !== undefined && { referrer: storedReferrer(referrer) }),
    },
    _user_agent: edge.userAgent,
    _device: deviceOf(edge.userAgent),
    _address: edge.address,
    _country: edge.country,
    _city: edge.city,
  });
  if (error) throw toError('record the event', error);
}

/** Counts an event that isn't stored. @throws HttpError 429 as above. */
export async function countFiltered(
  database: Database,
  reason: 'bot' | 'staff',
  { address }: Edge,
): Promise<void> {
  const { error } = await database.rpc('count_filtered_visit', {
    _reason: reason,
    _address: address,
  });
  if (error) throw toError('count a filtered event', error);
}

function toError(what: string, { code, message }: { code: string; message: string }): Error {
  if (code === 'PT429') return new HttpError(429, message);
  return new Error(`Could not ${what}: ${code === '' ? message : code}`);
}

import { logError } from '@/shared/lib/log';
import {
  LOCATION_SERVICES,
  type DetectedLocation,
  type LocationService,
} from '../model/location-services';

/** Timeout per service, in ms. */
export const SERVICE_TIMEOUT_MS = 5_000;

/** A location and the service it came from. */
export interface Detection {
  service: string;
  location: DetectedLocation;
}

/**
 * The location of this browser's IP address. Calls the services in order until one works. The result is
 * not stored.
 *
 * @throws AggregateError if all services fail, with their errors in order.
 */
export async function detectLocation(): Promise<Detection> {
  const causes: unknown[] = [];
  for (const service of LOCATION_SERVICES) {
    try {
      return { service: service.name, location: await callService(service) };
    } catch (error) {
      logError(`${service.name} returned no location`, error);
      causes.push(error);
    }
  }
  throw new AggregateError(causes, 'All services failed.');
}

async function callService({ url, read }: LocationService): Promise<DetectedLocation> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal: AbortSignal.timeout(SERVICE_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`Status ${String(response.status)}`);
  const body: unknown = await response.json();
  const location = typeof body === 'object' && body !== null ? read({ ...body }) : null;
  if (location === null) throw new Error('No location in the response');
  return location;
}

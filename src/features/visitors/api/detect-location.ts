import { logError } from '@/shared/lib/log';
import {
  LOCATION_SERVICES,
  type DetectedLocation,
  type LocationService,
} from '../model/location-services';

/** Longest wait for one service, in ms. */
export const SERVICE_TIMEOUT_MS = 5_000;

/** A location, and who told it. */
export interface Detection {
  service: string;
  location: DetectedLocation;
}

/**
 * Asks the services one after another where this browser's address is, until one knows. The answer
 * goes back to who asked and nowhere else.
 *
 * @throws Error when none of them knew, with the causes in their order.
 */
export async function detectLocation(): Promise<Detection> {
  const causes: unknown[] = [];
  for (const service of LOCATION_SERVICES) {
    try {
      return { service: service.name, location: await ask(service) };
    } catch (error) {
      logError(`${service.name} did not tell the location`, error);
      causes.push(error);
    }
  }
  throw new AggregateError(causes, 'All services failed.');
}

async function ask({ url, read }: LocationService): Promise<DetectedLocation> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal: AbortSignal.timeout(SERVICE_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`Status ${String(response.status)}`);
  const answer: unknown = await response.json();
  const location = typeof answer === 'object' && answer !== null ? read({ ...answer }) : null;
  if (location === null) throw new Error('No location in the answer');
  return location;
}

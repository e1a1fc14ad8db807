import { QueryClient } from '@tanstack/react-query';
import { fleetConfigurationsQueryOptions } from '@/features/fleet/api/fleet-configurations';
import {
  allImagesQueryOptions,
  featuredImagesQueryOptions,
  loadOfTheMonthQueryOptions,
} from '@/features/gallery/api/gallery-images';
import type { EarlyRequest } from '@/platform/supabase/early-fetch';
import { BUILD_ORIGIN } from '@/shared/lib/env';

/** The queries of each page that shows data. */
const QUERIES: Record<string, (client: QueryClient) => Promise<unknown>[]> = {
  '/fleet': (client) => [client.query(fleetConfigurationsQueryOptions())],
  '/gallery': (client) => [
    client.query(featuredImagesQueryOptions()),
    client.query(loadOfTheMonthQueryOptions()),
  ],
  '/gallery/grid': (client) => [client.query(allImagesQueryOptions())],
};

/**
 * The requests that the queries of the page at `path` will send: runs them once against a recorder, so
 * that URL and headers match the real query.
 *
 * @throws Error when the project's URL or key isn't set.
 */
export async function earlyRequestsOf(path: string): Promise<EarlyRequest[]> {
  const requests: EarlyRequest[] = [];
  const { fetch: realFetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const { href } = new URL(input instanceof Request ? input.url : input);
    requests.push({
      url: href.startsWith(BUILD_ORIGIN) ? href.slice(BUILD_ORIGIN.length) : href,
      headers: Object.fromEntries(new Headers(init?.headers)),
    });
    return Promise.resolve(Response.json([]));
  };
  try {
    await Promise.all(QUERIES[path]?.(new QueryClient()) ?? []);
  } finally {
    globalThis.fetch = realFetch;
  }
  return requests;
}

import type { EarlyRequest } from '@/platform/supabase/early-fetch';
import { EARLY_REQUESTS_ID } from '../early-requests-id';

/**
 * Requests the page's data without waiting for the code that shows it. `earlyFetch` hands the responses to
 * the queries that would have sent these requests.
 */
export function sendEarlyRequests(): void {
  const list = document.getElementById(EARLY_REQUESTS_ID)?.textContent;
  if (!list) return;
  window.earlyResponses = new Map(
    (JSON.parse(list) as EarlyRequest[]).map(({ url, headers }) => {
      const response = fetch(url, { headers });
      // The query sends a failed request again and reports what happens then.
      response.catch(() => undefined);
      return [new URL(url, location.href).href, response];
    }),
  );
}

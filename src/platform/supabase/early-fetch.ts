import { logError } from '@/shared/lib/log';
import { fetchInTime } from './fetch-in-time';

/** A read that a page's HTML starts before any code has loaded. */
export interface EarlyRequest {
  /** Relative if the API is on the site's own origin. */
  url: string;
  headers: Record<string, string>;
}

declare global {
  interface Window {
    /**
     * Responses by complete URL. Set by the script in the head of every prerendered page
     * (app/prerender/inline).
     */
    earlyResponses?: Map<string, Promise<Response>>;
  }
}

/**
 * {@link fetchInTime} that uses the response the page's HTML has already requested, once. A request
 * that failed is sent again.
 */
export function earlyFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return fetchInTime(input, init, sendUnlessSent);
}

async function sendUnlessSent(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const early = takeEarlyResponse(input, init);
  if (early !== undefined) {
    try {
      const response = await early;
      if (response.ok) return response;
    } catch (error) {
      logError('An early request failed; sending it again', error);
    }
  }
  return fetch(input, init);
}

function takeEarlyResponse(
  input: RequestInfo | URL,
  { method = 'GET' }: RequestInit = {},
): Promise<Response> | undefined {
  if (typeof window === 'undefined' || input instanceof Request || method !== 'GET')
    return undefined;
  const url = String(input);
  const early = window.earlyResponses?.get(url);
  window.earlyResponses?.delete(url);
  return early;
}

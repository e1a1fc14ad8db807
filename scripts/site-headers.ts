const CLOUDFLARE = 'https://challenges.cloudflare.com';

/** A `_headers` file whose content security policy also allows Cloudflare Turnstile. */
export function allowChallenges(headers: string): string {
  return headers
    .replace(/script-src [^;]*/u, (sources) => `${sources} ${CLOUDFLARE}`)
    .replace(/frame-src [^;]*/u, (sources) => `${sources} ${CLOUDFLARE}`);
}

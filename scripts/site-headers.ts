const CLOUDFLARE = 'https://challenges.cloudflare.com';

/** A `_headers` file whose content security policy also allows Cloudflare Turnstile. */
export function allowChallenges(headers: string): string {
  return headers
    .replace(/script-src [^;]*/u, (sources) => `${sources} ${CLOUDFLARE}`)
    .replace(/frame-src [^;]*/u, (sources) => `${sources} ${CLOUDFLARE}`);
}

/**
 * A `_headers` file whose content security policy allows one Supabase project instead of all of them.
 * `address` is `VITE_SUPABASE_URL`; with `/` the API is on the site's own origin.
 */
export function nameProject(headers: string, address: string): string {
  const host = address === '/' ? undefined : new URL(address);
  const socket = host && `${host.protocol === 'https:' ? 'wss:' : 'ws:'}//${host.host}`;
  return headers
    .replaceAll(' https://*.supabase.co', host ? ` ${host.origin}` : '')
    .replaceAll(' wss://*.supabase.co', socket === undefined ? '' : ` ${socket}`);
}

/** Placeholder for the site's own origin, which isn't known during prerendering. */
export const BUILD_ORIGIN = 'http://site.invalid';

/**
 * The site's two public settings. `VITE_SUPABASE_URL` is the project's URL; `/` means that the site
 * and the API share one origin (behind a reverse proxy or custom domain).
 *
 * @throws Error when a setting is missing.
 */
export function readPublicEnv(): { supabaseUrl: string; supabaseKey: string } {
  const url: unknown = import.meta.env['VITE_SUPABASE_URL'];
  const key: unknown = import.meta.env['VITE_SUPABASE_PUBLISHABLE_KEY'];
  if (typeof url !== 'string' || url === '' || typeof key !== 'string' || key === '') {
    throw new Error(
      'VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY must be set when the site is built (see .env.example).',
    );
  }
  const site = typeof window === 'undefined' ? BUILD_ORIGIN : window.location.origin;
  return { supabaseUrl: new URL(url, site).origin, supabaseKey: key };
}

/** Cloudflare Turnstile's site key; `undefined` if challenges are off. */
export function readTurnstileSiteKey(): string | undefined {
  // Node scripts import the content too; there `import.meta.env` doesn't exist.
  const env = import.meta.env as Record<string, unknown> | undefined;
  const key = env?.['VITE_TURNSTILE_SITE_KEY'];
  return typeof key === 'string' && key !== '' ? key : undefined;
}

/** The newest migration when the site was built, such as `20261122000100`; set by vite.config.ts. */
export function readSchemaVersion(): string {
  return String(import.meta.env['VITE_SCHEMA_VERSION']);
}

/**
 * The site's public origin from `VITE_SITE_URL`; `undefined` if it isn't set.
 *
 * @throws TypeError when it isn't a URL.
 */
export function readSiteUrl(): string | undefined {
  // Node scripts import the content too; there `import.meta.env` doesn't exist.
  const env = import.meta.env as Record<string, unknown> | undefined;
  const url = env?.['VITE_SITE_URL'];
  return typeof url === 'string' && url !== '' ? new URL(url).origin : undefined;
}

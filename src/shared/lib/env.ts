/**
 * The two public settings of the site. `VITE_SUPABASE_URL` is the project's address; `/` means
 * that site and API share one origin (a reverse proxy or custom domain in front of both).
 *
 * @throws Error when a setting is missing: the build is unusable and must say so at once.
 */
export function readPublicEnv(): { supabaseUrl: string; supabaseKey: string } {
  const url: unknown = import.meta.env['VITE_SUPABASE_URL'];
  const key: unknown = import.meta.env['VITE_SUPABASE_PUBLISHABLE_KEY'];
  if (typeof url !== 'string' || url === '' || typeof key !== 'string' || key === '') {
    throw new Error(
      'VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY must be set when the site is built (see .env.example).',
    );
  }
  return { supabaseUrl: new URL(url, window.location.origin).origin, supabaseKey: key };
}

/**
 * Origin of the site as the public knows it, from `VITE_SITE_URL`; `undefined` where the build
 * names none.
 *
 * @throws TypeError when it is no address.
 */
export function readSiteUrl(): string | undefined {
  // Scripts read the content too, and have no `import.meta.env`.
  const env = import.meta.env as Record<string, unknown> | undefined;
  const url = env?.['VITE_SITE_URL'];
  return typeof url === 'string' && url !== '' ? new URL(url).origin : undefined;
}

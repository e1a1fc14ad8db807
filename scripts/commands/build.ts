import { readFileSync, writeFileSync } from 'node:fs';
import { build, loadEnv } from 'vite';
import { writePages } from '../prerender/write-pages.ts';
import { allowChallenges, nameProject } from '../site-headers.ts';

const HEADERS = 'dist/_headers';

/**
 * `npm run build`: builds the client, then prerenders every public page (docs/prerendering.md). The
 * content security policy allows the project's own host, and Cloudflare only where the site has
 * challenges.
 */
await build({ logLevel: 'warn' });
await writePages();
const { VITE_SUPABASE_URL: project = '', VITE_TURNSTILE_SITE_KEY: siteKey = '' } = loadEnv(
  'production',
  '.',
  'VITE_',
);
const headers = readFileSync(HEADERS, 'utf8');
const named = project === '' ? headers : nameProject(headers, project);
writeFileSync(HEADERS, siteKey === '' ? named : allowChallenges(named));

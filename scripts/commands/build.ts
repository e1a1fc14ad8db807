import { readFileSync, writeFileSync } from 'node:fs';
import { build, loadEnv } from 'vite';
import { writePages } from '../prerender/write-pages.ts';
import { allowChallenges } from '../site-headers.ts';

const HEADERS = 'dist/_headers';

/**
 * `npm run build`: builds the client, then prerenders every public page (docs/prerendering.md). The
 * content security policy allows Cloudflare only where the site has challenges.
 */
await build({ logLevel: 'warn' });
await writePages();
const siteKey = loadEnv('production', '.', 'VITE_')['VITE_TURNSTILE_SITE_KEY'] ?? '';
if (siteKey !== '') writeFileSync(HEADERS, allowChallenges(readFileSync(HEADERS, 'utf8')));

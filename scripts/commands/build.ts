import { writeFileSync } from 'node:fs';
import { build, loadEnv } from 'vite';
import { headersFile } from '../hosting/hosting-files.ts';
import { SITE } from '../../src/app/prerender/bundle/client-build.ts';
import { writePages } from '../../src/app/prerender/bundle/write-pages.ts';
import { assertRewrites } from '../listed-pages.ts';
import { assertSiteSettings } from '../site-settings.ts';
import { fail } from './run-until-stopped.ts';

/**
 * `npm run build`: builds the client, then prerenders every public page (docs/prerendering.md). The
 * content security policy allows the project's own host, and Cloudflare only where the site has
 * challenges. Refuses missing and example settings.
 */
const env = loadEnv('production', '.', 'VITE_');
const { VITE_SUPABASE_URL: project = '', VITE_TURNSTILE_SITE_KEY: siteKey = '' } = env;
try {
  assertSiteSettings(env);
} catch (error) {
  fail(error);
}
await build({ logLevel: 'warn' });
assertRewrites(SITE, await writePages());
writeFileSync(`${SITE}/_headers`, headersFile({ project, hasChallenges: siteKey !== '' }));

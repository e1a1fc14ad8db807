import { existsSync } from 'node:fs';
import { assertFolderFree } from '../database/data-lock.ts';
import { listen } from '../gateway/server.ts';
import { serveSite } from '../gateway/static-site.ts';
import { startLocalSupabase } from '../start.ts';
import { fail, runUntilStopped } from './run-until-stopped.ts';
import { readSettings } from './settings.ts';
import { pointSiteAtStandIn } from './site-env.ts';

/** `npm start`: builds the site and serves it with the stand-in on one port, with demo data. */

const SITE = 'dist';

async function buildSite(): Promise<void> {
  if (process.env['SKIP_BUILD'] === '1') {
    if (!existsSync(`${SITE}/index.html`))
      throw new Error('There is no build yet: run without SKIP_BUILD.');
    return;
  }
  console.log('Building the site …');
  pointSiteAtStandIn();
  await import('../../../scripts/build.ts');
}

try {
  const { port, dataDir, databaseUrl, isForwardedForTrusted } = readSettings();
  // What stands in the way is said before the build, not after it.
  await (await listen(port)).close();
  if (dataDir !== undefined) assertFolderFree(dataDir);
  await buildSite();
  const local = await startLocalSupabase({
    port,
    dataDir,
    databaseUrl,
    isForwardedForTrusted,
    seed: true,
    site: () => Promise.resolve(serveSite(SITE)),
    log: (line) => console.error(line),
  });
  runUntilStopped(local, 'Gem City Heavy Haul is running.');
} catch (error) {
  fail(error);
}

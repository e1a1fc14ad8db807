import { existsSync } from 'node:fs';
import { serveSite } from '../../supabase/local/gateway/static-site.ts';
import { startLocalSupabase } from '../../supabase/local/start.ts';
import { fail, runUntilStopped } from './run-until-stopped.ts';
import { readSettings } from './settings.ts';
import { pointSiteAtStandIn } from './site-env.ts';

/** `npm start`: builds the site and serves it with the embedded backend on one port, with demo data. */

const SITE = 'dist';

async function buildSite(): Promise<void> {
  if (process.env['SKIP_BUILD'] === '1') {
    if (!existsSync(`${SITE}/index.html`))
      throw new Error('There is no build yet. Run without SKIP_BUILD.');
    return;
  }
  console.log('Building the site …');
  pointSiteAtStandIn();
  await import('./build.ts');
}

try {
  const { port, dataDir, databaseUrl, isForwardedForTrusted } = readSettings();
  const local = await startLocalSupabase({
    port,
    dataDir,
    databaseUrl,
    isForwardedForTrusted,
    seed: true,
    isScheduleOn: true,
    // Last, so that a taken port, a locked folder or a failing migration shows before the build.
    site: async () => {
      await buildSite();
      return serveSite(SITE);
    },
    log: (line) => console.error(line),
  });
  runUntilStopped(local, 'Gem City Heavy Haul is running.');
} catch (error) {
  fail(error);
}

import type { Server } from 'node:http';
import { createServer, type ViteDevServer } from 'vite';
import { startLocalSupabase } from '../../supabase/local/start.ts';
import { fail, runUntilStopped } from './run-until-stopped.ts';
import { readSettings } from './settings.ts';
import { pointSiteAtStandIn } from './site-env.ts';
import { watchMigrations } from './watch-migrations.ts';

/** `npm run dev`: the stand-in with Vite's dev server behind it, on one port. */

let vite: ViteDevServer | undefined;

async function serveWithVite(server: Server) {
  pointSiteAtStandIn();
  const dev = await createServer({
    server: { middlewareMode: true, hmr: { server } },
    appType: 'spa',
  });
  vite = dev;
  return dev.middlewares;
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
    site: serveWithVite,
    log: (line) => console.error(line),
  });
  const stopWatching = watchMigrations('supabase/migrations', () => local.migrate());
  runUntilStopped(
    {
      ...local,
      async close() {
        stopWatching();
        await vite?.close();
        await local.close();
      },
    },
    'Development server. Reloads the site, functions and new migrations.',
  );
} catch (error) {
  fail(error);
}

import { serveSite } from '../../supabase/local/gateway/static-site.ts';
import { startLocalSupabase } from '../../supabase/local/start.ts';
import { startTemporaryPostgres } from '../temporary-postgres.ts';
import { fail, runUntilStopped } from './run-until-stopped.ts';
import { readSettings } from './settings.ts';

/**
 * Serves `dist` to the browser tests like `npm start`, with fresh demo data. Its database is a native
 * Postgres, which needs less CPU than the embedded one; challenge.spec.ts runs `npm start` itself.
 */
try {
  const postgres = await startTemporaryPostgres({ isInMemory: true });
  const local = await startLocalSupabase({
    port: readSettings().port,
    databaseUrl: postgres.url,
    isForwardedForTrusted: true,
    seed: true,
    isScheduleOn: true,
    site: () => Promise.resolve(serveSite('dist')),
    log: (line) => console.error(line),
  }).catch(async (error: unknown) => {
    await postgres.stop();
    throw error;
  });
  const close = async () => {
    await local.close();
    await postgres.stop();
  };
  runUntilStopped({ ...local, close }, 'The browser tests’ site is running.');
} catch (error) {
  fail(error);
}

import { readFileSync } from 'node:fs';
import { startLocalSupabase } from '../../supabase/local/start.ts';
import { fail } from './run-until-stopped.ts';
import { readSettings } from './settings.ts';

/**
 * `npm run seed:load`: fills the local data, or the database at DATABASE_URL, with the data of a
 * busy carrier after a few years. `npm run reset` starts over.
 */
try {
  const { dataDir, databaseUrl } = readSettings();
  const local = await startLocalSupabase({
    dataDir,
    databaseUrl,
    seed: true,
    log: (line) => console.error(line),
  });
  console.log('Writing 100,000 quotes, messages and applications …');
  try {
    await local.exec(readFileSync(new URL('../explain/load.sql', import.meta.url), 'utf8'));
  } finally {
    await local.close();
  }
  console.log('Done.');
  process.exit(0);
} catch (error) {
  fail(error);
}

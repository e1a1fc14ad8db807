import { startLocalSupabase } from '../../supabase/local/start.ts';
import { writeLoad } from './write-load.ts';
import { fail } from '../../scripts/commands/run-until-stopped.ts';
import { seconds } from '../../scripts/test/run-steps.ts';
import { readSettings } from '../../scripts/commands/settings.ts';

/**
 * `npm run seed:load`: fills the local data, or the database at DATABASE_URL, with the data of a
 * busy carrier after a few years, and reports its progress. `npm run reset` starts over.
 */
try {
  const { dataDir, databaseUrl } = readSettings();
  if (dataDir === undefined && databaseUrl === undefined) {
    throw new Error('DATA_DIR is "memory", which keeps nothing. Set it to a folder, or unset it.');
  }
  console.log('Opening the database …');
  const local = await startLocalSupabase({
    dataDir,
    databaseUrl,
    seed: true,
    log: (line) => console.error(line),
  });
  const started = performance.now();
  try {
    await writeLoad(
      (sql) => local.exec(sql),
      (line) => console.log(line),
    );
  } finally {
    await local.close();
  }
  console.log(`Done in ${seconds(started)}. Start the site with "npm start".`);
  process.exit(0);
} catch (error) {
  fail(error);
}

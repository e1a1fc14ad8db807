import { resolve } from 'node:path';
import { restore } from '../backup.ts';
import { fail } from './run-until-stopped.ts';
import { readDataFolder } from './settings.ts';

/** `npm run restore -- <backup> [--force]`: replaces the local data with a backup. */
try {
  const [backup, ...others] = process.argv.slice(3).filter((word) => word !== '--force');
  if (backup === undefined || others.length > 0) {
    throw new Error('Name one backup: npm run restore -- <folder> [--force]');
  }
  const isForced = process.argv.includes('--force');
  const done = await restore(resolve(backup), readDataFolder(), { isForced });
  console.log(
    `Restored and checked ${String(done.rows)} rows in ${String(done.tables)} tables and ${String(done.files)} files.`,
  );
  if (done.keptAt !== undefined) console.log(`The previous data is in ${done.keptAt}.`);
  process.exit(0);
} catch (error) {
  fail(error);
}

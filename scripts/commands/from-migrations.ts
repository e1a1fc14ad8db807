import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { startTemporaryPostgres } from '../temporary-postgres.ts';
import { ensureTools } from '../tools.ts';
import type { Query } from '../../supabase/local/database/database.ts';
import { startLocalSupabase } from '../../supabase/local/start.ts';
import { fail } from './run-until-stopped.ts';
import { readSettings } from './settings.ts';

/**
 * Writes `file` with what `generate` reads from a database with all migrations, and exits. With
 * `--check` it only compares, and fails when the file is out of date.
 *
 * @param command what regenerates the file.
 */
export async function updateFromMigrations(
  file: string,
  command: string,
  generate: (query: Query) => Promise<string>,
): Promise<never> {
  try {
    ensureTools();
    const text = await readDatabase(generate);
    const isSame = existsSync(file) && readFileSync(file, 'utf8') === text;
    if (isSame) console.log(`${file} is up to date.`);
    else if (process.argv.includes('--check')) {
      throw new Error(`${file} is not what the migrations make: run \`${command}\` and commit it.`);
    } else {
      writeFileSync(file, text);
      console.log(`Wrote ${file}.`);
    }
    process.exit(0);
  } catch (error) {
    fail(error);
  }
}

/** Reads `DATABASE_URL`, or a native Postgres, which migrates faster than PGlite. */
async function readDatabase(generate: (query: Query) => Promise<string>): Promise<string> {
  const given = readSettings().databaseUrl;
  const postgres = given === undefined ? await startTemporaryPostgres() : undefined;
  try {
    const databaseUrl = given ?? postgres?.url;
    const local = await startLocalSupabase({ databaseUrl, log: (line) => console.error(line) });
    try {
      return await generate(local.query);
    } finally {
      await local.close();
    }
  } finally {
    await postgres?.stop();
  }
}

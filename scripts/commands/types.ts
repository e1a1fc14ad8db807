import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { startTemporaryPostgres } from '../temporary-postgres.ts';
import { ensureTools } from '../tools.ts';
import { generateTypes } from './generate-types.ts';
import { startLocalSupabase } from '../../supabase/local/start.ts';
import { fail } from './run-until-stopped.ts';
import { readSettings } from './settings.ts';

/**
 * `npm run types`: writes the database's types from the migrations. With `--check` it only
 * compares, and fails when the file is out of date.
 */

const FILE = 'supabase/functions/_shared/generated/database.types.ts';

/** Reads the types from `DATABASE_URL`, or from a native Postgres, which migrates faster than PGlite. */
async function readTypes(): Promise<string> {
  const given = readSettings().databaseUrl;
  const postgres = given === undefined ? await startTemporaryPostgres() : undefined;
  try {
    return await readTypesAt(given ?? postgres?.url);
  } finally {
    await postgres?.stop();
  }
}

async function readTypesAt(databaseUrl: string | undefined): Promise<string> {
  const local = await startLocalSupabase({ databaseUrl, log: (line) => console.error(line) });
  try {
    return await generateTypes(local.query);
  } finally {
    await local.close();
  }
}

try {
  ensureTools();
  const types = await readTypes();
  const isSame = existsSync(FILE) && readFileSync(FILE, 'utf8') === types;
  if (isSame) console.log(`${FILE} is up to date.`);
  else if (process.argv.includes('--check')) {
    fail(
      new Error(`${FILE} is not what the migrations make: run \`npm run types\` and commit it.`),
    );
  } else {
    writeFileSync(FILE, types);
    console.log(`Wrote ${FILE}.`);
  }
  process.exit(0);
} catch (error) {
  fail(error);
}

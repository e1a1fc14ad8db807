import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

async function readTypes(): Promise<string> {
  const { databaseUrl } = readSettings();
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

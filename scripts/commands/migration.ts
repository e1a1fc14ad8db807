import { compareSchemas, writeMigration } from '../schema/write-migration.ts';
import { startTemporaryPostgres } from '../temporary-postgres.ts';
import { ensureTools } from '../tools.ts';
import { fail } from './run-until-stopped.ts';

/**
 * `npm run migration -- <name>`: writes a migration for what was edited in `supabase/schemas`. Without a name
 * it only compares. Fails while the migrations don't make what `supabase/schemas` says.
 */

/** Returns what differs. */
async function run(name: string | undefined): Promise<string[]> {
  const postgres = await startTemporaryPostgres({ isInMemory: true });
  try {
    if (name === undefined) return await compareSchemas('.', postgres.url);
    const { file, differences } = await writeMigration('.', name, postgres.url);
    console.log(
      file === undefined
        ? 'No changes: nothing was written.'
        : `Wrote supabase/migrations/${file}. Read it before you push it.`,
    );
    return differences;
  } finally {
    await postgres.stop();
  }
}

try {
  ensureTools();
  const name = process.argv[3];
  const differences = await run(name);
  if (differences.length > 0) {
    const lines = [
      'The migrations differ from supabase/schemas ("-": only supabase/schemas has it, "+": only the migrations):',
      ...differences.map((line) => `  ${line}`),
      name === undefined
        ? 'Run "npm run migration -- <name>" to generate a migration, or complete the newest one by hand.'
        : 'Complete the migration by hand, then run "npm run migration" to compare again. If only the numbers of columns (#) differ, move the new column to the end of its table or view in supabase/schemas.',
    ];
    fail(new Error(lines.join('\n')));
  }
  console.log('The migrations make what supabase/schemas says.');
  process.exit(0);
} catch (error) {
  fail(error);
}

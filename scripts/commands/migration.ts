import { compareSchemas, writeMigration } from '../schema/write-migration.ts';
import { startTemporaryPostgres } from '../temporary-postgres.ts';
import { ensureTools } from '../tools.ts';
import { fail } from './run-until-stopped.ts';

/**
 * `npm run migration -- <name>`: writes a migration for what was edited in `supabase/schemas`. Without a name
 * it only compares. Fails while the migrations don't make what `supabase/schemas` says.
 */

async function run(server: string, name: string | undefined): Promise<string[]> {
  if (name === undefined) return compareSchemas('.', server);
  const { file, differences } = await writeMigration('.', name, server);
  if (file !== undefined)
    console.log(`Wrote supabase/migrations/${file}. Read it before you push.`);
  return differences;
}

try {
  const [name] = process.argv.slice(3);
  ensureTools();
  const postgres = await startTemporaryPostgres({ isInMemory: true });
  const differences = await run(postgres.url, name).finally(() => postgres.stop());
  if (differences.length === 0) {
    console.log('The migrations make what supabase/schemas says.');
    process.exit(0);
  }
  console.error('The migrations differ from supabase/schemas (- missing, + extra):');
  for (const line of differences) console.error(`  ${line}`);
  console.error('Complete the migration by hand. "npm run migration" compares again.');
  process.exit(1);
} catch (error) {
  fail(error);
}

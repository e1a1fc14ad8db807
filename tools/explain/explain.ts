import { startTemporaryPostgres } from '../../scripts/temporary-postgres.ts';
import { ensureTools } from '../../scripts/tools.ts';
import type { Database } from '../../supabase/local/database/database.ts';
import { openDatabase } from '../../supabase/local/database/open.ts';
import { consoleReads } from './console-reads.ts';
import { writeLoad } from './write-load.ts';
import { judge, type Judged, type StaffSession } from './limits.ts';
import { fail } from '../../scripts/commands/run-until-stopped.ts';
import { readSettings } from '../../scripts/commands/settings.ts';

/**
 * `npm run explain`: the database cost of every query the console's lists send, as an admin or a
 * moderator with 100,000 records of each kind. Runs on its own Postgres, or at DATABASE_URL. Fails when
 * a query exceeds its limit (`explain/limits.ts`).
 */

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const { databaseUrl } = readSettings();
  if (databaseUrl !== undefined) return withLoad(databaseUrl, work);
  ensureTools();
  const server = await startTemporaryPostgres();
  try {
    return await withLoad(server.url, work);
  } finally {
    await server.stop();
  }
}

async function withLoad<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const { database } = await openDatabase({ databaseUrl: url, seed: true }, console.error);
  try {
    await writeLoad(database.exec, (line) => console.log(line));
    // Autovacuum does this in a running project; it enables index-only scans.
    await database.exec('vacuum (analyze)');
    return await work(database);
  } finally {
    await database.close();
  }
}

function row(read: Judged): string {
  const { list, what, ms, rowsRead, buffers, timeShare, plan, isOver } = read;
  const verdict = isOver ? 'OVER' : '';
  const cells = [list, what, ms.toFixed(1), timeShare.toFixed(2), rowsRead, buffers, plan, verdict];
  return `| ${cells.map(String).join(' | ')} |`;
}

try {
  const measured = await withDatabase(async (database) => {
    // One session of each role: without a session, staff have no rights.
    const sessions = await database.query<StaffSession & { role: string }>(
      `with opened as (
         insert into auth.sessions (id, user_id, created_at, updated_at)
         select gen_random_uuid(), user_id, now(), now() from public.user_roles
         where role in ('admin', 'moderator')
         returning user_id, id
       )
       select distinct on (role) role, user_id::text as sub, opened.id::text as session_id
       from opened join public.user_roles using (user_id)`,
    );
    const sessionOf = (caller: string) => sessions.find(({ role }) => role === caller);
    const all: Judged[] = [];
    for (const read of consoleReads()) {
      const session = sessionOf(read.caller ?? 'admin');
      if (session === undefined) throw new Error(`There is no ${read.caller ?? 'admin'}.`);
      all.push(await judge(database, session, read));
    }
    return all;
  });
  console.log('\n| list | read | ms | of a whole reading | rows read | 8 kB pages | plan | |');
  console.log('| --- | --- | ---: | ---: | ---: | ---: | --- | --- |');
  for (const read of measured) console.log(row(read));
  const over = measured.filter(({ isOver }) => isOver);
  if (over.length > 0) fail(new Error(`${String(over.length)} reads are over their limit.`));
  process.exit(0);
} catch (error) {
  fail(error);
}

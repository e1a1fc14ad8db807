import { cpus, totalmem } from 'node:os';
import type { LocalSupabase } from '../../supabase/local/options.ts';
import { startLocalSupabase } from '../../supabase/local/start.ts';
import { FIGURES, RECORD_VISIT } from './figures.ts';
import { measureThroughput } from './measure-throughput.ts';
import { measure, type Runner, type Session } from './measure.ts';
import { seedEvents } from './seed-events.ts';
import { embeddedSession, nativeSession } from './sessions.ts';
import { startTemporaryPostgres } from '../../scripts/temporary-postgres.ts';
import { ensureTools } from '../../scripts/tools.ts';

/**
 * `npm run bench:analytics`: how long every figure of /admin/analytics takes with a million events, as
 * the page queries it and as a recount of the events, and how many events per second can be inserted.
 * Runs on its own native Postgres, on an EMPTY one at DATABASE_URL, or with ENGINE=pglite. EVENTS sets
 * the number of events; RECOUNT=no leaves out the recounts, which take
 * minutes with ten million. Fails when a figure is over its time budget.
 */

const BUDGET_MS = 25;
const RUNS = 15;
const RECOUNTS = 1;
const isRecounting = process.env['RECOUNT'] !== 'no';

const isEmbedded = process.env['ENGINE'] === 'pglite';
const events = Number(process.env['EVENTS'] ?? (isEmbedded ? 100_000 : 1_000_000));
const perSecond = (rate: number) => `${Math.round(rate).toLocaleString('en-US')} events per second`;

async function printFigures(session: Session): Promise<string[]> {
  const slow: string[] = [];
  console.log(
    '| figure | recount p50 ms | recount scans | query p50 ms | max ms | query scans |\n' +
      '| --- | ---: | --- | ---: | ---: | --- |',
  );
  for (const { name, recount, query } of FIGURES) {
    const before = await describe(session, isRecounting ? recount : undefined, 'owner', RECOUNTS);
    const after = await describe(session, query, 'admin', RUNS);
    console.log(
      `| ${[name, before.p50, before.scans, after.p50, after.max, after.scans].join(' | ')} |`,
    );
    if (Number(after.p50) > BUDGET_MS) slow.push(name);
  }
  return slow;
}

/** Measures a statement's time and lists its scans. */
async function describe(session: Session, sql: string | undefined, as: Runner, runs: number) {
  if (sql === undefined) return { p50: '–', max: '–', scans: '–' };
  const { p50, max } = await measure(session, sql, as, runs);
  const scans = await session.scansOf(sql, as);
  return { p50: p50.toFixed(1), max: max.toFixed(1), scans: scans.join(', ') };
}

/** Runs the nightly cleanup, which deletes a day's events and keeps their counters. */
async function runCleanup({ query }: LocalSupabase): Promise<string> {
  const count = async () => {
    const [row] = await query<{ n: number }>('select count(*)::integer as n from analytics_events');
    return row?.n ?? 0;
  };
  const before = await count();
  const started = performance.now();
  for (const job of ['rotate-event-partitions', 'delete-expired-visits']) {
    await query(`call private.run_job('${job}')`);
  }
  const took = performance.now() - started;
  return `${String(before - (await count()))} events in ${took.toFixed(0)} ms`;
}

/** Drops the oldest quarterly partition, as the nightly cleanup does when it expires. */
async function dropQuarter({ query }: LocalSupabase): Promise<string> {
  const [oldest] = await query<{ name: string; n: number }>(
    `select tableoid::regclass::text as name, count(*)::integer as n
     from public.analytics_events group by tableoid order by 1 limit 1`,
  );
  const started = performance.now();
  await query(`drop table ${oldest?.name ?? ''}`);
  return `${String(oldest?.n)} events in ${(performance.now() - started).toFixed(0)} ms`;
}

async function main(): Promise<void> {
  const given = process.env['DATABASE_URL'];
  if (given === undefined && !isEmbedded) ensureTools();
  const server = given === undefined && !isEmbedded ? await startTemporaryPostgres() : undefined;
  const databaseUrl = given ?? server?.url;
  const local = await startLocalSupabase({ databaseUrl, seed: true, isForwardedForTrusted: true });
  const native = databaseUrl === undefined ? undefined : await nativeSession(databaseUrl);
  try {
    const [cpu] = cpus();
    const memory = `${String(Math.round(totalmem() / 2 ** 30))} GiB`;
    const [engine] = await local.query<{ version: string }>('select version()');
    console.log(
      `${engine?.version ?? ''}\n${String(cpus().length)} × ${cpu?.model ?? ''}, ${memory}`,
    );

    console.log(
      `Inserted through the triggers: ${perSecond(await seedEvents(local.query, events))}`,
    );
    // Autovacuum would do this after so many rows.
    await local.exec('vacuum analyze');
    const session = native ?? (await embeddedSession(local));
    const slow = await printFigures(session);

    const { p50, max } = await measure(session, RECORD_VISIT, 'owner', 200);
    console.log(`One event in the database: ${p50.toFixed(2)} ms, at most ${max.toFixed(1)} ms`);
    console.log(`Nightly cleanup: ${await runCleanup(local)}`);
    console.log(`Dropping a quarter: ${await dropQuarter(local)}`);
    console.log(`Through track-analytics: ${perSecond(await measureThroughput(local))}`);
    if (slow.length > 0) throw new Error(`Over ${String(BUDGET_MS)} ms: ${slow.join(', ')}`);
  } finally {
    await native?.end();
    await local.close();
    await server?.stop();
  }
}

await main();

import { cpus, totalmem } from 'node:os';
import { startTestServer } from '../tests/support/engine.ts';
import type { LocalSupabase } from '../supabase/local/options.ts';
import { startLocalSupabase } from '../supabase/local/start.ts';
import { FIGURES, RECORD_VISIT } from './bench/figures.ts';
import { measureThroughput } from './bench/measure-throughput.ts';
import { measure, type Runner, type Session } from './bench/measure.ts';
import { seedEvents } from './bench/seed-events.ts';
import { embeddedSession, nativeSession } from './bench/sessions.ts';
import { ensureTools } from './tools.ts';

/**
 * `npm run bench:analytics`: what every figure of /admin/analytics costs in the database with a
 * million events, by a recount of them and as the page asks, and how many events a second go in.
 * On a native Postgres of its own, on an EMPTY one named by DATABASE_URL, or with ENGINE=pglite.
 * EVENTS sets how many. Fails when a figure takes longer than the design allows.
 */

/** Design, section 6. */
const BUDGET_MS = 50;
const RUNS = 15;
const RECOUNTS = 1;

const isEmbedded = process.env['ENGINE'] === 'pglite';
const events = Number(process.env['EVENTS'] ?? (isEmbedded ? 100_000 : 1_000_000));
const perSecond = (rate: number) => `${Math.round(rate).toLocaleString('en-US')} events a second`;

async function printFigures(session: Session): Promise<string[]> {
  const slow: string[] = [];
  console.log(
    '| figure | recount p50 ms | recount scans | asked p50 ms | max ms | asked scans |\n' +
      '| --- | ---: | --- | ---: | ---: | --- |',
  );
  for (const { name, recount, asked } of FIGURES) {
    const before = await describe(session, recount, 'owner', RECOUNTS);
    const after = await describe(session, asked, 'admin', RUNS);
    console.log(
      `| ${[name, before.p50, before.scans, after.p50, after.max, after.scans].join(' | ')} |`,
    );
    if (Number(after.p50) > BUDGET_MS) slow.push(name);
  }
  return slow;
}

/** How long a statement takes and how it reads the events or their counters. */
async function describe(session: Session, sql: string | undefined, as: Runner, runs: number) {
  if (sql === undefined) return { p50: '–', max: '–', scans: '–' };
  const { p50, max } = await measure(session, sql, as, runs);
  const scans = await session.scansOf(sql, as);
  return { p50: p50.toFixed(1), max: max.toFixed(1), scans: scans.join(', ') };
}

/** What a night's work takes: a day's events go, their counters stay. */
async function forget({ query }: LocalSupabase): Promise<string> {
  const count = async () => {
    const [row] = await query<{ n: number }>('select count(*)::integer as n from analytics_events');
    return row?.n ?? 0;
  };
  const before = await count();
  const started = performance.now();
  await query('select private.forget_old_rows()');
  const took = performance.now() - started;
  return `${String(before - (await count()))} events in ${took.toFixed(0)} ms`;
}

/** What it takes to let the oldest quarter go as a whole, as a night does when it is over. */
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
  const server = given === undefined && !isEmbedded ? await startTestServer() : undefined;
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
      `Written through the triggers: ${perSecond(await seedEvents(local.query, events))}`,
    );
    // As autovacuum does by itself after so many rows.
    await local.exec('vacuum analyze');
    const session = native ?? (await embeddedSession(local));
    const slow = await printFigures(session);

    const { p50, max } = await measure(session, RECORD_VISIT, 'owner', 200);
    console.log(`One event in the database: ${p50.toFixed(2)} ms, at most ${max.toFixed(1)} ms`);
    console.log(`Forgotten in a night: ${await forget(local)}`);
    console.log(`A quarter dropped: ${await dropQuarter(local)}`);
    console.log(`Through track-analytics: ${perSecond(await measureThroughput(local))}`);
    if (slow.length > 0) throw new Error(`Over ${String(BUDGET_MS)} ms: ${slow.join(', ')}`);
  } finally {
    await native?.end();
    await local.close();
    await server?.stop();
  }
}

await main();

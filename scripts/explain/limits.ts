import type { Database } from '../../supabase/local/database/database.ts';
import { measure, type Measured } from './measure.ts';
import type { ConsoleRead } from './console-reads.ts';

/**
 * What a read may cost, in readings of the longest table: so it says the same on a fast machine, a
 * slow one and a busy one. `pages` is what it touches, which no load changes; `time` is what it
 * takes against a plain reading of that table a moment before.
 */
const LIMITS = {
  index: { pages: 0.5, time: 1 },
  table: { pages: 1.5, time: 4 },
} as const;

/** A busy machine may hold up one measurement, hardly the best of three. */
const ATTEMPTS = 3;

/** What reading the longest table of the console from end to end costs, as its owner. */
export const WHOLE_TABLE: ConsoleRead = {
  list: 'Applications',
  what: 'read whole, no policies',
  reach: 'table',
  sql: `select count(*) from public.job_applications where search_text like '%#~%'`,
};

/** A read with its cost in readings of the longest table. */
export interface Judged extends Measured {
  pagesShare: number;
  timeShare: number;
  isOver: boolean;
}

/** Measures a read beside a plain reading of the longest table. */
export async function judge(
  database: Database,
  adminId: string,
  read: ConsoleRead,
): Promise<Judged> {
  let best = await judgeOnce(database, adminId, read);
  for (let attempt = 1; best.isOver && attempt < ATTEMPTS; attempt += 1) {
    const again = await judgeOnce(database, adminId, read);
    if (again.timeShare < best.timeShare) best = again;
  }
  return best;
}

async function judgeOnce(database: Database, adminId: string, read: ConsoleRead): Promise<Judged> {
  const whole = await measure(database, { role: 'service_role' }, WHOLE_TABLE);
  const measured = await measure(database, { role: 'authenticated', sub: adminId }, read);
  const limit = LIMITS[read.reach];
  const pagesShare = measured.buffers / whole.buffers;
  const timeShare = measured.ms / whole.ms;
  return {
    ...measured,
    pagesShare,
    timeShare,
    isOver: pagesShare > limit.pages || timeShare > limit.time,
  };
}

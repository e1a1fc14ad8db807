/** Who runs a statement: an admin through the API, or the database owner. */
export type Runner = 'admin' | 'owner';

/** A database session. */
export interface Session {
  query: <T extends Record<string, unknown>>(sql: string, as: Runner) => Promise<T[]>;
  /** The scans a statement uses, including those inside functions; empty if unknown. */
  scansOf: (sql: string, as: Runner) => Promise<string[]>;
}

export interface Timing {
  /** Milliseconds of planning and execution. */
  p50: number;
  max: number;
}

interface Explained extends Record<string, unknown> {
  'QUERY PLAN': { 'Execution Time': number; 'Planning Time': number }[];
}

/** Runs a statement once to warm up and then `runs` times. */
export async function measure(
  { query }: Session,
  sql: string,
  as: Runner,
  runs: number,
): Promise<Timing> {
  const times: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const [row] = await query<Explained>(`explain (analyze, timing off, format json) ${sql}`, as);
    const plan = row?.['QUERY PLAN'][0];
    if (plan === undefined) throw new Error(`No plan for ${sql}`);
    if (run > 0) times.push(plan['Planning Time'] + plan['Execution Time']);
  }
  times.sort((a, b) => a - b);
  return { p50: times[Math.floor(times.length / 2)] ?? 0, max: times.at(-1) ?? 0 };
}

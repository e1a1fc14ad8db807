import { asCaller, type Claims, type Database } from '../../supabase/local/database/database.ts';
import type { ConsoleRead } from './console-reads.ts';

export interface Measured extends ConsoleRead {
  /** Fastest run in milliseconds, including planning: the one other work delayed least. */
  ms: number;
  /** The scan that found the rows, e.g. `Bitmap Index Scan quotes_search_text_idx`. */
  plan: string;
  /** Rows the scans read, including those a filter dropped. */
  rowsRead: number;
  /** 8 kB pages read with warm caches. */
  buffers: number;
}

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: PlanNode[];
}
interface Explained {
  Plan: PlanNode;
  'Planning Time': number;
  'Execution Time': number;
}

const RUNS = 5;
const EXPLAIN = 'explain (analyze, buffers, format json)';

/** Runs a statement as a user, with policies and grants, and returns its plan and cost. */
export async function measure(
  database: Database,
  claims: Claims,
  read: ConsoleRead,
): Promise<Measured> {
  const runs: Explained[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const rows = await asCaller(database, claims, ({ query }) =>
      query<{ 'QUERY PLAN': Explained[] }>(`${EXPLAIN} ${read.sql}`),
    );
    const explained = rows[0]?.['QUERY PLAN'][0];
    if (explained) runs.push(explained);
  }
  runs.sort((one, other) => time(one) - time(other));
  const fastest = runs[0];
  if (fastest === undefined) throw new Error(`Postgres did not explain: ${read.sql}`);
  const nodes = flatten(fastest.Plan);
  const scans = nodes.filter((node) => node['Node Type'].endsWith('Scan'));
  return {
    ...read,
    ms: time(fastest),
    plan: [...new Set(scans.filter(ofTable).map(describe))].join(', '),
    rowsRead: scans.filter(ofTable).reduce((sum, node) => sum + rowsOf(node), 0),
    buffers: Math.min(...runs.map(({ Plan }) => pagesOf(Plan))),
  };
}

const pagesOf = (plan: PlanNode) =>
  (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);

const time = (run: Explained) => run['Planning Time'] + run['Execution Time'];

function flatten(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(flatten)];
}

/** Scans of a table or an index. Skips bitmap heap scans, because the scan below names the index. */
const ofTable = (node: PlanNode) =>
  node['Node Type'] === 'Bitmap Index Scan' ||
  (node['Relation Name'] !== undefined && node['Node Type'] !== 'Bitmap Heap Scan') ||
  node['Node Type'] === 'Function Scan';

const describe = (node: PlanNode) =>
  [node['Node Type'], node['Index Name'] ?? node['Relation Name']].filter(Boolean).join(' ');

function rowsOf(node: PlanNode): number {
  const removed =
    (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return (node['Actual Rows'] + removed) * node['Actual Loops'];
}

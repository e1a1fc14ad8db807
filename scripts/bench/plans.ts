interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

/** The plan in a line of auto_explain, which writes JSON after the duration. */
function planOf(line: string): PlanNode | undefined {
  const json = /^duration: .*?plan:\n([\s\S]*)$/.exec(line)?.[1];
  return json === undefined ? undefined : (JSON.parse(json) as { Plan: PlanNode }).Plan;
}

/** `analytics_events_2026_q4_created_at_id_idx` is what every quarter has: `…_*_created_at_id_idx`. */
const ofAnyQuarter = (name: string) => name.replace(/_(\d{4}_q[1-4]|other)(?=_|$)/, '_*');

/** `Index Scan analytics_days_pkey` and its like in the lines of auto_explain, each once. */
export function scansIn(lines: readonly string[]): string[] {
  const scans = new Set<string>();
  const walk = (node: PlanNode) => {
    const on = node['Index Name'] ?? node['Relation Name'];
    if (node['Node Type'].endsWith('Scan') && on?.startsWith('analytics') === true) {
      scans.add(`${node['Node Type']} ${ofAnyQuarter(on)}`);
    }
    node.Plans?.forEach(walk);
  };
  for (const line of lines) {
    const plan = planOf(line);
    if (plan !== undefined) walk(plan);
  }
  return [...scans];
}

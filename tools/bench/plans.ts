interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

/** The JSON plan in a line of auto_explain. */
function planOf(line: string): PlanNode | undefined {
  const json = /^duration: .*?plan:\n([\s\S]*)$/.exec(line)?.[1];
  return json === undefined ? undefined : (JSON.parse(json) as { Plan: PlanNode }).Plan;
}

/** Replaces the quarter in a partition's index name: `analytics_events_*_created_at_id_idx`. */
const withoutQuarter = (name: string) => name.replace(/_(\d{4}_q[1-4]|other)(?=_|$)/, '_*');

/** The distinct scans in the lines of auto_explain, such as `Index Scan analytics_days_pkey`. */
export function scansIn(lines: readonly string[]): string[] {
  const scans = new Set<string>();
  const walk = (node: PlanNode) => {
    const on = node['Index Name'] ?? node['Relation Name'];
    if (node['Node Type'].endsWith('Scan') && on?.startsWith('analytics') === true) {
      scans.add(`${node['Node Type']} ${withoutQuarter(on)}`);
    }
    node.Plans?.forEach(walk);
  };
  for (const line of lines) {
    const plan = planOf(line);
    if (plan !== undefined) walk(plan);
  }
  return [...scans];
}

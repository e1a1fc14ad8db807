import { describeRights } from '@root/scripts/rights/describe-rights.ts';
import type { Query } from '@root/supabase/local/database/database.ts';
import type { Project } from './project.ts';

/** The snapshot of a project's rights. */
export function readRights(project: Project): Promise<string> {
  const query: Query = (sql) => project.sql(sql);
  return describeRights(query);
}

/** The last snapshot of each project: reading one takes longer than what the tests change between two. */
const snapshots = new WeakMap<Project, string>();

/** Runs the statements and returns the lines they add to the snapshot. Only they may change a project's rights. */
export async function linesAddedBy(project: Project, ...statements: string[]): Promise<string[]> {
  const before = new Set((snapshots.get(project) ?? (await readRights(project))).split('\n'));
  for (const statement of statements) await project.sql(statement);
  const after = await readRights(project);
  snapshots.set(project, after);
  return after.split('\n').filter((line) => !before.has(line));
}

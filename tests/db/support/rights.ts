import { describeRights } from '@root/scripts/rights/describe-rights.ts';
import type { Query } from '@root/supabase/local/database/database.ts';
import type { Project } from './project.ts';

/** The snapshot of a project's rights. */
export function readRights(project: Project): Promise<string> {
  const query: Query = (sql) => project.sql(sql);
  return describeRights(query);
}

/** Runs the statements and returns the lines they add to the snapshot. */
export async function linesAddedBy(project: Project, ...statements: string[]): Promise<string[]> {
  const before = new Set((await readRights(project)).split('\n'));
  for (const statement of statements) await project.sql(statement);
  return (await readRights(project)).split('\n').filter((line) => !before.has(line));
}

import { expect } from 'vitest';
import type { Case } from './case.ts';
import { type Caller, FORBIDDEN, type Project } from './project.ts';
import { insertTarget, rowExists } from './targets.ts';

/** The verbs that had an effect when this caller tried all four, in the format of CASES. */
export async function successfulVerbs(
  project: Project,
  caller: Caller,
  subject: Case,
): Promise<string> {
  const { table, key: columns, newRow, change } = subject;
  const client = project.as(caller).from(table);
  const done: string[] = [];
  const answered = ({ error }: { error: { code: string } | null }) => {
    // Only missing rights may cause a failure: any other error would hide what the rights are.
    expect([undefined, FORBIDDEN]).toContain(error?.code);
    return error === null;
  };

  if (subject.prepare !== undefined) await project.sql(subject.prepare);
  let key = await insertTarget(project, subject);
  const selected = await client.select(columns.join(', ')).match(key);
  if (answered(selected) && selected.data?.length === 1) done.push('select');

  if (answered(await client.insert(newRow(caller)))) done.push('insert');

  const changed = change();
  answered(await client.update(changed).match(key));
  if (await rowExists(project, table, { ...key, ...changed })) {
    done.push('update');
    key = await insertTarget(project, subject);
  }

  // For others the rule stays on: if they had the right, the rule would refuse them with an error.
  const mayDelete = subject.may[caller]?.includes('delete') === true;
  if (mayDelete && subject.beforeDelete !== undefined) await project.sql(subject.beforeDelete);
  // Deleting a profile deletes the account, which later cases need: delete-user-by-id.test.ts.
  if (table === 'profiles' && caller === 'admin') return done.join(' ');
  answered(await client.delete().match(key));
  const kept = subject.hasTrash === true ? { ...key, deleted_at: null } : key;
  if (!(await rowExists(project, table, kept))) done.push('delete');
  return done.join(' ');
}

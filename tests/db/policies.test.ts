import { describe, expect, it } from 'vitest';
import {
  type Caller,
  DEFAULT_PRIVILEGES,
  FORBIDDEN,
  PEOPLE,
  type Person,
  type Project,
  useProject,
} from './support/project.ts';
import type { Case } from './support/case.ts';
import { CASES } from './support/tables.ts';
import { insertTarget, rowExists } from './support/targets.ts';

const CALLERS: Caller[] = ['visitor', ...(Object.keys(PEOPLE) as Person[])];

/** The verbs that had an effect when this caller tried all four, in the format of CASES. */
async function successfulVerbs(project: Project, caller: Caller, subject: Case): Promise<string> {
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

  answered(await client.delete().match(key));
  if (!(await rowExists(project, table, key))) done.push('delete');
  return done.join(' ');
}

describe.each(DEFAULT_PRIVILEGES)('Project where by default is %s', (defaultPrivileges) => {
  const project = useProject({ defaultPrivileges });

  describe.each(Object.entries(CASES))('%s', (_, subject) => {
    it.each(CALLERS)('%s', async (caller) => {
      const { may } = subject;
      const expected = may[caller] ?? (caller === 'visitor' ? '' : may.others) ?? '';

      expect(await successfulVerbs(project, caller, subject)).toBe(expected);
    });
  });
});

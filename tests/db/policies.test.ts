import { describe, expect, it } from 'vitest';
import {
  type Caller,
  DEFAULT_PRIVILEGES,
  PEOPLE,
  type Person,
  useProject,
} from './support/project.ts';
import { CASES } from './support/tables.ts';
import { successfulVerbs } from './support/verbs.ts';

const CALLERS: Caller[] = ['visitor', ...(Object.keys(PEOPLE) as Person[])];

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

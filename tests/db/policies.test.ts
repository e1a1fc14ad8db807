import { describe, expect, it } from 'vitest';
import type { Case } from './support/case.ts';
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

/** The verbs that succeed for a caller. */
const verbsOf = ({ may }: Case, caller: Caller) =>
  may[caller] ?? (caller === 'visitor' ? '' : may.others) ?? '';

const ALL = Object.entries(CASES).flatMap(([name, subject]) =>
  CALLERS.map((caller) => ({ name, subject, caller, verbs: verbsOf(subject, caller) })),
);

describe.each(DEFAULT_PRIVILEGES)('Project with default privileges %s', (defaultPrivileges) => {
  const project = useProject({ defaultPrivileges });
  // Without default privileges no one can do more than with them (rights.test.ts compares the two), but a
  // grant may be missing.
  const cases = ALL.filter(({ verbs }) => defaultPrivileges === 'granted' || verbs !== '');

  it.each(cases)('$name, $caller', async ({ subject, caller, verbs }) => {
    expect(await successfulVerbs(project, caller, subject)).toBe(verbs);
  });
});

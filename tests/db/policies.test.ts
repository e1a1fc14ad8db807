import { expect, it } from 'vitest';
import type { Case } from './support/case.ts';
import { type Caller, type Person, useProject } from './support/project.ts';
import { CASES } from './support/tables.ts';
import { successfulVerbs } from './support/verbs.ts';

// rights.test.ts finds every missing or additional right, also in a project with other default privileges.
const project = useProject();

const ACCOUNTS: Person[] = ['broker', 'carrier', 'pilot', 'driver', 'customer'];

/** Visitor, staff, everyone whose rights differ, and one of the other accounts: a different one for each case. */
function callersOf({ may }: Case, index: number): Caller[] {
  const others = ACCOUNTS.filter((person) => may[person] === undefined);
  const other = others[index % others.length];
  return [
    'visitor',
    'moderator',
    'admin',
    ...ACCOUNTS.filter((person) => may[person] !== undefined || person === other),
  ];
}

/** The verbs that succeed for a caller. */
const verbsOf = ({ may }: Case, caller: Caller) =>
  may[caller] ?? (caller === 'visitor' ? '' : may.others) ?? '';

const TRIED = Object.entries(CASES).flatMap(([name, subject], index) =>
  callersOf(subject, index).map((caller) => ({ name, subject, caller })),
);

it.each(TRIED)('$caller has only their rights on $name', async ({ subject, caller }) => {
  expect(await successfulVerbs(project, caller, subject)).toBe(verbsOf(subject, caller));
});

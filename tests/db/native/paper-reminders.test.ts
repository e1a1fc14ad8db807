import { expect, it } from 'vitest';
import { inDays, paperReminders } from '../support/paper-reminders.ts';
import { useProject } from '../support/project.ts';
import { useSessions, waitForLockWaits } from '../support/sessions.ts';

// PGlite has one session: nothing there happens at the same time.
const project = useProject();
const { claim, pilotWith, queuedFor } = paperReminders(project);
const sessions = useSessions(project, 3);

it('two runs of the job at the same time queue one reminder, and one caller claims it', async () => {
  const { id } = await pilotWith({ state: 'OH', until: inDays(30) });
  const [first, second] = [await sessions().reserve(), await sessions().reserve()];
  const run = (session: typeof first) =>
    session<{ done: number }[]>`select private.job_remind_of_papers(1000) as done`;
  await first`begin`;
  const [queued] = await run(first);
  // The second run sees no reminder yet, and waits for the first one.
  const waiting = run(second);
  const settled = Promise.allSettled([waiting]);
  await waitForLockWaits(sessions(), 1);
  await first`commit`;
  await settled;
  expect([queued?.done, (await waiting)[0]?.done]).toEqual([expect.any(Number), 0]);
  expect(queued?.done).toBeGreaterThan(0);
  first.release();
  second.release();

  const [reminder, ...others] = await queuedFor(id);
  expect(others).toEqual([]);
  const claims = await Promise.all(Array.from({ length: 20 }, () => claim(reminder?.id)));
  expect(claims.filter((claimed) => claimed !== null)).toHaveLength(1);
});

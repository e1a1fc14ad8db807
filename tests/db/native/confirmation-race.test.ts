import { expect, it } from 'vitest';
import { useProject } from '../support/project.ts';
import { aMessage } from '../support/rows.ts';
import { useSessions, waitForLockWaits } from '../support/sessions.ts';

// PGlite has one session: nothing there runs at the same time.
const CALLS = 20;
const LIMIT = 3;
const project = useProject();
/** One connection per concurrent call, and one that blocks them until all have started. */
const sessions = useSessions(project, CALLS);
const gate = useSessions(project, 1);

it('three of twenty confirmations that are reserved for one address at the same moment are sent', async () => {
  const messages = Array.from({ length: CALLS }, () => aMessage());
  expect((await project.as('service').from('contact_messages').insert(messages)).error).toBeNull();
  // Every insert waits until these rows are gone, so that all callers have counted before the first counts.
  await gate().unsafe('begin');
  for (const { id } of messages) {
    await gate()`
      insert into private.emails_to_strangers (email_id, kind, recipient)
      select id, 'confirmation', 'gate' from public.emails
      where record_id = ${id} and kind = 'confirmation'`;
  }
  const calls = messages.map(async ({ id }) => {
    const [row] = await sessions()<{ answer: string }[]>`
      select public.reserve_email(id, 'quinn@example.com', 'We received your message') as answer
      from public.emails where record_id = ${id} and kind = 'confirmation'`;
    return row?.answer;
  });
  await waitForLockWaits(gate(), CALLS);
  await gate().unsafe('rollback');

  const answers = await Promise.all(calls);
  expect(answers.filter((answer) => answer === 'send')).toHaveLength(LIMIT);
  expect(answers.filter((answer) => answer === 'suppressed')).toHaveLength(CALLS - LIMIT);
  const stored = await project.sql('select from private.emails_to_strangers');
  expect(stored).toHaveLength(LIMIT);
});

import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { type Answer, offerHelpers } from '../support/offers.ts';
import { STALE, useProject } from '../support/project.ts';
import { useSessions, waitForLockWaits } from '../support/sessions.ts';

// PGlite has one session: nothing there runs concurrently.
const project = useProject();
const offers = offerHelpers(project);
/** One session, with a transaction that a test keeps open. */
const other = useSessions(project, 1);
beforeAll(() =>
  project.sql(
    'update private.settings set rate_limit_per_sender = 1000, rate_limit_overall = 10000',
  ),
);

it('50 concurrent acceptances by two people create one load', async () => {
  const { id, token } = await offers.startSent();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      offers.accept(id, token, { _name: n % 2 === 0 ? 'Dana Whitlock' : 'Lee Other' }),
    ),
  );
  expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
  const outcomes = answers.map(({ data }) => data.outcome);
  // Whoever comes first gets "accepted" on all 25 tries, the other one "already accepted" on all 25.
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(25);
  expect(outcomes.filter((outcome) => outcome === 'already_accepted')).toHaveLength(25);
  expect(await offers.loadsOf(id)).toHaveLength(1);
  const log = await project.sql(
    "select from public.activity_log where record_id = $1 and action = 'accepted'",
    [id],
  );
  expect(log).toHaveLength(1);
});

it('either the acceptance or the next version wins, never both', async () => {
  const seen = new Set<string>();
  for (let round = 0; round < 12; round++) {
    const { id, token } = await offers.startSent();
    const next = await offers.revise(id);
    const version = await offers.versionOf(next);
    const [accepted, sent] = await Promise.all(
      round % 2 === 0
        ? [offers.accept(id, token), offers.send(next, { seen: version })]
        : [offers.accept(id, token), offers.withdraw(id)],
    );
    const isAccepted = accepted.data.outcome === 'accepted';
    expect(isAccepted).toBe(sent.error !== null);
    expect(await offers.loadsOf(id)).toHaveLength(isAccepted ? 1 : 0);
    expect(await offers.statusOf(id)).toBe(accepted.data.outcome);
    seen.add(accepted.data.outcome);
  }
  expect(seen.size).toBeGreaterThan(0);
});

it('one of ten admins who revise concurrently gets the draft', async () => {
  const { id } = await offers.startSent();
  const answers: Answer[] = await Promise.all(
    Array.from({ length: 10 }, async () =>
      project.as('admin').rpc('revise_offer', { _offer_id: id, _new_id: randomUUID() }),
    ),
  );
  expect(answers.map(({ error }) => error?.code).filter((code) => code === STALE)).toHaveLength(9);
});

it('an acceptance waits for an answer in progress and then checks the clock', async () => {
  const { id, token } = await offers.startSent();
  const answering = other();
  await answering.unsafe(`begin; select from public.offers where id = '${id}' for update`);
  const acceptance = offers.accept(id, token);
  await waitForLockWaits(answering, 1);
  // The offer ends after the acceptance has begun and before it gets the lock.
  await answering.unsafe(`set local session_replication_role = replica;
    update public.offers set valid_until = clock_timestamp() where id = '${id}'; commit`);
  expect((await acceptance).data.outcome).toBe('expired');
  expect(await offers.loadsOf(id)).toEqual([]);
});

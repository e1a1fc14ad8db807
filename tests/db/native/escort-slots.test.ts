import { beforeAll, expect, it } from 'vitest';
import { REFUSED, useProject } from '../support/project.ts';
import { inHours, type Pilot, slotHelpers } from '../support/slots.ts';

// PGlite has one session: nothing there happens at the same time.
const project = useProject();
const { plan, slot, offer, answer, escortsOf, ...helpers } = slotHelpers(project);
const PILOTS = 50;
let pilots: Pilot[];

beforeAll(async () => {
  pilots = [];
  while (pilots.length < PILOTS) pilots.push(await helpers.pilot());
});

it('one of 50 pilot cars that accept a slot at the same time gets it, and 49 hear that it is taken', async () => {
  const id = await slot(await plan());
  const ids = pilots.map((pilot) => pilot.id);
  await offer(id, ids.slice(0, 30));
  await offer(id, ids.slice(30));
  const answers = await Promise.all(
    pilots.map((pilot) => answer(pilot, id, 'accepted', 'offered')),
  );
  expect(answers.filter((failure) => failure === null)).toHaveLength(1);
  const refused = answers.flatMap((failure) => failure ?? []);
  expect(refused).toHaveLength(PILOTS - 1);
  for (const { code, message } of refused) {
    expect([code, message]).toEqual([REFUSED, 'Another pilot took this job.']);
  }
  const statuses = (await escortsOf(id)).map(({ status }) => status).sort();
  expect(statuses).toEqual(['accepted', ...Array<string>(PILOTS - 1).fill('taken')]);
});

it('a pilot car is booked for one of 20 overlapping jobs they accept at the same time', async () => {
  const pilot = await helpers.pilot();
  const slots = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const id = await slot(await plan(), { meet_at: inHours(500), ends_at: inHours(510) });
      await offer(id, [pilot.id]);
      return id;
    }),
  );
  const answers = await Promise.all(slots.map((id) => answer(pilot, id, 'accepted')));
  expect(answers.filter((failure) => failure === null)).toHaveLength(1);
  for (const failure of answers) {
    if (failure !== null) expect(failure.code).toBe(REFUSED);
  }
});

it('a slot survives pilot cars that accept and give back while dispatch edits it', async () => {
  const id = await slot(await plan());
  const four = pilots.slice(0, 4);
  await offer(
    id,
    four.map((pilot) => pilot.id),
  );
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all([
      ...four.map((pilot) => answer(pilot, id, 'accepted')),
      ...four.map((pilot) => answer(pilot, id, 'offered', 'accepted')),
      project
        .as('admin')
        .from('escort_slots')
        .update({ channel: String(round) })
        .eq('id', id),
    ]);
    for (const result of answers) {
      expect(JSON.stringify(result)).not.toContain('40P01');
    }
    const holders = (await escortsOf(id)).filter(({ status }) => status === 'accepted');
    expect(holders.length).toBeLessThanOrEqual(1);
  }
});

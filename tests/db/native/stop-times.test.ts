import { beforeAll, describe, expect, it } from 'vitest';
import { useProject } from '../support/project.ts';
import { useSessions, waitForLockWaits } from '../support/sessions.ts';
import { ago, stopTimes } from '../support/stop-times.ts';

// PGlite has one session: nothing there happens at the same time.
const project = useProject();
const gate = useSessions(project, 1);
const { assigned, chargesOf, correct, offered, report, stopOf, timesOf } = stopTimes(project);

beforeAll(async () => {
  await project.sql(
    'update private.settings set rate_limit_per_sender = 1000, rate_limit_overall = 10000',
  );
});

/** Holds the load's lock until both calls wait for it, and returns their answers. */
async function together<A, B>(load: string, first: () => Promise<A>, second: () => Promise<B>) {
  await gate().unsafe('begin');
  await gate()`select from public.loads where id = ${load} for update`;
  const one = first();
  await waitForLockWaits(gate(), 1);
  const two = second();
  await waitForLockWaits(gate(), 2);
  await gate().unsafe('commit');
  return [await one, await two] as const;
}

describe('At the same time', () => {
  it('two reports of the same arrival keep the first', async () => {
    const load = await assigned();
    const [early, late] = [ago(20), ago(10)];
    expect(
      await together(
        load,
        () => report(load, 1, 'arrived', early),
        () => report(load, 1, 'arrived', late, 'admin'),
      ),
    ).toEqual([null, null]);
    expect(await timesOf(load)).toEqual([early, null]);
  });

  it('a report and a correction don’t overwrite each other', async () => {
    const load = await assigned();
    const [arrived, departed] = [ago(60), ago(5)];
    await report(load, 1, 'arrived', arrived);
    const [reported, corrected] = await together(
      load,
      () => report(load, 1, 'departed', departed),
      () => correct(load, 1, [ago(50), null]),
    );
    expect(reported).toBeNull();
    expect(corrected.error?.code).toBe('PT412');
    expect(await timesOf(load)).toEqual([arrived, departed]);
  });

  it('an arrival waits for the correction that takes the departure before it away', async () => {
    const load = await assigned();
    const arrived = ago(60);
    await report(load, 1, 'arrived', arrived);
    await report(load, 1, 'departed', ago(30));
    const [corrected, reported] = await together(
      load,
      () => correct(load, 1, [arrived, null]),
      () => report(load, 2, 'arrived'),
    );
    expect(corrected.error).toBeNull();
    expect(reported?.message).toBe('The truck hasn’t left stop 1 (Dayton, OH). Record that first.');
    expect((await stopOf(load, 2)).arrived_at).toBeNull();
  });

  it('two reports of a departure propose one charge', async () => {
    const load = await offered();
    await project.sql('update public.load_stops set window_from = null where load_id = $1', [load]);
    await report(load, 1, 'arrived', ago(240));
    await together(
      load,
      () => report(load, 1, 'departed', ago(1)),
      () => report(load, 1, 'departed', ago(0), 'admin'),
    );
    expect(await chargesOf(load)).toHaveLength(1);
  });
});

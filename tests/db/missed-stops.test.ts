import { beforeAll, describe, expect, it } from 'vitest';
import { REFUSED, useProject } from './support/project.ts';
import { ago, stopTimes } from './support/stop-times.ts';

const project = useProject();
const { assigned, chargesOf, correct, offered, report, stopOf, timesOf } = stopTimes(project);

beforeAll(async () => {
  await project.sql(
    'update private.settings set rate_limit_per_sender = 1000, rate_limit_overall = 10000',
  );
});

const arriveAnyway = async (load: string, sequence: number, at = new Date().toISOString()) =>
  (
    await project.as('driver').rpc('report_stop', {
      _stop_id: (await stopOf(load, sequence)).id,
      _step: 'arrived',
      _at: at,
      _misses: true,
    })
  ).error;
const alerts = (load: string) =>
  project.sql<{ alert: string }>(
    `select details ->> 'alert' as alert from public.emails where load_id = $1 and kind = 'load_alert'`,
    [load],
  );
const missedOf = async (load: string) =>
  (
    await project.sql<{ is_missed: boolean }>(
      'select is_missed from public.load_stops where load_id = $1 order by sequence',
      [load],
    )
  ).map(({ is_missed: isMissed }) => isMissed);

describe('A stop where the driver recorded nothing', () => {
  it('is marked as missed when they arrive at the next one, and dispatch learns which times are missing', async () => {
    const load = await assigned();
    expect(await report(load, 2, 'arrived')).toMatchObject({
      code: REFUSED,
      message: 'The truck hasn’t left stop 1 (Dayton, OH). Record that first.',
    });
    expect(await arriveAnyway(load, 2)).toBeNull();
    expect(await arriveAnyway(load, 2)).toBeNull();
    expect(await missedOf(load)).toEqual([true, false]);
    const missing = 'Not recorded: arrival and departure at stop 1 (Dayton, OH)';
    expect(await alerts(load)).toEqual([{ alert: missing }]);
    const { data } = await project
      .as('driver')
      .from('load_events')
      .select('note')
      .eq('load_id', load);
    expect(data).toEqual([{ note: missing }]);
  });

  it('keeps the arrival as evidence, and bills detention once dispatch enters the departure', async () => {
    const load = await offered();
    const arrived = ago(600);
    await report(load, 1, 'arrived', arrived);
    expect(await arriveAnyway(load, 2)).toBeNull();
    expect(await alerts(load)).toEqual([
      { alert: 'Not recorded: departure at stop 1 (Dayton, OH)' },
    ]);
    expect(await timesOf(load)).toEqual([arrived, null]);
    expect(await chargesOf(load)).toEqual([]);

    expect((await correct(load, 1, [arrived, ago(300)])).error).toBeNull();
    expect(await missedOf(load)).toEqual([false, false]);
    expect(await chargesOf(load)).toMatchObject([{ kind: 'detention' }]);
  });

  it('can’t have times after the truck reached the next stop', async () => {
    const load = await assigned();
    await arriveAnyway(load, 2, ago(60));
    expect((await correct(load, 1, [ago(30), null])).error?.code).toBe(REFUSED);
    expect((await correct(load, 1, [ago(90), ago(30)])).error?.code).toBe(REFUSED);
    expect((await correct(load, 1, [ago(90), null])).error).toBeNull();
    expect(await missedOf(load)).toEqual([true, false]);
  });

  it('can’t be skipped with an arrival before the one that was recorded there', async () => {
    const load = await assigned();
    await report(load, 1, 'arrived', ago(60));
    expect((await arriveAnyway(load, 2, ago(90)))?.code).toBe(REFUSED);
    expect(await missedOf(load)).toEqual([false, false]);
  });
});

describe('A time typed to the minute', () => {
  const minute = '2025-01-14T13:05:00.000Z';
  const seconds = '2025-01-14T13:05:40.000Z';

  it('can be the departure in the minute of the arrival', async () => {
    const load = await assigned();
    await report(load, 1, 'arrived', seconds, 'admin');
    expect(await report(load, 1, 'departed', minute, 'admin')).toBeNull();
    expect(await timesOf(load)).toEqual([seconds, seconds]);
    expect((await correct(load, 1, [seconds, '2025-01-14T13:04:00.000Z'])).error?.code).toBe(
      REFUSED,
    );
  });

  it('can be the arrival in the minute of the departure before', async () => {
    const load = await assigned();
    await report(load, 1, 'arrived', minute, 'admin');
    await report(load, 1, 'departed', seconds, 'admin');
    expect(await report(load, 2, 'arrived', minute, 'admin')).toBeNull();
    expect(await timesOf(load, 2)).toEqual([seconds, null]);
  });
});

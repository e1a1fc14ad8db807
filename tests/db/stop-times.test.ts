import { beforeAll, describe, expect, it } from 'vitest';
import { PEOPLE, REFUSED, useProject } from './support/project.ts';
import { ago, stopTimes } from './support/stop-times.ts';

const project = useProject();
const { assigned, report, stopOf, stopsOf, timesOf } = stopTimes(project);
const refusal = (message: string) => ({ code: REFUSED, message });
const OLD = 'This time is more than 24 hours ago. Check the clock of your phone, or call dispatch.';

beforeAll(async () => {
  await project.sql(
    'update private.settings set rate_limit_per_sender = 1000, rate_limit_overall = 10000',
  );
});

const setStatus = async (load: string, status: string) => {
  await project.sql('alter table public.loads disable trigger user');
  await project.sql('update public.loads set status = $2::text::public.load_status where id = $1', [
    load,
    status,
  ]);
  await project.sql('alter table public.loads enable trigger user');
};

describe('A driver’s report of an arrival or departure', () => {
  it('keeps the phone’s time, when it was received and who sent it', async () => {
    const load = await assigned();
    const [arrived, departed] = [ago(90), ago(20)];
    expect(await report(load, 1, 'arrived', arrived)).toBeNull();
    expect(await report(load, 1, 'departed', departed)).toBeNull();
    expect(await timesOf(load)).toEqual([arrived, departed]);
    const stop = await stopOf(load, 1);
    expect(stop).toMatchObject({ arrived_by: PEOPLE.driver, departed_by: PEOPLE.driver });
    for (const received of [stop.arrived_received_at, stop.departed_received_at]) {
      expect(Math.abs(Date.parse(received ?? '') - Date.now())).toBeLessThan(60_000);
    }
  });

  it('counts as now if the phone’s clock is two days ahead', async () => {
    const load = await assigned();
    expect(await report(load, 1, 'arrived', ago(-2 * 24 * 60))).toBeNull();
    const stop = await stopOf(load, 1);
    expect(stop.arrived_at).toBe(stop.arrived_received_at);
  });

  it('is refused if the phone’s clock is two days behind, unless dispatch enters it', async () => {
    const load = await assigned();
    const at = ago(2 * 24 * 60);
    expect(await report(load, 1, 'arrived', at)).toMatchObject(refusal(OLD));
    expect(await timesOf(load)).toEqual([null, null]);
    expect(await report(load, 1, 'arrived', at, 'admin')).toBeNull();
    expect(await timesOf(load)).toEqual([at, null]);
    expect((await stopOf(load, 1)).arrived_by).toBe(PEOPLE.admin);
  });

  it('changes nothing when it’s repeated, even a day later', async () => {
    const load = await assigned();
    await report(load, 1, 'arrived', ago(60));
    const before = await stopOf(load, 1);
    for (const at of [ago(5), ago(3 * 24 * 60)]) {
      expect(await report(load, 1, 'arrived', at)).toBeNull();
    }
    expect(await stopOf(load, 1)).toEqual(before);
  });

  it('is refused at the wrong stop, and names the right one', async () => {
    const load = await assigned();
    const arrive = () => report(load, 2, 'arrived');
    const notLeft = refusal('The truck hasn’t left stop 1 (Dayton, OH). Record that first.');
    expect(await arrive()).toMatchObject(notLeft);
    await report(load, 1, 'arrived', ago(60));
    expect(await arrive()).toMatchObject(notLeft);
    await report(load, 1, 'departed', ago(30));
    expect(await report(load, 2, 'arrived', ago(40))).toMatchObject(
      refusal('The truck can’t arrive at stop 2 (Gary, IN) before it leaves stop 1 (Dayton, OH).'),
    );
    expect(await arrive()).toBeNull();
  });

  it('is refused at a stop before one that the truck has reached', async () => {
    const load = await assigned();
    await project.sql(
      'update public.load_stops set arrived_at = now() where load_id = $1 and sequence = 2',
      [load],
    );
    const before = await stopsOf(load);
    expect(await report(load, 1, 'arrived')).toMatchObject(
      refusal('The truck has already reached stop 2 (Gary, IN).'),
    );
    expect(await stopsOf(load)).toEqual(before);
  });

  it('can’t have the departure before the arrival', async () => {
    const load = await assigned();
    await report(load, 1, 'arrived', ago(30));
    expect(await report(load, 1, 'departed', ago(31))).toMatchObject(
      refusal('The truck can’t leave stop 1 (Dayton, OH) before it arrives.'),
    );
    expect((await timesOf(load))[1]).toBeNull();
  });

  it('still counts on a delivered load, but not on a canceled one', async () => {
    const load = await assigned();
    await report(load, 1, 'arrived', ago(60));
    await setStatus(load, 'delivered');
    expect(await report(load, 1, 'departed', ago(30))).toBeNull();
    const canceled = await assigned();
    await setStatus(canceled, 'cancelled');
    expect(await report(canceled, 1, 'arrived')).toMatchObject(
      refusal('This load isn’t assigned, in transit or delivered.'),
    );
  });

  it('is refused for a time in the future if dispatch enters it', async () => {
    const load = await assigned();
    expect(await report(load, 1, 'arrived', ago(-60), 'admin')).toMatchObject(
      refusal('Enter a time that isn’t in the future.'),
    );
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { FORBIDDEN, PEOPLE, REFUSED, STALE, useProject } from './support/project.ts';
import { ago, stopTimes } from './support/stop-times.ts';

const project = useProject();
const { assigned, correct, notesOf, report, stopOf, stopsOf, timesOf } = stopTimes(project);
const refusal = (message: string) => ({ code: REFUSED, message });
const LATE = 'You can correct your own report for 10 minutes, by up to 24 hours. Call dispatch.';

beforeAll(async () => {
  await project.sql(
    'update private.settings set rate_limit_per_sender = 1000, rate_limit_overall = 10000',
  );
});

/** Pretends that a report was received this many minutes ago. */
const age = (load: string, minutes: number) =>
  project.sql(
    `update public.load_stops set arrived_received_at = now() - $2 * interval '1 minute'
     where load_id = $1 and arrived_at is not null`,
    [load, minutes],
  );

describe('A correction', () => {
  it('by dispatch keeps the times before and after in the log, with the reason', async () => {
    const load = await assigned();
    await report(load, 1, 'arrived', '2025-01-14T12:40:00Z', 'admin');
    const { data, error } = await correct(load, 1, [
      '2025-01-14T12:55:00Z',
      '2025-01-14T18:10:00Z',
    ]);
    expect(error).toBeNull();
    expect(data).toBe((await stopOf(load, 1)).updated_at);
    expect(await timesOf(load)).toEqual(['2025-01-14T12:55:00.000Z', '2025-01-14T18:10:00.000Z']);
    expect(await notesOf(load)).toEqual([
      'Corrected stop 1 (Dayton, OH): arrival Jan 14, 2025, 7:55 AM EST, was Jan 14, 2025, 7:40 AM EST; departure Jan 14, 2025, 1:10 PM EST, was not recorded. Reason: The driver tapped late.',
    ]);
  });

  it('clears a report', async () => {
    const load = await assigned();
    await report(load, 1, 'arrived', ago(60));
    expect((await correct(load, 1, [null, null])).error).toBeNull();
    expect(await stopOf(load, 1)).toMatchObject({
      arrived_at: null,
      arrived_received_at: null,
      arrived_by: null,
    });
  });

  it('says who made it and when, and leaves the other time’s source alone', async () => {
    const load = await assigned();
    await report(load, 1, 'arrived', ago(60));
    await age(load, 50);
    const before = await stopOf(load, 1);
    await correct(load, 1, [before.arrived_at, ago(5)]);
    const after = await stopOf(load, 1);
    expect(after).toMatchObject({
      arrived_by: PEOPLE.driver,
      arrived_received_at: before.arrived_received_at,
      departed_by: PEOPLE.admin,
    });
    expect(after.departed_received_at).not.toBeNull();
  });

  it.each([
    ['without a reason', [ago(50), null], { reason: ' ' }, 'Enter a reason, up to 300 characters.'],
    ['in the future', [ago(-60), null], {}, 'Enter a time that isn’t in the future.'],
    [
      'that leaves before it arrives',
      [ago(50), ago(55)],
      {},
      'The truck can’t leave stop 1 (Dayton, OH) before it arrives.',
    ],
    [
      'that only leaves',
      [null, ago(50)],
      {},
      'Enter when the truck arrived at stop 1 (Dayton, OH).',
    ],
    [
      'of the wrong century',
      ['0026-12-01T12:00:00Z', null],
      {},
      'Enter a year from 2000 to 2099 for stop 1 (Dayton, OH).',
    ],
  ] as const)('%s is refused, and nothing is saved', async (_, times, options, message) => {
    const load = await assigned();
    await report(load, 1, 'arrived', ago(60));
    const before = await stopsOf(load);
    expect((await correct(load, 1, times, options)).error).toMatchObject(refusal(message));
    expect(await stopsOf(load)).toEqual(before);
    expect(await notesOf(load)).toEqual([]);
  });

  it('keeps the order of the stops', async () => {
    const load = await assigned();
    await report(load, 1, 'arrived', ago(90));
    await report(load, 1, 'departed', ago(60));
    await report(load, 2, 'arrived', ago(30));
    expect((await correct(load, 1, [ago(90), ago(20)])).error).toMatchObject(
      refusal('The truck can’t leave stop 1 (Dayton, OH) after it arrives at stop 2 (Gary, IN).'),
    );
    for (const times of [[null, null] as const, [ago(90), null] as const]) {
      expect((await correct(load, 1, times)).error).toMatchObject(
        refusal('The truck has already reached stop 2 (Gary, IN).'),
      );
    }
    expect((await correct(load, 2, [ago(70), null])).error).toMatchObject(
      refusal('The truck can’t arrive at stop 2 (Gary, IN) before it leaves stop 1 (Dayton, OH).'),
    );
    expect((await correct(load, 1, [ago(95), ago(61)])).error).toBeNull();
  });

  it('is refused over a newer version, and a repeat has no second effect', async () => {
    const load = await assigned();
    await report(load, 1, 'arrived', ago(60));
    const { updated_at: seen } = await stopOf(load, 1);
    const times = [ago(55), null] as const;
    const { data } = await correct(load, 1, times, { seen });
    expect(await correct(load, 1, times, { seen })).toMatchObject({ data, error: null });
    expect(await notesOf(load)).toHaveLength(1);
    expect((await correct(load, 1, [ago(50), null], { seen })).error?.code).toBe(STALE);
    expect(await timesOf(load)).toEqual(times);
  });

  it('of an invoiced load is refused', async () => {
    const load = await assigned();
    await report(load, 1, 'arrived', ago(60));
    await project.sql(
      `insert into public.invoices (id, load_id, number, currency, total_cents, bill, content, content_sha256)
       values (gen_random_uuid(), $1, 'I-2026-90001', 'USD', 1, '{}', '{}', private.text_sha256('{}'))`,
      [load],
    );
    expect((await correct(load, 1, [ago(50), null])).error).toMatchObject(
      refusal(
        'Invoice I-2026-90001 of this load was exported. Void it before you correct its stops.',
      ),
    );
  });

  it.each(['visitor', 'customer', 'broker', 'carrier', 'pilot', 'moderator'] as const)(
    'can’t be made by a %s',
    async (caller) => {
      const load = await assigned();
      await report(load, 1, 'arrived', ago(60));
      expect((await correct(load, 1, [ago(50), null], { caller })).error?.code).toBe(FORBIDDEN);
    },
  );

  it('can’t be made by the driver of another load', async () => {
    const load = await assigned({ driver_id: null, status: 'planned' });
    expect((await correct(load, 1, [ago(50), null], { caller: 'driver' })).error?.code).toBe(
      FORBIDDEN,
    );
  });

  it('by the driver is for their own report, for 10 minutes in all', async () => {
    const load = await assigned();
    const fix = async (minutes: number | null) =>
      (
        await correct(load, 1, [minutes === null ? null : ago(minutes), null], {
          caller: 'driver',
        })
      ).error;
    await report(load, 1, 'arrived', ago(60));
    await age(load, 9);
    expect(await fix(25 * 60)).toMatchObject(refusal(LATE));
    expect(await fix(50)).toBeNull();
    expect((await stopOf(load, 1)).arrived_by).toBe(PEOPLE.driver);
    // The correction doesn’t start another 10 minutes.
    await age(load, 11);
    expect(await fix(40)).toMatchObject(refusal(LATE));
    expect(await fix(null)).toMatchObject(refusal(LATE));
  });

  it('by the driver keeps the time of receipt', async () => {
    const load = await assigned();
    await report(load, 1, 'arrived', ago(60));
    await age(load, 5);
    const { arrived_received_at: received } = await stopOf(load, 1);
    await correct(load, 1, [ago(50), null], { caller: 'driver' });
    expect((await stopOf(load, 1)).arrived_received_at).toBe(received);
  });

  it('by the driver can’t change what dispatch entered or add a time', async () => {
    const load = await assigned();
    const byDriver = async (arrived: string | null, departed: string | null) =>
      (await correct(load, 1, [arrived, departed], { caller: 'driver' })).error;
    expect(await byDriver(ago(5), null)).toMatchObject(refusal(LATE));
    await report(load, 1, 'arrived', ago(60), 'admin');
    expect(await byDriver(ago(50), null)).toMatchObject(refusal(LATE));
    const { arrived_at: arrived } = await stopOf(load, 1);
    expect(await byDriver(arrived, ago(5))).toMatchObject(refusal(LATE));
  });
});

it('the stops editor can’t change an arrival or a departure', async () => {
  const load = await assigned();
  await report(load, 1, 'arrived', ago(60));
  const before = await stopsOf(load);
  const { data } = await project
    .as('admin')
    .from('loads')
    .select('updated_at')
    .eq('id', load)
    .single();
  const [first, last] = before;
  for (const parts of [{ arrived_at: ago(50) }, { arrived_at: null }, { departed_at: ago(1) }]) {
    const { error } = await project.as('admin').rpc('save_load_stops', {
      _load_id: load,
      _seen: data?.updated_at as string,
      _stops: [{ ...first, ...parts }, last],
    });
    expect(error).toMatchObject(
      refusal(
        'Correct the arrival and departure at stop 1 (Dayton, OH) separately. That takes a reason.',
      ),
    );
  }
  expect(await stopsOf(load)).toEqual(before);
});

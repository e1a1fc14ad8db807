import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { REFUSED, useProject } from './support/project.ts';
import { ago, stopTimes } from './support/stop-times.ts';

const project = useProject();
const { assigned, chargesOf, correct, decide, offered, report, stopOf } = stopTimes(project);

beforeAll(async () => {
  await project.sql(
    'update private.settings set rate_limit_per_sender = 1000, rate_limit_overall = 10000',
  );
});

/** Sets the appointment at the pickup. */
const appoint = (load: string, at: string | null) =>
  project.sql('update public.load_stops set window_from = $2 where load_id = $1 and sequence = 1', [
    load,
    at,
  ]);
/** A time on January 14, 2025 in Dayton. */
const at = (time: string) => new Date(`2025-01-14T${time}:00-05:00`).toISOString();
const costOf = async (load: string) =>
  (await chargesOf(load)).map(({ kind, quantity, amount_cents }) => [kind, quantity, amount_cents]);

/** A load whose truck waited at the pickup. */
async function waited(
  [appointment, arrived, departed]: readonly [string | null, string, string],
  draft: Record<string, unknown> = {},
) {
  const load = await offered(draft);
  await appoint(load, appointment);
  expect((await correct(load, 1, [arrived, departed])).error).toBeNull();
  return load;
}
const ISSUE = [at('08:00'), at('07:40'), at('13:10')] as const;
const ISSUE_COST = [['detention', 3.25, 40_625]];

describe('The time at a stop', () => {
  it('is proposed as a charge with its evidence', async () => {
    const load = await waited(ISSUE);
    expect(await chargesOf(load)).toMatchObject([
      {
        kind: 'detention',
        description: 'Detention at pickup, Dayton, OH',
        quantity: 3.25,
        unit: 'hour',
        currency: 'USD',
        amount_cents: 40_625,
        approved_at: null,
        withdrawn_at: null,
        evidence:
          'Appointment Jan 14, 2025, 8:00 AM EST, arrived 7:40 AM EST, left 1:10 PM EST: 5 h 10 min, 2 h free, 3.25 h at $125.00.',
      },
    ]);
  });

  it.each([
    ['from a late arrival', [at('08:00'), at('09:00'), at('12:05')], [['detention', 1.25, 15_625]]],
    [
      'from the arrival without an appointment',
      [null, at('07:40'), at('10:00')],
      [['detention', 0.5, 6250]],
    ],
    ['nothing within the free time', [at('08:00'), at('07:00'), at('10:00')], []],
    ['nothing before the appointment', [at('08:00'), at('04:00'), at('07:30')], []],
    ['15 minutes as 15', [at('08:00'), at('08:00'), at('10:15')], [['detention', 0.25, 3125]]],
    ['16 minutes as 30', [at('08:00'), at('08:00'), at('10:16')], [['detention', 0.5, 6250]]],
    [
      'seconds not at all',
      [at('08:00'), at('08:00'), '2025-01-14T15:15:59Z'],
      [['detention', 0.25, 3125]],
    ],
    // From 8:00 PM EDT to 6:00 AM EST are 11 hours.
    [
      'real time in a night when clocks change',
      ['2025-11-02T00:00:00Z', '2025-11-02T00:00:00Z', '2025-11-02T11:00:00Z'],
      [['detention', 9, 112_500]],
    ],
    [
      'each full 24 hours as a layover day',
      [at('08:00'), at('08:00'), '2025-01-15T19:00:00Z'],
      [
        ['detention', 4, 50_000],
        ['layover', 1, 85_000],
      ],
    ],
    [
      'only layover when no hours are left',
      [at('08:00'), at('08:00'), '2025-01-15T14:50:00Z'],
      [['layover', 1, 85_000]],
    ],
  ] as const)('costs %s', async (_, times, cost) => {
    expect(await costOf(await waited(times))).toEqual(cost);
  });

  it('uses the offer’s free time, rates and currency', async () => {
    const load = await waited(ISSUE, {
      currency: 'CAD',
      free_minutes: 180,
      detention_cents: 9950,
    });
    expect(await chargesOf(load)).toMatchObject([
      { quantity: 2.25, currency: 'CAD', amount_cents: 22_388 },
    ]);
    const [charge] = await chargesOf(load);
    expect(charge?.evidence).toMatch(/: 5 h 10 min, 3 h free, 2\.25 h at CA\$99\.50\.$/u);
  });

  it('names the days in the evidence of a layover', async () => {
    const load = await waited([at('08:00'), at('08:00'), '2025-01-15T19:00:00Z']);
    expect((await chargesOf(load)).map(({ evidence }) => evidence)).toEqual([
      'Appointment Jan 14, 2025, 8:00 AM EST, arrived 8:00 AM EST, left Jan 15, 2025, 2:00 PM EST: 30 h, 2 h free, 1 day layover, 4 h at $125.00.',
      'Appointment Jan 14, 2025, 8:00 AM EST, arrived 8:00 AM EST, left Jan 15, 2025, 2:00 PM EST: 30 h, 2 h free, 1 day at $850.00.',
    ]);
  });

  it('costs nothing on a load without an offer or at a meet point', async () => {
    const plain = await assigned();
    await correct(plain, 1, [at('08:00'), at('20:00')]);
    expect(await chargesOf(plain)).toEqual([]);
    const load = await offered();
    await project.sql(
      `update public.load_stops set sequence = 3 where load_id = $1 and sequence = 2`,
      [load],
    );
    await project.sql(
      `insert into public.load_stops (load_id, sequence, kind, place) values ($1, 2, 'meet_point', 'Lima, OH')`,
      [load],
    );
    await correct(load, 1, [at('08:00'), at('08:10')]);
    await correct(load, 2, [at('09:00'), at('20:00')]);
    expect(await chargesOf(load)).toEqual([]);
  });

  it('is charged when the driver reports the departure', async () => {
    const load = await offered();
    await appoint(load, null);
    await report(load, 1, 'arrived', ago(185));
    expect(await chargesOf(load)).toEqual([]);
    await report(load, 1, 'departed', ago(0));
    expect(await costOf(load)).toEqual([['detention', 1.25, 15_625]]);
  });
});

describe('A proposed charge', () => {
  it('follows a correction of the times and of the appointment, and goes with them', async () => {
    const load = await waited(ISSUE);
    const [proposed] = await chargesOf(load);
    await correct(load, 1, [at('07:40'), at('12:00')]);
    expect(await costOf(load)).toEqual([['detention', 2, 25_000]]);
    await appoint(load, at('09:00'));
    expect(await costOf(load)).toEqual([['detention', 1, 12_500]]);
    const [changed] = await chargesOf(load);
    expect(changed?.id).toBe(proposed?.id);
    expect(changed?.updated_at).not.toBe(proposed?.updated_at);
    await correct(load, 1, [at('07:40'), null]);
    expect(await chargesOf(load)).toEqual([]);
  });

  it('can’t be approved over a newer version', async () => {
    const load = await waited(ISSUE);
    const [seen] = await chargesOf(load);
    await correct(load, 1, [at('07:40'), at('12:00')]);
    const { error } = await project.as('admin').rpc('approve_charge', {
      _id: seen?.id,
      _seen: seen?.updated_at,
      _request_id: randomUUID(),
    });
    expect(error?.code).toBe('PT412');
  });

  it('doesn’t change once it’s approved, and has no second one beside it', async () => {
    const load = await waited(ISSUE);
    const [proposed] = await chargesOf(load);
    if (proposed) await decide('approve', proposed);
    await correct(load, 1, [at('07:40'), at('16:00')]);
    expect(await costOf(load)).toEqual(ISSUE_COST);
    const [approved] = await chargesOf(load);
    expect(approved?.approved_at).not.toBeNull();
    // Dispatch withdraws it to bill the corrected times.
    if (approved) await decide('withdraw', approved);
    expect(await costOf(load)).toEqual([...ISSUE_COST, ['detention', 6, 75_000]]);
  });

  it('is outdated once the appointment, the times or the terms differ from those it was approved for', async () => {
    const load = await waited(ISSUE);
    const isOutdated = async (caller: 'admin' | 'customer' = 'admin') =>
      (
        await project
          .as(caller)
          .from('charges')
          .select('is_outdated')
          .eq('load_id', load)
          .is('withdrawn_at', null)
      ).data?.map(({ is_outdated }) => is_outdated as boolean);
    const [proposed] = await chargesOf(load);
    expect(await isOutdated()).toEqual([false]);
    if (proposed) await decide('approve', proposed);
    expect(await isOutdated()).toEqual([false]);
    // A correction that changes nothing, or only seconds, isn't billed differently.
    await correct(load, 1, [at('07:40'), '2025-01-14T18:10:30Z']);
    expect(await isOutdated()).toEqual([false]);

    await appoint(load, at('09:00'));
    expect(await isOutdated()).toEqual([true]);
    expect(await isOutdated('customer')).toEqual([false]);
    await appoint(load, at('08:00'));
    await correct(load, 1, [at('07:40'), at('12:00')]);
    expect(await isOutdated()).toEqual([true]);
    await correct(load, 1, [at('07:40'), at('13:10')]);
    for (const term of ['free_minutes', 'detention_cents']) {
      const change = (by: number) =>
        project.sql(
          `update public.offers set ${term} = ${term} + $2
           where id = (select offer_id from public.loads where id = $1)`,
          [load, by],
        );
      await project.sql('alter table public.offers disable trigger offers_keep_sent');
      await change(15);
      expect([term, await isOutdated()]).toEqual([term, [true]]);
      await change(-15);
      await project.sql('alter table public.offers enable trigger offers_keep_sent');
      expect([term, await isOutdated()]).toEqual([term, [false]]);
    }

    await appoint(load, at('09:00'));
    const [approved] = await chargesOf(load);
    if (approved) await decide('withdraw', approved);
    expect(await costOf(load)).toEqual([...ISSUE_COST, ['detention', 2.25, 28_125]]);
    expect(await isOutdated()).toEqual([false]);
  });

  it('returns after it was rejected only for other times', async () => {
    const load = await waited(ISSUE);
    const [proposed] = await chargesOf(load);
    if (proposed) await decide('withdraw', proposed);
    await project.sql(
      `update public.load_stops set time_zone = 'America/Chicago' where load_id = $1 and sequence = 1`,
      [load],
    );
    await project.sql(
      `update public.load_stops set time_zone = 'America/New_York' where load_id = $1 and sequence = 1`,
      [load],
    );
    const open = async () =>
      (await chargesOf(load)).filter(({ withdrawn_at }) => withdrawn_at === null);
    expect(await open()).toEqual([]);
    await correct(load, 1, [at('07:40'), at('12:00')]);
    expect(await open()).toMatchObject([{ quantity: 2 }]);
  });

  it('keeps its kind when dispatch edits it', async () => {
    const load = await waited(ISSUE);
    const [proposed] = await chargesOf(load);
    const save = (kind: string) =>
      project.as('admin').rpc('save_charge', {
        _id: proposed?.id,
        _load_id: load,
        _seen: proposed?.updated_at,
        _request_id: randomUUID(),
        _charge: {
          kind,
          description: 'Waiting',
          quantity: 3,
          unit: 'hour',
          currency: 'USD',
          rate_cents: 12_500,
        },
      });
    expect((await save('other')).error).toMatchObject({
      code: REFUSED,
      message:
        'This charge was computed from the times at a stop and keeps its kind. Withdraw it and add another.',
    });
    expect((await save('detention')).error).toBeNull();
    expect(await costOf(load)).toEqual([['detention', 3, 37_500]]);
  });

  it('isn’t made on an invoiced load, where the driver can still report', async () => {
    const load = await offered();
    await report(load, 1, 'arrived', ago(600));
    await project.sql(
      `insert into public.invoices (id, load_id, number, currency, total_cents, bill, content, content_sha256)
       values (gen_random_uuid(), $1, 'I-2026-90002', 'USD', 1, '{}', '{}', private.text_sha256('{}'))`,
      [load],
    );
    expect(await report(load, 1, 'departed', ago(1))).toBeNull();
    expect((await stopOf(load, 1)).departed_at).not.toBeNull();
    expect(await chargesOf(load)).toEqual([]);
  });
});

it('drivers, pilot cars and others see no proposed charge; the driver sees the free time', async () => {
  const load = await waited(ISSUE, { free_minutes: 90 });
  for (const caller of ['driver', 'pilot', 'customer', 'moderator', 'carrier'] as const) {
    expect([caller, await chargesOf(load, caller)]).toEqual([caller, []]);
  }
  const freeFor = async (caller: 'admin' | 'driver') =>
    (await project.as(caller).from('loads').select('free_minutes').eq('id', load)).data;
  expect(await freeFor('driver')).toEqual([{ free_minutes: 90 }]);
  expect(await freeFor('admin')).toEqual([{ free_minutes: 90 }]);
  await project.sql('update public.loads set driver_id = null where id = $1', [load]);
  expect(await freeFor('driver')).toEqual([]);
  const plain = await assigned();
  expect(
    (await project.as('driver').from('loads').select('free_minutes').eq('id', plain)).data,
  ).toEqual([{ free_minutes: null }]);
});

import { beforeAll, describe, expect, it } from 'vitest';
import { FORBIDDEN, PEOPLE, REFUSED, useProject } from './support/project.ts';
import { A_RATE, inHours, type Pilot, slotHelpers } from './support/slots.ts';

const project = useProject();
const admin = () => project.as('admin');
const { plan, slot, offer, answer, ...helpers } = slotHelpers(project);
/** Unlike any other number in the data. */
const CENTS = 8_765_432;
let robin: Pilot;
let dale: Pilot;
beforeAll(async () => {
  robin = helpers.demoPilot();
  dale = await helpers.pilot();
});
const ratesOf = async (client: Pilot['client'], slotId: string) =>
  (
    await client
      .from('load_escorts')
      .select('rate:escort_rates(amount_cents)')
      .eq('slot_id', slotId)
      .not('rate', 'is', null)
  ).data;

describe('A rate', () => {
  it('a rate pays for its miles or days, or its minimum', async () => {
    for (const [rate, amount] of [
      [A_RATE, 21_450],
      [{ ...A_RATE, minimum_cents: 33_000 }, 33_000],
      [{ ...A_RATE, quantity: 0.5, rate_cents: 1 }, 1],
      [{ unit: 'day', quantity: 2, currency: 'CAD', rate_cents: 45_000 }, 90_000],
    ] as const) {
      const id = await slot(await plan());
      expect((await offer(id, [robin.id], { rate })).error).toBeNull();
      expect(await ratesOf(admin(), id)).toEqual([{ rate: { amount_cents: amount } }]);
    }
  });

  it.each([
    [{ ...A_RATE, rate_cents: 0 }, 'Rate: enter an amount above $0.00.'],
    [{ ...A_RATE, rate_cents: 1.5 }, 'A value of this rate isn’t a number or not in the list.'],
    [{ ...A_RATE, rate_cents: 'x' }, 'A value of this rate isn’t a number or not in the list.'],
    [{ ...A_RATE, unit: 'hour' }, 'Enter a rate per mile, per day or flat, and its currency.'],
    [{ ...A_RATE, currency: null }, 'Enter a rate per mile, per day or flat, and its currency.'],
    [{ ...A_RATE, quantity: -2 }, 'Enter how many miles or days, more than 0.'],
    [{ ...A_RATE, minimum_cents: -1 }, 'A rate can’t exceed $999,999.99.'],
  ])('%j is refused, and no one gets the offer', async (rate, message) => {
    const id = await slot(await plan());
    expect((await offer(id, [robin.id], { rate })).error).toMatchObject({ code: REFUSED, message });
    expect(await helpers.escortsOf(id)).toEqual([]);
  });

  it('a changed rate makes a new offer', async () => {
    const id = await slot(await plan());
    await offer(id, [robin.id], { rate: A_RATE });
    const terms = async () =>
      (
        await project.sql<{ at: string }>(
          'select terms_changed_at::text as at from public.load_escorts where slot_id = $1',
          [id],
        )
      )[0]?.at;
    const first = await terms();
    expect((await offer(id, [robin.id], { rate: A_RATE })).data).toBe(0);
    expect(await terms()).toBe(first);
    expect((await offer(id, [robin.id], { rate: { ...A_RATE, rate_cents: 210 } })).data).toBe(1);
    expect(await terms()).not.toBe(first);
  });

  it('reaches only its own pilot car and admins in every API response', async () => {
    const load = await plan({ driver_id: PEOPLE.driver });
    const id = await slot(load);
    const second = await slot(load, { position: 'lead' });
    await offer(id, [dale.id], {
      rate: { ...A_RATE, unit: 'flat', quantity: 1, rate_cents: CENTS },
    });
    await offer(second, [robin.id], { rate: A_RATE });
    await answer(dale, id, 'accepted');
    await answer(robin, second, 'accepted');
    const exposed = await project.sql<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace
       and relkind in ('r', 'p', 'v') and not relispartition`,
    );
    for (const caller of ['visitor', 'pilot', 'driver', 'broker', 'moderator'] as const) {
      const client = project.as(caller);
      const answers: unknown[] = [];
      for (const { name } of exposed) answers.push((await client.from(name).select('*')).data);
      for (const [name, args] of [
        ['my_escort_jobs', {}],
        ['load_people', { _load_ids: [load] }],
        ['load_start_problems', { _load_id: load }],
        ['admin_search', { _text: String(CENTS) }],
        ['latest_activity', { _limit: 100 }],
        ['cancellation_fees', { _load_id: load }],
      ] as const) {
        answers.push((await client.rpc(name, args)).data);
      }
      answers.push(
        (await client.from('loads').select('*, load_escorts(*, escort_rates(*))').eq('id', load))
          .data,
      );
      expect([caller, JSON.stringify(answers).includes(String(CENTS))]).toEqual([caller, false]);
    }
    expect(await ratesOf(dale.client, id)).toEqual([{ rate: { amount_cents: CENTS } }]);
    expect(await ratesOf(admin(), id)).toEqual([{ rate: { amount_cents: CENTS } }]);
  });

  it('appears in no realtime change or log', async () => {
    const published = await project.sql(
      `select from pg_publication_tables
       where pubname = 'supabase_realtime' and tablename = 'escort_rates'`,
    );
    expect(published).toEqual([]);
    expect(
      await project.sql('select from public.activity_log where label like $1', [
        `%${String(CENTS)}%`,
      ]),
    ).toEqual([]);
  });

  it('a rate is hidden once the offer ends or is declined, and 30 days after the job', async () => {
    const load = await plan();
    const id = await slot(load);
    await offer(id, [robin.id, dale.id], { rate: A_RATE, lapses: inHours(5) });
    expect(await ratesOf(robin.client, id)).toHaveLength(1);
    await answer(robin, id, 'declined');
    expect(await ratesOf(robin.client, id)).toEqual([]);
    await answer(dale, id, 'accepted');
    expect(await ratesOf(dale.client, id)).toHaveLength(1);
    await project.sql(
      `update public.loads set closed_at = now() - interval '31 days' where id = $1`,
      [load],
    );
    expect(await ratesOf(dale.client, id)).toEqual([]);
    expect(await ratesOf(admin(), id)).toHaveLength(2);
  });

  it('can be written only through an admin’s offer', async () => {
    const id = await slot(await plan());
    await offer(id, [robin.id], { rate: A_RATE });
    for (const caller of ['pilot', 'driver', 'moderator', 'admin'] as const) {
      const { error } = await project
        .as(caller)
        .from('escort_rates')
        .update({ rate_cents: CENTS })
        .eq('unit', 'mile');
      expect([caller, error?.code]).toEqual([caller, FORBIDDEN]);
    }
    for (const caller of ['pilot', 'driver', 'moderator'] as const) {
      expect((await offer(id, [robin.id], { caller })).error?.code).toBe(FORBIDDEN);
    }
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { cancelHelpers } from './support/cancel-load.ts';
import { answerTo } from './support/offers.ts';
import { type Caller, FORBIDDEN, PEOPLE, type Person, useProject } from './support/project.ts';
import { limitForms } from './support/rate-limits.ts';
import { A_RATE, slotHelpers } from './support/slots.ts';
import { starts } from './support/start.ts';

const project = useProject();
const { cancel, offeredLoad, statusOf } = cancelHelpers(project);
const { offer: offerEscort, plan } = starts(project);
const admin = () => project.as('admin');

const feesOf = async (load: string, caller: Caller = 'admin') =>
  answerTo<Record<string, unknown>[]>(
    project.as(caller).rpc('cancellation_fees', { _load_id: load }),
  );
async function pay(load: string, jurisdiction: string, cents: number, currency = 'USD') {
  const { data } = await admin()
    .from('load_permits')
    .insert({ load_id: load, jurisdiction, permit_number: `${jurisdiction}-1`, status: 'applied' })
    .select('id')
    .single();
  await admin()
    .from('permit_costs')
    .insert({ permit_id: data?.id as string, cents, currency });
}

beforeAll(() => limitForms(project, 1000, 10_000));

describe('The fees of a cancellation', () => {
  it('the fees are TONU, paid permits and booked pilot cars, each in its currency', async () => {
    const load = await offeredLoad();
    await pay(load, 'OH', 11_000);
    await pay(load, 'ON', 9_900, 'CAD');
    const due = [
      { kind: 'tonu', rate_cents: 140_000, currency: 'USD', is_due: true },
      { description: 'OH permit OH-1', rate_cents: 11_000, currency: 'USD', is_due: true },
      { description: 'ON permit ON-1', rate_cents: 9_900, currency: 'CAD', is_due: false },
    ];
    await offerEscort(load, 'offered');
    expect((await feesOf(load)).data).toMatchObject(due);
    await project.sql(`update public.load_escorts set status = 'accepted' where load_id = $1`, [
      load,
    ]);
    expect((await feesOf(load)).data).toMatchObject([
      ...due,
      {
        kind: 'no_go',
        description: 'Booked: Lead car',
        quantity: 100,
        rate_cents: 210,
        is_due: false,
      },
    ]);
  });

  it('list pilot cars at the rates they were promised, instead of the offer’s', async () => {
    const load = await offeredLoad();
    const { slot, pilot, offer, answer } = slotHelpers(project);
    for (const [states, rate] of [
      [['IN'], A_RATE],
      [['OH'], { ...A_RATE, minimum_cents: 33_000 }],
    ] as const) {
      const driver = await pilot();
      const id = await slot(load, { states });
      await offer(id, [driver.id], { rate });
      expect(await answer(driver, id, 'accepted')).toBeNull();
    }
    expect((await feesOf(load)).data).toMatchObject([
      { kind: 'tonu' },
      {
        kind: 'no_go',
        description: 'Booked: Chase car for IN',
        quantity: 110,
        unit: 'mile',
        rate_cents: 195,
        is_due: false,
      },
      {
        description: 'Booked: Chase car for OH',
        quantity: 1,
        unit: 'flat',
        rate_cents: 33_000,
        is_due: false,
      },
    ]);
  });

  it('a load without an accepted offer has no fees, and only admins see fees', async () => {
    const load = await plan({ quote_id: null });
    await pay(load, 'OH', 11_000);
    expect((await feesOf(load)).data).toEqual([]);
    for (const caller of (Object.keys(PEOPLE) as Person[]).filter((one) => one !== 'admin')) {
      expect((await feesOf(load, caller)).error?.code).toBe(FORBIDDEN);
      expect((await cancel(load, { caller })).error?.code).toBe(FORBIDDEN);
    }
    expect(await statusOf(load)).toBe('assigned');
  });
});

import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boardReader, clearBoard } from './support/board.ts';
import { cancelHelpers } from './support/cancel-load.ts';
import { loadCostHelpers } from './support/load-costs.ts';
import { answerTo } from './support/offers.ts';
import { PEOPLE, useProject } from './support/project.ts';
import { limitForms } from './support/rate-limits.ts';

const project = useProject();
const { listed, read } = boardReader(project);
const { cancel } = cancelHelpers(project);
/** Quoted: permits $420.00, escorts $500.00. */
const { accepted, charge, escort, permitCost, saveCost } = loadCostHelpers(project);

/** The leaked amounts by load, of which the board shows the sums. */
async function leaked(): Promise<Record<string, string>> {
  const { data } = await answerTo<{ load_id: string; currency: string; cents: number }[]>(
    project.as('admin').rpc('board_leakage'),
  );
  const numbers = await read();
  const sums: Record<string, number> = {};
  for (const { currency, cents } of data) sums[currency] = (sums[currency] ?? 0) + cents;
  expect(numbers).toMatchObject({ leakage_loads: data.length, leakage_cents: sums });
  expect((await listed('leakage')).sort()).toEqual(data.map(({ load_id }) => load_id).sort());
  return Object.fromEntries(
    data.map(({ load_id, currency, cents }) => [load_id, `${currency} ${String(cents)}`]),
  );
}

beforeAll(() => limitForms(project, 1000, 10_000));
beforeEach(() => clearBoard(project));

describe('Leakage', () => {
  it('is what permits and pilot cars cost above the quote, each for itself', async () => {
    const [permits, escorts, under, fuel] = [
      await accepted(),
      await accepted(),
      await accepted(),
      await accepted(),
    ];
    await permitCost(permits, 'TX', 30_000);
    await permitCost(permits, 'AR', 20_000);
    // Pilot cars under the quote don't hide the permits.
    await escort(permits, 'lead', { cents: 10_000 });
    await escort(escorts, 'lead', { cents: 45_000 });
    await escort(escorts, 'chase', { cents: 30_000 });
    await permitCost(under, 'TX', 42_000);
    await escort(under, 'chase', { cents: 50_000 });
    await escort(under, 'lead', { cents: 90_000, status: 'declined' });
    await saveCost(fuel, 'fuel', 999_000);
    await saveCost(fuel, 'driver', 999_000);
    expect(await leaked()).toEqual({ [permits]: 'USD 8000', [escorts]: 'USD 25000' });
  });

  it('never compares dollars of two countries', async () => {
    const [ours, theirs] = [await accepted(), await accepted('CAD')];
    await permitCost(ours, 'TX', 90_000, 'CAD');
    await escort(ours, 'lead', { cents: 90_000, currency: 'CAD' });
    await permitCost(theirs, 'TX', 90_000);
    expect(await leaked()).toEqual({});
    await permitCost(theirs, 'OK', 43_000, 'CAD');
    await permitCost(ours, 'OK', 52_000);
    expect(await leaked()).toEqual({ [ours]: 'USD 10000', [theirs]: 'CAD 1000' });
  });

  it('is detention and layover that no one has approved, until someone decides', async () => {
    const [waiting, decided] = [await accepted(), await accepted()];
    await charge(waiting, 'detention', 37_500);
    await charge(waiting, 'layover', 85_000);
    await charge(waiting, 'other', 5_000);
    await charge(decided, 'detention', 25_000, { isApproved: true });
    await charge(decided, 'layover', 85_000);
    await project.sql(
      `update public.charges set withdrawn_at = now() where load_id = $1 and approved_at is null`,
      [decided],
    );
    expect(await leaked()).toEqual({ [waiting]: 'USD 122500' });
  });

  it('isn’t what was charged on to the customer', async () => {
    const load = await accepted();
    await permitCost(load, 'TX', 50_000);
    await escort(load, 'lead', { cents: 60_000 });
    await charge(load, 'amendment', 6_000, { isApproved: true });
    expect(await leaked()).toEqual({ [load]: 'USD 12000' });
    await charge(load, 'permit', 2_000, { isApproved: true });
    await charge(load, 'escort', 10_000, { isApproved: true });
    expect(await leaked()).toEqual({});
  });

  it('of a canceled load is what its permits and completed escorts cost beyond the fees', async () => {
    const fee = (kind: string, rate_cents: number) => ({
      kind,
      description: 'Fee',
      quantity: 1,
      currency: 'USD',
      rate_cents,
    });
    const [charged, booked, kept] = [await accepted(), await accepted(), await accepted()];
    for (const load of [charged, kept]) await permitCost(load, 'TX', 40_000);
    await escort(charged, 'lead', { cents: 30_000, status: 'completed' });
    // Only booked, so it costs what the no-go fee says.
    await escort(booked, 'lead', { cents: 90_000 });
    const cancelWith = async (load: string, charges: object[]) => {
      expect((await cancel(load, { from: 'planned', charges })).error).toBeNull();
    };
    await cancelWith(charged, [fee('tonu', 150_000), fee('permit', 40_000), fee('no_go', 30_000)]);
    await cancelWith(booked, [fee('no_go', 20_000)]);
    // The offer that covered this permit isn't billed, and a TONU fee pays for the truck.
    await cancelWith(kept, [fee('tonu', 150_000)]);
    expect(await leaked()).toEqual({ [kept]: 'USD 40000' });
  });

  it('counts loads with a cost, a pilot car or a proposal of the last 30 days', async () => {
    const loads = [await accepted(), await accepted(), await accepted()] as const;
    await permitCost(loads[0], 'TX', 50_000);
    await escort(loads[1], 'lead', { cents: 60_000 });
    await charge(loads[2], 'detention', 12_500);
    expect(Object.keys(await leaked())).toHaveLength(3);
    for (const [table, column] of [
      ['permit_costs', 'updated_at'],
      ['load_escorts', 'answered_at'],
      ['charges', 'created_at'],
    ] as const) {
      await project.sql(`alter table public.${table} disable trigger user`);
      await project.sql(`update public.${table} set ${column} = now() - interval '31 days'`);
      await project.sql(`alter table public.${table} enable trigger user`);
    }
    expect(await leaked()).toEqual({});
  });

  it('a load’s driver can’t find out', async () => {
    const load = await accepted();
    await permitCost(load, 'TX', 50_000);
    await project.sql('delete from public.assignments where driver_id = $1', [PEOPLE.driver]);
    await project.sql('update public.loads set driver_id = $2 where id = $1', [
      load,
      PEOPLE.driver,
    ]);
    const { data } = await answerTo<{ loads: number }[]>(
      project.as('driver').rpc('load_status_counts', { _list: 'leakage' }),
    );
    expect(data.reduce((sum, { loads }) => sum + loads, 0)).toBe(0);
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { cancelHelpers } from './support/cancel-load.ts';
import { flat, loadCostHelpers } from './support/load-costs.ts';
import { answerTo } from './support/offers.ts';
import { PEOPLE, REFUSED, STALE, useProject } from './support/project.ts';
import { limitForms } from './support/rate-limits.ts';

const project = useProject();
const { accepted, charge, escort, lines, permitCost, saveCost } = loadCostHelpers(project);
const { cancel } = cancelHelpers(project);
const admin = () => project.as('admin');

beforeAll(() => limitForms(project, 1000, 10_000));

describe('Quoted and actual', () => {
  it('has a line for each kind, state and position, quoted or not', async () => {
    const load = await accepted();
    await permitCost(load, 'TX', 31_000);
    await permitCost(load, 'AR', 9_000);
    await escort(load, 'chase', { status: 'completed' });
    await escort(load, 'lead', { cents: 52_000 });
    await saveCost(load, 'fuel', 70_000);
    await charge(load, 'detention', 12_500, { isApproved: true });
    await charge(load, 'layover', 85_000);
    expect(await lines(load)).toEqual([
      // Charged to the customer as quoted.
      ['linehaul', 'Linehaul', 'USD', 900_000, 900_000, true],
      ['fuel', '', 'USD', 60_000, 70_000, true],
      ['permit', 'TX', 'USD', 24_000, 31_000, true],
      ['permit', 'OK', 'USD', 18_000, null, true],
      ['permit', 'AR', 'USD', null, 9_000, true],
      ['escort', 'lead', 'USD', 50_000, 52_000, false],
      ['escort', 'chase', 'USD', null, 40_000, true],
      ['accessorial', 'Tarps', 'USD', 15_000, 15_000, true],
      ['driver', '', 'USD', null, null, true],
      ['charge', 'detention', 'USD', null, 12_500, true],
    ]);
  });

  it('is an estimate while a permit has no cost, a rate isn’t agreed or a job isn’t completed', async () => {
    const load = await accepted();
    await permitCost(load, 'TX', 31_000);
    await permitCost(load, 'TX', null);
    await escort(load, 'lead', { cents: 52_000 });
    await escort(load, 'lead', { cents: null, status: 'completed' });
    await escort(load, 'high_pole', { status: 'offered' });
    await escort(load, 'high_pole', { status: 'withdrawn' });
    const found = (await lines(load)).filter(([kind]) => kind === 'permit' || kind === 'escort');
    expect(found).toEqual([
      ['permit', 'TX', 'USD', 24_000, 31_000, false],
      ['permit', 'OK', 'USD', 18_000, null, true],
      ['escort', 'lead', 'USD', 50_000, 52_000, false],
    ]);
  });

  it('a line of the offer without a position or state covers those without a line of their own', async () => {
    const load = await accepted('USD', 'visitor', [
      flat('escort', 'Lead car', 50_000, { escort_position: 'lead' }),
      flat('escort', 'Pilot cars', 100_000),
      flat('permit', 'Permits', 40_000),
    ]);
    await escort(load, 'lead', { status: 'completed' });
    await escort(load, 'chase', { status: 'completed' });
    await escort(load, 'high_pole', { cents: 30_000 });
    await permitCost(load, 'TX', 31_000);
    expect((await lines(load)).filter(([kind]) => kind === 'permit' || kind === 'escort')).toEqual([
      ['permit', '', 'USD', 40_000, 31_000, true],
      ['escort', 'lead', 'USD', 50_000, 40_000, true],
      ['escort', '', 'USD', 100_000, 70_000, false],
    ]);
  });

  it('pays a pilot car’s minimum, and never adds dollars of two countries', async () => {
    const load = await accepted();
    await permitCost(load, 'TX', 31_000);
    await permitCost(load, 'TX', 5_000, 'CAD');
    await escort(load, 'lead', { cents: 100, minimum: 45_000 });
    await escort(load, 'lead', { cents: 30_000, currency: 'CAD' });
    await saveCost(load, 'fuel', 70_000, { currency: 'CAD' });
    const found = (await lines(load)).map(([kind, detail, currency, quoted, actual]) =>
      [kind, detail, currency, quoted, actual].join(' '),
    );
    expect(found).toEqual(
      expect.arrayContaining([
        'permit TX USD 24000 31000',
        'permit TX CAD  5000',
        'escort lead USD 50000 45000',
        'escort lead CAD  30000',
        'fuel  USD 60000 ',
        'fuel  CAD  70000',
      ]),
    );
  });

  it('a canceled load is charged its fees only, and costs nothing for a pilot car that was only booked', async () => {
    const load = await accepted();
    await escort(load, 'lead', { cents: 52_000 });
    await escort(load, 'chase', { status: 'completed' });
    const fee = {
      kind: 'tonu',
      description: 'TONU',
      quantity: 1,
      currency: 'USD',
      rate_cents: 150_000,
    };
    expect((await cancel(load, { from: 'planned', charges: [fee] })).error).toBeNull();
    expect((await lines(load)).filter(([, , , , actual]) => actual !== null)).toEqual([
      ['escort', 'chase', 'USD', null, 40_000, true],
      ['charge', 'tonu', 'USD', null, 150_000, true],
    ]);
  });
});

describe('A cost that dispatch enters', () => {
  const versionOf = async (load: string) =>
    (await admin().from('load_costs').select('updated_at').eq('load_id', load).single()).data
      ?.updated_at as string;

  it('is saved once, changed from the version seen, and removed', async () => {
    const load = await accepted();
    expect((await saveCost(load, 'driver', 80_000)).error).toBeNull();
    const first = await versionOf(load);
    expect(await saveCost(load, 'driver', 80_000)).toMatchObject({ error: null, data: first });
    expect((await saveCost(load, 'driver', 90_000)).error?.code).toBe(STALE);
    expect((await saveCost(load, 'driver', null)).error?.code).toBe(STALE);
    expect((await saveCost(load, 'driver', 90_000, { seen: first })).error).toBeNull();
    expect((await saveCost(load, 'driver', 95_000, { seen: first })).error?.code).toBe(STALE);
    const { data: log } = await admin()
      .from('activity_log')
      .select('action, label')
      .match({ subject: 'cost', record_id: load })
      .order('id');
    expect(log?.map(({ action }) => action as string)).toEqual(['created', 'updated']);
    expect(log?.[0]?.label).toMatch(/^L-\d{4}-\d+: driver$/u);

    expect(
      (await saveCost(load, 'driver', null, { seen: await versionOf(load) })).error,
    ).toBeNull();
    expect((await saveCost(load, 'driver', null)).error).toBeNull();
    expect((await admin().from('load_costs').select('*').eq('load_id', load)).data).toEqual([]);
  });

  it.each([
    ['fuel', 0, 'USD', 'Cost: enter an amount above $0.00.'],
    ['fuel', -5, 'USD', 'Cost: enter an amount above $0.00.'],
    ['fuel', 1.5, 'USD', 'Cost: enter whole cents.'],
    ['fuel', 1_000_000_000, 'USD', 'Cost: the amount can’t exceed $9,999,999.99.'],
    ['fuel', 5, 'EUR', 'Choose a currency.'],
    ['tolls', 5, 'USD', 'Choose fuel or driver.'],
  ])('%s %d %s is refused', async (kind, cents, currency, message) => {
    const { error } = await saveCost(
      (await admin().from('loads').select('id').limit(1).single()).data?.id as string,
      kind,
      cents,
      { currency },
    );
    expect(error).toMatchObject({ code: REFUSED, message });
  });

  it('is refused on a load that was deleted', async () => {
    expect((await saveCost(randomUUID(), 'fuel', 5)).error).toMatchObject({
      code: REFUSED,
      message: 'This load was deleted.',
    });
  });
});

describe('Who sees costs', () => {
  /** Unlike any other number in the data. */
  const CENTS = 7_654_321;

  it('only admins, in every API response', async () => {
    const load = await accepted('USD', 'customer');
    await saveCost(load, 'fuel', CENTS);
    await escort(load, 'lead', {});
    await project.sql('delete from public.assignments where driver_id = $1', [PEOPLE.driver]);
    await project.sql('update public.loads set driver_id = $2 where id = $1', [
      load,
      PEOPLE.driver,
    ]);
    const exposed = await project.sql<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace
       and relkind in ('r', 'p', 'v') and not relispartition`,
    );
    const readBy = async (caller: 'admin' | 'driver' | 'pilot' | 'customer' | 'moderator') => {
      const client = project.as(caller);
      const answers: unknown[] = [];
      for (const { name } of exposed) answers.push((await client.from(name).select('*')).data);
      for (const [name, args] of [
        ['board_leakage', {}],
        ['board_numbers', {}],
        ['my_bills', {}],
        ['load_start_problems', { _load_id: load }],
        ['latest_activity', { _limit: 100 }],
        ['admin_search', { _text: String(CENTS) }],
      ] as const) {
        answers.push((await client.rpc(name, args)).data);
      }
      const { data } = await client
        .from('loads')
        .select('costs_compared, load_costs(*)')
        .eq('id', load)
        .maybeSingle();
      return [
        JSON.stringify(answers).includes(String(CENTS)),
        (data?.costs_compared ?? null) as unknown,
      ];
    };
    expect(await readBy('admin')).toEqual([true, expect.any(Array)]);
    for (const caller of ['driver', 'pilot', 'customer', 'moderator'] as const) {
      expect([caller, ...(await readBy(caller))]).toEqual([caller, false, null]);
      const { error } = await answerTo(project.as(caller).rpc('board_leakage'));
      expect(error?.code).toBe('42501');
    }
  });

  it('they appear in no realtime change and no log', async () => {
    const published = await project.sql(
      `select from pg_publication_tables
       where pubname = 'supabase_realtime' and tablename = 'load_costs'`,
    );
    expect(published).toEqual([]);
    expect(
      await project.sql(`select from public.activity_log where label like '%7654321%'
        or label like '%76,543.21%'`),
    ).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aDraft, aLine, answerTo, offerHelpers } from './support/offers.ts';
import { REFUSED, useProject } from './support/project.ts';
import { limitForms } from './support/rate-limits.ts';
import { aLoad } from './support/rows.ts';

const project = useProject();
const offers = offerHelpers(project);
const admin = () => project.as('admin');

const RGN = '9-axle RGN with jeep and booster';
const RGN_ID = 'f1000000-0000-4000-8000-000000000004';
const DEFAULTS = {
  mile_cents: 850,
  configuration_mile_cents: {},
  minimum_cents: 150_000,
  fuel_mile_cents: 88,
  fuel_percent: null,
  escort_mile_cents: 210,
  escort_day_cents: 65_000,
  permit_cents: {},
  cost_mile_cents: 510,
};

beforeAll(() => limitForms(project, 1000, 10_000));
beforeEach(async () => {
  const { error } = await admin().from('price_settings').update(DEFAULTS).eq('only_row', true);
  expect(error).toBeNull();
  await project.sql('delete from public.permit_costs');
});
const setPrices = async (parts: Record<string, unknown>) =>
  (await admin().from('price_settings').update(parts).eq('only_row', true)).error;

/** What the customer saw beside the form. */
const assessed = (positions?: readonly string[]) => ({
  rules_version: 1,
  rules_as_of: '2026-11-22',
  trailer: RGN,
  size: { width: 14, height: 15, overallLength: 95, gross: null },
  states: ['WA', 'ID', 'MT'].map((state) => ({
    state,
    expectation: 'permit',
    superload: 'not_reached',
    over: ['width'],
    isAtThreshold: false,
    escorts: {
      atLeast: 2,
      possible: 2,
      isPartlyUnknown: false,
      ...(positions !== undefined && { positions }),
    },
  })),
});
/** A transformer over 650 miles of three states. */
const MOVE = {
  origin: 'Tacoma, WA',
  destination: 'Great Falls, MT',
  equipment: '',
  length: 34,
  width: 14,
  height: 12,
};

interface Line {
  kind: string;
  jurisdiction: string | null;
  escort_position: string | null;
  quantity: number;
  unit: string;
  rate_cents: number | null;
  is_estimate: boolean;
  is_pass_through: boolean;
  source: string;
}
const linesOf = async (id: string) => {
  const { data } = await admin()
    .from('offer_lines')
    .select('*')
    .eq('offer_id', id)
    .order('position');
  return data as Line[];
};
const start = async (parts: Record<string, unknown> = {}) => {
  const { id } = await offers.start({ ...MOVE, assessment: assessed(['lead', 'chase']), ...parts });
  return id;
};

/** Issued permits of Washington with these costs, the newest last. */
async function issuePermits(costs: readonly number[], parts: Record<string, unknown> = {}) {
  for (const [index, cents] of costs.entries()) {
    const [load, permit] = [aLoad(), randomUUID()];
    await project.sql(
      'insert into public.loads (id, title, origin, destination) values ($1, $2, $3, $4)',
      [load.id, load.title, load.origin, load.destination],
    );
    await project.sql(
      `insert into public.load_permits (id, load_id, jurisdiction, status, permit_number, valid_from, valid_until)
       values ($1, $2, 'WA', 'issued', $3, '2026-01-01', '2026-01-05')`,
      [permit, load.id, `WA-${String(index)}-${permit.slice(0, 4)}`],
    );
    await project.sql(
      "update public.load_permits set issued_at = timestamptz '2026-01-01' + $2 * interval '1 day' where id = $1",
      [permit, index],
    );
    const cost = { permit_id: permit, cents, ...parts };
    expect((await admin().from('permit_costs').insert(cost)).error).toBeNull();
  }
}

describe('A new offer', () => {
  it('opens with linehaul, fuel, permits by state and pilot cars by position and state', async () => {
    const lines = await linesOf(await start());
    const miles = lines[0]?.quantity ?? 0;
    expect(miles).toBeGreaterThan(550);
    expect(miles).toBeLessThan(800);
    expect(lines.slice(0, 2)).toMatchObject([
      {
        kind: 'linehaul',
        unit: 'mile',
        rate_cents: 850,
        source: `${String(miles)} mi × $8.50, default rate`,
      },
      { kind: 'fuel', quantity: miles, rate_cents: 88, source: `${String(miles)} mi × $0.88` },
    ]);
    expect(
      lines
        .slice(2)
        .map(({ kind, escort_position, jurisdiction }) => [kind, escort_position, jurisdiction]),
    ).toEqual([
      ['permit', null, 'WA'],
      ['permit', null, 'ID'],
      ['permit', null, 'MT'],
      ['escort', 'lead', 'WA'],
      ['escort', 'lead', 'ID'],
      ['escort', 'lead', 'MT'],
      ['escort', 'chase', 'WA'],
      ['escort', 'chase', 'ID'],
      ['escort', 'chase', 'MT'],
    ]);
    expect(lines.map(({ is_estimate }) => is_estimate)).toEqual(lines.map(() => true));
    for (const { quantity, ...line } of lines.slice(5)) {
      expect(line).toMatchObject({
        unit: 'mile',
        rate_cents: 210,
        source: `${String(quantity)} mi × $2.10`,
      });
    }
  });

  it('charges a pilot car’s day, shared by its states, if the miles cost less', async () => {
    await setPrices({ escort_day_cents: 500_000 });
    const leads = (await linesOf(await start())).filter((line) => line.escort_position === 'lead');
    expect(leads.map(({ quantity, unit }) => [quantity, unit])).toEqual(
      leads.map(() => [1, 'flat']),
    );
    const sum = leads.reduce((total, { rate_cents }) => total + (rate_cents ?? 0), 0);
    expect(Math.abs(sum - 500_000)).toBeLessThan(3);
    expect(leads[0]?.source).toMatch(/^Day rate\. \d{3} mi × \$2\.10 is less$/u);
  });

  it('estimates our cost of each line that isn’t at cost', async () => {
    const id = await start();
    const { data } = await admin()
      .from('offer_line_estimates')
      .select('position, cost_cents')
      .eq('offer_id', id)
      .order('position');
    expect(data?.slice(0, 6)).toEqual([
      { position: 1, cost_cents: 510 },
      { position: 2, cost_cents: 79 },
      { position: 3, cost_cents: null },
      { position: 4, cost_cents: null },
      { position: 5, cost_cents: null },
      { position: 6, cost_cents: 175 },
    ]);
  });

  it('names the trailer of the assessment when the customer leaves it to us', async () => {
    const equipmentOf = async (id: string) =>
      (await admin().from('offers').select('equipment').eq('id', id).single()).data;
    expect(await equipmentOf(await start())).toEqual({ equipment: RGN });
    expect(await equipmentOf(await start({ equipment: 'Recommend one' }))).toEqual({
      equipment: RGN,
    });
    expect(await equipmentOf(await start({ equipment: 'Lowboy' }))).toEqual({
      equipment: 'Lowboy',
    });
    const without = await start({ assessment: null });
    expect(await equipmentOf(without)).toEqual({ equipment: '' });
  });

  it('uses the configuration’s own rate', async () => {
    await setPrices({ configuration_mile_cents: { [RGN_ID]: 1_025 } });
    const [linehaul] = await linesOf(await start());
    expect(linehaul).toMatchObject({
      rate_cents: 1_025,
      source: `${String(linehaul?.quantity)} mi × $10.25, ${RGN}`,
    });
  });

  it('charges the minimum for a short move', async () => {
    const [linehaul] = await linesOf(
      await start({ origin: 'Dayton, OH', destination: 'Columbus, OH', assessment: null }),
    );
    expect(linehaul).toMatchObject({ quantity: 1, unit: 'flat', rate_cents: 150_000 });
    expect(linehaul?.source).toMatch(/^Minimum\. \d+ mi × \$8\.50 is less$/u);
  });

  it('charges fuel in percent of the linehaul, or none', async () => {
    await setPrices({ fuel_mile_cents: null, fuel_percent: 18 });
    const [linehaul, fuel] = await linesOf(await start());
    expect(fuel).toMatchObject({
      unit: 'flat',
      rate_cents: Math.round((linehaul?.quantity ?? 0) * 850 * 0.18),
      source: '18% of the linehaul',
    });
    await setPrices({ fuel_percent: null });
    const kinds = (await linesOf(await start())).map(({ kind }) => kind);
    expect(kinds).not.toContain('fuel');
    expect((await setPrices({ fuel_mile_cents: 1, fuel_percent: 1 }))?.code).toBe(REFUSED);
  });

  it('is refused with a sentence if a price makes a line too large', async () => {
    await setPrices({ mile_cents: 9_999_999 });
    await expect(start()).rejects.toThrow(
      /^Linehaul, .*: the amount can’t exceed \$9,999,999\.99\.$/u,
    );
  });

  it('charges at least a cent', async () => {
    await setPrices({ mile_cents: 1, minimum_cents: 1, fuel_mile_cents: null, fuel_percent: 0.01 });
    const [, fuel] = await linesOf(await start());
    expect(fuel?.rate_cents).toBe(1);
  });

  it('asks for a price where we don’t know the miles', async () => {
    const lines = await linesOf(await start({ origin: 'Nowhere Special, WA' }));
    expect(lines[0]).toMatchObject({
      rate_cents: null,
      is_estimate: true,
      source: 'We don’t know the miles. Enter a price.',
    });
  });

  it('has no permits and no pilot cars for a load within legal size', async () => {
    const lines = await linesOf(await start({ length: 20, width: 8, height: 8, assessment: null }));
    expect(lines.map(({ kind }) => kind)).toEqual(['linehaul', 'fuel']);
  });

  it('places the pilot cars of a request from before positions were stored', async () => {
    const lines = await linesOf(await start({ assessment: assessed() }));
    expect(
      lines.filter(({ jurisdiction }) => jurisdiction === 'ID').map((line) => line.escort_position),
    ).toEqual([null, 'lead', 'chase']);
  });
});

describe('The cost of a permit', () => {
  const washington = async () =>
    (await linesOf(await start())).find(({ jurisdiction }) => jurisdiction === 'WA');

  it('is the median of our last ten of the state', async () => {
    await issuePermits([
      99_900, 1_000, 2_000, 3_000, 4_000, 5_000, 6_000, 7_000, 8_000, 9_000, 10_000,
    ]);
    expect(await washington()).toMatchObject({
      rate_cents: 5_500,
      is_pass_through: true,
      source: 'Median of our last 10',
    });
  });

  it('says so when there is little history, which still wins over the entered cost', async () => {
    await setPrices({ permit_cents: { WA: 7_500 } });
    expect(await washington()).toMatchObject({
      rate_cents: 7_500,
      source: 'Entered in the prices',
    });
    await issuePermits([4_000, 6_000]);
    expect(await washington()).toMatchObject({
      rate_cents: 5_000,
      source: 'Little history: 2 of ours',
    });
  });

  it('is unknown without either, and sending names the line', async () => {
    await issuePermits([4_000], { currency: 'CAD' });
    const id = await start();
    const lines = await linesOf(id);
    expect(lines[2]).toMatchObject({ rate_cents: null, source: 'No history. Enter a cost.' });
    expect((await offers.send(id)).error).toMatchObject({
      code: REFUSED,
      message: 'Line 3 (Permit, WA) needs a description and a rate.',
    });
  });
});

describe('An estimate', () => {
  const estimate = { quantity: 412, unit: 'mile', rate_cents: 850 };
  const asProposed = aLine({ ...estimate, estimate, source: '412 mi × $8.50, RGN' });
  it.each([
    ['untouched', {}, true],
    ['with another description', { description: 'Linehaul and tarp' }, true],
    ['with another rate', { rate_cents: 900 }, false],
    ['with another quantity', { quantity: 400 }, false],
    ['with another unit', { unit: 'flat' }, false],
    ['of which nothing is known', { estimate: null }, false],
  ])('%s stays one: %o', async (_, parts, isEstimate) => {
    const { id } = await offers.start();
    await offers.save(id, aDraft({ lines: [{ ...asProposed, ...parts }] }));
    expect(await linesOf(id)).toMatchObject([{ is_estimate: isEstimate }]);
    const { data } = await admin()
      .from('offer_line_estimates')
      .select('quantity, unit, rate_cents')
      .eq('offer_id', id);
    expect(data).toEqual([
      'estimate' in parts ? { quantity: null, unit: null, rate_cents: null } : estimate,
    ]);
  });

  it('can’t change once the offer was sent', async () => {
    const { id } = await offers.startSent({}, 'visitor', aDraft({ lines: [asProposed] }));
    await expect(
      project.sql('update public.offer_line_estimates set cost_cents = 1 where offer_id = $1', [
        id,
      ]),
    ).rejects.toThrow('was sent and can’t change');
    const next = await offers.revise(id);
    expect(await linesOf(next)).toMatchObject([{ is_estimate: true }]);
  });
});

it.each([{ WA: 0 }, { WA: 1.5 }, { WA: '75' }, { ZZ: 100 }])(
  'refuses permit costs like %o',
  async (permit_cents) => {
    expect((await setPrices({ permit_cents }))?.code).toBe(REFUSED);
  },
);

describe('Similar offers', () => {
  it('are accepted ones on the same lane, the nearest size first, or what the search finds', async () => {
    const accepted = async (parts: Record<string, unknown>, size: Record<string, unknown>) => {
      const { id, token, number } = await offers.startSent(
        { ...MOVE, ...parts },
        'visitor',
        aDraft(size),
      );
      await offers.accept(id, token);
      return number;
    };
    const far = await accepted({ commodity: 'Big Similarix' }, { width: 20 });
    const near = await accepted({ origin: 'Seattle, WA' }, { width: 13 });
    await accepted({ destination: 'Boise, ID' }, {});
    const open = await offers.startSent(MOVE);
    const id = await start();
    await offers.save(id, aDraft({ width: 12 }));
    const find = async (_search?: string) => {
      const call = admin().rpc('similar_offers', { _offer_id: id, ...(_search && { _search }) });
      return (await answerTo<{ number: string; load_number: string }[]>(call)).data;
    };
    const found = await find();
    const ours = found
      .map(({ number }) => number)
      .filter((one) => [far, near, open.number].includes(one));
    expect(ours).toEqual([near, far]);
    expect(found[0]?.load_number).toMatch(/^L-/u);
    expect((await find('similarix')).map(({ number }) => number)).toEqual([far]);
  });
});

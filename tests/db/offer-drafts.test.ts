import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aDraft, aLine, type Answer, answerTo, offerHelpers } from './support/offers.ts';
import { REFUSED, STALE, useProject } from './support/project.ts';
import { limitForms } from './support/rate-limits.ts';
import { aQuote } from './support/rows.ts';

const project = useProject();
const offers = offerHelpers(project);
const { track } = offers;
const admin = () => project.as('admin');
const refusal = (message: string) => ({ code: REFUSED, message });

beforeAll(() => limitForms(project, 1000, 10_000));

describe('A draft', () => {
  it('starts from the quote and the settings, with a number per year', async () => {
    const first = await offers.start({ commodity: 'Press crown', equipment: 'RGN' });
    const second = await offers.start();
    const { data } = await answerTo(
      admin().from('offers').select('*, lines:offer_lines (*)').eq('id', first.id).single(),
    );
    expect(data).toMatchObject({
      number: expect.stringMatching(/^O-\d{4}-\d{5}$/u) as string,
      version: 1,
      status: 'draft',
      commodity: 'Press crown',
      customer_email: 'jo@example.com',
      free_minutes: 120,
      detention_cents: 12_500,
    });
    expect(Number(second.number.slice(-5))).toBe(Number(first.number.slice(-5)) + 1);
  });

  it('takes the route’s states from the load assessment, in later versions too', async () => {
    const assessed = (states: string[]) => ({
      assessment: {
        rules_version: 1,
        rules_as_of: '2026-11-22',
        trailer: 'RGN',
        size: { width: 12, height: 13, overallLength: 90, gross: null },
        states: states.map((state) => ({
          state,
          expectation: 'permit',
          superload: 'not_reached',
          over: ['width'],
          isAtThreshold: false,
          escorts: { atLeast: 0, possible: 0, isPartlyUnknown: false },
        })),
      },
    });
    const route = ['OH', 'KY', 'TN', 'AR', 'TX'];
    const offer = await offers.startSent(assessed(route));
    await offers.send(await offers.revise(offer.id));
    for (const version of [1, 2]) {
      expect(await track(offer.token, version)).toMatchObject({ version, states: route });
    }
    for (const states of [
      ['OH', 'ZZ'],
      ['OH', 'OH'],
    ]) {
      const { token } = await offers.startSent(assessed(states));
      expect(await track(token)).toMatchObject({ states: [] });
    }
  });

  it('a draft is the same for two admins who start it concurrently', async () => {
    const quote = aQuote();
    await project.as('visitor').from('quotes').insert(quote);
    const numbers = await Promise.all(
      [1, 2, 3].map(async () =>
        answerTo(admin().rpc('create_offer', { _quote_id: quote.id, _offer_id: randomUUID() })),
      ),
    );
    expect(new Set(numbers.map(({ data }) => data)).size).toBe(1);
    expect((await admin().from('offers').select('id').eq('quote_id', quote.id)).data).toHaveLength(
      1,
    );
  });

  it('adds up its lines in whole cents, pass-through separately', async () => {
    const { id } = await offers.start();
    await offers.save(
      id,
      aDraft({
        lines: [
          aLine({ quantity: 1012.5, rate_cents: 985 }),
          aLine({ quantity: 3, unit: 'night', rate_cents: 15_000 }),
          aLine({
            kind: 'permit',
            jurisdiction: 'OH',
            quantity: 1,
            rate_cents: 148_500,
            is_pass_through: true,
          }),
        ],
      }),
    );
    const { data } = await admin()
      .from('offers')
      .select('fixed_cents, pass_through_cents, total_cents')
      .eq('id', id)
      .single();
    expect(data).toEqual({
      fixed_cents: 1_042_313,
      pass_through_cents: 148_500,
      total_cents: 1_190_813,
    });
  });

  it.each([
    [{ rate_cents: 0 }, 'Tarp: enter an amount above $0.00.'],
    [{ rate_cents: -5 }, 'Tarp: enter an amount above $0.00.'],
    [{ rate_cents: 1_000_000_000 }, 'Tarp: the amount can’t exceed $9,999,999.99.'],
    [{ rate_cents: 1e12 }, 'Tarp: the amount can’t exceed $9,999,999.99.'],
    [{ quantity: 1000, rate_cents: 1_000_000 }, 'Tarp: the amount can’t exceed $9,999,999.99.'],
    [{ quantity: 0.004, rate_cents: 100 }, 'Tarp: enter an amount above $0.00.'],
    [{ rate_cents: 10.5 }, 'Tarp: enter whole cents.'],
    [{ quantity: 0 }, 'Tarp: enter a quantity above 0.'],
    [{ quantity: -1 }, 'Tarp: enter a quantity above 0.'],
    [{ currency: 'CAD' }, 'All lines of an offer must be in one currency.'],
  ])('refuses a line with %o and keeps what was saved', async (parts, message) => {
    const { id } = await offers.start();
    const before = await offers.versionOf(id);
    const bad = aLine({
      kind: 'accessorial',
      description: 'Tarp',
      quantity: 1,
      unit: 'flat',
      ...parts,
    });

    const { error } = await offers.save(id, aDraft({ lines: [aLine(), bad] }));

    expect(error).toMatchObject(refusal(message));
    expect(await offers.versionOf(id)).toBe(before);
  });

  it('refuses a total of ten digits and terms of zero', async () => {
    const { id } = await offers.start();
    const large = aLine({ quantity: 1, rate_cents: 600_000_000 });
    expect((await offers.save(id, aDraft({ lines: [large, large] }))).error).toMatchObject(
      refusal('The total can’t exceed $9,999,999.99.'),
    );
    expect((await offers.save(id, aDraft({ tonu_cents: 0 }))).error).toMatchObject(
      refusal('TONU: enter an amount above $0.00.'),
    );
  });

  it.each(['0026-12-01T22:00:00Z', '2126-12-01T22:00:00Z'])(
    'refuses an end in another century: %s',
    async (valid_until) => {
      const { id } = await offers.start();
      expect((await offers.save(id, aDraft({ valid_until }))).error).toMatchObject(
        refusal('Enter a year from 2000 to 2099.'),
      );
    },
  );

  it('has one currency, no matter what writes the lines', async () => {
    const { id } = await offers.start();
    const inCad = project.sql(
      `insert into public.offer_lines (offer_id, position, kind, description, currency)
       values ($1, 9, 'fuel', 'Fuel', 'CAD')`,
      [id],
    );
    await expect(inCad).rejects.toThrow('foreign key');
    await offers.save(id, aDraft({ currency: 'CAD' }));
    const { data } = await admin().from('offer_lines').select('currency').eq('offer_id', id);
    expect(data?.map(({ currency }) => currency as string)).toEqual(['CAD', 'CAD']);
  });

  it('keeps a pilot car’s position and state and where a price comes from, in later versions too', async () => {
    const lead = {
      kind: 'escort',
      jurisdiction: 'TX',
      escort_position: 'lead',
      source: '412 mi × $2.10',
    };
    const { id } = await offers.startSent({}, 'visitor', aDraft({ lines: [aLine(lead)] }));
    const next = await offers.revise(id);
    for (const version of [id, next]) {
      const { data } = await admin().from('offer_lines').select('*').eq('offer_id', version);
      expect(data).toMatchObject([lead]);
    }
    const wrong = aDraft({ lines: [aLine({ escort_position: 'lead' })] });
    expect((await offers.save(next, wrong)).error?.code).toBe(REFUSED);
  });

  it('a draft is stale for a colleague who saved an older version; repeating a save changes nothing', async () => {
    const { id } = await offers.start();
    const seen = await offers.versionOf(id);
    const call = { _offer_id: id, _seen: seen, _request_id: randomUUID(), _offer: aDraft() };
    const saved = await answerTo<string>(admin().rpc('save_offer', call));
    expect(saved.error).toBeNull();

    expect((await offers.save(id, aDraft({ message: 'Mine' }), seen)).error?.code).toBe(STALE);
    const again = await answerTo(admin().rpc('save_offer', call));
    expect(again).toMatchObject({ error: null, data: saved.data });
    expect(await offers.versionOf(id)).toBe(saved.data);
  });

  it('a draft is stale without the version that was seen', async () => {
    const { id } = await offers.start();
    const parts = { _offer_id: id, _seen: null };
    const once = { ...parts, _request_id: randomUUID() };
    for (const [name, sent] of [
      ['save_offer', { ...once, _offer: aDraft({ commodity: 'Boiler' }) }],
      ['send_offer', once],
      ['discard_offer', parts],
    ] as const) {
      const { error } = await answerTo(admin().rpc(name, sent));
      expect([name, error?.code]).toEqual([name, STALE]);
    }
  });

  it('can be discarded, and the version before is the latest again', async () => {
    const { id } = await offers.startSent();
    const draft = await offers.revise(id);
    const seen = await offers.versionOf(draft);
    await offers.save(draft, aDraft());
    const discard = async (_seen: string): Promise<Answer> =>
      answerTo(admin().rpc('discard_offer', { _offer_id: draft, _seen }));
    expect((await discard(seen)).error?.code).toBe(STALE);
    expect((await discard(await offers.versionOf(draft))).error).toBeNull();
    const { data } = await admin().from('offers').select('id, is_latest').eq('id', id);
    expect(data).toEqual([{ id, is_latest: true }]);
  });
});

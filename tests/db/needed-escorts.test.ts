import { beforeAll, describe, expect, it } from 'vitest';
import { aDraft, aLine, answerTo, offerHelpers } from './support/offers.ts';
import { permitHelpers } from './support/permit-helpers.ts';
import { FORBIDDEN, type Caller, REFUSED, useProject } from './support/project.ts';
import { limitForms } from './support/rate-limits.ts';
import { aQuote } from './support/rows.ts';
import { starts } from './support/start.ts';

const project = useProject();
const { freeDriver, permit, plan, problems, start } = starts(project);
const { enter, legsOf } = permitHelpers(project);
const desk = offerHelpers(project);
const admin = () => project.as('admin');

beforeAll(() => limitForms(project, 10_000, 100_000));
beforeAll(freeDriver);

const assessment = (states: Record<string, object>) => ({
  rules_version: 1,
  rules_as_of: '2026-11-22',
  trailer: '9-axle RGN',
  size: { width: 12, height: 13, overallLength: 90, gross: 80_000 },
  states: Object.entries(states).map(([state, escorts]) => ({
    state,
    expectation: 'permit',
    superload: 'not_reached',
    over: ['width'],
    isAtThreshold: false,
    escorts: { atLeast: 0, possible: 0, isPartlyUnknown: false, ...escorts },
  })),
});
/** A load from Ohio to Indiana whose customer saw these escorts. */
const assessed = async (states: Record<string, object>) => {
  const { data } = await project
    .as('service')
    .from('quotes')
    .insert(aQuote({ assessment: assessment(states) }))
    .select('id')
    .single<{ id: string }>();
  return plan({ quote_id: data?.id });
};
/** The same from an accepted offer with these pilot cars. */
const offered = async (
  lines: readonly (readonly [string | null, string])[],
  states?: Record<string, object>,
) => {
  const cars = lines.map(([jurisdiction, position]) =>
    aLine({ kind: 'escort', description: 'Pilot car', jurisdiction, escort_position: position }),
  );
  const offer = await desk.startSent(
    { origin: 'Dayton, OH', destination: 'Gary, IN' },
    'customer',
    aDraft({ width: 8, lines: [aLine(), ...cars] }),
  );
  await desk.accept(offer.id, offer.token);
  const [load] = await desk.loadsOf(offer.id);
  const id = load?.['id'] as string;
  if (states !== undefined) {
    await project.sql(
      `update public.quotes set assessment = $2::text::jsonb
       where id = (select quote_id from public.loads where id = $1)`,
      [id, JSON.stringify(assessment(states))],
    );
  }
  return id;
};
const addSlot = async (load: string, position: string, ...states: string[]) =>
  project.sql(
    `insert into public.escort_slots (id, load_id, sequence, position, states, time_zone)
     select gen_random_uuid(), $1, 1, $2::text::public.escort_position, $3, 'America/New_York'`,
    [load, position, states],
  );
const missing = async (load: string) =>
  (await problems(load)).filter((problem) => problem.startsWith('escort_missing'));
const waive = async (
  load: string,
  jurisdiction: string | null,
  position: string | null,
  reason: string | null,
  caller: Caller = 'admin',
) =>
  (
    await project.as(caller).rpc('set_escort_not_needed', {
      _load_id: load,
      _jurisdiction: jurisdiction,
      _position: position,
      _reason: reason,
    })
  ).error;
const IN_LEAD = { positions: ['lead'], atLeast: 1 };

describe('A needed escort', () => {
  it.each([
    [
      'the permit',
      async () => {
        const load = await plan();
        await permit(load, 'IN', { permit_number: '4471', escorts: ['lead'] });
        return load;
      },
      'permit 4471',
    ],
    ['the offer', async () => offered([['IN', 'lead']]), 'offer'],
  ] as const)(
    'that %s names blocks the start until a slot covers its state',
    async (_by, make, source) => {
      const load = await make();
      expect(await missing(load)).toEqual([`escort_missing: No lead pilot car for IN (${source})`]);
      await addSlot(load, 'lead', 'OH');
      await addSlot(load, 'chase', 'IN');
      expect(await missing(load)).toHaveLength(1);
      await addSlot(load, 'lead', 'OH', 'IN');
      expect(await missing(load)).toEqual([]);
    },
  );

  it('that the assessment names blocks the start, in an older request by the number of cars', async () => {
    const load = await assessed({ OH: { atLeast: 2 }, IN: IN_LEAD });
    expect(await missing(load)).toEqual([
      'escort_missing: No lead pilot car for IN (assessment)',
      'escort_missing: No pilot car for OH (assessment)',
    ]);
    expect((await start('driver', load))?.message).toContain('No pilot car for OH (assessment)');
    await addSlot(load, 'chase', 'OH');
    await addSlot(load, 'police', 'OH');
    expect(await missing(load)).toContain(
      'escort_missing: Only 1 of 2 pilot cars for OH (assessment)',
    );
    await addSlot(load, 'lead', 'OH', 'IN');
    expect(await missing(load)).toEqual([]);
  });

  it('is what an issued permit lists, whatever the assessment and the offer say for its state', async () => {
    const load = await offered(
      [
        ['IN', 'high_pole'],
        [null, 'steer'],
      ],
      { IN: IN_LEAD, OH: { positions: ['chase'] } },
    );
    expect(
      (await permit(load, 'IN', { permit_number: '4472', escorts: ['chase', 'chase'] })).error,
    ).toBeNull();
    expect(await missing(load)).toEqual([
      'escort_missing: No chase pilot car for IN (permit 4472)',
      'escort_missing: No chase pilot car for OH (assessment)',
    ]);
    await addSlot(load, 'chase', 'IN', 'OH');
    expect(await missing(load)).toEqual([
      'escort_missing: Only 1 of 2 chase pilot cars for IN (permit 4472)',
    ]);
  });

  it('stays needed beside a permit that lists none, or that isn’t issued', async () => {
    const load = await assessed({ IN: IN_LEAD });
    await permit(load, 'IN', { escorts: [] });
    expect(await missing(load)).toHaveLength(1);
    await permit(load, 'OH', { status: 'applied', escorts: ['chase'] });
    expect(await missing(load)).toHaveLength(1);
  });

  it('of an offer that names no state needs one slot anywhere', async () => {
    const load = await offered([[null, 'lead']]);
    expect(await missing(load)).toEqual(['escort_missing: No lead pilot car (offer)']);
    await addSlot(load, 'lead', 'OH');
    expect(await missing(load)).toEqual([]);
  });

  it('counts each line of the offer as a car', async () => {
    const load = await offered([
      ['IN', 'chase'],
      ['IN', 'chase'],
    ]);
    await addSlot(load, 'chase', 'IN');
    expect(await missing(load)).toEqual([
      'escort_missing: Only 1 of 2 chase pilot cars for IN (offer)',
    ]);
  });

  it('of a state that the load doesn’t cross isn’t needed', async () => {
    expect(await missing(await assessed({ KY: IN_LEAD }))).toEqual([]);
  });

  it('blocks the entry of its state, too', async () => {
    await freeDriver();
    const load = await plan();
    expect(await start('driver', load)).toBeNull();
    expect(
      (await permit(load, 'IN', { permit_number: '4473', escorts: ['lead'] })).error,
    ).toBeNull();
    const [, indiana] = await legsOf(load);
    expect((await enter(indiana?.id))?.message).toContain('No lead pilot car for IN (permit 4473)');
    expect(await waive(load, 'IN', 'lead', 'The permit office waived it.')).toBeNull();
    await project.sql(
      `update public.load_permits set valid_from = current_date - 1 where load_id = $1`,
      [load],
    );
    expect(await enter(indiana?.id)).toBeNull();
  });
});

describe('“Not needed”', () => {
  it('needs a reason, which the log keeps, and can be undone', async () => {
    const load = await assessed({ IN: IN_LEAD });
    expect((await waive(load, 'IN', 'lead', ' '))?.code).toBe(REFUSED);
    expect(await waive(load, 'IN', 'lead', 'Daylight,\nunder 12 ft.')).toBeNull();
    expect(await waive(load, 'IN', 'lead', 'Again')).toBeNull();
    expect(await missing(load)).toEqual([]);
    const { data: needs } = await answerTo(admin().rpc('escort_needs', { _load_id: load }));
    expect(needs).toMatchObject([
      { jurisdiction: 'IN', position: 'lead', not_needed_reason: 'Daylight, under 12 ft.' },
    ]);
    expect(await waive(load, 'IN', 'lead', null)).toBeNull();
    expect(await waive(load, 'IN', 'lead', null)).toBeNull();
    expect(await missing(load)).toHaveLength(1);
    const { data } = await project
      .as('driver')
      .from('load_events')
      .select('note')
      .eq('load_id', load)
      .order('created_at');
    expect(data?.map(({ note }) => note as string)).toEqual([
      'Not needed: lead pilot car for IN. Reason: Daylight, under 12 ft.',
      'Needed again: lead pilot car for IN',
    ]);
    const activity = await project.sql(
      `select from public.activity_log where record_id = $1 and subject = 'escort_slot'`,
      [load],
    );
    expect(activity).toHaveLength(2);
  });

  it('counts only for its state and position', async () => {
    const load = await assessed({ OH: IN_LEAD, IN: { positions: ['lead', 'chase'] } });
    await waive(load, 'IN', 'lead', 'x');
    expect(await missing(load)).toEqual([
      'escort_missing: No chase pilot car for IN (assessment)',
      'escort_missing: No lead pilot car for OH (assessment)',
    ]);
  });

  it('is for admins', async () => {
    const load = await assessed({ IN: IN_LEAD });
    await waive(load, 'IN', 'lead', 'x');
    for (const caller of ['driver', 'pilot', 'customer', 'moderator', 'visitor'] as const) {
      expect([caller, await waive(load, 'IN', 'lead', 'x', caller)]).toMatchObject([
        caller,
        { code: FORBIDDEN },
      ]);
      const client = project.as(caller);
      expect((await client.rpc('escort_needs', { _load_id: load })).error?.code).toBe(FORBIDDEN);
      expect((await client.from('escorts_not_needed').select('*')).data ?? []).toEqual([]);
      const row = { load_id: load, jurisdiction: 'OH', reason: 'x' };
      expect((await client.from('escorts_not_needed').insert(row)).error).not.toBeNull();
    }
  });
});

import { describe, expect, it } from 'vitest';
import { DAYS, INSURED, type Paper, coverHelpers } from './support/cover-helpers.ts';
import { REFUSED, useProject } from './support/project.ts';
import { inHours } from './support/slots.ts';

const project = useProject();
const {
  plan,
  slot,
  offer,
  answer,
  confirm,
  statusOf,
  problems,
  pilotWith,
  offered,
  covers,
  brief,
} = coverHelpers(project);
const admin = () => project.as('admin');
const rule = (work_state: string, issuing_state: string | null, is_accepted: boolean) =>
  admin()
    .from('certificate_rules')
    .insert({ work_state, issuing_state, is_accepted, source: 'Manual', checked_on: '2026-11-22' });

describe('Accepting an escort', () => {
  it('shows an admin with the escort what covers it', async () => {
    const pilot = await pilotWith({ state: 'IN', until: '2031-03-07' });
    const slotId = await offered(pilot);
    const read = async (client: typeof pilot.client) =>
      (await client.from('load_escorts').select('covers').eq('slot_id', slotId).single()).data;
    expect(await covers(admin(), slotId)).toHaveLength(2);
    expect(await read(admin())).toEqual({ covers: await covers(admin(), slotId) });
    // Pilot cars call escort_covers, which says it without a load they can't read.
    expect(await read(pilot.client)).toEqual({ covers: null });
  });

  it('needs a certificate and insurance through the last local day', async () => {
    const pilot = await pilotWith({ state: 'IN', until: '2031-03-07' }, { until: '2031-03-07' });
    const id = await offered(pilot);
    expect(await brief(pilot, id)).toEqual(['IN covered', 'insurance covered']);
    expect(await answer(pilot, id, 'accepted')).toBeNull();
  });

  it.each([
    [
      'a certificate that expires the day before the last',
      [{ state: 'IN', until: '2031-03-06' }, INSURED],
      'IN certificate expires Mar 6, 2031, before the job ends Mar 7, 2031',
    ],
    [
      'a certificate that expired',
      [{ state: 'IN', until: '2031-03-04' }, INSURED],
      'IN certificate expired Mar 4, 2031',
    ],
    [
      'a certificate that starts later',
      [{ state: 'IN', from: '2031-03-06', until: '2032-01-01' }, INSURED],
      'IN certificate starts Mar 6, 2031, after the job starts Mar 5, 2031',
    ],
    ['no certificate', [INSURED], 'No certificate for IN'],
    ['no insurance', [{ state: 'IN', until: '2032-01-01' }], 'No insurance on file'],
    [
      'insurance that expires',
      [{ state: 'IN', until: '2032-01-01' }, { until: '2031-03-06' }],
      'Insurance expires Mar 6, 2031, before the job ends Mar 7, 2031',
    ],
    ['nothing', [], 'No certificate for IN; No insurance on file'],
  ])('accepting an escort is refused with %s', async (_, papers: Paper[], gaps) => {
    const pilot = await pilotWith(...papers);
    const id = await offered(pilot);
    expect(await answer(pilot, id, 'accepted')).toMatchObject({
      code: REFUSED,
      message: `Your certificates and insurance don’t cover this job: ${gaps}.`,
    });
    expect(await statusOf(id, pilot)).toBe('offered');
    expect(await answer(pilot, id, 'declined')).toBeNull();
  });

  // 6:30 UTC on March 8 is half past midnight in Chicago, and March 7 in Los Angeles.
  it('counts days in the time zone of the slot', async () => {
    const pilot = await pilotWith({ state: 'IN', until: '2031-03-07' }, INSURED);
    const id = await offered(pilot, { ends_at: '2031-03-08T06:30:00Z' });
    expect((await answer(pilot, id, 'accepted'))?.message).toMatch(
      /before the job ends Mar 8, 2031/u,
    );
    const pacific = await offered(pilot, {
      ends_at: '2031-03-08T06:30:00Z',
      time_zone: 'America/Los_Angeles',
    });
    expect(await answer(pilot, pacific, 'accepted')).toBeNull();
  });

  it('treats two consecutive papers as one', async () => {
    const pilot = await pilotWith(
      { state: 'IN', until: '2031-03-05' },
      { state: 'IN', from: '2031-03-06', until: '2032-01-01' },
      INSURED,
    );
    const id = await offered(pilot);
    expect(await answer(pilot, id, 'accepted')).toBeNull();
    const gap = await pilotWith(
      { state: 'IN', until: '2031-03-05' },
      { state: 'IN', from: '2031-03-07', until: '2032-01-01' },
      INSURED,
    );
    expect((await answer(gap, await offered(gap), 'accepted'))?.message).toMatch(/IN certificate/u);
  });

  it('checks today if the job has no days or has already started', async () => {
    const tomorrow = inHours(48).slice(0, 10);
    const pilot = await pilotWith({ state: 'IN', until: tomorrow }, INSURED);
    const times = { meet_at: null, ends_at: null };
    const open = await slot(await plan({ pickup_at: null, delivery_at: null }), times);
    await offer(open, [pilot.id]);
    expect(await brief(pilot, open)).toEqual(['IN covered', 'insurance covered']);
    const late = await offered(pilot, {
      meet_at: '2025-01-01T12:00Z',
      ends_at: '2025-01-02T12:00Z',
    });
    expect(await brief(pilot, late)).toEqual(['IN covered', 'insurance covered']);
    const former = await pilotWith({ state: 'IN', until: '2025-06-01' }, INSURED);
    const lateToo = await offered(former, {
      meet_at: '2025-01-01T12:00Z',
      ends_at: '2025-01-02T12:00Z',
    });
    expect(await brief(former, lateToo)).toEqual(['IN expired', 'insurance covered']);
  });

  it('uses the load’s states when the offer has no slot', async () => {
    const pilot = await pilotWith({ state: 'OH', until: '2032-01-01' }, INSURED);
    const load = await plan();
    await project.sql(
      `insert into public.load_escorts (load_id, pilot_id, position) values ($1, $2, 'lead')`,
      [load, pilot.id],
    );
    const { data } = await pilot.client.from('load_escorts').select('id, terms_changed_at');
    const [escort] = data as { id: string; terms_changed_at: string }[];
    const { error } = await pilot.client.rpc('answer_escort', {
      _escort_id: escort?.id,
      _from: 'offered',
      _to: 'accepted',
      _seen: escort?.terms_changed_at,
    });
    expect(error?.message).toBe(
      'Dispatch has to confirm this job first: It isn’t known whether IN accepts a certificate from OH.',
    );
  });
});

describe('A certificate of another state', () => {
  it('covers a state that accepts it, not one that refuses it or isn’t known to', async () => {
    const pilot = await pilotWith({ state: 'WA', until: '2032-01-01' }, INSURED);
    await rule('MN', 'WA', true);
    await rule('NY', 'WA', false);
    const id = await offered(pilot, { states: ['WA', 'MN', 'NY', 'ID'] });
    expect(await brief(pilot, id)).toEqual([
      'WA covered',
      'MN covered',
      'NY missing',
      'ID not_known',
      'insurance covered',
    ]);
    expect((await answer(pilot, id, 'accepted'))?.message).toBe(
      'Your certificates and insurance don’t cover this job: No certificate for NY; It isn’t known whether ID accepts a certificate from WA.',
    );
  });

  it('a certificate of another state is listed with others that aren’t known to be accepted', async () => {
    const until = '2032-01-01';
    const pilot = await pilotWith({ state: 'NE', until }, { state: 'KS', until }, INSURED);
    const id = await offered(pilot, { states: ['ID'] });
    expect((await covers(pilot.client, id))[0]?.problem).toBe(
      'It isn’t known whether ID accepts a certificate from KS, NE',
    );
  });

  it('does not help once it has expired', async () => {
    const pilot = await pilotWith({ state: 'WA', until: '2031-03-06' }, INSURED);
    await rule('UT', 'WA', true);
    const id = await offered(pilot, { states: ['UT', 'ID'] });
    expect(await brief(pilot, id)).toEqual(['UT expired', 'ID missing', 'insurance covered']);
  });

  it('isn’t needed where a state requires none; insurance still is', async () => {
    const pilot = await pilotWith();
    await rule('WY', null, true);
    await rule('VT', null, false);
    const id = await offered(pilot, { states: ['WY', 'VT'] });
    expect(await brief(pilot, id)).toEqual(['WY none_needed', 'VT missing', 'insurance missing']);
  });

  it('can’t have a rule for its own state, and only admins read or write rules', async () => {
    expect((await rule('OH', 'OH', false)).error?.code).toBe(REFUSED);
    for (const caller of ['pilot', 'moderator', 'driver', 'visitor'] as const) {
      const { data } = await project.as(caller).from('certificate_rules').select('id');
      expect([caller, data ?? []]).toEqual([caller, []]);
    }
  });
});

describe('After accepting', () => {
  it('a gap blocks the start until the papers cover the job again', async () => {
    const pilot = await pilotWith({ state: 'IN', until: '2031-03-07' }, INSURED);
    const load = await plan();
    const id = await slot(load, DAYS);
    await offer(id, [pilot.id]);
    await answer(pilot, id, 'accepted');
    await confirm(pilot, id);
    expect(await problems(load)).toEqual([]);
    await admin().from('escort_slots').update({ ends_at: '2031-03-08T20:00:00Z' }).eq('id', id);
    await confirm(pilot, id);
    expect(await problems(load)).toEqual([
      'Chase car for IN: IN certificate expires Mar 7, 2031, before the job ends Mar 8, 2031',
    ]);
    await project.sql(
      `update public.pilot_papers set expires_on = '2032-01-01' where pilot_id = $1`,
      [pilot.id],
    );
    expect(await problems(load)).toEqual([]);
  });
});

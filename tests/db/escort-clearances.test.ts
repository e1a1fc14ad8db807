import { describe, expect, it } from 'vitest';
import { INSURED, coverHelpers } from './support/cover-helpers.ts';
import { FORBIDDEN, PEOPLE, REFUSED, STALE, useProject } from './support/project.ts';

const project = useProject();
const { answer, pilotWith, offered, covers, clear } = coverHelpers(project);
const admin = () => project.as('admin');

describe('Dispatch', () => {
  const UNKNOWN = 'It isn’t known whether ID accepts a certificate from OR';
  const waiting = async () => {
    const pilot = await pilotWith({ state: 'OR', until: '2032-01-01' }, INSURED);
    return { pilot, id: await offered(pilot, { states: ['ID'] }) };
  };

  it('confirms a state that isn’t known, for this pilot car and job, and it’s in the load’s log', async () => {
    const { pilot, id } = await waiting();
    const second = await offered(pilot, {
      states: ['ID'],
      meet_at: '2031-04-05T13:30:00Z',
      ends_at: '2031-04-06T13:30:00Z',
    });
    expect((await answer(pilot, id, 'accepted'))?.message).toBe(
      `Dispatch has to confirm this job first: ${UNKNOWN}.`,
    );
    expect(await clear(id, 'ID', UNKNOWN)).toBeNull();
    expect(await clear(id, 'ID', UNKNOWN)).toBeNull();
    expect(await covers(pilot.client, id)).toMatchObject([
      { item: 'ID', cover: 'not_known', is_cleared: true, reason: null, cleared_by: null },
      { item: 'insurance', is_cleared: false },
    ]);
    expect(await answer(pilot, id, 'accepted')).toBeNull();
    expect((await answer(pilot, second, 'accepted'))?.message).toMatch(/^Dispatch has to confirm/u);
    const notes = await project.sql(
      `select note, author_id from public.load_events as event
       join public.escort_slots as slot on slot.load_id = event.load_id
       where slot.id = $1 and note like 'Confirmed%'`,
      [id],
    );
    expect(notes).toEqual([
      { note: expect.stringContaining(`for ID: ${UNKNOWN}`) as string, author_id: PEOPLE.admin },
    ]);
    const logged = await project.sql(
      `select actor_id, target_id from public.activity_log
       where action = 'cleared' and subject = 'escort' and target_id = $1`,
      [pilot.id],
    );
    expect(logged).toEqual([{ actor_id: PEOPLE.admin, target_id: pilot.id }]);
  });

  it('overrides a gap only with a reason, which admins read and the log keeps', async () => {
    const pilot = await pilotWith({ state: 'IN', until: '2031-03-06' }, INSURED);
    const id = await offered(pilot);
    const problem = 'IN certificate expires Mar 6, 2031, before the job ends Mar 7, 2031';
    for (const reason of [undefined, ' ', 'x'.repeat(501)]) {
      expect(await clear(id, 'IN', problem, reason)).toMatchObject({
        code: REFUSED,
        message: 'Enter a reason of up to 500 characters.',
      });
    }
    expect(await clear(id, 'IN', problem, 'Renewal is paid, called the office')).toBeNull();
    expect((await covers(admin(), id))[0]).toMatchObject({
      cover: 'expired',
      is_cleared: true,
      reason: 'Renewal is paid, called the office',
      cleared_by: 'Morgan Ellery',
    });
    expect((await covers(pilot.client, id))[0]).toMatchObject({ is_cleared: true, reason: null });
    expect(await answer(pilot, id, 'accepted')).toBeNull();
    const [note] = await project.sql<{ note: string }>(
      `select note from public.load_events where note like 'Allowed%Renewal is paid%'`,
    );
    expect(note?.note).toContain(`despite: ${problem}. Reason: Renewal is paid`);
  });

  it('confirms again when the gap changes', async () => {
    const { pilot, id } = await waiting();
    expect((await clear(id, 'ID', 'Another problem'))?.code).toBe(STALE);
    await clear(id, 'ID', UNKNOWN);
    await project.sql(
      `update public.pilot_papers set issuing_state = 'NV' where pilot_id = $1 and kind = 'certificate'`,
      [pilot.id],
    );
    expect((await answer(pilot, id, 'accepted'))?.message).toMatch(/a certificate from NV/u);
  });

  it('can do either only as an admin', async () => {
    const { pilot, id } = await waiting();
    for (const caller of ['pilot', 'driver', 'moderator'] as const) {
      expect((await clear(id, 'ID', UNKNOWN, 'Please', project.as(caller)))?.code).toBe(FORBIDDEN);
      expect(await covers(project.as(caller), id)).toEqual([]);
    }
    expect((await pilot.client.from('escort_clearances').select('id')).data).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FORBIDDEN, PEOPLE, REFUSED, STALE, useProject } from './support/project.ts';
import { slotOffers } from './support/slot-offers.ts';
import { inHours } from './support/slots.ts';

const project = useProject();
const admin = () => project.as('admin');
const { plan, slot, offer, answer, confirm, problems, escortsOf, offered, pilots } =
  slotOffers(project);

describe('Adding slots', () => {
  const add = (load: string, slots: unknown) =>
    admin().rpc('add_escort_slots', { _load_id: load, _slots: slots });
  const a = (parts: object = {}) => ({
    id: randomUUID(),
    position: 'lead',
    states: ['OH'],
    ...parts,
  });

  it('adds all at once, in order, and nothing when repeated', async () => {
    const load = await plan();
    const slots = [a(), a({ position: 'police', states: ['IN'], channel: 'CB 17' })];
    expect((await add(load, slots)).data).toBe(2);
    expect((await add(load, slots)).data).toBe(0);
    const { data } = await admin()
      .from('escort_slots')
      .select('position, states, channel, time_zone')
      .eq('load_id', load)
      .order('sequence');
    expect(data).toEqual([
      { position: 'lead', states: ['OH'], channel: '', time_zone: 'America/New_York' },
      { position: 'police', states: ['IN'], channel: 'CB 17', time_zone: 'America/New_York' },
    ]);
  });

  it.each([
    [[a(), a({ states: [] })], 'Lead car: choose the states it covers, each once.'],
    [[a({ states: ['OH', 'OH'] })], 'Lead car: choose the states it covers, each once.'],
    [[a({ states: ['XX'] })], 'Lead car: choose the states it covers, each once.'],
    [[a({ position: 'rear' })], 'A value of this slot isn’t in the list.'],
    [[a({ position: null })], 'Choose a position.'],
    [
      [a({ meet_at: '2031-01-02T00:00Z', ends_at: '2031-01-01T00:00Z' })],
      'Lead car for OH: the end must be after the meet time.',
    ],
    [[a({ meet_at: '0026-12-01T06:30Z' })], 'Lead car for OH: enter a year from 2000 to 2099.'],
    [[], 'Add 1 to 40 escort slots.'],
    [{}, 'Add 1 to 40 escort slots.'],
  ])('refuses %j and adds none', async (slots, message) => {
    const load = await plan();
    expect((await add(load, slots)).error).toMatchObject({ code: REFUSED, message });
    const { data } = await admin().from('escort_slots').select('id').eq('load_id', load);
    expect(data).toEqual([]);
  });

  it('refuses a closed load', async () => {
    const load = await plan({ status: 'cancelled' });
    expect((await add(load, [a()])).error?.message).toMatch(/^This load is closed/u);
  });

  it('adding slots is for admins only', async () => {
    const load = await plan();
    for (const caller of ['pilot', 'driver', 'moderator', 'customer'] as const) {
      const answers = await project
        .as(caller)
        .rpc('add_escort_slots', { _load_id: load, _slots: [a()] });
      expect([caller, answers.error?.code]).toEqual([caller, FORBIDDEN]);
    }
  });
});

describe('A slot', () => {
  it('a slot with a pilot car can’t be deleted; without one it goes with its offers', async () => {
    const { id } = await offered();
    await answer(pilots.robin, id, 'accepted');
    const remove = async () => (await admin().from('escort_slots').delete().eq('id', id)).error;
    expect((await remove())?.code).toBe(REFUSED);
    await answer(pilots.robin, id, 'offered');
    expect(await remove()).toBeNull();
    expect(await escortsOf(id)).toEqual([]);
  });

  it('keeps its load from being deleted while a pilot car has it or an offer for it', async () => {
    const { load, id } = await offered();
    const remove = async () => (await admin().from('loads').delete().eq('id', load)).error;
    expect(await remove()).toMatchObject({
      code: REFUSED,
      message: 'A driver or pilot car has this load. Cancel it instead: that emails them.',
    });
    await answer(pilots.robin, id, 'accepted');
    expect((await remove())?.code).toBe(REFUSED);
    await project.sql(`update public.load_escorts set status = 'withdrawn' where slot_id = $1`, [
      id,
    ]);
    expect(await remove()).toBeNull();
    expect(await escortsOf(id)).toEqual([]);
  });

  it('a slot with offers can’t become a police escort, and only a police escort can be marked as arranged', async () => {
    const { id } = await offered();
    const change = async (columns: object) =>
      (await admin().from('escort_slots').update(columns).eq('id', id)).error;
    expect(await change({ position: 'police' })).toMatchObject({
      code: REFUSED,
      message: 'Pilot cars have offers for this slot. Add a slot for the police instead.',
    });
    expect((await change({ is_arranged: true }))?.code).toBe(REFUSED);
    expect(await change({ position: 'steer' })).toBeNull();
    const { data } = await admin().from('load_escorts').select('position').eq('slot_id', id);
    expect(data).toEqual([{ position: 'steer' }, { position: 'steer' }]);
  });

  it('the load’s log has a slot and its answers, without the offers that ended', async () => {
    const { load, id } = await offered();
    await answer(pilots.robin, id, 'accepted');
    const log = await project.sql<{ entry: string }>(
      `select subject || ' ' || action || coalesce(' ' || new_status, '') || ': ' || label as entry
       from public.activity_log where record_id = $1 and subject::text like 'escort%' order by id`,
      [load],
    );
    expect(log.map(({ entry }) => entry)).toEqual([
      'escort_slot created: Press bed, Chase car for IN',
      'escort created: Press bed',
      'escort created: Press bed',
      'escort status_changed accepted: Press bed',
    ]);
  });

  it('gets a log entry when its pilot car, or dispatch for them, confirms; a repeat adds none', async () => {
    const { load, id } = await offered();
    await answer(pilots.robin, id, 'accepted');
    const confirmations = () =>
      project.sql(
        `select actor_id, target_id, old_status from public.activity_log
         where record_id = $1 and subject = 'escort' and new_status = 'confirmed' order by id`,
        [load],
      );
    expect(await confirm(pilots.robin, id)).toBeNull();
    expect(await confirm(pilots.robin, id)).toBeNull();
    const byRobin = {
      actor_id: pilots.robin.id,
      target_id: pilots.robin.id,
      old_status: 'accepted',
    };
    expect(await confirmations()).toEqual([byRobin]);
    await admin().from('escort_slots').update({ meet_place: 'Gate 4' }).eq('id', id);
    expect(await confirmations()).toEqual([byRobin]);
    expect(await confirm(pilots.robin, id, admin())).toBeNull();
    expect(await confirmations()).toMatchObject([byRobin, { actor_id: PEOPLE.admin }]);
  });
});

describe('Readiness', () => {
  it('names each slot until its pilot car has confirmed, and again when the terms change', async () => {
    const load = await plan();
    const id = await slot(load, { states: ['OH', 'IN'] });
    expect(await problems(load)).toEqual(['Chase car for OH, IN has no pilot car yet']);
    await offer(id, [pilots.robin.id, pilots.dale.id]);
    expect(await problems(load)).toEqual([
      'Chase car for OH, IN hasn’t been accepted (offered to 2)',
    ]);
    await answer(pilots.robin, id, 'accepted');
    expect(await problems(load)).toEqual(['Chase car for OH, IN isn’t confirmed']);
    expect((await confirm(pilots.robin, id, pilots.dale.client))?.code).toBe(STALE);
    expect(await confirm(pilots.robin, id)).toBeNull();
    expect(await problems(load)).toEqual([]);
    await admin().from('escort_slots').update({ meet_place: 'Gate 4' }).eq('id', id);
    expect(await problems(load)).toEqual(['Chase car for OH, IN isn’t confirmed']);
    // By phone.
    expect(await confirm(pilots.robin, id, admin())).toBeNull();
    expect(await problems(load)).toEqual([]);
    await admin().from('loads').update({ width: 14 }).eq('id', load);
    expect(await problems(load)).toEqual(['Chase car for OH, IN isn’t confirmed']);
  });

  it('waits for a police escort until dispatch has arranged it', async () => {
    const load = await plan();
    const id = await slot(load, { position: 'police', states: ['IN'] });
    expect(await problems(load)).toEqual(['Police escort for IN isn’t arranged']);
    await admin().from('escort_slots').update({ is_arranged: true }).eq('id', id);
    expect(await problems(load)).toEqual([]);
  });

  it('counts on the board the slots within 72 hours that aren’t confirmed', async () => {
    const count = async () =>
      ((await admin().rpc('board_numbers')).data as { escorts_to_confirm: number }[])[0]
        ?.escorts_to_confirm ?? 0;
    const before = await count();
    const load = await plan();
    const id = await slot(load, { meet_at: inHours(71), ends_at: inHours(80) });
    await slot(load, { meet_at: inHours(73) });
    expect(await count()).toBe(before + 1);
    const { data } = await admin().rpc('board_loads', { _list: 'escorts' }).select('id');
    expect(data).toContainEqual({ id: load });
    await offer(id, [pilots.robin.id]);
    await answer(pilots.robin, id, 'accepted');
    expect(await count()).toBe(before + 1);
    await confirm(pilots.robin, id);
    expect(await count()).toBe(before);
  });

  it('stops a load at the border of a state whose escort isn’t confirmed', async () => {
    const load = await plan({ driver_id: PEOPLE.driver, status: 'in_transit' });
    await slot(load, { states: ['IN'] });
    const { data: legs } = await admin()
      .from('load_legs')
      .select('id, jurisdiction')
      .eq('load_id', load)
      .order('sequence');
    const enter = async (state: string) =>
      (
        await admin().rpc('enter_leg', {
          _leg_id: legs?.find(({ jurisdiction }) => jurisdiction === state)?.id as string,
        })
      ).error?.message;
    expect(await enter('OH')).toBeUndefined();
    expect(await enter('IN')).toBe(
      'The load can’t enter IN: Chase car for IN has no pilot car yet.',
    );
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { runJob } from './support/jobs.ts';
import { FORBIDDEN, PEOPLE, REFUSED, STALE, useProject } from './support/project.ts';
import { inHours, type Pilot, slotDesk } from './support/slots.ts';

const project = useProject();
const admin = () => project.as('admin');
const { plan, slot, offer, answer, confirm, statusOf, problems, escortsOf, ...desk } =
  slotDesk(project);
let robin: Pilot;
let dale: Pilot;
beforeAll(async () => {
  robin = desk.demoPilot();
  dale = await desk.pilot();
});
const offered = async (parts: object = {}) => {
  const load = await plan();
  const id = await slot(load, parts);
  await offer(id, [robin.id, dale.id], { lapses: inHours(20) });
  return { load, id };
};
const TAKEN = { code: REFUSED, message: 'Another pilot took this job.' };

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

  it('is for admins only', async () => {
    const load = await plan();
    for (const caller of ['pilot', 'driver', 'moderator', 'customer'] as const) {
      const answers = await project
        .as(caller)
        .rpc('add_escort_slots', { _load_id: load, _slots: [a()] });
      expect([caller, answers.error?.code]).toEqual([caller, FORBIDDEN]);
    }
  });
});

describe('An offer of a slot', () => {
  it('goes to several pilot cars; a repeat changes nothing', async () => {
    const id = await slot(await plan());
    const lapses = inHours(5);
    expect((await offer(id, [robin.id, dale.id], { lapses })).data).toBe(2);
    const before = await project.sql('select * from public.load_escorts where slot_id = $1', [id]);
    expect((await offer(id, [robin.id, dale.id], { lapses })).data).toBe(0);
    const after = await project.sql('select * from public.load_escorts where slot_id = $1', [id]);
    const terms = (rows: Record<string, unknown>[]) =>
      rows.map((row) => [row['id'], row['terms_changed_at'], row['lapses_at']]).sort();
    expect(terms(after)).toEqual(terms(before));
  });

  it('is refused for drivers, the police, a closed load, a past end and no one', async () => {
    const load = await plan();
    const id = await slot(load);
    expect((await offer(id, [PEOPLE.driver])).error?.code).toBe(REFUSED);
    expect((await offer(id, [])).error?.message).toBe('Choose 1 to 30 pilot cars.');
    expect((await offer(id, [robin.id], { lapses: inHours(-1) })).error?.message).toBe(
      'The offer must end in the future.',
    );
    const police = await slot(load, { position: 'police' });
    expect((await offer(police, [robin.id])).error?.message).toMatch(/^Police escorts/u);
    await project.sql(`update public.loads set status = 'cancelled' where id = $1`, [load]);
    expect((await offer(id, [robin.id])).error?.message).toMatch(/^This load is closed/u);
    expect(await escortsOf(id)).toEqual([]);
  });

  it('shows its operator the terms and nothing of the load, until it ends', async () => {
    const load = await plan({ height: 10 });
    const id = await slot(load, {
      meet_place: 'Truck stop, I-65 exit 99',
      meet_at: '2031-03-05T13:30:00Z',
      ends_at: '2031-03-05T22:00:00Z',
      time_zone: 'America/Chicago',
    });
    await offer(id, [robin.id], { lapses: inHours(3) });
    const offers = async () =>
      ((await project.as('pilot').rpc('my_escort_jobs')).data as Record<string, unknown>[]).filter(
        (one) => one['meeting_area'] === 'Truck stop, I-65 exit 99',
      );
    expect(await offers()).toMatchObject([
      {
        position: 'chase',
        states: ['IN'],
        meet_at: expect.stringContaining('2031-03-05T13:30:00') as string,
        time_zone: 'America/Chicago',
        pickup_day: '2031-03-05',
        delivery_day: '2031-03-05',
        // The height of the load alone says nothing about bridges.
        loaded_height: null,
        has_rivals: false,
      },
    ]);
    for (const [table, column] of [
      ['loads', 'id'],
      ['escort_slots', 'load_id'],
      ['load_legs', 'load_id'],
    ] as const) {
      const { data } = await project.as('pilot').from(table).select(column).eq(column, load);
      expect([table, data]).toEqual([table, []]);
    }
    await project.sql(
      `update public.load_escorts set lapses_at = now() - interval '1 second' where slot_id = $1`,
      [id],
    );
    expect(await offers()).toEqual([]);
  });

  it('shows the size of the load on its units, and that others have it, also once accepted', async () => {
    const load = await plan({ height: 10 });
    const id = await slot(load);
    await offer(id, [robin.id, dale.id]);
    await project.sql(
      `insert into public.load_measures (id, load_id, length, width, height, weight_lbs)
       values ($1, $2, 92, 11.5, 13.75, 134000)`,
      [randomUUID(), load],
    );
    const [escort] = await project.sql<{ id: string }>(
      'select id from public.load_escorts where slot_id = $1 and pilot_id = $2',
      [id, robin.id],
    );
    const own = async () =>
      ((await robin.client.rpc('my_escort_jobs')).data as { escort_id: string }[]).filter(
        (job) => job.escort_id === escort?.id,
      );
    const size = { loaded_height: 13.75, width: 11.5, gross_lbs: 134_000 };
    expect(await own()).toMatchObject([{ status: 'offered', has_rivals: true, ...size }]);
    await answer(robin, id, 'accepted');
    expect(await own()).toMatchObject([{ status: 'accepted', has_rivals: false, ...size }]);
    await answer(robin, id, 'withdrawn');
    expect(await own()).toEqual([]);
  });

  it('can’t be accepted after its end, whatever the job has marked', async () => {
    const { load, id } = await offered();
    await project.sql(
      `update public.load_escorts set lapses_at = now() - interval '1 second' where slot_id = $1`,
      [id],
    );
    expect(await problems(load)).toEqual(['Chase car for IN has no pilot car yet']);
    const refused = {
      code: REFUSED,
      message: expect.stringMatching(/^This offer has ended/u) as string,
    };
    expect(await answer(robin, id, 'accepted')).toMatchObject(refused);
    await runJob(project, 'lapse-escort-offers');
    expect((await escortsOf(id)).map(({ status }) => status)).toEqual(['lapsed', 'lapsed']);
    expect(await answer(robin, id, 'accepted')).toMatchObject(refused);
    expect((await offer(id, [robin.id], { lapses: inHours(2) })).data).toBe(1);
    expect(await answer(robin, id, 'accepted')).toBeNull();
  });
});

describe('Accepting a slot', () => {
  it('ends the other offers, and its repeat succeeds without a second effect', async () => {
    const { id } = await offered();
    expect(await answer(robin, id, 'accepted')).toBeNull();
    expect(await answer(robin, id, 'accepted', 'offered')).toBeNull();
    expect(await statusOf(id, dale)).toBe('taken');
    expect(await answer(dale, id, 'accepted')).toMatchObject(TAKEN);
    expect(await answer(dale, id, 'accepted', 'offered')).toMatchObject(TAKEN);
    expect((await offer(id, [dale.id])).error?.message).toMatch(/^A pilot car accepted this slot/u);
  });

  it('is refused by the index even without the function', async () => {
    const { id } = await offered();
    await answer(robin, id, 'accepted');
    await expect(
      project.sql(`update public.load_escorts set status = 'accepted' where slot_id = $1`, [id]),
    ).rejects.toThrow(/load_escorts_one_per_slot/u);
  });

  it('needs the terms they saw: another meet place is another offer', async () => {
    const { id } = await offered();
    const [before] = await project.sql<{ id: string; seen: string }>(
      `select id, terms_changed_at::text as seen from public.load_escorts
       where slot_id = $1 and pilot_id = $2`,
      [id, robin.id],
    );
    await admin().from('escort_slots').update({ meet_place: 'Gate 4' }).eq('id', id);
    const { error } = await robin.client.rpc('answer_escort', {
      _escort_id: before?.id,
      _from: 'offered',
      _to: 'accepted',
      _seen: before?.seen,
    });
    expect(error?.code).toBe(STALE);
    expect(await answer(robin, id, 'accepted')).toBeNull();
  });

  it('lets the crew see the slot, and the operator the load', async () => {
    const { load, id } = await offered();
    await answer(robin, id, 'accepted');
    const seen = async (client: Pilot['client']) =>
      (await client.from('escort_slots').select('id').eq('load_id', load)).data;
    expect(await seen(robin.client)).toEqual([{ id }]);
    expect(await seen(dale.client)).toEqual([]);
  });
});

describe('Giving a slot back', () => {
  it('within ten minutes reopens it for everyone who had an offer', async () => {
    const { load, id } = await offered();
    await answer(robin, id, 'accepted');
    expect(await answer(robin, id, 'offered')).toBeNull();
    expect(await statusOf(id, dale)).toBe('offered');
    expect(await problems(load)).toEqual(['Chase car for IN hasn’t been accepted (offered to 2)']);
    expect(await answer(dale, id, 'accepted')).toBeNull();
    expect(await answer(robin, id, 'accepted')).toMatchObject(TAKEN);
  });

  it('up to 24 hours before the meet time reopens it, and closes the load to them', async () => {
    const { load, id } = await offered({ meet_at: inHours(25), ends_at: inHours(30) });
    await answer(dale, id, 'accepted');
    expect(await answer(dale, id, 'withdrawn')).toBeNull();
    expect(await statusOf(id, dale)).toBe('withdrawn');
    expect(await statusOf(id, robin)).toBe('offered');
    const { data } = await dale.client.from('loads').select('id').eq('id', load);
    expect(data).toEqual([]);
    expect(await answer(dale, id, 'accepted')).toMatchObject({ code: FORBIDDEN });
  });

  it('is refused less than 24 hours before', async () => {
    const { id } = await offered({ meet_at: inHours(23), ends_at: inHours(30) });
    await answer(dale, id, 'accepted');
    expect(await answer(dale, id, 'withdrawn')).toMatchObject({
      code: REFUSED,
      message: expect.stringMatching(/^This job starts in less than 24 hours/u) as string,
    });
    expect(await statusOf(id, dale)).toBe('accepted');
  });

  it('by dispatch reopens it, too', async () => {
    const { id } = await offered();
    await answer(robin, id, 'accepted');
    await admin().from('load_escorts').delete().eq('slot_id', id).eq('pilot_id', robin.id);
    expect(await statusOf(id, dale)).toBe('offered');
  });

  it('can’t undo a decline once someone else has the slot', async () => {
    const { id } = await offered();
    await answer(robin, id, 'declined');
    await answer(dale, id, 'accepted');
    expect(await answer(robin, id, 'offered')).toMatchObject(TAKEN);
  });
});

describe('A slot', () => {
  it('with a pilot car can’t be deleted; without one it goes with its offers', async () => {
    const { id } = await offered();
    await answer(robin, id, 'accepted');
    const remove = async () => (await admin().from('escort_slots').delete().eq('id', id)).error;
    expect((await remove())?.code).toBe(REFUSED);
    await answer(robin, id, 'offered');
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
    await answer(robin, id, 'accepted');
    expect((await remove())?.code).toBe(REFUSED);
    await project.sql(`update public.load_escorts set status = 'withdrawn' where slot_id = $1`, [
      id,
    ]);
    expect(await remove()).toBeNull();
    expect(await escortsOf(id)).toEqual([]);
  });

  it('with offers doesn’t become a police escort, and only those are arranged', async () => {
    const { id } = await offered();
    const change = async (columns: object) =>
      (await admin().from('escort_slots').update(columns).eq('id', id)).error?.code;
    expect(await change({ position: 'police' })).toBe(REFUSED);
    expect(await change({ is_arranged: true })).toBe(REFUSED);
    expect(await change({ position: 'steer' })).toBeUndefined();
    const { data } = await admin().from('load_escorts').select('position').eq('slot_id', id);
    expect(data).toEqual([{ position: 'steer' }, { position: 'steer' }]);
  });

  it('and its answers are in the log of its load, without the offers that ended', async () => {
    const { load, id } = await offered();
    await answer(robin, id, 'accepted');
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

  it('has an entry when its pilot car, or dispatch for them, confirms; a repeat adds none', async () => {
    const { load, id } = await offered();
    await answer(robin, id, 'accepted');
    const confirmations = () =>
      project.sql(
        `select actor_id, target_id, old_status from public.activity_log
         where record_id = $1 and subject = 'escort' and new_status = 'confirmed' order by id`,
        [load],
      );
    expect(await confirm(robin, id)).toBeNull();
    expect(await confirm(robin, id)).toBeNull();
    const byRobin = { actor_id: robin.id, target_id: robin.id, old_status: 'accepted' };
    expect(await confirmations()).toEqual([byRobin]);
    await admin().from('escort_slots').update({ meet_place: 'Gate 4' }).eq('id', id);
    expect(await confirmations()).toEqual([byRobin]);
    expect(await confirm(robin, id, admin())).toBeNull();
    expect(await confirmations()).toMatchObject([byRobin, { actor_id: PEOPLE.admin }]);
  });
});

describe('Readiness', () => {
  it('names each slot until its pilot car has confirmed, and again when the terms change', async () => {
    const load = await plan();
    const id = await slot(load, { states: ['OH', 'IN'] });
    expect(await problems(load)).toEqual(['Chase car for OH, IN has no pilot car yet']);
    await offer(id, [robin.id, dale.id]);
    expect(await problems(load)).toEqual([
      'Chase car for OH, IN hasn’t been accepted (offered to 2)',
    ]);
    await answer(robin, id, 'accepted');
    expect(await problems(load)).toEqual(['Chase car for OH, IN isn’t confirmed']);
    expect((await confirm(robin, id, dale.client))?.code).toBe(STALE);
    expect(await confirm(robin, id)).toBeNull();
    expect(await problems(load)).toEqual([]);
    await admin().from('escort_slots').update({ meet_place: 'Gate 4' }).eq('id', id);
    expect(await problems(load)).toEqual(['Chase car for OH, IN isn’t confirmed']);
    // By phone.
    expect(await confirm(robin, id, admin())).toBeNull();
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

  it('counts on the board what is needed within 72 hours and isn’t certain', async () => {
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
    await offer(id, [robin.id]);
    await answer(robin, id, 'accepted');
    expect(await count()).toBe(before + 1);
    await confirm(robin, id);
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

describe('Double booking', () => {
  const accepted = async (hours: [number, number]) => {
    const id = await slot(await plan(), {
      meet_at: inHours(hours[0]),
      ends_at: inHours(hours[1]),
    });
    const own = await desk.pilot();
    return { id, own };
  };

  it('of a pilot car is refused with where they are, for two loads and within one', async () => {
    const { id, own } = await accepted([200, 210]);
    await offer(id, [own.id]);
    expect(await answer(own, id, 'accepted')).toBeNull();
    const other = await plan();
    const overlapping = await slot(other, { meet_at: inHours(209), ends_at: inHours(220) });
    const after = await slot(other, { meet_at: inHours(211), ends_at: inHours(220) });
    const later = await slot(other, { meet_at: inHours(215), ends_at: inHours(225) });
    for (const one of [overlapping, after, later]) await offer(one, [own.id]);
    expect(await answer(own, overlapping, 'accepted')).toMatchObject({
      code: REFUSED,
      message: expect.stringMatching(/^You already escort Press bed from \w+ \d+, /u) as string,
    });
    expect(await answer(own, after, 'accepted')).toBeNull();
    expect((await answer(own, later, 'accepted'))?.code).toBe(REFUSED);
  });

  it('is refused by the constraint even without the trigger', async () => {
    const { id, own } = await accepted([300, 310]);
    await offer(id, [own.id]);
    await answer(own, id, 'accepted');
    await expect(
      project.sql(
        `with booked as (select * from public.load_escorts where slot_id = $1)
         insert into public.load_escorts (load_id, pilot_id, position, during)
         select load_id, pilot_id, position, during from booked`,
        [id],
      ),
    ).resolves.toBeDefined();
    await project.sql('alter table public.load_escorts disable trigger user');
    await expect(
      project.sql(
        `update public.load_escorts set during = (
           select during from public.load_escorts where slot_id = $1
         ) where pilot_id = $2 and slot_id is null`,
        [id, own.id],
      ),
    ).rejects.toThrow(/load_escorts_pilot_is_free/u);
    await project.sql('alter table public.load_escorts enable trigger user');
  });

  it('can’t arise from moving a load or a slot; canceling frees the pilot car', async () => {
    const own = await desk.pilot();
    const [one, two] = [await plan(), await plan()];
    const first = await slot(one, { meet_at: inHours(400), ends_at: inHours(410) });
    const second = await slot(two, { meet_at: inHours(420), ends_at: inHours(430) });
    for (const id of [first, second]) {
      await offer(id, [own.id]);
      expect(await answer(own, id, 'accepted')).toBeNull();
    }
    const move = async () =>
      (
        await admin()
          .from('escort_slots')
          .update({ meet_at: inHours(405) })
          .eq('id', second)
      ).error;
    expect(await move()).toMatchObject({ code: REFUSED });
    await project.sql(`update public.loads set status = 'cancelled' where id = $1`, [one]);
    expect(await move()).toBeNull();
    // Reopening would book them twice.
    await expect(
      project.sql(`update public.loads set status = 'planned' where id = $1`, [one]),
    ).rejects.toThrow(/already escorts Press bed/u);
  });
});

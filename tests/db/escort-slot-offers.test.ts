import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { runJob } from './support/jobs.ts';
import { FORBIDDEN, PEOPLE, REFUSED, STALE, useProject } from './support/project.ts';
import { slotOffers } from './support/slot-offers.ts';
import { inHours, type Pilot } from './support/slots.ts';

const project = useProject();
const admin = () => project.as('admin');
const { plan, slot, offer, answer, statusOf, problems, escortsOf, offered, pilots } =
  slotOffers(project);
const TAKEN = { code: REFUSED, message: 'Another pilot took this job.' };

describe('An offer of a slot', () => {
  it('goes to several pilot cars; a repeat changes nothing', async () => {
    const id = await slot(await plan());
    const lapses = inHours(5);
    expect((await offer(id, [pilots.robin.id, pilots.dale.id], { lapses })).data).toBe(2);
    const before = await project.sql('select * from public.load_escorts where slot_id = $1', [id]);
    expect((await offer(id, [pilots.robin.id, pilots.dale.id], { lapses })).data).toBe(0);
    const after = await project.sql('select * from public.load_escorts where slot_id = $1', [id]);
    const terms = (rows: Record<string, unknown>[]) =>
      rows.map((row) => [row['id'], row['terms_changed_at'], row['lapses_at']]).sort();
    expect(terms(after)).toEqual(terms(before));
  });

  it('an offer of a slot is refused for drivers, the police, a closed load, a past end and no one', async () => {
    const load = await plan();
    const id = await slot(load);
    expect((await offer(id, [PEOPLE.driver])).error?.code).toBe(REFUSED);
    expect((await offer(id, [])).error?.message).toBe('Choose 1 to 30 pilot cars.');
    expect((await offer(id, [pilots.robin.id], { lapses: inHours(-1) })).error?.message).toBe(
      'The offer must end in the future.',
    );
    expect(
      (await offer(id, [pilots.robin.id], { lapses: '2126-12-01T00:00:00Z' })).error?.message,
    ).toBe('Enter a year from 2000 to 2099.');
    const police = await slot(load, { position: 'police' });
    expect((await offer(police, [pilots.robin.id])).error?.message).toMatch(/^Police escorts/u);
    await project.sql(`update public.loads set status = 'cancelled' where id = $1`, [load]);
    expect((await offer(id, [pilots.robin.id])).error?.message).toMatch(/^This load is closed/u);
    expect(await escortsOf(id)).toEqual([]);
  });

  it('shows its operator the terms and nothing about the load, until it ends', async () => {
    const load = await plan({ height: 10 });
    const id = await slot(load, {
      meet_place: 'Truck stop, I-65 exit 99',
      meet_at: '2031-03-05T13:30:00Z',
      ends_at: '2031-03-05T22:00:00Z',
      time_zone: 'America/Chicago',
    });
    await offer(id, [pilots.robin.id], { lapses: inHours(3) });
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
        // The load's height without its trailer says nothing about bridges.
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

  it('shows the load’s size on its units, and that others have the offer, even once accepted', async () => {
    const load = await plan({ height: 10 });
    const id = await slot(load);
    await offer(id, [pilots.robin.id, pilots.dale.id]);
    await project.sql(
      `insert into public.load_measures (id, load_id, length, width, height, weight_lbs)
       values ($1, $2, 92, 11.5, 13.75, 134000)`,
      [randomUUID(), load],
    );
    const [escort] = await project.sql<{ id: string }>(
      'select id from public.load_escorts where slot_id = $1 and pilot_id = $2',
      [id, pilots.robin.id],
    );
    const own = async () =>
      ((await pilots.robin.client.rpc('my_escort_jobs')).data as { escort_id: string }[]).filter(
        (job) => job.escort_id === escort?.id,
      );
    const size = { loaded_height: 13.75, width: 11.5, gross_lbs: 134_000 };
    expect(await own()).toMatchObject([{ status: 'offered', has_rivals: true, ...size }]);
    await answer(pilots.robin, id, 'accepted');
    expect(await own()).toMatchObject([{ status: 'accepted', has_rivals: false, ...size }]);
    await answer(pilots.robin, id, 'withdrawn');
    expect(await own()).toEqual([]);
  });

  it('can’t be accepted after it ends, even before the job marks it', async () => {
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
    expect(await answer(pilots.robin, id, 'accepted')).toMatchObject(refused);
    await runJob(project, 'lapse-escort-offers');
    expect((await escortsOf(id)).map(({ status }) => status)).toEqual(['lapsed', 'lapsed']);
    expect(await answer(pilots.robin, id, 'accepted')).toMatchObject(refused);
    expect((await offer(id, [pilots.robin.id], { lapses: inHours(2) })).data).toBe(1);
    expect(await answer(pilots.robin, id, 'accepted')).toBeNull();
  });
});

describe('Accepting a slot', () => {
  it('ends the other offers; a repeat succeeds without a second effect', async () => {
    const { id } = await offered();
    expect(await answer(pilots.robin, id, 'accepted')).toBeNull();
    expect(await answer(pilots.robin, id, 'accepted', 'offered')).toBeNull();
    expect(await statusOf(id, pilots.dale)).toBe('taken');
    expect(await answer(pilots.dale, id, 'accepted')).toMatchObject(TAKEN);
    expect(await answer(pilots.dale, id, 'accepted', 'offered')).toMatchObject(TAKEN);
    expect((await offer(id, [pilots.dale.id])).error?.message).toMatch(
      /^A pilot car accepted this slot/u,
    );
  });

  it('the index refuses a second acceptance, even without the function', async () => {
    const { id } = await offered();
    await answer(pilots.robin, id, 'accepted');
    await expect(
      project.sql(`update public.load_escorts set status = 'accepted' where slot_id = $1`, [id]),
    ).rejects.toThrow(/load_escorts_one_per_slot/u);
  });

  it('requires the terms they saw: a changed meet point makes it a new offer', async () => {
    const { id } = await offered();
    const [before] = await project.sql<{ id: string; seen: string }>(
      `select id, terms_changed_at::text as seen from public.load_escorts
       where slot_id = $1 and pilot_id = $2`,
      [id, pilots.robin.id],
    );
    await admin().from('escort_slots').update({ meet_place: 'Gate 4' }).eq('id', id);
    const { error } = await pilots.robin.client.rpc('answer_escort', {
      _escort_id: before?.id,
      _from: 'offered',
      _to: 'accepted',
      _seen: before?.seen,
    });
    expect(error?.code).toBe(STALE);
    expect(await answer(pilots.robin, id, 'accepted')).toBeNull();
  });

  it('lets the crew see the slot, and the operator the load', async () => {
    const { load, id } = await offered();
    await answer(pilots.robin, id, 'accepted');
    const seen = async (client: Pilot['client']) =>
      (await client.from('escort_slots').select('id').eq('load_id', load)).data;
    expect(await seen(pilots.robin.client)).toEqual([{ id }]);
    expect(await seen(pilots.dale.client)).toEqual([]);
  });
});

describe('Giving a slot back', () => {
  it('within ten minutes reopens it for everyone who had an offer', async () => {
    const { load, id } = await offered();
    await answer(pilots.robin, id, 'accepted');
    expect(await answer(pilots.robin, id, 'offered')).toBeNull();
    expect(await statusOf(id, pilots.dale)).toBe('offered');
    expect(await problems(load)).toEqual(['Chase car for IN hasn’t been accepted (offered to 2)']);
    expect(await answer(pilots.dale, id, 'accepted')).toBeNull();
    expect(await answer(pilots.robin, id, 'accepted')).toMatchObject(TAKEN);
  });

  it('up to 24 hours before the meet time reopens it, and closes the load to them', async () => {
    const { load, id } = await offered({ meet_at: inHours(25), ends_at: inHours(30) });
    await answer(pilots.dale, id, 'accepted');
    expect(await answer(pilots.dale, id, 'withdrawn')).toBeNull();
    expect(await statusOf(id, pilots.dale)).toBe('withdrawn');
    expect(await statusOf(id, pilots.robin)).toBe('offered');
    const { data } = await pilots.dale.client.from('loads').select('id').eq('id', load);
    expect(data).toEqual([]);
    expect(await answer(pilots.dale, id, 'accepted')).toMatchObject({ code: FORBIDDEN });
  });

  it('giving a slot back is refused less than 24 hours before', async () => {
    const { id } = await offered({ meet_at: inHours(23), ends_at: inHours(30) });
    await answer(pilots.dale, id, 'accepted');
    expect(await answer(pilots.dale, id, 'withdrawn')).toMatchObject({
      code: REFUSED,
      message: expect.stringMatching(/^This job starts in less than 24 hours/u) as string,
    });
    expect(await statusOf(id, pilots.dale)).toBe('accepted');
  });

  it('a slot that dispatch gives back reopens, too', async () => {
    const { id } = await offered();
    await answer(pilots.robin, id, 'accepted');
    await admin().from('load_escorts').delete().eq('slot_id', id).eq('pilot_id', pilots.robin.id);
    expect(await statusOf(id, pilots.dale)).toBe('offered');
  });

  it('can’t undo a decline once someone else has the slot', async () => {
    const { id } = await offered();
    await answer(pilots.robin, id, 'declined');
    await answer(pilots.dale, id, 'accepted');
    expect(await answer(pilots.robin, id, 'offered')).toMatchObject(TAKEN);
  });
});

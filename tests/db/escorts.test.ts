import { describe, expect, it } from 'vitest';
import { answerEscort, planLoad } from './support/loads.ts';
import { FORBIDDEN, PEOPLE, type Person, REFUSED, STALE, useProject } from './support/project.ts';

const project = useProject();
const plan = (parts?: Parameters<typeof planLoad>[1]) => planLoad(project, parts);
const answer = async (load: string, to: string) => (await answerEscort(project, load, to))?.code;
const escortOf = async (load: string) =>
  (
    await project.sql<{ status: string; answered: boolean; changed: boolean }>(
      `select status::text, answered_at is not null as answered,
         terms_changed_at > created_at as changed
       from public.load_escorts where load_id = $1`,
      [load],
    )
  )[0];

describe('A pilot-car operator', () => {
  const sees = async (table: string, column: string, load: string) =>
    (await project.as('pilot').from(table).select(column).eq(column, load)).data?.length;

  it('can accept, and complete once the load is in transit', async () => {
    const load = await plan();

    expect(await answer(load, 'accepted')).toBeUndefined();
    expect(await escortOf(load)).toMatchObject({ status: 'accepted', answered: true });
    expect(await answer(load, 'completed')).toBe(FORBIDDEN);
    await project.as('driver').from('loads').update({ status: 'in_transit' }).eq('id', load);
    expect(await answer(load, 'completed')).toBeUndefined();
  });

  it.each([
    ['declined', 'accepted'],
    ['offered', 'completed'],
    ['accepted', 'declined'],
    ['completed', 'offered'],
    ['offered', 'taken'],
    ['accepted', 'lapsed'],
  ])('cannot change an escort that is %s to %s', async (escort, to) => {
    expect(await answer(await plan({ escort }), to)).toBe(FORBIDDEN);
  });

  it.each([
    ['answered_at', '2031-01-01'],
    ['terms_changed_at', '2031-01-01'],
    ['confirmed_at', '2031-01-01'],
    ['status', 'accepted'],
    ['during', '[2031-01-01,2031-01-02)'],
  ])('cannot set %s', async (column, value) => {
    const load = await plan();
    const { error } = await project
      .as('pilot')
      .from('load_escorts')
      .update({ [column]: value })
      .eq('load_id', load);
    expect(error?.code).toBe(FORBIDDEN);
  });

  it('cannot change the position of their escort', async () => {
    const load = await plan({ escort: 'accepted' });
    const { data } = await project
      .as('pilot')
      .from('load_escorts')
      .update({ position: 'chase' })
      .eq('load_id', load)
      .select('id');
    expect(data).toEqual([]);
  });

  it('cannot accept an escort of a canceled or delivered load', async () => {
    for (const status of ['cancelled', 'delivered']) {
      expect(await answer(await plan({ status }), 'accepted')).toBe(FORBIDDEN);
    }
  });

  it('cannot answer for another operator', async () => {
    const other = await project.supabase.signUp({ roles: ['pilot_car'] });
    const load = await plan();

    const [escort] = await project.sql<{ id: string; seen: string }>(
      'select id, terms_changed_at::text as seen from public.load_escorts where load_id = $1',
      [load],
    );

    const { error } = await other.client.rpc('answer_escort', {
      _escort_id: escort?.id ?? '',
      _from: 'offered',
      _to: 'accepted',
      _seen: escort?.seen ?? '',
    });

    expect(error?.code).toBe(STALE);
    expect(await escortOf(load)).toMatchObject({ status: 'offered' });
  });

  it('sees only the terms of an offer, and can’t write in the load’s log', async () => {
    const load = await plan();
    await project.sql(
      `update public.loads set equipment = 'Lowboy', width = 12.5, pickup_time_zone = 'America/Denver',
         pickup_at = '2031-03-05T06:30:00Z', delivery_at = '2031-03-08T18:00:00Z' where id = $1`,
      [load],
    );
    await project.sql(`insert into public.load_permits (load_id, jurisdiction) values ($1, 'KY')`, [
      load,
    ]);
    const pilot = project.as('pilot');
    const { data } = await pilot.from('load_escorts').select('id').eq('load_id', load).single();
    const offers = (await pilot.rpc('my_escort_jobs')).data as { escort_id: string }[];

    expect(offers.find(({ escort_id: id }) => id === data?.['id'])).toEqual({
      escort_id: data?.['id'] as string,
      position: 'lead',
      status: 'offered',
      load_number: expect.stringMatching(/^L-/u) as string,
      load_status: 'assigned',
      meeting_area: 'Dayton, OH',
      destination_state: 'TX',
      states: ['KY', 'OH', 'TX'],
      // 06:30 UTC is the evening before in Denver.
      pickup_day: '2031-03-04',
      delivery_day: '2031-03-08',
      equipment: 'Lowboy',
      length: 0,
      width: 12.5,
      height: 0,
      loaded_height: null,
      gross_lbs: null,
      meet_at: null,
      ends_at: null,
      time_zone: null,
      lapses_at: null,
      has_rivals: false,
    });
    for (const table of ['load_events', 'load_permits']) {
      expect(await sees(table, 'load_id', load), table).toBe(0);
    }
    expect(await sees('loads', 'id', load)).toBe(0);
    expect((await pilot.rpc('load_people', { _load_ids: [load] })).data).toEqual([]);
    const note = await pilot.from('load_events').insert({ load_id: load, note: 'At the gate.' });
    expect(note.error?.code).toBe(FORBIDDEN);
  });

  it.each([
    ['offers of other operators', 'offered', 'driver'],
    ['jobs they declined', 'declined', 'pilot'],
  ] as const)('sees no %s among their jobs', async (_, escort, caller) => {
    const load = await plan({ escort });
    const [own] = await project.sql<{ id: string }>(
      'select id from public.load_escorts where load_id = $1',
      [load],
    );
    const offers = (await project.as(caller).rpc('my_escort_jobs')).data as {
      escort_id: string;
    }[];
    expect(offers.map((offer) => offer.escort_id)).not.toContain(own?.id);
  });

  it('sees the load from accepting until 30 days after it was delivered', async () => {
    const load = await plan();
    await answer(load, 'accepted');
    expect(await sees('loads', 'id', load)).toBe(1);

    await project.sql(`update public.loads set status = 'in_transit' where id = $1`, [load]);
    await project.sql(`update public.loads set status = 'delivered' where id = $1`, [load]);
    const close = (days: number) =>
      project.sql(
        `update public.loads set closed_at = now() - make_interval(days => $2) where id = $1`,
        [load, days],
      );
    await close(29);
    expect(await sees('loads', 'id', load)).toBe(1);
    await close(31);
    expect(await sees('loads', 'id', load)).toBe(0);
    expect(await sees('load_escorts', 'load_id', load)).toBe(1);
    const people = await project.as('pilot').rpc('load_people', { _load_ids: [load] });
    expect(people.data).toEqual([]);
  });

  it('loses the load 30 days after completing an escort, even if the load is still open', async () => {
    const load = await plan({ status: 'in_transit', escort: 'completed' });
    expect(await sees('loads', 'id', load)).toBe(1);
    await project.sql(`alter table public.load_escorts disable trigger user`);
    await project.sql(
      `update public.load_escorts set updated_at = now() - interval '31 days' where load_id = $1`,
      [load],
    );
    await project.sql(`alter table public.load_escorts enable trigger user`);
    expect(await sees('loads', 'id', load)).toBe(0);
  });

  it('loses the load by undoing the acceptance', async () => {
    const load = await plan({ escort: 'accepted' });
    await answer(load, 'offered');
    expect(await sees('loads', 'id', load)).toBe(0);
    expect(await sees('load_escorts', 'load_id', load)).toBe(1);
  });

  it('cannot change the load itself', async () => {
    const load = await plan({ escort: 'accepted' });

    const { data } = await project
      .as('pilot')
      .from('loads')
      .update({ status: 'in_transit' })
      .eq('id', load)
      .select('id');

    expect(data).toEqual([]);
  });
});

describe('Undoing an answer', () => {
  it.each(['accepted', 'declined'])('restores the offer after it was %s', async (status) => {
    const load = await plan();
    await answer(load, status);

    expect(await answer(load, 'offered')).toBeUndefined();
    expect(await escortOf(load)).toMatchObject({ status: 'offered', answered: false });
  });

  it('fails after ten minutes', async () => {
    const load = await plan({ escort: 'accepted' });
    await project.sql(
      `update public.load_escorts set answered_at = now() - interval '11 minutes' where load_id = $1`,
      [load],
    );
    expect(await answer(load, 'offered')).toBe(FORBIDDEN);
  });

  it('fails once the load is in transit', async () => {
    const load = await plan({ status: 'in_transit', escort: 'accepted' });
    expect(await answer(load, 'offered')).toBe(FORBIDDEN);
  });
});

describe('Terms of an offer', () => {
  const offerOf = async (load: string) =>
    (
      await project
        .as('pilot')
        .from('load_escorts')
        .select('id, terms_changed_at')
        .eq('load_id', load)
        .single<{ id: string; terms_changed_at: string }>()
    ).data;
  const terms = async (load: string) => (await offerOf(load))?.terms_changed_at ?? '';
  const accept = async (load: string, seen: string) =>
    (
      await project.as('pilot').rpc('answer_escort', {
        _escort_id: (await offerOf(load))?.id,
        _from: 'offered',
        _to: 'accepted',
        _seen: seen,
      })
    ).error?.code;

  it('are accepted if they are the terms the operator saw', async () => {
    const load = await plan();
    expect(await accept(load, await terms(load))).toBeUndefined();
  });

  it.each([
    ['loads', 'id', { pickup_at: '2031-05-01T12:00:00Z' }],
    ['loads', 'id', { width: 14 }],
    ['loads', 'id', { destination: 'Elsewhere' }],
    ['load_escorts', 'load_id', { position: 'high_pole' }],
  ])('are not accepted after dispatch changed %s (%s): %j', async (table, key, change) => {
    const load = await plan();
    const seen = await terms(load);

    await project.as('admin').from(table).update(change).eq(key, load);

    expect(await accept(load, seen)).toBe(STALE);
    expect(await accept(load, await terms(load))).toBeUndefined();
  });

  it('do not change with details that do not concern the operator', async () => {
    const load = await plan();
    const seen = await terms(load);
    await project
      .as('admin')
      .from('loads')
      .update({ title: 'Other', weight_lbs: 5 })
      .eq('id', load);
    expect(await terms(load)).toBe(seen);
  });
});

describe('Dispatch', () => {
  it('can send offers only to pilot-car operators', async () => {
    const load = await plan({ escort: null });
    const ask = async (pilot_id: string) =>
      (
        await project
          .as('admin')
          .from('load_escorts')
          .insert({ load_id: load, pilot_id, position: 'lead' })
      ).error?.code;
    expect(await ask(PEOPLE.driver)).toBe(REFUSED);
    expect(await ask(PEOPLE.pilot)).toBeUndefined();
    expect(await ask(PEOPLE.pilot)).toBe('23505');
  });

  it('loses only the escort when an account is deleted', async () => {
    const other = await project.supabase.signUp({ roles: ['pilot_car'] });
    const load = await plan({ escort: null });
    await project
      .as('admin')
      .from('load_escorts')
      .insert({ load_id: load, pilot_id: other.userId, position: 'lead' });

    await project.as('admin').rpc('delete_user', { _user_id: other.userId });

    expect(await escortOf(load)).toBeUndefined();
    expect((await project.as('admin').from('loads').select('id').eq('id', load)).data).toHaveLength(
      1,
    );
  });
});

describe('People on a load', () => {
  const people = async (caller: Person, load: string) =>
    (
      (await project.as(caller).rpc('load_people', { _load_ids: [load] })).data as {
        part: string;
        first_name: string;
        phone: string | null;
      }[]
    )
      .map(({ part, first_name, phone }) => ({ part, first_name, phone }))
      .sort((a, b) => a.part.localeCompare(b.part));
  const driver = { part: 'driver', first_name: 'Casey', phone: '937-555-0164' };
  const pilot = { part: 'pilot', first_name: 'Robin', phone: '937-555-0163' };

  it.each(['assigned', 'in_transit'])('see each other’s numbers while it is %s', async (status) => {
    const load = await plan({ status, escort: 'accepted' });
    expect(await people('driver', load)).toEqual([driver, pilot]);
    expect(await people('pilot', load)).toEqual([driver, pilot]);
    expect(await people('admin', load)).toEqual([driver, pilot]);
  });

  it.each(['delivered', 'cancelled'])('see no numbers once it is %s', async (status) => {
    const load = await plan({ status, escort: 'accepted' });
    for (const caller of ['driver', 'pilot'] as const) {
      expect(await people(caller, load)).toEqual([
        { ...driver, phone: null },
        { ...pilot, phone: null },
      ]);
    }
  });

  it.each(['offered', 'declined'])(
    'are hidden from an operator whose offer is %s',
    async (escort) => {
      const load = await plan({ escort });
      expect(await people('pilot', load)).toEqual([]);
      expect(await people('driver', load)).toEqual([driver]);
    },
  );

  it('share no number with an operator who is done', async () => {
    const load = await plan({ status: 'in_transit', escort: 'completed' });
    expect((await people('pilot', load)).map(({ phone }) => phone)).toEqual([null, null]);
  });

  it('appear without a name if they only wrote in the log', async () => {
    const load = await plan({ escort: null });
    await project.as('admin').from('load_events').insert({ load_id: load, note: 'Gate 4' });
    expect(await people('driver', load)).toEqual([
      { part: 'dispatch', first_name: '', phone: null },
      driver,
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { answerEscort, planLoad, saveLoad } from './support/loads.ts';
import { FORBIDDEN, type Person, useProject } from './support/project.ts';

const project = useProject();
const plan = (parts?: Parameters<typeof planLoad>[1]) => planLoad(project, parts);
const answer = (load: string, to: string) => answerEscort(project, load, to);

describe('A pilot-car operator', () => {
  /** True if they read what only an accepted job shows. */
  const readsJob = async (load: string) => {
    const [escort] = await project.sql<{ id: string }>(
      'select id from public.load_escorts where load_id = $1',
      [load],
    );
    const jobs = (await project.as('pilot').rpc('my_escort_jobs')).data as {
      escort_id: string;
      title: string | null;
    }[];
    return jobs.some(({ escort_id: id, title }) => id === escort?.id && title === 'Press bed');
  };
  const sees = async (table: string, column: string, load: string) =>
    (await project.as('pilot').from(table).select(column).eq(column, load)).data?.length;

  it('sees only the terms of an offer, and can’t write in the load’s log', async () => {
    const load = await plan();
    await saveLoad(project, load, {
      equipment: 'Lowboy',
      width: 12.5,
      pickup_time_zone: 'America/Denver',
      pickup_at: '2031-03-05T06:30:00Z',
      delivery_at: '2031-03-08T18:00:00Z',
    });
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
      title: null,
      origin: null,
      destination: null,
      pickup_at: null,
      pickup_time_zone: null,
      delivery_at: null,
      delivery_time_zone: null,
      channel: null,
    });
    for (const table of ['load_events', 'load_permits']) {
      expect(await sees(table, 'load_id', load), table).toBe(0);
    }
    expect(await sees('loads', 'id', load)).toBe(0);
    expect(await readsJob(load)).toBe(false);
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

  it('sees the job from accepting until 30 days after it was delivered', async () => {
    const load = await plan();
    await answer(load, 'accepted');
    expect(await readsJob(load)).toBe(true);

    await project.sql(`update public.loads set status = 'in_transit' where id = $1`, [load]);
    await project.sql(`update public.loads set status = 'delivered' where id = $1`, [load]);
    const close = (days: number) =>
      project.sql(
        `update public.loads set closed_at = now() - make_interval(days => $2) where id = $1`,
        [load, days],
      );
    await close(29);
    expect(await readsJob(load)).toBe(true);
    await close(31);
    expect(await readsJob(load)).toBe(false);
    expect(await sees('load_escorts', 'load_id', load)).toBe(1);
    const people = await project.as('pilot').rpc('load_people', { _load_ids: [load] });
    expect(people.data).toEqual([]);
  });

  it('loses the job 30 days after completing an escort, even if the load is still open', async () => {
    const load = await plan({ status: 'in_transit', escort: 'completed' });
    expect(await readsJob(load)).toBe(true);
    await project.sql(`alter table public.load_escorts disable trigger user`);
    await project.sql(
      `update public.load_escorts set updated_at = now() - interval '31 days' where load_id = $1`,
      [load],
    );
    await project.sql(`alter table public.load_escorts enable trigger user`);
    expect(await readsJob(load)).toBe(false);
  });

  it('loses the job by undoing the acceptance', async () => {
    const load = await plan({ escort: 'accepted' });
    await answer(load, 'offered');
    expect(await readsJob(load)).toBe(false);
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
    'people on a load are hidden from an operator whose offer is %s',
    async (escort) => {
      const load = await plan({ escort });
      expect(await people('pilot', load)).toEqual([]);
      expect(await people('driver', load)).toEqual([driver]);
    },
  );

  it('share no number with an operator who has completed the job', async () => {
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

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FORBIDDEN, PEOPLE, type Person, useProject } from './support/project.ts';

const project = useProject();

/** A load of the driver, with the pilot asked to escort it. */
async function planLoad(parts: { status?: string; escort?: string } = {}) {
  const id = randomUUID();
  const { status = 'assigned', escort = 'offered' } = parts;
  await project.sql(
    `insert into public.loads (id, title, origin, destination, driver_id, status)
     values ($1, 'Press bed', 'Dayton, OH', 'Laredo, TX', $2, $3::text::public.load_status)`,
    [id, PEOPLE.driver, status],
  );
  await project.sql(
    `insert into public.load_escorts (load_id, pilot_id, position, status)
     values ($1, $2, 'lead', $3::text::public.escort_status)`,
    [id, PEOPLE.pilot, escort],
  );
  return id;
}

describe('a driver', () => {
  const update = async (id: string, change: object) =>
    (await project.as('driver').from('loads').update(change).eq('id', id)).error?.code;

  it('reports a load under way, then delivered', async () => {
    const id = await planLoad();

    expect(await update(id, { status: 'in_transit' })).toBeUndefined();
    expect(await update(id, { status: 'delivered' })).toBeUndefined();
    expect(await project.sql('select status::text from public.loads where id = $1', [id])).toEqual([
      { status: 'delivered' },
    ]);
  });

  it.each([
    ['planned', 'in_transit'],
    ['assigned', 'delivered'],
    ['assigned', 'cancelled'],
    ['delivered', 'assigned'],
    ['in_transit', 'planned'],
  ])('cannot take it from %s to %s', async (from, to) => {
    expect(await update(await planLoad({ status: from }), { status: to })).toBe(FORBIDDEN);
  });

  it.each([
    [{ title: 'Other' }],
    [{ weight_lbs: 1 }],
    [{ driver_id: PEOPLE.carrier }],
    [{ status: 'in_transit', destination: 'Elsewhere' }],
    [{ quote_id: null, pickup_at: '2027-01-01' }],
  ])('cannot change %j', async (change) => {
    expect(await update(await planLoad(), change)).toBe(FORBIDDEN);
  });
});

describe('a pilot', () => {
  const update = async (load: string, change: object) =>
    (await project.as('pilot').from('load_escorts').update(change).eq('load_id', load)).error?.code;
  const sees = async (table: string, column: string, load: string) =>
    (await project.as('pilot').from(table).select(column).eq(column, load)).data?.length;

  it('accepts and completes an escort', async () => {
    const load = await planLoad();

    expect(await update(load, { status: 'accepted' })).toBeUndefined();
    expect(await update(load, { status: 'completed' })).toBeUndefined();
  });

  it.each([
    ['declined', { status: 'accepted' }],
    ['offered', { status: 'completed' }],
    ['offered', { position: 'chase' }],
    ['offered', { status: 'accepted', position: 'chase' }],
  ])('who was %s cannot make it %j', async (escort, change) => {
    expect(await update(await planLoad({ escort }), change)).toBe(FORBIDDEN);
  });

  it('sees the load while asked, and no longer after declining', async () => {
    const load = await planLoad();
    expect(await sees('loads', 'id', load)).toBe(1);

    await update(load, { status: 'declined' });

    expect(await sees('loads', 'id', load)).toBe(0);
    expect(await sees('load_escorts', 'load_id', load)).toBe(1);
  });

  it('changes nothing about the load itself', async () => {
    const load = await planLoad({ escort: 'accepted' });

    const { data } = await project
      .as('pilot')
      .from('loads')
      .update({ status: 'in_transit' })
      .eq('id', load)
      .select('id');

    expect(data).toEqual([]);
  });
});

describe('an admin', () => {
  it('changes any column, in any direction', async () => {
    const id = await planLoad({ status: 'delivered' });

    const { error } = await project
      .as('admin')
      .from('loads')
      .update({ title: 'Other', status: 'planned', driver_id: null })
      .eq('id', id);

    expect(error).toBeNull();
  });
});

describe('the log of a load', () => {
  const write = (caller: Person, load: string, parts: object = {}) =>
    project
      .as(caller)
      .from('load_events')
      .insert({ load_id: load, note: 'Rolling', ...parts });

  it('bears the name of who writes', async () => {
    const load = await planLoad();
    await write('driver', load);

    const { data } = await project
      .as('admin')
      .from('load_events')
      .select('author_id, note')
      .eq('load_id', load);

    expect(data).toEqual([{ author_id: PEOPLE.driver, note: 'Rolling' }]);
    expect((await write('driver', load, { author_id: PEOPLE.pilot })).error?.code).toBe(FORBIDDEN);
  });

  it('is closed to who is not on the load', async () => {
    expect((await write('carrier', await planLoad())).error?.code).toBe(FORBIDDEN);
    expect((await write('pilot', await planLoad({ escort: 'declined' }))).error?.code).toBe(
      FORBIDDEN,
    );
  });
});

describe('availability', () => {
  it('is entered for oneself, one row a day', async () => {
    const pilot = project.as('pilot').from('availability');
    expect((await pilot.insert({ day: '2031-06-01', available: false })).error).toBeNull();
    expect((await pilot.insert({ day: '2031-06-01' })).error?.code).toBe('23505');

    const { error } = await pilot.insert({ user_id: PEOPLE.driver, day: '2031-06-02' });
    expect(error?.code).toBe(FORBIDDEN);
  });
});

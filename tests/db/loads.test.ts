import { describe, expect, it } from 'vitest';
import { cancelLoad, deliver, planLoad } from './support/loads.ts';
import { FORBIDDEN, PEOPLE, type Person, REFUSED, useProject } from './support/project.ts';

const project = useProject();
const plan = (parts?: Parameters<typeof planLoad>[1]) => planLoad(project, parts);
const statusOf = async (id: string) =>
  (
    await project.sql<{ status: string }>('select status::text from public.loads where id = $1', [
      id,
    ])
  )
    .map(({ status }) => status)
    .join();
const change = async (caller: Person, id: string, columns: object) =>
  (await project.as(caller).from('loads').update(columns).eq('id', id)).error?.code;

describe('A driver', () => {
  it('can mark a load as in transit, then delivered', async () => {
    const id = await plan({ escort: 'accepted' });

    expect(await change('driver', id, { status: 'in_transit' })).toBeUndefined();
    expect(await deliver(project, id, 'driver')).toBeNull();
    expect(await statusOf(id)).toBe('delivered');
  });

  it.each([
    ['assigned', 'delivered'],
    ['assigned', 'planned'],
    ['assigned', 'cancelled'],
    ['in_transit', 'assigned'],
    ['in_transit', 'cancelled'],
    ['delivered', 'in_transit'],
    ['cancelled', 'assigned'],
  ])('cannot change it from %s to %s', async (from, to) => {
    expect(await change('driver', await plan({ status: from }), { status: to })).toBe(FORBIDDEN);
  });

  it.each([
    [{ title: 'Other' }],
    [{ weight_lbs: 1 }],
    [{ driver_id: PEOPLE.carrier }],
    [{ driver_id: null }],
    [{ status: 'in_transit', destination: 'Elsewhere' }],
    [{ quote_id: null, pickup_at: '2027-01-01' }],
    [{ delivery_time_zone: 'America/Phoenix' }],
  ])('cannot change %j', async (columns) => {
    expect(await change('driver', await plan(), columns)).toBe(FORBIDDEN);
  });

  it('a driver no longer sees a load that was reassigned', async () => {
    const other = await project.supabase.signUp({ roles: ['driver'] });
    const id = await plan({ escort: null });
    const sees = async () =>
      (await project.as('driver').from('loads').select('id').eq('id', id)).data?.length;
    expect(await sees()).toBe(1);

    expect(await change('admin', id, { driver_id: other.userId })).toBeUndefined();

    expect(await sees()).toBe(0);
    expect((await other.client.from('loads').select('id')).data).toEqual([{ id }]);
  });
});

describe('Anyone else', () => {
  it.each(['broker', 'carrier', 'customer', 'pilot'] as const)(
    'sees nothing of a load: a %s with its id',
    async (caller) => {
      const id = await plan({ escort: null });
      await project.sql(
        `insert into public.load_permits (load_id, jurisdiction) values ($1, 'OH')`,
        [id],
      );
      await project.sql(`insert into public.load_events (load_id, note) values ($1, 'Note')`, [id]);

      const client = project.as(caller);
      expect((await client.from('loads').select('*').eq('id', id)).data).toEqual([]);
      for (const table of ['load_events', 'load_permits', 'load_escorts']) {
        expect((await client.from(table).select('*').eq('load_id', id)).data).toEqual([]);
      }
      expect((await client.rpc('load_people', { _load_ids: [id] })).data).toEqual([]);
    },
  );

  it('a visitor can’t read the tables at all', async () => {
    const visitor = project.as('visitor');
    for (const table of ['loads', 'load_events', 'load_permits', 'load_escorts', 'availability']) {
      expect((await visitor.from(table).select('*')).error?.code).toBe(FORBIDDEN);
    }
    expect((await visitor.rpc('load_people', { _load_ids: [] })).error?.code).toBe(FORBIDDEN);
    expect((await visitor.rpc('load_status_counts')).error?.code).toBe(FORBIDDEN);
  });
});

describe('Money', () => {
  it('no column of a load, its escorts, permits or log has money', async () => {
    const columns = await project.sql<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and (table_name like 'load%' or table_name = 'availability')
         -- Only admins can read it.
         and table_name <> 'load_costs'
         and (data_type = 'money'
           or column_name ~ '(price|rate|cost|amount|pay|fee|charge|invoice|revenue|usd|cents)')`,
    );
    expect(columns).toEqual([]);
  });

  it('cannot be reached through the load’s quote', async () => {
    const { data, error } = await project
      .as('driver')
      .from('loads')
      .select('id, quotes(customer_name)')
      .not('quote_id', 'is', null);

    expect(error).toBeNull();
    expect(data).not.toHaveLength(0);
    expect(data?.every((row: object) => 'quotes' in row && row.quotes === null)).toBe(true);
  });
});

describe('Load status', () => {
  it('follows the driver until the load leaves', async () => {
    const id = await plan({ status: 'planned', driver: null, escort: null });
    await change('admin', id, { driver_id: PEOPLE.driver });
    expect(await statusOf(id)).toBe('assigned');
    await change('admin', id, { driver_id: null });
    expect(await statusOf(id)).toBe('planned');
  });

  it('cannot be set on a new load', async () => {
    const row = { title: 'Press', origin: 'A', destination: 'B' };
    const loads = project.as('admin').from('loads');
    expect((await loads.insert({ ...row, status: 'delivered' })).error?.code).toBe(FORBIDDEN);

    const answer = await loads
      .insert({ ...row, driver_id: PEOPLE.driver })
      .select()
      .single();
    expect(answer.data).toMatchObject({ status: 'assigned' });
  });

  it.each([
    ['planned', 'in_transit', null],
    ['planned', 'delivered', null],
    ['assigned', 'delivered', PEOPLE.driver],
    ['delivered', 'planned', PEOPLE.driver],
    ['delivered', 'assigned', PEOPLE.driver],
    ['delivered', 'cancelled', PEOPLE.driver],
    ['cancelled', 'in_transit', PEOPLE.driver],
  ])('cannot jump from %s to %s, not even for an admin', async (from, to, driver) => {
    const id = await plan({ status: from, driver, escort: null });
    expect(await change('admin', id, { status: to })).toBe(REFUSED);
  });

  it('can go back one step to fix a mistake', async () => {
    const id = await plan({ status: 'delivered', escort: null });
    expect(await change('admin', id, { status: 'in_transit' })).toBeUndefined();
    expect(await change('admin', id, { status: 'assigned' })).toBeUndefined();
    expect(await cancelLoad(project, id)).toBeNull();
    expect(await change('admin', id, { status: 'planned' })).toBeUndefined();
    expect(await statusOf(id)).toBe('assigned');
  });

  it('can stay in transit only with a driver', async () => {
    const id = await plan({ status: 'in_transit', escort: null });
    expect(await change('admin', id, { driver_id: null })).toBe(REFUSED);
  });

  it('keeps a load in transit from being deleted', async () => {
    const id = await plan({ status: 'in_transit', escort: null });
    const { error } = await project.as('admin').from('loads').delete().eq('id', id);
    expect(error?.message).toBe(
      'This load is in transit. Mark it as delivered or cancel it before you delete it.',
    );
    expect(await statusOf(id)).toBe('in_transit');
  });

  it('load status is logged with the person who changed it', async () => {
    const id = await plan({ escort: null });
    await change('driver', id, { status: 'in_transit' });

    const { data } = await project
      .as('driver')
      .from('load_events')
      .select('status, note, author_id')
      .eq('load_id', id);
    expect(data).toEqual([{ status: 'in_transit', note: '', author_id: PEOPLE.driver }]);
  });
});

describe('The driver of a load', () => {
  it.each(['carrier', 'pilot', 'customer'] as const)('cannot be a %s', async (person) => {
    const id = await plan({ escort: null });
    expect(await change('admin', id, { driver_id: PEOPLE[person] })).toBe(REFUSED);
    expect(await statusOf(id)).toBe('assigned');
  });

  // The console refuses this while a load depends on someone; a project's owner can do it in Auth.
  it('leaves load and log behind when their account is deleted', async () => {
    const other = await project.supabase.signUp({ roles: ['driver'] });
    const waiting = await plan({ driver: other.userId, escort: null });
    const rolling = await plan({ driver: other.userId, status: 'in_transit', escort: null });
    await other.client.from('load_events').insert({ load_id: rolling, note: 'Rolling' });

    await project.sql('delete from auth.users where id = $1', [other.userId]);

    expect(await statusOf(waiting)).toBe('planned');
    expect(await statusOf(rolling)).toBe('in_transit');
    const { data } = await project
      .as('admin')
      .from('load_events')
      .select('note, author_id')
      .eq('load_id', rolling);
    expect(data).toEqual([{ note: 'Rolling', author_id: null }]);
  });
});

describe('The log of a load', () => {
  const write = async (caller: Person, load: string, parts: object = {}) =>
    (
      await project
        .as(caller)
        .from('load_events')
        .insert({ load_id: load, note: 'Rolling', ...parts })
    ).error?.code;

  it('records the author', async () => {
    const load = await plan();
    await write('driver', load);

    const { data } = await project
      .as('admin')
      .from('load_events')
      .select('author_id, note')
      .eq('load_id', load);

    expect(data).toEqual([{ author_id: PEOPLE.driver, note: 'Rolling' }]);
    expect(await write('driver', load, { author_id: PEOPLE.pilot })).toBe(FORBIDDEN);
  });

  it('rejects a status, an empty note, and the same note twice', async () => {
    const load = await plan();
    expect(await write('driver', load, { status: 'delivered' })).toBe(FORBIDDEN);
    expect(await write('driver', load, { note: ' ' })).toBe(REFUSED);
    expect(await write('driver', load, { note: 'x'.repeat(1001) })).toBe(REFUSED);
    const id = crypto.randomUUID();
    expect(await write('driver', load, { id })).toBeUndefined();
    expect(await write('driver', load, { id })).toBe('23505');
  });

  it('the log of a load is closed to people who are not on the load', async () => {
    expect(await write('carrier', await plan())).toBe(FORBIDDEN);
    expect(await write('pilot', await plan({ escort: 'declined' }))).toBe(FORBIDDEN);
  });
});

describe('Availability', () => {
  it('availability is entered for yourself, one row per day', async () => {
    const day = new Date(Date.now() + 864e5 * 300).toISOString().slice(0, 10);
    const pilot = project.as('pilot').from('availability');
    expect((await pilot.insert({ day, available: false })).error).toBeNull();
    expect((await pilot.insert({ day })).error?.code).toBe('23505');

    const { error } = await pilot.insert({ user_id: PEOPLE.driver, day });
    expect(error?.code).toBe(FORBIDDEN);
  });
});

describe('Load counts', () => {
  it('count every status, 0 included, of the loads the search finds', async () => {
    const answer = await project.as('admin').rpc('load_status_counts', { _search: 'Great Falls' });
    expect(answer.data).toEqual([
      { status: 'planned', loads: 1 },
      { status: 'assigned', loads: 0 },
      { status: 'in_transit', loads: 0 },
      { status: 'delivered', loads: 0 },
      { status: 'cancelled', loads: 0 },
    ]);
  });
});

it('a stale edit of a permit is not saved', async () => {
  const load_id = await plan();
  const permits = project.as('admin').from('load_permits');
  const filed = await permits.insert({ load_id, jurisdiction: 'OH' }).select('updated_at').single();
  const change = (permit_number: string) =>
    permits
      .update({ permit_number })
      .match({ load_id, jurisdiction: 'OH', updated_at: filed.data?.updated_at as string })
      .select('permit_number');

  expect((await change('OH-1')).data).toEqual([{ permit_number: 'OH-1' }]);
  expect((await change('OH-2')).data).toEqual([]);
});

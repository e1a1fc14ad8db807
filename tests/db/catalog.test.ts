import { describe, expect, it } from 'vitest';
import { FORBIDDEN, REFUSED, useProject } from './support/project.ts';

const project = useProject();
const picture = (n: number) => `b1000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** The fields of a vehicle that the console reads and writes. */
const VEHICLE = {
  name: 'Full record',
  description: 'All fields',
  axle_count: 9,
  max_weight_capacity: 60.25,
  length: 30.5,
  width: 8.5,
  height: 1.916667,
  status: 'in_use',
  year_manufactured: 2020,
  license_plate: 'DEMO 9',
  vin: 'DEMOVIN9',
  image_url: '/artwork/fleet-04.webp',
};

describe('License plate and VIN', () => {
  const PLATES = { license_plate: 'DEMO 101', vin: 'DEMOVIN0000000001' };

  it.each(['visitor', 'customer', 'driver', 'carrier', 'moderator'] as const)(
    'read null for a %s, who can select everything else',
    async (caller) => {
      const fleet = () => project.as(caller).from('fleet');
      const { data } = await fleet()
        .select('*')
        .eq('status', 'available')
        .order('axle_count')
        .throwOnError();
      expect(data).toHaveLength(8);
      for (const { license_plate, vin } of data as { license_plate: unknown; vin: unknown }[]) {
        expect([license_plate, vin]).toEqual([null, null]);
      }
      for (const filtered of [
        fleet().select('name').like('vin', 'DEMO%'),
        fleet().select('name').eq('license_plate', PLATES.license_plate),
        fleet().select('name').not('vin', 'is', null),
      ]) {
        expect((await filtered).data).toEqual([]);
      }
      for (const table of ['fleet_plates', 'fleet_vehicles']) {
        expect((await project.as(caller).from(table).select('vin')).error).not.toBeNull();
      }
    },
  );

  it('admins read license plates and VINs, newest vehicle first', async () => {
    const fleet = () => project.as('admin').from('fleet');
    const { data } = await fleet().select('*').order('created_at', { ascending: false });
    expect(data).toHaveLength(8);
    expect(data?.[0]).toMatchObject({ name: '6-axle RGN lowboy', ...PLATES });
    expect((await fleet().select('*', { count: 'exact', head: true })).count).toBe(8);
    const searched = await project.as('admin').rpc('admin_fleet', { _search: 'demo 101' });
    expect(searched.data).toMatchObject([PLATES]);
  });

  it('leave no statistics from which an estimate could be read', async () => {
    await project.sql('analyze private.fleet_plates');
    const stored = await project.sql(
      `select attname from pg_stats where schemaname = 'private' and tablename = 'fleet_plates'
       and attname <> 'vehicle_id'`,
    );
    expect(stored).toEqual([]);
  });
});

describe('The fleet', () => {
  const admin = () => project.as('admin').from('fleet');

  it('returns the complete row of an insert, an update and a delete', async () => {
    const added = await admin().insert(VEHICLE).select().single();
    expect(added.error).toBeNull();
    const stored = added.data as { id: string; created_at: string };
    expect(stored).toMatchObject({
      ...VEHICLE,
      id: expect.any(String) as string,
      created_at: expect.any(String) as string,
    });

    const change = { name: 'Renamed', length: null, vin: null, license_plate: 'DEMO 10' };
    const changed = await admin().update(change).eq('id', stored.id).select().single();
    expect(changed.data).toMatchObject({
      ...stored,
      ...change,
      updated_at: expect.any(String) as string,
    });
    expect((await admin().select('*').eq('id', stored.id).single()).data).toEqual(changed.data);

    expect((await admin().delete().eq('id', stored.id).select().single()).data).toEqual(
      changed.data,
    );
    expect((await admin().select('*').eq('id', stored.id)).data).toEqual([]);
  });

  it('fills in the id, the status and the time', async () => {
    const added = await admin().insert({ name: 'Plain', axle_count: 5 }).select().single();
    expect(added.data).toMatchObject({
      status: 'available',
      license_plate: null,
      vin: null,
      height: null,
    });
    await admin()
      .delete()
      .eq('id', (added.data as { id: string }).id);
  });

  it('treats another plate as a new version and logs it', async () => {
    const before = await admin().insert(VEHICLE).select().single();
    const { id, updated_at } = before.data as { id: string; updated_at: string };
    const save = (vin: string) =>
      admin().update({ vin }).match({ id, updated_at }).select('vin').maybeSingle();

    expect((await save('MINE')).data).toEqual({ vin: 'MINE' });
    expect(await save('THEIRS')).toMatchObject({ data: null, error: null });
    const log = await project.as('admin').from('activity_log').select('action').eq('record_id', id);
    expect(log.data).toEqual([{ action: 'created' }, { action: 'updated' }]);
    await admin().delete().eq('id', id);
  });

  it('lets everyone else change nothing, as in a table', async () => {
    const one = 'f1000000-0000-4000-8000-000000000001';
    const carrier = project.as('carrier').from('fleet');
    const inserted = await carrier.insert({ name: 'Mine', axle_count: 5 });
    expect([inserted.status, inserted.error?.code]).toEqual([403, FORBIDDEN]);
    const updated = await carrier.update({ vin: 'MINE', name: 'Mine' }).eq('id', one);
    expect([updated.status, updated.error]).toEqual([204, null]);
    const deleted = await carrier.delete().eq('id', one).select('id');
    expect([deleted.data, deleted.error]).toEqual([[], null]);
    const visitor = project.as('visitor').from('fleet');
    for (const answer of [
      await visitor.insert({ name: 'Mine', axle_count: 5 }),
      await visitor.update({ name: 'Mine' }).eq('id', one),
      await visitor.delete().eq('id', one),
    ]) {
      expect([answer.status, answer.error?.code]).toEqual([401, FORBIDDEN]);
    }
    expect((await admin().select('name, vin').eq('id', one).single()).data).toEqual({
      name: '6-axle RGN lowboy',
      vin: 'DEMOVIN0000000001',
    });
  });
});

describe('A vehicle', () => {
  const add = async (parts: object) =>
    (
      await project
        .as('admin')
        .from('fleet')
        .insert({ name: 'Lowboy', axle_count: 6, ...parts })
    ).error?.code;

  it.each([
    [{ axle_count: 0 }, REFUSED],
    [{ axle_count: 2.5 }, '22P02'],
    [{ name: ' ' }, REFUSED],
    [{ year_manufactured: 1899 }, REFUSED],
    [{ year_manufactured: new Date().getFullYear() + 1 }, REFUSED],
    [{ status: 'sold' }, '22P02'],
    [{ max_weight_capacity: 'NaN' }, REFUSED],
    [{ length: -1 }, REFUSED],
    [{ axle_layout: '3+x' }, REFUSED],
    [{ image_url: 'javascript:alert(1)' }, REFUSED],
    [{ image_url: 'data:image/svg+xml,<svg/>' }, REFUSED],
    [{ image_url: '//evil.example/x.png' }, REFUSED],
    [{ image_url: '/\\evil.example/x.png' }, REFUSED],
  ])('a vehicle is rejected with %j', async (parts, code) => {
    expect(await add(parts)).toBe(code);
  });

  it('can be from this year, and from 1900', async () => {
    expect(await add({ year_manufactured: new Date().getFullYear() })).toBeUndefined();
    expect(await add({ year_manufactured: 1900 })).toBeUndefined();
  });
});

describe('Load of the Month', () => {
  const set = (n: number, caller: 'admin' | 'customer' | 'visitor' = 'admin') =>
    project.as(caller).rpc('set_load_of_the_month', { _image_id: picture(n) });
  const TITLE = { is_load_of_the_month: true };
  const update = (n: number) =>
    project
      .as('admin')
      .from('gallery_images')
      .update(TITLE)
      .eq('id', picture(n))
      .select('id, is_load_of_the_month');
  const holders = async () =>
    (
      await project
        .as('visitor')
        .from('gallery_images')
        .select('id')
        .eq('is_load_of_the_month', true)
    ).data?.map(({ id }) => id as string);

  it('moves from one image to another', async () => {
    expect(await holders()).toEqual([picture(5)]);

    expect((await set(7)).error).toBeNull();
    expect(await holders()).toEqual([picture(7)]);

    expect((await set(7)).error).toBeNull();
    expect(await holders()).toEqual([picture(7)]);
  });

  it('has one holder after concurrent calls', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 6, 8].map((n) => set(n)));

    expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
    expect(await holders()).toHaveLength(1);
  });

  it('stays when the new image does not exist', async () => {
    const before = await holders();

    const { error, status } = await set(999);

    expect([status, error?.code]).toEqual([404, 'PT404']);
    expect(await holders()).toEqual(before);
  });

  it('can be set by admins only', async () => {
    expect((await set(2, 'customer')).error?.code).toBe(FORBIDDEN);
    expect((await set(2, 'visitor')).error?.code).toBe(FORBIDDEN);
    const before = await holders();
    const update = project.as('customer').from('gallery_images').update(TITLE);
    expect((await update.eq('id', picture(2)).select('id')).data).toEqual([]);
    expect(await holders()).toEqual(before);
  });

  it('moves with a plain update', async () => {
    await set(3);
    const { data, error } = await update(2);
    expect([data, error]).toEqual([[{ id: picture(2), ...TITLE }], null]);
    expect(await holders()).toEqual([picture(2)]);
  });

  it('has one holder after concurrent updates', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 6, 8].map((n) => update(n)));

    expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
    expect(await holders()).toHaveLength(1);
  });

  it('can be given up', async () => {
    await set(3);
    await project
      .as('admin')
      .from('gallery_images')
      .update({ is_load_of_the_month: false })
      .eq('id', picture(3));
    expect(await holders()).toEqual([]);
  });
});

describe('A gallery image', () => {
  it.each([
    [{ title: '' }],
    [{ image_url: 'javascript:alert(1)' }],
    [{ thumbnail_url: 'data:text/html,x' }],
    [{ image_width: 0 }],
  ])('a gallery image is rejected with %j', async (parts) => {
    const { error } = await project
      .as('admin')
      .from('gallery_images')
      .insert({ title: 'Bridge', image_url: 'https://cdn.example/x.webp', ...parts });
    expect(error?.code).toBe(REFUSED);
  });
});

describe('Services', () => {
  it('services are the four samples; visitors see the active ones', async () => {
    const names = async (caller: 'visitor' | 'admin') =>
      (await project.as(caller).from('services').select('name').order('created_at')).data?.length;

    expect(await names('admin')).toBe(4);
    expect(await names('visitor')).toBe(3);
  });

  it('must have one of the six categories', async () => {
    const { error } = await project
      .as('admin')
      .from('services')
      .insert({ name: 'Moving', category: 'Other' });
    expect(error?.code).toBe('22P02');
  });
});

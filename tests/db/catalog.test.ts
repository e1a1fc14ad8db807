import { describe, expect, it } from 'vitest';
import { FORBIDDEN, REFUSED, useProject } from './support/project.ts';

const project = useProject();
const picture = (n: number) => `b1000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

describe('License plate and VIN', () => {
  it.each(['visitor', 'customer', 'driver', 'admin'] as const)(
    'cannot be read or guessed from the table by a %s',
    async (caller) => {
      const fleet = () => project.as(caller).from('fleet');
      for (const columns of ['*', 'vin', 'name, license_plate']) {
        expect((await fleet().select(columns)).error?.code).toBe(FORBIDDEN);
      }
      expect((await fleet().select('name').like('vin', 'DEMO%')).error?.code).toBe(FORBIDDEN);
      expect((await fleet().select('name').order('license_plate')).error?.code).toBe(FORBIDDEN);
    },
  );

  it('are returned to admins by admin_fleet(), newest vehicle first', async () => {
    const answer = await project.as('admin').rpc('admin_fleet');

    const vehicles = answer.data as { name: string; vin: string; license_plate: string }[];
    expect(vehicles).toHaveLength(8);
    expect(vehicles[0]).toMatchObject({
      name: '6-axle RGN lowboy',
      vin: 'DEMOVIN0000000001',
      license_plate: 'DEMO 101',
    });
  });

  it('are refused to everyone else', async () => {
    expect((await project.as('driver').rpc('admin_fleet')).error?.code).toBe(FORBIDDEN);
    expect((await project.as('visitor').rpc('admin_fleet')).error?.code).toBe(FORBIDDEN);
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

  it('is saved with every field of the form, plate and VIN included', async () => {
    const vehicle = {
      name: 'Full record',
      description: 'All fields',
      axle_count: 9,
      axle_layout: '3+2+3+1',
      deck: 'rgn',
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
    expect(await add(vehicle)).toBeUndefined();

    const { data } = await project
      .as('admin')
      .rpc('admin_fleet')
      .eq('name', 'Full record')
      .single();
    expect(data).toMatchObject(vehicle);
  });

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
  ])('is rejected with %j', async (parts, code) => {
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

  it('can be set by admins only, and for one image only', async () => {
    expect((await set(2, 'customer')).error?.code).toBe(FORBIDDEN);
    expect((await set(2, 'visitor')).error?.code).toBe(FORBIDDEN);
    await set(3);

    const { error } = await project
      .as('admin')
      .from('gallery_images')
      .update({ is_load_of_the_month: true })
      .eq('id', picture(2));
    expect(error?.code).toBe('23505');
  });
});

describe('A gallery image', () => {
  it.each([
    [{ title: '' }],
    [{ image_url: 'javascript:alert(1)' }],
    [{ thumbnail_url: 'data:text/html,x' }],
    [{ image_width: 0 }],
  ])('is rejected with %j', async (parts) => {
    const { error } = await project
      .as('admin')
      .from('gallery_images')
      .insert({ title: 'Bridge', image_url: 'https://cdn.example/x.webp', ...parts });
    expect(error?.code).toBe(REFUSED);
  });
});

describe('Services', () => {
  it('are the four samples; visitors see the active ones', async () => {
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

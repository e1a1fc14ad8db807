import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVERYONE, SIGNED_IN, clientOf } from '../support/everyone.ts';
import { type Account, useProject } from '../support/project.ts';

const project = useProject();
const PREFIX = `Contract ${randomUUID()}`;
let admin: Account;

/** The fields of the vehicle form. */
const vehicle = (changes: Record<string, unknown> = {}) => ({
  name: `${PREFIX} lowboy`,
  description: 'Detachable gooseneck',
  axle_count: 9,
  max_weight_capacity: 60.25,
  length: 53.3,
  width: 8.6,
  height: 1.8,
  status: 'available',
  year_manufactured: 2019,
  license_plate: 'PTA 1234',
  vin: '1T9TA4832KB000001',
  image_url: 'https://images.example.com/lowboy.webp',
  ...changes,
});

async function added(changes: Record<string, unknown> = {}): Promise<string> {
  const { data, error } = await admin.client
    .from('fleet')
    .insert(vehicle(changes))
    .select('id')
    .single();
  if (error) throw error;
  return data.id as string;
}

/** Reads a vehicle as an admin. */
const read = async (id: string) => (await admin.client.from('fleet').select('*').eq('id', id)).data;

beforeAll(async () => {
  admin = await project.account(['admin']);
});
afterAll(async () => {
  await admin.client.from('fleet').delete().like('name', `${PREFIX}%`);
});

describe('reading the fleet', () => {
  it('returns the available vehicles to visitors by axles, without plate and VIN', async () => {
    await added({ name: `${PREFIX} 13 axles`, axle_count: 13 });
    await added({ name: `${PREFIX} 3 axles`, axle_count: 3 });
    await added({ name: `${PREFIX} in use`, status: 'in_use' });

    const { data, error } = await project
      .visitor()
      .from('fleet')
      .select('*')
      .eq('status', 'available')
      .order('axle_count', { ascending: true })
      .like('name', `${PREFIX}% axles`);

    expect(error).toBeNull();
    const shown = { ...vehicle(), license_plate: null, vin: null };
    expect(data).toMatchObject([
      { ...shown, name: `${PREFIX} 3 axles`, axle_count: 3 },
      { ...shown, name: `${PREFIX} 13 axles`, axle_count: 13 },
    ]);
  });

  it.each(EVERYONE)(
    'hides plate, VIN and vehicles that are not available from a %s',
    async (role) => {
      const client = await clientOf(project, role);
      await added();
      await added({ status: 'maintenance' });

      const { data, error } = await client.from('fleet').select('*').like('name', `${PREFIX}%`);

      expect(error).toBeNull();
      const rows = data as { status: string; license_plate: unknown; vin: unknown }[];
      expect(rows.length).toBeGreaterThan(0);
      for (const { status, license_plate, vin } of rows) {
        expect({ status, license_plate, vin }).toEqual({
          status: 'available',
          license_plate: null,
          vin: null,
        });
      }
      // A filter must not reveal what the row hides.
      const guessed = await client.from('fleet').select('id').eq('vin', vehicle().vin);
      expect(guessed.data ?? []).toEqual([]);
    },
  );

  it('returns all vehicles with all fields to admins, newest first', async () => {
    const older = await added({ status: 'retired' });
    const newer = await added({ status: 'in_use' });

    const { data, error } = await admin.client
      .from('fleet')
      .select('*')
      .order('created_at', { ascending: false })
      .in('id', [older, newer]);

    expect(error).toBeNull();
    expect(data).toMatchObject([
      { ...vehicle({ status: 'in_use' }), id: newer },
      { ...vehicle({ status: 'retired' }), id: older },
    ]);
  });

  it('counts without sending rows', async () => {
    await added();

    const { count, error } = await admin.client
      .from('fleet')
      .select('*', { count: 'exact', head: true })
      .like('name', `${PREFIX}%`);

    expect(error).toBeNull();
    expect(count).toBeGreaterThan(0);
  });
});

describe('writing as an admin', () => {
  it('returns the complete row from insert().select().single()', async () => {
    const answer = await admin.client.from('fleet').insert(vehicle()).select().single();

    expect(answer).toMatchObject({ error: null, status: 201 });
    expect(answer.data).toMatchObject({
      ...vehicle(),
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    });
  });

  it('stores optional fields as null and the status as available', async () => {
    const { name, axle_count } = vehicle();
    const blank = {
      description: null,
      max_weight_capacity: null,
      length: null,
      width: null,
      height: null,
      year_manufactured: null,
      license_plate: null,
      vin: null,
      image_url: null,
    };

    const answer = await admin.client
      .from('fleet')
      .insert({ name, axle_count, ...blank })
      .select()
      .single();

    expect(answer).toMatchObject({ error: null, data: { ...blank, status: 'available' } });
  });

  it('updates any field by id', async () => {
    const id = await added();
    const changes = vehicle({
      status: 'retired',
      axle_count: 11,
      license_plate: 'NEW 1',
      vin: null,
    });

    const answer = await admin.client.from('fleet').update(changes).eq('id', id);

    expect([answer.error, answer.status]).toEqual([null, 204]);
    expect(await read(id)).toMatchObject([changes]);
  });

  it('returns the row from update().select()', async () => {
    const id = await added();

    const answer = await admin.client
      .from('fleet')
      .update({ license_plate: 'NEW 2' })
      .eq('id', id)
      .select()
      .single();

    expect(answer).toMatchObject({ error: null, data: vehicle({ license_plate: 'NEW 2' }) });
  });

  it('deletes by id, and changes nothing for an unknown id', async () => {
    const id = await added();

    const unknown = await admin.client.from('fleet').delete().eq('id', randomUUID());
    expect([unknown.error, unknown.status]).toEqual([null, 204]);
    const answer = await admin.client.from('fleet').delete().eq('id', id);

    expect([answer.error, answer.status]).toEqual([null, 204]);
    expect(await read(id)).toEqual([]);
  });

  it.each([
    ['a column that does not exist', { surprise: 1 }, /^PGRST204$/],
    ['no axles', { axle_count: 0 }, /^23514$/],
    ['half an axle', { axle_count: 1.5 }, /^22P02$/],
    ['a year before 1900', { year_manufactured: 1899 }, /^23514$/],
    ['a year to come', { year_manufactured: new Date().getFullYear() + 2 }, /^23514$/],
    ['a negative length', { length: -1 }, /^23514$/],
    ['NaN as a width', { width: 'NaN' }, /^23514$/],
    ['a height of 1e9 ft', { height: 1e9 }, /^(22003|23514)$/],
    ['an unknown status', { status: 'lost' }, /^22P02$/],
    ['an image that is a script', { image_url: 'javascript:alert(1)' }, /^23514$/],
    ['no name', { name: null }, /^23502$/],
    ['a blank name', { name: '' }, /^23514$/],
  ])('rejects %s and stores nothing', async (_what, changes, code) => {
    const description = randomUUID();

    const answer = await admin.client.from('fleet').insert(vehicle({ description, ...changes }));

    expect(answer.status).toBe(400);
    expect(answer.error?.code).toMatch(code);
    const stored = await admin.client.from('fleet').select('id').eq('description', description);
    expect(stored.data).toEqual([]);
  });
});

describe('writing as anyone else', () => {
  it('visitors can’t write', async () => {
    const id = await added();
    const fleet = () => project.visitor().from('fleet');

    const answers = await Promise.all([
      fleet().insert(vehicle()),
      fleet().update({ status: 'retired' }).eq('id', id),
      fleet().delete().eq('id', id),
    ]);

    for (const { status, error } of answers) expect([status, error?.code]).toEqual([401, '42501']);
    expect(await read(id)).toMatchObject([vehicle()]);
  });

  it.each(SIGNED_IN)('changes nothing for a %s', async (role) => {
    const client = await clientOf(project, role);
    const id = await added();

    const inserted = await client.from('fleet').insert(vehicle());
    const updated = await client.from('fleet').update({ status: 'retired' }).eq('id', id);
    const deleted = await client.from('fleet').delete().eq('id', id);

    expect([inserted.status, inserted.error?.code]).toEqual([403, '42501']);
    expect([updated.error, updated.status]).toEqual([null, 204]);
    expect([deleted.error, deleted.status]).toEqual([null, 204]);
    expect(await read(id)).toMatchObject([vehicle()]);
  });
});

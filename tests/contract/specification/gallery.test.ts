import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVERYONE, SIGNED_IN, clientOf } from '../support/everyone.ts';
import { type Account, useProject } from '../support/project.ts';

const project = useProject();
const PREFIX = `Contract ${randomUUID()}`;
let admin: Account;
/** Who holds Load of the Month in a project with pictures of its own; it gets the title back. */
let holderBefore: string | undefined;

const png = () => new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' });
const images = (of = admin.client) => of.from('gallery_images');
const files = (of = admin.client) => of.storage.from('gallery');

/** The columns of an upload. */
const image = (changes: Record<string, unknown> = {}) => ({
  title: `${PREFIX} lowboy`,
  description: null,
  image_url: 'https://images.example.com/lowboy.webp',
  alt_text: 'Lowboy with an excavator',
  category: 'trucks',
  ...changes,
});

/** The position after the last image. */
async function nextOrder(): Promise<number> {
  const { data } = await images()
    .select('display_order')
    .order('display_order', { ascending: false })
    .limit(1);
  return ((data as { display_order: number }[])[0]?.display_order ?? 0) + 1;
}

async function added(changes: Record<string, unknown> = {}): Promise<string> {
  const row = image({ display_order: await nextOrder(), ...changes });
  const { data, error } = await images().insert(row).select('id').single();
  if (error) throw error;
  return data.id as string;
}

const read = async (id: string) => (await images().select('*').eq('id', id)).data;
const holders = async () =>
  (await images().select('id').eq('is_load_of_the_month', true)).data as { id: string }[];
const loadOfTheMonth = () =>
  images(project.visitor()).select('*').eq('is_load_of_the_month', true).limit(1).single();

beforeAll(async () => {
  admin = await project.account(['admin']);
  holderBefore = (await holders())[0]?.id;
});
afterAll(async () => {
  await images().delete().like('title', `${PREFIX}%`);
  if (holderBefore !== undefined) {
    await images().update({ is_load_of_the_month: true }).eq('id', holderBefore);
  }
});

describe('reading the gallery', () => {
  it.each(EVERYONE)('returns the pictures in their order to a %s', async (role) => {
    const client = await clientOf(project, role);
    const first = await added();
    const second = await added();

    const featured = await images(client).select('*').order('display_order').limit(6);
    const all = await images(client).select('*').order('display_order');

    expect([featured.error, all.error]).toEqual([null, null]);
    expect(featured.data).toEqual(all.data?.slice(0, 6));
    const rows = all.data as { id: string; display_order: number }[];
    expect(rows.slice(-2)).toMatchObject([
      { ...image(), id: first, is_load_of_the_month: false },
      { id: second },
    ]);
    const orders = rows.map(({ display_order }) => display_order);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  });

  it('returns the Load of the Month as a single row, and PGRST116 without one', async () => {
    const id = await added();
    await images().update({ is_load_of_the_month: true }).eq('id', id);

    expect(await loadOfTheMonth()).toMatchObject({ error: null, data: { id } });
    await images().delete().eq('id', id);

    expect(await loadOfTheMonth()).toMatchObject({ status: 406, error: { code: 'PGRST116' } });
  });
});

describe('writing as an admin', () => {
  it('inserts the columns of an upload', async () => {
    const display_order = await nextOrder();
    const row = image({ display_order });

    const answer = await images().insert(row);

    expect([answer.error, answer.status]).toEqual([null, 201]);
    const stored = await images().select('*').eq('display_order', display_order);
    expect(stored.data).toMatchObject([{ ...row, is_load_of_the_month: false }]);
  });

  it('updates the columns of the edit dialog by id', async () => {
    const id = await added();
    const changes = {
      title: `${PREFIX} changed`,
      description: 'At the port of Toledo',
      alt_text: null,
      category: 'loads',
      display_order: (await nextOrder()) - 1,
    };

    const answer = await images().update(changes).eq('id', id);

    expect([answer.error, answer.status]).toEqual([null, 204]);
    expect(await read(id)).toMatchObject([changes]);
  });

  it('deletes by id', async () => {
    const id = await added();

    const answer = await images().delete().eq('id', id);

    expect([answer.error, answer.status]).toEqual([null, 204]);
    expect(await read(id)).toEqual([]);
  });

  it('moves Load of the Month from its previous holder', async () => {
    const [first, second] = [await added(), await added()];

    for (const id of [first, second, first]) {
      const answer = await images().update({ is_load_of_the_month: true }).eq('id', id);
      expect([answer.error, answer.status]).toEqual([null, 204]);
      expect(await holders()).toEqual([{ id }]);
    }
  });

  it('refuses to make several pictures Load of the Month with a sentence', async () => {
    const all = [await added(), await added(), await added()];
    await images().update({ is_load_of_the_month: true }).eq('id', all[1]);

    const answer = await images().update({ is_load_of_the_month: true }).in('id', all);

    expect([answer.status, answer.error?.message]).toEqual([
      400,
      'Only one picture can be Load of the Month.',
    ]);
    expect(await holders()).toEqual([{ id: all[1] }]);
  });

  it('leaves one holder when two admins move Load of the Month simultaneously', async () => {
    const [first, second] = [await added(), await added()];
    const other = await project.account(['admin']);

    const answers = await Promise.all([
      images().update({ is_load_of_the_month: true }).eq('id', first),
      images(other.client).update({ is_load_of_the_month: true }).eq('id', second),
    ]);

    expect(answers.map(({ error }) => error)).toEqual([null, null]);
    const left = await holders();
    expect(left).toHaveLength(1);
    expect([first, second]).toContain(left[0]?.id);
  });

  it.each([
    ['a column that does not exist', { surprise: 1 }, '400 PGRST204'],
    ['an unknown category', { category: 'ships' }, '400 22P02'],
    ['text as a position', { display_order: 'last' }, '400 22P02'],
    ['a negative position', { display_order: -1 }, '400 23514'],
    ['a position of 1e12', { display_order: 1e12 }, '400 22003'],
    ['a blank title', { title: '' }, '400 23514'],
    ['a title of 255 characters', { title: 'x'.repeat(255) }, '400 23514'],
    ['no image', { image_url: null }, '400 23502'],
    ['an image that is a script', { image_url: 'javascript:alert(1)' }, '400 23514'],
    ['a creation time', { created_at: '2020-01-01' }, '403 42501'],
  ])('rejects %s and stores nothing', async (_what, changes, refusal) => {
    const alt_text = randomUUID();
    const row = image({ alt_text, display_order: await nextOrder(), ...changes });

    const { status, error } = await images().insert(row);

    expect(`${String(status)} ${String(error?.code)}`).toBe(refusal);
    expect((await images().select('id').eq('alt_text', alt_text)).data).toEqual([]);
  });
});

describe('writing as anyone else', () => {
  it('visitors can’t write', async () => {
    const id = await added();
    const visitor = () => images(project.visitor());

    const answers = await Promise.all([
      visitor().insert(image()),
      visitor().update({ title: 'Mine' }).eq('id', id),
      visitor().delete().eq('id', id),
    ]);

    for (const { status, error } of answers) expect([status, error?.code]).toEqual([401, '42501']);
    expect(await read(id)).toMatchObject([image()]);
  });

  it.each(SIGNED_IN)('changes nothing for a %s', async (role) => {
    const client = await clientOf(project, role);
    const id = await added();

    const inserted = await images(client).insert(image());
    const updated = await images(client).update({ is_load_of_the_month: true }).eq('id', id);
    const deleted = await images(client).delete().eq('id', id);

    expect([inserted.status, inserted.error?.code]).toEqual([403, '42501']);
    expect([updated.error, updated.status]).toEqual([null, 204]);
    expect([deleted.error, deleted.status]).toEqual([null, 204]);
    expect(await read(id)).toMatchObject([image({ is_load_of_the_month: false })]);
  });
});

describe('files of the gallery', () => {
  it.each([
    ['a picture under a random name', () => `${randomUUID()}.png`],
    ['a picture of a vehicle', () => `fleet/${randomUUID()}.png`],
  ])(
    'include %s, which an admin uploads and everyone opens by its public URL',
    async (_what, newPath) => {
      const path = newPath();

      const uploaded = await files().upload(path, png());

      expect(uploaded).toMatchObject({ error: null, data: { path } });
      const response = await fetch(files(project.visitor()).getPublicUrl(path).data.publicUrl);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(await response.arrayBuffer()).toHaveProperty('byteLength', 4);
      await files().remove([path]);
    },
  );

  it('files from anyone else, and files that aren’t a raster image, are refused', async () => {
    const moderator = await project.account(['moderator']);
    const path = `${randomUUID()}.png`;
    const svg = new Blob(['<svg/>'], { type: 'image/svg+xml' });

    const byVisitor = await files(project.visitor()).upload(path, png());
    const byModerator = await files(moderator.client).upload(path, png());
    const script = await files().upload(path, svg);

    expect([byVisitor.error, byModerator.error, script.error]).toMatchObject([
      { statusCode: '403' },
      { statusCode: '403' },
      { statusCode: '415' },
    ]);
    expect((await files().exists(path)).data).toBe(false);
  });
});

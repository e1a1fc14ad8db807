import { describe, expect, it } from 'vitest';
import { FORBIDDEN, REFUSED, useProject } from './support/project.ts';

const project = useProject();
const gallery = (caller: 'admin' | 'customer' | 'visitor' = 'admin') =>
  project.as(caller).from('gallery_images');

interface Picture {
  id: string;
  title: string;
  display_order: number;
  updated_at: string;
}

/** The gallery in the order the public sees. */
async function inOrder(): Promise<Picture[]> {
  const { data } = await gallery('visitor')
    .select('id, title, display_order, updated_at')
    .order('display_order');
  return data ?? [];
}
const ids = async () => (await inOrder()).map(({ id }) => id);
const places = async () => (await inOrder()).map(({ display_order }) => display_order);

const add = (title: string, parts: object = {}) =>
  gallery()
    .insert({ title, image_url: 'https://cdn.example/x.webp', ...parts })
    .select('display_order')
    .single();

const reorder = (seen: string[], wanted: string[], caller: 'admin' | 'customer' = 'admin') =>
  project.as(caller).rpc('reorder_gallery_images', { _seen: seen, _wanted: wanted });

/** The list with one item moved to another position. */
function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

describe('A new image', () => {
  it('goes after the last, and the next one after it', async () => {
    const last = Math.max(...(await places()));

    expect((await add('One')).data?.display_order).toBe(last + 1);
    expect((await add('Two')).data?.display_order).toBe(last + 2);
  });

  it('gets its own position when two admins upload concurrently', async () => {
    const second = await project.supabase.signUp({ roles: ['admin'] });
    const before = await places();
    const row = (who: string, n: number) => ({
      title: `${who} ${String(n)}`,
      image_url: 'https://cdn.example/x.webp',
    });

    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => [
        gallery().insert(row('First', n)),
        second.client.from('gallery_images').insert(row('Second', n)),
      ]).flat(),
    );

    expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
    const after = await places();
    expect(new Set(after).size).toBe(before.length + 20);
    expect(Math.max(...after)).toBe(Math.max(...before) + 20);
  });

  it('cannot take another image’s position, or one before the first', async () => {
    expect((await add('Squeezed in', { display_order: 1 })).error?.code).toBe('23505');
    expect((await add('Below', { display_order: -1 })).error?.code).toBe(REFUSED);
  });

  it('sent twice under one id is stored once', async () => {
    const id = crypto.randomUUID();
    expect((await add('Once', { id })).error).toBeNull();
    expect((await add('Once', { id })).error?.code).toBe('23505');
  });
});

describe('Moving an image', () => {
  it.each([
    ['up', 7, 2],
    ['down', 1, 6],
    ['next door', 3, 4],
  ])('moves it %s and shifts the images between', async (_, from, to) => {
    const before = await inOrder();
    const place = before[to]?.display_order;

    const { error } = await gallery()
      .update({ display_order: place })
      .eq('id', before[from]?.id ?? '');

    expect(error).toBeNull();
    expect(await ids()).toEqual(
      moved(
        before.map(({ id }) => id),
        from,
        to,
      ),
    );
    expect(new Set(await places()).size).toBe(before.length);
  });

  it('does not change the version of shifted images or the activity log', async () => {
    const before = await inOrder();
    const [first, second] = before;
    const logged = () => project.sql('select count(*)::int as n from public.activity_log');
    const entries = await logged();

    await gallery()
      .update({ display_order: second?.display_order })
      .eq('id', first?.id ?? '');

    const after = new Map((await inOrder()).map((image) => [image.id, image.updated_at]));
    expect(before.map(({ id }) => after.get(id))).toEqual(before.map((image) => image.updated_at));
    expect(await logged()).toEqual(entries);
  });

  it('keeps positions unique under concurrent moves', async () => {
    const all = await inOrder();
    const moves = all.slice(0, 8).map(({ id }, n) =>
      gallery()
        .update({ display_order: all[(n * 3 + 5) % all.length]?.display_order })
        .eq('id', id),
    );
    const answers = await Promise.all(moves);

    expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
    expect(new Set(await places()).size).toBe(all.length);
  });
});

describe('Reordering the gallery', () => {
  it('sets all positions in one call and closes gaps', async () => {
    const { id: deletedId } = (await inOrder())[4] ?? { id: '' };
    await gallery().delete().eq('id', deletedId);
    const seen = await ids();
    const wanted = [...seen].reverse();

    expect((await reorder(seen, wanted)).error).toBeNull();

    expect(await ids()).toEqual(wanted);
    expect(await places()).toEqual(wanted.map((_, index) => index + 1));
  });

  it.each([
    [
      'an image was added',
      async () => {
        await add('Newer');
      },
    ],
    [
      'an image was deleted',
      async () => {
        await gallery()
          .delete()
          .eq('id', (await ids())[0] ?? '');
      },
    ],
    [
      'someone moved one',
      async () => {
        const now = await ids();
        await reorder(now, moved(now, 0, 3));
      },
    ],
  ])('reordering the gallery is refused when %s in the meantime', async (_, meddle) => {
    const seen = await ids();
    await meddle();
    const between = await ids();

    const { error, status } = await reorder(seen, moved(seen, 0, 1));

    expect([status, error?.code]).toEqual([412, 'PT412']);
    expect(await ids()).toEqual(between);
  });

  it('accepts one of two concurrent reorders', async () => {
    const seen = await ids();
    const answers = await Promise.all([
      reorder(seen, moved(seen, 0, 2)),
      reorder(seen, moved(seen, 5, 1)),
    ]);

    expect(answers.map(({ error }) => error?.code).sort()).toEqual(['PT412', undefined]);
  });

  it('must name every image exactly once', async () => {
    const seen = await ids();
    for (const wanted of [seen.slice(1), [...seen, ...seen.slice(0, 1)], []]) {
      expect((await reorder(seen, wanted)).error?.code).toBe('22023');
    }
    expect(await ids()).toEqual(seen);
  });

  it('reordering the gallery is for admins only', async () => {
    const seen = await ids();
    expect((await reorder(seen, [...seen].reverse(), 'customer')).error?.code).toBe(FORBIDDEN);
    const { error } = await project
      .as('visitor')
      .rpc('reorder_gallery_images', { _seen: seen, _wanted: seen });
    expect(error?.code).toBe(FORBIDDEN);
    await gallery('customer')
      .update({ display_order: 1 })
      .eq('id', seen[3] ?? '');
    expect(await ids()).toEqual(seen);
  });
});

it('saving a stale edit changes nothing', async () => {
  const [image] = await inOrder();
  if (image === undefined) throw new Error('The gallery is empty.');
  const save = (title: string) =>
    gallery()
      .update({ title })
      .eq('id', image.id)
      .eq('updated_at', image.updated_at)
      .select('title')
      .maybeSingle();

  expect((await save('Mine')).data).toEqual({ title: 'Mine' });
  expect(await save('Theirs')).toMatchObject({ data: null, error: null });
  expect((await inOrder())[0]?.title).toBe('Mine');
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/shared/lib/app-error';
import { UploadQueue } from './upload-queue';

const check = vi.fn<(file: File) => Promise<void>>();
const store = vi.fn<ConstructorParameters<typeof UploadQueue>[0]['store']>();
const discard = vi.fn<(id: string) => Promise<void>>();
let queue: UploadQueue;

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const files = (count: number) => Array.from({ length: count }, (_, n) => file(`${String(n)}.jpg`));
const items = () => queue.read().items;
const states = () => items().map(({ state }) => state);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  check.mockReset().mockResolvedValue();
  store.mockReset().mockImplementation((_item, onFilesStored) => {
    onFilesStored();
    return Promise.resolve();
  });
  discard.mockReset().mockResolvedValue();
  queue = new UploadQueue({ check, store, discard });
});

describe('a batch', () => {
  it('takes ten, and nothing of what would be more', () => {
    expect(queue.add(files(11))).toBe(false);
    expect(items()).toHaveLength(0);
    expect(queue.add(files(8))).toBe(true);
    expect(queue.add(files(3))).toBe(false);
    expect(queue.add(files(2))).toBe(true);
    expect(items()).toHaveLength(10);
  });

  it('has room again for as many as have arrived', async () => {
    queue.add(files(10));
    await queue.run();
    expect(queue.add(files(10))).toBe(true);
    expect(states()).toEqual(Array(10).fill('pending'));
  });

  it('calls a picture as its file, and general, until somebody says otherwise', async () => {
    queue.add([file('crane.over.river.jpeg')]);
    expect(items()).toMatchObject([{ title: 'crane.over.river', category: 'general' }]);
    const id = items()[0]?.id ?? '';
    queue.edit(id, { title: '  Crane ', category: 'loads' });
    await queue.run();
    expect(store.mock.calls[0]?.[0]).toMatchObject({ id, title: 'Crane', category: 'loads' });
  });

  it('goes one after the other through 0, 50 and 100 percent', async () => {
    queue.add(files(2));
    const seen: string[] = [];
    queue.subscribe(() => {
      seen.push(
        items()
          .map(({ state, progress }) => `${state} ${String(progress)}`)
          .join(', '),
      );
    });
    expect(await queue.run()).toEqual({ sent: 2, failed: 0 });
    expect([...new Set(seen)]).toEqual([
      'pending 0, pending 0',
      'uploading 0, pending 0',
      'uploading 50, pending 0',
      'success 100, pending 0',
      'success 100, uploading 0',
      'success 100, uploading 50',
      'success 100, success 100',
    ]);
  });

  it('is sent once however often it is asked to', async () => {
    queue.add(files(1));
    const [first, second] = await Promise.all([queue.run(), queue.run()]);
    expect([first, second]).toEqual([
      { sent: 1, failed: 0 },
      { sent: 0, failed: 0 },
    ]);
    expect(store).toHaveBeenCalledTimes(1);
  });
});

describe('a picture that fails', () => {
  it('keeps no other from being tried, and says why', async () => {
    store.mockRejectedValueOnce(new AppError('validation', 'The bucket said no.'));
    store.mockRejectedValueOnce(new AppError('network', 'Failed to fetch'));
    queue.add(files(3));

    expect(await queue.run()).toEqual({ sent: 1, failed: 2 });
    expect(states()).toEqual(['error', 'error', 'success']);
    expect(items().map(({ error }) => error)).toEqual([
      'The bucket said no.',
      'Upload failed',
      null,
    ]);
  });

  it('is sent again under its id, alone or with the rest', async () => {
    store.mockRejectedValueOnce(new Error('x')).mockRejectedValueOnce(new Error('x'));
    queue.add(files(2));
    await queue.run();
    const [first, second] = items();

    expect(await queue.run(second?.id)).toEqual({ sent: 1, failed: 0 });
    expect(states()).toEqual(['error', 'success']);
    expect(await queue.run()).toEqual({ sent: 1, failed: 0 });
    expect(store.mock.lastCall?.[0].id).toBe(first?.id);
  });

  it('leaves nothing behind when it is removed', async () => {
    store.mockRejectedValueOnce(new Error('x'));
    queue.add(files(2));
    await queue.run();
    const [failed, sent] = items();
    queue.remove(failed?.id ?? '');
    queue.remove(sent?.id ?? '');
    expect(items()).toEqual([]);
    expect(discard).toHaveBeenCalledExactlyOnceWith(failed?.id);
  });

  it('is not sent without a title', async () => {
    queue.add(files(1));
    queue.edit(items()[0]?.id ?? '', { title: '  ' });
    expect(await queue.run()).toEqual({ sent: 0, failed: 1 });
    expect(items()[0]?.error).toBe('Enter a title.');
    expect(store).not.toHaveBeenCalled();
  });
});

it('a file that is no good is refused at once and never sent', async () => {
  check.mockRejectedValueOnce(new AppError('validation', 'Too large.'));
  queue.add(files(2));
  await vi.waitFor(() => {
    expect(states()).toEqual(['error', 'pending']);
  });
  expect(await queue.run()).toEqual({ sent: 1, failed: 0 });
  expect(items()[0]).toMatchObject({ state: 'error', error: 'Too large.', isRefused: true });
  expect(store).toHaveBeenCalledTimes(1);
});

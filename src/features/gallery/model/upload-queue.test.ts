import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/shared/lib/app-error';
import { UploadQueue } from './upload-queue';

const check = vi.fn<(file: File) => Promise<void>>();
const store = vi.fn<ConstructorParameters<typeof UploadQueue>[0]['store']>();
const discard = vi.fn<(id: string) => Promise<void>>();
let queue: UploadQueue;

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const files = (count: number) => Array.from({ length: count }, (_, n) => file(`${String(n)}.jpg`));
const items = () => queue.items;
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

describe('upload queue', () => {
  it('accepts ten files and rejects a larger batch', () => {
    expect(queue.add(files(11))).toBe(false);
    expect(items()).toHaveLength(0);
    expect(queue.add(files(8))).toBe(true);
    expect(queue.add(files(3))).toBe(false);
    expect(queue.add(files(2))).toBe(true);
    expect(items()).toHaveLength(10);
  });

  it('frees space for finished uploads', async () => {
    queue.add(files(10));
    await queue.run();
    expect(queue.add(files(10))).toBe(true);
    expect(states()).toEqual(Array(10).fill('pending'));
  });

  it('defaults to the file name and the general category', async () => {
    queue.add([file('crane.over.river.jpeg')]);
    expect(items()).toMatchObject([{ title: 'crane.over.river', category: 'general' }]);
    const id = items()[0]?.id ?? '';
    queue.edit(id, { title: '  Crane ', category: 'loads' });
    await queue.run();
    expect(store.mock.calls[0]?.[0]).toMatchObject({ id, title: 'Crane', category: 'loads' });
  });

  it('uploads one at a time through 0, 50 and 100 percent', async () => {
    queue.add(files(2));
    const seen: string[] = [];
    queue.store.subscribe(() => {
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

  it('uploads each image once even when started twice', async () => {
    queue.add(files(1));
    const [first, second] = await Promise.all([queue.run(), queue.run()]);
    expect([first, second]).toEqual([
      { sent: 1, failed: 0 },
      { sent: 0, failed: 0 },
    ]);
    expect(store).toHaveBeenCalledTimes(1);
  });
});

describe('a failed upload', () => {
  it('doesn’t stop the others and keeps its error', async () => {
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

  it('a failed upload is retried under the same id, alone or with the rest', async () => {
    store.mockRejectedValueOnce(new Error('x')).mockRejectedValueOnce(new Error('x'));
    queue.add(files(2));
    await queue.run();
    const [first, second] = items();

    expect(await queue.run(second?.id)).toEqual({ sent: 1, failed: 0 });
    expect(states()).toEqual(['error', 'success']);
    expect(await queue.run()).toEqual({ sent: 1, failed: 0 });
    expect(store.mock.lastCall?.[0].id).toBe(first?.id);
  });

  it('deletes its files when removed', async () => {
    store.mockRejectedValueOnce(new Error('x'));
    queue.add(files(2));
    await queue.run();
    const [failed, sent] = items();
    queue.remove(failed?.id ?? '');
    queue.remove(sent?.id ?? '');
    expect(items()).toEqual([]);
    expect(discard).toHaveBeenCalledExactlyOnceWith(failed?.id);
  });

  it('requires a title', async () => {
    queue.add(files(1));
    queue.edit(items()[0]?.id ?? '', { title: '  ' });
    expect(await queue.run()).toEqual({ sent: 0, failed: 1 });
    expect(items()[0]?.error).toBe('Enter a title.');
    expect(store).not.toHaveBeenCalled();
  });
});

it('an invalid file is rejected and never uploaded', async () => {
  check.mockRejectedValueOnce(new AppError('validation', 'Too large.'));
  queue.add(files(2));
  await vi.waitFor(() => {
    expect(states()).toEqual(['error', 'pending']);
  });
  expect(await queue.run()).toEqual({ sent: 1, failed: 0 });
  expect(items()[0]).toMatchObject({ state: 'error', error: 'Too large.', isRefused: true });
  expect(store).toHaveBeenCalledTimes(1);
});

import type { UploadOptions } from 'tus-js-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timeoutError } from '@/shared/lib/timeout';
import { uploadResumable } from './resumable-upload';

/** An upload of tus-js-client that does nothing until the test calls its handlers. */
const transfers: { options: UploadOptions; started: number; aborted: number }[] = [];
vi.mock('tus-js-client', () => ({
  Upload: class {
    readonly #transfer;
    constructor(_file: Blob, options: UploadOptions) {
      this.#transfer = { options, started: 0, aborted: 0 };
      transfers.push(this.#transfer);
    }
    start() {
      this.#transfer.started += 1;
    }
    abort() {
      this.#transfer.aborted += 1;
      return Promise.resolve();
    }
  },
}));

beforeEach(() => {
  transfers.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Starts an upload; returns its transfer, its progress and how it ended. */
async function start({ signal } = new AbortController()) {
  const ended = vi.fn();
  const onProgress = vi.fn();
  const upload = {
    bucket: 'job-documents',
    path: 'folder/resume_a.pdf',
    file: new Blob(['%PDF-1.7']),
    contentType: 'application/pdf',
    onProgress,
    signal,
  };
  uploadResumable(upload, { supabaseUrl: 'https://project.test', supabaseKey: 'key' }).then(() => {
    ended('arrived');
  }, ended);
  await vi.dynamicImportSettled();
  const [transfer] = transfers;
  if (transfer === undefined) throw new Error('Not started.');
  return { transfer, ended, onProgress };
}

/** Begins to send a part. */
async function sendPart({ onBeforeRequest }: UploadOptions) {
  await onBeforeRequest?.({ getMethod: () => 'PATCH' } as never);
}

it('an upload resumes on a new connection after 20 s of silence and gives up after 60 s', async () => {
  const { transfer, ended } = await start();

  await vi.advanceTimersByTimeAsync(20_000);
  expect(transfer).toMatchObject({ started: 2, aborted: 1 });
  // A new attempt reports where it starts, which is no progress.
  transfer.options.onProgress?.(0, 8);
  await vi.advanceTimersByTimeAsync(39_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledExactlyOnceWith(timeoutError());
});

it('an upload doesn’t time out while bytes are sent, and never reports less progress', async () => {
  const { transfer, ended, onProgress } = await start();
  await sendPart(transfer.options);
  transfer.options.onProgress?.(1, 8);
  for (const sent of [2, 4, 5]) {
    await vi.advanceTimersByTimeAsync(19_000);
    transfer.options.onProgress?.(sent, 8);
  }
  await transfer.options.onBeforeRequest?.({ getMethod: () => 'HEAD' } as never);
  transfer.options.onProgress?.(3, 8);
  await sendPart(transfer.options);
  transfer.options.onProgress?.(6, 8);
  expect(transfer).toMatchObject({ started: 1, aborted: 0 });

  transfer.options.onSuccess?.({ lastResponse: {} as never });
  await vi.advanceTimersByTimeAsync(60_000);

  expect(ended).toHaveBeenCalledExactlyOnceWith('arrived');
  expect(onProgress.mock.calls.flat()).toEqual([0.125, 0.25, 0.5, 0.625, 0.625, 0.75]);
});

it('an upload resumes instead of letting the browser repeat a part', async () => {
  const { transfer } = await start();

  await sendPart(transfer.options);
  transfer.options.onProgress?.(6, 8);
  transfer.options.onProgress?.(1, 8);

  expect(transfer).toMatchObject({ started: 2, aborted: 1 });
});

it('a part that was lost is halved, but not below 384 KB', async () => {
  const { transfer } = await start();
  const lost = { originalRequest: { getMethod: () => 'PATCH' }, originalResponse: null };
  const sizes = Array.from({ length: 6 }, () => {
    transfer.options.onShouldRetry?.(lost as never, 0, transfer.options);
    return (transfer.options.chunkSize ?? 0) / 1024;
  });

  expect(sizes).toEqual([3072, 1536, 768, 384, 384, 384]);
});

it.each([
  [403, 'Too many files', 'forbidden', false],
  [413, 'Maximum size exceeded', 'validation', false],
  [409, 'The resource already exists', 'conflict', true],
  [503, '', 'unknown', true],
  [0, '', 'network', true],
] as const)('status %i becomes an error, or a retry', async (status, body, kind, isRetried) => {
  const { transfer, ended } = await start();
  const originalResponse = status === 0 ? null : { getStatus: () => status, getBody: () => body };
  const originalRequest = { getMethod: () => 'POST' };
  const error = Object.assign(new Error('failed'), { originalRequest, originalResponse });

  expect(transfer.options.onShouldRetry?.(error as never, 0, transfer.options)).toBe(isRetried);
  transfer.options.onError?.(error);
  await vi.advanceTimersByTimeAsync(0);

  expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind }));
});

it('a canceled upload aborts its request', async () => {
  const controller = new AbortController();
  const { transfer, ended } = await start(controller);

  controller.abort();
  await vi.advanceTimersByTimeAsync(60_000);

  expect(transfer).toMatchObject({ started: 1, aborted: 1 });
  expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'network' }));
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadFile } from './upload-file';
import { AppError, type AppErrorKind } from '@/shared/lib/app-error';
import { uploadWithRetry } from './upload-with-retry';

vi.mock('./upload-file', { spy: true });
const upload = vi.mocked(uploadFile);
const failsWith = (kind: AppErrorKind) => Promise.reject(new AppError(kind, 'failed'));

beforeEach(() => {
  upload.mockReset();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Uploads a file and skips the delays between attempts. */
async function send({ signal } = new AbortController(), pauses?: number[]): Promise<unknown> {
  const file = {
    bucket: 'job-documents',
    file: new File(['%PDF-'], 'resume.pdf'),
    path: 'folder/resume_resume.pdf',
    contentType: 'application/pdf',
  };
  const outcome = uploadWithRetry({ ...file, onProgress: vi.fn(), signal }, pauses).catch(
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return outcome;
}

describe('uploadWithRetry', () => {
  it('fails after three attempts', async () => {
    upload.mockImplementation(() => failsWith('network'));
    expect(await send()).toMatchObject({ kind: 'network' });
    expect(upload).toHaveBeenCalledTimes(3);
  });

  it('fails after one attempt without pauses', async () => {
    upload.mockImplementation(() => failsWith('network'));
    expect(await send(undefined, [])).toMatchObject({ kind: 'network' });
    expect(upload).toHaveBeenCalledTimes(1);
  });

  it('succeeds when a later attempt succeeds', async () => {
    upload.mockImplementationOnce(() => failsWith('unknown')).mockResolvedValue();
    expect(await send()).toBeUndefined();
    expect(upload).toHaveBeenCalledTimes(2);
  });

  it('succeeds when an earlier attempt stored the file but its response was lost', async () => {
    upload
      .mockImplementationOnce(() => failsWith('network'))
      .mockImplementation(() => failsWith('conflict'));
    expect(await send()).toBeUndefined();
  });

  it.each(['validation', 'forbidden'] as const)('doesn’t retry after %s', async (kind) => {
    upload.mockImplementation(() => failsWith(kind));
    expect(await send()).toMatchObject({ kind });
    expect(upload).toHaveBeenCalledTimes(1);
  });

  it('doesn’t retry after a cancel', async () => {
    const controller = new AbortController();
    upload.mockImplementation(() => {
      controller.abort();
      return failsWith('network');
    });
    await send(controller);
    expect(upload).toHaveBeenCalledTimes(1);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timeoutError } from '@/shared/lib/timeout';
import { fakeUploads } from '@tests/ui/fake-uploads';
import { uploadFile } from './upload-file';

const FILE = new Blob(['%PDF-1.7']);
let uploads: ReturnType<typeof fakeUploads>;

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.test');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'publishable-key');
  vi.stubGlobal('window', { location: { origin: 'https://site.test' } });
  uploads = fakeUploads();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const upload = (onProgress = vi.fn(), { signal } = new AbortController()) =>
  uploadFile({
    bucket: 'job-documents',
    path: 'folder/resume_a.pdf',
    file: FILE,
    contentType: 'application/pdf',
    onProgress,
    signal,
  });

describe('uploadFile', () => {
  it('sends the file with its type, as a visitor, and never overwrites', async () => {
    const onProgress = vi.fn();
    await upload(onProgress);
    expect(uploads.calls).toEqual([
      {
        url: 'https://project.test/storage/v1/object/job-documents/folder/resume_a.pdf',
        headers: {
          apikey: 'publishable-key',
          authorization: 'Bearer publishable-key',
          'content-type': 'application/pdf',
          'x-upsert': 'false',
        },
        body: FILE,
      },
    ]);
    expect(onProgress).toHaveBeenCalledWith(0.5);
  });

  it.each([
    ['lost', 'network'],
    [{ status: 400, statusCode: '409' }, 'conflict'],
    [{ status: 409 }, 'conflict'],
    [{ status: 400, statusCode: '413' }, 'validation'],
    [{ status: 400, statusCode: '403' }, 'forbidden'],
    [{ status: 503 }, 'unknown'],
  ] as const)('turns %j into an error of kind %s', async (outcome, kind) => {
    uploads.decide(() => outcome);
    await expect(upload()).rejects.toMatchObject({ name: 'AppError', kind });
  });

  it('can be aborted before and during the upload', async () => {
    uploads.decide(() => 'hangs');
    const controller = new AbortController();
    const going = upload(undefined, controller);
    controller.abort();
    await expect(going).rejects.toMatchObject({ kind: 'network' });
    await expect(upload(undefined, controller)).rejects.toMatchObject({ kind: 'network' });
    expect(uploads.calls).toHaveLength(1);
  });

  it('fails after 60 s without progress', async () => {
    vi.useFakeTimers();
    uploads.decide(() => 'hangs');
    const failed = vi.fn();
    upload().catch(failed);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledExactlyOnceWith(timeoutError());
  });
});

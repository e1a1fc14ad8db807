import { beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadFile } from '@/platform/supabase/upload-file';
import { AppError, type AppErrorKind } from '@/shared/lib/app-error';
import { uploadDocument } from './upload-document';

vi.mock('@/platform/supabase/upload-file');
const upload = vi.mocked(uploadFile);
const failsWith = (kind: AppErrorKind) => Promise.reject(new AppError(kind, 'failed'));

beforeEach(() => {
  upload.mockReset();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Sends a file and lets all its pauses pass. */
async function send({ signal } = new AbortController()): Promise<unknown> {
  const outcome = uploadDocument({
    file: new File(['%PDF-'], 'resume.pdf'),
    target: { path: 'folder/resume_resume.pdf', contentType: 'application/pdf' },
    onProgress: vi.fn(),
    signal,
  }).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return outcome;
}

describe('a document', () => {
  it('is tried three times before it counts as not arrived', async () => {
    upload.mockImplementation(() => failsWith('network'));
    expect(await send()).toMatchObject({ kind: 'network' });
    expect(upload).toHaveBeenCalledTimes(3);
  });

  it('has arrived when a later try gets through', async () => {
    upload.mockImplementationOnce(() => failsWith('unknown')).mockResolvedValue();
    expect(await send()).toBeUndefined();
    expect(upload).toHaveBeenCalledTimes(2);
  });

  it('has arrived when only the answer of an earlier try was lost', async () => {
    upload
      .mockImplementationOnce(() => failsWith('network'))
      .mockImplementation(() => failsWith('conflict'));
    expect(await send()).toBeUndefined();
  });

  it.each(['validation', 'forbidden'] as const)('is not tried again after %s', async (kind) => {
    upload.mockImplementation(() => failsWith(kind));
    expect(await send()).toMatchObject({ kind });
    expect(upload).toHaveBeenCalledTimes(1);
  });

  it('is not tried again once sending was stopped', async () => {
    const controller = new AbortController();
    upload.mockImplementation(() => {
      controller.abort();
      return failsWith('network');
    });
    await send(controller);
    expect(upload).toHaveBeenCalledTimes(1);
  });
});

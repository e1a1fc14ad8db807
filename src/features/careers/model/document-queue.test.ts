import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { UPLOAD_REFUSALS } from '@contracts/uploads';
import { AppError } from '@/shared/lib/app-error';
import { sampleFile } from '@tests/ui/sample-files';
import { isRefused, type Upload } from '@/shared/uploads/upload-queue';
import { UploadCanceledError, UploadFailedError } from '@/shared/uploads/upload-errors';
import {
  addDocuments,
  createDocumentQueue,
  fingerprint,
  toColumns,
  type DocumentQueue,
} from './document-queue';

const RESUME = sampleFile('resume.pdf', 'pdf');
const SCAN = sampleFile('scan.pdf', 'pdf');

const upload = vi.fn<Upload>();
let queue: DocumentQueue;
beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  upload.mockReset().mockImplementation(({ onProgress }) => {
    onProgress(1);
    return Promise.resolve();
  });
  queue = createDocumentQueue(upload);
});

afterAll(() => {
  vi.unstubAllGlobals();
});

const states = () => queue.files.map((one) => [one.name, isRefused(one) ? 'refused' : one.state]);
const nameOf = (path: string | null | undefined) => path?.split('/')[1];

describe('add', () => {
  it('checks each file and sorts them by kind', async () => {
    addDocuments(queue, 'other', [SCAN]);
    addDocuments(queue, 'cdl', [sampleFile('cdl.exe', 'exe')]);
    addDocuments(queue, 'resume', [RESUME]);
    await queue.settle();
    expect(states()).toEqual([
      ['resume.pdf', 'waiting'],
      ['cdl.exe', 'refused'],
      ['scan.pdf', 'waiting'],
    ]);
  });

  it('replaces the resume and appends additional documents', async () => {
    addDocuments(queue, 'resume', [RESUME]);
    addDocuments(queue, 'resume', [sampleFile('better.pdf', 'pdf')]);
    addDocuments(queue, 'other', [SCAN]);
    addDocuments(queue, 'other', [SCAN]);
    await queue.settle();
    expect(states().map(([name]) => name)).toEqual(['better.pdf', 'scan.pdf', 'scan.pdf']);
  });

  it('refuses the eleventh additional document', async () => {
    addDocuments(
      queue,
      'other',
      Array.from({ length: 11 }, () => SCAN),
    );
    await queue.settle();
    expect(states().filter(([, state]) => state === 'waiting')).toHaveLength(10);
    expect(queue.files[10]?.error).toContain('up to 10 additional documents');
  });

  it('gives the same files the same fingerprint, and a changed file another', async () => {
    addDocuments(queue, 'resume', [RESUME]);
    const second = createDocumentQueue(upload);
    addDocuments(second, 'resume', [RESUME]);
    await Promise.all([queue.settle(), second.settle()]);
    expect(fingerprint(second.files)).toEqual(fingerprint(queue.files));
    addDocuments(second, 'resume', [sampleFile('resume.pdf', 'pdf', 2000)]);
    expect(fingerprint(second.files)).not.toEqual(fingerprint(queue.files));
  });
});

describe('send', () => {
  it('puts every file into one folder under a unique name', async () => {
    addDocuments(queue, 'resume', [RESUME]);
    addDocuments(queue, 'other', [SCAN, SCAN]);
    await queue.settle();

    await queue.send();
    const columns = toColumns(queue);

    const folder = columns.resume_document_url?.split('/')[0];
    expect(folder).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(columns).toEqual({
      resume_document_url: `${String(folder)}/resume_resume.pdf`,
      cdl_document_url: null,
      other_documents_urls: [
        `${String(folder)}/other_scan.pdf`,
        `${String(folder)}/other_scan-2.pdf`,
      ],
    });
    expect(states().every(([, state]) => state === 'sent')).toBe(true);
  });

  it('keeps the names of the files, even of a photo with another extension than its type', async () => {
    addDocuments(queue, 'cdl', [sampleFile('My CDL (front).JPG', 'png')]);
    await queue.send();
    expect(nameOf(toColumns(queue).cdl_document_url)).toBe('cdl_My CDL (front).JPG');
    expect(upload.mock.calls[0]?.[0].target.contentType).toBe('image/png');
  });

  it.each(['Photo.jfif', 'Photo.JPE', 'Photo.pjp '])(
    'stores %s with the usual extension',
    async (name) => {
      addDocuments(queue, 'cdl', [sampleFile(name, 'jpg')]);
      await queue.send();
      expect(nameOf(toColumns(queue).cdl_document_url)).toBe('cdl_Photo.jpg');
    },
  );

  it('gives a replacement a new name, so that nothing is overwritten', async () => {
    addDocuments(queue, 'resume', [RESUME]);
    await queue.settle();
    await queue.send();
    addDocuments(queue, 'resume', [sampleFile('resume.pdf', 'pdf', 2000)]);
    await queue.settle();
    await queue.send();
    expect(nameOf(toColumns(queue).resume_document_url)).toBe('resume_resume-2.pdf');
  });

  it('includes a file that is added while the last one is sent', async () => {
    upload.mockImplementationOnce(() => {
      addDocuments(queue, 'other', [SCAN]);
      return Promise.resolve();
    });
    addDocuments(queue, 'resume', [RESUME]);
    await queue.send();
    expect(states()).toEqual([
      ['resume.pdf', 'sent'],
      ['scan.pdf', 'sent'],
    ]);
  });

  it('names the failed files and retries only those', async () => {
    addDocuments(queue, 'resume', [RESUME]);
    addDocuments(queue, 'other', [SCAN]);
    await queue.settle();
    upload.mockImplementation(({ file }) =>
      file === RESUME ? Promise.reject(new AppError('network', 'lost')) : Promise.resolve(),
    );

    const failure = await queue.send().catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(UploadFailedError);
    expect((failure as UploadFailedError).fileNames).toEqual(['resume.pdf']);
    expect(states()).toEqual([
      ['resume.pdf', 'failed'],
      ['scan.pdf', 'sent'],
    ]);

    upload.mockReset().mockResolvedValue();
    await queue.send();
    expect(upload.mock.calls.map(([{ file }]) => file.name)).toEqual(['resume.pdf']);
  });

  it('stores a file under the path of the visit that began its upload', async () => {
    addDocuments(queue, 'resume', [RESUME]);
    await queue.settle();
    upload.mockImplementation(({ onResumed }) => {
      onResumed('earlier/resume_resume.pdf');
      return Promise.resolve();
    });
    await queue.send();
    expect(toColumns(queue).resume_document_url).toBe('earlier/resume_resume.pdf');
  });

  it('says that the device is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    addDocuments(queue, 'resume', [RESUME]);
    await queue.settle();
    upload.mockRejectedValue(new AppError('network', 'lost'));
    await queue.send().catch(() => undefined);
    expect(queue.files[0]?.error).toBe('You appear to be offline. Retry when you reconnect.');
  });

  it.each([
    [UPLOAD_REFUSALS.network, `${UPLOAD_REFUSALS.network} Email them to dispatch@example.com.`],
    [UPLOAD_REFUSALS.overall, `${UPLOAD_REFUSALS.overall} Email them to dispatch@example.com.`],
    [UPLOAD_REFUSALS.empty, 'This file is empty. Choose another one.'],
    ['Too many uploads.', 'Too many files. Try again in a few minutes.'],
  ])('explains the refusal “%s”', async (message, shown) => {
    addDocuments(queue, 'resume', [RESUME]);
    await queue.settle();
    upload.mockRejectedValue(new AppError('forbidden', message));
    await queue.send().catch(() => undefined);
    expect(queue.files[0]?.error).toBe(shown);
  });

  it('says to choose another file when the server rejects one', async () => {
    addDocuments(queue, 'resume', [RESUME]);
    await queue.settle();
    upload.mockRejectedValue(new AppError('validation', 'mime type'));
    await queue.send().catch(() => undefined);
    expect(queue.files[0]?.error).toContain('was rejected');
  });

  it('can be canceled and keeps what was uploaded', async () => {
    addDocuments(queue, 'resume', [RESUME]);
    addDocuments(queue, 'other', [SCAN]);
    await queue.settle();
    const controller = new AbortController();
    upload.mockImplementation(({ file }) => {
      if (file === RESUME) return Promise.resolve();
      controller.abort();
      return Promise.reject(new AppError('network', 'aborted'));
    });
    const stopped = queue.send(controller.signal);

    await expect(stopped).rejects.toBeInstanceOf(UploadCanceledError);
    expect(states()).toEqual([
      ['resume.pdf', 'sent'],
      ['scan.pdf', 'waiting'],
    ]);
  });

  it('skips refused files', async () => {
    addDocuments(queue, 'cdl', [sampleFile('cdl.exe', 'exe')]);
    await queue.settle();
    await queue.send();
    expect(upload).not.toHaveBeenCalled();
  });
});

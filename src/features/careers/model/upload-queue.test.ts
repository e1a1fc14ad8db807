import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/shared/lib/app-error';
import { sampleFile } from '@tests/ui/sample-files';
import { fingerprint } from './queued-document';
import { UploadQueue } from './upload-queue';
import type { UploadDocument } from './upload-documents';
import { UploadFailedError, UploadCanceledError } from './upload-errors';

const RESUME = sampleFile('resume.pdf', 'pdf');
const SCAN = sampleFile('scan.pdf', 'pdf');
const { signal } = new AbortController();

let queue: UploadQueue;
beforeEach(() => {
  queue = new UploadQueue();
});

const states = () => queue.documents.map(({ file, state }) => [file.name, state]);
const nameOf = (path: string | null | undefined) => path?.split('/')[1];
const succeed: UploadDocument = ({ onProgress }) => {
  onProgress(1);
  return Promise.resolve();
};

describe('add', () => {
  it('checks each file and sorts them by kind', async () => {
    queue.add('other', [SCAN]);
    queue.add('cdl', [sampleFile('cdl.exe', 'exe')]);
    queue.add('resume', [RESUME]);
    expect(states().map(([, state]) => state)).toEqual(['checking', 'checking', 'checking']);
    await queue.settle();
    expect(states()).toEqual([
      ['resume.pdf', 'ready'],
      ['cdl.exe', 'refused'],
      ['scan.pdf', 'ready'],
    ]);
  });

  it('replaces the resume and appends additional documents', async () => {
    queue.add('resume', [RESUME]);
    queue.add('resume', [sampleFile('better.pdf', 'pdf')]);
    queue.add('other', [SCAN]);
    queue.add('other', [SCAN]);
    await queue.settle();
    expect(states().map(([name]) => name)).toEqual(['better.pdf', 'scan.pdf', 'scan.pdf']);
  });

  it('refuses the eleventh additional document', async () => {
    queue.add(
      'other',
      Array.from({ length: 11 }, () => SCAN),
    );
    await queue.settle();
    expect(states().filter(([, state]) => state === 'ready')).toHaveLength(10);
    expect(queue.documents[10]?.problem).toContain('up to 10 additional documents');
  });

  it('gives the same files the same fingerprint, and a changed file another', async () => {
    queue.add('resume', [RESUME]);
    const second = new UploadQueue();
    second.add('resume', [RESUME]);
    await Promise.all([queue.settle(), second.settle()]);
    expect(fingerprint(second.documents)).toEqual(fingerprint(queue.documents));
    second.add('resume', [sampleFile('resume.pdf', 'pdf', 2000)]);
    expect(fingerprint(second.documents)).not.toEqual(fingerprint(queue.documents));
  });
});

describe('send', () => {
  it('puts every file into one folder under a unique name', async () => {
    queue.add('resume', [RESUME]);
    queue.add('other', [SCAN, SCAN]);
    await queue.settle();

    const columns = await queue.send(succeed, signal);

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

  it('gives a replacement a new name, so that nothing is overwritten', async () => {
    queue.add('resume', [RESUME]);
    await queue.settle();
    await queue.send(succeed, signal);
    queue.add('resume', [sampleFile('resume.pdf', 'pdf', 2000)]);
    await queue.settle();
    const { resume_document_url } = await queue.send(succeed, signal);
    expect(nameOf(resume_document_url)).toBe('resume_resume-2.pdf');
  });

  it('names the failed files and retries only those', async () => {
    queue.add('resume', [RESUME]);
    queue.add('other', [SCAN]);
    await queue.settle();
    const upload = vi.fn<UploadDocument>(({ file }) =>
      file === RESUME ? Promise.reject(new AppError('network', 'lost')) : Promise.resolve(),
    );

    const failure = await queue.send(upload, signal).catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(UploadFailedError);
    expect((failure as UploadFailedError).fileNames).toEqual(['resume.pdf']);
    expect(states()).toEqual([
      ['resume.pdf', 'failed'],
      ['scan.pdf', 'sent'],
    ]);

    upload.mockReset().mockResolvedValue();
    await queue.send(upload, signal);
    expect(upload.mock.calls.map(([{ file }]) => file.name)).toEqual(['resume.pdf']);
  });

  it('says to choose another file when the server rejects one', async () => {
    queue.add('resume', [RESUME]);
    await queue.settle();
    await queue
      .send(() => Promise.reject(new AppError('validation', 'mime type')), signal)
      .catch(() => undefined);
    expect(queue.documents[0]?.problem).toContain('was rejected');
  });

  it('can be canceled and keeps what was uploaded', async () => {
    queue.add('resume', [RESUME]);
    queue.add('other', [SCAN]);
    await queue.settle();
    const controller = new AbortController();
    const stopped = queue.send(({ file }) => {
      if (file === RESUME) return Promise.resolve();
      controller.abort();
      return Promise.reject(new AppError('network', 'aborted'));
    }, controller.signal);

    await expect(stopped).rejects.toBeInstanceOf(UploadCanceledError);
    expect(states()).toEqual([
      ['resume.pdf', 'sent'],
      ['scan.pdf', 'ready'],
    ]);
  });

  it('skips refused files', async () => {
    queue.add('cdl', [sampleFile('cdl.exe', 'exe')]);
    await queue.settle();
    const upload = vi.fn(succeed);
    await queue.send(upload, signal);
    expect(upload).not.toHaveBeenCalled();
  });
});

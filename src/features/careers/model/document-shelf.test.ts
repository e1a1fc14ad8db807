import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/shared/lib/app-error';
import { sampleFile } from '@tests/ui/sample-files';
import { fingerprint } from './chosen-document';
import { DocumentShelf } from './document-shelf';
import type { UploadDocument } from './send-documents';
import { DocumentsNotSentError, SendingStoppedError } from './sending-errors';

const RESUME = sampleFile('resume.pdf', 'pdf');
const SCAN = sampleFile('scan.pdf', 'pdf');
const { signal } = new AbortController();

let shelf: DocumentShelf;
beforeEach(() => {
  shelf = new DocumentShelf();
});

const states = () => shelf.read().map(({ file, state }) => [file.name, state]);
const nameOf = (path: string | null | undefined) => path?.split('/')[1];
const arrives: UploadDocument = ({ onProgress }) => {
  onProgress(1);
  return Promise.resolve();
};

describe('choosing files', () => {
  it('looks at each, and puts them in the order of the form', async () => {
    shelf.add('other', [SCAN]);
    shelf.add('cdl', [sampleFile('cdl.exe', 'exe')]);
    shelf.add('resume', [RESUME]);
    expect(states().map(([, state]) => state)).toEqual(['checking', 'checking', 'checking']);
    await shelf.settle();
    expect(states()).toEqual([
      ['resume.pdf', 'ready'],
      ['cdl.exe', 'refused'],
      ['scan.pdf', 'ready'],
    ]);
  });

  it('replaces a resume and adds to additional documents', async () => {
    shelf.add('resume', [RESUME]);
    shelf.add('resume', [sampleFile('better.pdf', 'pdf')]);
    shelf.add('other', [SCAN]);
    shelf.add('other', [SCAN]);
    await shelf.settle();
    expect(states().map(([name]) => name)).toEqual(['better.pdf', 'scan.pdf', 'scan.pdf']);
  });

  it('takes ten additional documents and says so of the eleventh', async () => {
    shelf.add(
      'other',
      Array.from({ length: 11 }, () => SCAN),
    );
    await shelf.settle();
    expect(states().filter(([, state]) => state === 'ready')).toHaveLength(10);
    expect(shelf.read()[10]?.problem).toContain('10 additional documents at most');
  });

  it('tells whoever listens, until they stop', () => {
    const listener = vi.fn();
    const stop = shelf.subscribe(listener);
    shelf.add('other', [SCAN]);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    shelf.clear();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('recognises the same files chosen again, and a changed one', async () => {
    shelf.add('resume', [RESUME]);
    const again = new DocumentShelf();
    again.add('resume', [RESUME]);
    await Promise.all([shelf.settle(), again.settle()]);
    expect(fingerprint(again.read())).toEqual(fingerprint(shelf.read()));
    again.add('resume', [sampleFile('resume.pdf', 'pdf', 2000)]);
    expect(fingerprint(again.read())).not.toEqual(fingerprint(shelf.read()));
  });
});

describe('sending', () => {
  it('puts every file into one folder under a name of its own', async () => {
    shelf.add('resume', [RESUME]);
    shelf.add('other', [SCAN, SCAN]);
    await shelf.settle();

    const columns = await shelf.send(arrives, signal);

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

  it('gives a replaced file another name, so that nothing is overwritten', async () => {
    shelf.add('resume', [RESUME]);
    await shelf.settle();
    await shelf.send(arrives, signal);
    shelf.add('resume', [sampleFile('resume.pdf', 'pdf', 2000)]);
    await shelf.settle();
    const { resume_document_url } = await shelf.send(arrives, signal);
    expect(nameOf(resume_document_url)).toBe('resume_resume-2.pdf');
  });

  it('names the files that did not arrive, and sends only those the next time', async () => {
    shelf.add('resume', [RESUME]);
    shelf.add('other', [SCAN]);
    await shelf.settle();
    const upload = vi.fn<UploadDocument>(({ file }) =>
      file === RESUME ? Promise.reject(new AppError('network', 'lost')) : Promise.resolve(),
    );

    const failure = await shelf.send(upload, signal).catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(DocumentsNotSentError);
    expect((failure as DocumentsNotSentError).fileNames).toEqual(['resume.pdf']);
    expect(states()).toEqual([
      ['resume.pdf', 'failed'],
      ['scan.pdf', 'sent'],
    ]);

    upload.mockReset().mockResolvedValue();
    await shelf.send(upload, signal);
    expect(upload.mock.calls.map(([{ file }]) => file.name)).toEqual(['resume.pdf']);
  });

  it('says of a file the server refused that another is needed', async () => {
    shelf.add('resume', [RESUME]);
    await shelf.settle();
    await shelf
      .send(() => Promise.reject(new AppError('validation', 'mime type')), signal)
      .catch(() => undefined);
    expect(shelf.read()[0]?.problem).toContain('not accepted');
  });

  it('can be stopped, and goes on where it was', async () => {
    shelf.add('resume', [RESUME]);
    shelf.add('other', [SCAN]);
    await shelf.settle();
    const controller = new AbortController();
    const stopped = shelf.send(({ file }) => {
      if (file === RESUME) return Promise.resolve();
      controller.abort();
      return Promise.reject(new AppError('network', 'aborted'));
    }, controller.signal);

    await expect(stopped).rejects.toBeInstanceOf(SendingStoppedError);
    expect(states()).toEqual([
      ['resume.pdf', 'sent'],
      ['scan.pdf', 'ready'],
    ]);
  });

  it('does not send what was refused', async () => {
    shelf.add('cdl', [sampleFile('cdl.exe', 'exe')]);
    await shelf.settle();
    const upload = vi.fn(arrives);
    await shelf.send(upload, signal);
    expect(upload).not.toHaveBeenCalled();
  });
});

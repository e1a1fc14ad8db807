import { describe, expect, it, vi } from 'vitest';
import { createUuid } from '@/shared/lib/create-uuid';
import type { Upload } from '@/shared/uploads/upload-queue';
import { createAttachmentQueue, finishUploads, startUploads } from './attachment-queue';

const photo = (name = 'IMG_4127.jpg', size = 10) =>
  new File([new Uint8Array(size)], name, { type: 'image/jpeg' });

/** A queue whose uploads end with whatever `outcome` is at the time. */
function queueWith(outcome: { current: 'arrives' | 'lost' | 'hangs' } = { current: 'arrives' }) {
  const sent: string[] = [];
  const upload: Upload = ({ target, signal, onProgress }) => {
    sent.push(target.path);
    onProgress(0.5);
    if (outcome.current === 'arrives') return Promise.resolve();
    if (outcome.current === 'lost') return Promise.reject(new Error('lost'));
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        reject(new Error('canceled'));
      });
    });
  };
  const queue = createAttachmentQueue(upload);
  const add = (files: File[]) => {
    queue.add('attachment', files);
    startUploads(queue);
  };
  return { queue, add, sent, outcome };
}

describe('the attachments of a quote', () => {
  it('upload as soon as they are added, into one folder', async () => {
    const { queue, add } = queueWith();
    add([photo(), photo('Größe & plan.PDF'), photo()]);
    expect(await finishUploads(queue)).toBe(true);
    const [folder] = queue.paths()[0]?.split('/') ?? [];
    expect(queue.paths()).toEqual([
      `${String(folder)}/IMG_4127.jpg`,
      `${String(folder)}/Grosse-plan.pdf`,
      `${String(folder)}/IMG_4127-2.jpg`,
    ]);
  });

  it.each([
    [photo('big.jpg', 20 * 1024 * 1024 + 1), 'Larger than 20 MB. Choose a smaller file.'],
    [photo('virus.exe'), 'Choose a JPG, PNG, WebP, HEIC, PDF, DOCX or XLSX file.'],
    [photo('empty.png', 0), 'This file is empty. Choose another one.'],
  ])('refuse a file on its own row, and upload the others', async (bad, problem) => {
    const { queue, add, sent } = queueWith();
    add([bad, photo()]);
    expect(await finishUploads(queue)).toBe(false);
    expect(queue.files[0]).toMatchObject({ error: problem, state: 'waiting' });
    expect(sent).toHaveLength(1);
  });

  it('take a JPEG under any of its extensions', async () => {
    const { queue, add } = queueWith();
    const names = ['a.jfif', 'B.JFIF', 'c.jpe', 'd.JPEG', 'e.pjpeg'];
    add(names.map((name) => photo(name)));
    expect(await finishUploads(queue)).toBe(true);
    expect(queue.files.map(({ target }) => target?.contentType)).toEqual(
      names.map(() => 'image/jpeg'),
    );
    expect(queue.paths().map((path) => path.slice(37))).toEqual([
      'a.jpg',
      'B.jpg',
      'c.jpg',
      'd.jpg',
      'e.jpg',
    ]);
  });

  it('refuse the eleventh file', async () => {
    const { queue, add, sent } = queueWith();
    add(Array.from({ length: 11 }, (_, n) => photo(`${String(n)}.jpg`)));
    await finishUploads(queue);
    expect(queue.files[10]?.error).toBe('You can add up to 10 files. Remove this one.');
    expect(sent).toHaveLength(10);
  });

  it('can be retried after a failure', async () => {
    const { queue, add, outcome } = queueWith({ current: 'lost' });
    add([photo()]);
    expect(await finishUploads(queue)).toBe(false);
    expect(queue.files[0]).toMatchObject({ state: 'failed' });
    outcome.current = 'arrives';
    startUploads(queue);
    expect(await finishUploads(queue)).toBe(true);
  });

  it('attachments are uploaded again under a new path if they could be deleted before the form is sent', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { queue, add, sent } = queueWith();
    add([photo()]);
    await finishUploads(queue);
    const restored = { path: `${createUuid()}/old.jpg`, size: 10, uploadedAt: Date.now() };
    queue.restore('attachment', [restored]);

    vi.setSystemTime(Date.now() + 21 * 3_600_000);
    expect(await finishUploads(queue)).toBe(false);
    vi.useRealTimers();
    expect(queue.files.map(({ state, error }) => [state, error])).toEqual([
      ['waiting', 'This upload expired. Remove it and choose the file again.'],
      ['sent', null],
    ]);
    expect(new Set(sent).size).toBe(2);
    expect(queue.paths()).toEqual([sent[1]]);
  });

  it('can be canceled while uploading, and the next file goes on', async () => {
    const { queue, add, outcome } = queueWith({ current: 'hangs' });
    add([photo('one.jpg'), photo('two.jpg')]);
    await vi.waitFor(() => {
      expect(queue.files[0]).toMatchObject({ state: 'sending', progress: 0.5 });
    });
    outcome.current = 'arrives';
    queue.remove(queue.files[0]?.key ?? '');
    expect(await finishUploads(queue)).toBe(true);
    expect(queue.files.map(({ name }) => name)).toEqual(['two.jpg']);
  });
});

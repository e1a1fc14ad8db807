import { describe, expect, it, vi } from 'vitest';
import { createUuid } from '@/shared/lib/create-uuid';
import { AttachmentQueue, type UploadAttachment } from './attachment-queue';

const photo = (name = 'IMG_4127.jpg', size = 10) =>
  new File([new Uint8Array(size)], name, { type: 'image/jpeg' });

/** A queue whose uploads end as `outcome` says at that time. */
function queueWith(outcome: { current: 'arrives' | 'lost' | 'hangs' } = { current: 'arrives' }) {
  const sent: string[] = [];
  const upload: UploadAttachment = ({ path, signal, onProgress }) => {
    sent.push(path);
    onProgress(0.5);
    if (outcome.current === 'arrives') return Promise.resolve();
    if (outcome.current === 'lost') return Promise.reject(new Error('lost'));
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        reject(new Error('canceled'));
      });
    });
  };
  return { queue: new AttachmentQueue(upload), sent, outcome };
}

describe('the attachments of a quote', () => {
  it('upload as soon as they are added, into one folder', async () => {
    const { queue } = queueWith();
    queue.add([photo(), photo('Größe & plan.PDF'), photo()]);
    expect(await queue.settle()).toBe(true);
    const [folder] = queue.paths[0]?.split('/') ?? [];
    expect(queue.paths).toEqual([
      `${String(folder)}/IMG_4127.jpg`,
      `${String(folder)}/Gro-e-plan.pdf`,
      `${String(folder)}/IMG_4127-3.jpg`,
    ]);
  });

  it.each([
    [photo('big.jpg', 20 * 1024 * 1024 + 1), 'Larger than 20 MB. Choose a smaller file.'],
    [photo('virus.exe'), 'Choose a JPG, PNG, WebP, HEIC, PDF, DOCX or XLSX file.'],
    [photo('empty.png', 0), 'This file is empty. Choose another one.'],
  ])('refuse a file on its own row, and upload the others', async (bad, problem) => {
    const { queue, sent } = queueWith();
    queue.add([bad, photo()]);
    expect(await queue.settle()).toBe(false);
    expect(queue.files[0]).toMatchObject({ error: problem, state: 'waiting' });
    expect(sent).toHaveLength(1);
  });

  it('refuse the eleventh file', async () => {
    const { queue, sent } = queueWith();
    queue.add(Array.from({ length: 11 }, (_, n) => photo(`${String(n)}.jpg`)));
    await queue.settle();
    expect(queue.files[10]?.error).toBe('You can add up to 10 files. Remove this one.');
    expect(sent).toHaveLength(10);
  });

  it('can be retried after a failure', async () => {
    const { queue, outcome } = queueWith({ current: 'lost' });
    queue.add([photo()]);
    expect(await queue.settle()).toBe(false);
    expect(queue.files[0]).toMatchObject({ state: 'failed' });
    outcome.current = 'arrives';
    queue.retry(queue.files[0]?.key ?? '');
    expect(await queue.settle()).toBe(true);
  });

  it('are uploaded again under a new path if they could be deleted before the form is sent', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { queue, sent } = queueWith();
    queue.add([photo()]);
    await queue.settle();
    const restored = { path: `${createUuid()}/old.jpg`, size: 10, uploadedAt: Date.now() };
    queue.restore([restored]);

    vi.setSystemTime(Date.now() + 21 * 3_600_000);
    expect(await queue.settle()).toBe(false);
    vi.useRealTimers();
    expect(queue.files.map(({ state, error }) => [state, error])).toEqual([
      ['waiting', 'This upload expired. Remove it and choose the file again.'],
      ['sent', null],
    ]);
    expect(new Set(sent).size).toBe(2);
    expect(queue.paths).toEqual([sent[1]]);
  });

  it('can be canceled while uploading, and the next file goes on', async () => {
    const { queue, outcome } = queueWith({ current: 'hangs' });
    queue.add([photo('one.jpg'), photo('two.jpg')]);
    expect(queue.files[0]).toMatchObject({ state: 'sending', progress: 0.5 });
    outcome.current = 'arrives';
    queue.remove(queue.files[0]?.key ?? '');
    expect(await queue.settle()).toBe(true);
    expect(queue.files.map(({ name }) => name)).toEqual(['two.jpg']);
  });
});

import {
  ATTACHMENT_CLAIM_MS,
  ATTACHMENT_MAX_BYTES,
  ATTACHMENT_TYPES,
  attachmentName,
  ATTACHMENTS_MAX,
  type AttachmentType,
} from '@contracts/attachments';
import { createUuid } from '@/shared/lib/create-uuid';
import { createStore, type ReadableStore } from '@/shared/lib/store';
import type { ChosenFile } from '@/shared/ui/file-row';

/** Uploads one file; rejects if that fails or `signal` aborts. */
export type UploadAttachment = (options: {
  file: File;
  path: string;
  contentType: string;
  onProgress: (progress: number) => void;
  signal: AbortSignal;
}) => Promise<void>;

/** A chosen file and where it goes; `file` is null for one that an earlier visit uploaded. */
export interface Attachment extends ChosenFile {
  file: File | null;
  path: string;
  contentType: string;
  /** When it was uploaded, in ms since 1970; null until then. */
  uploadedAt: number | null;
}

const BY_EXTENSION: Partial<Record<string, AttachmentType>> = {
  ...Object.fromEntries(Object.keys(ATTACHMENT_TYPES).map((type) => [type, type])),
  jpeg: 'jpg',
  heif: 'heic',
};

/** The `accept` attribute of the file field. */
export const ATTACHMENT_EXTENSIONS = Object.keys(BY_EXTENSION)
  .map((extension) => `.${extension}`)
  .join(',');

/** Types and limits, shown before anything is chosen. */
export const ATTACHMENT_HINT =
  'JPG, PNG, WebP, HEIC, PDF, DOCX or XLSX. Up to 20 MB each, 10 files.';

const UPLOAD_FAILED = 'Upload failed. Check your connection and retry.';
const EXPIRED = 'This upload expired. Remove it and choose the file again.';

/**
 * The attachments of one quote request. Files upload one after the other as soon as they are added. A
 * store outside React, so that uploads continue whatever is rendered.
 */
export class AttachmentQueue {
  readonly #folder = createUuid();
  readonly #upload: UploadAttachment;
  readonly #store = createStore<readonly Attachment[]>([]);
  readonly #stops = new Map<string, AbortController>();
  #count = 0;
  #isRunning = false;
  #done: Promise<void> = Promise.resolve();

  readonly store: ReadableStore<readonly Attachment[]> = this.#store;

  constructor(upload: UploadAttachment) {
    this.#upload = upload;
  }

  get files(): readonly Attachment[] {
    return this.#store.getState();
  }

  /** Paths of the uploaded files, in form order. */
  get paths(): string[] {
    return this.files.filter(({ state }) => state === 'sent').map(({ path }) => path);
  }

  /** Adds files and starts uploading them. A file that breaks a rule stays on its own row. */
  add(files: readonly File[]): void {
    for (const file of files) this.#store.set([...this.files, this.#create(file)]);
    this.#start();
  }

  /** Adds files that an earlier visit uploaded. */
  restore(sent: readonly { path: string; size: number; uploadedAt: number }[]): void {
    const known = sent.map(({ path, size, uploadedAt }) => ({
      ...{ key: path, name: attachmentName(path), size, path, file: null, uploadedAt },
      ...{ state: 'sent' as const, progress: 1, error: null, contentType: '' },
    }));
    this.#store.set([...known, ...this.files]);
  }

  /** Removes a file; cancels its upload if it is running. */
  remove(key: string): void {
    this.#stops.get(key)?.abort();
    this.#store.set(this.files.filter((one) => one.key !== key));
  }

  /** Uploads a failed file again. */
  retry(key: string): void {
    this.#update(key, { state: 'waiting', error: null, progress: 0 });
    this.#start();
  }

  clear(): void {
    for (const { key } of this.files) this.remove(key);
  }

  /**
   * Resolves when no upload is running. Returns whether every file is uploaded. Uploads files again that
   * were uploaded so long ago that they may be deleted.
   */
  async settle(): Promise<boolean> {
    this.#renew();
    while (this.#isRunning) await this.#done;
    return this.files.every(({ state }) => state === 'sent');
  }

  #create(file: File): Attachment {
    const [, stem = 'file', extension = ''] = /^(.*)\.([^.]*)$/u.exec(file.name) ?? [];
    const type = BY_EXTENSION[extension.toLowerCase()];
    this.#count += 1;
    const safe = stem
      .normalize('NFKD')
      .replace(/[^A-Za-z0-9_-]+/gu, '-')
      .replace(/^[-_]+|-+$/gu, '')
      .slice(0, 80);
    const base = safe === '' ? 'file' : safe;
    const isTaken = this.files.some(({ path }) => path.endsWith(`/${base}.${type ?? ''}`));
    const name = isTaken ? `${base}-${String(this.#count)}` : base;
    return {
      key: createUuid(),
      name: file.name,
      size: file.size,
      state: 'waiting',
      progress: 0,
      error: this.#problem(file, type),
      file,
      path: `${this.#folder}/${name}.${type ?? ''}`,
      uploadedAt: null,
      contentType: type === undefined ? '' : ATTACHMENT_TYPES[type],
    };
  }

  #problem(file: File, type: AttachmentType | undefined): string | null {
    if (this.files.length >= ATTACHMENTS_MAX) {
      return `You can add up to ${String(ATTACHMENTS_MAX)} files. Remove this one.`;
    }
    if (type === undefined) return 'Choose a JPG, PNG, WebP, HEIC, PDF, DOCX or XLSX file.';
    if (file.size === 0) return 'This file is empty. Choose another one.';
    return file.size > ATTACHMENT_MAX_BYTES ? 'Larger than 20 MB. Choose a smaller file.' : null;
  }

  #renew(): void {
    for (const { key, file, path, uploadedAt } of this.files) {
      if (uploadedAt === null || Date.now() - uploadedAt < ATTACHMENT_CLAIM_MS) continue;
      const waiting = { state: 'waiting', progress: 0, uploadedAt: null } as const;
      if (file === null) this.#update(key, { ...waiting, error: EXPIRED });
      else this.#update(key, { ...waiting, path: `${createUuid()}/${attachmentName(path)}` });
    }
    this.#start();
  }

  #start(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#done = this.#run();
  }

  async #run(): Promise<void> {
    const next = () => this.files.find(({ state, error }) => state === 'waiting' && error === null);
    for (let one = next(); one !== undefined; one = next()) await this.#send(one);
    this.#isRunning = false;
  }

  async #send({ key, file, path, contentType }: Attachment): Promise<void> {
    if (file === null) return;
    const stop = new AbortController();
    this.#stops.set(key, stop);
    this.#update(key, { state: 'sending' });
    const onProgress = (progress: number) => {
      this.#update(key, { progress });
    };
    try {
      await this.#upload({ file, path, contentType, onProgress, signal: stop.signal });
      this.#update(key, { state: 'sent', progress: 1, uploadedAt: Date.now() });
    } catch {
      this.#update(key, { state: 'failed', error: UPLOAD_FAILED });
    } finally {
      this.#stops.delete(key);
    }
  }

  #update(key: string, change: Partial<Attachment>): void {
    this.#store.set(this.files.map((one) => (one.key === key ? { ...one, ...change } : one)));
  }
}

import { UPLOAD_REFUSALS } from '@contracts/uploads';
import { createUuid } from '@/shared/lib/create-uuid';
import { isAppError } from '@/shared/lib/app-error';
import { createStore, type ReadableStore } from '@/shared/lib/store';
import type { ChosenFile } from '@/shared/ui/file-row';
import { uniqueName } from './file-name';
import { UploadCanceledError, UploadFailedError } from './upload-errors';

/** A file's path and type in the bucket. Every chosen file has its own path. */
export interface UploadTarget {
  path: string;
  contentType: string;
}

/** A chosen file, and its upload state. A waiting file with an error is refused. */
export interface QueuedFile<Kind extends string = string> extends ChosenFile {
  kind: Kind;
  /** `null` for a file that an earlier visit uploaded. */
  file: File | null;
  /** `null` until it was checked, and for a refused file. */
  target: UploadTarget | null;
  /** When it was uploaded, in ms since 1970; `null` until then. */
  uploadedAt: number | null;
}

/**
 * Uploads one file.
 *
 * @throws if the upload fails or `signal` aborts.
 */
export type Upload = (options: {
  file: File;
  target: UploadTarget;
  /** Called with the uploaded share, from 0 to 1. */
  onProgress: (progress: number) => void;
  /** Called with the file's path when the upload continues one that an earlier visit began. */
  onResumed: (path: string) => void;
  signal: AbortSignal;
}) => Promise<void>;

/** The name of a valid file in the bucket and its type, or why the file is refused. */
export type FileCheck = { name: string; contentType: string } | { problem: string };

interface UploadQueueOptions<Kind extends string> {
  upload: Upload;
  /** Checks a file when it is added; `index` is its place among the files of its kind. */
  check: (file: File, kind: Kind, index: number) => FileCheck | Promise<FileCheck>;
  /** Files are listed and uploaded in this order. */
  kinds: readonly Kind[];
  /** Where to email the files when no more can be uploaded today. */
  emailInstead: string;
  /** The text for an error that the queue can't explain. */
  describe?: (error: unknown) => string | undefined;
  /** Age at which an uploaded file may be deleted, so that it is uploaded again. */
  expiresAfterMs?: number;
}

const UPLOAD_FAILED = 'Upload failed. Check your connection and retry.';
const OFFLINE = 'You appear to be offline. Retry when you reconnect.';
/** Path and type are already valid, so storage says "forbidden" only when uploads are rate-limited. */
const RATE_LIMITED = 'Too many files. Try again in a few minutes.';
const EMPTY = 'This file is empty. Choose another one.';
const REJECTED = 'This file was rejected. Choose another one.';
const EXPIRED = 'This upload expired. Remove it and choose the file again.';

/** True if a file breaks a rule and can't be uploaded. */
export const isRefused = ({ state, error }: ChosenFile): boolean =>
  state === 'waiting' && error !== null;

/**
 * The files of one form: checked when they are added, uploaded one after the other, because on a weak
 * connection more of them succeed than in parallel. A store outside React, so that uploads continue
 * whatever is rendered.
 */
export class UploadQueue<Kind extends string = string> {
  readonly #options: UploadQueueOptions<Kind>;
  /** All files of this queue go to one folder. */
  readonly #folder = createUuid();
  readonly #taken = new Set<string>();
  readonly #store = createStore<readonly QueuedFile<Kind>[]>([]);
  readonly #stops = new Map<string, AbortController>();
  #checks: Promise<unknown> = Promise.resolve();
  #sending: Promise<void> | undefined;

  /** The files by kind, then in the order added. */
  readonly store: ReadableStore<readonly QueuedFile<Kind>[]> = this.#store;

  constructor(options: UploadQueueOptions<Kind>) {
    this.#options = options;
  }

  get files(): readonly QueuedFile<Kind>[] {
    return this.#store.getState();
  }

  /** Paths of the uploaded files. */
  paths(kind?: Kind): string[] {
    return this.files.flatMap((one) =>
      one.state === 'sent' && one.target && (kind === undefined || one.kind === kind)
        ? [one.target.path]
        : [],
    );
  }

  /** Adds files. A file that breaks a rule is refused on its own row. */
  add(kind: Kind, files: readonly File[]): void {
    const added = files.map((file) => newFile(kind, file));
    this.#set([...this.files, ...added]);
    this.#checks = Promise.all([this.#checks, ...added.map((one) => this.#check(one))]);
  }

  /** Adds files that an earlier visit uploaded. */
  restore(kind: Kind, sent: readonly { path: string; size: number; uploadedAt: number }[]): void {
    const known = sent.map(({ path, size, uploadedAt }): QueuedFile<Kind> => {
      const name = path.slice(path.indexOf('/') + 1);
      const target = { path, contentType: '' };
      const done = { state: 'sent', progress: 1, error: null } as const;
      return { ...done, key: path, kind, name, size, file: null, target, uploadedAt };
    });
    this.#set([...known, ...this.files]);
  }

  /** Removes a file; cancels its upload if it is running. */
  remove(key: string): void {
    this.#stops.get(key)?.abort();
    this.#set(this.files.filter((one) => one.key !== key));
  }

  /** Removes all files, or all of one kind. */
  clear(kind?: Kind): void {
    for (const one of this.files) if (kind === undefined || one.kind === kind) this.remove(one.key);
  }

  /** Waits until all files are checked, even those added in the meantime. */
  async settle(): Promise<void> {
    const checks = this.#checks;
    await checks;
    if (checks !== this.#checks) await this.settle();
  }

  /**
   * Uploads every file that isn't uploaded yet, including those added while it runs. Does nothing for refused
   * files. A failure doesn't stop the rest, so that the next call has only the failed files left.
   *
   * @throws UploadFailedError with the names of the files that failed.
   * @throws UploadCanceledError when `signal` aborts.
   */
  send(signal?: AbortSignal): Promise<void> {
    this.#sending ??= this.#sendAll(signal);
    return this.#sending;
  }

  async #sendAll(signal?: AbortSignal): Promise<void> {
    const failures: { name: string; error: unknown }[] = [];
    const next = () =>
      this.files.find(
        (one) => one.state === 'waiting' && one.error === null && one.target !== null,
      );
    try {
      await this.settle();
      this.#renew();
      for (const { key, state } of this.files) {
        if (state === 'failed') this.#update(key, { state: 'waiting', error: null, progress: 0 });
      }
      for (let one = next(); one !== undefined; one = next()) {
        if (isAborted(signal)) throw new UploadCanceledError();
        const error = await this.#sendOne(one, signal);
        if (error !== undefined) failures.push({ name: one.name, error });
        await this.settle();
      }
    } finally {
      // In the same step as the end of the loop, so that no file added now is missed.
      this.#sending = undefined;
    }
    if (failures.length === 0) return;
    throw new UploadFailedError(
      failures.map(({ name }) => name),
      { cause: new AggregateError(failures.map(({ error }): unknown => error)) },
    );
  }

  /** Returns the error of a failed upload. */
  async #sendOne({ key, file, target }: QueuedFile<Kind>, signal?: AbortSignal): Promise<unknown> {
    if (file === null || target === null) return undefined;
    const stop = new AbortController();
    const handleAbort = () => {
      stop.abort();
    };
    signal?.addEventListener('abort', handleAbort);
    this.#stops.set(key, stop);
    this.#update(key, { state: 'sending', progress: 0 });
    const onProgress = (progress: number) => {
      this.#update(key, { progress });
    };
    const onResumed = (path: string) => {
      this.#update(key, { target: { ...target, path } });
    };
    try {
      await this.#options.upload({ file, target, onProgress, onResumed, signal: stop.signal });
      this.#update(key, { state: 'sent', progress: 1, uploadedAt: Date.now() });
      return undefined;
    } catch (error) {
      if (isAborted(signal)) {
        this.#update(key, { state: 'waiting', progress: 0 });
        throw new UploadCanceledError();
      }
      const { describe, emailInstead } = this.#options;
      const problem = describe?.(error) ?? problemOf(error, emailInstead);
      this.#update(key, { state: 'failed', error: problem });
      // A file that was removed while it was uploading is no failure.
      return stop.signal.aborted ? undefined : error;
    } finally {
      signal?.removeEventListener('abort', handleAbort);
      this.#stops.delete(key);
    }
  }

  async #check({ key, kind, file }: QueuedFile<Kind>): Promise<void> {
    if (file === null) return;
    const index = this.files.filter((one) => one.kind === kind).findIndex((one) => one.key === key);
    const check = await this.#options.check(file, kind, index);
    if ('problem' in check) {
      this.#update(key, { error: check.problem });
      return;
    }
    const name = uniqueName(check.name, (candidate) => this.#taken.has(candidate));
    this.#taken.add(name);
    const target = { path: `${this.#folder}/${name}`, contentType: check.contentType };
    this.#update(key, { target });
  }

  /** Uploads expired files again, under a new path, because the old one may be deleted any time. */
  #renew(): void {
    const { expiresAfterMs = Infinity } = this.#options;
    for (const { key, file, target, uploadedAt } of this.files) {
      if (uploadedAt === null || target === null || Date.now() - uploadedAt < expiresAfterMs)
        continue;
      const waiting = { state: 'waiting', progress: 0, uploadedAt: null } as const;
      const path = `${createUuid()}/${target.path.slice(target.path.indexOf('/') + 1)}`;
      if (file === null) this.#update(key, { ...waiting, error: EXPIRED });
      else this.#update(key, { ...waiting, target: { ...target, path } });
    }
  }

  #update(key: string, change: Partial<QueuedFile<Kind>>): void {
    this.#store.set(this.files.map((one) => (one.key === key ? { ...one, ...change } : one)));
  }

  #set(files: readonly QueuedFile<Kind>[]): void {
    const { kinds } = this.#options;
    this.#store.set(files.slice().sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind)));
  }
}

const newFile = <Kind extends string>(kind: Kind, file: File): QueuedFile<Kind> => ({
  key: createUuid(),
  kind,
  name: file.name,
  size: file.size,
  file,
  state: 'waiting',
  progress: 0,
  error: null,
  target: null,
  uploadedAt: null,
});

function problemOf(error: unknown, emailInstead: string): string {
  if (isAppError(error, 'forbidden')) {
    const { empty, network, overall } = UPLOAD_REFUSALS;
    if (error.message === empty) return EMPTY;
    const isForToday = error.message === network || error.message === overall;
    return isForToday ? `${error.message} Email them to ${emailInstead}.` : RATE_LIMITED;
  }
  if (isAppError(error, 'validation')) return REJECTED;
  return isAppError(error, 'network') && !navigator.onLine ? OFFLINE : UPLOAD_FAILED;
}

/** A function, because TypeScript assumes `signal.aborted` doesn't change after the first check. */
const isAborted = (signal: AbortSignal | undefined): boolean => signal?.aborted === true;

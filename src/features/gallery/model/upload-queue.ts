import { uploadFormSchema, UPLOAD_MAX_FILES } from '@contracts/gallery';
import { errorReason } from '@/shared/lib/error-reason';
import { logError } from '@/shared/lib/log';
import { adminGalleryMessages, type UploadResult } from '../admin-messages';
import { createUploadItem, isWaiting, type UploadItem } from './upload-item';

/** What the queue needs of the world around it. */
interface UploadQueueOptions {
  /** Looks at a file before it is sent; throws what to tell about it. */
  check: (file: File) => Promise<void>;
  /** Brings a picture into the gallery; throws when it did not arrive. */
  store: (item: UploadItem, onFilesStored: () => void) => Promise<void>;
  /** Removes what is stored of a picture that will not be sent after all. */
  discard: (id: string) => Promise<void>;
}

interface QueueState {
  items: readonly UploadItem[];
  isRunning: boolean;
}

/**
 * The pictures of a batch. A store outside React: uploads go on whatever page is shown, one after
 * the other, so that each comes behind the one before (specification 2, section 9).
 */
export class UploadQueue {
  readonly #options: UploadQueueOptions;
  readonly #listeners = new Set<() => void>();
  #state: QueueState = { items: [], isRunning: false };

  constructor(options: UploadQueueOptions) {
    this.#options = options;
  }

  /** The same object until something changes. */
  readonly read = (): QueueState => this.#state;

  /** Calls back after every change; returns how to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /**
   * Takes files as they were chosen; what has arrived before makes room. False, and nothing is
   * taken, when they would be more than a batch holds.
   */
  add(files: readonly File[]): boolean {
    const kept = this.#state.items.filter(({ state }) => state !== 'success');
    if (kept.length + files.length > UPLOAD_MAX_FILES) return false;
    const items = files.map(createUploadItem);
    this.#set({ items: [...kept, ...items] });
    for (const item of items) void this.#check(item);
    return true;
  }

  edit(id: string, change: Partial<Pick<UploadItem, 'title' | 'category'>>): void {
    this.#update(id, change);
  }

  /** Takes an item off the list; what was stored of it in a failed try is removed too. */
  remove(id: string): void {
    const item = this.#state.items.find((one) => one.id === id);
    if (item === undefined || item.state === 'uploading') return;
    this.#set({ items: this.#state.items.filter((one) => one !== item) });
    if (item.state === 'error' && !item.isRefused) void this.#options.discard(id);
  }

  clear(): void {
    this.#set({ items: [] });
  }

  /**
   * Sends everything that waits, also what is added meanwhile; `only` sends a single item again.
   * One that fails does not keep the next from being tried.
   */
  async run(only?: string): Promise<UploadResult> {
    const result = { sent: 0, failed: 0 };
    if (this.#state.isRunning) return result;
    this.#set({ isRunning: true });
    const tried = new Set<string>();
    const isNext = (item: UploadItem) =>
      isWaiting(item) && !tried.has(item.id) && (only === undefined || item.id === only);
    for (let item = this.#find(isNext); item; item = this.#find(isNext)) {
      tried.add(item.id);
      result[(await this.#send(item)) ? 'sent' : 'failed'] += 1;
    }
    this.#set({ isRunning: false });
    return result;
  }

  async #send(item: UploadItem): Promise<boolean> {
    const { id } = item;
    const said = uploadFormSchema.safeParse(item);
    if (!said.success) {
      this.#fail(id, said.error.issues[0]?.message);
      return false;
    }
    this.#update(id, { ...said.data, state: 'uploading', progress: 0, error: null });
    try {
      await this.#options.store({ ...item, ...said.data }, () => {
        this.#update(id, { progress: 50 });
      });
      this.#update(id, { state: 'success', progress: 100 });
      return true;
    } catch (error) {
      logError('A picture could not be uploaded', error, { id });
      this.#fail(id, errorReason(error));
      return false;
    }
  }

  async #check({ id, file }: UploadItem): Promise<void> {
    try {
      await this.#options.check(file);
    } catch (error) {
      this.#fail(id, errorReason(error), true);
    }
  }

  #fail(id: string, reason: string | undefined, isRefused = false): void {
    const error = reason ?? adminGalleryMessages.uploadFailed;
    this.#update(id, { state: 'error', progress: 0, error, isRefused });
  }

  #find(isWanted: (item: UploadItem) => boolean): UploadItem | undefined {
    return this.#state.items.find(isWanted);
  }

  #update(id: string, change: Partial<UploadItem>): void {
    this.#set({
      items: this.#state.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
    });
  }

  #set(change: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

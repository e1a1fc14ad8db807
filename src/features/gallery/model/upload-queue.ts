import { UPLOAD_MAX_FILES } from '@domain/gallery-options';
import { errorReason } from '@/shared/lib/error-reason';
import { loadWithRetry } from '@/shared/lib/load-with-retry';
import { logError } from '@/shared/lib/log';
import { createStore, type ReadableStore } from '@/shared/lib/store';
import { adminGalleryToasts, type UploadResult } from '../admin-toasts';
import { createUploadItem, isWaiting, type UploadItem } from './upload-item';

/** Dependencies of the queue. */
interface UploadQueueOptions {
  /** Checks a file before upload; throws an error whose message can be shown. */
  check: (file: File) => Promise<void>;
  /** Uploads an image and stores its row; throws on failure. */
  store: (item: UploadItem, onFilesStored: () => void) => Promise<void>;
  /** Deletes the files of an abandoned upload. */
  discard: (id: string) => Promise<void>;
}

interface QueueState {
  items: readonly UploadItem[];
  isRunning: boolean;
}

/**
 * The upload queue, a store outside React: uploads continue on any page. They run one at a time, so
 * images keep their order in the gallery.
 */
export class UploadQueue {
  readonly #options: UploadQueueOptions;
  readonly #store = createStore<QueueState>({ items: [], isRunning: false });

  constructor(options: UploadQueueOptions) {
    this.#options = options;
  }

  readonly store: ReadableStore<QueueState> = this.#store;

  get items(): readonly UploadItem[] {
    return this.#store.getState().items;
  }

  /**
   * Adds files and drops finished uploads. Returns false and adds nothing if the batch would exceed
   * `UPLOAD_MAX_FILES`.
   */
  add(files: readonly File[]): boolean {
    const kept = this.items.filter(({ state }) => state !== 'success');
    if (kept.length + files.length > UPLOAD_MAX_FILES) return false;
    const items = files.map(createUploadItem);
    this.#set({ items: [...kept, ...items] });
    for (const item of items) void this.#check(item);
    return true;
  }

  edit(id: string, change: Partial<Pick<UploadItem, 'title' | 'category'>>): void {
    this.#update(id, change);
  }

  /** Removes an item, and the files a failed attempt left behind. */
  remove(id: string): void {
    const item = this.items.find((one) => one.id === id);
    if (item === undefined || item.state === 'uploading') return;
    this.#set({ items: this.items.filter((one) => one !== item) });
    if (item.state === 'error' && !item.isRefused) void this.#options.discard(id);
  }

  clear(): void {
    this.#set({ items: [] });
  }

  /**
   * Uploads all waiting items, including those added while it runs; `only` retries a single item. A
   * failure doesn't stop the rest.
   */
  async run(only?: string): Promise<UploadResult> {
    const result = { sent: 0, failed: 0 };
    if (this.#store.getState().isRunning) return result;
    this.#set({ isRunning: true });
    const tried = new Set<string>();
    const isNext = (item: UploadItem) =>
      isWaiting(item) && !tried.has(item.id) && (only === undefined || item.id === only);
    for (let item = this.items.find(isNext); item; item = this.items.find(isNext)) {
      tried.add(item.id);
      result[(await this.#send(item)) ? 'sent' : 'failed'] += 1;
    }
    this.#set({ isRunning: false });
    return result;
  }

  async #send(item: UploadItem): Promise<boolean> {
    const { id } = item;
    try {
      // Loaded by the first upload, so that the list of images doesn't wait for zod.
      const { uploadFormSchema } = await loadWithRetry(() => import('@contracts/gallery'));
      const parsed = uploadFormSchema.safeParse(item);
      if (!parsed.success) {
        this.#fail(id, parsed.error.issues[0]?.message);
        return false;
      }
      this.#update(id, { ...parsed.data, state: 'uploading', progress: 0, error: null });
      await this.#options.store({ ...item, ...parsed.data }, () => {
        this.#update(id, { progress: 50 });
      });
      this.#update(id, { state: 'success', progress: 100 });
      return true;
    } catch (error) {
      logError('Failed to upload an image', error, { id });
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
    const error = reason ?? adminGalleryToasts.uploadFailed;
    this.#update(id, { state: 'error', progress: 0, error, isRefused });
  }

  #update(id: string, change: Partial<UploadItem>): void {
    this.#set({
      items: this.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
    });
  }

  #set(change: Partial<QueueState>): void {
    this.#store.set({ ...this.#store.getState(), ...change });
  }
}

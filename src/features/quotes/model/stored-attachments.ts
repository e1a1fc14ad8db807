import type { Attachment } from './attachment-queue';

const KEY = 'quote-attachments';
/** Uploaded files of a request that wasn't sent are deleted after this time. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
const PATH = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[\w.-]+$/u;

interface StoredFile {
  path: string;
  size: number;
}

/** Remembers on this device which files are uploaded. */
export function saveAttachments(files: readonly Attachment[]): void {
  const sent = files.filter(({ state }) => state === 'sent');
  if (sent.length === 0) {
    forgetAttachments();
    return;
  }
  const stored = { at: Date.now(), files: sent.map(({ path, size }) => ({ path, size })) };
  try {
    window.localStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // Blocked or full: the files last as long as the page.
  }
}

/** The uploaded files of an unsent request. Anything can be in storage, so they are validated. */
export function loadAttachments(): StoredFile[] {
  try {
    const stored = JSON.parse(window.localStorage.getItem(KEY) ?? 'null') as {
      at?: unknown;
      files?: unknown;
    } | null;
    if (typeof stored?.at !== 'number' || !(Date.now() - stored.at < MAX_AGE_MS)) return [];
    return Array.isArray(stored.files) ? stored.files.filter(isStoredFile) : [];
  } catch {
    return [];
  }
}

export function forgetAttachments(): void {
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // Blocked: nothing was stored.
  }
}

function isStoredFile(value: unknown): value is StoredFile {
  const { path, size } = (value ?? {}) as Partial<Record<keyof StoredFile, unknown>>;
  return typeof path === 'string' && PATH.test(path) && typeof size === 'number';
}

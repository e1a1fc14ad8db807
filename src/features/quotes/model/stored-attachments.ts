import { CLAIM_MS } from '@contracts/uploads';
import type { Attachment } from './attachment-queue';

const KEY = 'quote-attachments';
const PATH = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[\w.-]+$/u;

interface StoredFile {
  path: string;
  size: number;
  uploadedAt: number;
}

/** Remembers on this device which files are uploaded. */
export function saveAttachments(files: readonly Attachment[]): void {
  const stored = files.flatMap(({ state, target, size, uploadedAt }) =>
    state === 'sent' && target !== null ? [{ path: target.path, size, uploadedAt }] : [],
  );
  if (stored.length === 0) {
    forgetAttachments();
    return;
  }
  try {
    window.localStorage.setItem(KEY, JSON.stringify({ files: stored }));
  } catch {
    // Blocked or full: the files last as long as the page.
  }
}

/**
 * The uploaded files of an unsent request that aren't too old to name. Anything can be in storage, so
 * they are validated.
 */
export function loadAttachments(): StoredFile[] {
  try {
    const stored = JSON.parse(window.localStorage.getItem(KEY) ?? 'null') as {
      files?: unknown;
    } | null;
    return Array.isArray(stored?.files) ? stored.files.filter(isStoredFile) : [];
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
  const { path, size, uploadedAt } = (value ?? {}) as Partial<Record<keyof StoredFile, unknown>>;
  if (typeof uploadedAt !== 'number' || !(Date.now() - uploadedAt < CLAIM_MS)) {
    return false;
  }
  return typeof path === 'string' && PATH.test(path) && typeof size === 'number';
}

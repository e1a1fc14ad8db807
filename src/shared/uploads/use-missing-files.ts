import { useEffect, useState } from 'react';
import { isRefused, type QueuedFile } from './upload-queue';

/** A file that was chosen in an earlier visit. */
export interface NamedFile {
  kind: string;
  name: string;
}

interface StoredFile extends NamedFile {
  /** Until when an upload still counts, in ms since 1970; 0 for none. */
  uploadedUntil: number;
}

interface MissingFilesOptions {
  /** Where the names are kept on this device. */
  key: string;
  files: readonly QueuedFile[];
  /** Until when a file that is uploaded survives a reload, in ms since 1970; 0 if it doesn't. */
  uploadedUntil: (file: QueuedFile) => number;
}

/** As long as a draft. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
const FILES_MAX = 50;

/**
 * Which files of an unsent form must be chosen again after a reload: browsers don't keep files. A file is
 * no longer missing when one with its name is chosen.
 */
export function useMissingFiles({ key, files, uploadedUntil }: MissingFilesOptions) {
  // `null` until storage was read, so that nothing overwrites the stored files before.
  const [known, setKnown] = useState<readonly NamedFile[] | null>(null);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- storage is read after hydration
    setKnown(loadMissing(key));
  }, [key]);

  const missing = (known ?? []).filter(
    ({ kind, name }) => !files.some((file) => file.kind === kind && file.name === name),
  );
  const stored = JSON.stringify([
    ...missing.map(({ kind, name }) => ({ kind, name, uploadedUntil: 0 })),
    ...files
      .filter((file) => !isRefused(file))
      .map((file) => ({ kind: file.kind, name: file.name, uploadedUntil: uploadedUntil(file) })),
  ] satisfies StoredFile[]);
  const isLoaded = known !== null;
  useEffect(() => {
    if (isLoaded) save(key, stored);
  }, [isLoaded, key, stored]);

  return {
    missing,
    forgetMissing: () => {
      // Also when the form is about to leave the page, so that the effect doesn't run again.
      save(key, '[]');
      setKnown([]);
    },
  };
}

function save(key: string, files: string): void {
  try {
    if (files === '[]') window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, `{"savedAt":${String(Date.now())},"files":${files}}`);
  } catch {
    // Blocked or full: after a reload the fields are just empty.
  }
}

/** Anything can be in storage, so it is validated. */
function loadMissing(key: string): NamedFile[] {
  try {
    const { savedAt, files } = (JSON.parse(window.localStorage.getItem(key) ?? 'null') ??
      {}) as Partial<Record<string, unknown>>;
    if (typeof savedAt !== 'number' || !(Date.now() - savedAt < MAX_AGE_MS)) return [];
    if (!Array.isArray(files)) return [];
    return files
      .filter(isStoredFile)
      .filter(({ uploadedUntil }) => uploadedUntil <= Date.now())
      .slice(0, FILES_MAX);
  } catch {
    return [];
  }
}

function isStoredFile(value: unknown): value is StoredFile {
  const { kind, name, uploadedUntil } = (value ?? {}) as Partial<Record<keyof StoredFile, unknown>>;
  return typeof kind === 'string' && typeof name === 'string' && typeof uploadedUntil === 'number';
}

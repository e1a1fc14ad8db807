import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileStore } from './file-store.ts';

/** The file store, and a function that deletes its folder if it was temporary. */
export function openFileStore(dataDir: string | undefined): {
  files: FileStore;
  close: () => void;
} {
  if (dataDir !== undefined) {
    return { files: new FileStore(join(dataDir, 'storage')), close: () => undefined };
  }
  const folder = mkdtempSync(join(tmpdir(), 'local-storage-'));
  return {
    files: new FileStore(folder),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

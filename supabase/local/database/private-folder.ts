import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file that keeps a folder out of Git. */
export const IGNORE_FILE = '.gitignore';

/** Creates a folder for local data, if it's missing, and tells Git to ignore it wherever it is and is moved. */
export function createPrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, IGNORE_FILE), '*\n');
}

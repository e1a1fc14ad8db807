import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Stores the bytes of all objects in one folder, named by random version. Object names never become
 * paths, so a name can't escape the folder.
 */
export class FileStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async write(body: Uint8Array): Promise<{ version: string; eTag: string }> {
    const version = randomUUID();
    await mkdir(this.#folder, { recursive: true });
    await writeFile(this.#path(version), body);
    return { version, eTag: `"${createHash('md5').update(body).digest('hex')}"` };
  }

  read(version: string): Promise<Buffer> {
    return readFile(this.#path(version));
  }

  async copy(version: string): Promise<string> {
    const copy = randomUUID();
    await copyFile(this.#path(version), this.#path(copy));
    return copy;
  }

  async remove(version: string | null): Promise<void> {
    if (version !== null) await rm(this.#path(version), { force: true });
  }

  #path(version: string): string {
    return join(this.#folder, version);
  }
}

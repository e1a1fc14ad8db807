import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file in the store; its size in bytes. */
export interface StoredFile {
  version: string;
  eTag: string;
  size: number;
}

/**
 * Stores the bytes of all objects in one folder, named by random version. Object names never become
 * paths, so a name can't escape the folder.
 */
export class FileStore {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  async write(body: Uint8Array): Promise<StoredFile> {
    const version = randomUUID();
    await mkdir(this.folder, { recursive: true });
    await writeFile(this.#path(version), body);
    const eTag = `"${createHash('md5').update(body).digest('hex')}"`;
    return { version, eTag, size: body.byteLength };
  }

  /** Moves a file from elsewhere into the store. */
  async adopt(path: string): Promise<StoredFile> {
    const version = randomUUID();
    const hash = createHash('md5');
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
    const { size } = await stat(path);
    await rename(path, this.#path(version));
    return { version, eTag: `"${hash.digest('hex')}"`, size };
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
    return join(this.folder, version);
  }
}

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
]);
const BROTLI_QUALITY = 9;

/** Writes a `.br` and a `.gz` file next to every text file of a folder, unless they are up to date. */
export function precompress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!COMPRESSIBLE.has(extname(file)) || isCompressed(file)) continue;
    const raw = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(raw));
    writeFileSync(`${file}.br`, brotli(raw));
  }
}

/** Brotli in a quality that compresses a page in milliseconds. */
export function brotli(raw: Buffer): Buffer {
  return brotliCompressSync(raw, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
  });
}

/** The brotli file is written last, so both exist if it is newer than the original. */
function isCompressed(file: string): boolean {
  const compressed = statSync(`${file}.br`, { throwIfNoEntry: false });
  return compressed !== undefined && compressed.mtimeMs >= statSync(file).mtimeMs;
}

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
/** For pages: they are few, and how many packets the first response needs decides when they paint. */
const PAGE_QUALITY = 11;

/** Writes a `.br` and a `.gz` file next to every text file of a folder, unless they are up to date. */
export function precompress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!COMPRESSIBLE.has(extname(file)) || isCompressed(file)) continue;
    const raw = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(raw));
    const quality = extname(file) === '.html' ? PAGE_QUALITY : BROTLI_QUALITY;
    writeFileSync(`${file}.br`, brotli(raw, quality));
  }
}

/** Brotli, by default in a quality that compresses a page in milliseconds. */
export function brotli(raw: Buffer, quality = BROTLI_QUALITY): Buffer {
  return brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** The brotli file is written last, so both exist if it is newer than the original. */
function isCompressed(file: string): boolean {
  const compressed = statSync(`${file}.br`, { throwIfNoEntry: false });
  return compressed !== undefined && compressed.mtimeMs >= statSync(file).mtimeMs;
}

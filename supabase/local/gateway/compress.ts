import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

type Encoding = 'br' | 'gzip';

interface Served {
  body: Buffer;
  encoding?: Encoding;
  etag: string;
}

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

const cache = new Map<string, Served>();

/** A file's bytes in the best encoding the browser accepts, computed once per file version. */
export function compress(file: string, accepted: string): Served {
  const encoding = COMPRESSIBLE.has(extname(file)) ? pickEncoding(accepted) : undefined;
  const key = `${file}|${String(statSync(file).mtimeMs)}|${encoding ?? ''}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const raw = readFileSync(file);
  const etag = `W/"${createHash('sha1').update(raw).digest('base64url')}"`;
  const served: Served =
    encoding === undefined ? { body: raw, etag } : { body: encode(raw, encoding), encoding, etag };
  cache.set(key, served);
  return served;
}

function pickEncoding(accepted: string): Encoding | undefined {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

function encode(raw: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(raw);
  return brotliCompressSync(raw, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
  });
}

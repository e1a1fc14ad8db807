import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { compress } from './compress.ts';
import { parseHeadersFile } from './headers-file.ts';
import { parseRedirectsFile } from './redirects-file.ts';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Files for the host itself, never served. */
const PRIVATE = /^\/(?:_headers|_redirects|\.vite(?:\/|$))/;

/**
 * Serves a built site like its static host: clean URLs, prerendered pages, the rewrites in
 * `_redirects`, and `404.html` for everything else; compressed, with the headers in `_headers`.
 */
export function serveSite(folder: string): (req: IncomingMessage, res: ServerResponse) => void {
  const headersOf = parseHeadersFile(readIfThere(folder, '_headers'));
  const rewrite = parseRedirectsFile(readIfThere(folder, '_redirects'));
  const missing = join(folder, '404.html');

  return (req, res) => {
    const path = readPath(req.url ?? '/');
    if (path === undefined || (req.method !== 'GET' && req.method !== 'HEAD')) {
      res.writeHead(path === undefined ? 400 : 405).end();
      return;
    }
    const found = PRIVATE.test(path)
      ? undefined
      : (findFile(folder, path) ?? findFile(folder, rewrite(path)));
    // A missing file gets a plain 404; a path that looks like a page gets the 404 page.
    const file = found ?? (extname(path) === '' && isFile(missing) ? missing : undefined);
    if (file === undefined) {
      res.writeHead(404, { 'content-type': 'text/plain', ...headersOf(path) }).end('Not found');
      return;
    }
    const { body, encoding, etag } = compress(file, req.headers['accept-encoding'] ?? '');
    const headers: Record<string, string> = {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': path.startsWith('/assets/') ? IMMUTABLE : 'no-cache',
      vary: 'accept-encoding',
      etag,
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
      ...headersOf(path),
    };
    if (req.headers['if-none-match'] === etag) {
      res.writeHead(304, headers).end();
      return;
    }
    res.writeHead(found === undefined ? 404 : 200, {
      ...headers,
      'content-length': body.byteLength,
    });
    res.end(req.method === 'HEAD' ? undefined : body);
  };
}

/** Used when the stand-in serves no site. */
export const noSite = (_req: IncomingMessage, res: ServerResponse) => {
  res.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
};

function readPath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '/');
  } catch {
    return undefined;
  }
}

function findFile(folder: string, path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  const inside = normalize(join(folder, path));
  if (inside !== normalize(folder) && !inside.startsWith(normalize(folder) + sep)) return undefined;
  const bare = inside.endsWith(sep) ? inside.slice(0, -1) : inside;
  return [bare, `${bare}.html`, join(bare, 'index.html')].find(isFile);
}

function readIfThere(folder: string, name: string): string {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

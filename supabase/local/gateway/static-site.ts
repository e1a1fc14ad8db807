import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { parseHeadersFile } from './headers-file.ts';
import { brotli, precompress } from './precompress.ts';
import { parseRedirectsFile } from './redirects-file.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Files for the host itself, never served. */
const PRIVATE = /^\/_(?:headers|redirects)/;

/**
 * Serves a built site like its static host: clean URLs, prerendered pages, the rewrites in
 * `_redirects`, and `404.html` for everything else; compressed, with the headers in `_headers`.
 * Reads the list of files once, so a rebuilt site needs a restart.
 */
export function serveSite(folder: string): (req: IncomingMessage, res: ServerResponse) => void {
  const headersOf = parseHeadersFile(readIfThere(folder, '_headers'));
  const rewrite = parseRedirectsFile(readIfThere(folder, '_redirects'));
  const sendMissing = missingPage(readIfThere(folder, '404.html'));
  precompress(folder);
  const serve = sirv(folder, { etag: true, brotli: true, gzip: true, extensions: ['html'] });

  return (req, res) => {
    const path = readPath(req.url ?? '/');
    if (path === undefined || (req.method !== 'GET' && req.method !== 'HEAD')) {
      res.writeHead(path === undefined ? 400 : 405).end();
      return;
    }
    res.setHeader('cache-control', path.startsWith('/assets/') ? IMMUTABLE : 'no-cache');
    // sirv names the charset only for HTML, and browsers then guess it for text.
    if (path.endsWith('.txt')) res.setHeader('content-type', 'text/plain;charset=utf-8');
    for (const [name, value] of Object.entries(headersOf(path))) res.setHeader(name, value);
    const missing = () => {
      sendMissing(req, res, path);
    };
    if (PRIVATE.test(path)) {
      missing();
      return;
    }
    serve(req, res, () => {
      req.url = rewrite(path);
      if (req.url === undefined) missing();
      else serve(req, res, missing);
    });
  };
}

/** Used when the stand-in serves no site. */
export const noSite = (_req: IncomingMessage, res: ServerResponse) => {
  res.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
};

/** A missing file gets a plain 404; a path that looks like a page gets the 404 page. */
function missingPage(html: string) {
  const page = Buffer.from(html);
  const compressed = brotli(page);
  return (req: IncomingMessage, res: ServerResponse, path: string): void => {
    if (page.byteLength === 0 || extname(path) !== '') {
      res.writeHead(404, { 'cache-control': 'no-cache', 'content-type': 'text/plain' });
      res.end('Not found');
      return;
    }
    const isBrotli = /\bbr\b/.test(String(req.headers['accept-encoding']));
    if (isBrotli) res.setHeader('content-encoding', 'br');
    res.writeHead(404, { 'content-type': 'text/html;charset=utf-8', vary: 'accept-encoding' });
    res.end(isBrotli ? compressed : page);
  };
}

function readPath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '/');
  } catch {
    return undefined;
  }
}

function readIfThere(folder: string, name: string): string {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ListeningServer, listen } from './server.ts';
import { serveSite } from './static-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'static-site-'));
let server: ListeningServer;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers: { 'accept-encoding': 'identity', ...headers } });

beforeAll(async () => {
  mkdirSync(join(folder, 'site/assets'), { recursive: true });
  mkdirSync(join(folder, 'site/services'));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  mkdirSync(join(folder, 'site/shell'));
  writeFileSync(join(folder, 'site/index.html'), 'home'.repeat(100));
  writeFileSync(join(folder, 'site/shell/index.html'), 'shell');
  writeFileSync(join(folder, 'site/404.html'), 'no such page');
  writeFileSync(join(folder, 'site/quote.html'), 'quote page');
  writeFileSync(join(folder, 'site/services/index.html'), 'services page');
  writeFileSync(join(folder, 'site/assets/app.js'), 'app');
  writeFileSync(join(folder, 'site/llms.txt'), '11′-6″');
  mkdirSync(join(folder, 'site/.vite'));
  writeFileSync(join(folder, 'site/.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'site/_headers'), '/*\n  X-Frame-Options: DENY\n');
  writeFileSync(
    join(folder, 'site/_redirects'),
    '# doors\n/admin /shell/ 200\n/admin/*  /shell/  200\n/old /new 301\n',
  );
  server = await listen(0);
  server.serve(serveSite(join(folder, 'site')));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('served files', () => {
  it.each([
    ['/', 'home'.repeat(100)],
    ['/quote', 'quote page'],
    ['/services', 'services page'],
    ['/services/', 'services page'],
    ['/admin', 'shell'],
    ['/admin/quotes', 'shell'],
    ['/quote?from=email', 'quote page'],
  ])('%s', async (path, body) => {
    const response = await get(path);

    expect([response.status, await response.text()]).toEqual([200, body]);
    expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('served files are sent as UTF-8 if they are text', async () => {
    const response = await get('/llms.txt');

    expect(response.headers.get('content-type')).toBe('text/plain;charset=utf-8');
    expect(await response.text()).toBe('11′-6″');
  });

  it('served files are cached forever if the build made them', async () => {
    const response = await get('/assets/app.js');

    expect(await response.text()).toBe('app');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each(['br', 'gzip'])(
    'served files are compressed with %s when the browser accepts it',
    async (encoding) => {
      const response = await get('/', { 'accept-encoding': encoding });

      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(Number(response.headers.get('content-length'))).toBeLessThan(100);
      expect(await response.text()).toBe('home'.repeat(100));
    },
  );

  it('served files are answered with 304 for a matching etag', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';

    expect((await get('/', { 'if-none-match': etag })).status).toBe(304);
  });
});

describe('other requests', () => {
  it.each(['/no/such/page', '/administration', '/old'])(
    'requests for %s get the 404 page',
    async (path) => {
      const response = await get(path);

      expect([response.status, await response.text()]).toEqual([404, 'no such page']);
      expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
    },
  );

  it.each(['/assets/old.js', '/_headers', '/_headers.br', '/.vite/manifest.json', '/favicon.ico'])(
    'requests for %s get 404',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it.each(['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt'])(
    'requests for %s get no files outside the folder',
    async (path) => {
      // fetch would normalize the path.
      const body = await new Promise<string>((resolve, reject) => {
        const asked = request(`${server.url}/`, { path }, (response) => {
          let text = '';
          response.on('data', (chunk: Buffer) => (text += chunk.toString()));
          response.on('end', () => resolve(text));
        });
        asked.on('error', reject);
        asked.end();
      });

      expect(body).not.toContain('secret');
    },
  );

  it('requests with POST get 405', async () => {
    expect((await fetch(server.url, { method: 'POST', body: 'x' })).status).toBe(405);
  });
});

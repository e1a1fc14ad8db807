import { readFileSync } from 'node:fs';
import { watchShifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

/** Every page for search engines, as the build left them, and the prerendered one that is not. */
const PATHS = [
  ...Array.from(
    readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g),
    (match) => new URL(match[1] ?? '').pathname,
  ),
  '/auth',
];
const JSON_LD = /<script type="application\/ld\+json">(.*?)<\/script>/gs;
const countOf = (text: string, part: RegExp) => text.match(part)?.length ?? 0;

test('the sitemap has pages', () => {
  expect(PATHS).toEqual(expect.arrayContaining(['/', '/quote']));
});

for (const path of PATHS) {
  test(`${path} arrives whole, with a head of its own`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    const [head = '', body = ''] = html.split('</head>');

    expect(countOf(head, /<title>[^<]+<\/title>/g)).toBe(1);
    expect(countOf(head, /<meta name="description" content="[^"]{40,}"/g)).toBe(1);
    expect(head).toMatch(/<meta property="og:image" content="https?:\/\/[^"]+"/);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1];
    if (path === '/auth') expect(head).toContain('content="noindex"');
    else expect(new URL(canonical ?? '').pathname).toBe(path);

    expect(countOf(body, /<h1[\s>]/g)).toBe(1);
    for (const [, json = ''] of body.matchAll(JSON_LD)) {
      expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org' });
    }
    // Nothing of a page may wait for a script to be moved into place.
    expect(body).not.toMatch(/<template|<script(?! type="application\/ld\+json")/);
  });

  test(`${path} is taken over as it stands`, async ({ page }) => {
    const shifted = await watchShifts(page);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { firstHeading: document.querySelector('h1') });
      });
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(() => ({
      isSameHeading: Reflect.get(window, 'firstHeading') === document.querySelector('h1'),
      titles: document.querySelectorAll('head > title').length,
      descriptions: document.querySelectorAll('meta[name="description"]').length,
    }));
    expect(seen).toEqual({ isSameHeading: true, titles: 1, descriptions: 1 });
    // A hundredth is nothing anybody sees; a changed font alone makes a ten-thousandth.
    expect(await shifted()).toBeLessThan(0.005);
  });
}

test('over a slow line the page is readable before its code is asked for', async ({ browser }) => {
  // Not the usual page, which waits until it is alive.
  const page = await browser.newPage();
  let release: () => void = () => undefined;
  const slowPicture = new Promise<void>((resolve) => {
    release = resolve;
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  await page.route('**/hero-portrait*', async (route) => {
    await slowPicture;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 800 });
  // The page's own clock stands: its patience with the picture does not end by itself.
  await page.clock.install({ time: '2026-11-20T10:00:00Z' });
  await page.clock.pauseAt('2026-11-20T10:00:01Z');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expect.poll(() => scripts.some((path) => path.includes('/start-'))).toBe(true);
  await page.clock.runFor(2_000);
  expect(scripts.filter((path) => !path.includes('/start-'))).toEqual([]);

  release();
  const isAsked = async (name: string) => {
    await page.clock.runFor(20);
    return scripts.some((path) => path.includes(`/${name}-`));
  };
  await expect.poll(() => isAsked('site')).toBe(true);
  await expect.poll(() => isAsked('home-page')).toBe(true);
});

test('a picture that never comes does not keep the page from coming alive', async ({ page }) => {
  await page.route('**/hero-portrait*', () => new Promise(() => undefined));
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a tap that comes before the page is alive hurries it, and is answered', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
  await page.route('**/hero-portrait*', () => new Promise(() => undefined));
  // The page's own clock stands: nothing but the tap ends its patience with the picture.
  await page.clock.install({ time: '2026-11-20T10:00:00Z' });
  await page.clock.pauseAt('2026-11-20T10:00:01Z');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PATHS) {
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }

  test('a form that is not alive sends nothing, and keeps what was typed', async ({ page }) => {
    await page.goto('/auth');
    await page.getByLabel('Email').fill('sam@example.com');
    await page.getByLabel('Password').fill('secret');
    await page.getByLabel('Password').press('Enter');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('sam@example.com');
    expect(new URL(page.url()).search).toBe('');
  });
});

test('pages behind a door arrive as an empty shell', async ({ request }) => {
  for (const path of ['/admin', '/admin/quotes', '/dashboard']) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('<div id="root"></div>');
  }
});

test('what nobody has is missing, and says so in words', async ({ request }) => {
  const response = await request.get('/no/such/page');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('Page Not Found');
});

test('robots find the sitemap, and machines the facts', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Disallow: \/admin$/m);
  expect(robots).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
  expect(await (await request.get('/llms.txt')).text()).toMatch(/^# .+\n\n> .+/);
});

import type { Browser, Page } from '@playwright/test';
import { countQuotes } from './support/database.ts';
import { fillQuoteForm, quoteSample, sendButton } from './support/quote-form.ts';
import { expect, test } from './support/test.ts';

test('a page is readable before it requests the site’s code and pictures below the fold', async ({
  browser,
}) => {
  // Not the `page` fixture, whose `goto` waits for hydration.
  const page = await browser.newPage();
  let release: () => void = () => undefined;
  const slowPicture = new Promise<void>((resolve) => {
    release = resolve;
  });
  const scripts: string[] = [];
  const pictures: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:js|css|woff2)$/.test(pathname)) scripts.push(pathname);
    if (pathname.startsWith('/artwork/')) pictures.push(pathname);
  });
  await page.route('**/hero-portrait*', async (route) => {
    await slowPicture;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 800 });
  // With the clock stopped, the page never stops waiting for the image.
  await page.clock.install({ time: '2026-11-20T10:00:00Z' });
  await page.clock.pauseAt('2026-11-20T10:00:01Z');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(2_000);
  expect(scripts).toEqual([]);
  expect(pictures).toEqual([expect.stringContaining('hero-portrait-phone')]);

  release();
  const isAsked = async (name: string) => {
    await page.clock.runFor(20);
    return scripts.some((path) => path.includes(`/${name}-`));
  };
  await expect.poll(() => isAsked('site')).toBe(true);
  await expect.poll(() => isAsked('home-page')).toBe(true);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => pictures.some((path) => path.includes('gallery-12'))).toBe(true);
});

test('a page loads its fonts after the first paint', async ({ page }) => {
  await page.goto('/');
  const loadedWidths = () =>
    page.evaluate(() =>
      Array.from(document.fonts)
        .filter(({ family, status }) => family === 'Archivo' && status === 'loaded')
        .map(({ stretch }) => stretch),
    );
  await expect.poll(loadedWidths).toEqual(expect.arrayContaining(['100% 125%', '75% 90%']));
  const requestedBeforePaint = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-paint');
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (paint?.startTime ?? NaN))
      .map(({ name }) => name.replace(/^.*\/|-[\w-]+(?=\.)/g, ''));
  });
  expect(requestedBeforePaint).not.toEqual([]);
  expect(requestedBeforePaint).not.toContain('fonts.css');
  expect(requestedBeforePaint).not.toContain('archivo.woff2');
});

test('sections below the first screen are laid out even without interaction', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const isLaidOut = () =>
    page.getByRole('contentinfo').evaluate((footer) => footer.clientHeight > 900);
  await page.goto('/');
  await expect.poll(isLaidOut).toBe(true);
  await expect(page.locator('html')).not.toHaveAttribute('data-later-layout');

  // A visitor who returns to a place further down needs the page's full height.
  await page.reload();
  expect(await isLaidOut()).toBe(true);
});

const isShown = (page: Page) =>
  page.getByRole('contentinfo').evaluate((footer) => {
    footer.scrollIntoView();
    return footer.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? false;
  });
const footerColor = (page: Page) =>
  page.getByRole('contentinfo').evaluate((footer) => getComputedStyle(footer).backgroundColor);
const INK = 'rgb(15, 18, 20)';

test('sections below the first screen wait for the first paint, and are shown even if code or styles fail to load', async ({
  browser,
}) => {
  // Not the `page` fixture, whose `goto` waits for hydration.
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  const isLaidOut = await page
    .getByRole('contentinfo')
    .evaluate((footer) =>
      footer.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
    );
  expect(isLaidOut, 'after the first paint').toBe(false);
  await expect.poll(() => isShown(page), 'without code').toBe(true);
  expect(await footerColor(page), 'without code').toBe(INK);

  await page.route('**/assets/*.css', (route) => route.abort());
  await page.reload();
  await expect.poll(() => isShown(page), 'without code and style sheet').toBe(true);
  await page.close();
});

test('a page that may open further down waits for all styles before it paints', async ({
  page,
}) => {
  const blocking = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter((entry) => 'renderBlockingStatus' in entry)
        .filter((entry) => entry.renderBlockingStatus === 'blocking')
        .map(({ name }) => name.replace(/^.*\/|-[\w-]+(?=\.)/g, '')),
    );
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/about');
  expect(await blocking()).not.toContain('app.css');
  await page.reload();
  expect(await blocking()).toContain('app.css');
  await page.setViewportSize({ width: 1440, height: 1400 });
  await page.goto('/services');
  expect(await blocking()).toContain('app.css');
});

test('a page hydrates at the first tap and then handles it', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
  await page.route('**/hero-portrait*', () => new Promise(() => undefined));
  // With the clock stopped, only the tap ends the wait for the image.
  await page.clock.install({ time: '2026-11-20T10:00:00Z' });
  await page.clock.pauseAt('2026-11-20T10:00:01Z');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.close();
});

test.describe('on a slow connection', () => {
  test.use({ consent: null, viewport: { width: 390, height: 800 } });

  /** Opens a page whose code starts to arrive when `release` is called. */
  async function openSlowly(browser: Browser, path: string) {
    // Not the `page` fixture, whose `goto` waits for hydration.
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 150_000,
      uploadThroughput: 150_000,
    });
    let release: () => void = () => undefined;
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/assets.*\.js$/, async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    return { page, release };
  }

  test('a form that was submitted before hydration is sent once, and then asks for consent', async ({
    browser,
  }) => {
    const { page, release } = await openSlowly(browser, '/quote');
    const sample = quoteSample();
    await fillQuoteForm(page, sample);
    await sendButton(page).dblclick();
    await expect(sendButton(page)).toHaveAttribute('aria-busy', 'true');
    release();

    const result = page.getByRole('heading', { name: 'Quote Request Submitted!' });
    await expect(result).toBeVisible();
    expect(await countQuotes(sample.email)).toBe(1);
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await result.click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.context().close();
  });

  test('a form says that nothing was sent if the site’s code fails to load', async ({
    browser,
  }) => {
    const page = await browser.newPage();
    // As after a new version was deployed while the browser had the old page.
    await page.route('**/assets/start-*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto('/contact', { waitUntil: 'commit' });
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Sam Rivera');
    await page.getByRole('button', { name: 'Send Message' }).click();
    const note = page.getByText('This page didn’t load completely, so nothing was sent.');
    await expect(note).toBeVisible();
    await expect(name).toHaveValue('Sam Rivera');
    await page.context().close();
  });

  test('the tab that was tapped before hydration opens', async ({ browser }) => {
    const { page, release } = await openSlowly(browser, '/auth');
    await page.getByRole('tab', { name: 'Register' }).click();
    release();
    await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.context().close();
  });
});

test('the site serves guarded pages as an empty shell, unknown paths with 404, and files for robots', async ({
  request,
}) => {
  for (const path of ['/admin', '/admin/quotes', '/dashboard']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toContain('<div id="root"></div>');
  }
  const unknown = await request.get('/no/such/page');
  expect(unknown.status(), 'an unknown path').toBe(404);
  expect(await unknown.text(), 'an unknown path').toContain('Page Not Found');

  const security = await request.get('/.well-known/security.txt');
  expect(security.status(), 'security.txt').toBe(200);
  expect(security.headers()['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/);
  const text = await security.text();
  expect(text, 'security.txt').toMatch(/^Contact: mailto:.+@.+$/m);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  expect(Date.parse(expires), 'security.txt expires').toBeGreaterThan(Date.now());

  const robots = await (await request.get('/robots.txt')).text();
  expect(robots, 'robots.txt').toMatch(/^Disallow: \/admin$/m);
  expect(robots, 'robots.txt').toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
  expect(await (await request.get('/llms.txt')).text(), 'llms.txt').toMatch(/^# .+\n\n> .+/);
});

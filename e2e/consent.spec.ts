import type { Page, Request } from '@playwright/test';
import { adminDatabase } from './support/database.ts';
import { axeFindings } from './support/axe.ts';
import { quoteField } from './support/quote-form.ts';
import { watchShifts } from './support/shifts.ts';
import { expect, test, WITH_MOTION } from './support/test.ts';

/** A real browser's user agent: headless ones count as bots and are filtered out. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.use({ userAgent: BROWSER, ...WITH_MOTION });

const isTracking = (request: Request) =>
  /track-analytics|realtime/.test(request.url()) || request.method() === 'POST';

/** Records every request from now on that could report the visit. */
function recordTracking(page: Page) {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (isTracking(request)) sent.push(`${request.method()} ${request.url()}`);
  });
  page.on('websocket', (socket) => sent.push(`socket ${socket.url()}`));
  return sent;
}

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Before you hit the road' });
const accept = (page: Page) => question(page).getByRole('button', { name: 'Accept' });
const decline = (page: Page) => question(page).getByRole('button', { name: 'Necessary only' });
const stored = (page: Page) =>
  page.evaluate(() => ({
    choice: localStorage.getItem('cookie-consent'),
    visitor: localStorage.getItem('consent-id'),
    session: sessionStorage.getItem('session-id'),
  }));

/**
 * The events of the page's visitor, such as `page_view /fleet`. Sorted by name, because a busy
 * server can store a later event first.
 */
async function eventsOf(page: Page) {
  const { visitor } = await stored(page);
  const { data } = await (
    await adminDatabase()
  )
    .from('analytics_events')
    .select('event_name, properties')
    .eq('consent_id', visitor ?? '');
  return (data ?? [])
    .map(({ event_name, properties }) => {
      const { pathname } = new URL((properties as { page_url: string }).page_url);
      return `${event_name} ${pathname}`;
    })
    .sort();
}

/** Styles every page opened from now on as a content blocker does; returns what removes the styles. */
const blockWith = (page: Page, css: string) =>
  page.addInitScript((text) => {
    const style = document.createElement('style');
    style.textContent = text;
    new MutationObserver((_, observer) => {
      if (document.querySelector('html') === null) return;
      observer.disconnect();
      document.documentElement.append(style);
    }).observe(document, { childList: true });
  }, css);

test.use({ consent: null });

test('a visitor must answer the question, can decline as easily as accept, and then isn’t tracked', async ({
  page,
}) => {
  const sent = recordTracking(page);
  await page.goto('/');
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(question(page)).toBeVisible();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('[role=alertdialog]') !== null),
    ).toBe(true);
  }
  await page.goto('/fleet');
  await expect(question(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
  expect(await stored(page)).toEqual({ choice: null, visitor: null, session: null });
  expect(await axeFindings(page)).toEqual([]);

  const sizes = [await accept(page).boundingBox(), await decline(page).boundingBox()];
  expect(sizes[0]?.width).toBeCloseTo(sizes[1]?.width ?? 0, 0);
  expect(sizes[0]?.height).toBe(sizes[1]?.height);
  await decline(page).click();
  await expect(question(page)).toBeHidden();
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(question(page)).toBeHidden();
  expect(sent).toEqual([]);
  expect(await stored(page)).toEqual({ choice: 'declined', visitor: null, session: null });
});

test('a visitor can use the site when a content blocker hides the question, and isn’t tracked', async ({
  page,
}) => {
  const sent = recordTracking(page);
  for (const css of [
    '[role="alertdialog"] { display: none !important }',
    'body > :has([role="alertdialog"]) { display: none !important }',
    '[role="alertdialog"] { visibility: hidden !important }',
  ]) {
    await test.step(css, async () => {
      const blocker = await blockWith(page, css);
      await page.goto('/');
      await expect(page.locator('[role="alertdialog"]')).toBeAttached();
      await page.getByRole('link', { name: 'About', exact: true }).first().click();
      await expect(page).toHaveURL(/\/about$/);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
      await expect(page).toHaveURL(/\/privacy$/);
      await blocker.dispose();
    });
  }
  expect(sent).toEqual([]);
  expect(await stored(page)).toEqual({ choice: null, visitor: null, session: null });
});

test('a visitor can use the site when a content blocker removes the question', async ({ page }) => {
  await test.step('while the page loads', async () => {
    const blocker = await page.addInitScript(() => {
      new MutationObserver(() => {
        document.querySelector('body > :has([role="alertdialog"])')?.remove();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/');
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    await expect(page).toHaveURL(/\/about$/);
    await blocker.dispose();
  });
  await test.step('later', async () => {
    await page.goto('/');
    await expect(question(page)).toBeFocused();
    await expect(page.locator('#root')).toHaveAttribute('inert');
    await question(page).evaluate((panel) => panel.parentElement?.remove());
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    await expect(page).toHaveURL(/\/about$/);
  });
  await test.step('before another tab answers it', async () => {
    const other = await page.context().newPage();
    await other.goto('/privacy');
    await other.evaluate(() => {
      localStorage.setItem('cookie-consent', 'declined');
    });
    await page.getByRole('link', { name: 'Fleet', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
  });
});

test('a visitor who accepts is counted on every page, at a call and at a started quote, until they withdraw consent', async ({
  page,
}) => {
  await page.goto('/');
  await accept(page).click();
  await expect(question(page)).toBeHidden();
  expect((await stored(page)).choice).toBe('accepted');
  // A visitor who leaves before the tracker loads is counted on the next page.
  await expect.poll(async () => (await eventsOf(page)).length).toBe(2);
  await page.getByRole('link', { name: 'Get a Quote' }).first().click();
  await expect(page).toHaveURL(/\/quote$/);
  await quoteField(page, 'Name').fill('D');
  await quoteField(page, 'Name').fill('Dana');
  await page.evaluate(() => {
    // This browser has no app for phone calls.
    document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="tel:"]')) event.preventDefault();
    });
  });
  await page.locator('a[href^="tel:"]:visible').first().click();
  await expect.poll(async () => (await eventsOf(page)).length).toBe(5);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect
    .poll(() => eventsOf(page))
    .toEqual([
      'call_clicked /quote',
      'consent_accept_all /',
      'page_view /',
      'page_view /',
      'page_view /quote',
      'quote_started /quote',
    ]);
  expect((await stored(page)).visitor).toMatch(/^[a-f0-9]{32}$/);

  await page.getByRole('button', { name: 'Cookie choices' }).click();
  await decline(page).click();
  await expect(page.getByRole('button', { name: 'Cookie choices' })).toBeFocused();
  expect(await stored(page)).toEqual({ choice: 'declined', visitor: null, session: null });
  const sent = recordTracking(page);
  await page.getByRole('link', { name: 'Fleet' }).first().click();
  await expect(page).toHaveURL(/\/fleet$/);
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
});

test('a visitor can use the site when the browser blocks storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const store of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, store, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/');
  await accept(page).click();
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the question shifts nothing and is not in the prerendered page', async ({ page }) => {
  const shifted = await watchShifts(page);
  // A font that arrives after the first paint may not move the text either.
  await page.route('**/*.woff2', async (route) => {
    await page.locator('h1').waitFor();
    await route.continue();
  });
  const response = await page.goto('/');
  expect(await response?.text()).not.toContain('Before you hit the road');
  await decline(page).click();
  await expect(question(page)).toBeHidden();
  expect(await shifted()).toBeLessThan(0.02);
});

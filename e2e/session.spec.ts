import type { Page } from '@playwright/test';
import { signToken, verifyToken } from '../supabase/local/auth/tokens.ts';
import {
  bringSession,
  DEMO_PASSWORD,
  demoEmail,
  fillSignIn,
  signInByHand,
} from './support/accounts.ts';
import { createMember } from './support/members.ts';
import { connectAsService } from './support/supabase.ts';
import { expect, test } from './support/test.ts';

test.use({
  expectedErrors: [
    /Failed to load resource: (?:the server responded with a status of|net::ERR_FAILED)/,
  ],
});

const SESSION_KEY = /^sb-.+-auth-token$/;

interface StoredSession {
  access_token: string;
  expires_at: number;
}

/** Changes the stored session; pages read it when they load. */
async function changeSession(
  page: Page,
  change: (session: StoredSession) => Promise<StoredSession>,
) {
  const stored = await page.evaluate(() => Object.entries(localStorage) as [string, string][]);
  const [key, text] = stored.find(([name]) => SESSION_KEY.test(name)) ?? ['', ''];
  const changed = await change(JSON.parse(text) as StoredSession);
  await page.evaluate(
    ([name, value]) => {
      localStorage.setItem(name, value);
    },
    [key, JSON.stringify(changed)] as const,
  );
}

const isOver = (session: StoredSession) =>
  Promise.resolve({ ...session, expires_at: Math.floor(Date.now() / 1000) - 7200 });

function countRenewals(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) count += 1;
  });
  return () => count;
}

test('a session is renewed after sleep, and when the server rejects its token', async ({
  page,
}) => {
  await signInByHand(page, demoEmail('broker'));
  const renewals = countRenewals(page);
  await changeSession(page, isOver);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible();
  await expect(page.getByText('Freight Broker', { exact: true })).toBeVisible();
  // On a slow page the new token can already be due for renewal; without one the page would be signed out.
  expect(renewals()).toBeGreaterThanOrEqual(1);

  const before = renewals();
  // The device's clock is slow and still considers the token valid.
  await changeSession(page, async (session) => ({
    ...session,
    access_token: await signToken(await verifyToken(session.access_token), -60),
  }));
  await page.goto('/dashboard');
  await expect(page.getByText('Freight Broker', { exact: true })).toBeVisible();
  expect(renewals() - before).toBe(1);
});

test('a session isn’t renewed repeatedly when the clock is two hours fast', async ({ page }) => {
  await page.clock.install({ time: new Date(Date.now() + 7_200_000) });
  const renewals = countRenewals(page);
  await signInByHand(page, demoEmail('admin'));

  await page.goto('/admin/quotes');

  await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible();
  expect(renewals()).toBe(0);
});

test('a deleted account is signed out, and the form keeps what was typed', async ({ page }) => {
  const { email, remove } = await createMember();
  await signInByHand(page, email);
  await page.goto('/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('The bridge on route 4 is 13 feet 6.');
  await remove();
  await changeSession(page, isOver);

  await page.reload();

  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(message).toHaveValue('The bridge on route 4 is 13 feet 6.');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth\?next=%2Fdashboard$/);
});

test('other tabs are signed out, too, and keep no private data', async ({ page, context }) => {
  const { email } = await createMember();
  await signInByHand(page, email);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByText(email)).toBeVisible();

  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();

  await expect(other.getByText(/^Your session has ended/).first()).toBeVisible();
  await expect(other).toHaveURL(/\/auth\?next=%2Fdashboard$/);
  await expect(other.getByText(email)).toHaveCount(0);
  await fillSignIn(other, email, DEMO_PASSWORD);
  await expect(other).toHaveURL(/\/dashboard$/);
});

test('a guarded page sends visitors to sign in and back, and sends a broker home from the console', async ({
  page,
}) => {
  await page.goto('/admin/quotes?a=1#b');
  await expect(page).toHaveURL(`/auth?next=${encodeURIComponent('/admin/quotes?a=1#b')}`);
  await expect(page).toHaveTitle(/Sign In/);
  await expect(page.locator('head > title'), 'the shell’s title is replaced').toHaveCount(1);
  await expect(page.locator('meta[name="robots"]'), 'the shell’s too').toHaveCount(1);
  const path = '/quotes/d1000000-0000-4000-8000-000000000003?a=1#b';
  await page.goto(path);
  await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(path)}`);
  await fillSignIn(page, demoEmail('broker'), DEMO_PASSWORD);
  await expect(page).toHaveURL(path);

  // Watch from the start: on a slow machine the toast is gone before the page counts as loaded.
  const told = expect(page.getByText("You don't have admin privileges.").first()).toBeVisible({
    timeout: 45_000,
  });
  await Promise.all([page.goto('/admin/quotes'), told]);
  await expect(page).toHaveURL('/');
});

test.describe('with a clock that jumps', () => {
  // Requests in flight during a jump time out.
  test.use({ expectedErrors: [/Failed to load resource|took too long to answer/] });

  test('staff are signed out of both tabs after 12 hours without input in either', async ({
    page,
    context,
  }) => {
    const { id, email } = await createMember();
    const added = await connectAsService()
      .from('user_roles')
      .insert({ user_id: id, role: 'moderator' });
    expect(added.error).toBeNull();
    await context.clock.install();
    await bringSession(page, email);
    await page.goto('/admin/quotes');
    const other = await context.newPage();
    await other.goto('/admin/messages');
    const quotes = page.getByRole('heading', { name: 'Quotes', level: 1 });
    const messages = other.getByRole('heading', { name: 'Messages', level: 1 });
    await expect(quotes).toBeVisible();
    await expect(messages).toBeVisible();

    // Input in one tab keeps both signed in.
    await context.clock.fastForward('11:30:00');
    await other.mouse.move(200, 200);
    await context.clock.fastForward('11:30:00');
    await expect(quotes).toBeVisible();
    await expect(messages).toBeVisible();

    await context.clock.fastForward('01:00:00');
    for (const tab of [page, other]) {
      await expect(
        tab.getByText('You were signed out after 12 hours without activity.'),
      ).toBeVisible();
    }
  });
});

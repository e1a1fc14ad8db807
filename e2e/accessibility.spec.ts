import type { Page } from '@playwright/test';
import { signIn, type DemoAccount } from './support/accounts.ts';
import { axeFindings } from './support/axe.ts';
import { sendButton } from './support/quote-form.ts';
import { expect, test } from './support/test.ts';

const ROUTES: [path: string, account: DemoAccount | null][] = [
  ['/', null],
  ['/about', null],
  ['/services', null],
  ['/services/heavy-haul', null],
  ['/services/specialized-transport', null],
  ['/services/project-management', null],
  ['/fleet', null],
  ['/gallery', null],
  ['/gallery/grid', null],
  ['/careers', null],
  ['/contact', null],
  ['/privacy', null],
  ['/terms', null],
  ['/quote', null],
  ['/quote/status', null],
  ['/auth', null],
  ['/auth/forgot-password', null],
  ['/auth/new-password', null],
  ['/auth/invitation', null],
  ['/no/such/page', null],
  ['/dashboard', 'broker'],
  ['/profile', 'pilot'],
  ['/loads/assigned', 'driver'],
  ['/schedule', 'driver'],
  ['/escorts', 'pilot'],
  ['/quotes', 'broker'],
  ['/quotes/d1000000-0000-4000-8000-000000000003', 'broker'],
  ['/admin', 'admin'],
  ['/admin/analytics', 'admin'],
  ['/admin/analytics?tab=overview', 'admin'],
  ['/admin/analytics?tab=history', 'admin'],
  ['/admin/analytics?visitor=demo0demo0demo0demo0demo0demo0d1', 'admin'],
  ['/admin/quotes', 'admin'],
  ['/admin/careers', 'admin'],
  ['/admin/messages', 'admin'],
  ['/admin/services', 'admin'],
  ['/admin/users', 'admin'],
  ['/admin/users?user=new', 'admin'],
  ['/admin/users?user=a1000000-0000-4000-8000-000000000002', 'admin'],
  ['/admin/gallery', 'admin'],
  ['/admin/fleet', 'admin'],
  ['/admin/fleet?vehicle=new', 'admin'],
  ['/admin/loads', 'admin'],
];

/** A phone's and a laptop's; the page is there once and is made narrow. */
const WIDTHS = [1440, 390];

async function expectNothingFound(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // Made narrow, drawings measure themselves anew: what stands then is judged.
    await expect.poll(() => axeFindings(page), `axe at ${String(width)} px`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, `nothing sticks out at ${String(width)} px`).toBeLessThanOrEqual(0);
  }
}

// The address that has no page is answered with 404, which the browser logs.
test.use({ expectedErrors: [/status of 404/] });

for (const [path, account] of ROUTES) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    if (account !== null) await signIn(page, account);
    await page.goto(path);
    // An open dialog hides the page, and its heading, from assistive technology.
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNothingFound(page);
  });
}

test('axe finds nothing on a quote form full of errors', async ({ page }) => {
  await page.goto('/quote');
  await sendButton(page).click();
  await expect(page.getByText('Enter the width.')).toBeVisible();
  await expectNothingFound(page);
});

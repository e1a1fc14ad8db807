import { signIn, type DemoAccount } from './support/accounts.ts';
import { expectAccessible, expectLoaded } from './support/axe.ts';
import { sendButton } from './support/quote-form.ts';
import { expect, test } from './support/test.ts';

/** Pages by who looks at them. `public-pages.spec.ts` checks the pages of the sitemap. */
const PAGES: [title: string, account: DemoAccount | null, paths: string[]][] = [
  [
    'pages outside the sitemap',
    null,
    [
      '/quote/status',
      '/auth/forgot-password',
      '/auth/confirm',
      '/auth/new-password',
      '/auth/invitation',
      '/no/such/page',
    ],
  ],
  [
    'the customer portal',
    'broker',
    ['/dashboard', '/quotes', '/quotes/d1000000-0000-4000-8000-000000000003'],
  ],
  ['the driver portal', 'driver', ['/loads/assigned', '/schedule']],
  ['the pilot car portal', 'pilot', ['/profile', '/escorts']],
  [
    'analytics',
    'admin',
    [
      '/admin/analytics',
      '/admin/analytics?tab=overview',
      '/admin/analytics?tab=history',
      '/admin/analytics?visitor=demo0demo0demo0demo0demo0demo0d1',
    ],
  ],
  [
    'the console’s inboxes',
    'admin',
    ['/admin', '/admin/quotes', '/admin/careers', '/admin/messages', '/admin/activity'],
  ],
  [
    'the console’s catalog',
    'admin',
    [
      '/admin/services',
      '/admin/gallery',
      '/admin/fleet',
      '/admin/fleet?vehicle=new',
      '/admin/rules/TN',
    ],
  ],
  [
    'the console’s loads',
    'admin',
    ['/admin/loads', '/admin/loads/L-2026-00002', '/admin/loads/week', '/admin/permits'],
  ],
  ['offers', 'admin', ['/admin/offers', '/admin/offers/O-2026-00006']],
  [
    'user administration',
    'admin',
    [
      '/admin/users',
      '/admin/users?user=new',
      '/admin/users?user=a1000000-0000-4000-8000-000000000002',
    ],
  ],
];

// The browser logs the 404 of the unknown address.
test.use({ expectedErrors: [/status of 404/] });

for (const [title, account, paths] of PAGES) {
  test(`axe finds nothing in ${title}`, async ({ page }) => {
    if (account !== null) await signIn(page, account);
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectLoaded(page);
        await expectAccessible(page);
      });
    }
  });
}

test('axe finds nothing on a quote form full of errors', async ({ page }) => {
  await page.goto('/quote');
  await sendButton(page).click();
  await expect(page.getByText('Enter the width.')).toBeVisible();
  await expectAccessible(page);
});

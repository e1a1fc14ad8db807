import type { Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { axeFindings } from './support/axe.ts';
import { expectFocusIn } from './support/dialogs.ts';
import { expect, test } from './support/test.ts';
import { CHROME, consentId, IPHONE, shownNumber, visit } from './support/visitors.ts';

test.use({ userAgent: CHROME });

const watch = async (page: Page) => {
  await signIn(page, 'admin');
  await page.goto('/admin/analytics');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
};

/** A visitor's row in the list. */
async function rowOf(page: Page, visitor: Page) {
  const number = await shownNumber(visitor);
  return page.getByRole('row').filter({ has: page.getByRole('button', { name: number }) });
}

test('an admin sees visitors arrive, move and leave, and a visitor’s history at its own URL', async ({
  page,
  openWindow,
}) => {
  await watch(page);
  const anna = await visit(openWindow, '/fleet', CHROME);
  const ben = await visit(openWindow, '/careers', IPHONE);
  const annasRow = await rowOf(page, anna);
  const bensRow = await rowOf(page, ben);

  await expect(annasRow).toContainText('/fleet');
  await expect(annasRow).toContainText('Chrome 140');
  await expect(annasRow).toContainText('Windows 10, Desktop');
  await expect(bensRow).toContainText('/careers');
  await expect(bensRow).toContainText('iOS 18.5, iPhone');
  await expect(bensRow.locator('time')).toHaveText(/^\d+[sm]$/);

  await anna.getByRole('link', { name: 'About' }).first().click();
  await expect(annasRow).toContainText('/about');

  // A second tab of one person doesn't count as a second visitor.
  const second = await anna.context().newPage();
  await second.goto('/gallery');
  await expect(annasRow).toContainText('/gallery, and 1 more tab');
  await second.close();
  await expect(annasRow).toContainText('/about');
  await expect(annasRow).not.toContainText('more tab');

  await ben.context().close();
  await expect(bensRow).toBeHidden();
  await expect(annasRow).toBeVisible();

  await annasRow.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: /^#\d{11}$/ });
  const part = (name: string) => dialog.getByRole('region', { name });
  await expect(part('Location')).toContainText('Location unavailable');
  await expect(part('Browser and device')).toContainText('Chrome 140');
  await expect(part('Current activity')).toContainText('/about, for');

  await anna.getByRole('link', { name: 'Careers' }).first().click();
  await expect(part('Current activity')).toContainText('/careers, for');
  await expect(part('Visitor journey').getByRole('listitem')).toHaveCount(3);
  await expect(part('Visitor journey').getByRole('listitem').last()).toContainText(
    /On this page for \d+[sm]/,
  );
  await expect(part('Visit history').getByText('Agreed to analytics')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const id = await consentId(anna);
  await expect(page).toHaveURL(new RegExp(`visitor=${id}$`));
  await anna.context().close();
  await page.reload();
  await expect(part('Current activity')).toContainText('Not on the site now.');
  await expectFocusIn(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/visitor=/);
});

test.describe('the tools', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('send a test event, and query three location services in turn on request', async ({
    page,
  }) => {
    const asked: string[] = [];
    let areDown = true;
    await page.route(/ipapi\.co|ipinfo\.io|get\.geojs\.io/, async (route) => {
      const { host } = new URL(route.request().url());
      asked.push(host);
      if (areDown || host !== 'get.geojs.io') await route.abort();
      else await route.fulfill({ json: { ip: '203.0.113.7', city: 'Dayton' } });
    });
    await watch(page);
    const send = page.getByRole('button', { name: 'Send test event' });
    await send.click();
    await expect(page.getByText('Success, status 200.')).toBeVisible();
    await expect(page.getByText('It was counted as a staff event.')).toBeVisible();
    await page.route('**/track-analytics', (route) =>
      route.fulfill({ status: 429, json: { error: 'Too many events. Please wait.' } }),
    );
    await send.click();
    await expect(page.getByRole('alert')).toHaveText(
      'Failed, status 429. Too many events. Please wait.',
    );
    await page.route('**/track-analytics', (route) => route.abort());
    await send.click();
    await expect(page.getByRole('alert')).toHaveText(
      "Failed, status 0. The server didn't respond.",
    );

    expect(asked).toEqual([]);
    const detect = page.getByRole('button', { name: 'Detect my location' });
    await detect.click();
    await expect(
      page.getByText('Unable to detect location information. All services failed.', {
        exact: true,
      }),
    ).toBeVisible();
    areDown = false;
    await detect.click();
    await expect(page.getByText('203.0.113.7')).toBeVisible();
    expect(asked).toEqual(Array(2).fill(['ipapi.co', 'ipinfo.io', 'get.geojs.io']).flat());
  });
});

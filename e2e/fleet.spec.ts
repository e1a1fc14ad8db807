import { expect, test } from './support/test.ts';

test('every configuration of the yard is a tab, drawn from its record', async ({ page }) => {
  await page.goto('/fleet');
  await expect(page.getByRole('tab')).toHaveCount(8);
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('tab', { name: '9-axle RGN with jeep and booster' }).click();
  const panel = page.getByRole('tabpanel');
  await expect(
    panel.getByText("able to get up to 30' in the well with steerable axles"),
  ).toBeVisible();
  await expect(panel.getByRole('img', { name: /^Side view to scale: 9-axle RGN/ })).toBeVisible();

  await panel.getByRole('link', { name: 'Request Quote' }).click();
  await expect(page).toHaveURL('/quote');
});

test.describe('without a backend', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  for (const path of ['/fleet', '/gallery', '/gallery/grid']) {
    test(`${path} still shows, and recovers`, async ({ page }) => {
      await page.route('**/rest/v1/**', (route) => route.abort());
      await page.goto(path);
      const retry = page.getByRole('button', { name: 'Try again' });
      await expect(retry).toBeVisible({ timeout: 15_000 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.unroute('**/rest/v1/**');
      await retry.click();
      await expect(retry).toBeHidden();
    });
  }
});

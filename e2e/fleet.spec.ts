import { expect, test } from './support/test.ts';

test('each configuration has a tab with a drawing of its record', async ({ page }) => {
  await page.goto('/fleet');
  await expect(page.getByRole('tab')).toHaveCount(8);
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('tab', { name: '9-axle RGN with jeep and booster' }).click();
  const panel = page.getByRole('tabpanel');
  await expect(
    panel.getByText("able to get up to 30' in the well with steerable axles"),
  ).toBeVisible();
  await expect(panel.getByRole('img', { name: /^Side view to scale: 9-axle RGN/ })).toBeVisible();

  await expect(page).toHaveURL('/fleet?configuration=9-axle-rgn-with-jeep-and-booster');

  await page.goBack();
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  await panel.getByRole('link', { name: 'Request Quote' }).click();
  await expect(page).toHaveURL(/\/quote\?equipment=/);
  await expect(page.getByRole('main').getByLabel('Equipment')).toHaveValue(
    '9-axle RGN with jeep and booster',
  );
});

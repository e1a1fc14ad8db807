import { signIn } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

test.describe('the event history', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/admin/analytics?tab=history');
    await expect(page.getByRole('row')).toHaveCount(51);
  });

  test('loads older events and filters by event type', async ({ page }) => {
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(page.getByRole('row')).toHaveCount(101);

    await page.getByLabel('Event', { exact: true }).selectOption('quote_sent');
    await expect(page).toHaveURL(/tab=history.*name=quote_sent/);
    await expect(page.getByRole('button', { name: 'Page view' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Quote sent' })).not.toHaveCount(0);

    await page.reload();
    await expect(page.getByLabel('Event', { exact: true })).toHaveValue('quote_sent');
    await expect(page.getByRole('button', { name: 'Quote sent' })).not.toHaveCount(0);
  });

  test('finds events by page and visitor, and says when there are none', async ({ page }) => {
    const search = page.getByRole('searchbox', { name: 'Search events' });
    await search.fill('HEAVY');
    await expect(page.getByRole('cell', { name: /^\/services\/heavy-haul/ })).not.toHaveCount(0);
    await expect(page.getByRole('cell', { name: /^\/gallery/ })).toHaveCount(0);

    await search.fill('Master Creator');
    await expect(page.getByRole('cell', { name: /^Master Creator/ }).first()).toBeVisible();
    await expect(page.getByRole('cell', { name: /^#/ })).toHaveCount(0);

    await search.fill('/no-such-page');
    await expect(page.getByText('No events match')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByRole('row')).toHaveCount(51);
  });
});

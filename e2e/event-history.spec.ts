import { signIn } from './support/accounts.ts';
import { expectFocusIn } from './support/dialogs.ts';
import { expect, test } from './support/test.ts';

test.describe('the event history', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/admin/analytics?tab=history');
    await expect(page.getByRole('row')).toHaveCount(51);
  });

  test('leads to older events, and to one kind of them', async ({ page }) => {
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(page.getByRole('row')).toHaveCount(101);

    await page.getByLabel('Event', { exact: true }).selectOption('quote_sent');
    await expect(page).toHaveURL(/tab=history.*name=quote_sent/);
    await expect(page.getByRole('button', { name: 'page_view' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'quote_sent' })).not.toHaveCount(0);

    await page.reload();
    await expect(page.getByLabel('Event', { exact: true })).toHaveValue('quote_sent');
    await expect(page.getByRole('button', { name: 'quote_sent' })).not.toHaveCount(0);
  });

  test('finds a page and a visitor, and says when there is none', async ({ page }) => {
    const search = page.getByRole('searchbox', { name: 'Search events' });
    await search.fill('HEAVY');
    await expect(page.getByRole('cell', { name: /^\/services\/heavy-haul/ })).not.toHaveCount(0);
    await expect(page.getByRole('cell', { name: /^\/gallery/ })).toHaveCount(0);

    await search.fill('Master Creator');
    await expect(page.getByRole('cell', { name: /^Master Creator/ }).first()).toBeVisible();
    await expect(page.getByRole('cell', { name: /^#/ })).toHaveCount(0);

    await search.fill('/no-such-page');
    await expect(page.getByText('No events found')).toBeVisible();
    await page.getByRole('button', { name: 'Show all events' }).click();
    await expect(page.getByRole('row')).toHaveCount(51);
  });

  test('opens an event by keyboard, and the browser goes back to the list', async ({ page }) => {
    await page.getByRole('button', { name: 'page_view' }).first().focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText('Network')).toBeVisible();
    await expectFocusIn(drawer);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('button', { name: 'page_view' }).first()).toBeFocused();
  });
});

import { randomUUID } from 'node:crypto';
import { signIn } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

/** More than fit a laptop: what the list is given instead of the demo's few rows. */
const MANY = Array.from({ length: 50 }, (_, n) => n);
const at = '2026-11-20T15:04:00Z';
const record = { created_at: at, updated_at: at, phone: '937-555-0100', status: 'new' };
const email = 'dispatch@northern-crane-and-rigging.example.com';

const quote = (n: number) => ({
  ...record,
  id: randomUUID(),
  email,
  reference: `Q-${String(n).padStart(6, '0')}`,
  customer_name: `Christopher Featherstonehaugh ${String(n)}`,
  origin: 'Sault Ste. Marie, ON',
  destination: 'Truth or Consequences, NM',
  equipment: '13-axle perimeter deck trailer',
  length: 78,
  width: 14.5,
  height: 13,
  notes: null,
  user_id: null,
  emailed_at: null,
});
const message = (n: number) => ({
  ...record,
  id: randomUUID(),
  email,
  name: `Christopher Featherstonehaugh ${String(n)}`,
  subject: 'A press bed of 92,000 lb from Sault Ste. Marie to Truth or Consequences',
  message: 'Do you go there, and when would the next truck leave? It is on skids.',
  emailed_at: null,
});

const LISTS = [
  ['/admin/quotes', 'admin_quotes', quote],
  ['/admin/messages', 'admin_contact_messages', message],
] as const;

for (const [path, view, make] of LISTS) {
  test.describe(path, () => {
    test.beforeEach(async ({ page }) => {
      await page.route(`**/rest/v1/${view}?*`, (route) => route.fulfill({ json: MANY.map(make) }));
      await signIn(page, 'admin');
    });

    test('shows 30 rows on a laptop', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      const rows = page.locator('tbody').getByRole('row').filter({ hasText: 'Featherstonehaugh' });
      await expect(rows).toHaveCount(MANY.length);
      const boxes = await rows.evaluateAll((all) =>
        all.map((row) => row.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
      );
      expect(boxes.filter(({ top, bottom }) => top >= 0 && bottom <= 900)).toHaveLength(30);
    });

    test('is walked, opened, left and searched without a mouse', async ({ page }) => {
      await page.goto(path);
      const name = (n: number) =>
        page.getByRole('button', {
          name: `Christopher Featherstonehaugh ${String(n)}`,
          exact: true,
        });
      await expect(name(0)).toBeVisible();
      await page.keyboard.press('j');
      await expect(name(0)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('j');
      await page.keyboard.press('k');
      await expect(name(1)).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(name(1)).toBeFocused();

      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('/');
      await expect(page.getByRole('searchbox')).toBeFocused();
    });
  });
}

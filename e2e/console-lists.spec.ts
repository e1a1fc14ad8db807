import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { adminDatabase } from './support/database.ts';
import { expectFocusIn } from './support/dialogs.ts';
import { expect, test } from './support/test.ts';

/** More rows than a laptop shows, in place of the few demo rows. */
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
  commodity: 'Press bed',
  pieces: [],
  weight_lbs: 92_000,
  ready_on: null,
  deliver_by: null,
  are_dates_flexible: true,
  po_number: null,
  length: 78,
  width: 14.5,
  height: 13,
  notes: null,
  user_id: null,
  assignee: null,
  emailed_at: null,
  replied_at: null,
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

const application = (n: number) => ({
  ...record,
  id: randomUUID(),
  email,
  job_title: 'CDL Truck Driver',
  first_name: 'Christopher',
  last_name: `Featherstonehaugh ${String(n)}`,
  address: null,
  city: 'Sault Ste. Marie',
  state: 'ON',
  zip_code: null,
  experience_years: 11,
  cdl_license: true,
  cover_letter: null,
  availability_date: null,
  cdl_document_url: null,
  resume_document_url: null,
  other_documents_urls: [],
});
const user = (n: number) => ({
  ...record,
  id: randomUUID(),
  email,
  first_name: 'Christopher',
  last_name: `Featherstonehaugh ${String(n)}`,
  company_name: 'Northern Crane and Rigging',
  roles: ['freight_broker', 'carrier'],
});

const LISTS: [path: string, view: string, make: (n: number) => { id: string }][] = [
  ['/admin/quotes', 'admin_quotes', quote],
  ['/admin/messages', 'admin_contact_messages', message],
  ['/admin/careers', 'admin_job_applications', application],
  ['/admin/users', 'admin_profiles', user],
];

/** Answers a list's requests with {@link MANY} records. */
async function serveRows(page: Page, view: string, make: (n: number) => { id: string }) {
  const rows = MANY.map(make);
  await page.route(`**/rest/v1/${view}?*`, (route) => {
    // The admin's own profile and an open record are read by id.
    const id = new URL(route.request().url()).searchParams.get('id')?.replace('eq.', '');
    if (id === undefined) return route.fulfill({ json: rows });
    const one = rows.filter((row) => row.id === id);
    return one.length > 0 ? route.fulfill({ json: one }) : route.continue();
  });
}

for (const [path, view, make] of LISTS) {
  test(`${path} shows 30 rows on a laptop and never scrolls sideways on a tablet`, async ({
    page,
  }) => {
    await signIn(page, 'admin');
    await serveRows(page, view, make);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const rows = page.locator('tbody').getByRole('row').filter({ hasText: 'Christopher' });
    await expect(rows).toHaveCount(MANY.length);
    const visible = () =>
      rows.evaluateAll(
        (all) =>
          all
            .map((row) => row.getBoundingClientRect())
            .filter(({ top, bottom }) => top >= 0 && bottom <= 900).length,
      );
    // Polled, because rows change their height when the condensed font loads.
    await expect.poll(visible).toBe(30);

    // On a tablet every action of a row is visible without scrolling sideways.
    await page.setViewportSize({ width: 768, height: 1000 });
    const scrolling = () =>
      page.locator('main, main *').evaluateAll((all) =>
        all
          .filter((box) => ['auto', 'scroll'].includes(getComputedStyle(box).overflowX))
          .filter((box) => box.scrollWidth > box.clientWidth + 1)
          .map(({ tagName, scrollWidth }) => `${tagName} of ${String(scrollWidth)} px`),
      );
    await expect.poll(scrolling).toEqual([]);
  });
}

// The lists share this behavior, so one of them is enough.
test('works by keyboard: move, open, close, show the shortcuts, search', async ({ page }) => {
  await signIn(page, 'admin');
  await serveRows(page, 'admin_quotes', quote);
  await page.goto('/admin/quotes');
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
  await expectFocusIn(page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(name(1)).toBeFocused();

  await page.keyboard.press('?');
  await expectFocusIn(page.getByRole('dialog', { name: 'Keyboard shortcuts' }));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(name(1)).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test.describe('several messages', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('archives in one request, undoes it, and deletes after asking', async ({ page }) => {
    const database = await adminDatabase();
    const mark = randomUUID().slice(0, 8);
    const stored = Array.from({ length: 4 }, (_, n) => ({
      name: `Crate ${mark} ${String(n)}`,
      email: 'crates@example.com',
      subject: 'Crates at the port',
      message: 'Two crates, on skids.',
    }));
    const { error } = await database.from('contact_messages').insert(stored);
    if (error) throw error;
    const writes: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\/rpc\/(?:set_message_statuses|trash_records)$/.test(pathname)) {
        writes.push(request.method());
      }
    });
    await signIn(page, 'admin');
    await page.goto(`/admin/messages?q=${mark}`);
    const boxes = page.getByRole('checkbox', { name: `Select Crate ${mark}` });
    await expect(boxes).toHaveCount(4);

    await boxes.nth(0).check();
    await boxes.nth(2).click({ modifiers: ['Shift'] });
    const bar = page.getByRole('region', { name: 'Selected messages' });
    await expect(bar).toContainText('3 messages selected');
    await bar.getByRole('button', { name: 'Archive' }).click();
    await expect(page.getByText('3 messages marked as archived.').first()).toBeVisible();
    // A toast stays open under the mouse.
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.hover();
    await expect(page.locator('tbody').getByText('Archived')).toHaveCount(3);
    await expect(bar).toHaveCount(0);
    expect(writes).toEqual(['POST']);

    await undo.click();
    await expect(page.getByText('3 messages restored.').first()).toBeVisible();
    await expect(page.locator('tbody').getByText('New', { exact: true })).toHaveCount(4);

    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await expect(bar).toContainText('4 messages selected');
    // Someone else deletes one of them first.
    const { data: first } = await database
      .from('contact_messages')
      .select('id')
      .eq('name', `Crate ${mark} 0`)
      .single();
    await database.rpc('trash_records', { _type: 'message', _ids: [String(first?.id)] });
    await expect(bar).toContainText('3 messages selected');
    await bar.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete 3 messages?' });
    await expect(dialog).toContainText(
      'They move to the trash for 30 days, then they’re deleted forever.',
    );
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('3 Messages Deleted').first()).toBeVisible();
    await expect(page.getByText('No messages match')).toBeVisible();
    expect(writes).toEqual(['POST', 'POST', 'POST']);
  });
});

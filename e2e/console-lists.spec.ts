import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

/** More rows than a laptop shows, instead of the few demo rows. */
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
  replied_at: null,
});
const message = (n: number) => ({
  ...record,
  id: randomUUID(),
  email,
  name: `Christopher Featherstonehaugh ${String(n)}`,
  subject: 'A press bed of 92,000 lb from Sault Ste. Marie to Truth or Consequences',
  message: 'Do you go there, and when would the next truck leave? It is on skids.',
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

/** Boxes of the page that scroll sideways. */
const scrolling = (page: Page) =>
  page.locator('main, main *').evaluateAll((all) =>
    all
      .filter((box) => ['auto', 'scroll'].includes(getComputedStyle(box).overflowX))
      .filter((box) => box.scrollWidth > box.clientWidth + 1)
      .map(({ tagName, scrollWidth }) => `${tagName} of ${String(scrollWidth)} px`),
  );

test('each list shows 30 rows on a laptop and never scrolls sideways on a tablet', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const rows = page.locator('tbody').getByRole('row').filter({ hasText: 'Christopher' });
  const visible = () =>
    rows.evaluateAll(
      (all) =>
        all
          .map((row) => row.getBoundingClientRect())
          .filter(({ top, bottom }) => top >= 0 && bottom <= 900).length,
    );
  for (const [path, view, make] of LISTS) {
    await test.step(path, async () => {
      await serveRows(page, view, make);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await expect(rows).toHaveCount(MANY.length);
      // Polled, because rows change their height when the condensed font loads.
      await expect.poll(visible).toBe(30);

      // On a tablet every action of a row is visible without scrolling sideways.
      await page.setViewportSize({ width: 768, height: 1000 });
      await expect.poll(() => scrolling(page)).toEqual([]);
    });
  }
});

const WAITING_LISTS: [path: string, request: string][] = [
  ...LISTS.map(([path, view]): [string, string] => [path, view]),
  ['/admin/loads', 'rpc/loads_by_pickup'],
  ['/admin/offers', 'offers'],
  ['/admin/services', 'services'],
  ['/admin/fleet?tab=units', 'admin_units'],
  ['/admin/activity', 'rpc/activity_history'],
];

test('no list is cut off on a tablet, and none while it loads', async ({ page }) => {
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 768, height: 1000 });
  for (const [path, request] of WAITING_LISTS) {
    await test.step(path, async () => {
      await page.route(new RegExp(`/rest/v1/${request}(\\?|$)`, 'u'), async (route) => {
        const isOwn = new URL(route.request().url()).searchParams.has('id');
        if (isOwn) await route.continue();
      });
      await page.goto(path);
      const bars = page.locator('main table .shimmer').filter({ visible: true });
      await expect(bars.first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      // Not polled, because the skeleton disappears when the request times out.
      expect.soft(await scrolling(page)).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.reload();
      await expect(bars.first()).toBeHidden();
      await expect(page.locator('main tbody').getByRole('row').first()).toBeVisible();
      expect.soft(await scrolling(page)).toEqual([]);
    });
  }
});

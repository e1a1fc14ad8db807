import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
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
  offer_stage: 'none',
  offer: null,
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

interface List {
  path: string;
  /** The request for its rows. */
  rows: string;
  /** Makes one of {@link MANY} records; without it the list shows the demo data. */
  make?: (n: number) => { id: string };
}

const LISTS: List[] = [
  { path: '/admin/quotes', rows: 'admin_quotes', make: quote },
  { path: '/admin/messages', rows: 'admin_contact_messages', make: message },
  { path: '/admin/careers', rows: 'admin_job_applications', make: application },
  { path: '/admin/users', rows: 'admin_profiles', make: user },
  { path: '/admin/loads', rows: 'rpc/loads_by_pickup' },
  { path: '/admin/offers', rows: 'offers' },
  { path: '/admin/services', rows: 'services' },
  { path: '/admin/fleet?tab=units', rows: 'admin_units' },
  { path: '/admin/activity', rows: 'rpc/activity_history' },
];

/** Holds a list's request for its rows until the returned function is called. */
async function holdRows(page: Page, { rows, make }: List): Promise<() => void> {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const records = make === undefined ? undefined : MANY.map(make);
  await page.route(new RegExp(`/rest/v1/${rows}(\\?|$)`, 'u'), async (route) => {
    // The admin's own profile is read by id.
    if (new URL(route.request().url()).searchParams.has('id')) return route.continue();
    await isReleased;
    return records === undefined ? route.continue() : route.fulfill({ json: records });
  });
  return release;
}

/** Boxes of the page that scroll sideways. */
const scrolling = (page: Page) =>
  page.locator('main, main *').evaluateAll((all) =>
    all
      .filter((box) => ['auto', 'scroll'].includes(getComputedStyle(box).overflowX))
      .filter((box) => box.scrollWidth > box.clientWidth + 1)
      .map(({ tagName, scrollWidth }) => `${tagName} of ${String(scrollWidth)} px`),
  );

/** How many of the rows are on a laptop's screen. */
const countVisible = (rows: Locator) =>
  rows.evaluateAll(
    (all) =>
      all
        .map((row) => row.getBoundingClientRect())
        .filter(({ top, bottom }) => top >= 0 && bottom <= 900).length,
  );

test('no list is cut off on a tablet, also while it loads, and a laptop shows 30 rows', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const rows = page.locator('main tbody').getByRole('row');
  for (const list of LISTS) {
    await test.step(list.path, async () => {
      await page.setViewportSize({ width: 768, height: 1000 });
      const release = await holdRows(page, list);
      await page.goto(list.path);
      const bars = page.locator('main table .shimmer').filter({ visible: true });
      await expect(bars.first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      // Not polled, because the skeleton disappears when the request times out.
      expect.soft(await scrolling(page), `${list.path} while it loads`).toEqual([]);
      release();
      await expect(bars).toHaveCount(0);
      await expect(rows.first()).toBeVisible();
      // Polled, because rows change their height when the condensed font loads.
      await expect.poll(() => scrolling(page), list.path).toEqual([]);

      if (list.make !== undefined) {
        const many = rows.filter({ hasText: 'Christopher' });
        await page.setViewportSize({ width: 1440, height: 900 });
        await expect(many).toHaveCount(MANY.length);
        await expect.poll(() => countVisible(many), `rows of ${list.path}`).toBe(30);
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});

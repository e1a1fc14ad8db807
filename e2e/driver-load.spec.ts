import { randomUUID } from 'node:crypto';
import { bringSession } from './support/accounts.ts';
import { axeFindings } from './support/axe.ts';
import { adminDatabase } from './support/database.ts';
import { pdf } from './support/documents.ts';
import { createDriver, planLoad } from './support/loads.ts';
import { expect, test } from './support/test.ts';

const HOUR_MS = 60 * 60 * 1000;
const day = (ahead: number) =>
  new Date(Date.now() + ahead * 24 * HOUR_MS).toISOString().slice(0, 10);

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  // A file the load already has is refused.
  expectedErrors: [/status of 400/],
});

test('a driver measures a load over its permit, and adds and opens documents', async ({ page }) => {
  const database = await adminDatabase();
  const kit = await createDriver();
  const { id, title } = await planLoad({
    driver_id: kit.id,
    pickup_at: new Date(Date.now() - HOUR_MS).toISOString(),
    delivery_at: new Date(Date.now() + 48 * HOUR_MS).toISOString(),
  });
  const permit = await database.from('load_permits').insert({
    load_id: id,
    jurisdiction: 'OH',
    permit_number: randomUUID().slice(0, 12),
    status: 'issued',
    valid_from: day(-1),
    valid_until: day(6),
    max_width: 8.5,
  });
  expect(permit.error).toBeNull();

  await bringSession(page, kit.email);
  await page.goto(`/loads/assigned?load=${id}`);
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  const size = page.getByRole('region', { name: 'Measured size' });
  await expect(size.getByText('Permit max 8′-6″ (OH)')).toBeVisible();
  await size.getByLabel('Loaded height', { exact: true }).fill('12');
  await size.getByLabel('Width', { exact: true }).fill('9-1.5');
  await size.getByLabel('Overall length', { exact: true }).fill('75');
  await expect(size.getByText(/width 9′-1 1\/2″ is 0′-7 1\/2″ over$/u)).toBeVisible();
  expect(await axeFindings(page), 'axe on a size over a permit').toEqual([]);
  await size.getByRole('button', { name: 'Save measured size' }).dblclick();
  const hold = page.getByRole('alert').filter({ hasText: 'This load is on hold.' });
  await expect(hold).toContainText('width 9′-1 1/2″ is 0′-7 1/2″ over');
  await expect(hold).toBeFocused();
  await expect(hold.getByRole('link', { name: /^Call dispatch/u })).toBeInViewport();
  await expect(size.getByText('9′-1 1/2″', { exact: true })).toBeVisible();
  const measures = await database.from('load_measures').select('width').eq('load_id', id);
  expect(measures.data).toEqual([{ width: 9.125 }]);

  const bill = pdf('bol.pdf');
  const documents = page.getByRole('region', { name: 'Documents', exact: true });
  const bills = documents.getByRole('region', { name: 'Bill of lading' });
  // Larger than what is sent in one request.
  const scan = pdf('scan of the bill.pdf', 400 * 1024);
  await bills.getByLabel('Add BOL').setInputFiles([bill, scan]);
  await bills.getByRole('button', { name: 'Open scan of the bill.pdf' }).click();
  const preview = page.getByRole('dialog', { name: 'scan of the bill.pdf' });
  await expect(preview.getByText('Page 1 of 1')).toBeVisible();
  expect(await axeFindings(page), 'axe on an open document').toEqual([]);
  await page.keyboard.press('Escape');

  await bills.getByLabel('Add BOL').setInputFiles({ ...bill, name: 'again.pdf' });
  await expect(bills.getByText('This file is already on the load.')).toBeVisible();
  await bills.getByRole('button', { name: 'Remove again.pdf' }).click();
  const photos = documents.getByRole('region', { name: 'Photos' });
  await photos.getByLabel('Add photos').setInputFiles(pdf('clip.mov'));
  await expect(photos.getByText(/^Choose a PDF, JPG/u)).toBeVisible();
  expect(await axeFindings(page), 'axe on the documents').toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const stored = await database.from('load_documents').select('kind, name').eq('load_id', id);
  expect(stored.data).toHaveLength(2);

  await database.from('loads').delete().eq('id', id);
  await kit.remove();
});

import { randomUUID } from 'node:crypto';
import { signIn } from './support/accounts.ts';
import { adminDatabase } from './support/database.ts';
import { expect, test } from './support/test.ts';

/** Stores a quote like the form does. */
async function storeQuote() {
  const id = randomUUID();
  const quote = {
    id,
    customer_name: `=Robin ${id.slice(0, 8)}`,
    email: `robin.${id.slice(0, 8)}@example.com`,
    phone: '937-555-0100',
    origin: 'Dayton, OH',
    destination: 'Laredo, TX',
    equipment: 'RGN',
  };
  const { error } = await (await adminDatabase()).from('quotes').insert(quote);
  if (error) throw error;
  return quote;
}

test('an admin sees another’s note and assignment', async ({ page, browser }) => {
  const { id } = await storeQuote();
  await signIn(page, 'admin');
  await page.goto(`/admin/quotes?quote=${id}`);
  await expect(page.getByRole('textbox', { name: 'New note' })).toBeVisible();
  const other = await (
    await browser.newContext({ storageState: await page.context().storageState() })
  ).newPage();
  await other.goto(`/admin/quotes?quote=${id}`);
  await expect(other.getByRole('heading', { name: 'Staff notes' })).toBeVisible();
  // Connected: from here on, changes arrive through Realtime.
  await expect(other.getByText('Live', { exact: true })).toBeAttached();

  await page.getByRole('textbox', { name: 'New note' }).fill('Called back.\nRamp on site.');
  await page.getByRole('button', { name: 'Add Note' }).dblclick();
  await expect(page.getByText('Note Added').first()).toBeVisible();
  await expect(other.getByRole('list', { name: 'Staff notes' }).getByRole('listitem')).toHaveCount(
    1,
  );

  const choice = page.getByRole('combobox', { name: 'Assigned to' });
  await choice.selectOption({ label: 'Morgan Ellery (you)' });
  await expect(page.getByText('Assigned to Morgan Ellery.').first()).toBeVisible();
  await expect(other.getByRole('combobox', { name: 'Assigned to' })).not.toHaveValue('');
  await expect(other.getByRole('dialog').getByText(/assigned to Morgan Ellery/)).toBeVisible();
  await other.close();
});

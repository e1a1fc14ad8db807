import { randomUUID } from 'node:crypto';
import { signIn } from './support/accounts.ts';
import { expectLoaded } from './support/axe.ts';
import { adminDatabase } from './support/database.ts';
import { expectEmailsTo } from './support/outbox.ts';
import { expect, test } from './support/test.ts';

test('an offer goes from the quote to the customer, who accepts it by link, and becomes a load', async ({
  page,
  browser,
}) => {
  const id = randomUUID();
  const email = `dana.${id.slice(0, 8)}@example.com`;
  const database = await adminDatabase();
  const { error } = await database.from('quotes').insert({
    id,
    customer_name: 'Dana Whitlock',
    email,
    phone: '937-555-0100',
    origin: 'Lima, OH',
    destination: 'Tulsa, OK',
    equipment: 'RGN',
    commodity: `Press crown ${id.slice(0, 8)}`,
    length: 24.5,
    width: 12,
    height: 11,
  });
  if (error) throw error;

  await signIn(page, 'admin');
  await page.goto(`/admin/quotes?quote=${id}`);
  // Content that loads above the button moves it.
  await expectLoaded(page);
  await page.getByRole('button', { name: 'New offer' }).click();
  await page.getByLabel('Line 1 rate in dollars').fill('6,105.00');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Line 2 description')).toBeFocused();
  await page.getByLabel('Line 2 rate in dollars').fill('511.50');
  await page.getByLabel('Weight', { exact: true }).fill('76,400');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Revise' })).toBeVisible();

  const [offered] = await expectEmailsTo(page.request, email);
  const link = /\/quote\/status\?offer=1#[\w-]{32}/u.exec(offered?.text ?? '')?.[0] ?? 'no link';
  const customer = await (await browser.newContext()).newPage();
  await customer.goto(link);
  await expect(customer.getByRole('rowheader', { name: 'Total, USD' })).toBeVisible();
  await expect(customer.getByText('$6,616.50').first()).toBeVisible();
  await customer.getByLabel('Your name').fill('Dana Whitlock');
  await customer.getByRole('checkbox').check();
  await customer.getByRole('button', { name: 'Accept offer' }).dblclick();
  await expect(customer.getByText(/^Accepted by Dana Whitlock on/u)).toBeVisible();
  await customer.close();

  const loads = await database.from('loads').select('title, weight_lbs').eq('quote_id', id);
  expect(loads.data).toEqual([{ title: `Press crown ${id.slice(0, 8)}`, weight_lbs: 76_400 }]);
  await expect(page.getByText(/^Accepted by Dana Whitlock on/u)).toBeVisible();
  const [, accepted] = await expectEmailsTo(page.request, email, 2);
  expect(accepted?.subject).toMatch(/^Accepted: offer O-/u);
});

import { bringSession, signIn } from './support/accounts.ts';
import { randomUUID } from 'node:crypto';
import { axeFindings } from './support/axe.ts';
import { adminDatabase } from './support/database.ts';
import { createDriver } from './support/loads.ts';
import { expect, test } from './support/test.ts';

test('an admin enters a load without losing it, the driver sees why it can’t start, and a broker is denied it', async ({
  page,
  openWindow,
}) => {
  const title = `Press bed ${randomUUID().slice(0, 8)}`;
  const kit = await createDriver();
  await signIn(page, 'admin');
  await page.goto('/admin/loads');
  await page.getByRole('link', { name: 'New load' }).click();
  const form = page.getByRole('dialog', { name: 'New load' });
  await form.getByLabel('Load', { exact: true }).fill(title);
  await form.getByLabel('Equipment').fill('Lowboy');
  await form.getByLabel('Length', { exact: true }).fill('26.5');
  await form.getByLabel('Width', { exact: true }).fill('14');
  await form.getByLabel('Height', { exact: true }).fill('12.75');
  await form.getByLabel('Origin').fill('Denver, CO');
  await form.getByLabel('Destination').fill('Elko, NV');
  await form.getByLabel('Pickup', { exact: false }).first().fill('2031-03-05T06:30');
  await form.getByLabel('Pickup time zone').selectOption('America/Denver');
  await form.getByLabel('Delivery', { exact: false }).first().fill('2031-03-07T10:00');
  await form.getByLabel('Delivery time zone').selectOption('America/Los_Angeles');

  const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await leave();
    await expect(question).toBeVisible();
    expect(await axeFindings(page), 'axe on the question').toEqual([]);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(form.getByLabel('Load', { exact: true })).toHaveValue(title);
    await expect(page).toHaveURL(/\/admin\/loads\?new=1$/);
  }
  // The option also says what the driver is booked for.
  const option = form.getByLabel(/^Driver/).locator('option', { hasText: kit.name });
  await form.getByLabel(/^Driver/).selectOption(await option.getAttribute('value'));
  expect(await axeFindings(page), 'axe on the form').toEqual([]);
  await form.getByRole('button', { name: 'Save load' }).click();
  await expect(page.getByText('Load Saved').first()).toBeVisible();
  const drawer = page.getByRole('dialog', { name: title });
  await expect(drawer.getByText('Wed, Mar 5, 2031, 6:30 AM MST')).toBeVisible();
  expect(await axeFindings(page), 'axe on the record').toEqual([]);
  const id = new URL(page.url()).searchParams.get('load') ?? '';

  const driver = await openWindow();
  await bringSession(driver, kit.email);
  await driver.goto('/loads/assigned');
  await driver.getByRole('link', { name: new RegExp(title) }).click();
  await expect(driver.getByRole('heading', { level: 2, name: title })).toBeFocused();
  await driver.getByLabel('Add a note').fill('At the gate.');
  await driver.getByRole('button', { name: 'Add note' }).click();
  await expect(driver.getByText('Note Added').first()).toBeVisible();
  await expect(driver.getByText('No CO permit (over legal width).')).toBeVisible();
  await expect(driver.getByText('No trailer.')).toBeVisible();
  await expect(driver.getByRole('button', { name: 'Report in transit' })).toBeDisabled();
  expect(await axeFindings(driver), 'axe on a load that can’t start').toEqual([]);
  await driver.goto('/schedule?from=2031-03-05');
  await expect(driver.getByRole('link', { name: new RegExp(title) })).toHaveCount(3);
  await expect(drawer.getByText('At the gate.')).toBeVisible();

  const broker = await openWindow();
  await signIn(broker, 'broker');
  await broker.goto(`/loads/assigned?load=${id}`);
  await expect(broker.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(broker.getByText(title)).toHaveCount(0);

  // Back closes the load, the only entry since the list was opened.
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/loads$/);
  for (const window of [driver, broker]) await window.close();
  const database = await adminDatabase();
  await database.from('loads').delete().eq('id', id);
  await kit.remove();
});

import { randomUUID } from 'node:crypto';
import { signIn } from './support/accounts.ts';
import { axeFindings } from './support/axe.ts';
import { adminDatabase } from './support/database.ts';
import { planLoad } from './support/loads.ts';
import { expect, test } from './support/test.ts';

test('a phone has one actions menu, which gets the focus back when it closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { number } = await planLoad();
  await signIn(page, 'admin');
  await page.goto(`/admin/loads/${number}`);
  const menu = page.getByRole('button', { name: 'Actions' });
  const hold = page.getByRole('button', { name: 'Put on hold' });
  await expect(menu).toBeVisible();
  await expect(hold).toBeHidden();

  await menu.click();
  await expect(hold).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(hold).toBeHidden();
  await expect(menu).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  await hold.click();
  const dialog = page.getByRole('dialog', { name: 'Put this load on hold?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(menu).toBeFocused();

  // On a wide screen the actions are in a row.
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(menu).toBeHidden();
  await hold.click();
  await expect(dialog).toBeVisible();
});

test('dispatch edits, splits and drops legs, undoes it, and finds them after a reload', async ({
  page,
}) => {
  const { id, number } = await planLoad();
  const database = await adminDatabase();
  const { data: ohio } = await database
    .from('load_legs')
    .select('id')
    .match({ load_id: id, jurisdiction: 'OH' })
    .single();
  const permit = { load_id: id, jurisdiction: 'OH', leg_id: ohio?.id ?? null };
  const permit_number = `OH-${randomUUID().slice(0, 8)}`;
  const filed = await database.from('load_permits').insert({ ...permit, permit_number });
  expect(filed.error).toBeNull();
  await signIn(page, 'admin');
  await page.goto(`/admin/loads/${number}`);
  const legs = page.getByRole('region', { name: 'Legs and permits' });
  await expect(legs.getByText(/^I-70 · about \d+ mi$/u).first()).toBeVisible();
  await page.getByRole('button', { name: 'Confirm legs' }).click();
  await expect(legs.getByText('Tue, Mar 8, 2033, 8:00 AM EST')).toBeVisible();

  await legs.getByRole('button', { name: 'Edit leg 1' }).focus();
  await page.keyboard.press('e');
  await legs.getByLabel('Miles').fill('48');
  await legs.getByLabel('Exit place').fill('New Paris');
  await page.keyboard.press('Control+Enter');
  await expect(legs.getByText('Changed leg 1 (OH).')).toBeVisible();
  await expect(legs.getByText('I-70 · 48 mi')).toBeVisible();
  // The next leg still starts where this one ends.
  await expect(legs.getByText('New Paris')).toHaveCount(2);
  expect(await axeFindings(page)).toEqual([]);

  await legs.getByRole('button', { name: 'Split leg 1' }).click();
  const split = page.getByRole('dialog', { name: 'Split leg 1 (OH)' });
  await split.getByLabel('Split at').fill('Eaton');
  await split.getByRole('button', { name: 'Split leg' }).click();
  await expect(legs.getByText('Split leg 1 (OH) at Eaton.')).toBeVisible();
  await expect(legs.getByRole('button', { name: 'Edit leg 3' })).toBeVisible();

  await legs.getByRole('button', { name: 'Drop leg 1' }).focus();
  await page.keyboard.press('Delete');
  const drop = page.getByRole('dialog', { name: 'Drop leg 1 (OH)?' });
  await expect(drop.getByText(permit_number)).toBeVisible();
  await drop.getByRole('button', { name: 'Drop leg' }).click();
  await expect(legs.getByText('Dropped leg 1 (OH).')).toBeVisible();
  await expect(legs.getByText(permit_number)).toBeVisible();

  await legs.getByRole('button', { name: /^Undo/u }).focus();
  await page.keyboard.press('Control+z');
  await expect(legs.getByText('Undone.')).toBeVisible();
  await page.reload();
  await expect(legs.getByRole('button', { name: 'Edit leg 3' })).toBeVisible();
  await expect(legs.getByText('Eaton')).toHaveCount(2);
  await expect(legs.getByText(permit_number)).toBeVisible();
});

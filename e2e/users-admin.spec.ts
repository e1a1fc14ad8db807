import { DEMO_PASSWORD, fillSignIn, signIn } from './support/accounts.ts';
import { adminDatabase } from './support/database.ts';
import { createMember } from './support/members.ts';
import { expectSentHome } from './support/sent-home.ts';
import { expect, test } from './support/test.ts';

test.describe('somebody who registers', () => {
  // Their password is tried once more after the account is gone.
  test.use({ expectedErrors: [/status of 400/] });

  test('appears in the open list, is given a role, and goes with their account', async ({
    page,
    openWindow,
  }) => {
    await signIn(page, 'admin');
    await page.goto('/admin/users');
    await expect(page.getByText('Live', { exact: true })).toBeVisible();

    const { email } = await createMember();
    const row = page.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText('Carrier');

    await row.getByRole('button', { name: 'Edit: Noa Berg' }).click();
    const form = page.getByRole('dialog', { name: 'Edit user' });
    await expect(form.getByRole('textbox', { name: 'Email' })).not.toBeEditable();
    await form.getByRole('textbox', { name: 'Company' }).fill('Berg Hauling');
    await form.getByRole('checkbox', { name: 'Moderator' }).check();
    await form.getByRole('button', { name: 'Save changes' }).dblclick();
    await expect(page.getByText('User Updated').first()).toBeVisible();
    await expect(row).toContainText('Moderator');
    await expect(row).toContainText('Berg Hauling');

    await page.getByRole('combobox', { name: 'Role' }).selectOption({ value: 'moderator' });
    await expect(row).toBeVisible();
    await page.reload();
    await expect(row).toContainText('Carrier');

    await row.getByRole('button', { name: 'Delete: Noa Berg' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(
      'Are you sure you want to delete this user? This action cannot be undone.',
    );
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('User Deleted').first()).toBeVisible();
    await expect(row).toHaveCount(0);

    const gone = await openWindow();
    await gone.goto('/auth');
    await fillSignIn(gone, email, DEMO_PASSWORD);
    await expect(gone.getByRole('alert').first()).toBeVisible();
  });
});

test.describe('what the database refuses', () => {
  test.use({ expectedErrors: [/status of 4(00|09)/] });

  test('is told where the admin looks: the last admin, and a driver on the road', async ({
    page,
  }) => {
    await signIn(page, 'admin');
    await page.goto('/admin/users?q=admin%40example.com');
    const self = page.getByRole('row').filter({ hasText: 'admin@example.com' });
    await expect(self.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
    await self.getByRole('button', { name: /^Edit/ }).click();
    const form = page.getByRole('dialog', { name: 'Edit user' });
    await form.getByRole('checkbox', { name: 'Admin' }).uncheck();
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(
      form.getByText('The last administrator cannot be removed or demoted.'),
    ).toBeVisible();
    await expect(page.getByText('Update Failed').first()).toBeVisible();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(form).toHaveCount(0);

    await page.getByRole('searchbox').fill('driver@example.com');
    await page
      .getByRole('row')
      .filter({ hasText: 'driver@example.com' })
      .getByRole('button', { name: /^Delete/ })
      .click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question.getByText('Assign it to someone else first.')).toBeVisible();
    await expect(page.getByText('Failed to delete user.').first()).toBeVisible();
  });
});

test('a change of another admin is not saved over unseen', async ({ page }) => {
  const other = await adminDatabase();
  const forgetPhone = () =>
    other.from('profiles').update({ phone: null }).eq('email', 'customer@example.com');
  await forgetPhone();
  await signIn(page, 'admin');
  await page.goto('/admin/users?q=customer%40example.com');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Edit/ }).click();
  const form = page.getByRole('dialog', { name: 'Edit user' });
  await form.getByRole('textbox', { name: 'Phone' }).fill('937-555-0199');
  await other
    .from('profiles')
    .update({ phone: '937-555-0188' })
    .eq('email', 'customer@example.com');

  await expect(form.getByText('Somebody else has changed this user.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await form.getByRole('button', { name: 'Keep mine' }).click();
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('User Updated').first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '937-555-0199' })).toBeVisible();
  await forgetPhone();
});

test('somebody who is no admin is sent home and told why', async ({ page }) => {
  await signIn(page, 'broker');
  await expectSentHome(page, '/admin/users');
});

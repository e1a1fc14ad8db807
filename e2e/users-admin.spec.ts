import { DEMO_PASSWORD, fillSignIn, signIn } from './support/accounts.ts';
import { createMember } from './support/members.ts';
import { expect, test } from './support/test.ts';

test.describe('a user who registers', () => {
  // The test tries the password after the account is deleted.
  test.use({ expectedErrors: [/status of 400/] });

  test('appears in the open list, gets a role, and is deleted along with the account', async ({
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

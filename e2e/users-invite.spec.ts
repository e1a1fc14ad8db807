import { randomUUID } from 'node:crypto';
import { fillSignIn, signIn } from './support/accounts.ts';
import { axeFindings } from './support/axe.ts';
import { expectEmailsTo, openLink, EMAIL_TIMEOUT } from './support/outbox.ts';
import { expect, test } from './support/test.ts';

const PASSWORD = 'gutter lamp orbit';

// The test tries an address that already has an account, and the password of a deleted one.
test.use({ expectedErrors: [/status of 40[09]/] });

test('an admin invites a driver, who joins, then gives another role, and deletes the account', async ({
  page,
  openWindow,
  request,
}) => {
  const email = `jo.${randomUUID().slice(0, 8)}@example.com`;
  await signIn(page, 'admin');
  await page.goto(`/admin/users?q=${encodeURIComponent(email)}`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Add User' }).click();
  const form = page.getByRole('dialog', { name: 'Add User' });
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(form.getByText('Choose at least one role.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await form.getByRole('textbox', { name: 'First name' }).fill('Jo');
  await form.getByRole('textbox', { name: 'Last name' }).fill('Field');
  await form.getByRole('textbox', { name: 'Email' }).fill('broker@example.com');
  await form.getByRole('checkbox', { name: 'Driver' }).check();
  await form.getByRole('button', { name: 'Send invitation' }).click();
  const field = form.getByRole('textbox', { name: 'Email' });
  await expect(field).toHaveAccessibleDescription(
    /This email address already has an account\./,
    EMAIL_TIMEOUT,
  );
  await field.fill(email);
  await form.getByRole('button', { name: 'Send invitation' }).dblclick();
  await expect(page.getByText('User Invited').first()).toBeVisible(EMAIL_TIMEOUT);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Driver');
  await expect(row).toContainText('Invited');

  const [received] = await expectEmailsTo(request, email);
  if (received === undefined) throw new Error('No invitation.');
  expect(received.subject).toBe('Your invitation to Gem City Heavy Haul');
  const driver = await openWindow();
  await openLink(driver, received, 'Accept the Invitation');
  await expect(driver.getByText(/invited you/)).toHaveText(
    /^\S.* invited you to join Gem City Heavy Haul as Driver\./,
  );
  await expect(driver).toHaveURL(/\/auth\/invitation$/);
  expect(await axeFindings(driver)).toEqual([]);
  await driver.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await driver.getByRole('button', { name: 'Set Password' }).click();
  await expect(driver.getByRole('heading', { name: 'Welcome back, Jo Field!' })).toBeVisible();
  await expect(driver.getByRole('link', { name: 'My Loads' }).first()).toBeVisible();

  await expect(row).not.toContainText('Invited');
  await expect(row.getByRole('button', { name: /^Resend the invitation/ })).toHaveCount(0);

  await openLink(driver, received, 'Accept the Invitation');
  await expect(driver.getByRole('main').getByRole('alert')).toContainText(
    'This link no longer works',
  );

  await row.getByRole('button', { name: 'Edit: Jo Field' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit user' });
  await expect(edit.getByRole('textbox', { name: 'Email' })).not.toBeEditable();
  await edit.getByRole('textbox', { name: 'Company' }).fill('Field Hauling');
  await edit.getByRole('checkbox', { name: 'Moderator' }).check();
  await edit.getByRole('button', { name: 'Save changes' }).dblclick();
  await expect(page.getByText('User Updated').first()).toBeVisible();
  await expect(row).toContainText('Moderator');
  await expect(row).toContainText('Field Hauling');
  await page.getByRole('combobox', { name: 'Role' }).selectOption({ value: 'moderator' });
  await expect(row).toBeVisible();

  await row.getByRole('button', { name: 'Delete: Jo Field' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Are you sure you want to delete this user? This action cannot be undone.',
  );
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('User Deleted').first()).toBeVisible();
  await expect(row).toHaveCount(0);
  const gone = await openWindow();
  await gone.goto('/auth');
  await fillSignIn(gone, email, PASSWORD);
  await expect(gone.getByRole('alert').first()).toBeVisible();
});

import { DEMO_PASSWORD, fillSignIn, forgetSession, signInByHand } from './support/accounts.ts';
import { axeFindings } from './support/axe.ts';
import { openAccount } from './support/members.ts';
import { emailsTo, EMAIL_TIMEOUT, expectEmailsTo, openLink } from './support/outbox.ts';
import { expect, test } from './support/test.ts';

const NEW_PASSWORD = 'three calm lowboys';

// Requests in flight when the session ends fail, and the tests try wrong passwords.
test.use({ expectedErrors: [/status of 4/] });

test('a customer’s unsaved changes stay across a reload and a new sign-in, and saved ones show immediately', async ({
  page,
}) => {
  const email = await openAccount(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^Edit Profile/ }).click();
  await page.getByLabel('Company').fill('Berg Oversize');
  await page.reload();
  await expect(page.getByLabel('Company')).toHaveValue('Berg Oversize');
  await expect(page.getByText('Your unsaved changes are still here.')).toBeVisible();

  // Same effect as an expired session.
  await forgetSession(page);
  await page.reload();
  await expect(page).toHaveURL(/\/auth/);
  await fillSignIn(page, email, DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/profile/);
  await expect(page.getByLabel('Company')).toHaveValue('Berg Oversize');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByLabel('Company')).toHaveValue('');

  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Phone').fill('937-555-0177');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile Updated').first()).toBeVisible();
  await expect(page.getByText('No unsaved changes')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Portal' })
    .getByRole('link', { name: 'Dashboard' })
    .click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Nora Berg!' })).toBeVisible();
  await expect(page.getByText('937-555-0177')).toBeVisible();
});

test('a customer changes the password, and the email address with both links, and signs in with them', async ({
  page,
  request,
}) => {
  const email = await openAccount(page);
  await page.goto('/profile');
  const form = page.getByRole('form', { name: 'Password' });
  await expect(form).toBeVisible();
  await expect(page.getByRole('grid'), 'availability, which only pilot cars have').toHaveCount(0);
  await form.getByLabel('Current password').fill('not-it-at-all');
  await form.getByLabel('New password').fill(NEW_PASSWORD);
  await form.getByRole('button', { name: 'Change Password' }).click();
  await expect(form.getByText('The current password is incorrect.')).toBeVisible();
  await expect(form.getByLabel('Current password')).toBeFocused();
  await form.getByLabel('Current password').fill(DEMO_PASSWORD);
  await form.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password Changed').first()).toBeVisible();
  await expect(form.getByLabel('New password')).toHaveValue('');

  const next = `new.${email}`;
  await page.getByLabel('New email').fill(next);
  await page.getByRole('button', { name: 'Send Links' }).click();
  await expect(page.getByText('Check Your Email').first()).toBeVisible();
  await expect(page.getByText('Open both links to finish.')).toBeVisible();
  const [toNew] = await expectEmailsTo(request, next);
  const findOld = async () =>
    (await emailsTo(request, email)).find(
      ({ subject, to }) => subject.includes('Confirm') && !to.some((one) => one.includes(next)),
    );
  await expect.poll(findOld, EMAIL_TIMEOUT).toBeDefined();
  const toOld = await findOld();
  if (toNew === undefined || toOld === undefined) throw new Error('An email is missing.');
  await openLink(page, toNew, 'Confirm the Change');
  await expect(page.getByText('One More Link').first()).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText(`You sign in with ${email}.`)).toBeVisible();
  await openLink(page, toOld, 'Confirm the Change');
  await expect(page.getByText('Email Changed').first()).toBeVisible();
  await expect(page.getByText(`You sign in with ${next}.`)).toBeVisible();
  await expect(page.getByText('Open both links to finish.')).toBeHidden();

  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await fillSignIn(page, next, DEMO_PASSWORD);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await signInByHand(page, next, NEW_PASSWORD);
});

test('deleting the account takes two typed confirmations and ends every session', async ({
  page,
  context,
}) => {
  const email = await openAccount(page);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { name: /Welcome back/ })).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('they are business records');
  expect(await axeFindings(page)).toEqual([]);
  const confirm = dialog.getByRole('button', { name: 'Delete My Account' });
  await confirm.click();
  await expect(dialog.getByText('Enter your password.')).toBeVisible();
  await dialog.getByLabel(/^Type/).fill('delete my account');
  await dialog.getByLabel('Your password').fill('not-it-at-all');
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText('The current password is incorrect.');
  await dialog.getByLabel('Your password').fill(DEMO_PASSWORD);
  await confirm.click();

  // No sign-out toast here: it would replace this one.
  await expect(page.getByText('Account Deleted').first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(other).toHaveURL(/\/auth/);
  await page.goto('/auth');
  await fillSignIn(page, email, DEMO_PASSWORD);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
});

import {
  DEMO_PASSWORD,
  fillSignIn,
  forgetSession,
  signIn,
  signInByHand,
} from './support/accounts.ts';
import { axeFindings } from './support/axe.ts';
import { openAccount } from './support/members.ts';
import { expectEmailsTo, openLink } from './support/outbox.ts';
import { expect, test } from './support/test.ts';

const NEW_PASSWORD = 'three calm lowboys';

test.describe('details', () => {
  test('details edited from the dashboard show immediately', async ({ page }) => {
    await openAccount(page);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: /^Edit Profile/ }).click();
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

  test.describe('when the session ends', () => {
    // Requests in flight when the session ends fail.
    test.use({ expectedErrors: [/status of 401/] });

    test('unsaved changes stay across a reload and a new sign-in', async ({ page }) => {
      const email = await openAccount(page);
      await page.goto('/profile');
      await page.getByLabel('Company').fill('Berg Oversize');
      await page.reload();
      await expect(page.getByLabel('Company')).toHaveValue('Berg Oversize');
      await expect(page.getByText('Your unsaved changes are still here.')).toBeVisible();

      // Same effect as an expired session.
      await forgetSession(page);
      await page.reload();
      await expect(page).toHaveURL(/\/auth/);
      await fillSignIn(page, email, DEMO_PASSWORD);
      await expect(page).toHaveURL(/\/profile$/);
      await expect(page.getByLabel('Company')).toHaveValue('Berg Oversize');
      await page.getByRole('button', { name: 'Discard changes' }).click();
      await expect(page.getByLabel('Company')).toHaveValue('');
    });
  });
});

test.describe('the password', () => {
  test.use({ expectedErrors: [/status of 4/] });

  test('changing the password takes the current one, which then no longer works', async ({
    page,
  }) => {
    const email = await openAccount(page);
    await page.goto('/profile');
    const form = page.getByRole('form', { name: 'Password' });
    await form.getByLabel('Current password').fill('not-it-at-all');
    await form.getByLabel('New password').fill(NEW_PASSWORD);
    await form.getByRole('button', { name: 'Change Password' }).click();
    await expect(form.getByText('The current password is incorrect.')).toBeVisible();
    await expect(form.getByLabel('Current password')).toBeFocused();

    await form.getByLabel('Current password').fill(DEMO_PASSWORD);
    await form.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('Password Changed').first()).toBeVisible();
    await expect(form.getByLabel('New password')).toHaveValue('');

    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/auth/);
    await fillSignIn(page, email, DEMO_PASSWORD);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await signInByHand(page, email, NEW_PASSWORD);
  });
});

test('the email address changes after both links are opened', async ({ page, request }) => {
  const email = await openAccount(page);
  const next = `new.${email}`;
  await page.goto('/profile');
  await page.getByLabel('New email').fill(next);
  await page.getByRole('button', { name: 'Send Links' }).click();
  await expect(page.getByText('Check Your Email').first()).toBeVisible();
  await expect(page.getByText('Open both links to finish.')).toBeVisible();

  const [toNew] = await expectEmailsTo(request, next);
  const toOld = (await expectEmailsTo(request, email, 2)).find(
    (received) =>
      received.subject.includes('Confirm') && !received.to.some((to) => to.includes(next)),
  );
  if (toNew === undefined || toOld === undefined) throw new Error('An email is missing.');

  await openLink(page, toNew, 'Confirm the Change');
  await expect(page.getByText('One More Link').first()).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText(`You sign in with ${email}.`)).toBeVisible();

  await openLink(page, toOld, 'Confirm the Change');
  await expect(page.getByText('Email Changed').first()).toBeVisible();
  await expect(page.getByText(`You sign in with ${next}.`)).toBeVisible();
  await expect(page.getByText('Open both links to finish.')).toBeHidden();
});

test.describe('a pilot car', () => {
  test('sets and clears availability for all six weeks, and saves equipment and certifications', async ({
    page,
  }) => {
    await openAccount(page, 'pilot_car');
    await page.goto('/profile');
    const calendar = page.getByRole('grid', { name: 'Your next six weeks' });
    const open = calendar.getByRole('button', { name: /: not set$/ });
    await expect(calendar.getByRole('button', { name: /, today/ })).toBeVisible();
    const days = await open.count();
    await page.getByRole('button', { name: 'Select all six weeks' }).click();
    await page.getByRole('button', { name: 'Not available', exact: true }).click();
    await expect(calendar.getByRole('button', { name: /: not available$/ })).toHaveCount(days);
    await page.getByRole('button', { name: 'Select all six weeks' }).click();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(open).toHaveCount(days);

    const form = page.getByRole('form', { name: 'Equipment' });
    await form.getByLabel('Home base, city').fill('Windsor');
    await form.getByLabel('State or province').selectOption('ON');
    await form.getByLabel('My car has a high pole').check();
    await form.getByRole('checkbox', { name: 'OH Ohio' }).check();
    await form.getByRole('button', { name: 'All: Canada' }).click();
    await form.getByRole('button', { name: 'Save Equipment' }).click();
    await expect(page.getByText('Equipment Saved').first()).toBeVisible();

    await page.reload();
    await expect(form.getByLabel('Home base, city')).toHaveValue('Windsor');
    await expect(form.getByRole('checkbox', { name: 'OH Ohio' })).toBeChecked();
    await expect(form.getByText('13 of 13')).toBeVisible();
    await expect(form.getByText('1 of 49')).toBeVisible();
  });
});

test('only pilot cars see availability', async ({ page }) => {
  await signIn(page, 'customer');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible();
  await expect(page.getByRole('grid')).toBeHidden();
});

test.describe('leaving', () => {
  test.use({ expectedErrors: [/status of 4/] });

  test('deletes the account after two typed confirmations and ends every session', async ({
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

  test('refuses to delete the last administrator', async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Delete My Account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel(/^Type/).fill('delete my account');
    await dialog.getByLabel('Your password').fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'Delete My Account' }).click();
    await expect(dialog.getByRole('alert')).toContainText(
      'The last administrator cannot be removed or demoted.',
    );
  });
});

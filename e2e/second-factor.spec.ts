import { totpCode, wrongCode } from '../tests/support/totp.ts';
import { DEMO_PASSWORD, fillSignIn, signInByHand } from './support/accounts.ts';
import { createMember } from './support/members.ts';
import { connectAsService } from './support/supabase.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedErrors: [/status of 422/] });

test('an admin sets up two-step verification and signs in to a deep link with a code', async ({
  page,
}) => {
  const { id, email } = await createMember();
  const added = await connectAsService()
    .from('user_roles')
    .insert({ user_id: id, role: 'moderator' });
  expect(added.error).toBeNull();
  await signInByHand(page, email);
  await page.goto('/profile#two-step');
  await page.getByRole('button', { name: 'Set Up Two-Step Verification' }).click();
  await page.getByRole('button', { name: 'Set Up', exact: true }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = (await page.getByRole('code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Code').fill(totpCode(secret));
  await page.getByRole('button', { name: 'Turn On' }).click();
  await expect(page.getByRole('button', { name: 'Add a Device' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth/);

  await page.goto('/admin/quotes?status=new');
  await fillSignIn(page, email, DEMO_PASSWORD);
  const code = page.getByLabel('Code');
  await code.fill(wrongCode(secret));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This code is wrong or expired.')).toBeVisible();
  await expect(code, 'an invalid field shows its focus').toBeFocused();
  // The ring is the shadow without an offset; the inset one marks the error.
  await expect(code).toHaveCSS('box-shadow', /0px 0px 0px 5px/u);
  // The console requires it too, and keeps the URL.
  await page.goto('/admin/quotes?status=new');
  await expect(code).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Quotes' })).toHaveCount(0);
  await code.fill(totpCode(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Quotes' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('?status=new');
});

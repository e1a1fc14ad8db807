import { randomUUID } from 'node:crypto';
import { bringSession, signIn } from './support/accounts.ts';
import { axeFindings } from './support/axe.ts';
import { adminDatabase } from './support/database.ts';
import { pdf } from './support/documents.ts';
import { planLoad } from './support/loads.ts';
import { createMember } from './support/members.ts';
import { connectAsService } from './support/supabase.ts';
import { expect, test } from './support/test.ts';

/** Offers a chase car for Indiana in March 2033 to a pilot car whose certificate ends before. */
async function offerToPilot(pilotId: string) {
  const added = await connectAsService()
    .from('pilot_papers')
    .insert(
      (['IN', null] as const).map((issuing_state) => {
        const id = randomUUID();
        return {
          id,
          pilot_id: pilotId,
          kind: issuing_state === null ? ('insurance' as const) : ('certificate' as const),
          issuing_state,
          insurer: issuing_state === null ? 'Lakeside Mutual' : null,
          limit_cents: issuing_state === null ? 100_000_000 : null,
          number: 'TEST-1',
          expires_on: issuing_state === null ? '2034-12-31' : '2025-12-31',
          file_path: `${pilotId}/${id}.pdf`,
          file_name: 'paper.pdf',
        };
      }),
    );
  expect(added.error).toBeNull();
  const { id: load } = await planLoad();
  const database = await adminDatabase();
  const slot = randomUUID();
  const slots = await database.rpc('add_escort_slots', {
    _load_id: load,
    _slots: [{ id: slot, position: 'chase', states: ['IN'] }],
  });
  expect(slots.error).toBeNull();
  const offer = await database.rpc('offer_escort_slot', { _slot_id: slot, _pilot_ids: [pilotId] });
  expect(offer.error).toBeNull();
}

/** Stores a pilot car’s insurance with a quarantined file. */
async function quarantinePaper(pilotId: string) {
  const service = connectAsService();
  const id = randomUUID();
  const path = `${pilotId}/${id}.pdf`;
  const { buffer, mimeType } = pdf('policy.pdf');
  const bucket = service.storage.from('pilot-papers');
  expect((await bucket.upload(path, buffer, { contentType: mimeType })).error).toBeNull();
  const added = await service.from('pilot_papers').insert({
    id,
    pilot_id: pilotId,
    kind: 'insurance',
    insurer: 'Lakeside Mutual',
    limit_cents: 100_000_000,
    number: 'TEST-1',
    expires_on: '2034-12-31',
    file_path: path,
    file_name: 'policy.pdf',
  });
  expect(added.error).toBeNull();
  const checked = await service.from('file_checks').insert({
    bucket_id: 'pilot-papers',
    path,
    declared_type: mimeType,
    found_type: 'application/zip',
    is_quarantined: true,
  });
  expect(checked.error).toBeNull();
}

test('an admin releases a pilot car’s quarantined file, opens it and marks it as checked', async ({
  page,
}) => {
  const pilot = await createMember('pilot_car');
  await quarantinePaper(pilot.id);
  await signIn(page, 'admin');
  await page.goto(`/admin/users?user=${pilot.id}`);
  const drawer = page.getByRole('dialog', { name: 'Edit user' });
  const name = 'Insurance, Lakeside Mutual';
  const check = drawer.getByRole('button', { name: `Mark as checked: ${name}` });
  const open = drawer.getByRole('button', { name: `Open ${name}: policy.pdf` });
  await expect(open).toHaveAttribute('aria-disabled', 'true');
  await expect(check).toHaveAttribute('aria-disabled', 'true');

  await drawer.getByRole('button', { name: `Release ${name} (policy.pdf)` }).click();
  await expect(drawer.getByText(`${name} (policy.pdf) was released.`)).toBeVisible();
  await open.click();
  const preview = page.getByRole('dialog', { name });
  await expect(preview.getByRole('button', { name: 'Download' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await check.click();
  await expect(drawer.getByText('Checked', { exact: true })).toBeVisible();
  await pilot.remove();
});

test('a pilot car with an expired certificate uploads a new one and accepts the job', async ({
  page,
}) => {
  const pilot = await createMember('pilot_car');
  await offerToPilot(pilot.id);
  await bringSession(page, pilot.email);

  await page.goto('/dashboard');
  const card = page.getByText('Certificates and insurance').locator('..').locator('..');
  await expect(card.getByText('Expired')).toBeVisible();

  await page.goto('/escorts');
  const offer = page.getByRole('region', { name: /^Chase car/u });
  await expect(offer.getByText('IN certificate expired Dec 31, 2025.')).toBeVisible();
  const accept = offer.getByRole('button', { name: 'Accept' });
  await expect(accept).toHaveAttribute('aria-disabled', 'true');
  expect(await axeFindings(page), 'axe on a closed offer').toEqual([]);

  await offer.getByRole('link', { name: 'Upload documents' }).click();
  await page.getByRole('button', { name: 'Replace IN certificate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace certificate' });
  await dialog.getByLabel('Last day').fill('2034-06-30');
  await dialog.getByLabel('New document').setInputFiles(pdf('renewed.pdf'));
  await expect(dialog.getByText(/, uploaded$/u)).toBeVisible();
  expect(await axeFindings(page), 'axe on the form').toEqual([]);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(
    page.getByRole('button', { name: 'Open IN certificate: renewed.pdf' }),
  ).toBeVisible();
  expect(await axeFindings(page), 'axe on the profile').toEqual([]);

  await page.goto('/escorts');
  await expect(offer.getByText('Covered until Jun 30, 2034')).toBeVisible();
  await accept.click();
  await expect(page.getByText('Escort Accepted').first()).toBeVisible();
  await pilot.remove();
});

import { randomUUID } from 'node:crypto';
import { bringSession } from './support/accounts.ts';
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

test('a pilot car replaces an expired certificate, accepts the job, and saves equipment and availability', async ({
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

  await page.goto('/escorts');
  await expect(offer.getByText('Covered until Jun 30, 2034')).toBeVisible();
  await accept.click();
  await expect(page.getByText('Escort Accepted').first()).toBeVisible();
  await pilot.remove();
});

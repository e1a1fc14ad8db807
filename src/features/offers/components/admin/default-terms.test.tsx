import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderPage } from '@tests/ui/render-app';
import { setUpBackend } from '@tests/ui/set-up-backend';
import { DefaultTermsButton } from './default-terms';

const READ = 'GET /rest/v1/offer_settings';
const SAVE = 'PATCH /rest/v1/offer_settings';
const TERMS = {
  updated_at: '2026-11-20T12:00:00+00:00',
  validity_days: 10,
  free_minutes: 120,
  detention_cents: 12_500,
  layover_cents: 85_000,
  tonu_cents: 150_000,
  payment_days: 30,
  exclusions: 'Cranes',
  terms_version: '2026-11',
};
const user = userEvent.setup({ delay: null });
const backend = setUpBackend();

beforeEach(() => {
  backend.on(READ, { status: 200, body: TERMS });
});

async function openTerms() {
  renderPage(<DefaultTermsButton />);
  await user.click(await screen.findByRole('button', { name: 'Default terms' }));
  return within(await screen.findByRole('dialog', { name: 'Default terms' }));
}

async function retype(field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

it('the form saves the terms of new offers over the version it showed', async () => {
  const versions: (string | null)[] = [];
  backend.on(SAVE, (_body, url) => {
    versions.push(url.searchParams.get('updated_at'));
    return { status: 200, body: { updated_at: '2026-11-23T12:00:00+00:00' } };
  });
  const dialog = await openTerms();
  await retype(dialog.getByLabelText('Detention per hour'), '150');
  await retype(dialog.getByLabelText('Valid for'), '14');
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Default Terms Saved')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(backend.bodies(SAVE)).toMatchObject([{ detention_cents: 15_000, validity_days: 14 }]);
  expect(versions).toEqual([`eq.${TERMS.updated_at}`]);
});

it('the form shows each problem at its field and sends nothing', async () => {
  const dialog = await openTerms();
  await retype(dialog.getByLabelText('TONU'), '0');
  await retype(dialog.getByLabelText('Valid for'), '91');
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(dialog.getByLabelText('TONU')).toHaveAccessibleDescription(/Enter an amount above \$0.00/);
  expect(dialog.getByLabelText('Valid for')).toHaveAccessibleDescription(/Enter 1 to 90 days/);
  expect(backend.bodies(SAVE)).toHaveLength(0);
});

it('the form keeps what was typed when a colleague saves first', async () => {
  const dialog = await openTerms();
  backend.on(SAVE, { status: 200, body: [] });
  backend.on(READ, {
    status: 200,
    body: { ...TERMS, payment_days: 45, updated_at: '2026-11-23T12:00:00+00:00' },
  });
  await retype(dialog.getByLabelText('Layover per day'), '900');
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await dialog.findByText('Someone changed this setting.')).toBeVisible();
  expect(dialog.getByLabelText('Layover per day')).toHaveValue('900');
});

it('the form says why it can’t open when the terms failed to load', async () => {
  backend.on(READ, { status: 403, body: { code: '42501', message: 'permission denied' } });
  renderPage(<DefaultTermsButton />);
  const button = await screen.findByRole('button', { name: 'Default terms' });
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
  expect(button).toHaveAccessibleDescription('We couldn’t load the default terms.');
});

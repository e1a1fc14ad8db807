import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeBackend } from '@tests/ui/fake-backend';
import { renderPage } from '@tests/ui/render-app';
import { StepEmailSettingsButton } from './step-email-settings';

const READ = 'GET /rest/v1/email_kinds';
const WRITE = 'PATCH /rest/v1/email_kinds';
const KINDS = [
  { kind: 'load_hold', name: 'On hold', recipient: 'customer' },
  { kind: 'driver_assigned', name: 'Assigned', recipient: 'driver' },
  { kind: 'paper_expires', name: 'Certificate or insurance expires', recipient: 'pilot car' },
];
const rows = (off?: string) => KINDS.map((row) => ({ ...row, is_on: row.kind !== off }));

it('one kind of email can be turned off, and the switch shows when that fails', async () => {
  const backend = fakeBackend();
  backend.on(READ, { status: 200, body: rows() });
  backend.on(WRITE, { status: 403, body: { code: '42501', message: 'No' } });
  renderPage(<StepEmailSettingsButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Automatic emails' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Automatic emails' }));
  // Nothing looks off while the settings load.
  expect(dialog.queryByRole('switch', { checked: false })).not.toBeInTheDocument();
  const hold = await dialog.findByRole('switch', { name: 'On hold, to the customer' });
  expect(hold).toBeChecked();
  expect(dialog.getAllByRole('switch')).toHaveLength(KINDS.length);
  await userEvent.click(hold);
  expect(await dialog.findByText('Failed to save the email setting.')).toBeInTheDocument();
  expect(hold).toBeChecked();

  backend.on(WRITE, 'lost');
  await userEvent.click(hold);
  expect(
    await dialog.findByText('Failed to save the email setting. You appear to be offline.'),
  ).toBeInTheDocument();

  backend.on(WRITE, { status: 200, body: { kind: 'load_hold' } });
  backend.on(READ, { status: 200, body: rows('load_hold') });
  await userEvent.click(hold);
  await waitFor(() => {
    expect(hold).not.toBeChecked();
  });
  expect(backend.bodies(WRITE).at(-1)).toEqual({ is_on: false });
});

import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderSection } from '@tests/ui/console-section';
import { setUpBackend } from '@tests/ui/set-up-backend';
import { CertificateRules } from './certificate-rules';

const READ = 'GET /rest/v1/certificate_rules';
const ADD = 'POST /rest/v1/certificate_rules';
const DELETE = 'DELETE /rest/v1/certificate_rules';
const RULE = {
  id: 'r1',
  issuing_state: 'OH',
  is_accepted: true,
  source: 'TxDMV escort manual',
  checked_on: '2026-11-20',
};

const user = userEvent.setup({ delay: null });
const backend = setUpBackend();
const open = () => renderSection(<CertificateRules state="TX" />);

it('an admin adds a rule with its source and day', async () => {
  backend.on(READ, { status: 200, body: [] });
  backend.on(ADD, () => {
    backend.on(READ, { status: 200, body: [RULE] });
    return { status: 201, body: { id: 'r1' } };
  });
  open();
  await user.click(await screen.findByRole('button', { name: 'Add certificate rule' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Pilot-car certificates in TX' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^Enter the source/)).toBeInTheDocument();
  expect(backend.bodies(ADD)).toEqual([]);
  await user.selectOptions(dialog.getByLabelText('Certificate'), 'From OH');
  await user.type(dialog.getByLabelText('Source'), 'TxDMV escort manual');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const list = await screen.findByRole('list', { name: 'Certificate rules of TX' });
  expect(await within(list).findByText('OH certificate')).toBeInTheDocument();
  expect(list).toHaveTextContent('AcceptedTxDMV escort manual. Checked Nov 20, 2026.');
  expect(backend.bodies(ADD)).toEqual([
    {
      work_state: 'TX',
      issuing_state: 'OH',
      is_accepted: true,
      source: 'TxDMV escort manual',
      checked_on: expect.stringMatching(/^20/) as string,
    },
  ]);
});

it('an admin deletes a rule that is no longer true', async () => {
  backend.on(READ, { status: 200, body: [{ ...RULE, issuing_state: null, is_accepted: false }] });
  backend.on(DELETE, () => {
    backend.on(READ, { status: 200, body: [] });
    return { status: 200, body: { id: 'r1' } };
  });
  open();
  expect(await screen.findByText('Not accepted')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete: without a certificate' }));
  expect(await screen.findByText('Deleted')).toBeInTheDocument();
  expect(screen.queryByText('Not accepted')).not.toBeInTheDocument();
});

it('the list offers to retry when loading fails', async () => {
  backend.on(READ, { status: 500, body: {} });
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  backend.on(READ, { status: 200, body: [RULE] });
  await user.click(retry);
  expect(await screen.findByText('OH certificate')).toBeInTheDocument();
});

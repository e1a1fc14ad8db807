import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderSection } from '@tests/ui/console-section';
import { aConsoleLoad } from '@tests/ui/escort-slots';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { DeliverDialog } from './deliver-dialog';

const DELIVER = 'POST /rest/v1/rpc/deliver_load';
const base = aConsoleLoad({ status: 'in_transit' });
const load = { ...base, legs: base.legs.map((leg) => ({ ...leg, entered_at: '2026-12-01' })) };
const stop = {
  id: 's2',
  sequence: 2,
  kind: 'delivery',
  place: 'Gary, IN',
  arrived_at: '2026-12-02',
};

let backend: FakeBackend;
const answer = (arrived: string | null) => {
  backend.on('GET /rest/v1/loads', {
    status: 200,
    body: [
      {
        id: load.id,
        slots: [],
        escorts: [],
        assignments: [],
        stops: [{ ...stop, arrived_at: arrived }],
      },
    ],
  });
};
beforeEach(() => {
  backend = fakeBackend();
  backend.on('GET /rest/v1/load_documents', { status: 200, body: [] });
  answer(stop.arrived_at);
});
const opened = async () => {
  renderSection(<DeliverDialog load={load} onClose={() => undefined} />);
  return within(await screen.findByRole('dialog', { name: 'Mark this load as delivered?' }));
};

it('dispatch says why there is no POD', async () => {
  backend.on(DELIVER, { status: 200, body: null });
  const dialog = await opened();
  const field = await dialog.findByLabelText('Why is there no POD?');
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as delivered' }));
  expect(await dialog.findByText('Enter a reason.')).toBeInTheDocument();
  await userEvent.type(field, 'The receiver emails it.');
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as delivered' }));
  expect(await screen.findByText('Status Updated')).toBeInTheDocument();
  expect(backend.bodies(DELIVER)).toEqual([
    { _load_id: load.id, _no_pod_reason: 'The receiver emails it.' },
  ]);
});

it('dispatch can’t deliver before the arrival is recorded', async () => {
  answer(null);
  const dialog = await opened();
  expect(await dialog.findByText('Record “Arrived at delivery”.')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Mark as delivered' })).toBeDisabled();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderSection } from '@tests/ui/console-section';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { aLoad } from '@tests/ui/loads';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { CancelLoadDialog } from './cancel-load-dialog';

const FEES = 'POST /rest/v1/rpc/cancellation_fees';
const CANCEL = 'POST /rest/v1/rpc/cancel_load';

// Without what only the list adds.
const load = { ...aLoad({ title: 'Press bed' }), status: 'assigned' } as unknown as AdminLoad;
const fee = (kind: string, description: string, cents: number, parts: object = {}) => ({
  kind,
  description,
  quantity: 1,
  unit: 'flat',
  currency: 'USD',
  rate_cents: cents,
  is_due: true,
  ...parts,
});

let backend: FakeBackend;
const answer = (fees: object[], offer: object | null = { currency: 'USD', lines: [] }) => {
  backend.on(FEES, { status: 200, body: fees });
  backend.on('GET /rest/v1/loads', {
    status: 200,
    body: [{ id: load.id, status: 'assigned', offer, permits: [], charges: [] }],
  });
};
const open = () => {
  const handleClose = vi.fn();
  renderSection(
    <main>
      <CancelLoadDialog load={load} onClose={handleClose} />
    </main>,
  );
  return handleClose;
};
const form = async () => {
  await screen.findByLabelText('Reason');
  return within(screen.getByRole('dialog', { name: 'Cancel this load?' }));
};
beforeEach(() => {
  backend = fakeBackend();
  backend.on(CANCEL, { status: 200, body: null });
});

describe('canceling a load', () => {
  it('charges the checked fees with their amounts, and shows their sum', async () => {
    answer([
      fee('tonu', 'Truck ordered, not used', 150_000),
      fee('permit', 'OH permit 77', 12_345),
      fee('no_go', 'Booked: Lead car', 210, { quantity: 100, unit: 'mile', is_due: false }),
    ]);
    const handleClose = open();
    const dialog = await form();
    const sum = dialog.getByRole('status', { name: 'To charge' });
    expect(sum).toHaveTextContent('$1,623.45 USD');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Booked: Lead car' }));
    expect(sum).toHaveTextContent('$1,833.45 USD');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'OH permit 77' }));
    const tonu = dialog.getByLabelText('Truck ordered, not used, amount');
    await userEvent.clear(tonu);
    await userEvent.type(tonu, '1,000');
    expect(sum).toHaveTextContent('$1,210.00 USD');
    await userEvent.type(dialog.getByLabelText('Reason'), 'Sold');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel load' }));
    await waitFor(() => {
      expect(handleClose).toHaveBeenCalled();
    });
    expect(backend.bodies(CANCEL)).toMatchObject([
      {
        _load_id: load.id,
        _from: 'assigned',
        _reason: 'Sold',
        _charges: [
          { kind: 'tonu', quantity: 1, unit: 'flat', rate_cents: 100_000, currency: 'USD' },
          { kind: 'no_go', quantity: 100, unit: 'mile', rate_cents: 210 },
        ],
      },
    ]);
  });

  it('needs an amount for each checked fee, and an amount in USD for one paid in CAD', async () => {
    answer([fee('permit', 'ON permit', 9_900, { currency: 'CAD', is_due: false })]);
    open();
    const dialog = await form();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Sold');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'ON permit, 99.00 CAD paid' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel load' }));
    expect(await dialog.findByText('Enter an amount above $0.00.')).toBeVisible();
    expect(backend.bodies(CANCEL)).toEqual([]);
    await userEvent.type(dialog.getByLabelText('ON permit, 99.00 CAD paid, amount'), '72.50');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel load' }));
    await waitFor(() => {
      expect(backend.bodies(CANCEL)).toMatchObject([
        { _charges: [{ kind: 'permit', currency: 'USD', rate_cents: 7_250 }] },
      ]);
    });
  });

  it('closes without canceling with “Keep load”', async () => {
    answer([]);
    const handleClose = open();
    const dialog = await form();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep load' }));
    expect(handleClose).toHaveBeenCalled();
    expect(backend.bodies(CANCEL)).toEqual([]);
  });

  it('proposes nothing without an accepted offer; a fee is added in a currency of choice', async () => {
    answer([], null);
    open();
    const dialog = await form();
    expect(dialog.getByText(/no accepted offer/u)).toBeVisible();
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.selectOptions(dialog.getByLabelText('Currency'), 'CAD');
    await userEvent.click(dialog.getByRole('button', { name: 'Add fee' }));
    await userEvent.type(dialog.getByLabelText('Description'), 'Yard move');
    await userEvent.type(dialog.getByLabelText('Fee 1, amount'), '80');
    await userEvent.type(dialog.getByLabelText('Reason'), 'Sold');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel load' }));
    await waitFor(() => {
      expect(backend.bodies(CANCEL)).toMatchObject([
        {
          _charges: [
            { kind: 'other', description: 'Yard move', currency: 'CAD', rate_cents: 8_000 },
          ],
        },
      ]);
    });
  });

  it('keeps everything after a failure, and a retry repeats the same id', async () => {
    answer([fee('tonu', 'Truck ordered, not used', 150_000)]);
    backend.on(CANCEL, { status: 500, body: { message: 'down' } });
    const handleClose = open();
    const dialog = await form();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Sold');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel load' }));
    expect(await dialog.findByText('We couldn’t cancel the load.')).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveValue('Sold');
    backend.on(CANCEL, { status: 200, body: null });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel load' }));
    await waitFor(() => {
      expect(handleClose).toHaveBeenCalled();
    });
    const [first, second] = backend.bodies(CANCEL);
    expect(second).toEqual(first);
  });

  it('offers to load the fees again if that failed', async () => {
    answer([]);
    backend.on(FEES, { status: 500, body: { message: 'down' } });
    open();
    expect(await screen.findByText('We couldn’t load the fees.')).toBeVisible();
    answer([]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Reason')).toBeVisible();
  });
});

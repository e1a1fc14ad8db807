import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeBackend } from '@tests/ui/fake-backend';
import {
  LISTED_LOAD as load,
  LOADS,
  loadsServer,
  renderLoadsView as open,
} from '@tests/ui/loads-view';

let backend: FakeBackend;
beforeEach(() => {
  backend = loadsServer();
});

describe('load drawer', () => {
  const drawer = async () => {
    open(`/?load=${load.id}`);
    return within(await screen.findByRole('dialog', { name: 'Press bed' }));
  };

  it('adds escort slots; their proposal is on the load’s page only', async () => {
    const shown = await drawer();
    await userEvent.click(await shown.findByRole('button', { name: 'Add slot' }));
    expect(await screen.findByRole('dialog', { name: 'Add escort slot' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /from assessment$/u })).toBeNull();
  });

  it('lists the permits of every authority, and links to the load’s page to change them', async () => {
    const needed = { permit_number: null, status: 'needed', valid_from: null, valid_until: null };
    const permits = [
      {
        ...needed,
        id: '2',
        jurisdiction: 'WA',
        authority_type: 'county',
        authority: 'King County',
      },
      { ...needed, id: '1', jurisdiction: 'WA', authority_type: 'state', authority: '' },
    ];
    backend.on(LOADS, { status: 200, body: [{ ...load, assignments: [], permits }] });
    const shown = await drawer();
    expect(await shown.findByText('King County')).toBeInTheDocument();
    expect(shown.getAllByText('WA')).toHaveLength(2);
    expect(shown.queryByLabelText(/^Permit number/u)).not.toBeInTheDocument();
    expect(shown.getByRole('link', { name: 'Change permits on the load’s page' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/loads\/L-2026-00041/u),
    );
  });

  const CANCEL = 'POST /rest/v1/rpc/cancel_load';
  const answerFees = () => {
    backend.on('POST /rest/v1/rpc/cancellation_fees', { status: 200, body: [] });
    backend.on(LOADS, {
      status: 200,
      body: [{ ...load, assignments: [], offer: null, permits: [], charges: [] }],
    });
  };

  it('cancels only with a reason, from the status on screen', async () => {
    backend.on(CANCEL, { status: 200, body: null });
    answerFees();
    const shown = await drawer();
    await userEvent.click(shown.getByRole('button', { name: 'Cancel load' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this load?' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel load' }));
    expect(await dialog.findByText('Enter a reason.')).toBeInTheDocument();
    expect(backend.bodies(CANCEL)).toEqual([]);
    await userEvent.type(dialog.getByLabelText('Reason'), 'Sold');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel load' }));
    expect(await screen.findByText('Load Canceled')).toBeInTheDocument();
    expect(backend.bodies(CANCEL)).toMatchObject([
      { _load_id: load.id, _from: 'assigned', _reason: 'Sold', _charges: [] },
    ]);
  });

  it('says why a load in transit can’t be deleted, in the dialog and the toast', async () => {
    const REASON =
      'This load is in transit. Mark it as delivered or cancel it before you delete it.';
    backend.on(LOADS, { status: 200, body: [{ ...load, assignments: [], status: 'in_transit' }] });
    backend.on('DELETE /rest/v1/loads', { status: 400, body: { code: '23514', message: REASON } });
    const shown = await drawer();
    await userEvent.click(shown.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Press bed?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(REASON);
    expect((await screen.findByText('Delete Failed')).parentElement).toHaveTextContent(REASON);
  });

  it('shows which database rule was broken', async () => {
    const RULE = 'This load is billed in CAD. Enter the amount in CAD.';
    backend.on(CANCEL, { status: 400, body: { code: '23514', message: RULE } });
    answerFees();
    const shown = await drawer();
    await userEvent.click(shown.getByRole('button', { name: 'Cancel load' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this load?' }));
    await userEvent.type(await dialog.findByLabelText('Reason'), 'Sold');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel load' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(RULE);
  });
});

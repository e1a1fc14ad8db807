import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { renderPage } from '@tests/ui/render-app';
import { nextLeg } from '../model/route/next-leg';
import { EnterLegButton } from './enter-leg-button';

const ENTER = 'POST /rest/v1/rpc/enter_leg';
const leg = { id: 'leg-2', jurisdiction: 'IN' };
const REFUSED = 'The load can’t enter IN: IN permit expires Dec 3.';

let backend: FakeBackend;
beforeEach(() => {
  backend = fakeBackend();
});
const ask = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Enter Indiana' }));
  return within(await screen.findByRole('alertdialog', { name: 'Enter Indiana?' }));
};

it('the button records the next state after a confirmation, once', async () => {
  backend.on(ENTER, { status: 200, body: null });
  renderPage(<EnterLegButton leg={leg} />);
  const dialog = await ask();
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Enter Indiana' }));
  expect(await screen.findByText('State Recorded')).toBeInTheDocument();
  expect(backend.bodies(ENTER)).toEqual([{ _leg_id: 'leg-2' }]);
});

it('the button tells the driver why the load can’t enter', async () => {
  backend.on(ENTER, { status: 400, body: { code: '23514', message: REFUSED } });
  renderPage(<EnterLegButton leg={leg} />);
  const dialog = await ask();
  await userEvent.click(dialog.getByRole('button', { name: 'Enter Indiana' }));
  expect(within(await dialog.findByRole('alert')).getByText(REFUSED)).toBeInTheDocument();
});

it('the button lets an admin continue with a reason', async () => {
  backend.on(ENTER, { status: 400, body: { code: '23514', message: REFUSED } });
  renderPage(<EnterLegButton leg={leg} canOverride />);
  const dialog = await ask();
  await userEvent.click(dialog.getByRole('button', { name: 'Enter Indiana' }));
  const opened = await screen.findByRole('dialog', { name: 'Enter Indiana anyway?' });
  expect(opened).toHaveAccessibleDescription(REFUSED);
  const override = within(opened);
  backend.on(ENTER, { status: 200, body: null });
  await userEvent.type(override.getByLabelText('Reason'), 'Amended by phone.');
  await userEvent.click(override.getByRole('button', { name: 'Enter anyway' }));
  expect(await screen.findByText('State Recorded')).toBeInTheDocument();
  expect(backend.bodies(ENTER)[1]).toEqual({
    _leg_id: 'leg-2',
    _override_reason: 'Amended by phone.',
  });
});

it('the button is shown for the first leg not yet entered, and only in transit', () => {
  const legs = [
    { sequence: 3, entered_at: null },
    { sequence: 1, entered_at: '2026-12-01T12:00:00Z' },
    { sequence: 2, entered_at: null },
  ];
  expect(nextLeg({ status: 'in_transit' }, legs)?.sequence).toBe(2);
  expect(nextLeg({ status: 'assigned' }, legs)).toBeUndefined();
  expect(nextLeg({ status: 'in_transit' }, legs.slice(1, 2))).toBeUndefined();
});

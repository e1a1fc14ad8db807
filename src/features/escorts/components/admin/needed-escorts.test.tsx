import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderSection } from '@tests/ui/console-section';
import { aConsoleLoad } from '@tests/ui/escort-slots';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { NeededEscorts } from './needed-escorts';

const NEEDS = 'POST /rest/v1/rpc/escort_needs';
const SET = 'POST /rest/v1/rpc/set_escort_not_needed';
const ADD = 'POST /rest/v1/rpc/add_escort_slots';
const load = aConsoleLoad();
const need = {
  jurisdiction: 'OH',
  position: 'lead',
  cars: 1,
  slots: 0,
  source: 'permit 4471',
  problem: 'No lead pilot car for OH (permit 4471)',
  not_needed_reason: null as string | null,
};

let backend: FakeBackend;
beforeEach(() => {
  backend = fakeBackend();
  backend.on(NEEDS, { status: 200, body: [need] });
});

it('a needed escort becomes one slot for all states that lack the position', async () => {
  const states = ['KY', 'OH', 'TN'];
  backend.on(NEEDS, {
    status: 200,
    body: states.map((state) => ({
      ...need,
      jurisdiction: state,
      problem: `No lead pilot car for ${state} (offer)`,
      not_needed_reason: state === 'TN' ? 'Legal there.' : null,
    })),
  });
  backend.on(ADD, () => {
    backend.on(NEEDS, { status: 200, body: [] });
    return { status: 200, body: 1 };
  });
  renderSection(<NeededEscorts load={load} />);
  await userEvent.click(await screen.findByRole('button', { name: /^Add slot: No lead.*OH/u }));
  expect(await screen.findByText('Escort Slots Added')).toBeInTheDocument();
  expect(backend.bodies(ADD)).toMatchObject([
    { _load_id: load.id, _slots: [{ position: 'lead', states: ['OH', 'KY'] }] },
  ]);
});

it('a needed escort is marked as not needed with a reason, which can be undone', async () => {
  backend.on(SET, () => {
    backend.on(NEEDS, { status: 200, body: [{ ...need, not_needed_reason: 'Under 12 ft.' }] });
    return { status: 200, body: null };
  });
  renderSection(<NeededEscorts load={load} />);
  await userEvent.click(await screen.findByRole('button', { name: /^Not needed: No lead/u }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as not needed?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as not needed' }));
  expect(await dialog.findByText('Enter a reason.')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Reason'), 'Under 12 ft.');
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as not needed' }));
  expect(await screen.findByText('Not needed: Under 12 ft.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Undo not needed/u }));
  const target = { _load_id: load.id, _jurisdiction: 'OH', _position: 'lead' };
  expect(backend.bodies(SET)).toEqual([{ ...target, _reason: 'Under 12 ft.' }, target]);
});

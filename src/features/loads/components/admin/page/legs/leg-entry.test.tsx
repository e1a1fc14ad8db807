import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderSection } from '@tests/ui/console-section';
import { aConsoleLoad } from '@tests/ui/escort-slots';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { LegEntry } from './leg-entry';

const ENTER = 'POST /rest/v1/rpc/enter_leg';
const CORRECT = 'POST /rest/v1/rpc/correct_leg';
const next = aConsoleLoad().legs.find(({ jurisdiction }) => jurisdiction === 'OH');
if (next === undefined) throw new Error('The load has no leg in Ohio.');
const entered = { ...next, entered_at: '2026-12-01T15:00:30+00:00' };

let backend: FakeBackend;
beforeEach(() => {
  backend = fakeBackend();
});

it('dispatch records an entry that the driver forgot, with its time', async () => {
  backend.on(ENTER, { status: 200, body: null });
  renderSection(<LegEntry leg={next} />);
  await userEvent.click(screen.getByRole('button', { name: 'Entered earlier' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record entry: Ohio' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Record entry' }));
  expect(await dialog.findByText('Enter a date and time.')).toBeInTheDocument();
  fireEvent.change(dialog.getByLabelText(/^Entered/u), { target: { value: '2026-12-01T09:15' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Record entry' }));
  expect(await screen.findByText('State Recorded')).toBeInTheDocument();
  expect(backend.bodies(ENTER)).toEqual([{ _leg_id: next.id, _at: '2026-12-01T14:15:00.000Z' }]);
});

it('dispatch corrects an entry with a reason', async () => {
  backend.on(CORRECT, { status: 200, body: null });
  renderSection(<LegEntry leg={entered} />);
  expect(screen.getByText('Entered Tue, Dec 1, 10:00 AM EST')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Correct entry: Ohio' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct entry: Ohio' }));
  fireEvent.change(dialog.getByLabelText(/^Entered/u), { target: { value: '2026-12-01T09:15' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Save time' }));
  expect(await dialog.findByText('Enter a reason.')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(/^Reason/u), 'Tapped late.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save time' }));
  expect(await screen.findByText('Entry Corrected')).toBeInTheDocument();
  expect(backend.bodies(CORRECT)).toEqual([
    {
      _leg_id: entered.id,
      _seen: entered.entered_at,
      _reason: 'Tapped late.',
      _entered_at: '2026-12-01T14:15:00.000Z',
    },
  ]);
});

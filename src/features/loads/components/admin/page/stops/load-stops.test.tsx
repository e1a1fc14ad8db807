import { fixDate } from '@tests/ui/fixed-date';
import { screen, waitFor, within, type BoundFunctions, type queries } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderSection } from '@tests/ui/console-section';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { aLoad } from '@tests/ui/loads';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { StopsSection } from '../stops-section';

fixDate();

const SAVE = 'POST /rest/v1/rpc/save_load_stops';
const LOADS = 'GET /rest/v1/loads';
const VERSION = '2026-11-01T12:00:00+00:00';

const aStop = (sequence: number, parts: object) => ({
  id: `stop-${String(sequence)}`,
  sequence,
  kind: 'meet_point',
  site: '',
  street_address: '',
  place: '',
  time_zone: 'America/New_York',
  window_from: null,
  window_until: null,
  appointment_number: '',
  contact_name: '',
  contact_phone: '',
  arrived_at: null as string | null,
  arrived_received_at: null,
  arrived_by: null,
  arrival_reporter: null,
  departed_at: null,
  departed_received_at: null,
  departed_by: null,
  departure_reporter: null,
  updated_at: VERSION,
  eta_at: null,
  eta_was_at: null,
  eta_reason: '',
  ...parts,
});
const pickup = aStop(1, {
  kind: 'pickup',
  site: 'Miami Valley Process',
  place: 'Dayton, OH',
  window_from: '2026-12-01T13:00:00+00:00',
});
const delivery = aStop(2, {
  kind: 'delivery',
  place: 'Baytown, TX',
  time_zone: 'America/Chicago',
  window_from: '2026-12-04T18:00:00+00:00',
});
const load = {
  ...aLoad(),
  number: 'L-2026-00041',
  pickup_sort: '2026-12-01',
  start_override: null,
  driver: null,
  permits: [],
  escorts: [],
  legs: [],
  problems: [],
} satisfies AdminLoad & { slots: [] };
const details = {
  id: load.id,
  updated_at: VERSION,
  stops: [delivery, pickup],
  escorts: [],
  assignments: [],
  permits: [],
  holds: [],
  measures: [],
  offer: null,
};

let backend: FakeBackend;
const answer = (path: string, body: unknown, status = 200) => {
  backend.on(path, { status, body });
};
beforeEach(() => {
  backend = fakeBackend();
  answer(LOADS, [details]);
  answer(SAVE, '2026-11-01T13:00:00+00:00');
});
const user = userEvent.setup({ delay: null });
const openDialog = async () => {
  renderSection(<StopsSection load={load} renderCharges={() => null} />);
  await user.click(await screen.findByRole('button', { name: 'Edit stops' }));
  return within(await screen.findByRole('dialog', { name: 'Edit stops' }));
};
const stopIn = (dialog: BoundFunctions<typeof queries>, number: number) =>
  within(dialog.getByRole('group', { name: `Stop ${String(number)}` }));
const save = (dialog: BoundFunctions<typeof queries>) =>
  user.click(dialog.getByRole('button', { name: 'Save stops' }));
const sent = () => backend.bodies(SAVE).at(-1) as { _seen: string; _stops: object[] };

it('dispatch changes a stop’s address, window and contact, with the version that was edited', async () => {
  const dialog = await openDialog();
  const stop = stopIn(dialog, 2);
  expect(stop.getByLabelText(/^From/u)).toHaveValue('2026-12-04T12:00');
  await user.type(stop.getByLabelText(/^Street address/u), '4100 Decker Dr');
  await user.type(stop.getByLabelText(/^Until/u), '2026-12-04T15:00');
  await user.type(stop.getByLabelText(/^Appointment number/u), '118');
  await user.type(stop.getByLabelText(/^Contact phone/u), '281-555-0117');
  await save(dialog);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(sent()).toMatchObject({
    _load_id: load.id,
    _seen: VERSION,
    _stops: [
      { id: 'stop-1', kind: 'pickup', window_from: pickup.window_from },
      {
        id: 'stop-2',
        street_address: '4100 Decker Dr',
        window_from: delivery.window_from,
        window_until: '2026-12-04T21:00:00.000Z',
        appointment_number: '118',
        contact_phone: '281-555-0117',
      },
    ],
  });
  // The editor doesn't write what the driver reports.
  expect(sent()._stops[0]).not.toHaveProperty('arrived_at');
  expect(screen.getByRole('button', { name: 'Edit stops' })).toHaveFocus();
});

it('dispatch adds a meet point before the delivery, in the zone of its place', async () => {
  const dialog = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Add stop' }));
  const stop = stopIn(dialog, 2);
  expect(stop.getByLabelText('Kind')).toHaveFocus();
  await save(dialog);
  expect(await stop.findByText('Enter the city and state.')).toBeInTheDocument();
  await user.type(stop.getByLabelText('City and state'), 'Denver, CO');
  await user.tab();
  expect(stop.getByLabelText('Time zone')).toHaveValue('America/Denver');
  await save(dialog);
  await waitFor(() => {
    expect(sent()._stops).toMatchObject([
      { id: 'stop-1' },
      { kind: 'meet_point', place: 'Denver, CO', time_zone: 'America/Denver', window_from: null },
      { id: 'stop-2' },
    ]);
  });
});

it('the form asks for the time zone of a stop that moved to a place it can’t tell', async () => {
  const dialog = await openDialog();
  const stop = stopIn(dialog, 1);
  await user.clear(stop.getByLabelText('City and state'));
  await user.type(stop.getByLabelText('City and state'), 'Plant gate 4');
  await user.tab();
  expect(stop.getByLabelText('Time zone')).toHaveDisplayValue('Choose a time zone');
  expect(await stop.findByText('Choose the time zone.')).toBeVisible();
});

describe('order', () => {
  it('changes with the buttons, and with Alt and an arrow key', async () => {
    const dialog = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Move stop 2 up' }));
    expect(stopIn(dialog, 1).getByLabelText('City and state')).toHaveValue('Baytown, TX');
    expect(dialog.getByText('Stop 2 is now stop 1.')).toBeInTheDocument();
    await user.click(stopIn(dialog, 1).getByLabelText('City and state'));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(stopIn(dialog, 2).getByLabelText('City and state')).toHaveValue('Baytown, TX');
    expect(stopIn(dialog, 2).getByLabelText('City and state')).toHaveFocus();
  });

  it('shows the database’s message, and keeps what was typed', async () => {
    const sentence =
      'Stop 2 (Lima, OH) ends before stop 1 (Dayton, OH) begins. Put the stops in the order of their times.';
    answer(SAVE, { code: '23514', message: sentence }, 400);
    const dialog = await openDialog();
    await user.type(stopIn(dialog, 1).getByLabelText(/^Contact(?! phone)/u), 'Len Oakes');
    await save(dialog);
    // In the form: for five seconds a toast has the sentence too.
    const title = await dialog.findByText('We couldn’t save the stops.', { selector: 'strong' });
    expect(title.parentElement).toHaveTextContent(sentence);
    expect(stopIn(dialog, 1).getByLabelText(/^Contact(?! phone)/u)).toHaveValue('Len Oakes');
  });
});

it('dispatch removes a stop, unless the truck has reached it or only two are left', async () => {
  const meet = aStop(2, { place: 'Lima, OH', arrived_at: '2026-12-01T13:05:00+00:00' });
  const other = aStop(3, { place: 'Gary, IN' });
  answer(LOADS, [{ ...details, stops: [pickup, meet, other, { ...delivery, sequence: 4 }] }]);
  const dialog = await openDialog();
  expect(stopIn(dialog, 2).getByText('Truck arrived Tue, Dec 1, 8:05 AM EST')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Remove stop 2' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click(dialog.getByRole('button', { name: 'Remove stop 3' }));
  expect(dialog.getByRole('button', { name: 'Add stop' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Remove stop 1' }));
  expect(dialog.getAllByRole('group')).toHaveLength(2);
  expect(dialog.getByRole('button', { name: 'Remove stop 2' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

it('the user chooses a version when someone else changed the load', async () => {
  answer(SAVE, { code: 'PT412', message: 'stale' }, 412);
  const dialog = await openDialog();
  await user.type(stopIn(dialog, 1).getByLabelText(/^Contact(?! phone)/u), 'Len Oakes');
  const newer = '2026-11-01T14:00:00+00:00';
  answer(LOADS, [
    { ...details, updated_at: newer, stops: [{ ...pickup, site: 'Yard' }, delivery] },
  ]);
  await save(dialog);
  await user.click(await dialog.findByRole('button', { name: /^Keep/u }));
  answer(SAVE, newer);
  await save(dialog);
  await waitFor(() => {
    expect(sent()).toMatchObject({ _seen: newer, _stops: [{ contact_name: 'Len Oakes' }, {}] });
  });
});

it('the stops of a closed load can’t be changed', async () => {
  renderSection(
    <StopsSection load={{ ...load, status: 'delivered' }} renderCharges={() => null} />,
  );
  expect(await screen.findByText(/Miami Valley Process/u)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit stops' })).toBeNull();
});

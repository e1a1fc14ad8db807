import { fixDate } from '@tests/ui/fixed-date';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { FakeBackend } from '@tests/ui/fake-backend';
import { OPEN_LOAD, loadServer, LOADS, renderLoad } from '@tests/ui/load-page';

fixDate('2026-12-01T20:00:00Z');

const REPORT = 'POST /rest/v1/rpc/report_stop';
const CORRECT = 'POST /rest/v1/rpc/correct_stop';
const APPROVE = 'POST /rest/v1/rpc/approve_charge';
const WITHDRAW = 'POST /rest/v1/rpc/withdraw_charge';
const VERSION = '2026-12-01T18:12:00+00:00';

const [plant] = OPEN_LOAD.stops;
const waited = {
  ...plant,
  updated_at: VERSION,
  arrived_at: '2026-12-01T12:40:20+00:00',
  arrived_received_at: '2026-12-01T12:41:00+00:00',
  arrived_by: OPEN_LOAD.driver_id,
  arrival_reporter: { first_name: 'Casey', last_name: 'Monroe', email: 'c@example.com' },
  departed_at: '2026-12-01T18:10:00+00:00',
  departed_received_at: '2026-12-01T18:12:00+00:00',
  departed_by: 'someone-in-dispatch',
  departure_reporter: { first_name: 'Ana', last_name: 'Ortiz', email: 'a@example.com' },
};
const detention = {
  id: 'charge-1',
  created_at: VERSION,
  updated_at: VERSION,
  stop_id: 'stop-1',
  kind: 'detention',
  description: 'Detention at pickup, Dayton, OH',
  quantity: 3.25,
  unit: 'hour',
  currency: 'USD',
  rate_cents: 12_500,
  amount_cents: 40_625,
  evidence: 'Appointment Dec 1, 8:00 AM EST, arrived 7:40 AM EST, left 1:10 PM EST.',
  approved_at: null as string | null,
  withdrawn_at: null as string | null,
  document: null,
  approver: null,
};
const OFFER = {
  id: 'offer-1',
  number: 'O-1',
  version: 1,
  currency: 'USD',
  total_cents: 1,
  lines: [],
  free_minutes: 120,
};

let backend: FakeBackend;
const show = (parts: object) => {
  backend.on(LOADS, { status: 200, body: [{ ...OPEN_LOAD, ...parts }] });
};
beforeEach(() => {
  backend = loadServer();
  for (const route of [REPORT, CORRECT, APPROVE, WITHDRAW]) {
    backend.on(route, { status: 200, body: VERSION });
  }
});
const user = userEvent.setup({ delay: null });
const stops = async () => within(await screen.findByRole('region', { name: 'Stops' }));

it('a stop shows arrival and departure with their source and receipt', async () => {
  show({ stops: [waited] });
  renderLoad();
  const section = await stops();
  expect(await section.findByText('Tue, Dec 1, 7:40 AM EST')).toBeInTheDocument();
  expect(section.getByText('Driver’s phone, received 7:41 AM EST')).toBeInTheDocument();
  expect(section.getByText('Tue, Dec 1, 1:10 PM EST')).toBeInTheDocument();
  expect(section.getByText('Ana Ortiz, received 1:12 PM EST')).toBeInTheDocument();
});

it('dispatch records an arrival, now by default, in the stop’s time zone', async () => {
  renderLoad();
  const section = await stops();
  await user.click(await section.findByRole('button', { name: 'Record arrival: Dayton, OH' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record arrival: Dayton, OH' }));
  const field = dialog.getByLabelText('Arrived, Eastern time');
  expect(field).toHaveValue('2026-12-01T15:00');
  await user.clear(field);
  await user.click(dialog.getByRole('button', { name: 'Record arrival' }));
  expect(dialog.getByText('Enter a date and time.')).toBeInTheDocument();
  await user.type(field, '2026-12-01T07:40');
  await user.click(dialog.getByRole('button', { name: 'Record arrival' }));
  await waitFor(() => {
    expect(backend.bodies(REPORT)).toEqual([
      { _stop_id: 'stop-1', _step: 'arrived', _at: '2026-12-01T12:40:00.000Z' },
    ]);
  });
});

it('a refused arrival says why and keeps what was typed', async () => {
  const message = 'The truck hasn’t left stop 1 (Lima, OH). Record that first.';
  backend.on(REPORT, { status: 400, body: { code: '23514', message } });
  renderLoad();
  const section = await stops();
  await user.click(await section.findByRole('button', { name: 'Record arrival: Dayton, OH' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record arrival: Dayton, OH' }));
  await user.click(dialog.getByRole('button', { name: 'Record arrival' }));
  expect(await dialog.findByText(message)).toBeInTheDocument();
  expect(dialog.getByLabelText('Arrived, Eastern time')).toHaveValue('2026-12-01T15:00');
});

it('dispatch corrects one time with a reason, and the other keeps its seconds', async () => {
  show({ stops: [waited] });
  renderLoad();
  const section = await stops();
  await user.click(await section.findByRole('button', { name: 'Correct times: Dayton, OH' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct times: Dayton, OH' }));
  await user.click(dialog.getByRole('button', { name: 'Save times' }));
  expect(dialog.getByText('Change a time first.')).toBeInTheDocument();
  expect(dialog.getByText('Enter a reason.')).toBeInTheDocument();
  const departed = dialog.getByLabelText(/^Departed/u);
  await user.clear(departed);
  await user.type(departed, '2026-12-01T12:30');
  await user.type(dialog.getByLabelText('Reason'), 'Gate log says 12:30.');
  await user.click(dialog.getByRole('button', { name: 'Save times' }));
  await waitFor(() => {
    expect(backend.bodies(CORRECT)).toEqual([
      {
        _stop_id: 'stop-1',
        _seen: VERSION,
        _reason: 'Gate log says 12:30.',
        _arrived_at: waited.arrived_at,
        _departed_at: '2026-12-01T17:30:00.000Z',
      },
    ]);
  });
});

it('a correction over a newer version asks which one to keep', async () => {
  show({ stops: [waited] });
  renderLoad();
  const section = await stops();
  await user.click(await section.findByRole('button', { name: 'Correct times: Dayton, OH' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct times: Dayton, OH' }));
  const departed = dialog.getByLabelText(/^Departed/u);
  await user.clear(departed);
  await user.type(dialog.getByLabelText('Reason'), 'Still loading.');
  backend.on(CORRECT, { status: 412, body: { code: 'PT412', message: 'stale' } });
  const newer = '2026-12-01T19:00:00+00:00';
  show({ stops: [{ ...waited, updated_at: newer, departed_at: '2026-12-01T18:40:00+00:00' }] });
  await user.click(dialog.getByRole('button', { name: 'Save times' }));
  await user.click(await dialog.findByRole('button', { name: /^Keep/u }));
  backend.on(CORRECT, { status: 200, body: newer });
  await user.click(dialog.getByRole('button', { name: 'Save times' }));
  await waitFor(() => {
    expect(backend.bodies(CORRECT).at(-1)).toEqual({
      _stop_id: 'stop-1',
      _seen: newer,
      _reason: 'Still loading.',
      _arrived_at: waited.arrived_at,
    });
  });
});

it('the proposed detention is approved at its stop', async () => {
  show({ stops: [waited], offer: OFFER, charges: [detention] });
  renderLoad();
  const section = await stops();
  expect(await section.findByText('$406.25')).toBeInTheDocument();
  expect(section.getByText('Proposed')).toBeInTheDocument();
  expect(section.getByText(detention.evidence)).toBeInTheDocument();
  expect(
    section.getByRole('img', {
      name: 'Arrived 7:40 AM EST, clock from 8:00 AM EST, free until 10:00 AM EST, left 1:10 PM EST',
    }),
  ).toBeInTheDocument();
  await user.click(
    section.getByRole('button', { name: 'Approve charge: detention at Dayton, OH' }),
  );
  await waitFor(() => {
    expect(backend.bodies(APPROVE)).toEqual([
      { _id: 'charge-1', _seen: VERSION, _request_id: expect.any(String) as string },
    ]);
  });
});

it('the proposed detention is rejected after a confirmation', async () => {
  show({ stops: [waited], offer: OFFER, charges: [detention] });
  renderLoad();
  const section = await stops();
  await user.click(await section.findByRole('button', { name: 'Reject detention at Dayton, OH' }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Reject detention at Dayton, OH?' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => {
    expect(backend.bodies(WITHDRAW)).toMatchObject([{ _id: 'charge-1', _seen: VERSION }]);
  });
});

it('a stop says why its time costs nothing', async () => {
  show({ stops: [waited] });
  const { unmount } = renderLoad();
  expect(
    await (
      await stops()
    ).findByText(
      'No detention computed: the load has no offer with a rate. Add a charge under Money.',
    ),
  ).toBeInTheDocument();
  unmount();
  show({ stops: [waited], offer: OFFER });
  renderLoad();
  expect(
    await (await stops()).findByText('No detention: the truck left within the free time.'),
  ).toBeInTheDocument();
});

it('a stop says that its times or terms changed after the approval', async () => {
  const approved = {
    ...detention,
    approved_at: '2026-12-01T18:11:00+00:00',
    is_outdated: true,
  };
  show({ stops: [waited], offer: OFFER, charges: [approved] });
  renderLoad();
  expect(
    await (await stops()).findByText(/^The times or terms changed after it was approved\./u),
  ).toBeInTheDocument();
});

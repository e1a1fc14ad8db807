import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { aLoad } from '@tests/ui/loads';
import { anyMaximum } from '@tests/ui/permit-maximum';
import { renderPage } from '@tests/ui/render-app';
import { LoadRoute } from './load-route';

const LOADS = 'GET /rest/v1/loads';
const HOLD = 'POST /rest/v1/rpc/hold_load';
const ME = '5f0c2f64-6d3a-4b6e-9a57-0b8f7f1f3a10';
const load = aLoad();
const stop = {
  id: 'stop-2',
  sequence: 2,
  kind: 'delivery',
  site: 'Gulf Refining',
  street_address: '4100 Decker Dr',
  place: 'Baytown, TX',
  time_zone: 'America/Chicago',
  window_from: '2026-12-04T18:00:00+00:00',
  window_until: null,
  appointment_number: '118',
  contact_name: 'Dock office',
  contact_phone: '281-555-0117',
  arrived_at: null,
  arrived_received_at: null,
  arrived_by: null,
  departed_at: null,
  departed_received_at: null,
  departed_by: null,
  is_missed: false,
  updated_at: '2026-11-01T12:00:00+00:00',
  eta_at: null,
  eta_was_at: null,
  eta_reason: '',
};
const leg = {
  id: 'leg-1',
  sequence: 1,
  jurisdiction: 'OH',
  entry_place: '',
  exit_place: 'I-75',
  miles: 55,
  time_zone: 'America/New_York',
  planned_entry_at: '2026-12-01T14:30:00+00:00',
  planned_exit_at: null,
  entered_at: null,
  left_at: null,
};
const route = {
  id: load.id,
  stops: [stop, { ...stop, id: 'stop-1', sequence: 1, kind: 'pickup', site: 'Plant' }],
  legs: [leg],
  permits: [
    {
      ...anyMaximum('OH'),
      route_text: 'I-75 S to the Kentucky line.',
      travel_days: ['mon', 'tue', 'wed', 'thu', 'fri'],
      travel_from: '06:30:00',
      travel_until: '16:30:00',
      curfews: [{ days: ['mon', 'tue'], from: '07:00', until: '09:00', where: 'Cincinnati' }],
      axle_weights: [12_000, 46_000],
      escorts: ['lead', 'chase', 'chase'],
    },
    {
      ...anyMaximum('OH'),
      id: 'permit-2',
      authority_type: 'county',
      authority: 'Butler County',
      permit_number: 'B-7',
      provisions: 'Call ahead.',
    },
  ],
  holds: [{ id: 'hold-1', created_at: '2026-12-01T12:00:00Z', reason: 'Wind', cleared_at: null }],
  measures: [],
};

let backend: FakeBackend;
beforeEach(() => {
  backend = fakeBackend();
  backend.on(LOADS, { status: 200, body: [route] });
  backend.on('POST /rest/v1/rpc/load_start_problems', { status: 200, body: [] });
  backend.on('GET /rest/v1/load_documents', { status: 200, body: [] });
});

it('the page shows holds, stops in order with their zone, legs and what permits say', async () => {
  renderPage(<LoadRoute load={load} userId={ME} />);
  expect(await screen.findByText('Wind')).toBeInTheDocument();
  const stops = screen.getAllByText(/^(Pickup|Delivery), /u).map((name) => name.textContent);
  expect(stops).toEqual(['Pickup, Plant', 'Delivery, Gulf Refining']);
  expect(screen.getAllByText(/12:00 PM CST, appointment 118/u)).toHaveLength(2);
  expect(screen.getByText('Exit I-75, TBD')).toBeInTheDocument();
  const conditions = within(screen.getByRole('region', { name: 'Permit conditions' }));
  expect(conditions.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'OH OH-1I-75 S to the Kentucky line.Travel Mon–Fri, 6:30 AM to 4:30 PMNo travel Mon, Tue, 7:00 AM to 9:00 AM, CincinnatiAxle groups, front to back: 12,000 lb, 46,000 lbPilot cars: lead car, 2 chase cars',
    'Butler County, OH B-7Call ahead.',
  ]);
  expect(screen.queryByText(/\$/u)).not.toBeInTheDocument();
});

it('the driver puts the load on hold with a reason, once', async () => {
  backend.on(HOLD, { status: 200, body: null });
  renderPage(<LoadRoute load={load} userId={ME} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Put on hold' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Put this load on hold?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Put on hold' }));
  expect(await dialog.findByText('Enter a reason.')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Reason'), 'Flat tire');
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Put on hold' }));
  expect(await screen.findByText('On Hold')).toBeInTheDocument();
  expect(backend.bodies(HOLD)).toEqual([
    { _id: expect.any(String) as string, _load_id: load.id, _reason: 'Flat tire' },
  ]);
});

it('the page offers to enter the next state in transit', async () => {
  const entered = { ...leg, entered_at: '2026-12-01T15:00:00Z' };
  const next = { ...leg, id: 'leg-2', sequence: 2, jurisdiction: 'KY' };
  backend.on(LOADS, { status: 200, body: [{ ...route, legs: [next, entered] }] });
  renderPage(<LoadRoute load={{ ...load, status: 'in_transit' }} userId={ME} />);
  expect(await screen.findByRole('button', { name: 'Enter Kentucky' })).toBeInTheDocument();
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names.slice(0, 4)).toEqual([
    'Enter Kentucky',
    'Arrived at pickup',
    'Report delivered',
    'Put on hold',
  ]);
  expect(await screen.findByLabelText('Add POD')).toBeInTheDocument();
});

it('the page says when stops and legs can’t be loaded', async () => {
  backend.on(LOADS, { status: 500, body: { message: 'down' } });
  renderPage(<LoadRoute load={load} userId={ME} />);
  expect(
    await screen.findByText('We couldn’t load stops and legs.', {}, { timeout: 9000 }),
  ).toBeInTheDocument();
});

it('the driver reports an ETA only for stops that are still ahead', async () => {
  renderPage(<LoadRoute load={aLoad({ status: 'in_transit' })} userId={ME} />);
  const delivery = (await screen.findByText('Delivery, Gulf Refining')).closest('li');
  const buttons = screen.getAllByRole('button', { name: /^Report ETA/u });
  expect(buttons).toHaveLength(1);
  expect(delivery).toContainElement(buttons[0] ?? null);
});

describe('The delivery', () => {
  const DELIVER = 'POST /rest/v1/rpc/deliver_load';
  const transit = aLoad({ status: 'in_transit' });
  const entered = { ...leg, entered_at: '2026-12-01T15:00:00Z' };
  const reached = { ...stop, arrived_at: '2026-12-04T18:00:00Z' };
  const left = {
    ...stop,
    id: 'stop-1',
    sequence: 1,
    kind: 'pickup',
    arrived_at: '2026-12-01T14:00:00Z',
    departed_at: '2026-12-01T15:00:00Z',
  };
  const show = (parts: object = {}) => {
    backend.on(LOADS, {
      status: 200,
      body: [{ ...route, holds: [], legs: [entered], stops: [left, reached], ...parts }],
    });
  };
  const addPod = () => {
    const pod = { id: 'doc-1', kind: 'pod', name: 'signed.pdf', size: 1, file_path: 'x/y.pdf' };
    backend.on('GET /rest/v1/load_documents', {
      status: 200,
      body: [{ ...pod, created_at: '2026-12-04T18:00:00+00:00', uploaded_by: ME }],
    });
  };
  const button = () => screen.findByRole('button', { name: 'Report delivered' });
  beforeEach(() => {
    localStorage.clear();
    show();
  });

  it('isn’t reported before the last state, and the page says what comes first', async () => {
    const next = { ...leg, id: 'leg-2', sequence: 2, jurisdiction: 'KY' };
    show({ legs: [entered, next], stops: [left, stop] });
    renderPage(<LoadRoute load={transit} userId={ME} />);
    expect(await button()).toBeDisabled();
    expect(await button()).toHaveAccessibleDescription(
      'Before delivery: Record when the truck entered Kentucky. Record “Arrived at delivery”.',
    );
  });

  it('needs the arrival, whose button is next to it', async () => {
    show({ stops: [left, stop] });
    renderPage(<LoadRoute load={transit} userId={ME} />);
    expect(await button()).toBeDisabled();
    expect(await button()).toHaveAccessibleDescription(/Record “Arrived at delivery”\./u);
    expect(screen.getByRole('button', { name: 'Arrived at delivery' })).toBeEnabled();
  });

  it('without a POD needs a reason', async () => {
    backend.on(DELIVER, { status: 200, body: null });
    renderPage(<LoadRoute load={transit} userId={ME} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Go to POD' }));
    expect(screen.getByRole('region', { name: 'Proof of delivery' })).toHaveFocus();
    await userEvent.click(await button());
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Report this load delivered?' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Report delivered' }));
    expect(await dialog.findByText('Enter a reason.')).toBeInTheDocument();
    expect(backend.bodies(DELIVER)).toEqual([]);
    await userEvent.type(dialog.getByLabelText('Reason'), 'They email it.');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Report delivered' }));
    expect(await screen.findByText('Dispatch can see that you’ve delivered.')).toBeInTheDocument();
    expect(backend.bodies(DELIVER)).toEqual([
      { _load_id: transit.id, _no_pod_reason: 'They email it.' },
    ]);
  });

  it('with a POD is only confirmed', async () => {
    addPod();
    backend.on(DELIVER, { status: 200, body: null });
    renderPage(<LoadRoute load={transit} userId={ME} />);
    expect(await screen.findByRole('button', { name: 'Open signed.pdf' })).toBeInTheDocument();
    expect(screen.queryByText('Before you report delivery')).not.toBeInTheDocument();
    await userEvent.click(await button());
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Report delivered' }));
    expect(await screen.findByText('Dispatch can see that you’ve delivered.')).toBeInTheDocument();
    expect(backend.bodies(DELIVER)).toEqual([{ _load_id: transit.id }]);
  });

  it('that is refused stays on the phone with the reason and can be sent again', async () => {
    addPod();
    const refusal = 'This load can’t be delivered yet: The truck hasn’t entered leg 3 (TX).';
    backend.on(DELIVER, { status: 400, body: { code: '23514', message: refusal } });
    const { unmount } = renderPage(<LoadRoute load={transit} userId={ME} />);
    await userEvent.click(await button());
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Report delivered' }));
    expect(await screen.findByText('Your report wasn’t accepted.')).toBeInTheDocument();
    expect(screen.getAllByText(refusal).length).toBeGreaterThan(0);

    // The phone restarts.
    unmount();
    renderPage(<LoadRoute load={transit} userId={ME} />);
    expect(await screen.findByText(/^Delivered, \w{3}, /u)).toBeInTheDocument();
    expect(screen.getByText(refusal)).toBeInTheDocument();
    backend.on(DELIVER, { status: 200, body: null });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Dispatch can see that you’ve delivered.')).toBeInTheDocument();
    expect(screen.queryByText('Your report wasn’t accepted.')).not.toBeInTheDocument();
  });

  it('of a driver who never recorded the pickup starts with the arrival without it', async () => {
    const REPORT = 'POST /rest/v1/rpc/report_stop';
    show({ stops: [{ ...left, arrived_at: null, departed_at: null }, stop] });
    backend.on(REPORT, { status: 200, body: null });
    renderPage(<LoadRoute load={transit} userId={ME} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Arrived at delivery' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Arrived at delivery?' });
    expect(dialog).toHaveAccessibleDescription(/^You didn’t record “Arrived at pickup”\./u);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Arrived at delivery' }));
    expect(await screen.findByText('Time Recorded')).toBeInTheDocument();
    expect(backend.bodies(REPORT)).toMatchObject([
      { _stop_id: 'stop-2', _step: 'arrived', _misses: true },
    ]);
  });
});

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
  departed_at: null,
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
    'Report delivered',
    'Arrived at pickup',
    'Put on hold',
  ]);
  expect(await screen.findByLabelText('Add POD')).toBeInTheDocument();
  expect(screen.queryByText('Add the POD before you report delivery.')).not.toBeInTheDocument();
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

describe('The POD', () => {
  const transit = aLoad({ status: 'in_transit' });
  const POD = [{ id: 'doc-1', kind: 'pod', name: 'signed.pdf', size: 1, file_path: 'x/y.pdf' }];
  const report = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Report delivered' }));
    return screen.findByRole('alertdialog', { name: 'Report this load delivered?' });
  };

  it('the page asks for the POD before the delivery report, which stays possible', async () => {
    backend.on(LOADS, { status: 200, body: [{ ...route, legs: [] }] });
    renderPage(<LoadRoute load={transit} userId={ME} />);
    expect(await screen.findByText('Add the POD before you report delivery.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Go to POD' }));
    expect(screen.getByRole('region', { name: 'Proof of delivery' })).toHaveFocus();
    const dialog = within(await report());
    expect(dialog.getByText('This load has no POD yet.')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Report delivered' })).toBeEnabled();
  });

  it('isn’t asked for once it’s on the load', async () => {
    const at = '2026-12-04T18:00:00+00:00';
    backend.on('GET /rest/v1/load_documents', {
      status: 200,
      body: POD.map((document) => ({ ...document, created_at: at, uploaded_by: ME })),
    });
    renderPage(<LoadRoute load={transit} userId={ME} />);
    expect(await screen.findByRole('button', { name: 'Open signed.pdf' })).toBeInTheDocument();
    const dialog = within(await report());
    expect(dialog.queryByText('This load has no POD yet.')).not.toBeInTheDocument();
    expect(screen.queryByText('Add the POD before you report delivery.')).not.toBeInTheDocument();
  });
});

import { fixDate } from '@tests/ui/fixed-date';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { aLoad } from '@tests/ui/loads';
import { renderPage } from '@tests/ui/render-app';
import { LoadRoute } from './load-route';

fixDate('2026-12-01T11:38:00Z');

const ME = '5f0c2f64-6d3a-4b6e-9a57-0b8f7f1f3a10';
const LOADS = 'GET /rest/v1/loads';
const REPORT = 'POST /rest/v1/rpc/report_stop';
const CORRECT = 'POST /rest/v1/rpc/correct_stop';
const load = aLoad({ driver_id: ME });

const pickup = {
  id: 'stop-1',
  sequence: 1,
  kind: 'pickup',
  site: 'Buckeye Forge',
  street_address: '1400 Placeholder Rd',
  place: 'Lima, OH',
  time_zone: 'America/New_York',
  window_from: '2026-12-01T12:00:00+00:00',
  window_until: null,
  appointment_number: '88213',
  contact_name: '',
  contact_phone: '',
  arrived_at: null as string | null,
  arrived_received_at: null as string | null,
  arrived_by: null as string | null,
  departed_at: null as string | null,
  departed_received_at: null,
  departed_by: null,
  updated_at: '2026-11-01T12:00:00+00:00',
  eta_at: null,
  eta_was_at: null,
  eta_reason: '',
};
const delivery = {
  ...pickup,
  id: 'stop-2',
  sequence: 2,
  kind: 'delivery',
  site: 'Port plant 3',
  place: 'Tulsa, OK',
  time_zone: 'America/Chicago',
  window_from: '2026-12-04T14:00:00+00:00',
};
const arrived = {
  ...pickup,
  arrived_at: '2026-12-01T11:38:00.000+00:00',
  arrived_received_at: '2026-12-01T11:38:01+00:00',
  arrived_by: ME,
};

let backend: FakeBackend;
const show = (parts: object = {}, free: number | null = 120) => {
  backend.on(LOADS, {
    status: 200,
    body: [
      {
        id: load.id,
        free_minutes: free,
        stops: [{ ...pickup, ...parts }, delivery],
        legs: [],
        permits: [],
        holds: [],
        measures: [],
      },
    ],
  });
};
beforeEach(() => {
  localStorage.clear();
  backend = fakeBackend();
  backend.on('POST /rest/v1/rpc/load_start_problems', { status: 200, body: [] });
  backend.on('GET /rest/v1/load_documents', { status: 200, body: [] });
  backend.on(REPORT, { status: 200, body: null });
  show();
});
afterEach(() => {
  vi.restoreAllMocks();
});
const user = userEvent.setup({ delay: null });
const render = () => renderPage(<LoadRoute load={load} userId={ME} />);
const button = (name: string) => screen.findByRole('button', { name });
const later = (iso: string) => {
  vi.setSystemTime(new Date(iso));
};

it('one tap reports the arrival with the phone’s time, then the clock runs', async () => {
  backend.on(REPORT, () => {
    show(arrived);
    return { status: 200, body: null };
  });
  render();
  await user.click(await button('Arrived at pickup'));
  expect(await button('Departed pickup')).toBeInTheDocument();
  expect(backend.bodies(REPORT)).toEqual([
    { _stop_id: 'stop-1', _step: 'arrived', _at: '2026-12-01T11:38:00.000Z' },
  ]);
  const clock = within(screen.getByRole('region', { name: 'Pickup, Buckeye Forge' }));
  expect(
    clock.getByText('The clock starts at the appointment, Tue, Dec 1, 7:00 AM EST'),
  ).toBeInTheDocument();
  expect(screen.queryByText(/\$/u)).not.toBeInTheDocument();
});

it('a double tap reports one step', async () => {
  backend.on(REPORT, () => {
    show(arrived);
    return { status: 200, body: null };
  });
  render();
  await user.click(await button('Arrived at pickup'));
  await user.click(await button('Departed pickup'));
  expect(backend.bodies(REPORT)).toHaveLength(1);
});

it('the clock shows free time, then detention, without money', async () => {
  later('2026-12-01T13:20:00Z');
  show(arrived);
  const { unmount } = render();
  const clock = within(await screen.findByRole('region', { name: 'Pickup, Buckeye Forge' }));
  expect(clock.getByText('1:20')).toBeInTheDocument();
  expect(clock.getByText('2 h free, until 9:00 AM EST')).toBeInTheDocument();
  unmount();
  later('2026-12-01T15:28:00Z');
  render();
  expect(await screen.findByText('Detention 1:28 so far')).toBeInTheDocument();
  expect(screen.queryByText(/\$/u)).not.toBeInTheDocument();
});

it('the clock has no free time without an offer', async () => {
  later('2026-12-01T15:28:00Z');
  show(arrived, null);
  render();
  const clock = within(await screen.findByRole('region', { name: 'Pickup, Buckeye Forge' }));
  expect(clock.getByText('3:28')).toBeInTheDocument();
  expect(clock.queryByText(/free|Detention/u)).not.toBeInTheDocument();
});

it('without a connection the taps stay on the phone and are sent in order with their times', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  backend.on(REPORT, 'lost');
  const { unmount } = render();
  await user.click(await button('Arrived at pickup'));
  expect(await screen.findByText('Not sent yet. We’ll send it when you reconnect.')).toBeVisible();
  expect(screen.getByText('Arrived at pickup, Tue, Dec 1, 6:38 AM EST')).toBeInTheDocument();
  later('2026-12-01T13:21:00Z');
  await user.click(await button('Departed pickup'));
  expect(await screen.findByText('Departed pickup, Tue, Dec 1, 8:21 AM EST')).toBeInTheDocument();

  // The phone restarts.
  unmount();
  render();
  expect(await screen.findByText('Arrived at pickup, Tue, Dec 1, 6:38 AM EST')).toBeVisible();
  const before = backend.bodies(REPORT).length;
  backend.on(REPORT, { status: 200, body: null });
  online.mockReturnValue(true);
  act(() => {
    fireEvent(window, new Event('online'));
  });
  await waitFor(() => {
    expect(backend.bodies(REPORT).slice(before)).toEqual([
      { _stop_id: 'stop-1', _step: 'arrived', _at: '2026-12-01T11:38:00.000Z' },
      { _stop_id: 'stop-1', _step: 'departed', _at: '2026-12-01T13:21:00.000Z' },
    ]);
  });
  await waitFor(() => {
    expect(screen.queryByText('Not sent yet. We’ll send it when you reconnect.')).toBeNull();
  });
});

it('a report can be undone while it isn’t sent', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  backend.on(REPORT, 'lost');
  render();
  await user.click(await button('Arrived at pickup'));
  await user.click(await button('Undo: Arrived at pickup'));
  expect(await button('Arrived at pickup')).toBeInTheDocument();
  expect(screen.queryByText('Not sent yet. We’ll send it when you reconnect.')).toBeNull();
  expect(localStorage.length).toBe(0);
});

it('a refused report says why, stays with its time and can be tapped again', async () => {
  const message =
    'This time is more than 24 hours ago. Check the clock of your phone, or call dispatch.';
  backend.on(REPORT, { status: 400, body: { code: '23514', message } });
  render();
  await user.click(await button('Arrived at pickup'));
  const alert = (await screen.findByText('Your report wasn’t accepted.')).closest('[role=alert]');
  expect(alert).toHaveTextContent(message);
  expect(alert).toHaveTextContent('Arrived at pickup, Tue, Dec 1, 6:38 AM EST');
  backend.on(REPORT, () => {
    show(arrived);
    return { status: 200, body: null };
  });
  later('2026-12-03T11:40:00Z');
  await user.click(await button('Arrived at pickup'));
  expect(await button('Departed pickup')).toBeInTheDocument();
  expect(backend.bodies(REPORT).at(-1)).toMatchObject({ _at: '2026-12-03T11:40:00.000Z' });
  expect(screen.queryByText('Your report wasn’t accepted.')).toBeNull();
});

it('the driver corrects their own report for 10 minutes', async () => {
  backend.on(CORRECT, { status: 200, body: arrived.updated_at });
  later('2026-12-01T11:47:00Z');
  show(arrived);
  const { unmount } = render();
  await user.click(await button('Correct times: Lima, OH'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct times: Lima, OH' }));
  await user.clear(dialog.getByLabelText(/^Arrived/u));
  await user.type(dialog.getByLabelText('Reason'), 'Wrong load');
  await user.click(dialog.getByRole('button', { name: 'Save times' }));
  await waitFor(() => {
    expect(backend.bodies(CORRECT)).toEqual([
      { _stop_id: 'stop-1', _seen: arrived.updated_at, _reason: 'Wrong load' },
    ]);
  });
  unmount();
  later('2026-12-01T11:49:00Z');
  render();
  await button('Departed pickup');
  expect(screen.queryByRole('button', { name: 'Correct times: Lima, OH' })).toBeNull();
});

it.each([
  ['2026-12-01T11:43:00+00:00', 'Arrived Tue, Dec 1, 6:38 AM EST'],
  ['2026-12-01T13:24:00+00:00', 'Arrived Tue, Dec 1, 6:38 AM EST, received 8:24 AM EST'],
  [
    '2026-12-02T13:24:00+00:00',
    'Arrived Tue, Dec 1, 6:38 AM EST, received Wed, Dec 2, 8:24 AM EST',
  ],
])('a stop shows a late receipt: %s', async (received, text) => {
  show({ ...arrived, arrived_received_at: received });
  render();
  const line = await screen.findByText(/^Arrived Tue/u);
  expect(line).toHaveTextContent(new RegExp(`${text}$`, 'u'));
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { findRow, REFUSED, renderSection } from '@tests/ui/console-section';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { announceChange } from '@tests/ui/fake-watch-tables';
import { aBoard, aLoad } from '@tests/ui/loads';
import { LoadsView } from '@/pages/admin/loads/loads-view';
import { BoardNumbers } from './board-numbers';

const NUMBERS = 'POST /rest/v1/rpc/board_numbers';
const LIST = 'POST /rest/v1/rpc/board_loads';
const COUNTS = 'POST /rest/v1/rpc/load_status_counts';

let backend: FakeBackend;
beforeEach(() => {
  backend = fakeBackend();
  backend.on(NUMBERS, { status: 200, body: aBoard() });
});

const strip = () => within(screen.getByRole('navigation', { name: 'Dispatch numbers' }));
const link = (name: string) => strip().getByRole('link', { name });
const user = userEvent.setup({ delay: null });

it('the board shows dashes until the ten numbers load, each linked to its list', async () => {
  renderSection(<BoardNumbers />);
  expect(strip().getAllByRole('link')).toHaveLength(10);
  expect(link('– Cannot roll pickup within 48 h')).toBeInTheDocument();

  await screen.findByRole('link', { name: '3 Cannot roll pickup within 48 h' });
  for (const [name, path] of [
    ['3 Cannot roll pickup within 48 h', '/admin/loads?show=cannot_roll'],
    ['3 Permits late apply by today 2 end before exit', '/admin/permits?status=late'],
    ['4 Escorts to confirm pickup within 72 h', '/admin/loads?show=escorts'],
    ['1 On hold 3 in transit', '/admin/loads?show=on_hold'],
    ['0 Late stops not reached in time', '/admin/loads?show=late'],
    ['34% Units used next 7 days 13 of 38', '/admin/loads/week'],
    ['7 Open offers $214,380.60 CA$1,250.00 2 end in 24 h', '/admin/offers?status=sent'],
    ['58% Win rate, 90 days 22 of 38 offers', '/admin/offers?status=accepted'],
    ['4 To invoice $61,245.50 oldest 9 days', '/admin/loads?show=delivered'],
    ['$2,914.75 Leakage, 30 days 2 loads', '/admin/loads?show=leakage'],
  ] as const) {
    expect(link(name)).toHaveAttribute('href', path);
  }
});

it('a rate without data is a dash', async () => {
  const none = { win_rate: null, offers_accepted: 0, offers_answered: 0, units_in_service: 0 };
  backend.on(NUMBERS, { status: 200, body: aBoard({ ...none, units_booked: 0 }) });
  renderSection(<BoardNumbers />);
  await screen.findByRole('link', { name: '– Win rate, 90 days 0 of 0 offers' });
  expect(link('– Units used next 7 days 0 of 0')).toBeInTheDocument();
});

it('the board keeps the last numbers when a refresh fails, and retries', async () => {
  renderSection(<BoardNumbers />);
  await screen.findByRole('link', { name: '3 Cannot roll pickup within 48 h' });
  backend.on(NUMBERS, REFUSED);
  announceChange('load_escorts');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Couldn’t refresh. Retry.');
  expect(link('3 Cannot roll pickup within 48 h')).toBeInTheDocument();

  backend.on(NUMBERS, { status: 200, body: aBoard({ cannot_roll: 1 }) });
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  await screen.findByRole('link', { name: '1 Cannot roll pickup within 48 h' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('the board says so when the numbers can’t be loaded', async () => {
  backend.on(NUMBERS, REFUSED);
  renderSection(<BoardNumbers />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the numbers. Retry.');
});

it('the list behind the leakage shows the amount of each load', async () => {
  const row = {
    ...aLoad(),
    number: 'L-2026-00041',
    title: 'Press bed',
    pickup_sort: '',
    start_override: null,
    driver: null,
    permits: [],
    legs: [],
    escorts: [],
    slots: [],
  };
  backend.on(LIST, { status: 200, body: [row] });
  backend.on(COUNTS, { status: 200, body: [{ status: 'assigned', loads: 1 }] });
  backend.on('GET /rest/v1/user_roles', { status: 200, body: [] });
  backend.on('POST /rest/v1/rpc/board_leakage', {
    status: 200,
    body: [{ load_id: row.id, currency: 'CAD', cents: 17_500 }],
  });
  renderSection(<LoadsView userId="me" />, '/?show=leakage&sort=newest');
  expect(await screen.findByText('Leakage CA$175.00')).toBeInTheDocument();
});

it('a number filters the list until the filter is removed', async () => {
  const row = { ...aLoad(), number: 'L-2026-00041', pickup_sort: '', start_override: null };
  const listed = (title: string) => ({
    status: 200,
    body: [{ ...row, title, driver: null, permits: [], legs: [], escorts: [], slots: [] }],
  });
  backend.on(LIST, listed('Blocked drum'));
  backend.on('GET /rest/v1/loads', listed('Any drum'));
  backend.on('GET /rest/v1/user_roles', { status: 200, body: [] });
  backend.on(COUNTS, { status: 200, body: [{ status: 'assigned', loads: 1 }] });
  renderSection(<LoadsView userId="me" />, '/?show=cannot_roll&sort=newest');

  await findRow('Blocked drum');
  expect(backend.bodies(LIST)).toEqual([{ _search: '', _list: 'cannot_roll' }]);
  expect(backend.bodies(COUNTS)).toEqual([{ _search: '', _list: 'cannot_roll' }]);
  await user.click(screen.getByRole('button', { name: 'Remove filter: Cannot roll' }));
  await findRow('Any drum');
  await waitFor(() => {
    expect(backend.bodies(COUNTS)).toContainEqual({ _search: '' });
  });
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { REFUSED, renderSection } from '@tests/ui/console-section';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import type { BoardWeek, WeekLoad } from '../../../model/board-week';
import { WeekView } from './week-view';

const WEEK = 'POST /rest/v1/rpc/board_week';

const load: WeekLoad = {
  lane_id: 'casey',
  from_at: '2026-12-01T13:00:00Z',
  until_at: '2026-12-04T20:00:00Z',
  number: 'L-2026-00041',
  origin: 'Dayton, OH',
  destination: 'Baytown, TX',
  status: 'assigned',
  eta_at: null,
  is_on_hold: false,
};
const week: BoardWeek = {
  edges: Array.from({ length: 8 }, (_, day) =>
    new Date(Date.UTC(2026, 10, 30 + day, 5)).toISOString(),
  ),
  lanes: [
    { kind: 'load', id: 'bare', name: 'L-2026-00044', detail: 'no driver' },
    { kind: 'driver', id: 'casey', name: 'Casey Monroe', detail: '' },
    { kind: 'tractor', id: 't-121', name: 'T-121', detail: '4 axles' },
  ],
  loads: [load, { ...load, lane_id: 'bare', number: 'L-2026-00044', status: 'planned' }],
  off: [
    {
      lane_id: 't-121',
      reason: 'Brake rebuild',
      from_at: '2026-11-30T05:00:00Z',
      until_at: '2026-12-02T05:00:00Z',
    },
  ],
};

let backend: FakeBackend;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-02T12:42:00Z') });
  backend = fakeBackend();
  backend.on(WEEK, { status: 200, body: week });
});
afterEach(() => {
  vi.useRealTimers();
});
const user = userEvent.setup({ delay: null });

it('shows drivers and units with what books them, and loads without them first', async () => {
  renderSection(<WeekView />);
  const drivers = within(await screen.findByRole('region', { name: 'Drivers' }));
  const bar = drivers.getByRole('link', {
    name: 'L-2026-00041 Dayton to Baytown, assigned, Tue, Dec 1, 8:00 AM EST to Fri, Dec 4, 3:00 PM EST',
  });
  expect(bar).toHaveAttribute('href', '/admin/loads/L-2026-00041');
  // A day and eight hours of seven days.
  expect(Number.parseFloat(bar.style.left)).toBeCloseTo(19.05, 1);
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Needs driver or units 1', 'Drivers 1', 'Tractors 1']);
  const tractors = within(screen.getByRole('region', { name: 'Tractors' }));
  expect(tractors.getByText('Brake rebuild')).toBeInTheDocument();
  expect(screen.getByText('Now 7:42 AM EST')).toBeInTheDocument();
  expect(backend.bodies(WEEK)).toEqual([{ _from: '2026-11-30' }]);
});

it.each([
  ['until now if it is late', { until_at: '2026-12-02T05:00:00Z' }, 'Late'],
  ['until its ETA', { eta_at: '2026-12-05T22:30:00Z' }, 'ETA Sat, Dec 5, 5:30 PM EST'],
  ['until the next load while it is on hold', { is_on_hold: true }, 'On hold, no ETA'],
])('goes on with a load in transit %s', async (_, parts, word) => {
  const moving: WeekLoad = { ...load, status: 'in_transit', ...parts };
  const next = { ...load, number: 'L-2026-00050', from_at: '2026-12-06T05:00:00Z' };
  backend.on(WEEK, {
    status: 200,
    body: { ...week, loads: [moving, { ...next, until_at: '2026-12-06T15:00:00Z' }] },
  });
  renderSection(<WeekView />);
  const drivers = within(await screen.findByRole('region', { name: 'Drivers' }));
  const tail = drivers.getByText(word);
  const end = Number.parseFloat(tail.style.left) + Number.parseFloat(tail.style.width);
  const ends = { Late: 33.15, 'On hold, no ETA': 85.71 };
  expect(end).toBeCloseTo(word in ends ? ends[word as keyof typeof ends] : 81.85, 1);
});

it('changes the week with [ and ]', async () => {
  renderSection(
    <main>
      <WeekView />
    </main>,
    '/admin/loads/week',
  );
  await screen.findByText('Nov 30 to Dec 6, 2026');
  await user.keyboard(']');
  expect(await screen.findByText('Dec 7 to Dec 13, 2026')).toBeInTheDocument();
  await user.keyboard('[[[[');
  expect(await screen.findByText('Nov 23 to Nov 29, 2026')).toBeInTheDocument();
  expect(backend.bodies(WEEK)).toContainEqual({ _from: '2026-12-07' });
});

it('opens on the week of the day in the URL, and says if nothing is booked', async () => {
  backend.on(WEEK, { status: 200, body: { ...week, loads: [], off: [] } });
  renderSection(<WeekView />, '/?from=2027-01-06');
  expect(await screen.findByText('No assignments this week.')).toBeInTheDocument();
  expect(backend.bodies(WEEK)).toEqual([{ _from: '2027-01-04' }]);
});

it('says so when the week can’t be loaded, and retries', async () => {
  backend.on(WEEK, REFUSED);
  renderSection(<WeekView />);
  const alert = await screen.findByText('Failed to fetch the week.', {
    selector: '[role=alert] *',
  });
  expect(alert).toBeInTheDocument();
  backend.on(WEEK, { status: 200, body: week });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Drivers' })).toBeInTheDocument();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderSection } from '@tests/ui/console-section';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { announceChange } from '@tests/ui/fake-watch-tables';
import { aWeek, aWeekLoad } from '@tests/ui/week';
import { setSingleKeysEnabled } from '@/shared/console/shortcuts/shortcut-setting';
import { WeekView } from './week-view';

const WEEK = 'POST /rest/v1/rpc/board_week';
const ASSIGN = 'POST /rest/v1/rpc/assign_to_load';
const REASON =
  'Lena Brandt is booked for Crane from Nov 30, 10:00 AM to Dec 3, 12:00 PM (local times).';

const week = aWeek({
  lanes: [
    { kind: 'driver', id: 'casey', name: 'Casey Monroe', detail: '' },
    { kind: 'driver', id: 'lena', name: 'Lena Brandt', detail: '' },
    { kind: 'driver', id: 'omar', name: 'Omar Daniels', detail: '' },
    { kind: 'tractor', id: 't-114', name: 'T-114', detail: '4 axles' },
  ],
  loads: [
    aWeekLoad({ lane_id: 'lena', number: 'L-2026-00037', from_at: '2026-11-30T15:00:00Z' }),
    aWeekLoad({ lane_id: 'casey' }),
    aWeekLoad({ lane_id: 't-114', place: 2 }),
    aWeekLoad({
      lane_id: 'omar',
      number: 'L-2026-00039',
      from_at: '2026-12-05T15:00:00Z',
      until_at: '2026-12-05T20:00:00Z',
      status: 'delivered',
    }),
  ],
});

let backend: FakeBackend;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-02T12:42:00Z') });
  backend = fakeBackend();
  backend.on(WEEK, { status: 200, body: week });
  backend.on('GET /rest/v1/user_roles', { status: 200, body: [] });
  backend.on('GET /rest/v1/units', { status: 200, body: [] });
});
afterEach(() => {
  localStorage.clear();
  setSingleKeysEnabled(true);
  vi.useRealTimers();
});
const user = userEvent.setup({ delay: null });

const row = (name: string) =>
  within(screen.getByText(name, { selector: 'p *' }).closest('li') ?? document.body);
const barIn = (name: string, number = 'L-2026-00041') =>
  row(name).getByRole('link', { name: new RegExp(`^${number}`, 'u') });
const announced = (text: string) => screen.findByText(text, { selector: '[role=status]' });

async function open(at = '/') {
  renderSection(
    <main>
      <WeekView />
    </main>,
    at,
  );
  await screen.findByRole('region', { name: 'Drivers' });
}

it('Tab goes through bars in order of time, and then leaves the week', async () => {
  await open();
  barIn('Lena Brandt', 'L-2026-00037').focus();
  await user.tab();
  expect(barIn('Casey Monroe')).toHaveFocus();
  await user.tab();
  expect(barIn('T-114')).toHaveFocus();
  await user.tab({ shift: true });
  expect(barIn('Casey Monroe')).toHaveFocus();
  await user.tab();
  await user.tab();
  expect(barIn('Omar Daniels', 'L-2026-00039')).toHaveFocus();
  await user.tab();
  expect(document.activeElement).not.toHaveAttribute('data-bar');
  await user.tab({ shift: true });
  expect(barIn('Omar Daniels', 'L-2026-00039')).toHaveFocus();
});

describe('M', () => {
  it('moves a bar to the row that the arrow keys choose, and says each step', async () => {
    backend.on(ASSIGN, { status: 200, body: '2026-12-02T12:42:00Z' });
    await open();
    barIn('Casey Monroe').focus();
    await user.keyboard('m');
    await announced(
      'Picked up L-2026-00041 from Casey Monroe. Arrow keys choose a row, Enter drops it, Escape cancels.',
    );
    await user.keyboard('{ArrowDown}');
    await announced('Lena Brandt, 2 of 3. Booked for L-2026-00037 at that time.');
    // This is the last driver; a driver's bar can't move to the tractor below.
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await announced('Omar Daniels, 3 of 3.');
    const moved = {
      ...week,
      loads: week.loads.map((load) =>
        load.lane_id === 'casey' ? { ...load, lane_id: 'omar', driver_id: 'omar' } : load,
      ),
    };
    backend.on(WEEK, { status: 200, body: moved });
    await user.keyboard('{Enter}');
    await announced('L-2026-00041 is now with Omar Daniels.');
    expect(barIn('Omar Daniels')).toHaveFocus();
    expect(backend.bodies(ASSIGN)).toEqual([
      {
        _load_id: 'id of L-2026-00041',
        _seen: '2026-11-01T12:00:00+00:00',
        _driver_id: 'omar',
        _unit_ids: ['t-114'],
      },
    ]);
  });

  it('offers Undo, which gives the load back to its previous driver', async () => {
    backend.on(ASSIGN, { status: 200, body: '2026-12-02T12:42:00Z' });
    await open();
    barIn('Casey Monroe').focus();
    await user.keyboard('m{ArrowDown}{Enter}');
    await user.click(await screen.findByText('Undo', { selector: 'button *' }));
    expect(await screen.findByText('Move Undone')).toBeInTheDocument();
    expect(backend.bodies(ASSIGN)[1]).toEqual({
      _load_id: 'id of L-2026-00041',
      _seen: '2026-12-02T12:42:00Z',
      _driver_id: 'casey',
      _unit_ids: ['t-114'],
    });
  });

  it('puts the bar back with the reason if the database refuses', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    backend.on(ASSIGN, async () => {
      await held;
      return { status: 400, body: { code: '23514', message: REASON } };
    });
    await open();
    barIn('Casey Monroe').focus();
    await user.keyboard('m{ArrowDown}{Enter}');
    await waitFor(() => {
      expect(barIn('Lena Brandt')).toHaveFocus();
    });
    // One move at a time: the next one would be based on the old version.
    await user.keyboard('m');
    await announced('The last move isn’t saved yet.');
    answer();
    expect((await screen.findByText('Not Moved')).parentElement).toHaveTextContent(REASON);
    await announced('Not moved. L-2026-00041 is back with Casey Monroe.');
    expect(barIn('Casey Monroe')).toHaveFocus();
    expect(row('Lena Brandt').queryByRole('link', { name: /^L-2026-00041/u })).toBeNull();
  });

  it.each(['{Escape}', '{Tab}'])('leaves the bar where it was after %s', async (key) => {
    await open();
    barIn('Casey Monroe').focus();
    await user.keyboard(`m{ArrowDown}${key}`);
    await announced('Canceled. L-2026-00041 stays with Casey Monroe.');
    expect(backend.bodies(ASSIGN)).toEqual([]);
  });

  it('blocks other shortcuts while a bar is picked up', async () => {
    await open('/admin/loads/week');
    barIn('Casey Monroe').focus();
    await user.keyboard('m]');
    expect(screen.getByText('Nov 30 to Dec 6, 2026')).toBeInTheDocument();
    await user.keyboard('{Escape}]');
    expect(await screen.findByText('Dec 7 to Dec 13, 2026')).toBeInTheDocument();
  });

  it('says why a bar can’t move', async () => {
    await open();
    barIn('Omar Daniels', 'L-2026-00039').focus();
    await user.keyboard('m');
    await announced('L-2026-00039 is delivered.');
    barIn('T-114').focus();
    await user.keyboard('m');
    await announced('No other row to move to.');
  });

  it('does nothing while single-key shortcuts are off', async () => {
    setSingleKeysEnabled(false);
    await open();
    barIn('Casey Monroe').focus();
    await user.keyboard('m');
    expect(screen.queryByText(/^Picked up/u)).not.toBeInTheDocument();
  });
});

it.each([
  ['driver', 'Casey Monroe', 'Omar Daniels', { from: 'casey', to: 'omar' }],
  ['tractor', 'T-114', 'T-115', { from: 't-114', to: 't-115' }],
])('the focus stays on the bar of a %s that new data moves', async (_, before, after, lane) => {
  const lanes = [...week.lanes, { kind: 'tractor', id: 't-115', name: 'T-115', detail: '' }];
  backend.on(WEEK, { status: 200, body: { ...week, lanes } });
  await open();
  barIn(before).focus();
  const loads = week.loads.map((load) =>
    load.lane_id === lane.from ? { ...load, lane_id: lane.to } : load,
  );
  backend.on(WEEK, { status: 200, body: { ...week, lanes, loads } });
  announceChange('loads');
  await waitFor(() => {
    expect(barIn(after)).toHaveFocus();
  });
});

it('the focus stays where the user put it when new data arrives', async () => {
  await open();
  barIn('Casey Monroe').focus();
  barIn('Casey Monroe').blur();
  backend.on(WEEK, { status: 200, body: { ...week, loads: week.loads.slice(1) } });
  announceChange('loads');
  await waitFor(() => {
    expect(row('Lena Brandt').queryByRole('link')).toBeNull();
  });
  expect(document.body).toHaveFocus();
});

it('a move only affects bars that the filters show, and keeps units whose rows are hidden', async () => {
  backend.on(ASSIGN, { status: 200, body: '2026-12-02T12:42:00Z' });
  const loads = week.loads.map((load) => ({ ...load, is_match: load.number !== 'L-2026-00041' }));
  backend.on(WEEK, {
    status: 200,
    body: {
      ...week,
      loads: [...loads, aWeekLoad({ number: 'L-2026-00060', from_at: '2026-12-05T05:00:00Z' })],
    },
  });
  await open('/?q=crane');
  expect(screen.queryByText('T-114')).not.toBeInTheDocument();
  barIn('Casey Monroe').focus();
  await user.keyboard('m{ArrowDown}{ArrowDown}{Enter}');
  await announced('L-2026-00041 is now with Omar Daniels.');
  expect(backend.bodies(ASSIGN)).toMatchObject([{ _driver_id: 'omar', _unit_ids: ['t-114'] }]);
});

describe('without a connection', () => {
  const pickUpAndDrop = async () => {
    barIn('Casey Monroe').focus();
    await user.keyboard('m{ArrowDown}{ArrowDown}{Enter}');
  };

  it('a bar stays where it was, and the week says so and retries', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    backend.on(ASSIGN, 'lost');
    await open();
    await pickUpAndDrop();
    expect(
      await screen.findByText('You appear to be offline. Nothing was moved.'),
    ).toBeInTheDocument();
    await announced('Not moved. L-2026-00041 is back with Casey Monroe.');
    expect(barIn('Casey Monroe')).toHaveFocus();

    isOnline.mockReturnValue(true);
    backend.on(ASSIGN, { status: 200, body: '2026-12-02T12:42:00Z' });
    await user.click(screen.getByText('Retry', { selector: 'button *' }));
    await announced('L-2026-00041 is now with Omar Daniels.');
    expect(backend.bodies(ASSIGN)).toHaveLength(2);
  });

  it('the week says that the server didn’t respond', async () => {
    backend.on(ASSIGN, 'lost');
    await open();
    await pickUpAndDrop();
    expect(
      await screen.findByText('The server didn’t respond. Check your connection.'),
    ).toBeInTheDocument();
  });
});

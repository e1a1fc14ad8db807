import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REFUSED, renderSection } from '@tests/ui/console-section';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { announceChange } from '@tests/ui/fake-watch-tables';
import { aWeek, aWeekLoad, inWeekOf } from '@tests/ui/week';
import { OLD_WEEK_PARAMS } from '@/features/loads/model/load-list-params';
import type { BoardWeek, WeekLoad } from '../../model/board-week';
import { RenamedParams } from '../renamed-params';
import { WeekView } from './week-view';

const WEEK = 'POST /rest/v1/rpc/board_week';

const load = aWeekLoad();
const week = aWeek({
  lanes: [
    { kind: 'load', id: 'bare', name: 'L-2026-00044', detail: 'no driver' },
    { kind: 'driver', id: 'casey', name: 'Casey Monroe', detail: '' },
    { kind: 'tractor', id: 't-121', name: 'T-121', detail: '4 axles' },
  ],
  loads: [load, aWeekLoad({ lane_id: 'bare', number: 'L-2026-00044', status: 'planned' })],
  off: [
    {
      lane_id: 't-121',
      reason: 'Brake rebuild',
      from_at: '2026-11-30T05:00:00Z',
      until_at: '2026-12-02T05:00:00Z',
    },
  ],
});

let backend: FakeBackend;
/** Answers with these bookings in whatever week is asked for. */
const answerWith = (shown: BoardWeek) => {
  backend.on(WEEK, (body) => ({ status: 200, body: inWeekOf(body, shown) }));
};
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-02T12:42:00Z') });
  backend = fakeBackend();
  answerWith(week);
  backend.on('GET /rest/v1/user_roles', { status: 200, body: [] });
  backend.on('GET /rest/v1/units', { status: 200, body: [] });
});
afterEach(() => {
  vi.useRealTimers();
});
const user = userEvent.setup({ delay: null });
const bar = () => screen.findByRole('link', { name: /^L-2026-00041/u });

it('the week shows drivers and units with what books them, and loads without them first', async () => {
  renderSection(<WeekView />);
  const drivers = within(await screen.findByRole('region', { name: 'Drivers' }));
  const shown = drivers.getByRole('link', {
    name: 'L-2026-00041 Dayton to Baytown, assigned, Tue, Dec 1, 8:00 AM EST to Fri, Dec 4, 3:00 PM EST',
  });
  expect(shown).toHaveAttribute('href', '/admin/loads/L-2026-00041');
  // A day and eight hours of seven days.
  expect(Number.parseFloat(shown.style.left)).toBeCloseTo(19.05, 1);
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
])('a load in transit is extended %s', async (_, parts, word) => {
  const moving: WeekLoad = { ...load, status: 'in_transit', ...parts };
  const next = aWeekLoad({ number: 'L-2026-00050', from_at: '2026-12-06T05:00:00Z' });
  answerWith({ ...week, loads: [moving, { ...next, until_at: '2026-12-06T15:00:00Z' }] });
  renderSection(<WeekView />);
  const drivers = within(await screen.findByRole('region', { name: 'Drivers' }));
  const tail = drivers.getByTitle(word);
  const end = Number.parseFloat(tail.style.left) + Number.parseFloat(tail.style.width);
  const ends = { Late: 33.15, 'On hold, no ETA': 85.71 };
  expect(end).toBeCloseTo(word in ends ? ends[word as keyof typeof ends] : 81.85, 1);
});

describe('the conflicts', () => {
  const busy = aWeek({
    ...week,
    loads: [{ ...load, status: 'in_transit', is_on_hold: true }],
    off: [
      { lane_id: 'casey', reason: 'Time off', from_at: '2026-12-05T05:00:00Z', until_at: null },
    ],
  });

  it('the conflicts are numbered in the list and on the bar, and lead to the load’s driver and units', async () => {
    answerWith(busy);
    renderSection(<WeekView />);
    const list = within(await screen.findByRole('region', { name: '1 conflict' }));
    expect(list.getByRole('listitem')).toHaveTextContent(
      '1Casey Monroe: Time off from Sat, Dec 5, no end date. L-2026-00041 is on hold with no ETA.Resolve',
    );
    expect(list.getByRole('link', { name: 'Resolve conflict 1' })).toHaveAttribute(
      'href',
      '/admin/loads/L-2026-00041?assign=1',
    );
    expect(screen.getByRole('link', { name: /, conflict 1$/u })).toHaveAttribute('data-bar');
  });

  it('the conflicts are limited to five until the user shows all', async () => {
    const loads = Array.from({ length: 7 }, (_, nth) =>
      aWeekLoad({
        number: `L-2026-0005${String(nth)}`,
        from_at: `2026-12-04T0${String(nth)}:00:00Z`,
      }),
    );
    answerWith({
      ...busy,
      loads,
      off: busy.off.map((off) => ({ ...off, from_at: '2026-12-04T05:00:00Z' })),
    });
    renderSection(<WeekView />);
    const list = within(await screen.findByRole('region', { name: '7 conflicts' }));
    expect(list.getAllByRole('listitem')).toHaveLength(5);
    await user.click(list.getByRole('button', { name: 'Show all 7' }));
    expect(list.getAllByRole('listitem')).toHaveLength(7);
  });
});

describe('the filters', () => {
  it('come from the URL, and are kept when the week or the view changes', async () => {
    const at = '?q=press&status=assigned&show=late&pickup_from=2026-12-01&week=2026-12-09';
    renderSection(<WeekView />, `/${at}`);
    await bar();
    expect(backend.bodies(WEEK)).toEqual([
      {
        _from: '2026-12-07',
        _search: 'press',
        _status: 'assigned',
        _list: 'late',
        _pickup_from: '2026-12-01',
      },
    ]);
    expect(screen.getByRole('link', { name: 'List' })).toHaveAttribute('href', `/admin/loads${at}`);
    const kept = at.replace('2026-12-09', '2026-12-14');
    expect(screen.getByRole('link', { name: 'Next week' })).toHaveAttribute(
      'href',
      `/admin/loads/week${kept}`,
    );
    expect(screen.getByRole('link', { name: 'This week' })).toHaveAttribute(
      'href',
      `/admin/loads/week${at.replace('&week=2026-12-09', '')}`,
    );
  });

  it('keep rows with a match, and say if there are none until they are cleared', async () => {
    answerWith({
      ...week,
      loads: [load, { ...aWeekLoad({ number: 'L-2026-00044', lane_id: 'bare' }), is_match: false }],
    });
    renderSection(<WeekView />, '/?status=assigned');
    await bar();
    expect(screen.queryByRole('region', { name: 'Needs driver or units' })).not.toBeInTheDocument();
    answerWith({ ...week, loads: [{ ...load, is_match: false }] });
    await user.click(screen.getByRole('button', { name: 'In transit' }));
    expect(await screen.findByText(/^No assignments match\./u)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await bar();
    expect(screen.getByRole('region', { name: 'Tractors' })).toBeInTheDocument();
  });

  it('use their own URL parameters, and an old link still opens its week', async () => {
    renderSection(
      <RenamedParams names={OLD_WEEK_PARAMS}>
        <WeekView />
      </RenamedParams>,
      '/?from=2027-01-06',
    );
    expect(await screen.findByText('Jan 4 to Jan 10, 2027')).toBeInTheDocument();
    await bar();
    expect(backend.bodies(WEEK)).toEqual([{ _from: '2027-01-04' }]);
  });
});

describe('the rows', () => {
  const mixed: BoardWeek = {
    ...week,
    lanes: [
      ...week.lanes,
      { kind: 'trailer', id: 'r-302', name: 'R-302', detail: '3 axles' },
      { kind: 'trailer', id: 'l-211', name: 'L-211', detail: '3 axles' },
    ],
  };
  const titles = () =>
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

  it('the rows are drivers, units of one type, or both, and the URL has the choice', async () => {
    answerWith(mixed);
    backend.on('GET /rest/v1/units', {
      status: 200,
      body: [
        { id: 'r-302', kind: 'trailer', number: 'R-302', deck: 'rgn' },
        { id: 'l-211', kind: 'trailer', number: 'L-211', deck: 'lowboy' },
      ],
    });
    const { router } = renderSection(<WeekView />);
    await bar();
    await user.click(screen.getByRole('button', { name: 'Units' }));
    expect(titles()).toEqual(['Needs driver or units 1', 'Tractors 1', 'Trailers 2']);
    await user.selectOptions(screen.getByLabelText('Unit type'), 'RGN');
    expect(titles()).toEqual(['Needs driver or units 1', 'Trailers 1']);
    expect(screen.getByText('R-302')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?rows=units&unit_type=rgn');
    expect(screen.getByRole('link', { name: 'Next week' })).toHaveAttribute(
      'href',
      '/admin/loads/week?rows=units&unit_type=rgn&week=2026-12-07',
    );
    await user.click(screen.getByRole('button', { name: 'Drivers' }));
    expect(titles()).toEqual(['Needs driver or units 1', 'Drivers 1']);
    expect(screen.queryByLabelText('Unit type')).not.toBeInTheDocument();
  });

  it('say how much of the units’ time is booked', async () => {
    // Three days and seven hours of one of three units.
    answerWith({ ...mixed, loads: [...week.loads, aWeekLoad({ lane_id: 't-121' })] });
    renderSection(<WeekView />);
    expect(await screen.findByText('16% of unit hours booked over 7 days.')).toBeInTheDocument();
  });
});

it('[ and ] change the week, with names and empty rows while it loads', async () => {
  renderSection(
    <main>
      <WeekView />
    </main>,
    '/admin/loads/week?q=press',
  );
  await bar();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  backend.on(WEEK, async (body) => {
    await held;
    return { status: 200, body: inWeekOf(body, week) };
  });
  await user.keyboard(']');
  expect(await screen.findByText('Dec 7 to Dec 13, 2026')).toBeInTheDocument();
  expect(screen.getByText('Loading the week...')).toBeInTheDocument();
  expect(screen.getByText('Casey Monroe')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^L-2026-00041/u })).not.toBeInTheDocument();
  answer();
  await bar();
  expect(backend.bodies(WEEK)).toContainEqual({ _from: '2026-12-07', _search: 'press' });
  await user.keyboard('[[[[');
  expect(await screen.findByText('Nov 23 to Nov 29, 2026')).toBeInTheDocument();
});

it('the week says if nothing is booked', async () => {
  answerWith({ ...week, loads: [], off: [] });
  renderSection(<WeekView />);
  expect(await screen.findByText('No assignments this week.')).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Drivers' })).toBeInTheDocument();
});

it('the week says so when it can’t be loaded, and retries', async () => {
  backend.on(WEEK, REFUSED);
  renderSection(<WeekView />);
  const alert = await screen.findByText('Failed to fetch the week.', {
    selector: '[role=alert] *',
  });
  expect(alert).toBeInTheDocument();
  answerWith(week);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Drivers' })).toBeInTheDocument();
});

it('the week keeps the last data when a refresh fails, and retries', async () => {
  renderSection(<WeekView />);
  await bar();
  backend.on(WEEK, REFUSED);
  announceChange('loads');
  const alert = await screen.findByText(/^Couldn’t refresh\./u);
  expect(await bar()).toBeInTheDocument();
  answerWith({ ...week, loads: [] });
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No assignments this week.')).toBeInTheDocument();
  expect(screen.queryByText(/^Couldn’t refresh\./u)).not.toBeInTheDocument();
});

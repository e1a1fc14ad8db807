import { fixDate } from '@tests/ui/fixed-date';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { findRow } from '@tests/ui/console-section';
import type { FakeBackend } from '@tests/ui/fake-backend';
import {
  LISTED_LOAD as load,
  LOADS,
  loadsServer,
  renderLoadsView as open,
} from '@tests/ui/loads-view';
import { answerLoadsByPickup, noChecks } from '@tests/ui/loads';
import { lastLoad } from '@/features/loads/model/last-load';
import { setSingleKeysEnabled } from '@/shared/console/shortcuts/shortcut-setting';

fixDate();

const BY_PICKUP = 'POST /rest/v1/rpc/loads_by_pickup';
const GROUPS = 'POST /rest/v1/rpc/pickup_group_counts';
const permits = (valid: number, needed: number) =>
  noChecks({ permits_valid: valid, permits_needed: needed });

let backend: FakeBackend;
beforeEach(() => {
  backend = loadsServer();
});

it('the list shows loads with driver, days and confirmed escorts', async () => {
  open();
  const row = await findRow('Press bed');
  expect(row).toHaveTextContent('Dayton, OH to Laredo, TX');
  expect(row).toHaveTextContent('Casey Monroe');
  expect(within(row).getByText('Assigned')).toBeInTheDocument();
});

it('the list counts confirmed escorts and valid permits, in red while one is missing', async () => {
  const next = { ...load, id: `${load.id.slice(0, -1)}e`, title: 'Boiler drum' };
  const done = { ...load, id: `${load.id.slice(0, -1)}d`, title: 'Crane', status: 'delivered' };
  backend.on(LOADS, {
    status: 200,
    body: [
      { ...load, slots: [{ id: 'slot-1', is_arranged: false }], checks: permits(4, 5) },
      { ...next, checks: permits(3, 3) },
      done,
    ],
  });
  open('/?sort=newest');
  const press = await findRow('Press bed');
  // jsdom has no layout, so the names have no spaces between the figures and the hidden words.
  const count = (row: HTMLElement, text: RegExp) =>
    within(row).getByRole('cell', { name: text }).firstChild;
  expect(count(press, /^4\/5\s*valid$/u)).toHaveClass('text-danger-text');
  expect(count(press, /^0\/1\s*confirmed$/u)).toHaveClass('text-danger-text');
  // Below 64 rem, where their columns are hidden.
  expect(press).toHaveTextContent(/Escorts 0\/1 confirmed Permits 4\/5 valid/u);
  const drum = await findRow('Boiler drum');
  expect(count(drum, /^3\/3\s*valid$/u)).not.toHaveClass('text-danger-text');
  const closed = within(await findRow('Crane')).getAllByRole('cell', { name: '–' });
  expect(closed.length).toBeGreaterThanOrEqual(2);
});

it('the list names the page’s shortcuts while single-key shortcuts are on', async () => {
  open();
  await findRow('Press bed');
  const keys = await screen.findByRole('list', { name: 'Keys' });
  expect(
    within(keys)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['JK next, previous', 'Enter open', '/ search', 'W week', 'N new load']);
  act(() => {
    setSingleKeysEnabled(false);
  });
  expect(screen.queryByRole('list', { name: 'Keys' })).not.toBeInTheDocument();
  act(() => {
    setSingleKeysEnabled(true);
  });
});

describe('by pickup', () => {
  const group = (name: string) => within(screen.getByRole('rowgroup', { name }));
  const other = { ...load, id: `${load.id.slice(0, -1)}f`, title: 'Boiler drum' };

  it('the list groups loads as the database does, with its counts, and names every reason', async () => {
    const problem = { code: 'no_tractor', record_id: null };
    const onRoad = { at: null, time_zone: null, day: null };
    const late = {
      ...onRoad,
      code: 'late',
      detail: 'Laredo, TX',
      at: '2026-12-04T18:00:00+00:00',
      time_zone: 'America/Chicago',
    };
    answerLoadsByPickup(
      backend,
      {
        ...other,
        status: 'in_transit',
        checks: noChecks({
          pickup_group: 'problems',
          road_problems: [{ ...onRoad, code: 'on_hold', detail: 'Flat tire' }, late],
        }),
      },
      {
        ...load,
        checks: noChecks({
          start_problems: [
            { ...problem, problem: 'No tractor' },
            { ...problem, problem: 'OH permit isn’t issued' },
          ],
        }),
      },
    );
    backend.on(GROUPS, {
      status: 200,
      body: [
        { pickup_group: 'problems', loads: 7, ready: null },
        { pickup_group: 'tomorrow', loads: 12, ready: 3 },
      ],
    });
    open();
    await findRow('Press bed');
    expect(group('Problems').getByText('7 loads')).toBeInTheDocument();
    expect(group('Problems').getByRole('row', { name: /Boiler drum/u })).toHaveTextContent(
      '2 problemsFlat tire; Laredo, TX not reached, window ended Fri, Dec 4, 12:00 PM CST',
    );
    expect(group('Tomorrow').getByText('12 loads, 3 ready')).toBeInTheDocument();
    expect(group('Tomorrow').getByRole('row', { name: /Press bed/u })).toHaveTextContent(
      '2 blockersNo tractor; OH permit isn’t issued',
    );
    expect(group('Today').getByText('No pickups today.')).toBeInTheDocument();
    expect(screen.queryByRole('rowgroup', { name: 'Overdue' })).not.toBeInTheDocument();
  });

  it('the list doesn’t call a group empty while a filter narrows it', async () => {
    open('/?q=press&show=late&status=assigned');
    await findRow('Press bed');
    expect(screen.getByRole('rowgroup', { name: 'Tomorrow' })).toBeInTheDocument();
    expect(screen.queryByText('No pickups today.')).not.toBeInTheDocument();
    expect(backend.bodies(BY_PICKUP)).toEqual([
      { _search: 'press', _list: 'late', _status: 'assigned', _limit: 51 },
    ]);
    expect(backend.bodies(GROUPS)).toEqual([
      { _search: 'press', _list: 'late', _status: 'assigned' },
    ]);
  });

  it('the list requests the next page after the last row, and shows no groups in any other order', async () => {
    const many = Array.from({ length: 51 }, (_, row) => ({
      ...load,
      id: `${load.id.slice(0, -2)}${String(row + 10)}`,
      checks: noChecks({ pickup_group: 'later' }),
    }));
    backend.on(BY_PICKUP, { status: 200, body: many });
    backend.on(LOADS, { status: 200, body: many });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => {
      expect(backend.bodies(BY_PICKUP)).toHaveLength(2);
    });
    expect(backend.bodies(BY_PICKUP)[1]).toMatchObject({
      _after_group: 'later',
      _after_pickup: load.pickup_sort,
      _after_id: many[49]?.id,
    });
    await userEvent.click(screen.getByText('Created', { selector: 'button *' }));
    await waitFor(() => {
      expect(screen.queryByRole('rowgroup', { name: 'Later or no date' })).not.toBeInTheDocument();
    });
  });

  it('the edge stays on the load whose page was open', async () => {
    lastLoad.set(load.id);
    open();
    expect(await findRow('Press bed')).toHaveAttribute('aria-current', 'true');
  });
});

it('the open load links to its own page', async () => {
  open(`/?load=${load.id}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Press bed' }));
  const link = drawer.getByRole('link', { name: 'L-2026-00041' });
  expect(link).toHaveAttribute('href', '/admin/loads/L-2026-00041?sort=pickup');
});

it('the open load links to the quote it was created from', async () => {
  backend.on(LOADS, { status: 200, body: [{ ...load, quote_id: 'quote-1' }] });
  open(`/?load=${load.id}`);
  expect(await screen.findByRole('link', { name: 'Open quote' })).toHaveAttribute(
    'href',
    '/admin/quotes?quote=quote-1',
  );
});

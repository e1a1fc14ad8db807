import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { findRow, renderSection } from '@tests/ui/console-section';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { announceChange } from '@tests/ui/fake-watch-tables';
import { aBoard, aLoad } from '@tests/ui/loads';
import type { ListedLoad } from '../../api/admin-loads';
import { lastLoad } from '../../model/last-load';
import type { PickupGroup } from '../../model/pickup-groups';
import { LoadsView } from './loads-view';

const LOADS = 'GET /rest/v1/loads';
const INSERT = 'POST /rest/v1/loads';
const UPDATE = 'PATCH /rest/v1/loads';
const CASEY = { first_name: 'Casey', last_name: 'Monroe', email: 'c@example.com', phone: null };

const load: ListedLoad = {
  ...aLoad({ title: 'Press bed' }),
  driver: CASEY,
  start_override: null,
  pickup_sort: '2026-12-01T12:00:00+00:00',
  number: 'L-2026-00041',
  legs: [],
  permits: [],
  escorts: [],
  slots: [],
  problems: [],
  road_problems: [],
  group: null,
};

const PLACES = 'POST /rest/v1/rpc/loads_by_pickup';
const GROUPS = 'POST /rest/v1/rpc/pickup_group_counts';
const placeOf = ({ id, pickup_sort }: ListedLoad, group: PickupGroup) => ({
  load_id: id,
  pickup_group: group,
  pickup_sort,
});

let backend: FakeBackend;

beforeEach(() => {
  backend = fakeBackend();
  backend.on(LOADS, { status: 200, body: [load] });
  backend.on(PLACES, { status: 200, body: [placeOf(load, 'tomorrow')] });
  backend.on(GROUPS, {
    status: 200,
    body: [{ pickup_group: 'tomorrow', loads: 1, ready: 1 }],
  });
  backend.on('POST /rest/v1/rpc/road_problems', { status: 200, body: [] });
  backend.on('POST /rest/v1/rpc/load_status_counts', {
    status: 200,
    body: [{ status: 'assigned', loads: 1 }],
  });
  backend.on('POST /rest/v1/rpc/board_numbers', { status: 200, body: aBoard() });
  backend.on('POST /rest/v1/rpc/load_readiness', { status: 200, body: [] });
  backend.on('POST /rest/v1/rpc/load_people', { status: 200, body: [] });
  backend.on('POST /rest/v1/rpc/assignment_conflicts', { status: 200, body: [] });
  backend.on('GET /rest/v1/assignments', { status: 200, body: [] });
  backend.on('GET /rest/v1/load_events', { status: 200, body: [] });
  backend.on('GET /rest/v1/user_roles', {
    status: 200,
    body: [{ user_id: 'driver-1', person: CASEY }],
  });
  backend.on('POST /rest/v1/rpc/pilots_available', {
    status: 200,
    body: [
      {
        pilot_id: 'pilot-1',
        name: 'Robin Stadler',
        home_base_city: 'Dayton',
        home_base_state: 'OH',
        has_high_pole: true,
        certified_states: ['OH', 'IN'],
        answer: 'available',
      },
    ],
  });
});

const open = (at = '/') => renderSection(<LoadsView userId="me" />, at);

it('lists loads with driver, days and confirmed escorts', async () => {
  open();
  const row = await findRow('Press bed');
  expect(row).toHaveTextContent('Dayton, OH to Laredo, TX');
  expect(row).toHaveTextContent('Casey Monroe');
  expect(within(row).getByText('Assigned')).toBeInTheDocument();
});

describe('by pickup', () => {
  const group = (name: string) => within(screen.getByRole('rowgroup', { name }));
  const other = { ...load, id: `${load.id.slice(0, -1)}f`, title: 'Boiler drum' };

  it('groups loads as the database says, with its counts, and names every reason', async () => {
    backend.on(LOADS, {
      status: 200,
      body: [{ ...other, status: 'in_transit' }, load],
    });
    backend.on(PLACES, {
      status: 200,
      body: [placeOf(other, 'problems'), placeOf(load, 'tomorrow')],
    });
    backend.on(GROUPS, {
      status: 200,
      body: [
        { pickup_group: 'problems', loads: 7, ready: null },
        { pickup_group: 'tomorrow', loads: 12, ready: 3 },
      ],
    });
    const problem = { load_id: load.id, code: 'no_tractor', record_id: null };
    backend.on('POST /rest/v1/rpc/load_readiness', {
      status: 200,
      body: [
        { ...problem, problem: 'No tractor' },
        { ...problem, problem: 'OH permit isn’t issued' },
      ],
    });
    const onRoad = { load_id: other.id, at: null, time_zone: null, day: null };
    backend.on('POST /rest/v1/rpc/road_problems', {
      status: 200,
      body: [
        { ...onRoad, code: 'on_hold', detail: 'Flat tire' },
        {
          ...onRoad,
          code: 'late',
          detail: 'Laredo, TX',
          at: '2026-12-04T18:00:00+00:00',
          time_zone: 'America/Chicago',
        },
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

  it('doesn’t call a group empty while a filter narrows the list', async () => {
    open('/?q=press&show=late&status=assigned');
    await findRow('Press bed');
    expect(screen.getByRole('rowgroup', { name: 'Tomorrow' })).toBeInTheDocument();
    expect(screen.queryByText('No pickups today.')).not.toBeInTheDocument();
    expect(backend.bodies(PLACES)).toEqual([
      { _search: 'press', _list: 'late', _status: 'assigned', _limit: 51 },
    ]);
    expect(backend.bodies(GROUPS)).toEqual([
      { _search: 'press', _list: 'late', _status: 'assigned' },
    ]);
  });

  it('asks for the next page after the last row, and shows no groups in another order', async () => {
    const many = Array.from({ length: 51 }, (_, row) => ({
      ...placeOf(load, 'later'),
      load_id: `${load.id.slice(0, -2)}${String(row + 10)}`,
    }));
    backend.on(PLACES, { status: 200, body: many });
    backend.on(LOADS, { status: 200, body: many.map(({ load_id: id }) => ({ ...load, id })) });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => {
      expect(backend.bodies(PLACES)).toHaveLength(2);
    });
    expect(backend.bodies(PLACES)[1]).toMatchObject({
      _after_group: 'later',
      _after_pickup: load.pickup_sort,
      _after_id: many[49]?.load_id,
    });
    await userEvent.click(screen.getByText('Created', { selector: 'button' }));
    await waitFor(() => {
      expect(screen.queryByRole('rowgroup', { name: 'Later or no date' })).not.toBeInTheDocument();
    });
  });

  it('keeps the edge on the load whose page was open', async () => {
    lastLoad.set(load.id);
    open();
    expect(await findRow('Press bed')).toHaveAttribute('aria-current', 'true');
  });
});

it('links the open load to its own page', async () => {
  open(`/?load=${load.id}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Press bed' }));
  const link = drawer.getByRole('link', { name: 'L-2026-00041' });
  expect(link).toHaveAttribute('href', '/admin/loads/L-2026-00041?sort=pickup');
});

describe('load form', () => {
  it('creates a load with times in each place’s time zone', async () => {
    backend.on(INSERT, (body) => ({ status: 201, body }));
    open('/?new=1');
    const form = within(await screen.findByRole('dialog', { name: 'New load' }));
    await userEvent.type(form.getByLabelText('Load'), 'Boiler drum');
    await userEvent.type(form.getByLabelText('Origin'), 'Denver, CO');
    await userEvent.type(form.getByLabelText('Destination'), 'Elko, NV');
    await userEvent.type(form.getByLabelText(/^Pickup(?! time zone)/), '2031-03-05T06:30');
    await userEvent.selectOptions(form.getByLabelText('Pickup time zone'), 'Mountain time');
    await userEvent.selectOptions(
      await form.findByLabelText(/^Driver/),
      await form.findByRole('option', { name: 'Casey Monroe' }),
    );
    await userEvent.click(form.getByRole('button', { name: 'Save load' }));

    expect(await screen.findByText('Load Saved')).toBeInTheDocument();
    expect(backend.bodies(INSERT)).toMatchObject([
      {
        title: 'Boiler drum',
        driver_id: 'driver-1',
        pickup_at: '2031-03-05T13:30:00.000Z',
        pickup_time_zone: 'America/Denver',
        delivery_at: null,
        quote_id: null,
      },
    ]);
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: 'New load' })).not.toBeInTheDocument();
    });
  });

  it('sets the time zone of a place, but keeps a zone the user chose', async () => {
    open('/?new=1');
    const form = within(await screen.findByRole('dialog', { name: 'New load' }));
    await userEvent.type(form.getByLabelText('Origin'), 'Laredo, TX');
    await userEvent.tab();
    expect(form.getByLabelText('Pickup time zone')).toHaveValue('America/Chicago');
    await userEvent.selectOptions(form.getByLabelText('Pickup time zone'), 'Eastern time');
    await userEvent.type(form.getByLabelText('Origin'), ' 78040');
    await userEvent.tab();
    expect(form.getByLabelText('Pickup time zone')).toHaveValue('America/New_York');
  });

  it('blocks saving a stale load until the user picks a version', async () => {
    const user = userEvent.setup({ delay: null });
    const asked: (string | null)[] = [];
    backend.on(UPDATE, (body, url) => {
      asked.push(url.searchParams.get('updated_at'));
      return { status: 200, body };
    });
    open(`/?load=${load.id}`);
    // Radix lets the page take clicks again only after the drawer has rendered twice.
    const edit = await screen.findByText('Edit', { selector: 'button, button *' });
    await waitFor(() => {
      expect(edit.closest('[role="dialog"]')).toHaveStyle({ pointerEvents: 'auto' });
    });
    await user.click(edit);
    const form = within(await screen.findByRole('dialog', { name: 'Edit load' }));
    await user.type(form.getByLabelText('Load'), ' 2');

    const newer = { ...load, title: 'Press crown', updated_at: '2031-01-01T00:00:00+00:00' };
    backend.on(LOADS, { status: 200, body: [newer] });
    announceChange('loads');
    expect(await form.findByRole('alert')).toHaveTextContent('Someone changed this load.');
    await user.click(form.getByText('Save load'));
    expect(asked).toEqual([]);

    await user.click(form.getByText('Keep mine'));
    expect(form.getByLabelText('Load')).toHaveValue('Press bed 2');
    await user.click(form.getByText('Save load'));
    expect(await screen.findByText('Load Saved')).toBeInTheDocument();
    expect(asked).toEqual([`eq.${newer.updated_at}`]);
  });

  it('prefills from the quote', async () => {
    backend.on('GET /rest/v1/quotes', {
      status: 200,
      body: [
        {
          id: 'quote-1',
          customer_name: 'Tom Hadley',
          origin: 'Dayton, OH',
          destination: 'Laredo, TX',
          equipment: 'RGN',
          length: 36.5,
          width: 11.2,
          height: 0,
        },
      ],
    });
    backend.on(INSERT, (body) => ({ status: 201, body }));
    open('/?quote_id=quote-1');
    expect(await screen.findByText('From Tom Hadley’s quote.')).toBeInTheDocument();
    const form = within(screen.getByRole('dialog', { name: 'New load' }));
    expect(form.getByLabelText('Load')).toHaveValue('RGN to Laredo, TX');
    expect(form.getByLabelText('Height')).toHaveValue('');
    await userEvent.click(form.getByRole('button', { name: 'Save load' }));
    await waitFor(() => {
      expect(backend.bodies(INSERT)).toMatchObject([{ quote_id: 'quote-1', length: 36.5 }]);
    });
  });

  it('names missing fields and keeps the input when saving fails', async () => {
    open('/?new=1');
    const form = within(await screen.findByRole('dialog', { name: 'New load' }));
    await userEvent.type(form.getByLabelText('Load'), 'Boiler drum');
    await userEvent.click(form.getByRole('button', { name: 'Save load' }));
    expect(await form.findByText('Enter the origin.')).toBeInTheDocument();
    expect(backend.bodies(INSERT)).toEqual([]);

    await userEvent.type(form.getByLabelText('Origin'), 'A');
    await userEvent.type(form.getByLabelText('Destination'), 'B');
    let fail = (): void => undefined;
    const held = new Promise<'lost'>((resolve) => {
      fail = () => {
        resolve('lost');
      };
    });
    backend.on(INSERT, () => held);
    await userEvent.click(form.getByRole('button', { name: 'Save load' }));
    await userEvent.keyboard('{Escape}'); // Saving may still fail, so the dialog must stay open.
    expect(form.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    fail();
    expect(await form.findByRole('alert')).toHaveTextContent('Failed to save the load.');
    expect(form.getByLabelText('Load')).toHaveValue('Boiler drum');
  });
});

describe('load drawer', () => {
  const drawer = async () => {
    open(`/?load=${load.id}`);
    return within(await screen.findByRole('dialog', { name: 'Press bed' }));
  };

  it('adds escort slots; their proposal is on the load’s page only', async () => {
    const shown = await drawer();
    await userEvent.click(await shown.findByRole('button', { name: 'Add slot' }));
    expect(await screen.findByRole('dialog', { name: 'Add escort slot' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /from assessment$/u })).toBeNull();
  });

  const CANCEL = 'POST /rest/v1/rpc/cancel_load';
  const answerFees = () => {
    backend.on('POST /rest/v1/rpc/cancellation_fees', { status: 200, body: [] });
    backend.on(LOADS, { status: 200, body: [{ ...load, offer: null, permits: [], charges: [] }] });
  };

  it('cancels only with a reason, from the status on screen', async () => {
    backend.on(CANCEL, { status: 200, body: null });
    answerFees();
    const shown = await drawer();
    await userEvent.click(shown.getByRole('button', { name: 'Cancel load' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this load?' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel load' }));
    expect(await dialog.findByText('Enter a reason.')).toBeInTheDocument();
    expect(backend.bodies(CANCEL)).toEqual([]);
    await userEvent.type(dialog.getByLabelText('Reason'), 'Sold');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel load' }));
    expect(await screen.findByText('Load Canceled')).toBeInTheDocument();
    expect(backend.bodies(CANCEL)).toMatchObject([
      { _load_id: load.id, _from: 'assigned', _reason: 'Sold', _charges: [] },
    ]);
  });

  it('says why a load in transit can’t be deleted, in the dialog and the toast', async () => {
    const REASON =
      'This load is in transit. Mark it as delivered or cancel it before you delete it.';
    backend.on(LOADS, { status: 200, body: [{ ...load, status: 'in_transit' }] });
    backend.on('DELETE /rest/v1/loads', { status: 400, body: { code: '23514', message: REASON } });
    const shown = await drawer();
    await userEvent.click(shown.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Press bed?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(REASON);
    expect((await screen.findByText('Delete Failed')).parentElement).toHaveTextContent(REASON);
  });

  it('shows which database rule was broken', async () => {
    const RULE = 'This load is billed in CAD. Enter the amount in CAD.';
    backend.on(CANCEL, { status: 400, body: { code: '23514', message: RULE } });
    answerFees();
    const shown = await drawer();
    await userEvent.click(shown.getByRole('button', { name: 'Cancel load' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this load?' }));
    await userEvent.type(await dialog.findByLabelText('Reason'), 'Sold');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel load' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(RULE);
  });
});

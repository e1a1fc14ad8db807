import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderSection } from '@tests/ui/console-section';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { aLoad } from '@tests/ui/loads';
import { LoadDesk } from './load-desk';

const LOADS = 'GET /rest/v1/loads';
const READINESS = 'POST /rest/v1/rpc/load_readiness';
const CLEAR = 'POST /rest/v1/rpc/clear_hold';

const load = {
  ...aLoad({ title: 'Press bed' }),
  number: 'L-2026-00041',
  driver: { first_name: 'Casey', last_name: 'Monroe', email: 'c@example.com', phone: null },
  start_override: null as unknown,
  pickup_sort: '2026-12-01T12:00:00+00:00',
  permits: [],
  escorts: [],
  slots: [],
  legs: [
    {
      id: 'leg-tx',
      sequence: 1,
      jurisdiction: 'TX',
      entry_place: '',
      exit_place: 'Baytown',
      miles: 290,
      time_zone: 'America/Chicago',
      planned_entry_at: '2026-12-03T15:35:00+00:00',
      planned_exit_at: '2026-12-04T17:30:00+00:00',
      is_confirmed: true,
      entered_at: null,
      left_at: null,
    },
  ],
  // What only the page reads.
  commodity: null,
  po_number: 'MVP-77120',
  bol_number: null,
  customer: { name: 'Nora Castellan', company: '', email: 'nora@example.com', phone: '' },
  offer: null,
  stops: [
    {
      id: 'stop-1',
      sequence: 1,
      kind: 'pickup',
      site: 'Plant gate 4',
      street_address: '',
      place: 'Dayton, OH',
      time_zone: 'America/New_York',
      window_from: '2026-12-01T13:00:00+00:00',
      window_until: null,
      appointment_number: '55-20814',
      contact_name: '',
      contact_phone: '',
      arrived_at: null,
      departed_at: null,
      updated_at: '2026-11-01T12:00:00+00:00',
      eta_at: null,
      eta_was_at: null,
      eta_reason: '',
    },
  ],
  holds: [] as object[],
  measures: [] as object[],
  charges: [] as object[],
};
const problem = (code: string, text: string, record_id: string | null = null) => ({
  load_id: load.id,
  code,
  problem: text,
  jurisdiction: null,
  record_id,
});

let backend: FakeBackend;
const answer = (path: string, body: unknown) => {
  backend.on(path, { status: 200, body });
};

beforeEach(() => {
  backend = fakeBackend();
  answer(LOADS, [load]);
  answer(READINESS, []);
  answer('POST /rest/v1/rpc/load_people', []);
  answer('POST /rest/v1/rpc/assignment_conflicts', []);
  answer('POST /rest/v1/rpc/pilots_available', []);
  answer('GET /rest/v1/assignments', []);
  answer('GET /rest/v1/load_events', []);
  answer('GET /rest/v1/user_roles', []);
  answer('GET /rest/v1/load_documents', []);
  answer('GET /rest/v1/file_checks', []);
});

const open = () =>
  renderSection(
    <main>
      <LoadDesk
        name={load.number}
        userId="me"
        proposeEscorts={() => Promise.resolve({ escorts: [], unknown: [], isFromQuote: false })}
        renderAssessment={(id) => <p>Assessment of {id}</p>}
      />
    </main>,
  );
/** jsdom has no styles, so the actions are a closed menu as on a phone. */
const action = (name: string) => screen.getByRole('button', { name, hidden: true });
const readiness = async () => within(await screen.findByRole('region', { name: 'Readiness' }));

it('shows what the customer saw, if the load has a quote', async () => {
  answer(READINESS, []);
  const { unmount } = open();
  await readiness();
  expect(screen.queryByText(/^Assessment of/)).not.toBeInTheDocument();
  unmount();
  answer('GET /rest/v1/loads', [{ ...load, quote_id: 'quote-1' }]);
  open();
  expect(await screen.findByText('Assessment of quote-1')).toBeInTheDocument();
});

describe('readiness', () => {
  it('lists every blocker with the control that fixes it', async () => {
    answer(READINESS, [
      problem('on_hold', 'On hold: flat tire', 'hold-1'),
      problem('no_trailer', 'No trailer'),
      problem('legs_not_confirmed', 'The legs aren’t confirmed (over legal width)'),
      problem('permit_missing', 'No TX permit (over legal width)'),
      problem('escort_not_accepted', 'Lead car hasn’t accepted the escort', 'escort-1'),
      problem('driver_in_transit', 'The driver is in transit with Boiler', 'load-2'),
      problem('no_driver', 'No driver'),
    ]);
    open();
    const panel = await readiness();
    expect(panel.getByRole('heading', { level: 2 })).toHaveTextContent('Not ready: 7 blockers');
    expect(
      within(panel.getByRole('list', { name: 'Blockers' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'On hold: flat tire.Tell customerClear hold',
      'No trailer.Go to units',
      'The legs aren’t confirmed (over legal width).Go to legs',
      'No TX permit (over legal width).Go to permits',
      'Lead car hasn’t accepted the escort.Go to escorts',
      'The driver is in transit with Boiler.Open that load',
      'No driver.Edit load',
    ]);
    expect(action('Mark as in transit')).toBeDisabled();
    expect(panel.getByText('1 check passed')).toBeInTheDocument();

    await userEvent.click(panel.getByRole('button', { name: 'Go to permits' }));
    expect(screen.getByRole('region', { name: 'Permits' })).toHaveFocus();
    await userEvent.click(panel.getByRole('button', { name: 'Go to units' }));
    expect(screen.getByRole('region', { name: 'Driver and units' })).toHaveFocus();
    expect(panel.getByRole('link', { name: 'Open that load' })).toHaveAttribute(
      'href',
      '/admin/loads/load-2',
    );
    const legs = within(screen.getByRole('table', { name: 'Legs' }));
    expect(legs.getByText('No TX permit (over legal width).')).toBeInTheDocument();
  });

  it('says that a load is ready, and lists what was checked', async () => {
    open();
    const panel = await readiness();
    expect(panel.getByRole('heading', { level: 2 })).toHaveTextContent('Ready to start');
    expect(panel.getByText('7 checks passed')).toBeInTheDocument();
    expect(panel.queryByRole('list', { name: 'Blockers' })).toBeNull();
    expect(action('Mark as in transit')).toBeEnabled();
  });

  it('keeps the reason and time of an override after the start', async () => {
    answer(LOADS, [
      {
        ...load,
        status: 'in_transit',
        start_override: {
          by: 'admin-1',
          at: '2026-12-01T12:00:00Z',
          reason: 'Issued by phone.',
          problems: [{ code: 'permit_missing', problem: 'No TX permit (over legal width)' }],
        },
      },
    ]);
    open();
    const panel = await readiness();
    expect(panel.getByText(/^Started anyway/u)).toBeInTheDocument();
    expect(panel.getByText('Issued by phone.')).toBeInTheDocument();
    expect(panel.getByText('No TX permit (over legal width).')).toBeInTheDocument();
  });

  it('tells the customer why a load is on hold', async () => {
    const EXPLAIN = 'POST /rest/v1/rpc/explain_hold';
    answer(LOADS, [
      {
        ...load,
        status: 'in_transit',
        holds: [{ id: 'hold-1', created_at: '', reason: 'High wind.', cleared_at: null }],
      },
    ]);
    answer(EXPLAIN, null);
    open();
    const panel = await readiness();
    await userEvent.click(await panel.findByRole('button', { name: 'Tell customer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tell the customer why?' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'High wind on I-70.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(backend.bodies(EXPLAIN)).toEqual([{ _id: 'hold-1', _reason: 'High wind on I-70.' }]);
    });
  });

  it('clears a hold on the road with a reason', async () => {
    answer(LOADS, [
      {
        ...load,
        status: 'in_transit',
        holds: [{ id: 'hold-1', created_at: '', reason: 'High wind.', cleared_at: null }],
      },
    ]);
    answer(CLEAR, null);
    open();
    const panel = await readiness();
    await userEvent.click(await panel.findByRole('button', { name: 'Clear hold' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Clear this hold?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Clear hold' }));
    expect(await dialog.findByText('Enter a reason.')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Wind is down.');
    await userEvent.click(dialog.getByRole('button', { name: 'Clear hold' }));
    await waitFor(() => {
      expect(backend.bodies(CLEAR)).toEqual([{ _id: 'hold-1', _reason: 'Wind is down.' }]);
    });
  });
});

it('shows times in the zone of each stop and leg', async () => {
  open();
  const stops = within(await screen.findByRole('region', { name: 'Stops' }));
  expect(
    await stops.findByText(/Tue, Dec 1, 8:00 AM EST, appointment 55-20814/u),
  ).toBeInTheDocument();
  const legs = within(screen.getByRole('table', { name: 'Legs' }));
  expect(legs.getByText('Thu, Dec 3, 9:35 AM CST')).toBeInTheDocument();
});

it('records a measured size with one id', async () => {
  const RECORD = 'POST /rest/v1/rpc/record_measure';
  backend.on(RECORD, 'lost');
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Record measured size' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record measured size' }));
  for (const [name, feet] of [
    ['Overall length', '93'],
    ['Width', '13'],
    ['Height from the ground', '14'],
  ] as const) {
    await userEvent.type(dialog.getByLabelText(name), feet);
  }
  const save = dialog.getByRole('button', { name: 'Save size' });
  await userEvent.click(save);
  expect(await dialog.findByRole('alert')).toHaveTextContent('We couldn’t record the size.');
  answer(RECORD, null);
  await userEvent.click(save);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  const [first, second] = backend.bodies(RECORD);
  expect(first).toMatchObject({ _load_id: load.id, _length: 93, _width: 13, _height: 14 });
  expect(second).toEqual(first);
});

describe('keys', () => {
  it('start, hold and edit the load', async () => {
    answer('POST /rest/v1/rpc/start_load', null);
    open();
    await screen.findByText('Ready to start');
    await userEvent.keyboard('h');
    const hold = within(await screen.findByRole('dialog', { name: 'Put this load on hold?' }));
    await userEvent.click(hold.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('s');
    await waitFor(() => {
      expect(backend.bodies('POST /rest/v1/rpc/start_load')).toHaveLength(1);
    });
    await userEvent.keyboard('e');
    expect(await screen.findByRole('dialog', { name: 'Edit load' })).toBeInTheDocument();
  });
});

it('says that a load doesn’t exist', async () => {
  answer(LOADS, []);
  open();
  expect(await screen.findByText('Load not found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All loads' })).toHaveAttribute('href', '/admin/loads');
});

it('can be loaded again after a failure', async () => {
  backend.on(LOADS, { status: 500, body: { message: 'Down' } });
  open();
  expect(await screen.findByText('The load could not be loaded.')).toBeInTheDocument();
  answer(LOADS, [load]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Press bed' })).toBeInTheDocument();
});

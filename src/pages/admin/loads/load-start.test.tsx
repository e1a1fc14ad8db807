import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { findRow, renderSection } from '@tests/ui/console-section';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { aLoad, answerLoadsByPickup, noChecks } from '@tests/ui/loads';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { LoadsView } from './loads-view';

const LOADS = 'GET /rest/v1/loads';
const START = 'POST /rest/v1/rpc/start_load';

const load: Omit<AdminLoad, 'problems'> = {
  ...aLoad({ title: 'Press bed' }),
  driver: { first_name: 'Casey', last_name: 'Monroe', email: 'c@example.com', phone: null },
  start_override: null,
  pickup_sort: '2026-12-01T12:00:00+00:00',
  number: 'L-2026-00041',
  legs: [],
  permits: [],
  escorts: [],
  slots: [],
};
const OVERRIDE = {
  by: 'admin-1',
  at: '2026-12-01T12:00:00Z',
  reason: 'Issued by phone.',
  problems: [{ code: 'permit_missing', problem: 'No TX permit (over legal width)' }],
};
const problem = (code: string, text: string, record_id: string | null = null) => ({
  code,
  problem: text,
  jurisdiction: null,
  record_id,
});
const BLOCKED = [
  problem('permit_not_issued', 'OH permit isn’t issued', 'permit-1'),
  problem('escort_not_accepted', 'Lead car hasn’t accepted the escort', 'escort-1'),
  problem('driver_in_transit', 'The driver is in transit with Boiler', 'load-2'),
  problem('state_unknown', 'We can’t tell the state of the origin “Dayton”'),
];

let backend: FakeBackend;
/** The backend's load, with what blocks its start. */
const hold = (problems: typeof BLOCKED, given: object = {}) => {
  const held = {
    ...load,
    ...given,
    assignments: [],
    checks: noChecks({ start_problems: problems }),
  };
  backend.on(LOADS, { status: 200, body: [held] });
  answerLoadsByPickup(backend, held);
};

beforeEach(() => {
  backend = fakeBackend();
  hold(BLOCKED);
  backend.on('POST /rest/v1/rpc/load_status_counts', {
    status: 200,
    body: [{ status: 'assigned', loads: 1 }],
  });
  backend.on('POST /rest/v1/rpc/load_people', { status: 200, body: [] });
  backend.on('POST /rest/v1/rpc/assignment_conflicts', { status: 200, body: [] });
  backend.on('GET /rest/v1/load_events', { status: 200, body: [] });
  backend.on('GET /rest/v1/user_roles', { status: 200, body: [] });
  backend.on('POST /rest/v1/rpc/pilots_available', { status: 200, body: [] });
});

const openDrawer = async () => {
  renderSection(<LoadsView userId="me" />, `/?load=${load.id}`);
  return within(await screen.findByRole('dialog', { name: 'Press bed' }));
};
const startButton = () => screen.findByRole('button', { name: 'Mark as in transit' });

describe('the start of a load', () => {
  it('stays disabled with every reason, each next to what fixes it', async () => {
    const drawer = await openDrawer();
    const button = await startButton();
    await waitFor(() => {
      expect(button).toBeDisabled();
    });
    expect(button).toHaveAccessibleDescription(/OH permit isn’t issued\./);
    expect(drawer.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'OH permit isn’t issued. Go to permits',
        'Lead car hasn’t accepted the escort. Go to escorts',
        'The driver is in transit with Boiler. Open that load',
        'We can’t tell the state of the origin “Dayton”. Edit load',
      ]),
    );

    await userEvent.click(drawer.getByRole('button', { name: 'Go to permits' }));
    expect(document.activeElement).toContainElement(
      drawer.getByRole('heading', { name: 'Permits' }),
    );
    expect(drawer.getByRole('link', { name: 'Open that load' })).toHaveAttribute(
      'href',
      '/admin/loads/load-2',
    );
    await userEvent.click(drawer.getByRole('button', { name: 'Edit load' }));
    expect(await screen.findByRole('dialog', { name: 'Edit load' })).toBeInTheDocument();
  });

  it('sends the version on screen when nothing blocks it', async () => {
    hold([]);
    backend.on(START, { status: 200 });
    const drawer = await openDrawer();
    expect(drawer.queryByRole('button', { name: 'Start anyway' })).toBeNull();
    await userEvent.click(await startButton());
    expect(await screen.findByText('Status Updated')).toBeInTheDocument();
    expect(backend.bodies(START)).toEqual([{ _load_id: load.id, _seen: load.updated_at }]);
  });

  it('shows the database’s reason next to the button and can be tried again', async () => {
    hold([]);
    const refusal = 'This load can’t start: TX permit isn’t issued.';
    backend.on(START, { status: 400, body: { code: '23514', message: refusal } });
    const drawer = await openDrawer();
    await userEvent.click(await startButton());
    expect(await drawer.findByRole('alert')).toHaveTextContent(refusal);

    backend.on(START, { status: 200 });
    await userEvent.click(await startButton());
    expect(await screen.findByText('Status Updated')).toBeInTheDocument();
    expect(drawer.queryByRole('alert')).toBeNull();
  });
});

describe('Start anyway', () => {
  const ask = async () => {
    const drawer = await openDrawer();
    await userEvent.click(await drawer.findByRole('button', { name: 'Start anyway' }));
    return within(await screen.findByRole('dialog', { name: 'Start this load anyway?' }));
  };
  const confirm = () => {
    const dialog = screen.getByRole('dialog', { name: 'Start this load anyway?' });
    return userEvent.click(within(dialog).getByRole('button', { name: 'Start anyway' }));
  };

  it('lists what it overrides and needs a reason', async () => {
    const dialog = await ask();
    expect(dialog.getByText('OH permit isn’t issued.')).toBeInTheDocument();
    await confirm();
    expect(await dialog.findByText('Enter a reason.')).toBeInTheDocument();
    expect(dialog.getByLabelText('Reason')).toHaveFocus();
    expect(backend.bodies(START)).toEqual([]);
  });

  it('keeps the reason after a failure and sends it again', async () => {
    backend.on(START, 'lost');
    const dialog = await ask();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Issued by phone.');
    await confirm();
    expect(await dialog.findByRole('alert')).toHaveTextContent('We couldn’t start the load.');
    expect(dialog.getByLabelText('Reason')).toHaveValue('Issued by phone.');

    backend.on(START, { status: 200 });
    await confirm();
    expect(await screen.findByText('Status Updated')).toBeInTheDocument();
    expect(backend.bodies(START).at(-1)).toEqual({
      _load_id: load.id,
      _seen: load.updated_at,
      _override_reason: 'Issued by phone.',
    });
    expect(screen.queryByRole('dialog', { name: 'Start this load anyway?' })).toBeNull();
  });

  it('says that a colleague changed the load', async () => {
    backend.on(START, { status: 412, body: { code: 'PT412', message: 'Someone changed this.' } });
    const dialog = await ask();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Go');
    await confirm();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Someone changed this load.');
  });
});

it('a load that was started anyway is marked in the list, the drawer and the log', async () => {
  hold([], { status: 'in_transit', start_override: OVERRIDE });
  backend.on('GET /rest/v1/load_events', {
    status: 200,
    body: [
      {
        id: 'e1',
        created_at: '2026-12-01T12:00:00Z',
        load_id: load.id,
        author_id: 'me',
        note: '',
        status: 'in_transit',
        start_override: OVERRIDE,
      },
    ],
  });
  renderSection(<LoadsView userId="me" />);
  const row = await findRow('Press bed');
  expect(within(row).getByText('Started anyway')).toBeInTheDocument();
  await userEvent.click(within(row).getByText('Press bed'));
  const drawer = within(await screen.findByRole('dialog', { name: 'Press bed' }));
  const log = within(await drawer.findByRole('list', { name: 'Log, latest first' }));
  expect(log.getByText('Started anyway')).toBeInTheDocument();
  expect(log.getByText('Issued by phone.')).toBeInTheDocument();
  expect(log.getByText('No TX permit (over legal width).')).toBeInTheDocument();
  expect(drawer.getAllByText('Started anyway')).toHaveLength(2);
});

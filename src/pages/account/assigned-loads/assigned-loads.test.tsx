import { fixDate } from '@tests/ui/fixed-date';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { alreadyStored } from '@tests/ui/conflicts';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { aLoad, aLoadRecord } from '@tests/ui/loads';
import { NO_TERMS } from '@tests/ui/permit-maximum';
import { renderPage } from '@tests/ui/render-app';
import { AssignedLoads } from './assigned-loads';

fixDate();

const LOADS = 'GET /rest/v1/loads';
const ME = '5f0c2f64-6d3a-4b6e-9a57-0b8f7f1f3a10';
const PILOT = '5f0c2f64-6d3a-4b6e-9a57-0b8f7f1f3a11';
const REFUSED = { status: 403, body: { code: '42501', message: 'permission denied' } };

const rolling = aLoadRecord({
  title: 'Gas turbine',
  status: 'in_transit',
  escorts: [{ id: 'e1', pilot_id: PILOT, position: 'high_pole', status: 'accepted' }],
  permits: [
    {
      ...NO_TERMS,
      id: 'p1',
      leg_id: null,
      time_zone: null,
      jurisdiction: 'SC',
      permit_number: 'SC-88120',
      status: 'issued',
      valid_from: '2026-11-01',
      valid_until: '2026-12-02',
    },
  ],
});
const next = aLoadRecord({ title: 'Press bed' });
const past = aLoad({ title: 'Reactor', status: 'delivered' });

let backend: FakeBackend;

/** Responds to list requests by status and to record requests by id. */
function hold(loads: readonly ReturnType<typeof aLoadRecord>[], before = [past]) {
  backend.on(LOADS, (_body, url) => {
    const id = url.searchParams.get('id')?.replace('eq.', '');
    if (id !== undefined) return { status: 200, body: loads.filter((load) => load.id === id) };
    const isPast = url.searchParams.get('status')?.includes('delivered') === true;
    return { status: 200, body: isPast ? before : loads };
  });
}

beforeEach(() => {
  backend = fakeBackend();
  hold([next, rolling]);
  backend.on('GET /rest/v1/assignments', { status: 200, body: [] });
  backend.on('GET /rest/v1/load_events', { status: 200, body: [] });
  backend.on('GET /rest/v1/load_documents', { status: 200, body: [] });
  backend.on('POST /rest/v1/rpc/load_people', {
    status: 200,
    body: [
      {
        load_id: rolling.id,
        person_id: ME,
        part: 'driver',
        first_name: 'Casey',
        last_name: 'Monroe',
        phone: '937-555-0164',
      },
      {
        load_id: rolling.id,
        person_id: PILOT,
        part: 'pilot',
        first_name: 'Robin',
        last_name: 'Stadler',
        phone: '937-555-0163',
      },
    ],
  });
});

const open = (at = '/loads/assigned') => renderPage(<AssignedLoads userId={ME} />, { at });
const record = async (title: string) =>
  (await screen.findByRole('heading', { name: title, level: 2 })).closest('article') ??
  document.body;

describe('load list', () => {
  it('lists loads in transit first, then by day, then past loads', async () => {
    open();
    await screen.findByRole('link', { name: /Reactor/ });
    expect(screen.getAllByRole('region').map((group) => group.getAttribute('aria-label'))).toEqual(
      expect.arrayContaining(['In transit', 'Tuesday, December 1', 'Past loads']),
    );
    expect(screen.getByRole('link', { name: /Press bed/ })).toHaveTextContent(
      'Tue, Dec 1 to Fri, Dec 4, pickup 7:00 AM EST',
    );
  });

  it('shows an empty state without loads', async () => {
    hold([], []);
    open();
    expect(await screen.findByText('No loads assigned')).toBeInTheDocument();
  });

  it('shows a failure in place of the list and retries', async () => {
    backend.on(LOADS, REFUSED);
    open();
    const [alert] = await screen.findAllByRole('alert');
    expect(alert).toHaveTextContent('Failed to fetch loads.');
    hold([next]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Press bed/ })).toBeInTheDocument();
  });
});

describe('load record', () => {
  it('shows the load in transit with local times', async () => {
    open();
    const shown = within(await record('Gas turbine'));
    expect(shown.getByText('Fri, Dec 4, 12:00 PM CST')).toBeInTheDocument();
    expect(shown.getByText('Central time')).toBeInTheDocument();
    expect(shown.getByText('SC-88120')).toBeInTheDocument();
    expect(shown.getByText('Expires before delivery.')).toBeInTheDocument();
  });

  it('shows phone numbers of accepted escorts and of dispatch', async () => {
    open();
    const shown = within(await record('Gas turbine'));
    expect(await shown.findByRole('link', { name: /^Call Robin Stadler/ })).toHaveAttribute(
      'href',
      'tel:+19375550163',
    );
    expect(shown.getByText('High pole')).toBeInTheDocument();
    expect(shown.getByRole('link', { name: /^Call Gem City Heavy Haul/ })).toBeInTheDocument();
  });

  it('moves focus to a load opened from the list', async () => {
    open();
    await userEvent.click(await screen.findByRole('link', { name: /Press bed/ }));
    const heading = await screen.findByRole('heading', { name: 'Press bed', level: 2 });
    await waitFor(() => {
      expect(heading).toHaveFocus();
    });
  });

  it('hides a load assigned to someone else', async () => {
    open('/loads/assigned?load=00000000-0000-4000-8000-000000000000');
    expect(await screen.findByText('This load isn’t assigned to you')).toBeInTheDocument();
  });
});

describe('a note', () => {
  const NOTES = 'POST /rest/v1/load_events';
  const write = async (text: string) => {
    open();
    const shown = within(await record('Gas turbine'));
    const field = shown.getByLabelText('Add a note');
    if (text !== '') await userEvent.type(field, text);
    await userEvent.click(shown.getByRole('button', { name: 'Add note' }));
    return { field, shown };
  };

  it('a note is saved and clears the form', async () => {
    backend.on(NOTES, { status: 201 });
    const { field } = await write('At the gate');
    expect(await screen.findByText('Note Added')).toBeInTheDocument();
    expect(field).toHaveValue('');
    expect(backend.bodies(NOTES)).toMatchObject([{ load_id: rolling.id, note: 'At the gate' }]);
  });

  it('a note is not sent while empty', async () => {
    const { field } = await write('');
    expect(await screen.findByText('Enter a note.')).toBeInTheDocument();
    expect(field).toBeInvalid();
    expect(backend.bodies(NOTES)).toEqual([]);
  });

  it('keeps its text and says what to do when the log is full for a day', async () => {
    const message =
      'You’ve added 100 entries to this load’s log in 24 hours. Call dispatch to add more.';
    backend.on(NOTES, { status: 429, body: { code: 'PT429', message } });
    const { field, shown } = await write('At the gate');
    expect(await shown.findByRole('alert')).toHaveTextContent(
      `${message} Your text is still here.`,
    );
    expect(field).toHaveValue('At the gate');
    expect(shown.getByRole('link', { name: /^Call Gem City Heavy Haul/ })).toBeVisible();
  });

  it('keeps its text and id for a retry after a failure', async () => {
    backend.on(NOTES, 'lost');
    const { field, shown } = await write('At the gate');
    expect(await shown.findByRole('alert')).toHaveTextContent('Your text is still here.');
    expect(field).toHaveValue('At the gate');
    // The first attempt was stored; only its response was lost.
    backend.on(NOTES, alreadyStored('load_events'));
    await userEvent.click(shown.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Note Added')).toBeInTheDocument();
    const [first, second] = backend.bodies(NOTES) as { id: string }[];
    expect(second?.id).toBe(first?.id);
  });
});

import { fixDate } from '@tests/ui/fixed-date';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderSection } from '@tests/ui/console-section';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { aConflict, aLoad } from '@tests/ui/loads';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { LoadsView } from './loads-view';

fixDate();

const CONFLICTS = 'POST /rest/v1/rpc/assignment_conflicts';
const CASEY = { first_name: 'Casey', last_name: 'Monroe', email: 'c@example.com', phone: null };
const ROBIN = { first_name: 'Robin', last_name: 'Stadler', email: 'r@example.com', phone: null };

const load: AdminLoad = {
  ...aLoad({ title: 'Boiler drum', driver_id: null, status: 'planned' }),
  driver: null,
  start_override: null,
  pickup_sort: '2026-12-01T12:00:00+00:00',
  number: 'L-2026-00041',
  legs: [],
  permits: [],
  escorts: [],
  slots: [],
  problems: [],
};

let backend: FakeBackend;

beforeEach(() => {
  backend = fakeBackend();
  backend.on('GET /rest/v1/loads', { status: 200, body: [load] });
  backend.on('POST /rest/v1/rpc/load_status_counts', { status: 200, body: [] });
  backend.on('POST /rest/v1/rpc/load_people', { status: 200, body: [] });
  backend.on('GET /rest/v1/load_events', { status: 200, body: [] });
  backend.on('GET /rest/v1/user_roles', {
    status: 200,
    body: [
      { user_id: 'driver-1', person: CASEY },
      { user_id: 'driver-2', person: { ...CASEY, first_name: 'Alex' } },
    ],
  });
  backend.on(CONFLICTS, { status: 200, body: [] });
});

describe('the load form', () => {
  const typeDays = async () => {
    renderSection(<LoadsView userId="me" />, '/?new=1');
    const form = within(await screen.findByRole('dialog', { name: 'New load' }));
    await userEvent.type(form.getByLabelText(/^Pickup(?! time zone)/), '2026-11-25T06:30');
    await userEvent.type(form.getByLabelText(/^Delivery(?! time zone)/), '2026-11-27T06:30');
    return form;
  };

  it('marks drivers who are booked on the entered days, and warns when one is chosen', async () => {
    backend.on(CONFLICTS, (body) => ({
      status: 200,
      body: (body as { _from?: string })._from === '2026-11-25' ? [aConflict()] : [],
    }));
    const form = await typeDays();
    const taken = await form.findByRole('option', {
      name: 'Casey Monroe (Booked: Dayton → Laredo, Nov 24–26)',
    });
    expect(form.getByRole('option', { name: 'Alex Monroe' })).toBeInTheDocument();
    expect(form.queryByText('Check before you save:')).not.toBeInTheDocument();

    await userEvent.selectOptions(form.getByLabelText(/^Driver/), taken);
    const warning = await form.findByText('Check before you save:');
    expect(warning.parentElement).toHaveTextContent(
      'Casey Monroe drives Press bed, Dayton, OH to Laredo, TX, Tue, Nov 24 to Thu, Nov 26.',
    );
    expect(backend.bodies(CONFLICTS).at(-1)).toMatchObject({
      _from: '2026-11-25',
      _to: '2026-11-27',
    });
    expect(form.getByRole('button', { name: 'Save load' })).toBeEnabled();

    await userEvent.selectOptions(form.getByLabelText(/^Driver/), 'Alex Monroe');
    expect(form.queryByText('Check before you save:')).not.toBeInTheDocument();
  });

  it('warns about the load’s pilot cars, without counting the load itself', async () => {
    const pilot = { id: 'e1', pilot_id: 'pilot-1', position: 'lead', status: 'accepted' } as const;
    const escort = { ...pilot, answered_at: null, terms_changed_at: '', pilot: ROBIN };
    backend.on('GET /rest/v1/loads', { status: 200, body: [{ ...load, escorts: [escort] }] });
    backend.on(CONFLICTS, {
      status: 200,
      body: [
        aConflict({ kind: 'escort_job', person_id: 'pilot-1', person_name: 'Robin Stadler' }),
        aConflict({ kind: 'escort_job', person_id: 'pilot-2', person_name: 'Jo Ash' }),
      ],
    });
    renderSection(<LoadsView userId="me" />, `/?load=${load.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit load' }));
    expect(await form.findByText(/^Robin Stadler escorts Press bed/)).toBeInTheDocument();
    expect(form.queryByText(/Jo Ash/)).not.toBeInTheDocument();
    expect(backend.bodies(CONFLICTS)).toContainEqual(
      expect.objectContaining({ _load_id: load.id }),
    );
  });

  it('says that the check failed', async () => {
    backend.on(CONFLICTS, { status: 403, body: { code: '42501', message: 'permission denied' } });
    const form = await typeDays();
    expect(await form.findByText('We couldn’t check for conflicts.')).toBeInTheDocument();
  });
});

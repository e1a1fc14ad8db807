import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderSection } from '@tests/ui/console-section';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { announceChange } from '@tests/ui/fake-watch-tables';
import { aLoad, answerLoadsByPickup } from '@tests/ui/loads';
import type { AdminLoad, AdminPermit } from '@/features/loads/api/admin-loads';
import { LoadsView } from './loads-view';

const INSERT = 'POST /rest/v1/load_permits';
const UPDATE = 'PATCH /rest/v1/load_permits';
const OHIO: AdminPermit = {
  id: 'permit-1',
  updated_at: '2026-11-20T12:00:00+00:00',
  jurisdiction: 'OH',
  authority_type: 'state',
  authority: '',
  leg_id: null,
  time_zone: null,
  permit_number: 'OH-1',
  status: 'applied',
  valid_from: null,
  valid_until: null,
};
const THEIRS = { ...OHIO, permit_number: 'OH-9', updated_at: '2026-11-21T09:00:00+00:00' };
const PRESS = aLoad({ title: 'Press bed' });

let backend: FakeBackend;
let asked: URLSearchParams[];

const LEG: AdminLoad['legs'][number] = {
  id: 'leg-OH',
  sequence: 1,
  jurisdiction: 'OH',
  entry_place: '',
  exit_place: '',
  road: '',
  miles: null,
  miles_is_estimate: false,
  time_zone: 'America/New_York',
  planned_entry_at: null,
  planned_exit_at: null,
  is_confirmed: true,
  travel: {},
  entered_at: null,
  left_at: null,
};

const hold = (...permits: AdminPermit[]) => {
  const load: AdminLoad = {
    ...PRESS,
    driver: null,
    start_override: null,
    pickup_sort: '2026-12-01T12:00:00+00:00',
    number: 'L-2026-00041',
    legs: [LEG],
    problems: [],
    permits,
    escorts: [],
    slots: [],
  };
  backend.on('GET /rest/v1/loads', { status: 200, body: [{ ...load, assignments: [] }] });
  answerLoadsByPickup(backend, load);
};
const openLoad = async () => {
  renderSection(<LoadsView userId="me" />, `/?load=${PRESS.id}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Press bed' }));
  await drawer.findByRole('heading', { name: 'Permits' });
  return drawer;
};
const user = userEvent.setup({ delay: null });

beforeEach(() => {
  asked = [];
  backend = fakeBackend();
  for (const call of [
    'load_status_counts',
    'load_people',
    'pilots_available',
    'assignment_conflicts',
  ])
    backend.on(`POST /rest/v1/rpc/${call}`, { status: 200, body: [] });
  for (const table of ['load_events', 'user_roles', 'assignments'])
    backend.on(`GET /rest/v1/${table}`, { status: 200, body: [] });
  backend.on(UPDATE, (_body, url) => {
    asked.push(url.searchParams);
    return { status: 200, body: { id: OHIO.id } };
  });
  hold(OHIO);
});

it('a permit is updated only if its version is current', async () => {
  const drawer = await openLoad();
  await user.click(drawer.getByRole('button', { name: 'Edit OH permit' }));
  const number = drawer.getByLabelText(/^Permit number/);
  expect(number).toHaveValue('OH-1');
  expect(number).toHaveFocus();
  await user.type(number, '23');
  await user.click(drawer.getByRole('button', { name: 'Update OH permit' }));

  expect(await screen.findByText('Permit Saved')).toBeInTheDocument();
  expect(backend.bodies(UPDATE)).toMatchObject([{ permit_number: 'OH-123', status: 'applied' }]);
  expect(asked[0]?.get('updated_at')).toBe(`eq.${OHIO.updated_at}`);
  expect(asked[0]?.get('id')).toBe(`eq.${OHIO.id}`);
  expect(number).toHaveValue('');
});

it('the editor links to the grid that enters several permits at once', async () => {
  hold(OHIO, { ...OHIO, id: 'permit-2', jurisdiction: 'IN', status: 'needed' });
  const drawer = await openLoad();
  expect(drawer.getByRole('link', { name: 'Enter 2 permits' })).toHaveAttribute(
    'href',
    '/admin/permits?enter=L-2026-00041',
  );
});

it('the editor of a single permit has no such link', async () => {
  hold(OHIO, { ...OHIO, id: 'permit-2', jurisdiction: 'IN', status: 'issued' });
  const drawer = await openLoad();
  expect(drawer.getByText('IN', { selector: 'li *' })).toBeInTheDocument();
  expect(drawer.queryByRole('link', { name: /^Enter/ })).not.toBeInTheDocument();
});

it('a state’s permit loads without overwriting typed values', async () => {
  const drawer = await openLoad();
  await user.selectOptions(drawer.getByLabelText('State'), 'OH');
  expect(drawer.getByLabelText(/^Permit number/)).toHaveValue('OH-1');
  await user.selectOptions(drawer.getByLabelText('State'), 'IN');
  expect(drawer.getByLabelText(/^Permit number/)).toHaveValue('');
  await user.type(drawer.getByLabelText(/^Permit number/), 'A-7');
  await user.selectOptions(drawer.getByLabelText('State'), 'OH');
  expect(drawer.getByLabelText(/^Permit number/)).toHaveValue('A-7');
});

it('a stale permit can’t be saved until the user picks a version', async () => {
  const drawer = await openLoad();
  await user.click(drawer.getByRole('button', { name: 'Edit OH permit' }));
  await user.type(drawer.getByLabelText(/^Permit number/), '23');
  hold(THEIRS);
  announceChange('load_permits');
  expect(await drawer.findByRole('alert')).toHaveTextContent('Someone changed this permit.');
  await user.click(drawer.getByRole('button', { name: 'Update OH permit' }));
  expect(asked).toEqual([]);

  await user.click(drawer.getByRole('button', { name: 'Keep mine' }));
  expect(drawer.getByLabelText(/^Permit number/)).toHaveValue('OH-123');
  await user.click(drawer.getByRole('button', { name: 'Update OH permit' }));
  expect(await screen.findByText('Permit Saved')).toBeInTheDocument();
  expect(asked.map((query) => query.get('updated_at'))).toEqual([`eq.${THEIRS.updated_at}`]);
});

it('the save detects that someone else added the same state', async () => {
  hold();
  backend.on(INSERT, () => {
    hold(THEIRS);
    return { status: 409, body: { code: '23505', message: 'duplicate key' } };
  });
  const drawer = await openLoad();
  await user.selectOptions(drawer.getByLabelText('State'), 'OH');
  await user.type(drawer.getByLabelText(/^Permit number/), 'OH-5');
  await user.click(drawer.getByRole('button', { name: 'Save permit' }));

  expect(await screen.findByText('Someone changed or deleted this. Reload.')).toBeInTheDocument();
  expect(await drawer.findByText('Someone changed this permit.')).toBeInTheDocument();
  await user.click(drawer.getByRole('button', { name: 'Show their version' }));
  expect(drawer.getByLabelText(/^Permit number/)).toHaveValue('OH-9');
});

it('the editor says that the permit being edited was deleted', async () => {
  const drawer = await openLoad();
  await user.click(drawer.getByRole('button', { name: 'Edit OH permit' }));
  hold();
  announceChange('load_permits');
  expect(await drawer.findByText('Someone deleted this permit.')).toBeInTheDocument();
  await user.click(drawer.getByRole('button', { name: 'Cancel' }));
  expect(drawer.queryByText('Someone deleted this permit.')).not.toBeInTheDocument();
});

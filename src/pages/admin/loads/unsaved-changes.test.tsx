import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderSection } from '@tests/ui/console-section';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { aLoad, noChecks } from '@tests/ui/loads';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { LoadsView } from './loads-view';

const load: Omit<AdminLoad, 'problems'> = {
  ...aLoad({ title: 'Press bed' }),
  driver: null,
  start_override: null,
  pickup_sort: '2026-12-01T12:00:00+00:00',
  number: 'L-2026-00041',
  legs: [],
  permits: [],
  escorts: [],
};
const BLOCKED = { code: 'no_driver', problem: 'No driver', record_id: null };

let backend: FakeBackend;

beforeEach(() => {
  backend = fakeBackend();
  backend.on('GET /rest/v1/loads', {
    status: 200,
    body: [
      { ...load, slots: [], assignments: [], checks: noChecks({ start_problems: [BLOCKED] }) },
    ],
  });
  for (const call of ['load_status_counts', 'load_people', 'assignment_conflicts'])
    backend.on(`POST /rest/v1/rpc/${call}`, { status: 200, body: [] });
  for (const table of ['assignments', 'load_events', 'user_roles'])
    backend.on(`GET /rest/v1/${table}`, { status: 200, body: [] });
});

const open = async (at: string, name: string) => {
  renderSection(<LoadsView userId="me" />, at);
  return within(await screen.findByRole('dialog', { name }));
};
const openDrawer = () => open(`/?load=${load.id}`, 'Press bed');
const question = () => screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' });
const answer = async (name: string) => {
  await userEvent.click(within(await question()).getByRole('button', { name }));
};

it('the drawer asks before Escape discards a note', async () => {
  const label = 'Add a note';
  const drawer = await openDrawer();
  await userEvent.type(await drawer.findByLabelText(label), 'KY 4471');
  await userEvent.keyboard('{Escape}');
  await answer('Keep editing');
  expect(drawer.getByLabelText(label)).toHaveValue('KY 4471');

  await userEvent.keyboard('{Escape}');
  await answer('Discard');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('an escort slot that isn’t saved asks before Escape discards it, then leaves the drawer open', async () => {
  const drawer = await openDrawer();
  await userEvent.click(await drawer.findByRole('button', { name: 'Add slot' }));
  const slot = await screen.findByRole('dialog', { name: 'Add escort slot' });
  await userEvent.type(within(slot).getByLabelText(/^Meet point/), 'Truck stop');
  await userEvent.keyboard('{Escape}');
  await answer('Discard');
  await waitFor(() => {
    expect(slot).not.toBeInTheDocument();
  });
  expect(screen.getByRole('dialog', { name: 'Press bed' })).toBeInTheDocument();
});

it.each([
  ['the drawer', `/?load=${load.id}`, 'Press bed'],
  ['the form', '/?new=1', 'New load'],
])('%s closes on Escape if nothing was typed', async (_, at, name) => {
  await open(at, name);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('the load form asks before Escape discards it; Cancel doesn’t ask', async () => {
  const form = await open('/?new=1', 'New load');
  await userEvent.type(form.getByLabelText('Load'), 'Boiler drum');
  await userEvent.keyboard('{Escape}');
  await answer('Keep editing');
  expect(form.getByLabelText('Load')).toHaveValue('Boiler drum');

  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('a dialog over the drawer asks before Escape discards its text, then leaves the drawer open', async () => {
  const drawer = await openDrawer();
  await userEvent.click(await drawer.findByRole('button', { name: /^Start anyway/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Start this load anyway?' });
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Issued by phone.');
  await userEvent.keyboard('{Escape}');
  await answer('Discard');
  await waitFor(() => {
    expect(dialog).not.toBeInTheDocument();
  });
  expect(screen.getByRole('dialog', { name: 'Press bed' })).toBeInTheDocument();
});

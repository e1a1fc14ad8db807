import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderSection } from '@tests/ui/console-section';
import { deskPermit, DESK, permitDeskServer } from '@tests/ui/permit-desk';
import type { FakeBackend } from '@tests/ui/fake-backend';
import { PermitDesk } from './permit-desk';

const user = userEvent.setup({ delay: null });
const status = () => within(screen.getByRole('group', { name: 'Status' }));

let backend: FakeBackend;
beforeEach(() => {
  backend = permitDeskServer(
    deskPermit({ desk_group: 'later', in_group: 120 }),
    deskPermit({ desk_group: 'applied', status: 'applied', jurisdiction: 'IN' }),
  );
});
const asked = () => backend.bodies(DESK).at(-1);

it('the desk searches in the database, and finds a state by its name', async () => {
  renderSection(<PermitDesk />, '/admin/permits');
  await screen.findByRole('region', { name: 'Later' });
  expect(asked()).toEqual({ _per_group: 100, _search: '' });
  const search = screen.getByRole('searchbox', { name: 'Search permits' });
  await user.type(search, '  L-2026-00047 {Enter}');
  await waitFor(() => {
    expect(asked()).toMatchObject({ _search: 'L-2026-00047' });
  });
  await user.clear(search);
  await user.type(search, 'West Virginia{Enter}');
  await waitFor(() => {
    expect(asked()).toMatchObject({ _search: 'WV' });
  });
  expect(backend.bodies('POST /rest/v1/rpc/permit_desk_counts').at(-1)).toEqual({ _search: 'WV' });
});

it('the desk shows one group with more of its permits, and how many each group has', async () => {
  renderSection(<PermitDesk />, '/admin/permits');
  expect(await screen.findByRole('button', { name: 'All open 6' })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Show all 120: Later' }));
  await waitFor(() => {
    expect(asked()).toEqual({ _per_group: 500, _search: '', _group: 'later' });
  });
  expect(status().getByRole('button', { name: 'Later 3' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('region', { name: 'Applied' })).not.toBeInTheDocument();
});

it('the desk filters by a state, and lists only states with permits', async () => {
  renderSection(<PermitDesk />, '/admin/permits');
  await screen.findByRole('option', { name: 'TX (1)' });
  const state = screen.getByRole('combobox', { name: 'State' });
  expect(
    within(state)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All states (6)', 'IN (3)', 'OH (2)', 'TX (1)']);
  await user.selectOptions(state, 'OH');
  await waitFor(() => {
    expect(asked()).toEqual({ _per_group: 100, _search: '', _state: 'OH' });
  });
  expect(status().getByRole('button', { name: 'All open 2' })).toBeInTheDocument();
});

it('the desk hides groups without a match, and clears the filters when nothing matches', async () => {
  backend.on(DESK, (body) => {
    const { _search: search } = body as { _search: string };
    const found = [deskPermit({ desk_group: 'applied', status: 'applied' })];
    return { status: 200, body: search === 'nothing' ? [] : found };
  });
  renderSection(<PermitDesk />, '/admin/permits?q=crusher');
  expect(await screen.findByRole('link', { name: 'L-2026-00047' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Applied' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Issued' })).not.toBeInTheDocument();
  const search = screen.getByRole('searchbox', { name: 'Search permits' });
  await user.clear(search);
  await user.type(search, 'nothing{Enter}');
  expect(await screen.findByText('No permits match')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('region', { name: 'Late and today' })).toBeInTheDocument();
});

it('dispatch enters all open permits of a load while a filter shows one of them, and the filter stays', async () => {
  backend.on(DESK, (body) => {
    const { _state: state } = body as { _state?: string };
    const all = [deskPermit({ to_enter: 2 }), deskPermit({ jurisdiction: 'IN', to_enter: 2 })];
    return { status: 200, body: state === undefined ? all : all.slice(0, 1) };
  });
  renderSection(<PermitDesk />, '/admin/permits?state=OH');
  await user.click(await screen.findByRole('button', { name: /^Enter 2 permits: / }));
  const grid = within(
    await screen.findByRole('region', { name: 'Enter 2 permits for L-2026-00047' }),
  );
  expect(grid.getByLabelText('IN permit number')).toBeInTheDocument();
  await user.click(grid.getByRole('button', { name: 'Close' }));
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: /^Enter 2 permits/ })).not.toBeInTheDocument();
  });
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('OH');
});

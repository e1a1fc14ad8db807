import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeBackend } from '@tests/ui/fake-backend';
import { member, renderPage } from '@tests/ui/render-app';
import { AssignedLoadsPage } from './assigned-loads-page';
import { EscortsPage } from './escorts-page';
import { SchedulePage } from './schedule-page';

beforeEach(() => {
  const backend = fakeBackend();
  for (const table of ['loads', 'load_escorts', 'availability', 'pilot_papers']) {
    backend.on(`GET /rest/v1/${table}`, { status: 200, body: [] });
  }
});

it.each([
  ['My Loads', <AssignedLoadsPage key="loads" />, 'pilot_car', 'driver'],
  ['Escort Jobs', <EscortsPage key="escorts" />, 'driver', 'pilot_car'],
  ['Schedule', <SchedulePage key="schedule" />, 'freight_broker', 'driver'],
] as const)('%s opens only for its role', async (title, page, other, role) => {
  const { unmount } = renderPage(page, { auth: member(other) });
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
  unmount();
  renderPage(page, { auth: member(role) });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
});

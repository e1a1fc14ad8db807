import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { anEscortOffer } from '@tests/ui/loads';
import { member, renderRoutes } from '@tests/ui/render-app';
import { AccountLayout } from './account-layout';

const JOBS = 'GET /rest/v1/load_escorts';
const OFFERS = 'POST /rest/v1/rpc/my_escort_jobs';

let backend: FakeBackend;

beforeEach(() => {
  backend = fakeBackend();
  backend.on(JOBS, { status: 200, body: [] });
  backend.on(OFFERS, { status: 200, body: [] });
});

const open = (auth: ReturnType<typeof member>, at = '/dashboard') =>
  renderRoutes([{ Component: AccountLayout, children: [{ path: '*', element: <h1>Page</h1> }] }], {
    at,
    auth,
  });
const links = () =>
  within(screen.getByRole('navigation', { name: 'Portal' }))
    .getAllByRole('link')
    .map((link) => link.textContent.trim());

it.each([
  [[], ['Dashboard', 'Quotes', 'Profile']],
  [['freight_broker'], ['Dashboard', 'Quotes', 'Profile']],
  [['carrier'], ['Dashboard', 'Quotes', 'Profile']],
  [['driver'], ['Dashboard', 'Loads', 'Schedule', 'Profile']],
  [['pilot_car'], ['Dashboard', 'Escort Jobs', 'Schedule', 'Profile']],
  [
    ['freight_broker', 'pilot_car', 'driver'],
    ['Dashboard', 'Quotes', 'Loads', 'Escort Jobs', 'Schedule', 'Profile'],
  ],
] as const)('the portal shows %j only their pages', (roles, labels) => {
  open(member(...roles));
  expect(links()).toEqual(labels);
});

it('the menu marks the current page, including on pages below it, and moves by keyboard', async () => {
  const { router } = open(member('freight_broker'), '/quotes/1');
  const nav = within(screen.getByRole('navigation', { name: 'Portal' }));
  expect(nav.getByRole('link', { name: 'Quotes' })).toHaveAttribute('aria-current', 'page');
  expect(nav.getByRole('link', { name: 'Profile' })).not.toHaveAttribute('aria-current');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/profile');
});

it('the menu counts the offers waiting for a pilot car', async () => {
  const { row, terms } = anEscortOffer();
  backend.on(JOBS, { status: 200, body: [row] });
  backend.on(OFFERS, { status: 200, body: [terms] });
  open(member('pilot_car'));
  expect(await screen.findByRole('link', { name: /^Escort Jobs ?1 offer waiting$/ })).toBeVisible();
});

it('the portal shows the code form instead of a page until the code is entered', async () => {
  const auth = member('admin');
  const { router } = open({ ...auth, sessionNeed: 'challenge' }, '/quotes/1');
  expect(
    await screen.findByRole('heading', { name: 'Two-step verification', level: 2 }),
  ).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Page' })).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/quotes/1');
});

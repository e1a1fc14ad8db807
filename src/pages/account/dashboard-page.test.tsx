import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { member, renderPage } from '@tests/ui/render-app';
import { DashboardPage } from './dashboard-page';

const PROFILE = 'GET /rest/v1/profiles';

const ALEX = {
  id: '5f0c2f64-6d3a-4b6e-9a57-0b8f7f1f3a10',
  created_at: '2026-03-15T12:00:00Z',
  updated_at: '2026-03-15T12:00:00Z',
  email: 'alex.turner@example.com',
  first_name: 'Alex',
  last_name: 'Turner',
  phone: '937-555-0131',
  company_name: null,
};

let backend: FakeBackend;

beforeEach(() => {
  backend = fakeBackend();
  backend.on(PROFILE, { status: 200, body: ALEX });
  for (const table of ['quotes', 'loads', 'load_escorts', 'availability', 'pilot_papers']) {
    backend.on(`GET /rest/v1/${table}`, { status: 200, body: [] });
  }
  backend.on('POST /rest/v1/rpc/my_escort_jobs', { status: 200, body: [] });
});

const detail = (term: string) => screen.getByText(term).nextElementSibling;

it('the dashboard greets the user by name and shows the role', async () => {
  renderPage(<DashboardPage />, { auth: member('carrier') });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Welcome back, Alex Turner!' }),
  ).toBeInTheDocument();
  expect(screen.getByText('Carrier')).toBeInTheDocument();
});

it('the dashboard shows the profile and "Not provided" for missing details', async () => {
  renderPage(<DashboardPage />, { auth: member('carrier') });
  await screen.findByRole('heading', { level: 1 });
  expect(detail('Email')).toHaveTextContent('alex.turner@example.com');
  expect(detail('Phone')).toHaveTextContent('937-555-0131');
  expect(detail('Company')).toHaveTextContent('Not provided');
  expect(detail('Joined')).toHaveTextContent('March 2026');
});

it('the dashboard still greets the user when the profile fails to load, and shows the failure', async () => {
  backend.on(PROFILE, { status: 403, body: { code: '42501', message: 'permission denied' } });
  renderPage(<DashboardPage />, { auth: member() });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, sam!');
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load your profile.');
  expect(detail('Joined')).toHaveTextContent('Recently');
  expect(screen.getByText('Customer')).toBeInTheDocument();
});

describe('work comes before the quick actions', () => {
  it.each([
    ['driver', 'No load today.'],
    ['pilot_car', 'No offers right now.'],
    ['freight_broker', 'No quotes yet.'],
    ['customer', 'No quotes yet.'],
  ] as const)('for a %s', async (role, text) => {
    renderPage(<DashboardPage />, { auth: member(role) });
    const work = await screen.findByText(text);
    expect(work.compareDocumentPosition(screen.getByText('Quick Actions'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('shows only the work of the person’s roles', async () => {
    renderPage(<DashboardPage />, { auth: member('driver') });
    await screen.findByText('No load today.');
    expect(screen.getByRole('region', { name: 'This week' })).toBeInTheDocument();
    expect(screen.queryByText('No offers right now.')).not.toBeInTheDocument();
    expect(screen.queryByText('No quotes yet.')).not.toBeInTheDocument();
  });
});

describe('quick actions', () => {
  it('link an admin to the console', async () => {
    renderPage(<DashboardPage />, { auth: member('admin') });
    expect(await screen.findByRole('link', { name: /^Admin Panel/ })).toHaveAttribute(
      'href',
      '/admin',
    );
  });

  it.each([
    ['driver', /^My Loads/, '/loads/assigned'],
    ['driver', /^Schedule ?Pickups/, '/schedule'],
    ['pilot_car', /^Escort Jobs/, '/escorts'],
  ] as const)('link a %s: %s', async (role, name, path) => {
    renderPage(<DashboardPage />, { auth: member(role) });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path);
  });

  it('link to parts of the profile', async () => {
    renderPage(<DashboardPage />, { auth: member('pilot_car') });
    const card = (await screen.findByText('Quick Actions')).closest('section');
    const actions = within(card ?? document.body);
    expect(actions.getByRole('link', { name: /^Edit Profile/ })).toHaveAttribute(
      'href',
      '/profile',
    );
    expect(actions.getByRole('link', { name: /^Update Availability/ })).toHaveAttribute(
      'href',
      '/profile#availability',
    );
    expect(actions.getByRole('link', { name: /^Contact Support/ })).toBeInTheDocument();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { adminQuote } from '@tests/ui/admin-quote';
import { aBoard } from '@tests/ui/loads';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { member, renderRoutes } from '@tests/ui/render-app';
import { OverviewPage } from './overview-page';

const COUNTS = 'POST /rest/v1/rpc/admin_dashboard';
const ACTIVITY = 'POST /rest/v1/rpc/latest_activity';
const QUOTES = 'GET /rest/v1/admin_quotes';
const UNREAD = 'POST /rest/v1/rpc/admin_unread_counts';
const REFUSED = { status: 403, body: { code: '42501', message: 'permission denied' } };
const FIGURES = {
  board: aBoard(),
  expiring_papers: [],
  unique_visitors: 3904,
  analytics_events: 48_216,
  page_views: 41_570,
  consent_records: 2677,
  total_users: 8,
  gallery_images: 12,
  services: 4,
};

const NOTHING_NEW = {
  quotes: 0,
  applications: 0,
  messages: 0,
  newest_quote_at: '-infinity',
  failed_emails: [],
};

let backend: FakeBackend;

function renderDashboard(auth = member('admin')) {
  const element = <Outlet context={{ onOpenMenu: vi.fn() }} />;
  renderRoutes([{ path: '/', element, children: [{ index: true, Component: OverviewPage }] }], {
    auth,
  });
}

const figure = (label: string) => screen.getByText(label).nextElementSibling;

beforeEach(() => {
  backend = fakeBackend();
  backend.on(COUNTS, { status: 200, body: FIGURES });
  backend.on(ACTIVITY, { status: 200, body: [] });
  backend.on(QUOTES, { status: 200, body: [] });
  backend.on(UNREAD, { status: 200, body: NOTHING_NEW });
});

it('the overview names pilot cars whose papers expire, with links to them', async () => {
  const expired = {
    id: 'p1',
    kind: 'insurance',
    issuing_state: null,
    insurer: 'Lakeside Mutual',
    expires_on: '2020-01-01',
    pilot_id: 'pilot-1',
    pilot: { first_name: 'Robin', last_name: 'Stadler', email: 'r@example.com' },
  };
  backend.on(COUNTS, { status: 200, body: { ...FIGURES, expiring_papers: [expired] } });
  renderDashboard();
  const link = await screen.findByRole('link', {
    name: 'Robin Stadler: Insurance, Lakeside Mutual',
  });
  expect(link).toHaveAttribute('href', '/admin/users?user=pilot-1');
  expect(link.parentElement).toHaveTextContent(/, expired$/);
});

it('the overview shows the six figures', async () => {
  renderDashboard();
  await waitFor(() => {
    expect(figure('Analytics Events')).toHaveTextContent('48,216');
  });
  expect(figure('Unique Visitors')).toHaveTextContent('3,904');
  expect(figure('Consent Records')).toHaveTextContent('2,677');
  expect(figure('Total Users')).toHaveTextContent('8');
  expect(figure('Gallery Images')).toHaveTextContent('12');
  expect(figure('Services')).toHaveTextContent('4');
});

it('the overview starts with the dispatcher’s numbers, from the same request', async () => {
  renderDashboard();
  const link = await screen.findByRole('link', { name: '3 Cannot roll pickup within 48 h' });
  expect(link).toHaveAttribute('href', '/admin/loads?show=cannot_roll');
  expect(backend.bodies(COUNTS)).toHaveLength(1);
  expect(backend.bodies('POST /rest/v1/rpc/board_numbers')).toEqual([]);
});

it('the overview shows 0 and a retry when counting fails', async () => {
  backend.on(COUNTS, REFUSED);
  renderDashboard();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('We couldn’t load the figures.');
  expect(figure('Total Users')).toHaveTextContent(/^0$/);

  backend.on(COUNTS, { status: 200, body: FIGURES });
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => {
    expect(figure('Total Users')).toHaveTextContent(/^8$/);
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

const QUOTE_ID = 'd1000000-0000-4000-8000-000000000001';
const GONE_ID = 'd1000000-0000-4000-8000-000000000002';
const MORGAN = { first_name: 'Morgan', last_name: 'Ellery', email: 'm@example.com' };
const entry = (id: number, parts: object) => ({
  id,
  created_at: '2026-11-21T12:00:00Z',
  action: 'created',
  subject: 'quote',
  record_id: QUOTE_ID,
  label: 'Dayton, OH → Boise, ID',
  new_status: null,
  actor: null,
  target: null,
  is_deleted: false,
  ...parts,
});

it('the overview shows what happened and who did it, with a link if the record still exists', async () => {
  backend.on(ACTIVITY, {
    status: 200,
    body: [
      entry(3, { action: 'status_changed', new_status: 'archived', actor: MORGAN }),
      entry(2, { record_id: GONE_ID, label: 'Lima, OH → Gary, IN', is_deleted: true }),
      entry(1, { subject: 'role', record_id: QUOTE_ID, label: 'carrier' }),
    ],
  });
  renderDashboard();
  const line = (await screen.findByText(/marked as archived/)).closest('li');
  expect(line).toHaveTextContent('Dayton, OH → Boise, ID, by Morgan Ellery');
  expect(screen.getByRole('link', { name: 'Dayton, OH → Boise, ID' })).toHaveAttribute(
    'href',
    `/admin/quotes?quote=${QUOTE_ID}`,
  );
  expect(screen.getByText('Lima, OH → Gary, IN')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Lima, OH → Gary, IN' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'carrier' })).toHaveAttribute(
    'href',
    `/admin/users?user=${QUOTE_ID}`,
  );
});

it('the overview links to the most common tasks', async () => {
  renderDashboard();
  await screen.findByText('No recent events');
  expect(screen.getByRole('link', { name: 'Upload images' })).toHaveAttribute(
    'href',
    '/admin/gallery',
  );
  expect(screen.getByRole('link', { name: 'Add a vehicle' })).toHaveAttribute(
    'href',
    '/admin/fleet?vehicle=new',
  );
});

it.each(['admin', 'moderator'] as const)(
  'the overview shows to %s the automatic emails that failed for good, with links to their records',
  async (role) => {
    const about = { record_type: 'quote', record_id: QUOTE_ID };
    const failed_emails = [
      { id: '1', name: 'Confirmation of the quote', to_email: 'dana@example.com', ...about },
      { id: '2', name: 'New quote', to_email: 'dispatch@example.com', ...about },
    ];
    backend.on(UNREAD, { status: 200, body: { ...NOTHING_NEW, failed_emails } });
    renderDashboard(member(role));

    expect(await screen.findByText("We couldn't send 2 automatic emails.")).toBeInTheDocument();
    expect(
      screen.getByRole('link', { name: 'Confirmation of the quote, to dana@example.com' }),
    ).toHaveAttribute('href', `/admin/quotes?quote=${QUOTE_ID}`);
    expect(
      screen.getByRole('link', { name: 'New quote, to dispatch@example.com' }),
    ).toBeInTheDocument();
  },
);

it('the overview has no notice if every automatic email was sent', async () => {
  renderDashboard();
  await screen.findByText('No recent events');
  expect(screen.queryByText(/automatic email/u)).not.toBeInTheDocument();
});

it('the overview has empty states', async () => {
  renderDashboard();
  expect(await screen.findByText('No recent events')).toBeInTheDocument();
  expect(await screen.findByText(/All caught up/)).toBeInTheDocument();
});

it('the overview links unanswered quotes and marks overdue replies', async () => {
  const late = adminQuote({ customer_name: 'Samir Haddad', created_at: '2026-01-01T00:00:00Z' });
  const fresh = adminQuote({ customer_name: 'Tom Hadley', created_at: new Date().toISOString() });
  backend.on(QUOTES, { status: 200, body: [late, fresh] });
  renderDashboard();
  const link = await screen.findByRole('link', { name: 'Samir Haddad' });
  expect(link).toHaveAttribute('href', `/admin/quotes?quote=${late.id}`);
  expect(link.closest('li')).toHaveTextContent('Reply overdue');
  expect(screen.getByRole('link', { name: 'Tom Hadley' }).closest('li')).toHaveTextContent(
    /\d+swaiting/,
  );
});

it('the overview shows a moderator what is new to answer, and no figures or activity', async () => {
  backend.on(UNREAD, {
    status: 200,
    body: { ...NOTHING_NEW, quotes: 5, applications: 2, messages: 1 },
  });
  renderDashboard(member('moderator'));
  const applications = await screen.findByRole('link', { name: 'New applications 2' });
  expect(applications).toHaveAttribute('href', '/admin/careers?status=new');
  expect(screen.queryByText('Unique Visitors')).not.toBeInTheDocument();
  expect(screen.queryByText('Cannot roll')).not.toBeInTheDocument();
  expect(screen.queryByText('Recent Activity')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Add a user' })).not.toBeInTheDocument();
});

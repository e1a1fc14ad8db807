import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { renderRoutes } from '@tests/ui/render-app';
import { SystemPage } from './system-page';

const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;
const QUOTE = 'c1000000-0000-4000-8000-000000000001';
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const aJob = (name: string, parts: object = {}) => ({
  name,
  description: `What ${name} does.`,
  schedule: '* * * * *',
  every_seconds: 60,
  next_run_at: ago(-1),
  state: 'ok',
  started_at: '2026-11-20T08:00:00.000Z',
  finished_at: '2026-11-20T08:00:00.840Z',
  rows_done: 3,
  error: null,
  last_ok_at: '2026-11-20T08:00:00.840Z',
  ...parts,
});
const NEVER = { started_at: null, finished_at: null, rows_done: null, last_ok_at: null };
const anEmail = (parts: object = {}) => ({
  record_type: 'quote',
  record_id: QUOTE,
  id: 'email-1',
  name: 'Confirmation of the quote',
  to_email: 'jo@example.com',
  since: ago(52),
  attempts: 5,
  last_error: 'Address not found (550)',
  next_attempt_at: null,
  total: 2,
  ...parts,
});

let backend: FakeBackend;
const answer = (name: string, body: unknown) => {
  backend.on(rpc(name), { status: 200, body });
};

beforeEach(() => {
  vi.stubEnv('VITE_SCHEMA_VERSION', '20261126003200');
  backend = fakeBackend();
  answer('system_jobs', [aJob('send-unsent-emails')]);
  answer('system_emails', []);
  answer('system_storage', [
    { bucket: 'gallery', files: 2, bytes: 3 * 1024 * 1024 },
    { bucket: 'job-documents', files: 1, bytes: 1024 * 1024 },
  ]);
  answer('system_limits', [
    { name: 'quotes', title: 'Quote form', rule: 'Per address 10', hits: 4, last_hit: ago(5) },
    { name: 'visits', title: 'Analytics events', rule: 'Per address 300', hits: 0, last_hit: null },
  ]);
  answer('system_schema', [{ version: '20261126003200', name: 'system_page' }]);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

function renderPage() {
  return renderRoutes(
    [
      {
        path: '/',
        element: <Outlet context={{ onOpenMenu: vi.fn() }} />,
        children: [{ index: true, Component: SystemPage }],
      },
    ],
    { at: '/' },
  );
}
const rowOf = async (name: string) => {
  const cell = await screen.findByText(name, { selector: 'td span' });
  const row = cell.closest('tr');
  if (row === null) throw new Error(`${name} is not in a row.`);
  return within(row);
};
const summary = () => within(screen.getByRole('region', { name: 'Summary' }));

it('the page shows the state of each job under a plain name, and the worst one in the summary', async () => {
  answer('system_jobs', [
    aJob('send-unsent-emails'),
    aJob('empty-trash', { state: 'failed', error: 'canceling statement due to lock timeout' }),
    aJob('delete-old-runs', { state: 'late', ...NEVER }),
    aJob('weigh-trucks', { state: 'waiting', ...NEVER }),
  ]);
  renderPage();

  const ok = await rowOf('Send unsent email');
  expect(ok.getByText('What send-unsent-emails does.')).toBeVisible();
  expect(ok.getByText('3 done')).toBeVisible();
  expect(ok.getByText('0.8 s')).toBeVisible();
  expect(ok.getByText('Every minute')).toBeVisible();
  const failed = await rowOf('Empty the trash');
  expect(failed.getByText('Failed')).toBeVisible();
  expect(failed.getByText('canceling statement due to lock timeout')).toBeVisible();
  expect(failed.getByText(/^Last OK/)).toBeVisible();
  expect((await rowOf('Delete old job records')).getByText('It has never run.')).toBeVisible();
  expect((await rowOf('weigh-trucks')).getByText('Not run yet')).toBeVisible();
  expect(summary().getByText('1 of 4 failed')).toBeVisible();
  expect(summary().getByText('Empty the trash')).toBeVisible();
});

it('the page runs a job now and reads the list again', async () => {
  answer('run_job_now', 'failed');
  renderPage();
  await rowOf('Send unsent email');
  answer('system_jobs', [aJob('send-unsent-emails', { state: 'failed', error: 'Out of order' })]);

  await userEvent.click(screen.getByRole('button', { name: 'Run now: Send unsent email' }));

  expect(await screen.findByText('Job Failed')).toBeVisible();
  expect(await screen.findByText('Out of order')).toBeVisible();
  expect(backend.bodies(rpc('run_job_now'))).toEqual([{ _name: 'send-unsent-emails' }]);
});

it('the page says why a job was not started', async () => {
  backend.on(rpc('run_job_now'), {
    status: 409,
    body: { code: 'PT409', message: 'This job is already running.' },
  });
  renderPage();
  await rowOf('Send unsent email');
  await userEvent.click(screen.getByRole('button', { name: 'Run now: Send unsent email' }));

  expect(await screen.findByText('This job is already running.')).toBeVisible();
});

it('the page links unsent emails to their records, with the reason and the next attempt', async () => {
  answer('system_emails', [
    anEmail(),
    anEmail({
      id: 'email-2',
      name: 'New quote',
      attempts: 1,
      last_error: 'Mailbox full',
      next_attempt_at: ago(-9),
    }),
  ]);
  renderPage();

  const stopped = await screen.findByRole('link', { name: 'Confirmation of the quote' });
  expect(stopped).toHaveAttribute('href', `/admin/quotes?quote=${QUOTE}`);
  expect(screen.getByText('Address not found (550)')).toBeVisible();
  expect(screen.getByText(/^Stopped after 5 attempts, 52m old$/)).toBeVisible();
  expect(screen.getByText(/^1 attempt, next .+, 52m old$/)).toBeVisible();
  expect(summary().getByText('Oldest 52m')).toBeVisible();
});

it('the page adds up the storage and collapses limits that were not hit', async () => {
  renderPage();

  expect(await screen.findAllByText('4.0 MB')).toHaveLength(2);
  expect(screen.getByText('Job applications')).toBeVisible();
  expect(await screen.findByText('Quote form')).toBeVisible();
  expect(screen.getByText('Analytics events')).not.toBeVisible();
  expect(summary().getByText('4: Quote form')).toBeVisible();
});

it.each([
  ['20261126003200', 'Up to date', undefined],
  [
    '20261125001100',
    'Behind the site',
    /^The site expects 20261126003200\. Run "supabase db push"\.$/,
  ],
  ['20261201000000', 'Ahead of the site', /^The site expects 20261126003200\. Deploy/],
])('schema version %s is compared with the site’s: %s', async (version, label, todo) => {
  answer('system_schema', [{ version, name: 'newest' }]);
  renderPage();

  expect(await screen.findAllByText(label)).toHaveLength(2);
  if (todo !== undefined) expect(screen.getByText(todo)).toBeVisible();
});

it('a panel shows what failed to load and loads it on request', async () => {
  backend.on(rpc('system_storage'), {
    status: 403,
    body: { code: '42501', message: 'Admins only.' },
  });
  renderPage();

  expect(await screen.findByText(/We couldn’t load the storage figures\./)).toBeVisible();
  expect(summary().getByText('Not loaded')).toBeVisible();
  expect(await screen.findByText('Send unsent email')).toBeVisible();

  answer('system_storage', []);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('0 files')).toBeVisible();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { catchFiles } from '@tests/ui/catch-files';
import { REFUSED } from '@tests/ui/console-section';
import { renderRoutes } from '@tests/ui/render-app';
import { setUpBackend } from '@tests/ui/set-up-backend';
import { ActivityPage } from './activity-page';

const HISTORY = 'POST /rest/v1/rpc/activity_history';
const WADE = '10000000-0000-4000-8000-000000000001';
const user = userEvent.setup({ delay: null });
const backend = setUpBackend();

const anEntry = (id: number, parts: object = {}) => ({
  id,
  created_at: `2026-11-21T12:00:00.${String(id).padStart(6, '0')}+00:00`,
  action: 'opened',
  subject: 'application',
  record_id: WADE,
  label: `CDL Truck Driver ${String(id)}`,
  detail: 'Resume',
  old_status: null,
  new_status: null,
  actor: { first_name: 'Morgan', last_name: 'Ellery', email: 'm@example.com' },
  target: null,
  ...parts,
});
const respondWith = (entries: unknown[]) => {
  backend.on(HISTORY, { status: 200, body: entries });
};
function renderActivity(at = '/') {
  const element = <Outlet context={{ onOpenMenu: vi.fn() }} />;
  return renderRoutes(
    [{ path: '/', element, children: [{ index: true, Component: ActivityPage }] }],
    {
      at,
    },
  );
}

it('the log shows who did what to which record, and links to it', async () => {
  respondWith([anEntry(1), anEntry(2, { actor: null, action: 'created', detail: null })]);
  backend.on('GET /rest/v1/activity_log', { status: 200, body: [anEntry(1)] });
  renderActivity();
  expect(await screen.findByText('Visitor or system')).toBeVisible();
  expect(screen.getByText('New application')).toBeVisible();
  await user.click(screen.getByText('Application: Resume opened'));

  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByText(/Morgan Ellery/)).toBeVisible();
  expect(drawer.getByRole('link', { name: 'm@example.com' })).toBeVisible();
  expect(drawer.getByRole('link', { name: 'CDL Truck Driver 1' })).toHaveAttribute(
    'href',
    `/admin/careers?application=${WADE}`,
  );
});

it('the log filters by person or record, action, kind of record and period', async () => {
  respondWith([anEntry(1)]);
  renderActivity('/?q=morgan&action=opened');
  await screen.findByText('Application: Resume opened');
  expect(backend.bodies(HISTORY)).toEqual([{ _search: 'morgan', _action: 'opened', _limit: 51 }]);

  await user.selectOptions(screen.getByLabelText('Record'), 'Application');
  await user.click(screen.getByRole('button', { name: '7 days' }));
  await waitFor(() => {
    expect(backend.bodies(HISTORY).at(-1)).toEqual({
      _search: 'morgan',
      _action: 'opened',
      _subject: 'application',
      _from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      _limit: 51,
    });
  });
});

it('the log loads older entries by keyset', async () => {
  respondWith(Array.from({ length: 51 }, (_unused, n) => anEntry(100 - n)));
  renderActivity();
  await user.click(await screen.findByText('Load more'));
  await waitFor(() => {
    expect(backend.bodies(HISTORY).at(-1)).toEqual({
      _before_at: anEntry(51).created_at,
      _before_id: 51,
      _limit: 51,
    });
  });
});

it('an export has what the filters find, and the database logs it', async () => {
  const START = 'POST /rest/v1/rpc/start_activity_export';
  backend.on(START, { status: 200, body: 1 });
  backend.on(HISTORY, (body) => ({
    status: 200,
    body: '_before_id' in (body as object) ? [] : [anEntry(1)],
  }));
  const files = catchFiles();
  renderActivity('/?action=opened');
  await screen.findByText('Application: Resume opened');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => {
    expect(backend.bodies(HISTORY).at(-1)).toEqual({
      _action: 'opened',
      _before_at: anEntry(1).created_at,
      _before_id: 1,
      _limit: 1000,
    });
  });
  expect(backend.bodies(START)).toEqual([{ _action: 'opened' }]);
  expect(await screen.findByText('Export Complete')).toBeVisible();
  const [file] = await files.read();
  expect(file?.text).toBe(
    `\uFEFFWhen,Who,What,Record,Record ID\r\n${anEntry(1).created_at},m@example.com,` +
      `Application: Resume opened,CDL Truck Driver 1,${WADE}\r\n`,
  );
});

it('the log says when it can’t be loaded, and retries', async () => {
  backend.on(HISTORY, REFUSED);
  renderActivity();
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the activity log.');
  respondWith([anEntry(1)]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Application: Resume opened')).toBeVisible();
});

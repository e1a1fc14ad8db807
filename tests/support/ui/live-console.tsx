import { Outlet } from 'react-router-dom';
import { LiveProvider } from '@/app/layouts/admin/live-provider';
import { ConsolePage } from '@/pages/admin/console-page';
import { fakeBackend, type FakeBackend } from './fake-backend';
import { member, renderRoutes } from './render-app';

/** A page of the console that shows changes live, on a fake backend. */

export const QUOTES = 'GET /rest/v1/admin_quotes';
export const UNREAD = 'POST /rest/v1/rpc/admin_unread_counts';
export const FIRST_COUNTS = { quotes: 1, applications: 0, messages: 0 };

/** Answers with no quotes and {@link FIRST_COUNTS}. */
export function liveConsoleServer(): FakeBackend {
  const backend = fakeBackend();
  backend.on(QUOTES, { status: 200, body: [] });
  backend.on(UNREAD, {
    status: 200,
    body: { ...FIRST_COUNTS, newest_quote_at: '-infinity', failed_emails: [] },
  });
  return backend;
}

/** The fleet page with the provider around it. */
export function renderConsole() {
  const element = (
    <LiveProvider>
      <Outlet context={{ onOpenMenu: () => undefined }} />
    </LiveProvider>
  );
  const page = (
    <ConsolePage title="Fleet" path="/admin/fleet">
      <p>Vehicles</p>
    </ConsolePage>
  );
  return renderRoutes([{ path: '*', element, children: [{ path: '*', element: page }] }], {
    at: '/admin/fleet',
    auth: member('admin'),
  });
}

import { screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { vi } from 'vitest';
import { LiveProvider } from '@/app/layouts/admin/live-provider';
import { QuotesPage } from '@/pages/admin/quotes-page';
import { adminQuote } from './admin-quote';
import { quotesServer, type QuotesServer } from './quotes-view';
import { member, renderRoutes } from './render-app';

/** The console's quotes page with one quote open, on a fake backend. */

const ADMIN = member('admin');

/** The signed-in admin. */
export const SAM = {
  id: ADMIN.user?.id ?? '',
  first_name: 'Sam',
  last_name: 'Ito',
  email: 's@example.com',
};

/** A colleague. */
export const DANA = {
  id: '6f0c2f64-6d3a-4b6e-9a57-0b8f7f1f3a10',
  first_name: 'Dana',
  last_name: 'Cole',
  email: 'd@example.com',
};

/** The open quote. */
export const MORGAN = adminQuote({
  customer_name: 'Morgan Reyes',
  created_at: '2026-01-01T00:00:00Z',
});

export function quotesPageServer(): QuotesServer {
  const server = quotesServer([MORGAN]);
  server.backend.on('GET /rest/v1/profiles', { status: 200, body: [DANA, SAM] });
  server.backend.on('GET /rest/v1/emails', { status: 200, body: [] });
  server.backend.on('POST /rest/v1/rpc/quarantined_files', { status: 200, body: [] });
  server.backend.on('GET /rest/v1/file_checks', { status: 200, body: [] });
  server.backend.on('GET /rest/v1/activity_log', { status: 200, body: [] });
  return server;
}

export function renderQuotesPage(at = `/?quote=${MORGAN.id}`) {
  const frame = (
    <LiveProvider>
      <Outlet context={{ onOpenMenu: vi.fn() }} />
    </LiveProvider>
  );
  return renderRoutes(
    [{ path: '/', element: frame, children: [{ index: true, Component: QuotesPage }] }],
    { at, auth: ADMIN },
  );
}

export const findDrawer = () => screen.findByRole('dialog', { name: 'Morgan Reyes' });

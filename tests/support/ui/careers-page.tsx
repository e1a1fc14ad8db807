import { Outlet } from 'react-router-dom';
import { vi } from 'vitest';
import { LiveProvider } from '@/app/layouts/admin/live-provider';
import type { AdminApplication } from '@/features/careers/api/application-inbox';
import type { ApplicationDetails } from '@/features/careers/api/opened-application';
import { CareersPage } from '@/pages/admin/careers-page';
import { application } from './application';
import { fakeBackend, type FakeBackend } from './fake-backend';
import { member, renderRoutes } from './render-app';

/** /admin/careers on a fake backend. */

export const APPLICATIONS = 'GET /rest/v1/admin_job_applications';
const ONE_APPLICATION = 'GET /rest/v1/job_applications';
export const OPEN = 'POST /rest/v1/rpc/open_application';
export const OPEN_DOCUMENTS = 'POST /rest/v1/rpc/open_application_documents';
export const DOCUMENTS = 'POST /rest/v1/rpc/application_documents';

const FOLDER = '30000000-0000-4000-8000-000000000001';
export const RESUME = `${FOLDER}/resume_Jo-Field.docx`;
export const CARD = `${FOLDER}/cdl_card.pdf`;

export const WADE = application({
  first_name: 'Wade',
  last_name: 'Kessler',
  cover_letter: 'Eleven years.\n<b>No accident.</b>',
  resume_document_url: RESUME,
  cdl_document_url: CARD,
  other_documents_urls: [`${FOLDER}/other_twic-card.png`],
});
export const IRENE = application({ first_name: 'Irene', last_name: 'Novak', status: 'reviewed' });

export interface CareersServer {
  backend: FakeBackend;
  /** The list's request URLs, oldest first. */
  asked: URL[];
  /** Replaces the server's rows; a single row is found by id. */
  hold: (applications: readonly (AdminApplication & ApplicationDetails)[]) => void;
}

/** Holds {@link WADE}, whose third document is gone, and {@link IRENE}. */
export function careersServer(): CareersServer {
  const backend = fakeBackend();
  const asked: URL[] = [];
  const hold = (held: readonly (AdminApplication & ApplicationDetails)[]) => {
    backend.on(APPLICATIONS, (_body, url) => {
      asked.push(url);
      return { status: 200, body: held };
    });
    backend.on(ONE_APPLICATION, (_body, url) => {
      const id = url.searchParams.get('id')?.replace('eq.', '');
      return { status: 200, body: held.filter((one) => one.id === id) };
    });
    backend.on(OPEN, (body) => {
      const { _application_id: id } = body as { _application_id: string };
      return { status: 200, body: held.filter((one) => one.id === id) };
    });
  };
  backend.on(OPEN_DOCUMENTS, { status: 200, body: null });
  backend.on('POST /rest/v1/rpc/application_status_counts', {
    status: 200,
    body: [
      { status: 'new', applications: 3 },
      { status: 'reviewed', applications: 12 },
      // A status from a later release.
      { status: 'waiting', applications: 1 },
    ],
  });
  backend.on('GET /rest/v1/emails', { status: 200, body: [] });
  backend.on('POST /rest/v1/rpc/quarantined_files', { status: 200, body: [] });
  backend.on('GET /rest/v1/file_checks', { status: 200, body: [] });
  backend.on(DOCUMENTS, {
    status: 200,
    body: [
      { path: CARD, bytes: 2048, is_shared: false },
      { path: RESUME, bytes: 1024, is_shared: false },
    ],
  });
  hold([WADE, IRENE]);
  return { backend, asked, hold };
}

export function renderCareers(at = '/', auth = member('admin')) {
  const frame = (
    <LiveProvider>
      <Outlet context={{ onOpenMenu: vi.fn() }} />
    </LiveProvider>
  );
  return renderRoutes(
    [{ path: '/', element: frame, children: [{ index: true, Component: CareersPage }] }],
    { at, auth },
  );
}

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveProvider } from '@/app/layouts/admin/live-provider';
import type { AdminApplication } from '@/features/careers/api/admin-applications';
import { saveFile } from '@/shared/lib/save-file';
import { application } from '../../../tests/support/ui/application';
import { announceChange, findRow, REFUSED } from '../../../tests/support/ui/console-section';
import { fakeBackend, type FakeBackend } from '../../../tests/support/ui/fake-backend';
import { renderRoutes } from '../../../tests/support/ui/render-app';
import { CareersPage } from './careers-page';

vi.mock('@/platform/supabase/watch-tables', () => ({ watchTables: vi.fn(() => () => undefined) }));
vi.mock('@/shared/lib/save-file');

const APPLICATIONS = 'GET /rest/v1/job_applications';
const UPDATE = 'PATCH /rest/v1/job_applications';
const DELETE = 'DELETE /rest/v1/job_applications';
const DOCUMENTS = 'POST /rest/v1/rpc/application_documents';
const REMOVE = 'DELETE /storage/v1/object/job-documents';
const FOLDER = '30000000-0000-4000-8000-000000000001';
const RESUME = `${FOLDER}/resume_Jo-Field.docx`;
const CARD = `${FOLDER}/cdl_card.pdf`;
const TWIC = `${FOLDER}/other_twic-card.png`;
const WADE = application({
  first_name: 'Wade',
  last_name: 'Kessler',
  cover_letter: 'Eleven years.\n<b>No accident.</b>',
  resume_document_url: RESUME,
  cdl_document_url: CARD,
  other_documents_urls: [TWIC],
});
const IRENE = application({ first_name: 'Irene', last_name: 'Novak', status: 'reviewed' });

let backend: FakeBackend;
let asked: URL[];

function hold(applications: readonly AdminApplication[]) {
  backend.on(APPLICATIONS, (_body, url) => {
    asked.push(url);
    const id = url.searchParams.get('id')?.replace('eq.', '');
    return {
      status: 200,
      body: id ? applications.filter((one) => one.id === id) : applications,
    };
  });
}

function renderCareers(at = '/') {
  const frame = (
    <LiveProvider>
      <Outlet context={{ onOpenMenu: vi.fn() }} />
    </LiveProvider>
  );
  return renderRoutes(
    [{ path: '/', element: frame, children: [{ index: true, Component: CareersPage }] }],
    { at },
  );
}

beforeEach(() => {
  vi.mocked(saveFile).mockClear();
  asked = [];
  backend = fakeBackend();
  backend.on('POST /rest/v1/rpc/application_status_counts', {
    status: 200,
    body: [
      { status: 'new', applications: 3 },
      { status: 'reviewed', applications: 12 },
      // A status of a later release.
      { status: 'waiting', applications: 1 },
    ],
  });
  backend.on('GET /rest/v1/mail_log', { status: 200, body: [] });
  backend.on(DOCUMENTS, {
    status: 200,
    body: [
      { path: CARD, bytes: 2048, is_shared: false },
      { path: RESUME, bytes: 1024, is_shared: false },
    ],
  });
  hold([WADE, IRENE]);
});

describe('the applications', () => {
  it('are asked of the server by search, status, position and order', async () => {
    renderCareers('/?q=100%25&status=new&position=CDL+Truck+Driver&sort=name');
    expect(await findRow('Wade Kessler')).toHaveTextContent('6-10 years, CDL');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      search_text: 'imatch.***=100%',
      status: 'eq.new',
      job_title: 'eq.CDL Truck Driver',
      order: 'last_name.asc,id.asc',
    });
    expect(screen.getByRole('button', { name: 'New 4' })).toBeInTheDocument();
    expect(backend.bodies('POST /rest/v1/rpc/application_status_counts')).toEqual([
      { _search: '100%', _position: 'CDL Truck Driver' },
    ]);
  });

  it('say so when there are none, and when they could not be fetched', async () => {
    hold([]);
    const { unmount } = renderCareers();
    expect(await screen.findByText('No applications found')).toBeInTheDocument();
    unmount();
    backend.on(APPLICATIONS, REFUSED);
    renderCareers();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to fetch job applications.');
    hold([WADE]);
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await findRow('Wade Kessler')).toBeInTheDocument();
  });

  it('appear by themselves, and a status nobody knows displays as new', async () => {
    renderCareers();
    await findRow('Wade Kessler');
    const late = application({ first_name: 'Lena', last_name: 'Ito' });
    hold([late, WADE, { ...IRENE, status: 'waiting' as AdminApplication['status'] }]);
    announceChange('job_applications');
    expect(within(await findRow('Lena Ito')).getByText('Just in')).toBeInTheDocument();
    expect(screen.getByText('New application from Lena Ito.')).toBeInTheDocument();
    expect(await findRow('Irene Novak')).toHaveTextContent('New');
  });
});

describe('the status', () => {
  const review = async () => {
    const row = await findRow('Wade Kessler');
    await userEvent.click(within(row).getByRole('button', { name: 'Review: Wade Kessler' }));
  };

  it('is set over the version that was seen, and told; there is no way back', async () => {
    const versions: (string | null)[] = [];
    backend.on(UPDATE, (body, url) => {
      versions.push(url.searchParams.get('updated_at'));
      return { status: 200, body: [{ ...WADE, ...(body as object) }] };
    });
    renderCareers();
    await review();
    expect(await screen.findByText('Application marked as reviewed.')).toBeInTheDocument();
    expect(screen.getByText('Status Updated')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(versions).toEqual([`eq.${WADE.updated_at}`]);
    expect(backend.bodies(UPDATE)).toEqual([{ status: 'reviewed' }]);
  });

  it.each([
    ['new', ['Mark as reviewed']],
    ['reviewed', ['Interview', 'Hired', 'Rejected']],
    ['interview', []],
    ['hired', []],
    ['rejected', []],
  ] as const)('%s goes on to %j and can be deleted', async (status, steps) => {
    hold([{ ...WADE, status }]);
    renderCareers(`/?application=${WADE.id}`);
    const drawer = await screen.findByRole('dialog', { name: 'Wade Kessler' });
    const offered = await within(drawer).findAllByRole('button', {
      name: /^(Mark as|Interview|Hired|Rejected|Delete)/,
    });
    expect(offered.map(({ textContent }) => textContent)).toEqual([...steps, 'Delete']);
  });

  it('somebody else has set meanwhile is shown, not overwritten', async () => {
    backend.on(UPDATE, { status: 200, body: [] });
    renderCareers();
    await findRow('Wade Kessler');
    hold([{ ...WADE, status: 'hired', updated_at: '2026-11-21T13:00:00Z' }, IRENE]);
    await review();
    expect(
      await screen.findByText('Somebody changed this meanwhile. It is marked as hired now.'),
    ).toBeInTheDocument();
    await waitFor(async () => {
      expect(await findRow('Wade Kessler')).toHaveTextContent('Hired');
    });
  });

  it('that could not be stored is taken back', async () => {
    backend.on(UPDATE, REFUSED);
    renderCareers();
    await review();
    expect(await screen.findByText('Failed to update application status.')).toBeInTheDocument();
    expect(screen.getByText('Update Failed')).toBeInTheDocument();
    expect(within(await findRow('Wade Kessler')).getByText('New')).toBeInTheDocument();
  });
});

describe('the documents', () => {
  const CONTENT = `GET /storage/v1/object/job-documents/`;

  it('are saved under the specified names, with the ending they have', async () => {
    for (const path of [RESUME, CARD]) backend.on(`${CONTENT}${path}`, { status: 200, body: {} });
    renderCareers();
    const row = await findRow('Wade Kessler');
    await userEvent.click(within(row).getByRole('button', { name: /^Download resume/ }));
    await userEvent.click(within(row).getByRole('button', { name: /^Download CDL/ }));
    await waitFor(() => {
      expect(vi.mocked(saveFile).mock.calls.map(([, name]) => name)).toEqual([
        'resume.docx',
        'cdl.pdf',
      ]);
    });
    expect(
      within(await findRow('Irene Novak')).queryByRole('button', { name: /^Download/ }),
    ).not.toBeInTheDocument();
  });

  it('stand in the drawer with their size; one that is gone says so', async () => {
    renderCareers(`/?application=${WADE.id}`);
    const drawer = await screen.findByRole('dialog', { name: 'Wade Kessler' });
    expect(await within(drawer).findByText('DOCX, 1 KB')).toBeInTheDocument();
    expect(within(drawer).getByText('PDF, 2 KB')).toBeInTheDocument();
    expect(within(drawer).getByText('PNG, no longer there')).toBeInTheDocument();
    expect(
      within(drawer).queryByRole('button', { name: 'Download twic-card.png' }),
    ).not.toBeInTheDocument();
  });

  it('that a browser can show are looked at in the page', async () => {
    URL.createObjectURL = () => 'blob:shown';
    URL.revokeObjectURL = () => undefined;
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
    backend.on(`${CONTENT}${CARD}`, { status: 200, body: '%PDF-1.4' });
    renderCareers(`/?application=${WADE.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Preview cdl.pdf' }));
    const frame = await screen.findByTitle('CDL document, Wade Kessler');
    expect(frame).toHaveAttribute('src', 'blob:shown');
    expect(screen.queryByRole('button', { name: 'Preview resume.docx' })).not.toBeInTheDocument();
  });

  it('that are not what they say are not shown', async () => {
    backend.on(`${CONTENT}${CARD}`, { status: 200, body: '<script>alert(1)</script>' });
    renderCareers(`/?application=${WADE.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Preview cdl.pdf' }));
    expect(await screen.findByText('This file cannot be shown')).toBeInTheDocument();
  });

  it('that cannot be fetched say so', async () => {
    backend.on(`${CONTENT}${CARD}`, REFUSED);
    renderCareers(`/?application=${WADE.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Download cdl.pdf' }));
    expect(await screen.findByText('Download Failed')).toBeInTheDocument();
    expect(screen.getByText('Failed to download file.')).toBeInTheDocument();
    expect(saveFile).not.toHaveBeenCalled();
  });
});

it('the cover letter is text, whatever it contains', async () => {
  renderCareers(`/?application=${WADE.id}`);
  const letter = await screen.findByRole('region', { name: 'Cover letter' });
  expect(letter).toHaveTextContent('Eleven years. <b>No accident.</b>');
});

describe('deleting', () => {
  const remove = async () => {
    const row = await findRow('Wade Kessler');
    await userEvent.click(within(row).getByRole('button', { name: 'Delete: Wade Kessler' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('This action cannot be undone.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  };

  it('takes the documents that are the application’s own, then the application', async () => {
    const order: string[] = [];
    backend.on(DOCUMENTS, {
      status: 200,
      body: [
        { path: CARD, bytes: 1, is_shared: true },
        { path: RESUME, bytes: 1, is_shared: false },
      ],
    });
    backend.on(REMOVE, () => {
      order.push('files');
      return { status: 200, body: [] };
    });
    backend.on(DELETE, () => {
      order.push('row');
      return { status: 200, body: { id: WADE.id } };
    });
    renderCareers();
    await findRow('Wade Kessler');
    await remove();
    expect(await screen.findByText('Application Deleted')).toBeInTheDocument();
    expect(order).toEqual(['files', 'row']);
    expect(backend.bodies(REMOVE)).toEqual([{ prefixes: [RESUME] }]);
  });

  it('keeps the application when its files could not be removed, and can be tried again', async () => {
    backend.on(REMOVE, { status: 500, body: { message: 'Storage is down' } });
    renderCareers();
    await remove();
    expect(await screen.findByText('Delete Failed')).toBeInTheDocument();
    const dialog = screen.getByRole('alertdialog');
    expect(dialog).toHaveTextContent('Failed to delete application.');
    expect(backend.bodies(DELETE)).toEqual([]);

    backend.on(REMOVE, { status: 200, body: [] });
    backend.on(DELETE, { status: 200, body: { id: WADE.id } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Application Deleted')).toBeInTheDocument();
  });
});

it('a mail to an applicant names the record and its position', async () => {
  const SEND = 'POST /functions/v1/reply-by-mail';
  backend.on(SEND, { status: 200, body: { sent: true } });
  renderCareers(`/?application=${WADE.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Reply by mail' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Come by.');
  await userEvent.click(screen.getByRole('button', { name: 'Send Mail' }));
  expect(await screen.findByText('Mail Sent')).toBeInTheDocument();
  expect(backend.bodies(SEND)).toMatchObject([
    {
      record: { type: 'application', id: WADE.id },
      subject: 'Your application: CDL Truck Driver',
      body: 'Come by.',
    },
  ]);
});

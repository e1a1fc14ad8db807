import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveFile } from '@/shared/lib/save-file';
import {
  CARD,
  careersServer,
  DOCUMENTS,
  IRENE,
  renderCareers,
  RESUME,
  WADE,
  type CareersServer,
} from '@tests/ui/careers-page';
import { findRow, queryRow, REFUSED } from '@tests/ui/console-section';

vi.mock('@/shared/lib/save-file');

const CONTENT = `GET /storage/v1/object/job-documents/`;
const REMOVE = 'DELETE /storage/v1/object/job-documents';
const DELETE = 'DELETE /rest/v1/job_applications';

let server: CareersServer;
beforeEach(() => {
  vi.mocked(saveFile).mockClear();
  server = careersServer();
});

describe('application documents', () => {
  it('download under standard names with their own extension', async () => {
    for (const path of [RESUME, CARD])
      server.backend.on(`${CONTENT}${path}`, { status: 200, body: {} });
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

  it('show their size, and say when one was deleted', async () => {
    renderCareers(`/?application=${WADE.id}`);
    const drawer = await screen.findByRole('dialog', { name: 'Wade Kessler' });
    expect(await within(drawer).findByText('DOCX, 1 KB')).toBeInTheDocument();
    expect(within(drawer).getByText('PDF, 2 KB')).toBeInTheDocument();
    expect(within(drawer).getByText('PNG, deleted')).toBeInTheDocument();
    expect(
      within(drawer).queryByRole('button', { name: 'Download twic-card.png' }),
    ).not.toBeInTheDocument();
  });

  it('render PDFs in a sandboxed frame', async () => {
    server.backend.on(`${CONTENT}${CARD}`, { status: 200, body: '%PDF-1.4' });
    renderCareers(`/?application=${WADE.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Preview cdl.pdf' }));
    const frame = await screen.findByTitle('CDL document, Wade Kessler');
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    expect(frame).not.toHaveAttribute('src');
    expect(screen.queryByRole('button', { name: 'Preview resume.docx' })).not.toBeInTheDocument();
  });

  it('refuse to preview a file whose content doesn’t match its type', async () => {
    server.backend.on(`${CONTENT}${CARD}`, { status: 200, body: '<script>alert(1)</script>' });
    renderCareers(`/?application=${WADE.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Preview cdl.pdf' }));
    expect(await screen.findByText('We can’t preview this file')).toBeInTheDocument();
  });

  it('say when they can’t be fetched', async () => {
    server.backend.on(`${CONTENT}${CARD}`, REFUSED);
    renderCareers(`/?application=${WADE.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Download cdl.pdf' }));
    expect(await screen.findByText('Download Failed')).toBeInTheDocument();
    expect(screen.getByText('Failed to download file.')).toBeInTheDocument();
    expect(saveFile).not.toHaveBeenCalled();
  });
});

describe('deleting an application', () => {
  const remove = async () => {
    const row = await findRow('Wade Kessler');
    await userEvent.click(within(row).getByRole('button', { name: 'Delete: Wade Kessler' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('This action cannot be undone.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  };

  it('deletes its own documents, then the application', async () => {
    const order: string[] = [];
    server.backend.on(DOCUMENTS, {
      status: 200,
      body: [
        { path: CARD, bytes: 1, is_shared: true },
        { path: RESUME, bytes: 1, is_shared: false },
      ],
    });
    server.backend.on(REMOVE, () => {
      order.push('files');
      return { status: 200, body: [] };
    });
    server.backend.on(DELETE, () => {
      order.push('row');
      return { status: 200, body: { id: WADE.id } };
    });
    renderCareers();
    await findRow('Wade Kessler');
    await remove();
    expect(await screen.findByText('Application Deleted')).toBeInTheDocument();
    expect(order).toEqual(['files', 'row']);
    expect(server.backend.bodies(REMOVE)).toEqual([{ prefixes: [RESUME] }]);
  });

  it('keeps the application when its files can’t be deleted, and can be retried', async () => {
    server.backend.on(REMOVE, { status: 500, body: { message: 'Storage is down' } });
    renderCareers();
    await remove();
    expect(await screen.findByText('Delete Failed')).toBeInTheDocument();
    const dialog = screen.getByRole('alertdialog');
    expect(dialog).toHaveTextContent('Failed to delete application.');
    expect(server.backend.bodies(DELETE)).toEqual([]);

    server.backend.on(REMOVE, { status: 200, body: [] });
    server.backend.on(DELETE, { status: 200, body: { id: WADE.id } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Application Deleted')).toBeInTheDocument();
  });
});

describe('deleting several applications', () => {
  const deleteAll = async () => {
    renderCareers();
    await findRow('Wade Kessler');
    const user = userEvent.setup({ delay: null });
    await user.click(screen.getByLabelText('Select all on this page'));
    const bar = within(screen.getByLabelText('Selected applications'));
    await user.click(bar.getByText('Delete', { selector: 'button' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 2 applications?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    return dialog;
  };
  const gone = (url: URL) => url.searchParams.get('id')?.replace('eq.', '') ?? '';

  it('deletes each one’s documents', async () => {
    const rows: string[] = [];
    server.backend.on(REMOVE, { status: 200, body: [] });
    server.backend.on(DELETE, (_body, url) => {
      rows.push(gone(url));
      server.hold([]);
      return { status: 200, body: { id: gone(url) } };
    });
    await deleteAll();
    expect(await screen.findByText('2 Applications Deleted')).toBeInTheDocument();
    expect(rows).toEqual([WADE.id, IRENE.id]);
    expect(server.backend.bodies(DOCUMENTS)).toEqual(rows.map((id) => ({ _application_id: id })));
    expect(server.backend.bodies(REMOVE)).toHaveLength(2);
  });

  it('names the applications it couldn’t delete and keeps them selected', async () => {
    server.backend.on(REMOVE, () =>
      server.backend.bodies(REMOVE).length === 1
        ? { status: 500, body: { message: 'Storage is down' } }
        : { status: 200, body: [] },
    );
    server.backend.on(DELETE, () => {
      server.hold([WADE]);
      return { status: 200, body: { id: IRENE.id } };
    });
    await deleteAll();
    expect(await screen.findByText('1 Application Deleted')).toBeInTheDocument();
    expect(screen.getByText('1 couldn’t be deleted.')).toBeInTheDocument();
    expect(server.backend.bodies(DELETE)).toHaveLength(1);
    await waitFor(() => {
      expect(queryRow('Irene Novak')).not.toBeInTheDocument();
    });
    expect(screen.getByText('1 application selected')).toBeInTheDocument();
  });

  it('says when none could be deleted', async () => {
    server.backend.on(REMOVE, { status: 500, body: { message: 'Storage is down' } });
    const dialog = await deleteAll();
    expect(await screen.findByText('Delete Failed')).toBeInTheDocument();
    expect(dialog).toHaveTextContent('Failed to delete application.');
    expect(server.backend.bodies(DELETE)).toEqual([]);
  });
});

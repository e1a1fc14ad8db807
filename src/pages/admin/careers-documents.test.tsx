import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  CARD,
  careersServer,
  DOCUMENTS,
  OPEN,
  OPEN_DOCUMENTS,
  renderCareers,
  RESUME,
  WADE,
  type CareersServer,
} from '@tests/ui/careers-page';
import { catchFiles } from '@tests/ui/catch-files';
import { findRow, REFUSED } from '@tests/ui/console-section';

const CONTENT = `GET /storage/v1/object/job-documents/`;
const CLOSED = 'GET /rest/v1/file_checks';
const REASON = 'Quarantined. An admin must release it first.';
const REMOVE = 'DELETE /storage/v1/object/job-documents';
const DELETE = 'POST /rest/v1/rpc/purge_records';

let server: CareersServer;
let files: ReturnType<typeof catchFiles>;
beforeEach(() => {
  server = careersServer();
  files = catchFiles();
});
const savedNames = async () => (await files.read()).map(({ name }) => name);

describe('application documents', () => {
  it('download under standard names with their own extension', async () => {
    for (const path of [RESUME, CARD])
      server.backend.on(`${CONTENT}${path}`, { status: 200, body: {} });
    renderCareers();
    const row = await findRow('Wade Kessler');
    await userEvent.click(within(row).getByRole('button', { name: /^Download resume/ }));
    await userEvent.click(within(row).getByRole('button', { name: /^Download CDL/ }));
    await waitFor(async () => {
      expect(await savedNames()).toEqual(['resume.docx', 'cdl.pdf']);
    });
    expect(
      within(await findRow('Irene Novak')).queryByRole('button', { name: /^Download/ }),
    ).not.toBeInTheDocument();
  });

  it('show their name and size, and say when one was deleted', async () => {
    renderCareers(`/?application=${WADE.id}`);
    const drawer = await screen.findByRole('dialog', { name: 'Wade Kessler' });
    expect(await within(drawer).findByText('Jo-Field.docx, 1 KB')).toBeInTheDocument();
    expect(within(drawer).getByText('card.pdf, 2 KB')).toBeInTheDocument();
    expect(within(drawer).getByText('PNG, deleted')).toBeInTheDocument();
    expect(
      within(drawer).queryByRole('button', { name: 'Download twic-card.png' }),
    ).not.toBeInTheDocument();
  });

  it('documents are flagged when their content doesn’t match their type, until an admin releases them', async () => {
    const file = {
      bucket_id: 'job-documents',
      path: RESUME,
      name: 'Jo-Field.docx',
      declared_type: 'application/pdf',
      found_type: 'application/x-msdownload',
      released_at: null as string | null,
    };
    server.backend.on('POST /rest/v1/rpc/quarantined_files', () => ({ status: 200, body: [file] }));
    server.backend.on('POST /rest/v1/rpc/release_file', () => {
      file.released_at = '2026-11-20T12:00:00Z';
      return { status: 200, body: true };
    });
    server.backend.on(CLOSED, () => ({
      status: 200,
      body: file.released_at === null ? [{ path: RESUME }] : [],
    }));
    server.backend.on(`${CONTENT}${RESUME}`, { status: 200, body: {} });
    renderCareers(`/?application=${WADE.id}`);
    const drawer = await screen.findByRole('dialog', { name: 'Wade Kessler' });
    expect(await within(drawer).findByText(/is quarantined/)).toBeVisible();
    expect(within(drawer).getByText(/application\/x-msdownload/)).toBeVisible();
    const download = () => within(drawer).getByRole('button', { name: 'Download resume.docx' });
    expect(await within(drawer).findByText(REASON)).toBeVisible();
    expect(download()).toHaveAttribute('aria-disabled', 'true');
    expect(download()).toHaveAccessibleDescription(REASON);
    download().focus();
    expect(download()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(server.backend.bodies(OPEN_DOCUMENTS)).toEqual([]);
    const other = within(drawer).getByRole('button', { name: 'Download cdl.pdf' });
    expect(other).not.toHaveAttribute('aria-disabled');

    await userEvent.click(within(drawer).getByRole('button', { name: /^Release / }));

    expect(await within(drawer).findByText(/was released/)).toBeVisible();
    expect(within(drawer).queryByRole('button', { name: /^Release / })).not.toBeInTheDocument();
    await waitFor(() => {
      expect(download()).not.toHaveAttribute('aria-disabled');
    });
    await userEvent.click(download());
    await waitFor(async () => {
      expect(await savedNames()).toHaveLength(1);
    });
  });

  it('say what to ask for when a .doc file is rich text', async () => {
    const check = { declared_type: 'application/msword', found_type: 'application/rtf' };
    const file = {
      bucket_id: 'job-documents',
      path: RESUME,
      name: 'resume_Jo-Field.doc',
      ...check,
    };
    const body = [{ ...file, released_at: null }];
    server.backend.on('POST /rest/v1/rpc/quarantined_files', { status: 200, body });
    renderCareers(`/?application=${WADE.id}`);
    const drawer = await screen.findByRole('dialog', { name: 'Wade Kessler' });
    expect(
      await within(drawer).findByText(/application\/rtf\. .* save it as a PDF\./),
    ).toBeVisible();
  });

  it('can’t be downloaded from the list while they are quarantined', async () => {
    server.backend.on(CLOSED, { status: 200, body: [{ path: RESUME }] });
    renderCareers();
    const row = await findRow('Wade Kessler');
    const resume = within(row).getByRole('button', { name: /^Download resume/ });
    await waitFor(() => {
      expect(resume).toHaveAccessibleDescription(REASON);
    });
    await userEvent.click(resume);
    expect(server.backend.bodies(OPEN_DOCUMENTS)).toEqual([]);
    expect(within(row).getByRole('button', { name: /^Download CDL/ })).not.toHaveAttribute(
      'aria-disabled',
    );
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

  it('documents are fetched only after the opening is logged', async () => {
    server.backend.on(OPEN_DOCUMENTS, REFUSED);
    server.backend.on(`${CONTENT}${CARD}`, { status: 200, body: '%PDF-1.4' });
    renderCareers(`/?application=${WADE.id}`);
    const download = () => screen.findByRole('button', { name: 'Download cdl.pdf' });
    await userEvent.click(await download());
    expect(await screen.findByText('Download Failed')).toBeInTheDocument();
    expect(await savedNames()).toEqual([]);

    server.backend.on(OPEN_DOCUMENTS, { status: 200, body: null });
    await userEvent.click(await download());
    await waitFor(async () => {
      expect(await savedNames()).toHaveLength(1);
    });
    expect(server.backend.bodies(OPEN_DOCUMENTS).at(-1)).toEqual({
      _application_id: WADE.id,
      _path: CARD,
    });
  });

  it('documents and details appear only when the database has logged the opening', async () => {
    server.backend.on(OPEN, REFUSED);
    renderCareers(`/?application=${WADE.id}`);
    const drawer = await screen.findByRole('dialog', { name: 'Wade Kessler' });
    const again = await within(drawer).findByRole('button', { name: 'Try again' });
    expect(within(drawer).queryByText('Documents')).not.toBeInTheDocument();
    expect(within(drawer).queryByText(/Eleven years/)).not.toBeInTheDocument();

    server.backend.on(OPEN, { status: 200, body: [WADE] });
    await userEvent.click(again);
    expect(await within(drawer).findByText(/Eleven years/)).toBeInTheDocument();
    expect(within(drawer).getByText(/The activity log records who opens/)).toBeVisible();
  });

  it('say when they can’t be fetched', async () => {
    server.backend.on(`${CONTENT}${CARD}`, REFUSED);
    renderCareers(`/?application=${WADE.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Download cdl.pdf' }));
    expect(await screen.findByText('Download Failed')).toBeInTheDocument();
    expect(screen.getByText('Failed to download file.')).toBeInTheDocument();
    expect(await savedNames()).toEqual([]);
  });
});

describe('an application in the trash', () => {
  const openTrash = async () => {
    server.backend.on('POST /rest/v1/rpc/trashed_records', {
      status: 200,
      body: [
        {
          id: WADE.id,
          updated_at: WADE.updated_at,
          title: 'Wade Kessler',
          detail: WADE.job_title,
          deleted_at: '2026-11-21T12:00:00Z',
          deleter: { first_name: 'Dana', last_name: 'Cole', email: 'dana@example.com' },
        },
      ],
    });
    renderCareers('/?trash=1');
    return within(await screen.findByRole('dialog', { name: 'Trash' }));
  };
  const deleteForever = async () => {
    const trash = await openTrash();
    const name = 'Delete forever: Wade Kessler';
    await userEvent.click(await trash.findByRole('button', { name }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete forever' }));
    return dialog;
  };

  it('deletes its own documents before the row', async () => {
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
      return { status: 200, body: WADE.id };
    });
    const dialog = await deleteForever();
    expect(dialog).toHaveTextContent('This action cannot be undone.');
    expect(await screen.findByText('Application Deleted Forever')).toBeInTheDocument();
    expect(order).toEqual(['files', 'row']);
    expect(server.backend.bodies(REMOVE)).toEqual([{ prefixes: [RESUME] }]);
  });

  it('stays when its files can’t be deleted, and can be retried', async () => {
    server.backend.on(REMOVE, { status: 500, body: { message: 'Storage is down' } });
    const dialog = await deleteForever();
    expect(await screen.findByText('Delete Failed')).toBeInTheDocument();
    expect(dialog).toHaveTextContent('Failed to delete application.');
    expect(server.backend.bodies(DELETE)).toEqual([]);

    server.backend.on(REMOVE, { status: 200, body: [] });
    server.backend.on(DELETE, { status: 200, body: WADE.id });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete forever' }));
    expect(await screen.findByText('Application Deleted Forever')).toBeInTheDocument();
  });

  it('an application in the trash is restored over the version it was deleted in', async () => {
    const RESTORE = 'POST /rest/v1/rpc/restore_records';
    server.backend.on(RESTORE, { status: 200, body: [{ id: WADE.id, updated_at: 'later' }] });
    const trash = await openTrash();
    expect(await trash.findByText(/by Dana Cole/)).toBeInTheDocument();
    await userEvent.click(trash.getByRole('button', { name: 'Restore: Wade Kessler' }));
    expect(await screen.findByText('Application Restored')).toBeInTheDocument();
    expect(server.backend.bodies(RESTORE)).toEqual([
      { _type: 'application', _ids: [WADE.id], _seen: [WADE.updated_at] },
    ]);
  });
});

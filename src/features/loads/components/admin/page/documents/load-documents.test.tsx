import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderSection } from '@tests/ui/console-section';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { fakeDigest, fakeUploads } from '@tests/ui/fake-uploads';
import { LoadDocuments } from './load-documents';

const LOAD = 'a2000000-0000-4000-8000-000000000001';
const LIST = 'GET /rest/v1/load_documents';
const ADD = 'POST /rest/v1/rpc/add_load_document';
const DELETE = 'DELETE /rest/v1/load_documents';

const aDocument = (parts: object = {}) => ({
  id: 'doc-1',
  created_at: '2026-11-20T15:00:00+00:00',
  kind: 'pod',
  name: 'signed.pdf',
  file_path: `${LOAD}/doc-1.pdf`,
  size: 20_480,
  quarantine: null as object | null,
  uploader: { first_name: 'Casey', last_name: 'Monroe', email: 'c@example.com' },
  permit: null,
  ...parts,
});

let backend: FakeBackend;
let uploads: ReturnType<typeof fakeUploads>;
const answer = (route: string, body: unknown, status = 200) => {
  backend.on(route, { status, body });
};
const table = () => screen.findByRole('table', { name: 'Documents' });
const choose = async (...files: File[]) => {
  await userEvent.upload(await screen.findByLabelText('Files'), files);
};
const pdf = (name = 'bol.pdf', content = 'PDF') =>
  new File([content], name, { type: 'application/pdf' });

beforeEach(() => {
  fakeDigest();
  backend = fakeBackend();
  uploads = fakeUploads();
  answer(LIST, []);
  answer(ADD, null);
});
const PERMITS = [
  { id: 'permit-1', jurisdiction: 'OH', permit_number: 'OH-77' },
  { id: 'permit-2', jurisdiction: 'IN', permit_number: null },
];
const open = () => renderSection(<LoadDocuments loadId={LOAD} permits={PERMITS} />);

describe('The documents of a load', () => {
  it('documents are listed by kind with who added them', async () => {
    answer(LIST, [
      aDocument(),
      aDocument({ id: 'doc-2', kind: 'bol', name: 'bol.docx', file_path: `${LOAD}/doc-2.docx` }),
      aDocument({ id: 'doc-3', kind: 'rate_confirmation', name: 'rate.pdf', uploader: null }),
    ]);
    open();
    const [, ...rows] = within(await table()).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Bill of ladingbol\.docxCasey MonroeNov 20.+, 20 KB$/),
      expect.stringMatching(/^Proof of deliverysigned\.pdfCasey Monroe/),
      expect.stringMatching(/^Rate confirmationAdmins onlyrate\.pdfDeleted user/),
    ]);
    // Word files can only be downloaded.
    expect(screen.queryByRole('button', { name: 'Open bol.docx' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download bol.docx' })).toBeInTheDocument();
  });

  it('say when there are none, and offer to retry when they fail', async () => {
    backend.on(LIST, { status: 500, body: { message: 'down' } });
    open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer(LIST, []);
    await userEvent.click(retry);
    expect(await screen.findByText('No documents yet.')).toBeInTheDocument();
  });

  it('documents are uploaded to the load’s folder as the chosen kind', async () => {
    open();
    await userEvent.selectOptions(
      await screen.findByLabelText('Kind of document'),
      'Rate confirmation',
    );
    expect(screen.getByText('Only admins can read it.')).toBeInTheDocument();
    await choose(pdf('signed rate.PDF'));
    await waitFor(() => {
      expect(backend.bodies(ADD)).toHaveLength(1);
    });
    const [added] = backend.bodies(ADD) as { _id: string; _file_path: string }[];
    expect(added).toMatchObject({
      _load_id: LOAD,
      _kind: 'rate_confirmation',
      _name: 'signed rate.PDF',
      _file_path: `${LOAD}/${added?._id ?? ''}.pdf`,
      _sha256: 'ab'.repeat(32),
    });
    expect(uploads.calls[0]?.url).toContain(`/object/load-documents/${added?._file_path ?? ''}`);
    await waitFor(() => {
      expect(screen.queryByText('signed rate.PDF')).not.toBeInTheDocument();
    });
  });

  it('documents of a permit belong to the chosen permit, which says who can read them', async () => {
    answer(LIST, [aDocument({ kind: 'permit', permit: { jurisdiction: 'IN' } })]);
    open();
    expect(within(await table()).getByText('Permit, IN')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Kind of document'), 'Permit');
    expect(screen.getByText('Only the driver can read it.')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Permit'), 'OH OH-77');
    expect(screen.getByText('Pilot cars in OH can read it, too.')).toBeInTheDocument();
    await choose(pdf());
    await waitFor(() => {
      expect(backend.bodies(ADD)).toMatchObject([{ _kind: 'permit', _permit_id: 'permit-1' }]);
    });
  });

  it('keep a file whose upload failed, and retry it under the same id', async () => {
    uploads.decide(() => ({ status: 500 }));
    open();
    answer(ADD, { code: '23514', message: 'This file is already on the load.' }, 400);
    await choose(pdf());
    uploads.decide(() => 'arrives');
    const first = await screen.findByRole('button', { name: 'Retry bol.pdf' }, { timeout: 10_000 });
    expect(backend.bodies(ADD).length).toBeLessThanOrEqual(1);
    await userEvent.click(first);
    expect(await screen.findByText('This file is already on the load.')).toBeInTheDocument();
    answer(ADD, null);
    await userEvent.click(screen.getByRole('button', { name: 'Retry bol.pdf' }));
    await waitFor(() => {
      expect(screen.queryByText('bol.pdf')).not.toBeInTheDocument();
    });
    const ids = (backend.bodies(ADD) as { _id: string }[]).map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(1);
  }, 20_000);

  it('refuse other types and empty files before uploading', async () => {
    open();
    const field = await screen.findByLabelText('Files');
    await userEvent
      .setup({ applyAccept: false })
      .upload(field, [
        new File(['x'], 'run.exe', { type: 'application/octet-stream' }),
        pdf('empty.pdf', ''),
      ]);
    expect(
      await screen.findByText('Choose a PDF, JPG, PNG, WebP, HEIC, DOCX or XLSX file.'),
    ).toBeInTheDocument();
    expect(screen.getByText('This file is empty. Choose another one.')).toBeInTheDocument();
    expect(uploads.calls).toEqual([]);
  });

  it('documents are deleted after a confirmation', async () => {
    answer(LIST, [aDocument()]);
    answer(DELETE, { file_path: `${LOAD}/doc-1.pdf` });
    answer('DELETE /storage/v1/object/load-documents', []);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete signed.pdf' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete signed.pdf?' });
    answer(LIST, []);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No documents yet.')).toBeInTheDocument();
    expect(backend.bodies('DELETE /storage/v1/object/load-documents')).toEqual([
      { prefixes: [`${LOAD}/doc-1.pdf`] },
    ]);
  });

  it('can’t be opened while quarantined, until an admin releases them', async () => {
    const check = {
      path: `${LOAD}/doc-1.pdf`,
      declared_type: 'application/msword',
      found_type: 'application/rtf',
      released_at: null as string | null,
    };
    answer(LIST, [aDocument({ quarantine: check })]);
    answer('POST /rest/v1/rpc/release_file', true);
    open();
    const row = within(await table());
    expect(await row.findByText('Quarantined')).toBeInTheDocument();
    expect(
      row.getByText(/its content is application\/rtf\. .* save it as a PDF\. Release/),
    ).toBeVisible();
    expect(row.getByRole('button', { name: 'Download signed.pdf' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(row.getByRole('button', { name: 'Open signed.pdf' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const released = { ...check, released_at: '2026-11-20T16:00:00+00:00' };
    answer(LIST, [aDocument({ quarantine: released })]);
    await userEvent.click(row.getByRole('button', { name: 'Release signed.pdf' }));
    expect(await row.findByText('Released')).toBeInTheDocument();
    expect(backend.bodies('POST /rest/v1/rpc/release_file')).toEqual([
      { _bucket: 'load-documents', _path: check.path },
    ]);
  });
});

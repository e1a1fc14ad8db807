import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { fakeDigest, fakeUploads } from '@tests/ui/fake-uploads';
import { aLoad } from '@tests/ui/loads';
import { renderPage } from '@tests/ui/render-app';
import { DocumentPreview } from '@/features/loads/components/documents/document-preview';
import { AssignedDocuments } from './assigned-documents';

const LIST = 'GET /rest/v1/load_documents';
const ADD = 'POST /rest/v1/rpc/add_load_document';
const ME = '5f0c2f64-6d3a-4b6e-9a57-0b8f7f1f3a10';
const ONCE_EACH = 'This file is already on the load.';

const load = aLoad();
const aDocument = (kind: string, name: string, parts: object = {}) => ({
  id: name,
  created_at: '2026-11-20T15:00:00+00:00',
  kind,
  name,
  file_path: `${load.id}/${name}`,
  size: 20_480,
  uploaded_by: null,
  ...parts,
});
const photo = (name = 'left.jpg', content = 'JPG') =>
  new File([content], name, { type: 'image/jpeg' });

let backend: FakeBackend;
let uploads: ReturnType<typeof fakeUploads>;
const answer = (route: string, body: unknown, status = 200) => {
  backend.on(route, { status, body });
};
const open = (status = load.status) =>
  renderPage(
    <AssignedDocuments
      load={{ ...load, status }}
      userId={ME}
      renderPreview={(document, onClose) => (
        <DocumentPreview document={document} onClose={onClose} />
      )}
    />,
  );
const group = async (name: string) => within(await screen.findByRole('region', { name }));
const choose = async (label: string, ...files: File[]) => {
  const chooser = await screen.findByLabelText(label);
  await userEvent.setup({ applyAccept: false }).upload(chooser, files);
};

beforeEach(() => {
  fakeDigest();
  backend = fakeBackend();
  uploads = fakeUploads();
  answer(LIST, []);
  answer(ADD, null);
});

describe('The driver’s documents', () => {
  it('documents are listed by kind, in the order of the trip', async () => {
    answer(LIST, [
      aDocument('pod', 'signed.pdf', { uploaded_by: ME }),
      aDocument('permit', 'OH permit.pdf'),
      aDocument('permit', 'IN permit.pdf'),
      aDocument('coi', 'insurance.pdf'),
    ]);
    open();
    await screen.findByRole('button', { name: 'Open signed.pdf' });
    expect(screen.getAllByRole('heading', { level: 4 }).map((title) => title.textContent)).toEqual([
      'Permit PDFs',
      'Bill of lading',
      'Photos',
      'Proof of delivery',
      'Other documents',
    ]);
    const permits = await group('Permit PDFs');
    expect(permits.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^IN permit\.pdfNov 20, 2026.+, 20 KB$/u),
      expect.stringMatching(/^OH permit\.pdfNov 20, 2026.+, 20 KB$/u),
    ]);
    const pods = await group('Proof of delivery');
    expect(pods.getByRole('listitem')).toHaveTextContent(/signed\.pdf.+, added by you$/u);
    const bills = await group('Bill of lading');
    expect(bills.getByText('Not added yet')).toBeInTheDocument();
    expect(permits.queryByLabelText(/^Add/u)).not.toBeInTheDocument();
  });

  it('open in the page, except types that only download', async () => {
    const path = `${load.id}/left.jpg`;
    answer(LIST, [aDocument('photo', 'left.jpg'), aDocument('bol', 'bol.docx')]);
    answer(`GET /storage/v1/object/load-documents/${path}`, 'picture');
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Open left.jpg' }));
    const dialog = await screen.findByRole('dialog', { name: 'left.jpg' });
    expect(within(dialog).getByText('Photo')).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Download' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Download bol.docx' })).toBeInTheDocument();
  });

  it('several documents upload together, each as the kind of its group', async () => {
    open();
    await choose('Add photos', photo('left.jpg'), photo('rear.jpg'));
    expect(await screen.findByText('2 Documents Added')).toBeInTheDocument();
    await choose('Take a photo of the POD', photo('image.jpg'));
    await waitFor(() => {
      expect(backend.bodies(ADD)).toHaveLength(3);
    });
    const added = backend.bodies(ADD) as Record<string, string>[];
    expect(added.map(({ _kind, _name }) => [_kind, _name])).toEqual([
      ['photo', 'left.jpg'],
      ['photo', 'rear.jpg'],
      ['pod', 'image.jpg'],
    ]);
    for (const { _load_id: id, _id: own = '', _file_path: path } of added) {
      expect([id, path]).toEqual([load.id, `${load.id}/${own}.jpg`]);
    }
    expect(await screen.findByLabelText('Take a photo')).toHaveAttribute('capture', 'environment');
    expect(screen.getByLabelText('Add photos')).toHaveAttribute('multiple');
  });

  it('documents chosen during an upload are counted once', async () => {
    let finish: (() => void) | undefined;
    backend.on(
      ADD,
      () =>
        new Promise((resolve) => {
          finish = () => {
            resolve({ status: 200, body: null });
          };
        }),
    );
    open();
    await choose('Add photos', photo('left.jpg'));
    await waitFor(() => {
      expect(finish).toBeDefined();
    });
    await choose('Add BOL', photo('bol.jpg'));
    answer(ADD, null);
    finish?.();
    expect(await screen.findByText('2 Documents Added')).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.queryByText('bol.jpg')).not.toBeInTheDocument();
    });
    expect(screen.queryByText('Document Added')).not.toBeInTheDocument();
  });

  it('show their progress and can be canceled', async () => {
    uploads.decide(() => 'hangs');
    open();
    await choose('Add photos', photo());
    const photos = await group('Photos');
    expect(await photos.findByRole('progressbar', { name: 'Uploading left.jpg' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    await userEvent.click(photos.getByRole('button', { name: 'Cancel upload of left.jpg' }));
    expect(photos.queryByText('left.jpg')).not.toBeInTheDocument();
    expect(photos.getByLabelText('Add photos')).toHaveFocus();
    expect(backend.bodies(ADD)).toEqual([]);
  });

  it('stay after a failed upload, and are retried with the same id', async () => {
    backend.on(ADD, 'lost');
    open();
    await choose('Add POD', photo());
    const pods = await group('Proof of delivery');
    const retry = await pods.findByRole('button', { name: 'Retry left.jpg' });
    expect(pods.getByText('Upload failed. Check your connection and retry.')).toBeInTheDocument();
    answer(ADD, null);
    await userEvent.dblClick(retry);
    expect(await screen.findByText('Document Added')).toBeInTheDocument();
    const ids = (backend.bodies(ADD) as { _id: string }[]).map(({ _id }) => _id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('a document that is too large, empty or of another type is refused on its row before the upload', async () => {
    open();
    const large = photo('large.jpg');
    Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 + 1 });
    await choose('Add photos', large, photo('empty.jpg', ''), new File(['x'], 'clip.mov'));
    const rows = await Promise.all(
      ['Larger than 20 MB', 'This file is empty', 'Choose a PDF'].map((problem) =>
        screen.findByText(new RegExp(`^${problem}`, 'u')),
      ),
    );
    expect(rows.map((row) => row.closest('li')?.querySelector('b')?.textContent)).toEqual([
      'large.jpg',
      'empty.jpg',
      'clip.mov',
    ]);
    expect(uploads.calls).toEqual([]);
  });

  it('a refused document shows the reason: the load has one, or isn’t the driver’s anymore', async () => {
    answer(ADD, { code: '23514', message: ONCE_EACH }, 400);
    open();
    await choose('Add BOL', photo());
    expect(await screen.findByText(ONCE_EACH)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove left.jpg' }));
    uploads.decide(() => ({ status: 400, statusCode: '403' }));
    await choose('Add POD', photo('pod.jpg'));
    expect(
      await screen.findByText(
        'Dispatch canceled this load or gave it to someone else. Call dispatch.',
      ),
    ).toBeInTheDocument();
  });

  it('can be added although the list can’t be loaded', async () => {
    answer(LIST, { message: 'down' }, 500);
    open();
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 9000 });
    expect(screen.getByText('We couldn’t load the documents.')).toBeInTheDocument();
    expect(screen.getByLabelText('Add POD')).toBeInTheDocument();
    expect(screen.queryByText('Not added yet')).not.toBeInTheDocument();
    answer(LIST, [aDocument('pod', 'signed.pdf')]);
    await userEvent.click(retry);
    expect(await screen.findByRole('button', { name: 'Open signed.pdf' })).toBeInTheDocument();
  });

  it('can be added after delivery, but not to a canceled load', async () => {
    answer(LIST, [aDocument('bol', 'bol.pdf')]);
    const { unmount } = open('delivered');
    expect(await screen.findByLabelText('Add POD')).toBeInTheDocument();
    unmount();
    open('cancelled');
    expect(await screen.findByRole('button', { name: 'Open bol.pdf' })).toBeInTheDocument();
    expect(screen.queryByLabelText(/^Add/u)).not.toBeInTheDocument();
    expect(screen.queryByText('Proof of delivery')).not.toBeInTheDocument();
  });
});

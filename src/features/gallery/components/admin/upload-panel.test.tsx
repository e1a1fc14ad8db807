import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '@tests/ui/render-app';
import { storeUpload } from '../../api/store-upload';
import { UploadButton } from './upload-button';
import { UploadPanel } from './upload-panel';
import { uploadQueue } from './upload-queue-store';

vi.mock('../../api/store-upload', () => ({ storeUpload: vi.fn(), discardUpload: vi.fn() }));
vi.mock('@/shared/images/check-picture', async (original) => ({
  ...(await original<object>()),
  checkPicture: () => Promise.resolve(),
}));

const store = vi.mocked(storeUpload);
const user = userEvent.setup({ applyAccept: false });
const image = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

async function choose(...files: File[]) {
  await user.upload(screen.getByLabelText('Images'), files);
}
const rows = () =>
  within(screen.getByRole('list', { name: 'Images to upload' })).getAllByRole('listitem');

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  store.mockReset().mockResolvedValue();
  for (const { id } of uploadQueue.items) uploadQueue.remove(id);
  renderPage(
    <>
      <UploadButton />
      <UploadPanel />
    </>,
  );
});

it('the panel lists chosen images with title, category and state', async () => {
  await choose(image('girder-lima.jpg'), image('crane.jpg'));
  expect(rows()).toHaveLength(2);
  expect(screen.getByLabelText('Title of girder-lima.jpg')).toHaveValue('girder-lima');
  expect(screen.getByLabelText('Category of crane.jpg')).toHaveValue('general');
  expect(screen.getAllByText('Ready')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Remove crane.jpg' }));
  expect(rows()).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Upload 1 image' })).toBeEnabled();
});

it('the panel rejects more than ten images', async () => {
  await choose(...Array.from({ length: 11 }, (_, n) => image(`${String(n)}.jpg`)));
  expect(await screen.findByText('Too Many Files')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Images to upload' })).not.toBeInTheDocument();
});

it('the panel says what to do with an iPhone’s HEIC photo', async () => {
  await choose(new File(['heic'], 'IMG_2201.HEIC', { type: '' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/Skipped: IMG_2201\.HEIC.*Most Compatible/);
});

it('the panel skips files that aren’t images and names them', async () => {
  await choose(image('a.jpg'), new File(['<svg/>'], 'b.svg', { type: 'image/svg+xml' }));
  expect(rows()).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Skipped: b.svg');
});

it('a failed upload shows the error on its row and retries', async () => {
  store.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await choose(image('a.jpg'), image('b.jpg'));
  await user.click(screen.getByRole('button', { name: 'Upload 2 images' }));
  expect(await screen.findByText('Upload Complete')).toBeInTheDocument();
  expect(screen.getByText('1 image uploaded, 1 failed.')).toBeInTheDocument();
  const [failed] = rows();
  expect(failed).toHaveTextContent('Error');
  expect(failed).toHaveTextContent('Upload failed');

  await user.click(screen.getByRole('button', { name: 'Retry a.jpg' }));
  expect(await screen.findAllByText('Uploaded')).toHaveLength(2);
});

it('the panel says when every upload failed', async () => {
  store.mockRejectedValue(new Error('x'));
  await choose(image('a.jpg'), image('b.jpg'));
  await user.click(screen.getByRole('button', { name: 'Upload 2 images' }));
  expect(await screen.findByText('Upload Failed')).toBeInTheDocument();
  expect(screen.getByText('Failed to upload 2 image(s). Please try again.')).toBeInTheDocument();
});

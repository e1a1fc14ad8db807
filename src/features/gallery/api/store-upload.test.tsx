import { beforeEach, expect, it, vi } from 'vitest';
import { alreadyStored, nothingStored } from '@tests/ui/conflicts';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { fakeUploads } from '@tests/ui/fake-uploads';
import { storeUpload } from './store-upload';

vi.mock('@/shared/images/make-variants', () => ({
  makeVariants: () =>
    Promise.resolve([{ blob: new Blob(['x'], { type: 'image/webp' }), width: 1600, height: 1200 }]),
}));

const INSERT = 'POST /rest/v1/gallery_images';
const READ = 'GET /rest/v1/gallery_images';
const REMOVE = 'DELETE /storage/v1/object/gallery';
let backend: FakeBackend;

beforeEach(() => {
  backend = fakeBackend();
  fakeUploads();
  backend.on(READ, { status: 200, body: [] });
  backend.on(REMOVE, { status: 200, body: [] });
});

const upload = () =>
  storeUpload(
    {
      id: crypto.randomUUID(),
      file: new File(['x'], 'girder.jpg', { type: 'image/jpeg' }),
      title: 'Girder',
      category: 'general',
    },
    () => undefined,
  );

it('an image counts as uploaded when an earlier attempt stored it', async () => {
  backend.on(INSERT, alreadyStored('gallery_images'));
  await upload();
  expect(backend.bodies(REMOVE)).toEqual([]);
});

it.each(nothingStored('gallery_images'))(
  'an upload fails and deletes the files after %s',
  async (_what, answer) => {
    backend.on(INSERT, answer);
    await expect(upload()).rejects.toMatchObject({ kind: 'conflict' });
    expect(backend.bodies(REMOVE)).toHaveLength(1);
  },
);

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakeBackend } from '@tests/ui/fake-backend';
import { renderPage } from '@tests/ui/render-app';
import type { AdminImage } from '../../api/admin-images';
import { EditImageDialog } from './edit-image-dialog';

const UPDATE = 'PATCH /rest/v1/gallery_images';
const IMAGE: AdminImage = {
  id: '11111111-1111-4111-8111-111111111111',
  updated_at: '2026-11-20T10:00:00+00:00',
  title: 'Boiler drum',
  description: null,
  alt_text: 'A boiler drum on a lowboy',
  category: 'loads',
  display_order: 1,
  is_load_of_the_month: false,
  image_url: 'https://project.test/drum.webp',
  image_width: 1600,
  image_height: 1200,
  thumbnail_url: null,
  thumbnail_width: null,
  thumbnail_height: null,
};

it('the dialog stays open while saving and keeps the input when saving fails', async () => {
  const backend = fakeBackend();
  let fail = (): void => undefined;
  const held = new Promise<'lost'>((resolve) => {
    fail = () => {
      resolve('lost');
    };
  });
  backend.on(UPDATE, () => held);
  const onClose = vi.fn();
  renderPage(<EditImageDialog opened={IMAGE} current={IMAGE} onClose={onClose} />);
  const title = await screen.findByLabelText(/^Title/);
  await userEvent.type(title, ', 90 t');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

  await waitFor(() => {
    expect(backend.bodies(UPDATE)).toEqual([{ title: 'Boiler drum, 90 t' }]);
  });
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();

  fail();
  expect(await screen.findByText(/^Failed to fetch|didn’t respond/)).toBeInTheDocument();
  expect(title).toHaveValue('Boiler drum, 90 t');
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalled();
});

import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '@tests/ui/render-app';
import type { AdminImage } from '../../api/admin-images';
import { ImageGrid } from './image-grid';

const image = (id: string, display_order: number): AdminImage => ({
  id,
  updated_at: '2026-11-20T15:04:00Z',
  title: `Image ${id}`,
  description: null,
  alt_text: null,
  category: 'loads',
  display_order,
  is_load_of_the_month: false,
  image_url: `/${id}.webp`,
  image_width: 1600,
  image_height: 900,
  thumbnail_url: `/${id}-small.webp`,
  thumbnail_width: 600,
  thumbnail_height: 338,
});

it('the images are shown before they can be dragged, and keep the focus when they can', async () => {
  const images = [image('a', 1), image('b', 2)];
  const nothing = () => undefined;
  renderPage(
    <ImageGrid
      ordered={images}
      shown={images}
      onMove={() => 1}
      onSetLoadOfTheMonth={nothing}
      onEdit={nothing}
      onDelete={nothing}
    />,
  );
  const before = screen.getByRole('button', { name: 'Edit: Image b' });
  expect(screen.getByRole('heading', { name: 'Image b' }).closest('li')).not.toHaveAttribute(
    'data-dragging',
  );
  before.focus();
  await waitFor(() => {
    expect(screen.getByRole('heading', { name: 'Image b' }).closest('li')).toHaveAttribute(
      'data-dragging',
      'false',
    );
  });
  expect(before).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit: Image b' })).toHaveFocus();
});

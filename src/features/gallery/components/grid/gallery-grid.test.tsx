import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { setUpBackend } from '@tests/ui/set-up-backend';
import { fakeIntersectionObserver } from '@tests/ui/fake-intersection-observer';
import { renderPage } from '@tests/ui/render-app';
import { GALLERY_ROUTE, testImages } from '../test-images';
import { GalleryGrid } from './gallery-grid';

const backend = setUpBackend();
let screenArea: ReturnType<typeof fakeIntersectionObserver>;
beforeEach(() => {
  screenArea = fakeIntersectionObserver();
  backend.on(GALLERY_ROUTE, { status: 200, body: testImages(3) });
});

const card = (title: string) => screen.findByRole('button', { name: title });
const dialog = () => screen.findByRole('dialog');

async function openCard(title: string) {
  renderPage(<GalleryGrid />);
  await userEvent.click(await card(title));
  return within(await dialog());
}

describe('gallery grid', () => {
  test('shows a loading state, then every image with title and description', async () => {
    renderPage(<GalleryGrid />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading gallery...');
    await card('Load 1');
    const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
    expect(headings).toEqual(['Load 1', 'Load 2', 'Load 3']);
    expect(screen.getByText('Description 2')).toBeVisible();
  });

  test('requests all images in display order', async () => {
    let asked = new URLSearchParams();
    backend.on(GALLERY_ROUTE, (_body, url) => {
      asked = url.searchParams;
      return { status: 200, body: testImages(1) };
    });
    renderPage(<GalleryGrid />);
    await card('Load 1');
    expect(asked.get('order')).toMatch(/^display_order\.asc/);
    expect(asked.has('limit')).toBe(false);
  });

  test('filters by category, and the dialog steps through the filtered pictures', async () => {
    const [one, two, three] = testImages(3);
    const images = [one, { ...two, category: 'trucks' }, three];
    backend.on(GALLERY_ROUTE, { status: 200, body: images });
    renderPage(<GalleryGrid />);
    const filter = within(await screen.findByRole('group', { name: 'Filter by category' }));
    expect(filter.getByRole('button', { name: 'All 3' })).toHaveAttribute('aria-pressed', 'true');
    expect(filter.queryByRole('button', { name: /^Trailers/ })).not.toBeInTheDocument();
    await userEvent.click(filter.getByRole('button', { name: 'Loads 2' }));
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Load 1',
      'Load 3',
    ]);
    await userEvent.click(await card('Load 1'));
    expect(within(await dialog()).getByText('1 of 2')).toBeInTheDocument();
  });

  test('Back closes the dialog and stays on the page', async () => {
    await openCard('Load 2');
    window.history.back();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(await card('Load 2')).toBeVisible();
  });

  test('shows an empty state', async () => {
    backend.on(GALLERY_ROUTE, { status: 200, body: [] });
    renderPage(<GalleryGrid />);
    expect(await screen.findByText('No images available in the gallery.')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('shows a failure as an empty list, logs it, and can be retried', async () => {
    backend.on(GALLERY_ROUTE, { status: 403, body: { code: '42501', message: 'denied' } });
    renderPage(<GalleryGrid />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('No images available in the gallery.')).toBeVisible();
    expect(screen.queryByText(/denied/)).not.toBeInTheDocument();
    expect(console.warn).toHaveBeenCalled();
    backend.on(GALLERY_ROUTE, { status: 200, body: testImages(1) });
    await userEvent.click(retry);
    expect(await card('Load 1')).toBeVisible();
  });
});

describe('an image', () => {
  test('loads when it scrolls into view and then fades in', async () => {
    renderPage(<GalleryGrid />);
    await card('Load 1');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    screenArea.show(true);
    const picture = screen.getByRole('img', { name: 'Picture 2' });
    expect(picture).toHaveAttribute('srcset', expect.stringContaining('2-small.webp 600w'));
    expect(picture).toHaveClass('opacity-0');
    expect(screen.getAllByText('Loading...')).toHaveLength(3);
    fireEvent.load(picture);
    expect(picture).toHaveClass('opacity-100');
    expect(screen.getAllByText('Loading...')).toHaveLength(2);
  });

  test('doesn’t fade in if it is the first, which was on the screen before', async () => {
    renderPage(<GalleryGrid />);
    await card('Load 1');
    screenArea.show(true);
    expect(screen.getByRole('img', { name: 'Picture 1' })).toHaveClass('opacity-100');
  });

  test('an image is replaced by a placeholder when it fails to load', async () => {
    renderPage(<GalleryGrid />);
    await card('Load 1');
    screenArea.show(true);
    fireEvent.error(screen.getByRole('img', { name: 'Picture 1' }));
    const placeholder = screen.getByRole('img', { name: 'Picture 1' });
    expect(placeholder).toHaveAttribute('src', '/placeholder.svg');
    fireEvent.error(placeholder);
    expect(screen.getByRole('img', { name: 'Picture 1' })).toBe(placeholder);
  });
});

describe('lightbox', () => {
  test('shows the image at full size with title and description', async () => {
    const viewer = await openCard('Load 2');
    expect(await dialog()).toHaveAccessibleName('Load 2');
    expect(await dialog()).toHaveAccessibleDescription('Description 2');
    expect(viewer.getByRole('img', { name: 'Picture 2' })).toHaveAttribute(
      'src',
      'https://project.test/2.webp',
    );
    expect(viewer.getByText('2 of 3')).toBeVisible();
  });

  test('wraps around with arrow keys and buttons', async () => {
    const viewer = await openCard('Load 1');
    await userEvent.keyboard('{ArrowLeft}');
    expect(await dialog()).toHaveAccessibleName('Load 3');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(await dialog()).toHaveAccessibleName('Load 2');
    await userEvent.click(viewer.getByRole('button', { name: 'Previous picture' }));
    expect(await dialog()).toHaveAccessibleName('Load 1');
  });

  test('closes on Escape and returns focus to the card', async () => {
    await openCard('Load 2');
    expect(await dialog()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(await card('Load 2')).toHaveFocus();
  });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setUpBackend } from '@tests/ui/set-up-backend';
import { renderPage } from '@tests/ui/render-app';
import type { createCoverflow } from './carousel/coverflow';
import { GalleryShowcase } from './gallery-showcase';
import { GALLERY_ROUTE, testImages } from './test-images';

// Swiper needs a layout, so this fake records its moves instead.
vi.mock('./carousel/coverflow', () => ({
  createCoverflow: ((_stage, { count, onIndexChange }) => {
    let index = 0;
    const goTo = (to: number) => {
      index = (to + count) % count;
      onIndexChange(index);
    };
    return {
      next: () => {
        goTo(index + 1);
      },
      previous: () => {
        goTo(index - 1);
      },
      goTo,
      destroy: () => undefined,
    };
  }) satisfies typeof createCoverflow,
}));

const user = userEvent.setup({ delay: null });
const SLIDE_MS = 3000;

const backend = setUpBackend();
let prefersReducedMotion: boolean;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  prefersReducedMotion = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: prefersReducedMotion,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  backend.on(GALLERY_ROUTE, { status: 200, body: testImages(6) });
});
afterEach(() => {
  vi.useRealTimers();
});

const carousel = () => screen.findByRole('region', { name: 'Featured Equipment' });
const bullet = (index: number) =>
  screen.getByRole('button', { name: `Slide ${String(index)}: Load ${String(index)}` });
const slide = (index: number) =>
  within(screen.getByRole('group', { name: `${String(index)} of 6` })).getByRole('button');

async function show() {
  renderPage(<GalleryShowcase />);
  await carousel();
  // The coverflow loads separately.
  await act(() => vi.dynamicImportSettled());
}

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function expectCurrent(index: number) {
  expect(bullet(index)).toHaveAttribute('aria-current', 'true');
}

describe('without images', () => {
  test('the carousel shows a loading state', () => {
    renderPage(<GalleryShowcase />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading gallery...');
  });

  test('the carousel shows an empty state', async () => {
    backend.on(GALLERY_ROUTE, { status: 200, body: [] });
    renderPage(<GalleryShowcase />);
    expect(await screen.findByText('No images available in the gallery.')).toBeVisible();
  });

  test('a failure is logged and can be retried', async () => {
    backend.on(GALLERY_ROUTE, { status: 403, body: { code: '42501', message: 'denied' } });
    renderPage(<GalleryShowcase />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(console.warn).toHaveBeenCalled();
    backend.on(GALLERY_ROUTE, { status: 200, body: testImages(6) });
    await user.click(retry);
    expect(await carousel()).toBeVisible();
  });
});

describe('the carousel', () => {
  test('requests six images in order', async () => {
    let asked = new URLSearchParams();
    backend.on(GALLERY_ROUTE, (_body, url) => {
      asked = url.searchParams;
      return { status: 200, body: testImages(6) };
    });
    await show();
    expect(asked.get('limit')).toBe('6');
    expect(asked.get('order')).toMatch(/^display_order\.asc/);
  });

  test('advances every 3000 ms', async () => {
    await show();
    expectCurrent(1);
    wait(SLIDE_MS - 1);
    expectCurrent(1);
    wait(1);
    expectCurrent(2);
    wait(SLIDE_MS);
    expectCurrent(3);
  });

  test('a bullet shows its slide for the full time', async () => {
    await show();
    wait(2000);
    await user.click(bullet(4));
    expectCurrent(4);
    wait(2000);
    expectCurrent(4);
    wait(1000);
    expectCurrent(5);
  });

  test('pauses under a mouse or finger and then resumes', async () => {
    await show();
    fireEvent.pointerEnter(slide(1));
    wait(10 * SLIDE_MS);
    expectCurrent(1);
    fireEvent.pointerLeave(slide(1));
    wait(SLIDE_MS);
    expectCurrent(2);
  });

  test('pauses while the tab is hidden', async () => {
    await show();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    wait(10 * SLIDE_MS);
    expectCurrent(1);
    visibility.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    wait(SLIDE_MS);
    expectCurrent(2);
  });

  test('can be paused and resumed', async () => {
    await show();
    await user.click(screen.getByRole('button', { name: 'Pause slideshow' }));
    wait(10 * SLIDE_MS);
    expectCurrent(1);
    await user.click(screen.getByRole('button', { name: 'Play slideshow' }));
    wait(SLIDE_MS);
    expectCurrent(2);
  });

  test('doesn’t autoplay with reduced motion until the user starts it', async () => {
    prefersReducedMotion = true;
    await show();
    wait(10 * SLIDE_MS);
    expectCurrent(1);
    await user.click(screen.getByRole('button', { name: 'Play slideshow' }));
    wait(SLIDE_MS);
    expectCurrent(2);
  });
});

describe('by keyboard', () => {
  test('the carousel has one tab stop, and arrow keys move slides and focus', async () => {
    await show();
    await user.tab();
    expect(slide(1)).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expectCurrent(2);
    expect(slide(2)).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(slide(6)).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Previous slide' })).toHaveFocus();
  });
});

describe('a slide', () => {
  test('opens the lightbox, pauses behind it, and regains focus on close', async () => {
    await show();
    const opener = slide(1);
    await user.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Load 1' });
    expect(within(dialog).getByRole('img')).toHaveAttribute('src', 'https://project.test/1.webp');
    fireEvent.pointerLeave(opener);
    wait(10 * SLIDE_MS);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expectCurrent(1);
    expect(slide(1)).toHaveFocus();
  });

  test('doesn’t open after a drag', async () => {
    await show();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    click.preventDefault();
    fireEvent(slide(1), click);
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('the carousel has its heading above the slides, and buttons to the previous and next slide', async () => {
  renderPage(<GalleryShowcase />);
  const region = within(await carousel());
  const heading = region.getByRole('heading', { name: 'Featured Equipment' });
  const [slide] = region.getAllByRole('group', { name: /^1 of/ });
  expect(slide && heading.compareDocumentPosition(slide)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(region.getByRole('button', { name: 'Previous slide' })).toBeVisible();
  expect(region.getByRole('button', { name: 'Next slide' })).toBeVisible();
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeIntersectionObserver } from '@tests/ui/fake-intersection-observer';
import type { AuthValue } from '@/session/auth-context';
import { member, renderPage, VISITOR } from '@tests/ui/render-app';
import { scrollWindowTo } from '@tests/ui/scroll-window';
import { QuotePrompt } from './quote-prompt';
import { FOOTER_END_ID } from './site-footer';

let footerEnd: ReturnType<typeof fakeIntersectionObserver>;

beforeEach(() => {
  footerEnd = fakeIntersectionObserver();
});

afterEach(() => {
  window.sessionStorage.clear();
  vi.unstubAllGlobals();
});

const prompt = () => screen.queryByRole('complementary', { name: 'Quote prompt' });

function showAt(path: string, scrolled: number, auth = VISITOR as AuthValue) {
  const view = renderPage(
    <>
      <QuotePrompt />
      <p id={FOOTER_END_ID} />
    </>,
    { at: path, auth },
  );
  scrollWindowTo(scrolled);
  return view;
}

test('the prompt appears after more than 500 px of scrolling', () => {
  showAt('/', 500);
  expect(prompt()).toBeNull();
  scrollWindowTo(501);
  expect(prompt()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Get Free Quote' })).toHaveAttribute('href', '/quote');
  expect(screen.getByRole('link', { name: 'Call Now' })).toHaveAttribute(
    'href',
    'tel:+19375550142',
  );
});

test('the prompt stays hidden for the session once dismissed', async () => {
  const { unmount } = showAt('/', 900);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(prompt()).toBeNull();
  unmount();
  showAt('/', 900);
  expect(prompt()).toBeNull();
});

test.each([
  '/quote',
  '/quote/status',
  '/quotes/1',
  '/auth/invitation',
  '/dashboard',
  '/profile',
  '/loads/assigned',
  '/schedule',
  '/escorts',
  '/careers',
  '/contact',
])('the prompt is hidden on %s', (path) => {
  showAt(path, 900);
  expect(prompt()).toBeNull();
});

test.each(['driver', 'pilot_car'] as const)(
  'the prompt is hidden for a %s on every page',
  (role) => {
    showAt('/about', 900, member(role));
    expect(prompt()).toBeNull();
  },
);

test('the prompt shows for a signed-in customer', () => {
  showAt('/about', 900, member());
  expect(prompt()).toBeVisible();
});

test('the prompt hides while the last line of the footer is on screen', () => {
  showAt('/', 900);
  footerEnd.show(true);
  expect(prompt()).toBeNull();
  footerEnd.show(false);
  expect(prompt()).toBeVisible();
});

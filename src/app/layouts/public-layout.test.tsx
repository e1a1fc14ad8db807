import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QUICK_LINKS, SERVICE_LINKS } from '@/content/navigation';
import { CtaBand } from '@/shared/blocks/cta-band';
import { fakeIntersectionObserver } from '@tests/ui/fake-intersection-observer';
import { renderRoutes } from '@tests/ui/render-app';
import { PublicLayout } from './public-layout';

const routes = [
  {
    Component: PublicLayout,
    children: [
      { index: true, element: <Link to="/quote?from=home">On</Link> },
      {
        path: 'quote',
        element: (
          <>
            <h1>Request a Free Quote</h1>
            <CtaBand />
          </>
        ),
      },
    ],
  },
];

const scrollTo = vi.fn();

beforeEach(() => {
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  fakeIntersectionObserver();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the first Tab stop skips the header', async () => {
  renderRoutes(routes);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(document.getElementById('main')).toBe(screen.getByRole('main'));
});

test('a new page moves focus to its heading', async () => {
  renderRoutes(routes);
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'On' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('the footer links to the main pages and to every service', async () => {
  renderRoutes(routes);
  const footer = within(await screen.findByRole('contentinfo'));
  for (const { label, to } of [...QUICK_LINKS, ...SERVICE_LINKS]) {
    expect(footer.getByRole('link', { name: label })).toHaveAttribute('href', to);
  }
  expect(footer.getByText('USDOT')).toBeVisible();
  expect(footer.getByText('TWIC certified drivers')).toBeVisible();
});

test('a social profile without a URL is an icon, not a link', async () => {
  renderRoutes(routes);
  expect(await screen.findByRole('img', { name: 'LinkedIn, coming soon' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /LinkedIn/ })).toBeNull();
});

test("the quote page's closing band links to the top of the form", async () => {
  const { router } = renderRoutes(routes, { at: '/quote' });
  scrollTo.mockClear();
  await userEvent.click(screen.getByRole('link', { name: 'Get a Quote Now' }));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
  expect(router.state.historyAction).toBe('POP');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('Contact Us links to the contact page, and the footer has phone number and address', async () => {
  renderRoutes(routes, { at: '/quote' });
  const footer = await screen.findByRole('contentinfo');
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  expect(footer).toHaveTextContent('937-555-0142');
  expect(footer).toHaveTextContent('Dayton, Ohio');
});

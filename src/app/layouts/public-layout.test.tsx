import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLive, QUICK_LINKS, SERVICE_LINKS } from '@/content/navigation';
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

test('moves focus to the heading of a new page', async () => {
  renderRoutes(routes);
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'On' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('the footer links only to live pages and names every service', async () => {
  renderRoutes(routes);
  const footer = within(await screen.findByRole('contentinfo'));
  for (const { label, to } of [...QUICK_LINKS, ...SERVICE_LINKS]) {
    expect(footer.queryAllByRole('link', { name: label })).toHaveLength(isLive(to) ? 1 : 0);
  }
  for (const { label } of SERVICE_LINKS) expect(footer.getByText(label)).toBeVisible();
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

test('Contact Us links to the contact block while there is no contact page', async () => {
  renderRoutes(routes, { at: '/quote' });
  await screen.findByRole('contentinfo');
  const target = screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href') ?? '';
  expect(target).toMatch(isLive('/contact') ? /^\/contact$/ : /#contact-details$/);
  const block = document.getElementById('contact-details');
  expect(block).toHaveTextContent('937-555-0142');
  expect(block).toHaveTextContent('Dayton, Ohio');
});

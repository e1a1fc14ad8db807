import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Outlet, type RouteObject } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SitePages } from './site-pages';

vi.mock('@/shared/lib/load-with-retry', () => ({
  loadWithRetry: <T,>(load: () => Promise<T>) => load(),
}));

function open(next: Partial<RouteObject>) {
  const routes: RouteObject[] = [
    {
      element: (
        <>
          <Link to="/next">Next</Link>
          <Outlet />
        </>
      ),
      children: [
        { index: true, element: <h1>First page</h1> },
        { path: 'next', ...next },
      ],
    },
  ];
  return render(
    <MemoryRouter useTransitions={false}>
      <Link to="/">Home</Link>
      <SitePages routes={routes} />
    </MemoryRouter>,
    // On a slow machine React renders a failed page twice, and reports the first time to the window.
    { onRecoverableError: () => undefined },
  );
}

const openNext = () => userEvent.click(screen.getByRole('link', { name: 'Next' }));

test('the old page stays while the next one loads, and a slow load is announced', async () => {
  let finishLoading: (() => void) | undefined;
  open({
    lazy: () =>
      new Promise((resolve) => {
        finishLoading = () => {
          resolve({ Component: () => <h1>Next page</h1> });
        };
      }),
  });
  await openNext();
  expect(await screen.findByText('Loading page')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'First page' })).toBeVisible();
  finishLoading?.();
  expect(await screen.findByRole('heading', { name: 'Next page' })).toBeVisible();
  expect(screen.queryByText('First page')).not.toBeInTheDocument();
  await waitFor(() => {
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

test('a page that fails to load is an error, until the visitor navigates', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  open({ lazy: () => Promise.reject(new TypeError('error importing a module')) });
  await openNext();
  expect(await screen.findByRole('heading', { name: "This page didn't load" })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();

  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(await screen.findByRole('heading', { name: 'First page' })).toBeVisible();
});

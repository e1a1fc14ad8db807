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
          <Link to="/next">On</Link>
          <Outlet />
        </>
      ),
      children: [
        { index: true, element: <h1>Here</h1> },
        { path: 'next', ...next },
      ],
    },
  ];
  return render(
    <MemoryRouter useTransitions={false}>
      <Link to="/">Elsewhere</Link>
      <SitePages routes={routes} />
    </MemoryRouter>,
  );
}

const goOn = () => userEvent.click(screen.getByRole('link', { name: 'On' }));

test('the page that is left stays until the next one is there, and a slow one says so', async () => {
  let arrive: (() => void) | undefined;
  open({
    lazy: () =>
      new Promise((resolve) => {
        arrive = () => {
          resolve({ Component: () => <h1>There</h1> });
        };
      }),
  });
  await goOn();
  expect(await screen.findByText('Loading page')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Here' })).toBeVisible();
  arrive?.();
  expect(await screen.findByRole('heading', { name: 'There' })).toBeVisible();
  expect(screen.queryByText('Here')).not.toBeInTheDocument();
  await waitFor(() => {
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

test('a page that does not arrive says so, and is not in the way elsewhere', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  open({ lazy: () => Promise.reject(new TypeError('error importing a module')) });
  await goOn();
  expect(await screen.findByRole('heading', { name: 'This page did not arrive' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible();

  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible();
});

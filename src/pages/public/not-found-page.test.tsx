import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '@tests/ui/render-app';
import { NotFoundPage } from './not-found-page';

test('the page shows 404, logs the path, links home and is not indexed', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderPage(<NotFoundPage />, { at: '/no/such/page' });

  expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(screen.getByText('404')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(warn).toHaveBeenCalledExactlyOnceWith('Page not found:', '/no/such/page');
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(document.head.querySelector('link[rel=canonical]')).toBeNull();
});

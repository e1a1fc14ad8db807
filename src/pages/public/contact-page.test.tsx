import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '@tests/ui/render-app';
import { ContactPage } from './contact-page';

it('the page shows every way to reach the company', () => {
  renderPage(<ContactPage />);
  expect(screen.getByRole('link', { name: '937-555-0142' })).toHaveAttribute(
    'href',
    'tel:+19375550142',
  );
  expect(screen.getByText('24/7 emergency')).toBeVisible();
  expect(screen.getByRole('link', { name: 'dispatch@example.com' })).toBeVisible();
  expect(screen.getAllByText(/Dayton, Ohio 45402/)).not.toHaveLength(0);
  expect(screen.getByText('Office Monday to Friday 8am to 6pm ET; dispatch 24/7')).toBeVisible();
});

it('nothing loads from the map provider until the map is requested', async () => {
  renderPage(<ContactPage />);
  expect(screen.getByRole('heading', { name: 'Find Us' })).toBeVisible();
  expect(document.querySelector('iframe, img[src^="http"], script[src^="http"]')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Show the map' }));

  const map = screen.getByTitle(/Map of Dayton/);
  expect(map).toHaveAttribute('src', expect.stringContaining('https://www.openstreetmap.org/'));
  expect(map).toHaveFocus();
});

it('the page links to the map provider', () => {
  renderPage(<ContactPage />);
  const link = screen.getByRole('link', { name: 'Open in OpenStreetMap' });
  expect(link).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\//),
  );
  expect(link).toHaveAttribute('rel', 'noreferrer');
});

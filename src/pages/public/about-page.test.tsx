import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { readJsonLd } from '@tests/ui/json-ld';
import { renderPage } from '@tests/ui/render-app';
import { sectionUnder, textsOf } from '@tests/ui/section-under';
import { AboutPage } from './about-page';

beforeEach(() => {
  renderPage(<AboutPage />, { at: '/about' });
});

test('has every section', () => {
  expect(textsOf(screen.getAllByRole('heading', { level: 2 }))).toEqual([
    'Our story',
    'Mission statement',
    'Five core values',
    'A legacy of careful work',
    'The team',
    'Ready to Tackle the Impossible?',
  ]);
});

test('holds five values, in order', () => {
  expect(textsOf(sectionUnder('Five core values').getAllByRole('term'))).toEqual([
    'Teamwork',
    'Integrity',
    'Safety',
    'Respect',
    'Responsibility',
  ]);
});

test('the founder’s words are marked as nobody’s yet', () => {
  const quote = screen.getByRole('figure');
  expect(within(quote).getByText('The founder')).toBeVisible();
  expect(within(quote).getByText('Sample quote, to be replaced')).toBeVisible();
});

test('shows the ends of the fleet at one scale', async () => {
  expect(await screen.findByRole('img', { name: /5-axle Step deck/ })).toBeVisible();
  expect(await screen.findByRole('img', { name: /19-axle Schnabel/ })).toBeVisible();
});

test('closes with the shared band, and tells machines who it is', () => {
  expect(screen.getByRole('link', { name: 'Get a Quote Now' })).toHaveAttribute('href', '/quote');
  expect(readJsonLd('Organization')).toHaveLength(1);
});

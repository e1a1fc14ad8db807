import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { readJsonLd } from '@tests/ui/json-ld';
import { renderPage } from '@tests/ui/render-app';
import { sectionUnder, textsOf } from '@tests/ui/section-under';
import { LEGACY } from '@/content/about';
import { AboutPage } from './about-page';

beforeEach(() => {
  renderPage(<AboutPage />, { at: '/about' });
});

test('the page shows the sections in order', () => {
  expect(textsOf(screen.getAllByRole('heading', { level: 2 }))).toEqual([
    'Our story',
    'The team',
    'Mission statement',
    'Five core values',
    LEGACY.heading,
    'Ready to Tackle the Impossible?',
  ]);
});

test('the page lists the five core values in order', () => {
  expect(textsOf(sectionUnder('Five core values').getAllByRole('term'))).toEqual([
    'Teamwork',
    'Integrity',
    'Safety',
    'Respect',
    'Responsibility',
  ]);
});

test('the page marks the founder’s quote as a sample', () => {
  const quote = screen.getByRole('figure');
  expect(within(quote).getByText(LEGACY.speaker)).toBeVisible();
  expect(within(quote).getByText(LEGACY.sampleNote)).toBeVisible();
});

test('the page draws the shortest and longest combinations to the same scale', async () => {
  expect(await screen.findByRole('img', { name: /5-axle Step deck/ })).toBeVisible();
  expect(await screen.findByRole('img', { name: /19-axle Schnabel/ })).toBeVisible();
});

test('the page ends with the call to action and has organization data', () => {
  expect(screen.getByRole('link', { name: 'Get a Quote Now' })).toHaveAttribute('href', '/quote');
  expect(readJsonLd('Organization')).toHaveLength(1);
});

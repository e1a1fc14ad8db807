import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { readJsonLd, readMeta } from '@tests/ui/json-ld';
import { renderPage } from '@tests/ui/render-app';
import { sectionUnder, textsOf } from '@tests/ui/section-under';
import { HeavyHaulPage } from './heavy-haul-page';

beforeEach(() => {
  renderPage(<HeavyHaulPage />, { at: '/services/heavy-haul' });
});

test('the page has its title, description and service structured data', () => {
  expect(document.title).toMatch(/^Heavy Haul Transport/);
  const description = readMeta('description');
  expect(description).toMatch(/125,000–500,000 lb/);
  const [service] = readJsonLd('Service');
  expect(service).toMatchObject({ name: 'Heavy haul transport', description });
  expect(service?.['url']).toMatch(/\/services\/heavy-haul$/);
});

test('the hero offers a quote and a call', () => {
  expect(screen.getByRole('heading', { level: 1, name: 'Heavy haul transport' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Get Heavy Haul Quote' })).toHaveAttribute(
    'href',
    '/quote',
  );
  expect(screen.getByRole('link', { name: 'Call Dispatch: 937-555-0142' })).toHaveAttribute(
    'href',
    'tel:+19375550142',
  );
});

test('the page has breadcrumbs, also as structured data', () => {
  const breadcrumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(breadcrumbs.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/services');
  expect(breadcrumbs.getByText('Heavy haul transport')).toHaveAttribute('aria-current', 'page');
  const [list] = readJsonLd('BreadcrumbList');
  expect(list?.['itemListElement']).toMatchObject([
    { position: 1, name: 'Home' },
    { position: 2, name: 'Services' },
    { position: 3, name: 'Heavy haul transport' },
  ]);
});

test('the page draws eight kinds of cargo', async () => {
  expect(await screen.findAllByRole('img', { name: /^Rear view to scale/ })).toHaveLength(8);
});

test('the page states the weight classes', () => {
  const classes = sectionUnder('Weight classes').getAllByRole('term');
  expect(classes.map((term) => textsOf([...term.children]))).toEqual([
    ['Legal limit', 'about 80,000 lb'],
    ['Super Heavy', '125,000–200,000 lb'],
    ['Ultra Heavy', '200,000–350,000 lb'],
    ['Extreme Heavy', '350,000–500,000 lb'],
    ['Custom', 'over 500,000 lb'],
  ]);
});

test('the page lists the four process steps in order', () => {
  const steps = sectionUnder('The process').getAllByRole('heading', { level: 3 });
  expect(textsOf(steps)).toEqual(['Route surveys', 'Permits', 'Utility line raises', 'Escorts']);
});

test('the page answers how heavy haul differs, how long it takes and who gets the permits', () => {
  expect(readJsonLd('FAQPage')[0]?.['mainEntity']).toHaveLength(3);
  expect(screen.getAllByText(/3-10 business days/)).not.toHaveLength(0);
  expect(screen.getByRole('heading', { name: 'Safety and compliance' })).toBeVisible();
});

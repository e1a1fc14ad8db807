import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SERVICE_LINKS } from '@/content/navigation';
import { SERVICES_FAQ } from '@/content/services';
import { readJsonLd, readMeta } from '@tests/ui/json-ld';
import { renderPage } from '@tests/ui/render-app';
import { ServicesPage } from './services-page';

beforeEach(() => {
  renderPage(<ServicesPage />, { at: '/services' });
});

test('the page has its title and description', () => {
  expect(document.title).toMatch(/^Heavy Haul and Oversize Transport Services/);
  expect(readMeta('description')).toMatch(/permits/);
});

test('the page shows each service with features, a scale drawing and a link to its page', async () => {
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Heavy Haul Transport',
    'Specialized Transport',
    'Project Management',
  ]);
  const paths = ['heavy-haul', 'specialized-transport', 'project-management'];
  for (const [index, card] of cards.entries()) {
    const inside = within(card);
    expect(inside.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4);
    expect(await inside.findByRole('img', { name: /Side view to scale/ })).toBeVisible();
    expect(inside.getByRole('link', { name: /^Learn More about / })).toHaveAttribute(
      'href',
      `/services/${paths[index] ?? ''}`,
    );
  }
});

test('all six solutions have an anchor, including those the footer links to', () => {
  const headings = screen.getAllByRole('region').map((region) => {
    return [region.id, within(region).getByRole('heading').textContent];
  });
  expect(headings).toEqual([
    ['permits', 'Permit & Compliance'],
    ['port', 'Port Pickups'],
    ['cross-border', 'Cross-Border Logistics'],
    ['specialized', 'Specialized Transport'],
    ['military', 'Military Transport'],
    ['government', 'Government Logistics'],
  ]);
  const linked = SERVICE_LINKS.flatMap(({ to }) => to.split('#')[1] ?? []);
  expect(linked).toHaveLength(3);
  for (const anchor of linked) expect(document.getElementById(anchor)).toBeVisible();
});

test('the card states the full superload range, and the solutions the routine one', () => {
  expect(screen.getByText('Superloads of 125,000–500,000 lb')).toBeVisible();
  const specialized = screen.getByRole('region', { name: 'Specialized Transport' });
  expect(specialized).toHaveTextContent('125–300k lb');
  expect(specialized).not.toHaveTextContent('500,000');
});

test('the page says how far ahead to book', () => {
  expect(
    screen.getByText(
      /^3-5 business days for standard oversize loads; 2-3 weeks for super-loads over 200,000 lb\./,
    ),
  ).toBeVisible();
});

test('the page ends with the call to action', () => {
  expect(screen.getByRole('heading', { name: 'Ready to Tackle the Impossible?' })).toBeVisible();
});

test('the page has structured data for services, FAQ and breadcrumbs', () => {
  const [service] = readJsonLd('Service');
  expect(JSON.stringify(service)).toContain('Specialized Transport');
  expect(readJsonLd('FAQPage')).toHaveLength(1);
  expect(JSON.stringify(readJsonLd('FAQPage'))).toContain(SERVICES_FAQ[4].answer);
  expect(readJsonLd('BreadcrumbList')).toHaveLength(1);
});

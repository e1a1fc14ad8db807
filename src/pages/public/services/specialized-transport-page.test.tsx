import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { readJsonLd } from '@tests/ui/json-ld';
import { renderPage } from '@tests/ui/render-app';
import { sectionUnder, textsOf } from '@tests/ui/section-under';
import { SpecializedTransportPage } from './specialized-transport-page';

beforeEach(() => {
  renderPage(<SpecializedTransportPage />, { at: '/services/specialized-transport' });
});

test('the hero offers a quote and a call', () => {
  expect(screen.getByRole('link', { name: 'Request Specialized Quote' })).toHaveAttribute(
    'href',
    '/quote',
  );
  expect(screen.getByRole('link', { name: /937-555-0142$/ })).toHaveAttribute(
    'href',
    'tel:+19375550142',
  );
});

test('the page draws every trailer type to the same scale', async () => {
  const rows = sectionUnder('Specialized trailers').getAllByRole('listitem');
  const drawings = await Promise.all(
    rows.map(async (row) => [
      within(row).getByRole('heading').textContent,
      (await within(row).findByRole('img')).getAttribute('aria-label'),
    ]),
  );
  expect(drawings).toEqual([
    ['Multi-axle hydraulic platform', expect.stringContaining('20-axle Hydraulic platform')],
    ['Schnabel', expect.stringContaining('19-axle Schnabel')],
    ['Extendable', expect.stringContaining('Extendable flatbed')],
    ['Lowboy and double-drop', expect.stringContaining('Lowboy')],
    ['RGN', expect.stringContaining('RGN')],
    ['Beam', expect.stringContaining('Perimeter frame')],
  ]);
  const shareOfPaper = (row: HTMLElement | undefined) =>
    Number(
      row?.querySelector<HTMLElement>('.scaled-trailer')?.style.getPropertyValue('--paper-share'),
    );
  expect(shareOfPaper(rows[1])).toBeCloseTo(151.8 / 160, 3);
  expect(shareOfPaper(rows[3])).toBeCloseTo(70.7 / 160, 3);
});

test('the page lists the industries', () => {
  expect(textsOf(sectionUnder('Industries').getAllByRole('heading', { level: 3 }))).toEqual([
    'Energy & Power',
    'Construction',
    'Manufacturing',
    'Mining & Oil/Gas',
  ]);
});

test('the page lists seven planning steps', () => {
  const steps = sectionUnder('Planned in seven steps').getAllByRole('heading', { level: 3 });
  expect(steps).toHaveLength(7);
});

test('every risk has a limit and what stops the move', () => {
  const section = sectionUnder('Safety and risk');
  const risks = section.getAllByRole('term');
  expect(risks.length).toBeGreaterThanOrEqual(5);
  expect(section.getAllByRole('definition')).toHaveLength(risks.length * 2);
});

test('the page answers three questions, also as structured data', () => {
  const questions = readJsonLd('FAQPage')[0]?.['mainEntity'] as { name: string }[];
  expect(questions).toHaveLength(3);
  for (const { name } of questions) expect(screen.getByText(name)).toBeVisible();
  expect(readJsonLd('Service')).toMatchObject([{ name: 'Specialized transport' }]);
});

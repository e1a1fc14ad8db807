import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SCHEDULE } from '@/content/service-projects';
import { readJsonLd } from '@tests/ui/json-ld';
import { renderPage } from '@tests/ui/render-app';
import { textsOf } from '@tests/ui/section-under';
import { ProjectManagementPage } from './project-management-page';

beforeEach(() => {
  renderPage(<ProjectManagementPage />, { at: '/services/project-management' });
});

test('the hero offers a quote and the project manager’s phone line', () => {
  expect(screen.getByRole('link', { name: 'Discuss Your Project' })).toHaveAttribute(
    'href',
    '/quote',
  );
  expect(
    screen.getByRole('link', { name: /^Call Project Manager: 937-555-0156$/ }),
  ).toHaveAttribute('href', 'tel:+19375550156');
});

test('the page has every section', () => {
  expect(textsOf(screen.getAllByRole('heading'))).toEqual(
    expect.arrayContaining([
      'Pre-project planning',
      'Execution management',
      'Typical projects',
      'Plant relocations',
      'Wind farms',
      'Power plants',
      'Infrastructure',
      'Multi-state permits and compliance',
      'GPS tracking and digital documentation',
      'Cost management',
      'Questions about projects',
    ]),
  );
});

test('the page says which projects benefit from a project manager', () => {
  expect(
    screen.getByText(/^Projects with 5 or more loads, or lasting several weeks, typically benefit/),
  ).toBeVisible();
});

test('the page states the schedule’s bars as text, and the bars add up to the load count', () => {
  const chart = within(screen.getByRole('figure'));
  for (const { task, from, to } of SCHEDULE.rows) {
    expect(chart.getByText(new RegExp(`^${task}`)).parentElement).toHaveTextContent(
      `${task}, weeks ${String(from)} to ${String(to)}`,
    );
  }
  const drawn = SCHEDULE.rows.reduce((sum, row) => sum + ('loads' in row ? row.loads : 0), 0);
  expect(drawn).toBe(SCHEDULE.loads);
  expect(Math.max(...SCHEDULE.rows.map(({ to }) => to))).toBe(SCHEDULE.weeks);
});

test('the page has service and FAQ structured data', () => {
  expect(readJsonLd('Service')).toMatchObject([{ name: 'Project management' }]);
  expect(readJsonLd('FAQPage')).toHaveLength(1);
});

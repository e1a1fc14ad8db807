import { describe, expect, it } from 'vitest';
import { ADMIN_SECTIONS, isCurrentSection } from './sections';

const current = (pathname: string) =>
  ADMIN_SECTIONS.filter((section) => isCurrentSection(section, pathname)).map(({ label }) => label);

describe('isCurrentSection', () => {
  it.each([
    ['/admin', ['Dashboard']],
    ['/admin/', ['Dashboard']],
    ['/admin/dashboard', ['Dashboard']],
    ['/admin/quotes', ['Quotes']],
    ['/admin/quotes/', ['Quotes']],
    ['/admin/fleet/7', ['Fleet']],
    ['/admin/nowhere', []],
  ])('marks %s as %j', (pathname, labels) => {
    expect(current(pathname)).toEqual(labels);
  });
});

it('the sections are in their required order', () => {
  expect(ADMIN_SECTIONS.map(({ label }) => label)).toEqual([
    'Dashboard',
    'Analytics & Data',
    'Gallery',
    'Fleet',
    'Users',
    'Careers',
    'Services',
    'Quotes',
    'Offers',
    'Loads',
    'Permits',
    'Rules',
    'Messages',
    'Activity',
    'System',
  ]);
});

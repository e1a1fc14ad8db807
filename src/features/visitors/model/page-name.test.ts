import { expect, it } from 'vitest';
import { COMPANY } from '@/content/company';
import { pageName } from './page-name';

const pageUrl = 'https://www.example.com/fleet';

it.each([
  [`Fleet | ${COMPANY.name}`, 'Fleet'],
  [`${COMPANY.name}: heavy haul`, `${COMPANY.name}: heavy haul`],
  ['', '/fleet'],
])('the page %s is named %s', (pageTitle, name) => {
  expect(pageName({ pageTitle, pageUrl })).toBe(name);
});

import { expect, test } from 'vitest';
import { COMPANY } from '@/content/company';
import { securityTxt } from './security-txt';

const BUILT_AT = new Date('2027-12-31T10:20:30.400Z');

test('security.txt names the contact, the language and its own address', () => {
  const lines = securityTxt(BUILT_AT).split('\n');
  expect(lines).toContain(`Contact: mailto:${COMPANY.emails.dispatch.display}`);
  expect(lines).toContain('Preferred-Languages: en');
  expect(lines).toContain(`Canonical: ${COMPANY.siteUrl}/.well-known/security.txt`);
});

test('security.txt expires less than a year after the build', () => {
  expect(securityTxt(BUILT_AT)).toContain('\nExpires: 2028-12-29T10:20:30Z\n');
});

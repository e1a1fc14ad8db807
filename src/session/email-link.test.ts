import { describe, expect, it } from 'vitest';
import { confirmPathFor, readEmailLink } from './email-link';

const HASH = '#token_hash=a1b2&type=recovery';

describe('readEmailLink', () => {
  it.each(['signup', 'invite', 'recovery', 'email_change'])('reads a link of kind %s', (kind) => {
    expect(readEmailLink(`#token_hash=a1b2&type=${kind}`)).toEqual({ tokenHash: 'a1b2', kind });
  });

  it.each([
    '',
    '#',
    '#permits',
    '#token_hash=a1b2',
    '#token_hash=&type=signup',
    '#token_hash=a1b2&type=magic',
    // A stranger's link with a session in it must not sign the visitor in to the stranger's account.
    '#access_token=a.b.c&refresh_token=r&type=signup',
  ])('returns null for any other hash: %j', (hash) => {
    expect(readEmailLink(hash)).toBeNull();
  });
});

describe('confirmPathFor', () => {
  it.each([
    ['/', '', '/auth/confirm?next=%2F'],
    ['/quote', '?from=email', '/auth/confirm?next=%2Fquote%3Ffrom%3Demail'],
    ['/auth', '', '/auth/confirm'],
    ['/auth/new-password', '?next=%2Fdashboard', '/auth/confirm?next=%2Fdashboard'],
    ['/authority', '', '/auth/confirm?next=%2Fauthority'],
  ])('leads from %s%s to the page with the button, and back later', (pathname, search, path) => {
    expect(confirmPathFor({ pathname, search, hash: HASH })).toBe(path + HASH);
  });

  it('stays on the page with the button, and on any page without a link', () => {
    expect(confirmPathFor({ pathname: '/auth/confirm', search: '', hash: HASH })).toBeNull();
    expect(confirmPathFor({ pathname: '/auth/confirm/', search: '', hash: HASH })).toBeNull();
    expect(confirmPathFor({ pathname: '/fleet', search: '', hash: '#permits' })).toBeNull();
  });
});

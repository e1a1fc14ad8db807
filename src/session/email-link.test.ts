import { describe, expect, it } from 'vitest';
import { readEmailLink } from './email-link';

describe('a link from a mail', () => {
  it('brings a session, and says which mail it was', () => {
    expect(
      readEmailLink('#access_token=a.b.c&refresh_token=r&expires_in=3600&type=signup'),
    ).toEqual({
      kind: 'session',
      tokens: { access_token: 'a.b.c', refresh_token: 'r' },
      purpose: 'signup',
    });
  });

  it('is told apart from one that was used or has expired', () => {
    expect(
      readEmailLink(
        '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired',
      ),
    ).toEqual({ kind: 'refused' });
  });

  it('is told apart from the first of the two that change an address', () => {
    expect(readEmailLink('#message=Confirmation+link+accepted.+Please+proceed')).toEqual({
      kind: 'half-confirmed',
    });
  });

  it.each(['', '#', '#permits', '#message', '#gallery=1', '#access_token=a'])(
    'is not any other hash: %j',
    (hash) => {
      expect(readEmailLink(hash)).toBeNull();
    },
  );
});

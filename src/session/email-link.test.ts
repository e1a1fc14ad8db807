import { describe, expect, it } from 'vitest';
import { readEmailLink } from './email-link';

describe('readEmailLink', () => {
  it('returns the session and the kind of email', () => {
    expect(
      readEmailLink('#access_token=a.b.c&refresh_token=r&expires_in=3600&type=signup'),
    ).toEqual({
      kind: 'session',
      tokens: { access_token: 'a.b.c', refresh_token: 'r' },
      purpose: 'signup',
    });
  });

  it('recognizes a used or expired link', () => {
    expect(
      readEmailLink(
        '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired',
      ),
    ).toEqual({ kind: 'invalid' });
  });

  it('recognizes the first of the two links that change an email address', () => {
    expect(readEmailLink('#message=Confirmation+link+accepted.+Please+proceed')).toEqual({
      kind: 'half-confirmed',
    });
  });

  it.each(['', '#', '#permits', '#message', '#gallery=1', '#access_token=a'])(
    'returns null for any other hash: %j',
    (hash) => {
      expect(readEmailLink(hash)).toBeNull();
    },
  );
});

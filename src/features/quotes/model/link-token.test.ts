import { afterEach, describe, expect, it, vi } from 'vitest';
import { isLinkToken } from '@contracts/quote-link';
import { forgetLinkToken, hashLinkToken, linkTokenFor } from './link-token';

const storage = new Map<string, string>();
vi.stubGlobal('window', {
  localStorage: {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  },
});

afterEach(() => {
  forgetLinkToken();
  storage.clear();
});

describe('the token of a link', () => {
  it('is 192 random bits in the form the link takes', () => {
    const tokens = new Set(
      Array.from({ length: 50 }, (_, n) => {
        forgetLinkToken();
        return linkTokenFor(String(n));
      }),
    );
    expect(tokens.size).toBe(50);
    for (const token of tokens) expect(isLinkToken(token)).toBe(true);
  });

  it('stays the same for a quote and is another one for another', () => {
    const first = linkTokenFor('a');
    expect(linkTokenFor('a')).toBe(first);
    expect(linkTokenFor('b')).not.toBe(first);
  });

  it.each(['{', 'null', '{"id":"a","token":"<script>"}', '{"id":1}', '"x"'])(
    'is made anew where %s is stored',
    (stored) => {
      storage.set('quote-link', stored);
      expect(isLinkToken(linkTokenFor('a'))).toBe(true);
    },
  );

  it('is stored by the database as its SHA-256', async () => {
    // The example of FIPS 180-4.
    expect(await hashLinkToken('abc')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  it('has no hash where the browser gives none', async () => {
    vi.stubGlobal('crypto', { subtle: undefined });
    expect(await hashLinkToken('x')).toBeNull();
    vi.unstubAllGlobals();
  });
});

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

describe('linkTokenFor', () => {
  it('returns 192 random bits in the link’s format', () => {
    const tokens = new Set(
      Array.from({ length: 50 }, (_, n) => {
        forgetLinkToken();
        return linkTokenFor(String(n));
      }),
    );
    expect(tokens.size).toBe(50);
    for (const token of tokens) expect(isLinkToken(token)).toBe(true);
  });

  it('returns the same token for the same quote only', () => {
    const first = linkTokenFor('a');
    expect(linkTokenFor('a')).toBe(first);
    expect(linkTokenFor('b')).not.toBe(first);
  });

  it.each(['{', 'null', '{"id":"a","token":"<script>"}', '{"id":1}', '"x"'])(
    'creates a new token when storage holds %s',
    (stored) => {
      storage.set('quote-link', stored);
      expect(isLinkToken(linkTokenFor('a'))).toBe(true);
    },
  );
});

describe('hashLinkToken', () => {
  it('returns the SHA-256 in hex', async () => {
    // Test vector from FIPS 180-4.
    expect(await hashLinkToken('abc')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  it('returns null when the browser can’t hash', async () => {
    vi.stubGlobal('crypto', { subtle: undefined });
    expect(await hashLinkToken('x')).toBeNull();
    vi.unstubAllGlobals();
  });
});

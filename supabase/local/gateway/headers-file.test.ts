import { expect, it } from 'vitest';
import { parseHeadersFile } from './headers-file.ts';

const headersOf = parseHeadersFile(`
# A comment
/*
  X-Frame-Options: DENY
  Cache-Control: no-cache

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`);

it('the rule /* applies to every path', () => {
  expect(headersOf('/quote')).toEqual({ 'x-frame-options': 'DENY', 'cache-control': 'no-cache' });
});

it('a later block wins', () => {
  expect(headersOf('/assets/app.js')).toEqual({
    'x-frame-options': 'DENY',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

it('dots and similar characters in a path are literal', () => {
  const of = parseHeadersFile('/a.b\n  X-A: 1\n');

  expect(of('/a.b')).toEqual({ 'x-a': '1' });
  expect(of('/axb')).toEqual({});
});

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

it('applies /* to every path', () => {
  expect(headersOf('/quote')).toEqual({ 'x-frame-options': 'DENY', 'cache-control': 'no-cache' });
});

it('lets a later block win', () => {
  expect(headersOf('/assets/app.js')).toEqual({
    'x-frame-options': 'DENY',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

it('treats dots and similar characters in a path literally', () => {
  const of = parseHeadersFile('/a.b\n  X-A: 1\n');

  expect(of('/a.b')).toEqual({ 'x-a': '1' });
  expect(of('/axb')).toEqual({});
});

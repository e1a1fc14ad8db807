import { expect, test } from 'vitest';
import { readHead } from './read-head';

test('reads title, description and canonical URL with entities decoded', () => {
  expect(
    readHead(
      '<title>Haul &amp; more</title><meta name="description" content="&quot;Wide&quot; &lt; 8&#x27;"/><link rel="canonical" href="https://x.example/a"/>',
    ),
  ).toEqual({
    title: 'Haul & more',
    description: '"Wide" < 8\'',
    canonical: 'https://x.example/a',
  });
});

test('returns no canonical URL for a page that has none', () => {
  const { canonical } = readHead('<title>T</title><meta name="description" content="D"/>');
  expect(canonical).toBeUndefined();
});

test.each([
  ['no description', '<title>T</title>'],
  ['two titles', '<title>T</title><title>U</title><meta name="description" content="D"/>'],
])('throws on %s', (_what, head) => {
  expect(() => readHead(head)).toThrow(/exactly one/);
});

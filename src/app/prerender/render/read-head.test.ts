import { expect, test } from 'vitest';
import { readHead } from './read-head';

test('the head’s title, description and canonical URL are read with entities decoded', () => {
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

test('a page without a canonical URL has none', () => {
  const { canonical } = readHead('<title>T</title><meta name="description" content="D"/>');
  expect(canonical).toBeUndefined();
});

test.each([
  ['no description', '<title>T</title>'],
  ['two titles', '<title>T</title><title>U</title><meta name="description" content="D"/>'],
])('an error is thrown on %s', (_what, head) => {
  expect(() => readHead(head)).toThrow(/exactly one/);
});

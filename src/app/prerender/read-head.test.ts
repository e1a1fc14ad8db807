import { expect, test } from 'vitest';
import { readHead } from './read-head';

test('title, description and canonical address are read as people read them', () => {
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

test('a page without canonical address is not for search engines', () => {
  const { canonical } = readHead('<title>T</title><meta name="description" content="D"/>');
  expect(canonical).toBeUndefined();
});

test.each([
  ['no description', '<title>T</title>'],
  ['two titles', '<title>T</title><title>U</title><meta name="description" content="D"/>'],
])('%s stops the build', (_what, head) => {
  expect(() => readHead(head)).toThrow(/exactly one/);
});

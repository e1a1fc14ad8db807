import { expect, test } from 'vitest';
import { splitHead } from './split-head';

test('the leading meta, link and title tags are the head', () => {
  const tags = [
    '<link rel="preload" as="image" imageSrcSet="/a.avif 960w, /b.avif 1440w"/>',
    '<title>Heavy haul &amp; more</title>',
    '<meta name="description" content="wide > 8′6″"/>',
  ];
  const body = '<main><h1>Title</h1><title>a drawing</title></main><link rel="late"/>';
  expect(splitHead(tags.join('') + body)).toEqual({ head: tags.join('\n'), body });
});

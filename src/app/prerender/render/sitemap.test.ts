import { expect, test } from 'vitest';
import { robotsTxt } from './robots';
import { sitemap } from './sitemap';

test('the sitemap lists every page that has a canonical URL, escaped', () => {
  const xml = sitemap([
    { canonical: 'https://x.example/' },
    { canonical: undefined },
    { canonical: 'https://x.example/a?b&c' },
  ]);
  expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual([
    '<loc>https://x.example/</loc>',
    '<loc>https://x.example/a?b&amp;c</loc>',
  ]);
});

test('robots.txt disallows the guarded pages and links the sitemap', () => {
  expect(robotsTxt(['/admin', '/dashboard'])).toMatch(
    /^User-agent: \*\nDisallow: \/admin\nDisallow: \/dashboard\n\nSitemap: https:\/\/\S+\/sitemap\.xml\n$/,
  );
});

import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { COMPANY } from '@/content/company';
import { PageMetadata } from './page-metadata';
import { markServedTags } from './served-tags';

const QUOTE = {
  title: 'Get a Quote',
  description: 'Tell us what you need to move.',
  path: '/quote',
};

const contentOf = (selector: string) =>
  Array.from(document.head.querySelectorAll(selector), (tag) => tag.getAttribute('content'));
const canonicalUrls = () =>
  Array.from(document.head.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]'), (link) =>
    link.getAttribute('href'),
  );

it('a page has its title, description, canonical URL and link preview', () => {
  render(<PageMetadata {...QUOTE} />);
  expect(document.title).toBe(`Get a Quote | ${COMPANY.name}`);
  expect(contentOf('meta[name="description"]')).toEqual([QUOTE.description]);
  expect(canonicalUrls()).toEqual([`${COMPANY.siteUrl}/quote`]);
  expect(contentOf('meta[property="og:url"]')).toEqual([`${COMPANY.siteUrl}/quote`]);
  expect(contentOf('meta[property="og:title"]')).toEqual([`Get a Quote | ${COMPANY.name}`]);
  expect(contentOf('meta[name="robots"], meta[name="referrer"]')).toEqual([]);
});

it('a title doesn’t repeat the company’s name', () => {
  render(<PageMetadata {...QUOTE} title={`About ${COMPANY.name}`} />);
  expect(document.title).toBe(`About ${COMPANY.name}`);
});

it('a private page is kept out of search engines and sends no referrer', () => {
  render(<PageMetadata {...QUOTE} noIndex isPrivate />);
  expect(contentOf('meta[name="robots"]')).toEqual(['noindex']);
  expect(contentOf('meta[name="referrer"]')).toEqual(['no-referrer']);
  expect(canonicalUrls()).toEqual([]);
});

it('a page replaces the previous page’s tags', () => {
  const { rerender } = render(<PageMetadata key="quote" {...QUOTE} noIndex />);
  rerender(<PageMetadata key="fleet" title="Fleet" description="Our trailers." path="/fleet" />);
  expect(document.head.querySelectorAll('title')).toHaveLength(1);
  expect(document.title).toBe(`Fleet | ${COMPANY.name}`);
  expect(contentOf('meta[name="description"]')).toEqual(['Our trailers.']);
  expect(contentOf('meta[name="robots"]')).toEqual([]);
  expect(canonicalUrls()).toEqual([`${COMPANY.siteUrl}/fleet`]);
});

it.each([
  ['the shell', '<title>Gem City Heavy Haul</title><meta name="robots" content="noindex">'],
  [
    'another page',
    '<title>Fleet</title><meta name="description" content="Our trailers."><link rel="canonical" href="/fleet"><meta property="og:title" content="Fleet">',
  ],
])('a page replaces the tags served with %s', (_file, tags) => {
  document.head.innerHTML = `<meta name="viewport" content="width=device-width">${tags}`;
  markServedTags();
  expect(document.title).not.toBe('');
  render(<PageMetadata {...QUOTE} noIndex />);
  expect(document.head.querySelectorAll('title')).toHaveLength(1);
  expect(document.title).toBe(`Get a Quote | ${COMPANY.name}`);
  expect(contentOf('meta[name="robots"]')).toEqual(['noindex']);
  expect(contentOf('meta[name="description"]')).toEqual([QUOTE.description]);
  expect(canonicalUrls()).toEqual([]);
  expect(contentOf('meta[property="og:title"]')).toEqual([`Get a Quote | ${COMPANY.name}`]);
  expect(contentOf('meta[name="viewport"]')).toEqual(['width=device-width']);
});

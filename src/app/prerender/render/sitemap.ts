import type { PageSummary } from './read-head';

/** sitemap.xml: the canonical URL of every indexed page. */
export function sitemap(pages: readonly Pick<PageSummary, 'canonical'>[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.flatMap(({ canonical }) =>
      canonical === undefined ? [] : `  <url><loc>${escapeXml(canonical)}</loc></url>`,
    ),
    '</urlset>',
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

import { SITE_URL } from '@/shared/seo/site-url';

/** robots.txt: everything but the pages behind a door, and where the sitemap is. */
export function robotsTxt(closed: readonly string[]): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${SITE_URL}/sitemap.xml`,
    '',
  ].join('\n');
}

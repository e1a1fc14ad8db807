import { COMPANY } from '@/content/company';

/** robots.txt: everything but the pages behind a door, and where the sitemap is. */
export function robotsTxt(closed: readonly string[]): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${COMPANY.siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

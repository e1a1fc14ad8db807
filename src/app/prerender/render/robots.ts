import { COMPANY } from '@/content/company';

/** robots.txt: disallows the pages that require signing in and links the sitemap. */
export function robotsTxt(guarded: readonly string[]): string {
  return [
    'User-agent: *',
    ...guarded.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${COMPANY.siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

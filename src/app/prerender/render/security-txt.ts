import { DAY_MS } from '@domain/time/duration';
import { COMPANY } from '@/content/company';

/**
 * security.txt (RFC 9116): where to report a vulnerability. It expires a year after the build, the
 * longest that RFC 9116 recommends, so a site that isn't rebuilt for a year stops making promises.
 *
 * @param builtAt when the site is built.
 */
export function securityTxt(builtAt: Date): string {
  const expires = new Date(builtAt.getTime() + 364 * DAY_MS);
  return [
    `Contact: ${COMPANY.emails.dispatch.href}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${COMPANY.siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

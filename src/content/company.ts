import { COMPANY_CONTACT } from '@contracts/company';
import { readSiteUrl } from '@/shared/lib/env';

export interface SocialProfile {
  network: 'LinkedIn' | 'Facebook' | 'YouTube';
  /** A network without a profile yet is shown as a placeholder, never as a link. */
  url: string | null;
}

const SOCIAL: readonly SocialProfile[] = [
  { network: 'LinkedIn', url: null },
  { network: 'Facebook', url: null },
  { network: 'YouTube', url: null },
];

/**
 * The company's facts, in one place: pages, structured data and error screens read them from here.
 * Every value is a placeholder (555-01xx numbers, example domains, zeroed registrations) and has to
 * be replaced before the site goes live (design 3.15).
 */
export const COMPANY = {
  // What the mails about a quote state too stands where the functions can read it.
  ...COMPANY_CONTACT,
  phones: {
    ...COMPANY_CONTACT.phones,
    /** The project manager's line (specification 2, section 2). */
    projects: { display: '937-555-0156', href: 'tel:+19375550156' },
  },
  /** The name as the brand mark sets it, in two lines. */
  brandLines: ['Gem City', 'Heavy Haul'],
  /** Origin of canonical links and link previews, without a trailing slash; a build may name it. */
  siteUrl: readSiteUrl() ?? 'https://www.example.com',
  emails: {
    dispatch: { display: 'dispatch@example.com', href: 'mailto:dispatch@example.com' },
  },
  usdot: '0000000',
  mc: '000000',
  serviceArea: 'The 48 contiguous states and Canada',
  social: SOCIAL,
} as const;

import { COMPANY_CONTACT } from '@domain/company';
import { readSiteUrl } from '@/shared/lib/env';

export interface SocialProfile {
  network: 'LinkedIn' | 'Facebook' | 'YouTube';
  /** `null` until there is a profile: the footer then shows a placeholder instead of a link. */
  url: string | null;
}

const SOCIAL: readonly SocialProfile[] = [
  { network: 'LinkedIn', url: null },
  { network: 'Facebook', url: null },
  { network: 'YouTube', url: null },
];

/**
 * The company's facts, in one place for pages, structured data and error screens. Every value is a
 * placeholder (555-01xx numbers, example domains, zeroed registrations): replace them before
 * launch. `npm run check:launch` lists what is left.
 */
export const COMPANY = {
  // Shared with the edge functions, whose emails state the same facts.
  ...COMPANY_CONTACT,
  phones: {
    ...COMPANY_CONTACT.phones,
    /** The project manager's line. */
    projects: { display: '937-555-0156', href: 'tel:+19375550156' },
  },
  /** The name as the logo sets it, one entry per line. */
  brandLines: ['Gem City', 'Heavy Haul'],
  /** Origin for canonical links and link previews, without a trailing slash. */
  siteUrl: readSiteUrl() ?? 'https://www.example.com',
  emails: {
    dispatch: { display: 'dispatch@example.com', href: 'mailto:dispatch@example.com' },
  },
  usdot: '0000000',
  mc: '000000',
  serviceArea: 'The 48 contiguous states and Canada',
  social: SOCIAL,
} as const;

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
  name: 'Gem City Heavy Haul',
  /** The name as the brand mark sets it, in two lines. */
  brandLines: ['Gem City', 'Heavy Haul'],
  /** Origin of canonical links and link previews, without a trailing slash. */
  siteUrl: 'https://www.example.com',
  phones: {
    dispatch: { display: '937-555-0142', href: 'tel:+19375550142' },
    emergency: { display: '937-555-0199', href: 'tel:+19375550199' },
  },
  emails: {
    dispatch: { display: 'dispatch@example.com', href: 'mailto:dispatch@example.com' },
  },
  address: {
    street: '100 Placeholder Parkway',
    city: 'Dayton',
    region: 'Ohio',
    regionCode: 'OH',
    postalCode: '45402',
    countryCode: 'US',
  },
  hours: {
    office: 'Monday to Friday 8am to 6pm ET',
    dispatch: '24/7',
  },
  usdot: '0000000',
  mc: '000000',
  serviceArea: 'The 48 contiguous states and Canada',
  /** Promise on every quote request, in hours (specification 1, section 9). */
  quoteReplyHours: 24,
  social: SOCIAL,
} as const;

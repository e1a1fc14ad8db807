/**
 * The company's facts that both the site and its mails state. Every value is a placeholder
 * (555-01xx numbers, example domains); `src/content/company.ts` adds what only the site needs.
 */
export const COMPANY_CONTACT = {
  /**
   * Whether somebody of the company has confirmed what stands here: an invented name, hour or
   * promise does not show that it is one. `npm run check:launch` asks.
   */
  review: { isReviewed: false },
  name: 'Gem City Heavy Haul',
  phones: {
    dispatch: { display: '937-555-0142', href: 'tel:+19375550142' },
    emergency: { display: '937-555-0199', href: 'tel:+19375550199' },
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
  /** Promise on every quote request, in hours (specification 1, section 9). */
  quoteReplyHours: 24,
} as const;

/**
 * Company facts used by both the site and its emails. Every value is a placeholder (555-01xx numbers,
 * example domains). `src/content/company.ts` adds the facts only the site uses.
 */
export const COMPANY_CONTACT = {
  /**
   * Set to true after someone at the company has checked these facts. Made-up names, hours and
   * promises look real, so `npm run check:launch` can't detect them.
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
  /** Hours in which we promise to answer a quote request. */
  quoteReplyHours: 24,
} as const;

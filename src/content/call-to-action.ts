import { COMPANY } from './company';

/** The call-to-action band at the end of most pages. */
export const CLOSING_BAND = {
  heading: 'Ready to Tackle the Impossible?',
  quoteLabel: 'Get a Quote Now',
  contactLabel: 'Contact Us',
} as const;

/** The prompt that appears after scrolling. */
export const QUOTE_PROMPT = {
  heading: 'Moving something oversize?',
  promise: `Reply within ${String(COMPANY.quoteReplyHours)} hours.`,
  quoteLabel: 'Get Free Quote',
  callLabel: 'Call Now',
} as const;

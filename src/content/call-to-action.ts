import { COMPANY } from './company';

/** The closing band and the floating quote prompt (specification 1, section 2). */
export const CLOSING_BAND = {
  heading: 'Ready to Tackle the Impossible?',
  quoteLabel: 'Get a Quote Now',
  contactLabel: 'Contact Us',
} as const;

export const QUOTE_PROMPT = {
  heading: 'Moving something oversize?',
  promise: `Reply within ${String(COMPANY.quoteReplyHours)} hours.`,
  quoteLabel: 'Get Free Quote',
  callLabel: 'Call Now',
} as const;

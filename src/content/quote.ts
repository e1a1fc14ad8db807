import { COMPANY } from './company';

export const QUOTE_PAGE = {
  title: 'Request a Free Quote',
  description:
    'Request a quote for an oversize load or superload: what you’re moving, origin and destination, and how to reach you. No sign-in, and a reply within 24 hours.',
  lead: 'No sign-in. Tell us what you’re moving, from where to where, and how to reach you.',
  formHeading: 'Request Your Free Quote',
  sentTitle: 'Thanks for your request',
  sentLead: 'We have it. Keep the reference below for your records.',
  reasonsHeading: 'Why Choose Us',
  reasons: [
    `A reply within ${String(COMPANY.quoteReplyHours)} hours`,
    'In-house permitting in all 48 states',
    'Our own pilot car escorts',
    'TWIC certified drivers for port access',
    '20+ years of experience',
    '24/7 emergency support',
  ],
} as const;

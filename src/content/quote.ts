import { COMPANY } from './company';

/** The words of /quote around the form (specification 1, section 2). */
export const QUOTE_PAGE = {
  title: 'Request a Free Quote',
  description:
    'Ask for a quote on an oversize or superload move: three measurements, two towns, and where to reach you. No sign-in, a reply within 24 hours.',
  lead: 'No sign-in. Three measurements, two towns, and where to reach you.',
  formHeading: 'Request Your Free Quote',
  reasonsHeading: 'Why Choose Us',
  reasons: [
    `A reply within ${String(COMPANY.quoteReplyHours)} hours`,
    'In-house permitting in all 48 states',
    'Our own pilot car escorts',
    'TWIC certified drivers, port access',
    '20+ years of experience',
    '24/7 emergency support',
  ],
} as const;

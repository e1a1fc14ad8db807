import { COMPANY } from './company';
import type { LegalDocument } from './legal';

/** /terms: what using this site means, and what it does not. */
export const TERMS: LegalDocument = {
  title: 'Terms',
  description: `Terms for using the website of ${COMPANY.name}: what a quote is, what the drawings are, accounts, uploads and liability.`,
  path: '/terms',
  lead: 'What using this website means. The carriage of a load has a contract of its own.',
  updated: '2026-11-21',
  isReviewed: false,
  sections: [
    {
      id: 'scope',
      title: 'What these terms cover',
      parts: [
        `These terms apply to this website, which ${COMPANY.name} runs. By using it you accept them; if you do so for a company, you say that you may.`,
        'They do not cover the transport itself. A load moves under the written quote or rate confirmation, the bill of lading and the law that applies to them. Where those papers and this page differ, the papers count.',
      ],
    },
    {
      id: 'quotes',
      title: 'Quotes',
      parts: [
        `Asking for a quote is free and binds nobody. We aim to reply within ${String(COMPANY.quoteReplyHours)} hours; a reply is an estimate until we confirm it in writing.`,
        'Price, route and date rest on what you tell us. Dimensions or weights that turn out different can mean other equipment, other permits and another price. Permits are granted by states and provinces, and we cannot promise what they decide or when.',
      ],
    },
    {
      id: 'drawings',
      title: 'Drawings and figures',
      parts: [
        'The drawings on this site, and what they say about legal limits, are help and not advice. They use common values; states and provinces differ, and so do single roads. Do not load, route or permit by them. The same goes for weight classes, lead times and transit times, which describe the usual case.',
        'Pictures are illustrations, not photographs of customers’ jobs.',
      ],
    },
    {
      id: 'accounts',
      title: 'Accounts',
      parts: [
        {
          list: [
            'Give true details and keep them current.',
            'Keep your password to yourself, and tell us if somebody else knows it.',
            'An account belongs to one person. Roles beyond those offered at registration are given by our staff.',
            'We may close an account that is misused, and you may delete yours at any time.',
          ],
        },
      ],
    },
    {
      id: 'applications',
      title: 'Job applications',
      parts: [
        'An application through this site is not an offer of employment by either side. What you upload has to be yours to share and true. Driving positions depend on checks that federal rules require, for which we ask separately.',
      ],
    },
    {
      id: 'conduct',
      title: 'Fair use',
      parts: [
        'Please do not:',
        {
          list: [
            'send forms by program, or in another person’s name without their consent;',
            'upload anything harmful, or anything you have no right to share;',
            'try to reach data, accounts or systems that are not yours;',
            'copy the site as a whole, or use our name or marks as if they were yours.',
          ],
        },
        'If you find a weakness in the site, tell dispatch before you tell others, and we will thank you.',
      ],
    },
    {
      id: 'content',
      title: 'Texts, drawings and marks',
      parts: [
        `What you see here belongs to ${COMPANY.name} or is used with permission. You may link to any page, print it, and pass a drawing of your own load on to those who work on the move.`,
      ],
    },
    {
      id: 'liability',
      title: 'Availability and liability',
      parts: [
        'We keep the site correct and running with care, but we give it as it is and cannot promise that it is always there or free of errors. For an urgent load, call dispatch; do not rely on a form.',
        'As far as the law allows, we are not liable for losses that come from using this site or from being unable to use it. Nothing here limits liability that cannot be limited by law, nor our duties as a motor carrier under the papers of a transport.',
      ],
    },
    {
      id: 'links',
      title: 'Other sites',
      parts: [
        'Links to other sites, such as a map, are there for convenience. What happens there is under the terms of those who run them.',
      ],
    },
    {
      id: 'law',
      title: 'Law and place',
      parts: [
        `These terms follow the law of the State of ${COMPANY.address.region}, without its conflict rules, and disputes about this website go to the courts at ${COMPANY.address.city}, ${COMPANY.address.region}, unless a law that protects you says otherwise. If one of these terms does not hold, the others do.`,
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      parts: [
        'We may change these terms; the date above says when we did. For what you have already sent us, the terms of that day apply.',
      ],
    },
  ],
};

import { COMPANY } from './company';
import type { LegalDocument } from './legal';

/** /terms: the terms for using the website. A transport has its own contract. */
export const TERMS: LegalDocument = {
  title: 'Terms',
  description: `Terms of use for the ${COMPANY.name} website: quotes, drawings, accounts, uploads and liability.`,
  path: '/terms',
  lead: 'The terms for using this website. Every load moves under its own contract.',
  updated: '2026-11-21',
  isReviewed: false,
  sections: [
    {
      id: 'scope',
      title: 'What these terms cover',
      parts: [
        `These terms apply to this website, which ${COMPANY.name} operates. By using it you accept them. If you use it for a company, you confirm that you are authorized to do so.`,
        'They don’t cover the transport itself. A load moves under the written quote or rate confirmation, the bill of lading and the law that applies to them. Where this page differs from those documents, those documents control.',
      ],
    },
    {
      id: 'quotes',
      title: 'Quotes',
      parts: [
        `Requesting a quote is free and doesn’t commit either of us. We aim to reply within ${String(COMPANY.quoteReplyHours)} hours. A reply is an estimate until we confirm it in writing.`,
        'Price, route and date depend on what you tell us. If the dimensions or weights turn out to be different, the load may need other equipment and other permits, and the price may change. States and provinces issue the permits, and we can’t promise what they decide or when.',
      ],
    },
    {
      id: 'drawings',
      title: 'Drawings and figures',
      parts: [
        'The drawings on this site, and what they say about legal limits, are estimates, not advice. They use common values; limits vary by state, by province and by road. Don’t load, route or permit by them. The same applies to weight classes, lead times and transit times, which describe the typical case.',
        'Pictures are illustrations, not photographs of customers’ jobs.',
      ],
    },
    {
      id: 'accounts',
      title: 'Accounts',
      parts: [
        {
          list: [
            'Give accurate details and keep them current.',
            'Keep your password to yourself, and tell us if someone else learns it.',
            'An account is for one person. Only our staff can assign roles beyond those offered at registration.',
            'We may close an account that is misused. You can delete yours at any time.',
          ],
        },
      ],
    },
    {
      id: 'applications',
      title: 'Job applications',
      parts: [
        'Applying through this site is not an offer of employment by either side. What you upload must be true and yours to share. Driving positions require checks under federal rules; we ask for those separately.',
      ],
    },
    {
      id: 'conduct',
      title: 'Acceptable use',
      parts: [
        'Please don’t:',
        {
          list: [
            'submit forms with a bot, or in another person’s name without their consent;',
            'upload anything harmful, or anything you have no right to share;',
            'try to access data, accounts or systems that aren’t yours;',
            'copy the entire site, or use our name or marks as if they were yours.',
          ],
        },
        'If you find a security problem, please tell dispatch before you tell others. We’ll thank you for it.',
      ],
    },
    {
      id: 'content',
      title: 'Text, drawings and marks',
      parts: [
        `Everything on this site belongs to ${COMPANY.name} or is used with permission. You may link to any page, print it, and share a drawing of your own load with the people working on the move.`,
      ],
    },
    {
      id: 'liability',
      title: 'Availability and liability',
      parts: [
        'We take care to keep the site accurate and running, but we provide it as is and can’t promise that it’s always available or free of errors. If your load is urgent, call dispatch; don’t rely on a form.',
        'To the extent the law allows, we aren’t liable for losses from using this site or from being unable to use it. Nothing here limits liability that the law doesn’t allow us to limit, or our duties as a motor carrier under the documents of a transport.',
      ],
    },
    {
      id: 'links',
      title: 'Other sites',
      parts: [
        'We link to other sites, such as a map, for convenience. Those sites have their own terms.',
      ],
    },
    {
      id: 'law',
      title: 'Governing law',
      parts: [
        `The law of the State of ${COMPANY.address.region} governs these terms, without its conflict-of-law rules. The courts in ${COMPANY.address.city}, ${COMPANY.address.region}, decide disputes about this website, unless a law that protects you says otherwise. If one of these terms is invalid, the others still apply.`,
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      parts: [
        'We may change these terms; the date above shows when we last did. Anything you sent us before a change stays under the terms in effect that day.',
      ],
    },
  ],
};

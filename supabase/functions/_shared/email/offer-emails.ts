import * as z from 'zod/mini';
import { DECLINE_REASONS, type DeclineReason } from '../domain/decline-reasons.ts';
import { formatCents } from '../domain/numbers/money.ts';
import { stateName } from '../domain/places/states.ts';
import { formatFullDay } from '../domain/time/day-text.ts';
import {
  assumptionsOf,
  exclusionsOf,
  lineDetail,
  MEASURE_NOTE,
  type Offer,
  offerSchema,
  offerTime,
  offerTitle,
  termsOf,
} from '../contracts/offer.ts';
import { offerLink } from '../contracts/quote-link.ts';
import { emailAddress } from '../contracts/text.ts';
import { button, type Fact, facts, heading, paragraph } from './blocks.ts';
import { type Html, paragraphs, subjectLine } from './escape.ts';
import { emailPage, TEXT_FOOTER } from './layout.ts';
import { callDispatch, greeting } from './phrases.ts';
import type { Email } from './transport.ts';

/** The result of `claim_emails` for an offer. */
export const claimedOfferSchema = z.object({
  offer: offerSchema,
  customer_name: z.string(),
  customer_email: emailAddress('not an email address'),
  decline_note: z.nullable(z.string()),
  pdf_sha256: z.nullable(z.string()),
  // Null once the quote was deleted.
  link_token: z.nullable(z.string()),
  // Only for dispatch: superload permits to apply for within two business days.
  urgent_permits: z._default(
    z.array(z.object({ jurisdiction: z.string(), apply_by: z.nullable(z.string()) })),
    [],
  ),
});
export type ClaimedOffer = z.output<typeof claimedOfferSchema>;

export const OFFER_EMAIL_KINDS = [
  'offer',
  'offer_reminder',
  'offer_accepted',
  'offer_accepted_dispatch',
  'offer_declined',
  'offer_withdrawn',
  'offer_requested',
] as const;
export type OfferEmailKind = (typeof OFFER_EMAIL_KINDS)[number];

/** The emails that have the PDF attached. */
export const HAS_PDF: readonly OfferEmailKind[] = [
  'offer',
  'offer_accepted',
  'offer_accepted_dispatch',
];

interface Parts {
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly Section[];
  readonly action?: { readonly href: string; readonly text: string };
  readonly note?: { readonly html: Html; readonly text: string };
}
interface Section {
  readonly heading: string;
  readonly rows: readonly (readonly [string, string])[];
}

const money = (offer: Offer, cents: number) => formatCents(cents, offer.currency);

function priceRows(offer: Offer): (readonly [string, string])[] {
  const rows = offer.lines.map((line): readonly [string, string] => {
    const detail = lineDetail(line, offer.currency);
    const amount = money(offer, line.amount_cents ?? 0);
    return [line.description, detail === '' ? amount : `${amount} (${detail})`];
  });
  if (offer.pass_through_cents > 0) {
    rows.push(
      ['Fixed price', money(offer, offer.fixed_cents)],
      ['Billed at cost, estimate', money(offer, offer.pass_through_cents)],
    );
  }
  return [...rows, [`Total, ${offer.currency}`, money(offer, offer.total_cents)]];
}

function offerSections(offer: Offer): Section[] {
  const excluded = exclusionsOf(offer);
  return [
    { heading: 'Price', rows: priceRows(offer) },
    {
      heading: 'The load this price assumes',
      rows: [...assumptionsOf(offer), ['At pickup', MEASURE_NOTE]],
    },
    { heading: 'Terms', rows: termsOf(offer) },
    ...(excluded.length === 0
      ? []
      : [{ heading: 'Not included', rows: [['Not in the price', excluded.join(', ')]] as const }]),
  ];
}

const acceptanceRows = (offer: Offer, sha256: string | null): (readonly [string, string])[] => [
  ['Accepted by', offer.accepted_name ?? ''],
  ['Accepted on', offer.accepted_at === null ? '' : offerTime(offer.accepted_at)],
  ['PO number', offer.po_number ?? 'None'],
  ['Version', String(offer.version)],
  ...(sha256 === null ? [] : [['SHA-256 of the PDF', sha256] as const]),
];

const answerBy = (offer: Offer) => (offer.valid_until === null ? '' : offerTime(offer.valid_until));

/** An email about an offer, without its PDF. */
export function offerEmail(
  kind: OfferEmailKind,
  {
    offer,
    customer_name,
    customer_email,
    decline_note,
    pdf_sha256,
    link_token,
    urgent_permits: urgent,
  }: ClaimedOffer,
  { dispatch, siteUrl }: { dispatch: string; siteUrl: string },
): Email {
  const { number } = offer;
  const route = offerTitle(offer);
  const total = money(offer, offer.total_cents);
  const toCustomer = { to: customer_email };
  const toDispatch = { to: dispatch, replyTo: customer_email };
  const open = (text: string) =>
    link_token === null
      ? {}
      : { action: { href: offerLink(siteUrl, link_token, offer.version), text } };
  const console = {
    action: { href: `${siteUrl}/admin/offers/${number}`, text: 'Open the offer' },
  };
  const questions = { note: callDispatch('Questions?') };
  const who: readonly [string, string] = ['Customer', `${customer_name}, ${customer_email}`];
  const send = (parts: Parts) => write(parts, siteUrl);
  switch (kind) {
    case 'offer':
      return send({
        ...toCustomer,
        ...open('Review and accept'),
        ...questions,
        subject: `Offer ${number}: ${route}`,
        title: `Your offer: ${total}`,
        lead: `${greeting(customer_name)} here is our offer ${number} for ${route}. It is valid until ${answerBy(offer)}.${offer.message === '' ? '' : `\n\n${offer.message}`}`,
        sections: offerSections(offer),
      });
    case 'offer_reminder':
      return send({
        ...toCustomer,
        ...open('Review and accept'),
        ...questions,
        subject: `Reminder: offer ${number} expires ${answerBy(offer)}`,
        title: 'Your offer expires soon',
        lead: `${greeting(customer_name)} our offer ${number} for ${route}, ${total}, expires ${answerBy(offer)}.`,
        sections: [],
      });
    case 'offer_accepted':
      return send({
        ...toCustomer,
        ...open('Open the offer'),
        ...questions,
        subject: `Accepted: offer ${number}, ${route}`,
        title: 'Thanks, your offer is accepted',
        lead: `${greeting(customer_name)} you accepted our offer ${number} for ${route}, ${total}. The PDF is attached. We’ll plan the load and apply for the permits.`,
        sections: [
          { heading: 'Your acceptance', rows: acceptanceRows(offer, pdf_sha256) },
          ...offerSections(offer),
        ],
      });
    case 'offer_accepted_dispatch':
      return send({
        ...toDispatch,
        ...(offer.load_id === null
          ? console
          : { action: { href: `${siteUrl}/admin/loads/${offer.load_id}`, text: 'Open the load' } }),
        subject: `Accepted: offer ${number}, ${total}, ${route}`,
        title: `Offer ${number} accepted`,
        lead: `${customer_name} accepted ${total} for ${route}. Its load is in the console.${urgent.length === 0 ? '' : ' Apply for its superload permits now.'}`,
        sections: [
          ...(urgent.length === 0
            ? []
            : [
                {
                  heading: 'Superload permits',
                  rows: urgent.map(({ jurisdiction, apply_by: day }): readonly [string, string] => [
                    stateName(jurisdiction),
                    day === null ? 'Pickup is TBD' : `Apply by ${formatFullDay(day, 'short')}`,
                  ]),
                },
              ]),
          { heading: 'Acceptance', rows: [who, ...acceptanceRows(offer, pdf_sha256)] },
        ],
      });
    case 'offer_declined':
      return send({
        ...toDispatch,
        ...console,
        subject: `Declined: offer ${number}, ${route}`,
        title: `Offer ${number} declined`,
        lead: `${customer_name} declined ${total} for ${route}.`,
        sections: [
          {
            heading: 'Answer',
            rows: [
              who,
              ['Reason', reasonText(offer.decline_reason)],
              ['What would work', decline_note ?? 'Not given'],
            ],
          },
        ],
      });
    case 'offer_withdrawn':
      return send({
        ...toCustomer,
        ...questions,
        subject: `Withdrawn: offer ${number}, ${route}`,
        title: 'We withdrew our offer',
        lead: `${greeting(customer_name)} we withdrew our offer ${number} for ${route}. It can’t be accepted anymore.`,
        sections: [{ heading: 'Why', rows: [['Reason', offer.withdrawal_reason ?? '']] }],
      });
    case 'offer_requested':
      return send({
        ...toDispatch,
        ...console,
        subject: `New offer requested: ${number}, ${route}`,
        title: 'The customer wants a new offer',
        lead: `${customer_name} asked for a new offer for ${route}. Version ${String(offer.version)} is ${offer.status}.`,
        sections: [{ heading: 'Customer', rows: [who] }],
      });
  }
}

const reasonText = (reason: string | null) =>
  reason !== null && reason in DECLINE_REASONS
    ? DECLINE_REASONS[reason as DeclineReason]
    : 'Not given';

function write(parts: Parts, siteUrl: string): Email {
  const { to, replyTo, subject, title, lead, sections, action, note } = parts;
  const rows = (section: Section): Fact[] =>
    section.rows.map(([name, value]) => [name, paragraphs(value)]);
  const lines = sections.map(({ heading: name, rows: all }) =>
    [name, ...all.map(([label, value]) => `${label}: ${value}`)].join('\n'),
  );
  return {
    to,
    ...(replyTo === undefined ? {} : { replyTo }),
    subject: subjectLine(subject),
    html: emailPage({
      preview: lead,
      title,
      siteUrl,
      content: [
        paragraph(paragraphs(lead)),
        ...(action === undefined ? [] : [button(action.href, action.text)]),
        ...sections.flatMap((section) => [heading(section.heading), facts(rows(section))]),
        ...(note === undefined ? [] : [paragraph(note.html)]),
      ],
    }),
    text: [
      lead,
      ...(action === undefined ? [] : [action.href]),
      ...lines,
      ...(note === undefined ? [] : [note.text]),
      TEXT_FOOTER,
    ].join('\n\n'),
  };
}

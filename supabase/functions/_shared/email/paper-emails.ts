import * as z from 'zod/mini';
import { stateName } from '../domain/places/states.ts';
import { emailAddress } from '../contracts/text.ts';
import { formatFullDay } from '../domain/time/day-text.ts';
import { greeting } from './phrases.ts';
import { stepEmail, type Row } from './step-email.ts';
import { template, type Templates } from './template.ts';
import type { Email } from './transport.ts';

const issued = { number: z.string(), expires_on: z.string() };

/** The result of `claim_emails` for a certificate or insurance. */
export const claimedPaperEmailSchema = z.object({
  name: z.string(),
  email: emailAddress('not an email address'),
  paper: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('certificate'), issuing_state: z.string(), ...issued }),
    z.object({ kind: z.literal('insurance'), insurer: z.string(), ...issued }),
  ]),
});
export type ClaimedPaperEmail = z.output<typeof claimedPaperEmailSchema>;

function words(paper: ClaimedPaperEmail['paper']): {
  name: string;
  title: string;
  renewal: string;
  need: string;
  rows: Row[];
} {
  if (paper.kind === 'insurance') {
    return {
      name: `insurance with ${paper.insurer}`,
      title: 'Your insurance expires soon',
      renewal: 'renewed policy',
      need: 'Every job after that day needs it',
      rows: [
        ['Insurance', paper.insurer],
        ['Policy', paper.number],
      ],
    };
  }
  const state = stateName(paper.issuing_state);
  return {
    name: `${state} pilot-car certificate`,
    title: `Your ${state} certificate expires soon`,
    renewal: 'renewed certificate',
    need: `Jobs in ${state} after that day need it`,
    rows: [
      ['Certificate', state],
      ['Number', paper.number],
    ],
  };
}

/** Tells a pilot car that a certificate or insurance is about to expire, and where to upload the new one. */
export function paperEmail({ name, email, paper }: ClaimedPaperEmail, siteUrl: string): Email {
  const day = formatFullDay(paper.expires_on, 'short');
  const about = words(paper);
  return stepEmail(
    {
      to: email,
      // The day comes first, because a long subject gets cut off.
      subject: `Expires ${day}: your ${about.name}`,
      title: about.title,
      lead: `${greeting(name)} your ${about.name} is valid through ${day}. Upload the ${about.renewal} before then. ${about.need}, including those you already accepted.`,
      rows: [...about.rows, ['Last day', day]],
      open: { href: `${siteUrl}/profile#certificates`, text: `Upload the ${about.renewal}` },
    },
    siteUrl,
  );
}

/** The email about a certificate or insurance. */
export const paperTemplates: Templates = {
  paper_expires: template(claimedPaperEmailSchema, (claimed, { siteUrl }) =>
    paperEmail(claimed, siteUrl),
  ),
};

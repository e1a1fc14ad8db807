import * as z from 'zod/mini';
import { formatFeet } from '../domain/numbers/length.ts';
import { formatLocalDate, formatMoment } from '../domain/time/moment-text.ts';
import { emailAddress } from '../contracts/text.ts';
import { greeting } from './phrases.ts';
import { stepEmail, type Row, type Words } from './step-email.ts';
import { templatesOf } from './template.ts';
import type { Email } from './transport.ts';

const jobSchema = z.object({
  escort: z.string(),
  place: z.string(),
  at: z.nullable(z.string()),
  time_zone: z.string(),
});

const escortTermsSchema = z.object({
  job: jobSchema,
  is_accepted: z.boolean(),
  meet_at: z.nullable(z.string()),
  ends_at: z.nullable(z.string()),
  time_zone: z.string(),
  lapses_at: z.nullable(z.string()),
  /** Feet; 0 if dispatch hasn’t entered it. */
  length: z.number(),
  width: z.number(),
  height: z.number(),
});

/** The result of `claim_emails` for a pilot car: no rate. */
export const claimedPilotEmailSchema = z.object({
  name: z.string(),
  email: emailAddress('not an email address'),
  // The escort when the email was queued.
  job: jobSchema,
  // Null once the offer is gone.
  terms: z.nullable(escortTermsSchema),
});
export type ClaimedPilotEmail = z.output<typeof claimedPilotEmailSchema>;

/** `Chase car for IN from Dayton, OH, Wed, Dec 2`; without the day if it isn't set. */
function jobName({ escort, place, at, time_zone: timeZone }: z.output<typeof jobSchema>): string {
  const day = at === null ? '' : `, ${formatLocalDate(at, timeZone)}`;
  return `${escort} from ${place}${day}`;
}

const feet = (value: number) => (value > 0 ? formatFeet(value) : 'TBD');

function termRows(terms: ClaimedPilotEmail['terms']): Row[] {
  if (terms === null) return [];
  const { meet_at, ends_at, time_zone: zone, lapses_at, length, width, height } = terms;
  return [
    ['Escort', jobName(terms.job)],
    ...(meet_at === null ? [] : [['Meet', formatMoment(meet_at, zone)] as const]),
    ...(ends_at === null ? [] : [['Ends', formatMoment(ends_at, zone)] as const]),
    ['Height', feet(height)],
    ['Width', feet(width)],
    ['Length', feet(length)],
    ...(terms.is_accepted || lapses_at === null
      ? []
      : [['Offer ends', formatMoment(lapses_at, zone)] as const]),
  ];
}

interface Escort {
  readonly terms: ClaimedPilotEmail['terms'];
  readonly hello: string;
  /** The escort's name when the email was queued. */
  readonly job: string;
  /** The escort's name now. */
  readonly now: string;
}

const WORDS = {
  pilot_offered: ({ hello, now, terms }) => ({
    subject: `Escort offer: ${now}`,
    title: 'New escort offer',
    lead: `${hello} dispatch offers you an escort: ${now}. The first pilot car to accept gets it. Your rate is on your escorts page.`,
    rows: termRows(terms),
  }),
  pilot_changed: ({ hello, now, terms }) => ({
    subject: `Escort changed: ${now}`,
    title: terms?.is_accepted === true ? 'Your escort changed' : 'An escort offer changed',
    lead: `${hello} dispatch changed an escort. ${terms?.is_accepted === true ? 'Check the details and confirm again that you’ll be there.' : 'Check the details before you answer.'}`,
    rows: termRows(terms),
  }),
  pilot_withdrawn: ({ hello, job }) => ({
    subject: `Escort withdrawn: ${job}`,
    title: 'Dispatch withdrew an escort',
    lead: `${hello} dispatch withdrew this escort: ${job}. You’re not booked for it.`,
    rows: [],
  }),
  pilot_cancelled: ({ hello, job }) => ({
    subject: `Escort canceled: ${job}`,
    title: 'Your escort was canceled',
    lead: `${hello} the load for this escort was canceled: ${job}. You’re not booked for it.`,
    rows: [],
  }),
} satisfies Record<string, (escort: Escort) => Words>;
export type PilotEmailKind = keyof typeof WORDS;
export const PILOT_EMAIL_KINDS = Object.keys(WORDS) as PilotEmailKind[];

/** An email about an escort, to a pilot car. */
export function pilotEmail(
  kind: PilotEmailKind,
  claimed: ClaimedPilotEmail,
  siteUrl: string,
): Email {
  const { name, job, terms, email: to } = claimed;
  const words = WORDS[kind]({
    terms,
    hello: greeting(name),
    job: jobName(job),
    now: jobName(terms?.job ?? job),
  });
  const open = { href: `${siteUrl}/escorts`, text: 'Open your escorts' };
  return stepEmail({ to, ...words, open }, siteUrl);
}

/** The emails about escorts, to pilot cars. */
export const pilotTemplates = templatesOf(
  PILOT_EMAIL_KINDS,
  claimedPilotEmailSchema,
  (kind, claimed, { siteUrl }) => pilotEmail(kind, claimed, siteUrl),
);

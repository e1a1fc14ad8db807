import { STEP_EMAILS } from './step-emails.ts';

/** Names of the automatic emails about offers (`public.email_kind`). */
const OFFER_EMAILS: Readonly<Record<string, string>> = {
  offer: 'Offer',
  offer_reminder: 'Offer reminder',
  offer_accepted: 'Accepted offer, to the customer',
  offer_accepted_dispatch: 'Accepted offer, to dispatch',
  offer_declined: 'Declined offer',
  offer_withdrawn: 'Withdrawn offer',
  offer_requested: 'Request for a new offer',
};

const STEP_EMAIL_NAMES = new Map(
  Object.entries(STEP_EMAILS).map(([kind, { to, name }]) => [kind, `${name}, to the ${to}`]),
);

/** What an automatic email is, for staff: 'New quote', 'Confirmation of the message', 'Declined offer'. */
export function siteEmailName(kind: string, recordType: string): string {
  const named = OFFER_EMAILS[kind] ?? STEP_EMAIL_NAMES.get(kind);
  if (named !== undefined) return named;
  return kind === 'dispatch' ? `New ${recordType}` : `Confirmation of the ${recordType}`;
}

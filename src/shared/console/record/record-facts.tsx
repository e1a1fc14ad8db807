import type { ReactNode } from 'react';
import { phoneHref } from '@domain/text/phone-href';
import { EmailText } from '@/shared/ui/email-text';

/** At least 24 px high, because an email address is often above a phone number. */
const LINK = 'inline-block min-h-6 underline underline-offset-3 hover:decoration-2';

/** A record's fields as a list of terms. */
export function RecordFacts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[7.25rem_minmax(0,1fr)] gap-x-4 gap-y-2 leading-snug">
      {children}
    </dl>
  );
}

/** One term of {@link RecordFacts}. */
export function RecordFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-subtle">{term}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </>
  );
}

/** An email address as a link. In a narrow place it wraps before the `@`. */
export function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${encodeURIComponent(email)}`} className={LINK}>
      <EmailText email={email} />
    </a>
  );
}

/** A phone number is free text; it becomes a link only if it can be dialed. */
export function PhoneLink({ phone }: { phone: string }) {
  const href = phoneHref(phone);
  if (href === null) return <span>{phone}</span>;
  return (
    <a href={href} className={LINK}>
      {phone}
    </a>
  );
}

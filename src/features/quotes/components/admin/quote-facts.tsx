import type { ReactNode } from 'react';
import { formatDateTime } from '@/shared/lib/format-date';
import type { AdminQuote } from '../../api/admin-quote-columns';

const LINK = 'underline underline-offset-3 hover:decoration-2';

/** Everything else the customer wrote, as text only, and what happened to the request since. */
export function QuoteFacts({ quote }: { quote: AdminQuote }) {
  const isChanged = quote.updated_at !== quote.created_at;
  return (
    <dl className="grid grid-cols-[7.25rem_minmax(0,1fr)] gap-x-4 gap-y-2 leading-snug">
      <Fact term="Equipment">{quote.equipment}</Fact>
      <Fact term="Email">
        <a href={`mailto:${encodeURIComponent(quote.email)}`} className={LINK}>
          {quote.email}
        </a>
      </Fact>
      <Fact term="Phone">
        <PhoneLink phone={quote.phone} />
      </Fact>
      <Fact term="Notes">
        {quote.notes === null ? (
          <span className="text-subtle">None</span>
        ) : (
          <span className="whitespace-pre-wrap">{quote.notes}</span>
        )}
      </Fact>
      <Fact term="Sent">{quote.user_id === null ? 'Without an account' : 'From an account'}</Fact>
      <Fact term="Mails">
        {quote.emailed_at === null ? 'Not sent yet' : formatDateTime(quote.emailed_at)}
      </Fact>
      {isChanged && <Fact term="Last change">{formatDateTime(quote.updated_at)}</Fact>}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-subtle">{term}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </>
  );
}

/** A phone number is free text; only one that can be dialled becomes a link. */
function PhoneLink({ phone }: { phone: string }) {
  const [beforeExtension = ''] = phone.split(/[a-z]/i);
  const number = beforeExtension.replace(/(?!^\+)\D/g, '');
  if (number.replace('+', '').length < 7) return phone;
  return (
    <a href={`tel:${number}`} className={LINK}>
      {phone}
    </a>
  );
}

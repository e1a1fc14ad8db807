import { Check, Phone, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { datesText, equipmentText, pieceText } from '@domain/quote-texts';
import { COMPANY } from '@/content/company';
import { useAuth } from '@/session/use-auth';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Facts } from '@/shared/ui/facts';
import { Panel } from '@/shared/ui/panel';
import { quoteToasts } from '../toasts';
import type { SentQuote } from '../model/sent-quote';
import { PrivateLink } from './private-link';
import { QuoteReference } from './quote-reference';

const CONFIRMING = 'We’ll email you a copy of this request with the private link.';
const CONFIRMED = 'Confirmation emailed, with a copy of this request and the private link.';

interface QuoteConfirmationProps {
  quote: SentQuote;
  /** True if it was just sent, as opposed to restored after a reload. */
  isNew: boolean;
  onNewRequest: () => void;
}

/** Replaces the form once the request is stored: what was sent and what happens next. */
export function QuoteConfirmation({
  quote,
  isNew,
  onNewRequest: onAnother,
}: QuoteConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { status } = useAuth();
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);

  const { id, payload, token, isConfirmed } = quote;
  const { dispatch } = COMPANY.phones;

  return (
    <Panel data-print-only className="grid gap-5 print:border-0 print:p-0">
      <p className="hidden font-bold print:block">
        {`${COMPANY.name}, dispatch ${dispatch.display}`}
      </p>
      <span className="m-1.5 grid size-16 place-items-center bg-accent text-accent-fg diamond print:hidden">
        <Check className="size-6 stroke-[2.5]" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-[clamp(1.5rem,1.2rem+1vw,2rem)]">
        {quoteToasts.submitted.title}
      </h2>
      <p className="type-lead">{quoteToasts.submitted.description}</p>
      <QuoteReference quote={quote} />
      {token === null ? (
        <p className="text-muted">We’ll email you a private link to track this request.</p>
      ) : (
        <PrivateLink token={token} />
      )}
      <Facts
        isStacked
        entries={[
          {
            term: 'Load',
            detail: (
              <ul className="wrap-anywhere">
                {payload.pieces.map((piece, index) => (
                  <li key={index}>{pieceText(piece)}</li>
                ))}
              </ul>
            ),
          },
          { term: 'Equipment', detail: equipmentText(payload.equipment) },
          { term: 'Route', detail: `${payload.origin} to ${payload.destination}` },
          { term: 'Dates', detail: datesText(payload) },
          { term: 'Reply to', detail: <span className="wrap-anywhere">{payload.email}</span> },
          {
            term: 'What happens next',
            detail: `${isConfirmed ? CONFIRMED : CONFIRMING} Dispatch checks route, permits and equipment, then sends the quote. Anything to add? Call us with the reference.`,
          },
        ]}
      />
      <div className="flex flex-wrap gap-3 print:hidden">
        {status === 'signed-in' && (
          <ButtonLink size="md" variant="solid" to={`/quotes/${id}`}>
            Open in my quotes
          </ButtonLink>
        )}
        <Button size="md" variant="quiet" onClick={onAnother}>
          Request another quote
        </Button>
        <Button
          size="md"
          variant="ghost"
          onClick={() => {
            window.print();
          }}
        >
          <Printer />
          Print
        </Button>
        <ButtonLink size="md" variant="ghost" to={dispatch.href}>
          <Phone />
          <span>{dispatch.display}</span>
        </ButtonLink>
      </div>
    </Panel>
  );
}

import { Check, Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { quoteReference } from '@contracts/quote-reference';
import { COMPANY } from '@/content/company';
import { formatFeet } from '@/shared/drawing/format-feet';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Facts } from '@/shared/ui/facts';
import { Panel } from '@/shared/ui/panel';
import { quoteToasts } from '../messages';
import type { SentQuote } from './use-quote-submission';

interface QuoteConfirmationProps {
  quote: SentQuote;
  onAnother: () => void;
}

/** In place of the form once the request is stored: what we have, and what happens next. */
export function QuoteConfirmation({ quote, onAnother }: QuoteConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);

  const { id, payload } = quote;
  const size = [payload.length, payload.width, payload.height].map(formatFeet).join(' × ');
  const { dispatch } = COMPANY.phones;

  return (
    <Panel className="grid gap-5">
      <span className="m-1.5 grid size-16 place-items-center bg-accent text-accent-fg [clip-path:polygon(50%_0,100%_50%,50%_100%,0_50%)]">
        <Check className="size-6 stroke-[2.5]" />
      </span>
      <h3 ref={heading} tabIndex={-1} className="text-[clamp(1.5rem,1.2rem+1vw,2rem)]">
        {quoteToasts.submitted.title}
      </h3>
      <p className="type-lead">{quoteToasts.submitted.description}</p>
      <Facts
        isStacked
        entries={[
          { term: 'Reference', detail: <span className="tabular-nums">{quoteReference(id)}</span> },
          { term: 'Load', detail: `${size}, ${payload.equipment}` },
          { term: 'Route', detail: `${payload.origin} to ${payload.destination}` },
          { term: 'Reply to', detail: <span className="wrap-anywhere">{payload.email}</span> },
          {
            term: 'What happens next',
            detail:
              'We mail you a copy of this request. Dispatch checks route, permits and equipment and answers with the quote. Anything to add? Call and give the reference.',
          },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <Button size="md" variant="quiet" onClick={onAnother}>
          Request another quote
        </Button>
        <ButtonLink size="md" variant="ghost" to={dispatch.href}>
          <Phone />
          {dispatch.display}
        </ButtonLink>
      </div>
    </Panel>
  );
}

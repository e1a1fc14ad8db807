import { Phone } from 'lucide-react';
import { COMPANY } from '@/content/company';
import { LegalCheck } from '@/shared/drawing/legal-check';
import { useNow } from '@/shared/lib/use-now';
import { ButtonLink } from '@/shared/ui/button';
import { Facts } from '@/shared/ui/facts';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import type { OwnQuote } from '../../api/own-quotes';
import { loadSizeText } from '../../model/load-size-text';
import { readProgress } from '../../model/quote-progress';
import { readLoad } from '../../model/read-load';
import { LoadSheet } from '../load-sheet';
import { QuoteTimeline } from '../quote-timeline';
import { AskAgainButton } from './ask-again-button';

/** A quote as its owner sees it: the load to scale, everything sent, and where it stands. */
export function OwnQuoteDetail({ quote }: { quote: OwnQuote }) {
  const load = readLoad(quote);
  return (
    <div className="grid items-start gap-gap *:min-w-0 lg:grid-cols-[2fr_1fr]">
      <div className="grid gap-gap *:min-w-0">
        <div className="grid gap-4">
          <LoadSheet load={load} />
          <LegalCheck {...load.size} deck={load.deck} />
        </div>
        <Panel isPadded={false}>
          <PanelHead title="What you sent" />
          <Facts
            className="border-t-0 px-4.5 [&>:last-child]:border-b-0"
            entries={sentFacts(quote)}
          />
        </Panel>
      </div>
      <Standing quote={quote} />
    </div>
  );
}

function Standing({ quote }: { quote: OwnQuote }) {
  const { sentence, steps } = readProgress(quote, useNow());
  const { dispatch } = COMPANY.phones;
  return (
    <Panel isPadded={false} className="max-lg:-order-1">
      <PanelHead title="Where it stands" />
      <div className="grid gap-5 px-4.5 py-4.5">
        <p className="leading-snug">{sentence}</p>
        <QuoteTimeline steps={steps} />
        <div className="grid gap-2.5">
          <AskAgainButton quote={quote} />
          <ButtonLink size="md" variant="quiet" to={dispatch.href}>
            <Phone />
            Call dispatch {dispatch.display}
          </ButtonLink>
        </div>
      </div>
    </Panel>
  );
}

function sentFacts(quote: OwnQuote) {
  const { origin, destination, equipment, customer_name, email, phone, notes } = quote;
  return [
    { term: 'Origin', detail: <Typed text={origin} /> },
    { term: 'Destination', detail: <Typed text={destination} /> },
    { term: 'Equipment', detail: <Typed text={equipment} /> },
    { term: 'Length × width × height', detail: loadSizeText(quote) },
    { term: 'Name', detail: <Typed text={customer_name} /> },
    { term: 'Reply to', detail: <Typed text={`${email}, ${phone}`} /> },
    { term: 'Notes', detail: <Typed text={notes ?? 'None'} /> },
  ];
}

function Typed({ text }: { text: string }) {
  return <span className="wrap-anywhere whitespace-pre-wrap">{text}</span>;
}

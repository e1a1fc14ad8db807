import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { COMPANY } from '@/content/company';
import { LegalCheck } from '@/shared/drawing/legal-check';
import { useNow } from '@/shared/lib/use-now';
import { ButtonLink } from '@/shared/ui/button';
import { Facts } from '@/shared/ui/facts';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import type { OwnQuote } from '../../api/own-quotes';
import { quoteKeys } from '../../api/query-keys';
import { getQuoteProgress } from '../../model/quote-progress';
import { summarizeLoad } from '../../model/load-summary';
import { AttachmentList } from '../attachment-list';
import { LoadDrawingPanel } from '../load-drawing-panel';
import { QuoteTimeline } from '../quote-timeline';
import { requestFacts, UserText } from '../request-facts';
import { DuplicateRequestButton } from './duplicate-request-button';

/** The customer's view of a quote: the load to scale, what was sent, and the status. */
export function OwnQuoteDetail({ quote, userId }: { quote: OwnQuote; userId: string }) {
  const load = summarizeLoad(quote);
  return (
    <div className="grid items-start gap-gap *:min-w-0 lg:grid-cols-[2fr_1fr]">
      <div className="grid gap-gap *:min-w-0">
        <div className="grid gap-4">
          <LoadDrawingPanel load={load} />
          <LegalCheck {...load.size} deck={load.deck} />
        </div>
        <SentPanel quote={quote} userId={userId} />
      </div>
      <StatusPanel quote={quote} />
    </div>
  );
}

/** The request of a booked quote. */
export function OwnRequest({ quote, userId }: { quote: OwnQuote; userId: string }) {
  return (
    <SentPanel
      quote={quote}
      userId={userId}
      action={<DuplicateRequestButton quote={quote} isQuiet />}
    />
  );
}

interface SentPanelProps {
  quote: OwnQuote;
  userId: string;
  action?: ReactNode;
}

function SentPanel({ quote, userId, action }: SentPanelProps) {
  return (
    <Panel isPadded={false}>
      <PanelHead title="What you sent" action={action} />
      <Facts
        className="border-t-0 px-4.5 [&>:last-child]:border-b-0"
        entries={sentFacts(quote, userId)}
      />
    </Panel>
  );
}

function StatusPanel({ quote }: { quote: OwnQuote }) {
  const { summary, steps } = getQuoteProgress(quote, useNow());
  const { dispatch } = COMPANY.phones;
  return (
    <Panel isPadded={false} className="max-lg:-order-1">
      <PanelHead title="Status" />
      <div className="grid gap-5 px-4.5 py-4.5">
        <p className="leading-snug">{summary}</p>
        <QuoteTimeline steps={steps} />
        <div className="grid gap-2.5">
          <DuplicateRequestButton quote={quote} />
          <ButtonLink size="md" variant="quiet" to={dispatch.href}>
            <Phone />
            <span>{`Call dispatch ${dispatch.display}`}</span>
          </ButtonLink>
        </div>
      </div>
    </Panel>
  );
}

function sentFacts(quote: OwnQuote, userId: string) {
  const { id, origin, destination, customer_name, email, phone } = quote;
  return [
    { term: 'Origin', detail: <UserText text={origin} /> },
    { term: 'Destination', detail: <UserText text={destination} /> },
    ...requestFacts(
      quote,
      <AttachmentList quoteId={id} quoteKey={quoteKeys.ownDetail(userId, id)} />,
    ),
    { term: 'Name', detail: <UserText text={customer_name} /> },
    { term: 'Reply to', detail: <UserText text={`${email}, ${phone}`} /> },
  ];
}

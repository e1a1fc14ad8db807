import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AssessmentSnapshot } from '@assessment/snapshot';
import { COMPANY } from '@/content/company';
import { useAuth } from '@/session/use-auth';
import { formatBytes } from '@/shared/lib/format-bytes';
import { useNow } from '@/shared/lib/use-now';
import { Badge } from '@/shared/ui/badge';
import { ButtonLink } from '@/shared/ui/button';
import { Facts } from '@/shared/ui/facts';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import type { FollowedQuote } from '../../api/follow-quote';
import { getQuoteProgress } from '../../model/quote-progress';
import { QuoteTimeline } from '../quote-timeline';
import { requestFacts } from '../request-facts';

interface QuoteStatusCardProps {
  quote: FollowedQuote;
  /** Renders what the customer saw when they sent it. */
  renderAssessment?: ((snapshot: AssessmentSnapshot) => ReactNode) | undefined;
}

/** The page behind a private link: status, times and the request, but nothing about people. */
export function QuoteStatusCard({ quote, renderAssessment }: QuoteStatusCardProps) {
  return (
    <div className="grid gap-gap">
      <StatusPanel quote={quote} />
      <LinkedRequest quote={quote} renderAssessment={renderAssessment} />
    </div>
  );
}

/** The request behind a private link, with the assessment. */
export function LinkedRequest({ quote, renderAssessment }: QuoteStatusCardProps) {
  return (
    <>
      <Panel isPadded={false}>
        <PanelHead title="Request details" />
        <Facts
          className="border-t-0 px-[clamp(1.25rem,0.8rem+1.6vw,2.25rem)] [&>:last-child]:border-b-0"
          entries={requestFacts(quote, <FileNames files={quote.attachments} />)}
        />
      </Panel>
      {quote.assessment !== null && renderAssessment?.(quote.assessment)}
    </>
  );
}

function FileNames({ files }: { files: FollowedQuote['attachments'] }) {
  if (files.length === 0) return <span>None</span>;
  return (
    <ul aria-label="Attachments">
      {files.map(({ name, bytes }, index) => (
        <li key={index} className="wrap-anywhere">
          <span>{name}</span>{' '}
          {bytes !== null && <span className="text-subtle">{`(${formatBytes(bytes)})`}</span>}
        </li>
      ))}
    </ul>
  );
}

function StatusPanel({ quote }: { quote: FollowedQuote }) {
  const { label, tone, summary, steps } = getQuoteProgress(quote, useNow());
  const { dispatch } = COMPANY.phones;
  return (
    <Panel className="grid gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <p className="leading-snug">
          <span className="text-sm text-subtle">Reference</span>
          <br />
          <strong className="text-[1.75rem] leading-tight font-bold tabular-nums">
            {quote.reference}
          </strong>
        </p>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <h2 className="type-h3 wrap-anywhere">{`${quote.origin} to ${quote.destination}`}</h2>
      <p>{summary}</p>
      <QuoteTimeline steps={steps} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t pt-5">
        <ButtonLink size="md" variant="solid" to={dispatch.href}>
          <Phone />
          <span>{`Call dispatch ${dispatch.display}`}</span>
        </ButtonLink>
        <AccountHint />
      </div>
    </Panel>
  );
}

/** Where a signed-in customer finds the quote, or how to add it to an account. */
export function AccountHint() {
  const { status } = useAuth();
  if (status === 'signed-in') {
    return (
      <Link to="/quotes" className="underline underline-offset-3">
        My quotes
      </Link>
    );
  }
  return (
    <p className="text-sm text-muted">
      <Link to="/auth" className="underline underline-offset-3">
        Register
      </Link>{' '}
      with the email of this request to add it to your account.
    </p>
  );
}

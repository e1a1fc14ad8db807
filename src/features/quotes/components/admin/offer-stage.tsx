import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMoment } from '@domain/time/moment-text';
import { OFFICE_ZONE } from '@domain/time/office-zone';
import { useNow } from '@/shared/lib/use-now';
import { Badge } from '@/shared/ui/badge';
import type { AdminQuote } from '../../api/admin-quote-columns';
import { OFFER_STAGE_BADGES, stageNote, stageWord } from '../../model/offer-stage';
import { QuoteStatusBadge } from './quote-status-badge';

/** The stage of a quote's offer, or the quote's status if it has none. */
export function StageBadge({
  quote: { status, offer_stage: stage, offer },
}: {
  quote: AdminQuote;
}) {
  const now = useNow();
  if (stage === 'none') return <QuoteStatusBadge status={status} />;
  return <Badge tone={OFFER_STAGE_BADGES[stage].tone}>{stageWord(stage, offer, now)}</Badge>;
}

/** The detail of the stage: views, the reason of the decline, or a link to the load or the draft. */
export function StageNote({ quote: { offer_stage: stage, offer } }: { quote: AdminQuote }) {
  const now = useNow();
  if (offer === null) return null;
  const { number, load_number: load, viewed_at: viewedAt } = offer;
  if (stage === 'draft') {
    return (
      // A dense row has no room for it.
      <span className="block dense:hidden">
        <NoteLink to={`/admin/offers/${number}`} label={number}>
          {number}
        </NoteLink>
      </span>
    );
  }
  if (stage === 'accepted' && load !== null) {
    return (
      <span className="block">
        <NoteLink to={`/admin/loads/${load}`} label={load}>
          {/* A dense row on a laptop has no room for the year. */}
          <span className="dense:max-[96rem]:hidden">{load.slice(0, -5)}</span>
          <span>{load.slice(-5)}</span>
        </NoteLink>
      </span>
    );
  }
  const note = stageNote(stage, offer, now);
  if (note === '') return null;
  const last = viewedAt === null ? '' : `Last viewed ${formatMoment(viewedAt, OFFICE_ZONE)}`;
  return (
    <span className="block" {...(last !== '' && { title: last })}>
      {note}
    </span>
  );
}

interface NoteLinkProps {
  to: string;
  label: string;
  children: ReactNode;
}

function NoteLink({ to, label, children }: NoteLinkProps) {
  return (
    // Above the row's own link.
    <Link
      to={to}
      aria-label={label}
      className="relative z-1 font-semibold underline underline-offset-2"
    >
      {children}
    </Link>
  );
}

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadLimits } from '@/shared/drawing/load-limits';
import { Badge } from '@/shared/ui/badge';
import { Facts } from '@/shared/ui/facts';
import { Lane } from '@/shared/ui/lane';
import { Panel } from '@/shared/ui/panel';
import type { EscortAnswer, EscortJob } from '../../api/escort-jobs';
import { ESCORT_BADGES, POSITION_NAMES } from '../../model/escort-labels';
import type { EscortTerms } from '../../model/escort-jobs';
import { formatSpan } from '../../model/load-days';
import { escortAnchor } from '../../model/load-path';
import { LoadCrew } from '../load-crew';
import { LoadSheet } from '../load-sheet';
import { LoadStatusBadge } from '../load-status-badge';
import { LoadStops } from '../load-stops';
import { EscortActions } from './escort-actions';
import { EscortWarnings } from './escort-warnings';

interface EscortCardProps {
  job: EscortJob;
  conflicts: readonly EscortJob[];
  userId: string;
  onAnswer: (answer: EscortAnswer) => void;
}

/** One escort job: position, route, days, the load to scale, and the possible answers. */
export function EscortCard({ job, conflicts, userId, onAnswer }: EscortCardProps) {
  const card = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  const anchor = escortAnchor(job.id);
  useEffect(() => {
    // The jobs load after the page, so the browser's own jump to the anchor finds nothing.
    if (hash === `#${anchor}`) card.current?.focus();
  }, [hash, anchor]);
  const { load, terms, position, status } = job;
  if (terms === null) return null;

  return (
    <Panel
      ref={card}
      id={anchor}
      tabIndex={-1}
      aria-label={`${POSITION_NAMES[position]}, ${terms.name}`}
      className="grid scroll-mt-24 items-start gap-gap *:min-w-0 lg:grid-cols-[5fr_6fr]"
    >
      <div className="grid gap-5 *:min-w-0">
        <header className="grid gap-2">
          <p className="flex flex-wrap gap-2">
            <Badge tone={ESCORT_BADGES[status].tone}>
              {status === 'offered' ? 'Offer' : ESCORT_BADGES[status].word}
            </Badge>
            {status === 'accepted' && <LoadStatusBadge status={terms.status} />}
          </p>
          <h3 className="type-h3 wrap-anywhere">
            {POSITION_NAMES[position]}, {terms.name}
          </h3>
          <Lane origin={terms.origin} destination={terms.destination} />
        </header>
        {load === null ? <OfferTerms terms={terms} /> : <LoadStops load={load} />}
        <EscortWarnings job={job} conflicts={conflicts} />
        <EscortActions job={job} onAnswer={onAnswer} />
        {status === 'accepted' && load !== null && (
          <section aria-label="Crew" className="border-t border-line-strong pt-4">
            <LoadCrew loadId={load.id} userId={userId} escorts={load.escorts} />
          </section>
        )}
      </div>
      <div className="grid gap-4 *:min-w-0">
        <LoadSheet load={load ?? terms} />
        <LoadLimits load={terms} />
      </div>
    </Panel>
  );
}

/** The days, meeting area and states of an offer. Times and the log follow once it is accepted. */
function OfferTerms({ terms: { days, origin, states } }: { terms: EscortTerms }) {
  return (
    <Facts
      isCompact
      entries={[
        { term: 'Days', detail: formatSpan(days) },
        { term: 'Meet in', detail: origin },
        { term: 'States', detail: states.length === 0 ? 'Not set' : states.join(', ') },
      ]}
    />
  );
}

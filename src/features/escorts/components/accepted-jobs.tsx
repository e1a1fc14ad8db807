import { useId, type ReactNode } from 'react';
import { escortAnchor } from '@/features/loads/model/load-path';
import { formatMoment } from '@domain/time/moment-text';
import { LoadStatusBadge } from '@/shared/loads/load-status-badge';
import { Alert } from '@/shared/ui/alert';
import { Badge } from '@/shared/ui/badge';
import { Facts } from '@/shared/ui/facts';
import { Lane } from '@/shared/ui/lane';
import { Panel } from '@/shared/ui/panel';
import type { EscortAnswer, EscortJob } from '../api/escort-jobs';
import { coverGaps, type PilotPlans } from '../model/escort-conflicts';
import { confirmableFrom, endPlace, isChangedSinceAnswer } from '../model/escort-jobs';
import { POSITION_NAMES } from '../model/escort-labels';
import { LoadCrew } from './load-crew';
import { ConfirmJob } from './confirm-job';
import { CoverAlert } from './cover-alert';
import { EscortActions } from './escort-actions';
import { EscortPositionDrawing } from './escort-position';
import { endText, meetText, rateTexts, sizesOf } from './escort-texts';
import { useFocusByHash } from './use-focus-by-hash';

interface AcceptedJobsProps {
  jobs: readonly EscortJob[];
  plans: PilotPlans;
  userId: string;
  /** Renders what the permits of a job say. */
  renderPermits?: ((loadId: string) => ReactNode) | undefined;
  onAnswer: (answer: EscortAnswer) => void;
}

/** The jobs a pilot car accepted, with what they need on the road. */
export function AcceptedJobs({ jobs, plans, userId, renderPermits, onAnswer }: AcceptedJobsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 *:min-w-0">
      <h2 id={id} className="type-h4">
        Accepted
        {jobs.length > 0 && (
          <span className="ml-2 font-normal text-subtle tabular-nums">{jobs.length}</span>
        )}
      </h2>
      {jobs.length === 0 && <p className="text-muted">No accepted jobs.</p>}
      {jobs.map((job) => (
        <AcceptedJob
          key={job.id}
          job={job}
          gaps={coverGaps(job, plans)}
          userId={userId}
          permits={renderPermits?.(job.load_id)}
          onAnswer={onAnswer}
        />
      ))}
    </section>
  );
}

interface AcceptedJobProps {
  job: EscortJob;
  /** Gaps in the cover of their papers, one sentence each, without the period. */
  gaps: readonly string[];
  userId: string;
  permits: ReactNode;
  onAnswer: (answer: EscortAnswer) => void;
}

function AcceptedJob({ job, gaps, userId, permits, onAnswer }: AcceptedJobProps) {
  const anchor = escortAnchor(job.id);
  const ref = useFocusByHash(anchor);
  const { id, terms, position, status, confirmed_at: confirmedAt, rate, load_id: loadId } = job;
  if (terms === null) return null;
  const { amount, sum } = rateTexts(rate);
  return (
    <Panel
      ref={ref}
      id={anchor}
      tabIndex={-1}
      aria-label={`${POSITION_NAMES[position]}, ${terms.name}`}
      className="grid scroll-mt-24 gap-4 *:min-w-0"
    >
      <header className="grid gap-2">
        <p className="flex flex-wrap gap-2">
          <Badge tone={confirmedAt === null ? 'warn' : 'ok'}>
            {confirmedAt === null ? 'Accepted' : 'Confirmed'}
          </Badge>
          <LoadStatusBadge status={terms.status} />
          <span className="text-sm text-subtle tabular-nums">{terms.number}</span>
        </p>
        <h3 className="type-h4 wrap-anywhere">{`${POSITION_NAMES[position]}, ${terms.name}`}</h3>
        <Lane origin={terms.origin} destination={terms.destination} />
      </header>
      {gaps.length > 0 && <CoverAlert title="You can’t escort this load yet" gaps={gaps} />}
      {isChangedSinceAnswer(job) && (
        <Alert tone="warn" title="Changed since you accepted.">
          Dispatch changed the days, route, size or position. Call us if it no longer works for you.
        </Alert>
      )}
      {confirmableFrom(job) !== null && <ConfirmJob job={job} />}
      <Facts
        isCompact
        entries={[
          ...sizesOf(terms).map(({ term, text }, index) => ({
            term,
            detail: index === 0 ? <b className="text-lg">{text}</b> : text,
          })),
          { term: 'Meet', detail: `${meetText(terms)}, ${terms.meetPlace}` },
          { term: 'Estimated end', detail: `${endText(terms)}, ${endPlace(terms)}` },
          ...(terms.pickup !== null && terms.meet?.at !== terms.pickup.at
            ? [
                {
                  term: 'Pickup',
                  detail: `${formatMoment(terms.pickup.at, terms.pickup.zone)}, ${terms.origin}`,
                },
              ]
            : []),
          { term: 'States', detail: terms.states.join(', ') },
          ...(terms.channel === '' ? [] : [{ term: 'Channel', detail: terms.channel }]),
          {
            term: 'Your rate',
            detail: (
              <>
                <b>{amount}</b>
                {sum !== '' && <span className="block text-sm text-muted">{sum}</span>}
              </>
            ),
          },
        ]}
      />
      <EscortActions job={job} onAnswer={onAnswer} />
      <EscortPositionDrawing position={position} terms={terms} />
      {permits}
      <div role="group" aria-label="Crew" className="border-t border-line-strong pt-4">
        <LoadCrew
          loadId={loadId}
          userId={userId}
          escorts={[{ id, pilot_id: userId, position, status }]}
        />
      </div>
    </Panel>
  );
}

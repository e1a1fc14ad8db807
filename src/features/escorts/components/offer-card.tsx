import type { ReactNode } from 'react';
import { HOUR_MS } from '@domain/time/duration';
import { escortAnchor } from '@/features/loads/model/load-path';
import { cn } from '@/shared/lib/cn';
import { useIsOnline } from '@/shared/lib/use-is-online';
import { useNow } from '@/shared/lib/use-now';
import { Alert } from '@/shared/ui/alert';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import type { EscortJob } from '../api/escort-jobs';
import { calendarConflicts, coverGaps, coversOf, type PilotPlans } from '../model/escort-conflicts';
import { blockOf } from '../model/escort-cover';
import { endPlace, type EscortTerms } from '../model/escort-jobs';
import { POSITION_NAMES } from '../model/escort-labels';
import { hasLapsed, offerEndText } from '../model/offer-end';
import { EscortPositionDrawing } from './escort-position';
import { CoverAlert } from './cover-alert';
import { CoverList } from './cover-list';
import { endText, meetText, rateTexts, sizesOf } from './escort-texts';
import { useFocusByHash } from './use-focus-by-hash';

const PAD = 'px-[clamp(1rem,0.8rem+0.8vw,1.5rem)]';

interface OfferFrameProps {
  job: EscortJob;
  terms: EscortTerms;
  /** To the right of the position: when the offer ends, or that it has ended. */
  badge: ReactNode;
  /** The most urgent offer has the amber edge. */
  isFirst?: boolean;
  /** Grays the card: it can't be answered anymore. */
  isOver?: boolean;
  children: ReactNode;
}

/** A card with an offer's position, number and route. */
function OfferFrame({ job, terms, badge, isFirst, isOver, children }: OfferFrameProps) {
  const anchor = escortAnchor(job.id);
  const ref = useFocusByHash(anchor);
  const position = POSITION_NAMES[job.position];
  return (
    <section
      ref={ref}
      id={anchor}
      tabIndex={-1}
      aria-label={`${position}, ${terms.name}`}
      className={cn(
        'grid scroll-mt-24 rounded-md border bg-surface *:min-w-0',
        isFirst === true && 'border-t-4 border-t-accent',
        isOver === true && 'bg-sunk',
      )}
    >
      <header className={cn('grid gap-2 py-5', PAD)}>
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span className="tabular-nums">
            <b>{position}</b> <span className="ml-2 text-subtle">{terms.number}</span>
          </span>
          {badge}
        </p>
        <h3 className="type-h3 wrap-anywhere">{terms.name}</h3>
      </header>
      {children}
    </section>
  );
}

/** Why Accept is disabled. */
const BLOCKED = {
  upload: 'Your certificates and insurance have to cover the job first.',
  dispatch: 'Dispatch has to confirm a state first. You don’t need to do anything.',
} as const;

interface OfferCardProps {
  job: EscortJob;
  plans: PilotPlans;
  isFirst: boolean;
  /** The first offer that can be accepted: its button is amber. */
  isMain: boolean;
  isBusy: boolean;
  onAnswer: (status: 'accepted' | 'declined') => void;
}

/** An offer: what the pilot car would escort, where and when, their rate, and what conflicts with it. */
export function OfferCard({ job, plans, isFirst, isMain, isBusy, onAnswer }: OfferCardProps) {
  const now = useNow();
  const isOnline = useIsOnline();
  const { terms } = job;
  if (terms === null) return null;
  const ends = offerEndText(terms, now);
  const isLapsed = hasLapsed(terms, now);
  const isSoon = terms.lapsesAt !== null && Date.parse(terms.lapsesAt) - now < 12 * HOUR_MS;
  const conflicts = calendarConflicts(job, plans);
  const rate = rateTexts(job.rate);
  const covers = coversOf(job, plans);
  const block = blockOf(covers ?? []);
  const offline = isOnline ? undefined : 'You appear to be offline.';
  const closed = offline ?? (block === null ? undefined : BLOCKED[block]);
  return (
    <OfferFrame
      job={job}
      terms={terms}
      isFirst={isFirst}
      badge={ends !== null && <Badge tone={isSoon ? 'warn' : 'neutral'}>{ends}</Badge>}
    >
      <div className={cn('pb-3', PAD)}>
        <EscortPositionDrawing position={job.position} terms={terms} />
      </div>
      <dl className="grid grid-cols-2 gap-px border-y border-line-strong bg-line sm:grid-cols-[1.4fr_1fr_1fr_1fr]">
        {sizesOf(terms).map(({ term, text, isOver }, index) => (
          <div key={term} className={cn('bg-surface py-3 leading-tight', PAD)}>
            <dt className="text-xs text-subtle">{term}</dt>
            <dd
              className={cn(
                'mt-0.5 font-bold whitespace-nowrap tracking-[-0.015em] tabular-nums font-stretch-[108%]',
                index === 0 ? 'text-[1.5rem]' : 'text-[1.1875rem]',
                isOver && 'text-warn underline decoration-accent decoration-2 underline-offset-4',
              )}
            >
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <dl className={cn('grid gap-x-gap gap-y-3.5 py-4 leading-snug sm:grid-cols-2', PAD)}>
        <Info term="Meet" text={meetText(terms)} more={terms.meetPlace} />
        <Info term="Estimated end" text={endText(terms)} more={`In ${endPlace(terms)}`} />
        <Info
          term="States"
          text={terms.states.length === 0 ? 'Not set' : terms.states.join(', ')}
          more={covers !== undefined && covers.length > 0 && <CoverList covers={covers} />}
        />
        <Info term="Your rate" text={rate.amount} more={rate.sum} isLarge />
      </dl>
      {conflicts.length > 0 && (
        <div className={cn('pb-4', PAD)}>
          <Alert tone="warn" title="Conflicts with your calendar">
            {conflicts.map((text) => (
              <span key={text} className="block">
                {`${text}.`}
              </span>
            ))}
          </Alert>
        </div>
      )}
      {block !== null && !isLapsed && (
        <div className={cn('pb-4', PAD)}>
          <CoverAlert
            title={block === 'dispatch' ? 'Waiting for dispatch' : 'You can’t accept this job yet'}
            gaps={coverGaps(job, plans)}
            isWaiting={block === 'dispatch'}
          />
        </div>
      )}
      <div className={cn('flex flex-wrap items-center gap-3 border-t py-4', PAD)}>
        {isLapsed ? (
          <p>This offer has ended. Call dispatch if you still want the job.</p>
        ) : (
          <>
            <Button
              variant={isMain ? 'primary' : 'solid'}
              size="md"
              className="max-sm:flex-1"
              isBusy={isBusy}
              unavailable={closed}
              onClick={() => {
                onAnswer('accepted');
              }}
            >
              Accept
            </Button>
            <Button
              variant="quiet"
              size="md"
              className="max-sm:flex-1"
              disabled={isBusy}
              unavailable={offline}
              onClick={() => {
                onAnswer('declined');
              }}
            >
              Decline
            </Button>
            <p className="min-w-48 flex-1 text-sm text-muted">
              {closed ??
                [
                  terms.hasRivals && 'Also offered to other pilot cars. First to accept gets it.',
                  conflicts.length === 0 && plans.unavailable && 'No conflicts in your calendar.',
                ]
                  .filter((part) => typeof part === 'string')
                  .join(' ')}
            </p>
          </>
        )}
      </div>
    </OfferFrame>
  );
}

interface InfoProps {
  term: string;
  text: string;
  more: ReactNode;
  isLarge?: boolean;
}

function Info({ term, text, more, isLarge = false }: InfoProps) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-subtle">{term}</dt>
      <dd className="tabular-nums wrap-anywhere">
        <span className={cn('block font-semibold', isLarge && 'text-lg')}>{text}</span>
        {more !== '' && more !== false && <div className="text-sm text-muted">{more}</div>}
      </dd>
    </div>
  );
}

interface EndedOfferProps {
  job: EscortJob;
  /** Why it ended: "Another pilot took this job." */
  reason: string;
  onDismiss: () => void;
}

/** An offer that ended while it was on screen, until dismissed. */
export function EndedOffer({ job, reason, onDismiss }: EndedOfferProps) {
  const { terms } = job;
  if (terms === null) return null;
  return (
    <OfferFrame job={job} terms={terms} isOver badge={<Badge>Ended</Badge>}>
      <div
        role="status"
        className={cn('flex flex-wrap items-center justify-between gap-3 border-t py-4', PAD)}
      >
        <p className="font-semibold">{reason}</p>
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Dismiss ${POSITION_NAMES[job.position]}, ${terms.name}`}
          onClick={onDismiss}
        >
          Dismiss
        </Button>
      </div>
    </OfferFrame>
  );
}

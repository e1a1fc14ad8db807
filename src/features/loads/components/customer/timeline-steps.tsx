import {
  expectedDelivery,
  stepNote,
  stepTitle,
  type LoadTimeline,
  type TimelineStep,
} from '@contracts/load-timeline';
import { formatMoment } from '@domain/time/moment-text';
import { cn } from '@/shared/lib/cn';
import { Panel } from '@/shared/ui/panel';

const LINES = {
  done: 'before:bg-fg',
  open: 'before:bg-[repeating-linear-gradient(var(--line-strong)_0_6px,transparent_6px_11px)]',
} as const;
const WORDS = { done: 'done', now: 'current', next: 'upcoming' } as const;
type StepState = keyof typeof WORDS;

/** The steps of a load so far and the next ones, latest first. */
export function TimelineSteps({ timeline }: { timeline: LoadTimeline }) {
  const { steps, status } = timeline;
  const isOver = status === 'delivered' || status === 'cancelled';
  const current = isOver ? undefined : steps.findLast(({ at }) => at !== null);
  return (
    <Panel>
      <div className="mb-4.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="type-h4">Timeline</h3>
        <p className="text-sm text-muted">Local time at each place</p>
      </div>
      <ol aria-label="Steps">
        {steps.toReversed().map((step, index) => (
          <Step
            key={index}
            step={step}
            state={step.at === null ? 'next' : step === current ? 'now' : 'done'}
            timeline={timeline}
          />
        ))}
      </ol>
    </Panel>
  );
}

interface StepProps {
  step: TimelineStep;
  state: StepState;
  timeline: LoadTimeline;
}

function Step({ step, state, timeline }: StepProps) {
  const note = stepNote(step, timeline);
  return (
    <li
      className={cn(
        'relative grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3.5 pb-4.5 before:absolute before:top-6 before:bottom-0 before:left-[calc(0.75rem-1px)] before:w-0.5 last:pb-0 last:before:hidden sm:grid-cols-[1.5rem_minmax(0,1fr)_auto]',
        LINES[state === 'done' ? 'done' : 'open'],
      )}
    >
      <Mark state={state} />
      <div className="leading-normal">
        <b className={state === 'next' ? 'font-[560] text-muted' : 'font-[640]'}>
          {stepTitle(step, timeline)}
        </b>
        <span className="sr-only">{`, ${WORDS[state]}`}</span>
        {note !== null && <p className="text-ui leading-snug wrap-anywhere text-muted">{note}</p>}
      </div>
      <p className="col-start-2 text-sm leading-7 text-muted tabular-nums sm:col-start-3 sm:text-right">
        <StepTime step={step} timeline={timeline} />
      </p>
    </li>
  );
}

function StepTime({ step, timeline }: Omit<StepProps, 'state'>) {
  const { at, time_zone: zone, kind } = step;
  if (at !== null) return <time dateTime={at}>{formatMoment(at, zone)}</time>;
  if (kind !== 'delivered') return null;
  const { hold } = timeline;
  const expected = expectedDelivery(timeline);
  if (expected === null || hold !== null) return <span>To be confirmed</span>;
  return <time dateTime={expected}>{`Est. ${formatMoment(expected, zone)}`}</time>;
}

function Mark({ state }: { state: StepState }) {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" className="m-[0.1875rem] size-4.5">
      {state === 'next' ? (
        <path d="M9 2.5 15.5 9 9 15.5 2.5 9Z" fill="none" stroke="currentColor" strokeWidth="1.5" />
      ) : (
        <path
          d={state === 'now' ? 'M9 1 17 9 9 17 1 9Z' : 'M9 .5 17.5 9 9 17.5.5 9Z'}
          className={state === 'now' ? 'fill-accent' : 'fill-current'}
          stroke={state === 'now' ? 'currentColor' : undefined}
          strokeWidth="1.5"
        />
      )}
      {state === 'done' && (
        <path d="m5.5 9 2.5 2.5 4.5-4.5" fill="none" stroke="var(--bg-raised)" strokeWidth="1.8" />
      )}
    </svg>
  );
}

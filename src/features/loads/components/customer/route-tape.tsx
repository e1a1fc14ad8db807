import type { LoadTimeline } from '@contracts/load-timeline';
import { stateName } from '@domain/places/states';
import { formatCount } from '@domain/numbers/counts';
import { cn } from '@/shared/lib/cn';

const LOOKS = {
  done: 'bg-line-strong',
  now: 'bg-accent text-accent-fg',
  next: 'bg-surface text-muted',
} as const;
const HELD =
  'text-accent-fg bg-[repeating-linear-gradient(-45deg,var(--color-amber-500)_0_6px,var(--color-amber-200)_6px_14px)]';
const TICKS =
  'after:absolute after:inset-x-0 after:bottom-0 after:h-1.5 after:bg-[repeating-linear-gradient(90deg,currentColor_0_1px,transparent_1px_var(--tick))] after:opacity-50';
const TICK_MILES = 25;

/** The states of a route as a tape, to scale if the miles of every state are known. */
export function RouteTape({ timeline: { legs, hold } }: { timeline: LoadTimeline }) {
  if (legs.length === 0) return null;
  const isToScale = legs.every(({ miles }) => miles !== null && miles > 0);
  const isHeld = (state: string) => hold !== null && state === 'now';
  const total = legs.reduce((sum, { miles }) => sum + (miles ?? 0), 0);
  return (
    <div className="grid gap-1.5">
      <ol
        aria-label={isToScale ? 'Route by state, to scale in miles' : 'Route by state'}
        className="flex min-h-11.5 border border-fg"
      >
        {legs.map(({ jurisdiction, miles, state }, index) => (
          <li
            key={index}
            aria-current={state === 'now' ? 'step' : undefined}
            style={{
              flexGrow: isToScale ? (miles ?? 1) : 1,
              ...(isToScale && {
                '--tick': `calc(100% / ${String((miles ?? TICK_MILES) / TICK_MILES)})`,
              }),
            }}
            className={cn(
              'relative grid min-w-9 basis-0 content-start justify-items-center border-l border-fg pt-1 text-ui leading-tight font-bold font-stretch-86% first:border-l-0',
              isHeld(state) ? HELD : LOOKS[state],
              isToScale && TICKS,
            )}
          >
            <abbr title={stateName(jurisdiction)} className="no-underline">
              {jurisdiction}
            </abbr>
            {isToScale && (
              <small className="text-xs font-medium tabular-nums">
                <span className="sr-only">, </span>
                <span>{miles}</span>
                <span className="sr-only"> mi</span>
              </small>
            )}
            <span className="sr-only">
              {`, ${isHeld(state) ? 'on hold' : { done: 'done', now: 'current', next: 'next' }[state]}`}
            </span>
          </li>
        ))}
      </ol>
      {isToScale && (
        <p className="text-center text-sm text-subtle tabular-nums">
          {`${formatCount(total)} mi, tick every ${String(TICK_MILES)}`}
        </p>
      )}
    </div>
  );
}

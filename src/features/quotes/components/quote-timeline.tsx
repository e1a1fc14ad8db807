import { cn } from '@/shared/lib/cn';
import type { ProgressStep } from '../model/quote-progress';

const MARKS = {
  done: { mark: 'border-accent-edge bg-accent', text: 'done' },
  open: { mark: 'border-control bg-surface', text: 'pending' },
  late: { mark: 'border-danger bg-danger-surface', text: 'overdue' },
} as const;

/** The steps of a quote, oldest first. */
export function QuoteTimeline({ steps }: { steps: readonly ProgressStep[] }) {
  return (
    <ol>
      {steps.map(({ name, note, at, state }) => (
        <li
          key={name}
          className="relative grid grid-cols-[1rem_minmax(0,1fr)] gap-x-4 pb-5 before:absolute before:top-4 before:bottom-0 before:left-[calc(0.5rem-0.5px)] before:w-px before:bg-line-strong last:pb-0 last:before:hidden"
        >
          <span
            aria-hidden="true"
            className={cn('relative mt-1 size-3.5 rotate-45 border-2', MARKS[state].mark)}
          />
          <p className="leading-snug">
            <span className="font-semibold">{name}</span>
            <span className="sr-only">{`, ${MARKS[state].text}`}</span>
            <br />
            <span
              className={cn(
                'text-sm tabular-nums',
                state === 'late' ? 'font-semibold text-danger-text' : 'text-subtle',
              )}
            >
              {at === null ? note : <time dateTime={at}>{note}</time>}
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}

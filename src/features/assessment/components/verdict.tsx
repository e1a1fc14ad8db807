import type { AssessedState } from '@assessment/snapshot';
import type { Expectation } from '@assessment/state';
import { cn } from '@/shared/lib/cn';
import { verdictText } from '../model/wording';

const HATCH =
  'bg-[repeating-linear-gradient(-45deg,var(--color-amber-500)_0_3px,var(--color-amber-200)_3px_8px)]';

/** Hatched for superloads, plain amber for permits, dashed for what isn't known. */
export const TILE_LOOK: Readonly<Record<Expectation, string>> = {
  within: 'border border-fg bg-surface text-fg',
  unknown: 'border-2 border-dashed border-fg bg-surface text-fg',
  permit_possible: 'border border-fg bg-amber-100 text-ink-900',
  permit: 'border border-fg bg-amber-200 text-ink-900',
  superload_possible: cn('border border-fg text-ink-900', HATCH),
  superload: cn('border border-fg text-ink-900', HATCH),
};

const SYMBOLS: Readonly<Record<Expectation, string>> = {
  within: 'M2 9h14M9 2v14',
  unknown: 'M6.5 7a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .7-1 1.5M9 13.2v.3',
  permit_possible: 'M2 2h14v14H2zM5 9h8',
  permit: 'M2 2h14v14H2zM5 6h8M5 9h8M5 12h5',
  superload_possible: 'M9 1 17 9 9 17 1 9ZM4.5 10.5 10.5 4.5M7.5 13.5 13.5 7.5',
  superload: 'M9 1 17 9 9 17 1 9ZM9 5 13 9 9 13 5 9ZM9 7 11 9 9 11 7 9Z',
};

/** A state's verdict as a symbol and words. */
export function Verdict({ state }: { state: Pick<AssessedState, 'expectation' | 'superload'> }) {
  return (
    <span className="inline-flex items-start gap-2 leading-snug font-semibold">
      <svg
        viewBox="0 0 18 18"
        aria-hidden="true"
        className="mt-0.5 size-4.5 shrink-0"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <path d={SYMBOLS[state.expectation]} />
      </svg>
      <span>{verdictText(state)}</span>
    </span>
  );
}

/** The colors of the map. */
export function VerdictKey() {
  const entries = [
    ['superload', 'Superload, or may be one'],
    ['permit', 'Permit'],
    ['unknown', 'Not known'],
    ['within', 'Within the limits on file'],
  ] as const;
  return (
    <ul
      aria-label="Colors of the map"
      className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-x-5 gap-y-1.5 text-sm text-muted print:hidden"
    >
      {entries.map(([expectation, text]) => (
        <li key={expectation} className="flex items-center gap-2">
          <span aria-hidden="true" className={cn('size-4.5', TILE_LOOK[expectation])} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

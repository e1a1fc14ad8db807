import { formatFeet, formatToInch } from '@contracts/length';
import type { Assessment } from '@assessment/assess';
import { formatLb, headline } from '../model/wording';

/** The answer in two sentences and four figures. */
export function Summary({ assessment }: { assessment: Assessment }) {
  const { size, escorts } = assessment;
  const facts = [
    ['Gross, estimated', size.gross === null ? 'Enter the weight' : formatLb(size.gross)],
    ['Loaded height', size.height === null ? 'Not known' : formatFeet(size.height)],
    ['Pilot cars', pilotCars(escorts)],
    [
      'Overall length',
      size.overallLength === null ? 'Not known' : `About ${formatToInch(size.overallLength)}`,
    ],
  ] as const;
  return (
    <>
      <p
        aria-live="polite"
        className="text-[clamp(1.1875rem,1rem+0.6vw,1.4375rem)] leading-tight font-bold text-balance font-stretch-110%"
      >
        {headline(assessment)}
      </p>
      <dl className="grid grid-cols-2 border-y border-line-strong sm:grid-cols-4">
        {facts.map(([term, detail]) => (
          <div key={term} className="py-2.5 pr-3">
            <dt className="font-cond text-xs text-subtle">{term}</dt>
            <dd className="leading-snug font-semibold tabular-nums">{detail}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function pilotCars({ atLeast, possible }: Assessment['escorts']): string {
  if (atLeast > 0) return `At least ${String(atLeast)}`;
  return possible > 0 ? `${String(possible)} possible` : 'No threshold reached';
}

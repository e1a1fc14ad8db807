import { mostEscorts } from '@assessment/escorts';
import type { BriefAssessment } from '@assessment/snapshot';
import { formatFeet, formatToInch } from '@domain/numbers/length';
import { formatLb } from '@domain/numbers/pounds';
import type { Rig } from '../model/combinations';
import { headline } from '../model/wording';

/** The answer in two sentences and four figures. */
export function Summary({
  assessment,
  trailer,
  isSent = false,
}: {
  assessment: BriefAssessment;
  /** The trailer the answer assumes, if nothing else on the page says so. */
  trailer?: { rig: Rig; isRecommended: boolean };
  /** It was stored with a request, so a missing weight can’t be entered anymore. */
  isSent?: boolean;
}) {
  const { size, states } = assessment;
  const facts = [
    ['Gross, estimated', grossText(size.gross, isSent)],
    ['Loaded height', size.height === null ? 'Not known' : formatFeet(size.height)],
    ['Pilot cars', pilotCars(states)],
    [
      'Overall length',
      size.overallLength === null ? 'Not known' : `About ${formatToInch(size.overallLength)}`,
    ],
  ] as const;
  return (
    <>
      <p
        aria-live={isSent ? undefined : 'polite'}
        className="text-[clamp(1.1875rem,1rem+0.6vw,1.4375rem)] leading-tight font-bold text-balance font-stretch-110%"
      >
        {headline(assessment, isSent)}
      </p>
      <dl className="grid grid-cols-2 border-y border-line-strong sm:grid-cols-4">
        {facts.map(([term, detail]) => (
          <div key={term} className="py-2.5 pr-3">
            <dt className="font-cond text-xs text-subtle">{term}</dt>
            <dd className="leading-snug font-semibold tabular-nums">{detail}</dd>
          </div>
        ))}
      </dl>
      {trailer !== undefined && (
        <p className="text-sm">
          {`Trailer: ${trailer.rig.name}${trailer.isRecommended ? ', recommended' : ''}`}
        </p>
      )}
    </>
  );
}

function pilotCars(states: BriefAssessment['states']): string {
  const { atLeast, possible } = mostEscorts(states);
  if (atLeast > 0) return `At least ${String(atLeast)}`;
  if (possible > 0) return `${String(possible)} possible`;
  const unknown = states.filter(({ escorts }) => escorts.isPartlyUnknown).length;
  if (unknown === 0) return 'No threshold reached';
  return unknown === states.length ? 'Not known' : `Not known in ${String(unknown)}`;
}

function grossText(gross: number | null, isSent: boolean): string {
  if (gross !== null) return formatLb(gross);
  return isSent ? 'Not known' : 'Enter the weight';
}

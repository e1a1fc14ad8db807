import type { Assessment } from '@assessment/assess';
import type { RuleSource } from '../api/rules';
import type { RankedRig } from '../model/combinations';
import { CertaintyKey } from './certainty';
import { FederalCard } from './federal-card';
import { RigList } from './rig-list';
import { StateCard } from './state-card';

interface AssessmentDetailsProps {
  assessment: Assessment;
  ranked: readonly RankedRig[];
  size: { length: number; width: number; height: number };
  sources: ReadonlyMap<string, RuleSource>;
}

/** A card for each state, the federal check, and the recommended combinations. */
export function AssessmentDetails({ assessment, ranked, size, sources }: AssessmentDetailsProps) {
  return (
    <>
      <section
        aria-labelledby="states-heading"
        className="grid gap-5 print:block print:break-before-page"
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 print:mb-3 print:break-after-avoid">
          <h2 id="states-heading" className="type-h3">
            State by state
          </h2>
          <CertaintyKey />
        </div>
        <div className="grid gap-gap md:grid-cols-2 2xl:grid-cols-3 print:block print:*:mb-5">
          {assessment.states.map((state) => (
            <StateCard key={state.state} state={state} sources={sources} />
          ))}
          <FederalCard federal={assessment.federal} size={assessment.size} />
        </div>
      </section>
      <section aria-labelledby="rigs-heading" className="grid gap-4 print:break-inside-avoid">
        <h2 id="rigs-heading" className="type-h3">
          Recommended combinations
        </h2>
        <p className="text-sm text-muted">
          Ranked by permits needed, loaded width, axle weights, pilot cars and loaded height.
          Weights and lengths are typical for each trailer.
        </p>
        <RigList ranked={ranked} size={size} />
      </section>
    </>
  );
}

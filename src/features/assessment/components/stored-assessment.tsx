import type { AssessmentSnapshot } from '@assessment/snapshot';
import { formatFullDay } from '@domain/time/day-text';
import { AssessmentTable } from './assessment-table';
import { Summary } from './summary';

/** An assessment as it was when the request was sent. */
export function StoredAssessment({ snapshot }: { snapshot: AssessmentSnapshot }) {
  return (
    <div className="grid gap-4">
      <Summary assessment={snapshot} isSent />
      <p className="text-sm">{`Route: ${snapshot.states.map(({ state }) => state).join(' → ')}${snapshot.isRouteChanged === true ? ', changed by the customer' : ''}.`}</p>
      <AssessmentTable states={snapshot.states} />
      <p className="text-sm text-muted">{`Assumes a ${snapshot.trailer} and the rules of ${formatFullDay(snapshot.rules_as_of)}. Estimate only. The issued permit controls.`}</p>
    </div>
  );
}

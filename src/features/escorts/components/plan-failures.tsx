import { RetryAlert } from '@/shared/ui/retry-alert';
import type { PlanQueries } from './use-pilot-plans';

/** Shown above a pilot car's jobs: what couldn't be checked, until a retry succeeds. */
export function PlanFailures({ queries: { days, covers } }: { queries: PlanQueries }) {
  return (
    <>
      {days.isError && <RetryAlert title="We couldn’t check your calendar." query={days} />}
      {covers.isError && (
        <RetryAlert title="We couldn’t check your certificates and insurance." query={covers} />
      )}
    </>
  );
}

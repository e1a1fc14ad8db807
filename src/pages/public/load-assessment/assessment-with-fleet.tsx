import { useQuery } from '@tanstack/react-query';
import { AssessmentTool } from '@/features/assessment/components/assessment-tool';
import { fleetConfigurationsQueryOptions } from '@/features/fleet/api/fleet-configurations';
import { useIsHydrated } from '@/shared/lib/use-is-hydrated';

const NO_FLEET = [] as const;

/** The assessment with the fleet's configurations to recommend from; without them it uses a typical one. */
export function AssessmentWithFleet() {
  const { data } = useQuery(fleetConfigurationsQueryOptions());
  const isTakenOver = useIsHydrated();
  return <AssessmentTool fleet={isTakenOver ? (data ?? NO_FLEET) : NO_FLEET} />;
}

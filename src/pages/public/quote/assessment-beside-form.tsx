import { useQuery } from '@tanstack/react-query';
import {
  QuoteAssessment,
  type QuoteAssessmentProps,
} from '@/features/assessment/components/quote-assessment';
import { fleetConfigurationsQueryOptions } from '@/features/fleet/api/fleet-configurations';

const NO_FLEET = [] as const;

/** The assessment with the fleet's configurations to recommend from. */
export function AssessmentBesideForm(props: QuoteAssessmentProps) {
  const { data } = useQuery(fleetConfigurationsQueryOptions());
  return <QuoteAssessment {...props} fleet={data ?? NO_FLEET} />;
}

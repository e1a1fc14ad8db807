import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import type { AssessmentSnapshot } from '@assessment/snapshot';
import { sizeTexts } from '@domain/size';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { RecordSection } from '@/shared/console/record/record-section';
import { Skeleton } from '@/shared/ui/skeleton';
import { storedAssessmentQueryOptions } from '../api/stored-assessment';
import { BLANK_ASSESSMENT, toParams } from '../model/share-params';
import { StoredAssessment } from './stored-assessment';

interface AssessedQuote {
  id: string;
  origin: string;
  destination: string;
  /** Feet, of the largest piece. */
  length: number;
  width: number;
  height: number;
  /** Of all pieces. */
  weight_lbs: number | null;
}

/** The assessment the customer saw, in the drawer of their quote. */
export function QuoteSnapshot({ quote }: { quote: AssessedQuote }) {
  const query = useQuery(storedAssessmentQueryOptions(quote.id));
  const { data: snapshot } = query;
  return (
    <RecordSection
      title="Load assessment"
      action={
        <a href={pathOf(quote, snapshot)} target="_blank" rel="noreferrer" className="link text-ui">
          Assess again
          <ExternalLink aria-hidden="true" className="ml-1 inline size-4" />
          <span className="sr-only"> (opens a new tab)</span>
        </a>
      }
    >
      {query.error && (
        <FetchFailure
          title="We couldn’t load the assessment."
          error={query.error}
          hasRows={snapshot !== undefined}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <Skeleton className="h-40" />}
      {snapshot === null && (
        <p className="text-muted">The customer sent this request without an assessment.</p>
      )}
      {snapshot && (
        <>
          <p className="text-muted">The customer saw this when they sent the request.</p>
          <StoredAssessment snapshot={snapshot} />
        </>
      )}
    </RecordSection>
  );
}

/** The load assessment of a quote, with the customer’s route if they changed it. */
function pathOf(
  { origin, destination, weight_lbs, ...size }: AssessedQuote,
  snapshot: AssessmentSnapshot | null | undefined,
): string {
  const values = {
    ...BLANK_ASSESSMENT,
    ...sizeTexts(size),
    weight: weight_lbs === null ? '' : String(weight_lbs),
    origin,
    destination,
  };
  const route =
    snapshot?.isRouteChanged === true ? snapshot.states.map(({ state }) => state) : null;
  return `/tools/load-assessment?${toParams(values, route).toString()}`;
}

import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { sizeTexts } from '@contracts/size';
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

/** What the load assessment told the customer, in the drawer of their quote. */
export function QuoteSnapshot({ quote }: { quote: AssessedQuote }) {
  const query = useQuery(storedAssessmentQueryOptions(quote.id));
  const { data: snapshot } = query;
  return (
    <RecordSection
      title="Load assessment"
      action={
        <a href={pathOf(quote)} target="_blank" rel="noreferrer" className="link text-ui">
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

function pathOf({ origin, destination, weight_lbs, ...size }: AssessedQuote): string {
  const values = {
    ...BLANK_ASSESSMENT,
    ...sizeTexts(size),
    weight: weight_lbs === null ? '' : String(weight_lbs),
    origin,
    destination,
  };
  return `/tools/load-assessment?${toParams(values, null).toString()}`;
}

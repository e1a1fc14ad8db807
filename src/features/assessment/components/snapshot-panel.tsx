import { useQuery } from '@tanstack/react-query';
import type { AssessmentSnapshot } from '@assessment/snapshot';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { storedAssessmentQueryOptions } from '../api/stored-assessment';
import { StoredAssessment } from './stored-assessment';

/** The assessment the customer saw when they sent their request. */
export function SnapshotPanel({ snapshot }: { snapshot: AssessmentSnapshot }) {
  return (
    <Panel isPadded={false}>
      <PanelHead title="Load assessment" />
      <div className="px-[clamp(1.25rem,0.8rem+1.6vw,2.25rem)] py-5">
        <StoredAssessment snapshot={snapshot} />
      </div>
    </Panel>
  );
}

/** Loads what the customer saw by the quote’s id. Renders nothing without an assessment. */
export function QuoteSnapshotPanel({ quoteId }: { quoteId: string }) {
  const query = useQuery(storedAssessmentQueryOptions(quoteId));
  if (query.isError) return <RetryAlert title="We couldn’t load the assessment." query={query} />;
  return query.data ? <SnapshotPanel snapshot={query.data} /> : null;
}

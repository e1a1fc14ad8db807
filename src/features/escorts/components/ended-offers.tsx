import { useQuery } from '@tanstack/react-query';
import { offerOutcomeQueryOptions, type EscortJob, type OfferOutcome } from '../api/escort-jobs';
import { EndedOffer } from './offer-card';

const REASONS: Record<Exclude<OfferOutcome, null>, string> = {
  taken: 'Another pilot took this job.',
  lapsed: 'This offer has ended.',
  withdrawn: 'Dispatch withdrew this offer.',
  canceled: 'Dispatch canceled this load.',
};

interface EndedOffersProps {
  jobs: readonly EscortJob[];
  userId: string;
  onDismiss: (id: string) => void;
}

/** Offers that ended while they were on screen, grayed until dismissed. */
export function EndedOffers({ jobs, userId, onDismiss }: EndedOffersProps) {
  return jobs.map((job) => (
    <WithReason
      key={job.id}
      job={job}
      userId={userId}
      onDismiss={() => {
        onDismiss(job.id);
      }}
    />
  ));
}

interface WithReasonProps {
  job: EscortJob;
  userId: string;
  onDismiss: () => void;
}

function WithReason({ job, userId, onDismiss }: WithReasonProps) {
  const { data: outcome, isError } = useQuery(offerOutcomeQueryOptions(userId, job.id));
  if (outcome === null) return null;
  if (outcome === undefined && !isError) return null;
  const reason = outcome === undefined ? 'This offer is no longer open.' : REASONS[outcome];
  return <EndedOffer job={job} reason={reason} onDismiss={onDismiss} />;
}

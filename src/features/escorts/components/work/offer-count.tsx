import { useQuery } from '@tanstack/react-query';
import { escortJobsQueryOptions } from '../../api/escort-jobs';
import { sortJobs } from '../../model/escort-jobs';

/** The number of open escort offers for this pilot car; renders nothing without one. */
export function OfferCount({ userId }: { userId: string }) {
  const { data } = useQuery(escortJobsQueryOptions(userId));
  const count = data === undefined ? 0 : sortJobs(data).offers.length;
  if (count === 0) return null;
  return (
    <span className="rounded-xs bg-accent px-1.5 py-0.75 text-xs leading-none font-semibold text-accent-fg tabular-nums">
      <span>{String(count)}</span>{' '}
      <span className="sr-only">{`${count === 1 ? 'offer' : 'offers'} waiting`}</span>
    </span>
  );
}

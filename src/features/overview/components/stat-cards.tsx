import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@domain/numbers/counts';
import { Panel } from '@/shared/ui/panel';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import { overviewCountsQueryOptions, type OverviewCounts } from '../api/overview-counts';

/** The dashboard's six figures. */
const CARDS: readonly {
  label: string;
  count: Exclude<keyof OverviewCounts, 'board' | 'expiring_papers'>;
}[] = [
  { label: 'Unique Visitors', count: 'unique_visitors' },
  { label: 'Analytics Events', count: 'analytics_events' },
  { label: 'Consent Records', count: 'consent_records' },
  { label: 'Total Users', count: 'total_users' },
  { label: 'Gallery Images', count: 'gallery_images' },
  { label: 'Services', count: 'services' },
];

/** Six figures side by side. They show 0 with an alert if loading fails. */
export function StatCards() {
  const { data, isError, isPending, isFetching, refetch } = useQuery(overviewCountsQueryOptions());
  return (
    <>
      {isError && (
        <RetryAlert title="We couldn’t load the figures." query={{ isFetching, refetch }}>
          {data ? 'They may be out of date.' : 'They show 0 until they load.'}
        </RetryAlert>
      )}
      <Panel
        isPadded={false}
        aria-label="Figures"
        aria-busy={isPending}
        className="overflow-hidden"
      >
        <dl className="-mr-px -mb-px grid grid-cols-2 md:grid-cols-3 3xl:grid-cols-6">
          {CARDS.map(({ label, count }) => (
            <div key={label} className="grid gap-1.5 border-r border-b px-4.5 py-4">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="text-[1.875rem] leading-none font-bold tracking-[-0.02em] tabular-nums font-wide">
                {isPending ? <Skeleton className="h-7.5 w-20" /> : formatCount(data?.[count] ?? 0)}
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
    </>
  );
}

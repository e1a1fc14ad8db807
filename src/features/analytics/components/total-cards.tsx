import { useQuery } from '@tanstack/react-query';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Panel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { totalsQueryOptions, type Totals } from '../api/figures';
import type { Period } from '../model/period';

/** The four totals. */
const CARDS: readonly { label: string; count: keyof Totals }[] = [
  { label: 'Total Events', count: 'events' },
  { label: 'Unique Visitors', count: 'unique_visitors' },
  { label: 'Page Views', count: 'page_views' },
  { label: 'Consent Records', count: 'consents' },
];

const count = (number: number) => number.toLocaleString('en-US');

/** The totals of a period, and the number of filtered events. */
export function TotalCards({ period }: { period: Period }) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    totalsQueryOptions(period),
  );
  return (
    <>
      {isError && (
        <Alert
          tone="danger"
          title="The figures could not be loaded."
          actions={
            <Button variant="quiet" size="sm" isBusy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      )}
      <Panel
        isPadded={false}
        aria-label="Totals"
        aria-busy={data === undefined || isPlaceholderData}
        className="overflow-hidden"
      >
        <dl className="-mr-px -mb-px grid grid-cols-2 xl:grid-cols-4">
          {CARDS.map((card) => (
            <div key={card.label} className="grid gap-1.5 border-r border-b px-4.5 py-4">
              <dt className="text-sm text-muted">{card.label}</dt>
              <dd className="text-[1.875rem] leading-none font-bold tracking-[-0.02em] tabular-nums font-wide">
                {data === undefined ? <Skeleton className="h-7.5 w-20" /> : count(data[card.count])}
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
      {data !== undefined && (
        <p className="-mt-2 text-sm text-subtle tabular-nums">
          Includes only visitors who agreed. Filtered out: bots {count(data.bots)}, staff{' '}
          {count(data.staff)}.
        </p>
      )}
    </>
  );
}

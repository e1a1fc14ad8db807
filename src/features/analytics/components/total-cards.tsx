import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@domain/numbers/counts';
import { Panel } from '@/shared/ui/panel';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import { totalsQueryOptions, visitorsQueryOptions, type Totals } from '../api/figures';
import { PERIOD_LABELS, periodBefore, type Period, type PeriodLength } from '../model/period';
import { describeTrend, describeVisitorTrend } from '../model/trend';

/** The four totals. */
const CARDS: readonly { label: string; count: keyof Totals }[] = [
  { label: 'Total Events', count: 'events' },
  { label: 'Unique Visitors', count: 'unique_visitors' },
  { label: 'Page Views', count: 'page_views' },
  { label: 'Consent Records', count: 'consents' },
];

interface TotalCardsProps {
  period: Period;
  length: PeriodLength;
}

/** The totals of a period compared with the period before, and the number of filtered events. */
export function TotalCards({ period, length }: TotalCardsProps) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    totalsQueryOptions(period),
  );
  const earlier = periodBefore(length, period);
  const { data: before } = useQuery(totalsQueryOptions(earlier));
  // The totals' unique visitors are exact only for periods that end today.
  const { data: visitorsBefore } = useQuery(visitorsQueryOptions(earlier));
  const trendOf = (card: keyof Totals): string | undefined => {
    if (data === undefined) return undefined;
    if (card !== 'unique_visitors') {
      return before && describeTrend(data[card], before[card], PERIOD_LABELS[length]);
    }
    return (
      visitorsBefore &&
      describeVisitorTrend(data[card], visitorsBefore, earlier, PERIOD_LABELS[length])
    );
  };
  return (
    <>
      {isError && (
        <RetryAlert title="We couldn’t load the figures." query={{ isFetching, refetch }} />
      )}
      <Panel
        isPadded={false}
        aria-label="Totals"
        aria-busy={data === undefined || isPlaceholderData}
        className="overflow-hidden"
      >
        <dl className="-mr-px -mb-px grid grid-cols-2 xl:grid-cols-4">
          {CARDS.map((card) => (
            <div
              key={card.label}
              className="grid content-start gap-1.5 border-r border-b px-4.5 py-4"
            >
              <dt className="text-sm text-muted">{card.label}</dt>
              <dd className="text-[1.875rem] leading-none font-bold tracking-[-0.02em] tabular-nums font-wide">
                {data === undefined ? (
                  <Skeleton className="h-7.5 w-20" />
                ) : (
                  formatCount(data[card.count])
                )}
              </dd>
              <dd className="text-sm text-subtle tabular-nums empty:hidden">
                {trendOf(card.count)}
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
      {data !== undefined && (
        <p className="-mt-2 text-sm text-subtle tabular-nums">{`Includes only visitors who agreed. Filtered out: bots ${formatCount(data.bots)}, staff ${formatCount(data.staff)}.`}</p>
      )}
    </>
  );
}
